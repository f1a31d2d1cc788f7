# O passeio pelo jogo em imagens.

walk = ### { $step } de { $steps }: { $heading }
walk-points = Além das cidades: floresta 2 · montanha 2 · lago 3 por quadrante, menos o primeiro · fábrica com um recurso da mesma cor 4, algumas 2
walk-placing = -# **Sobre** põe sua carta por cima; **debaixo de** a desliza por baixo. Suas montanhas formam sempre uma só linha que nunca se bifurca: uma carta não pode ir aonde a bifurque ou deixe uma montanha isolada.
button-walk = Como se joga em 6 imagens
button-walk-on = Próxima ▶
button-walk-back = ◀ Voltar

welcome = 👋 Primeira vez aqui? Seis imagens mostram como funciona.
welcome-rules = 👋 Primeira vez aqui? As regras são algumas páginas curtas com imagens.
