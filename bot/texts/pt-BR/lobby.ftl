# Os jogadores virtuais são animais de Hokkaido. As in English.
computer-name = { $who ->
        [kuma] Kuma
        [kon] Kon
        [shika] Shika
        [fuku] Fuku
        [tancho] Tancho
        [risu] Risu
        [usagi] Usagi
        [goma] Goma
       *[nobody] Virtual { $number }
    }
computer-animal = { $who ->
        [kuma] 🐻
        [kon] 🦊
        [shika] 🦌
        [fuku] 🦉
        [tancho] 🦢
        [risu] 🐿️
        [usagi] 🐇
        [goma] 🦭
       *[nobody] 🤖
    }

strength = { $strength ->
        [normal] médio
        [hard] forte
        [random] aleatório
        [greedy] ganancioso
       *[easy] fraco
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 Honshu
       *[hokkaido] 🏔️ Hokkaido
    }
lobby-what = { $game ->
        [honshu] Monte seu próprio mapa carta a carta, com florestas, lagos e uma cidade grande. Depois de 12 rodadas, vence quem tiver mais pontos.
       *[hokkaido] Monte seu próprio mapa carta a carta, ao longo de uma cordilheira. Depois de 12 rodadas, vence quem tiver mais pontos.
    }
lobby-how-long = 🕐 De 2 a 5 jogadores · meia hora de uma vez só, ou algumas jogadas por dia
lobby-deck = Baralho próprio: “{ $name }”
# As in English.
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · { strength } 🤖
# As in English.
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] Quem tem a 👑 pode chamar gente com `/hokkaido invite` ou apertar **Jogar contra dois 🤖**.
       *[other] Vai jogar? Aperte **Entrar**. Se não vier mais ninguém, quem tem a 👑 pode apertar **Jogar contra dois 🤖**.
    }
lobby-ready = -# Quando todo mundo chegar, quem tem a 👑 aperta **Começar**.
table-is-full = 🪑 Mesa cheia, <@{ $user }>: comece quando quiser.
table-closes = { $stage ->
        [running] ⏳ { $people }, vamos continuar? Se ninguém fizer nada, a partida será encerrada <t:{ $until }:R>.
       *[other] ⏳ { $people }, vamos manter a mesa aberta? Se ninguém fizer nada, ela será fechada <t:{ $until }:R>.
    }
button-keep-open = Manter aberta
lobby-begun = Suas cartas chegam por mensagem direta.
lobby-more = Veja o que mais dá para fazer nesta mesa:
lobby-cancelled = Esta mesa está fechada. Para abrir outra, digite `/hokkaido start`.

table-opened = Sua mesa está aberta, e é você quem cuida dela (👑).
lobby-ping = 📣 <@&{ $role }>, quem quer jogar?
joined = Você está na mesa. { $host } começa a partida quando todo mundo chegar.
joined-thread = Você está na mesa: continue em <#{ $channel }>.
left = Você saiu da mesa.
begun = A partida começou! Estou distribuindo as cartas.
cancelled = A mesa está fechada.

button-join = Entrar
button-leave = Sair
# As in English.
button-add-computer = 🤖 { strength }
button-add-usual-computer = Adicionar 🤖
button-add-two-computers = Jogar contra dois 🤖
button-remove-computer = Remover 🤖
button-options = Opções
button-table-more = Mais…
button-into-thread = Jogar em um tópico
button-begin = Começar
button-cancel = Fechar a mesa
button-rules = Regras

may-not-write-here = Você não pode escrever neste canal, então também não pode abrir uma mesa aqui. Tente em outro.
permissions-missing = Não consigo conduzir uma partida neste canal sem { $count ->
        [one] a permissão
       *[other] as permissões
    } { $names }. Avise quem administra o servidor e tente de novo.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-connect = Conectar

table-options = ### Opções desta mesa
    Mude o que quiser até apertar **Começar**; todo mundo vê na mesa.
table-option-variant = Jogo
table-option-variant-hokkaido-draft = Hokkaido com draft
table-option-variant-hokkaido-trick = Hokkaido com apostas
table-option-variant-honshu-trick = Honshu com apostas
table-option-variant-honshu-draft = Honshu com draft
# As in English.
table-option-game-hokkaido = Hokkaido
# As in English.
table-option-game-honshu = Honshu
table-option-selection-draft = Draft: escolher uma carta e passar o resto
table-option-selection-trick = Apostas: jogar uma carta para pegar outra
table-option-goals-no = Sem objetivos
table-option-goals-yes = Com objetivos
table-option-scoring-card = Carta de pontuação final
table-option-scoring-card-none = Sem carta de pontuação final
table-option-scoring-card-random = Carta de pontuação final: sorteada
table-option-scoring-card-1 = Carta 1: uma fábrica aceita dois recursos
table-option-scoring-card-2 = Carta 2: três florestas em linha
table-option-scoring-card-3 = Carta 3: blocos de quatro pousios
table-option-scoring-card-4 = Carta 4: cada quadrante de lago
table-option-scoring-card-5 = Carta 5: cidades com quatro cidades em volta
table-option-scoring-card-6 = Carta 6: quadrantes de produção vazios
table-option-scoring-card-7 = Carta 7: recursos azuis e amarelos em fábricas
table-option-scoring-card-8 = Carta 8: recursos cinza e marrons em fábricas
table-option-deadline = Prazo
table-option-deadline-none = Sem prazo
table-option-deadline-2min = 2 minutos por jogada
table-option-deadline-10min = 10 minutos por jogada
table-option-deadline-1h = 1 hora por jogada
table-option-deadline-12h = 12 horas por jogada
table-option-deadline-24h = 24 horas por jogada
table-option-deadline-3d = 3 dias por jogada
table-option-order-as-printed = Colocação padrão
table-option-order-simultaneous = Colocação simultânea
table-option-order-in-order = Colocação em ordem
table-option-language = Idioma: { $language }
table-option-language-auto = Idioma: o do servidor
table-option-side-a = Lado A
table-option-side-b = Lado B
table-option-hints-yes = Com dicas
table-option-hints-no = Sem dicas
table-option-by-invitation-yes = Só com convite
table-option-by-invitation-no = Aberta a todos
