walk = ### { $step } de { $steps }: { $heading }
walk-points = Além das cidades: floresta, 2 · montanha, 2 · lago, 3 por quadrante menos o primeiro · fábrica com um recurso da mesma cor, 4 (algumas, 2)
walk-placing = -# Sua carta pode ficar **sobre** outras ou **debaixo** delas. Suas montanhas formam sempre uma só linha, sem bifurcações: a carta não pode ir aonde criaria uma bifurcação (como na moldura vermelha) ou deixaria uma montanha solta.
button-walk = Aprender a jogar
button-walk-on = Próxima ▶
button-walk-back = ◀ Voltar
button-open-table = Abrir uma mesa

welcome = 👋 Primeira vez aqui?
