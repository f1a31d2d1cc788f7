# O passeio pelo jogo em imagens.

walk = ### { $step } de { $steps }: { $heading }
button-walk = Como se joga em 6 imagens
button-walk-on = Próxima ▶
button-walk-back = ◀ Voltar

welcome = 👋 Primeira vez aqui? Seis imagens mostram como funciona.
welcome-rules = 👋 Primeira vez aqui? As regras são algumas páginas curtas com imagens.
