# Uma mesa antes de a partida começar, e o que se diz a quem chega e a quem sai.

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
        [normal] normal
        [hard] difícil
        [random] aleatório
        [greedy] ganancioso
       *[easy] fácil
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 Honshu
       *[hokkaido] 🏔️ Hokkaido
    }{ $open ->
        [yes] : quem joga?
       *[no] {""}
    }
lobby-what = { $game ->
        [honshu] Construa seu próprio mapa, carta a carta: florestas, lagos, uma cidade grande. Depois de 12 rodadas, vence quem tiver mais pontos.
       *[hokkaido] Construa seu próprio mapa, carta a carta, ao longo de uma cordilheira. Depois de 12 rodadas, vence quem tiver mais pontos.
    }
lobby-how-long = 🕐 De 2 a 5 jogadores · meia hora, ou alguns toques por dia
lobby-without-hints = 🚫 sem dicas
lobby-options = Lado { $side }{ $selection ->
        [draft] {" "}· cartas por draft
        [trick] {" "}· cartas por apostas
       *[usual] {""}
    }{ $goals ->
        [yes] {" "}· com objetivos
        [no] {" "}· sem objetivos
       *[none] {""}
    }{ $order ->
        [simultaneous] {" "}· colocação sempre ao mesmo tempo
        [in_order] {" "}· colocação sempre em ordem
       *[as_printed] {""}
    }
lobby-deck = Com um baralho próprio: “{ $name }”
# As in English.
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · jogador virtual { strength }
# As in English.
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] Quem organiza (👑) convida outras pessoas com `/hokkaido invite`, ou aperta **Jogar contra dois 🤖**.
       *[other] Quer jogar? Aperte **Entrar**. Se não há mais ninguém, quem organiza (👑) aperta **Jogar contra dois 🤖**.
    }
lobby-ready = -# Quem organiza (👑) aperta **Começar** quando todo mundo tiver chegado.
table-is-full = 🪑 Sua mesa está cheia: comece quando quiser, <@{ $user }>.
table-closes = { $stage ->
        [running] ⏳ Vamos continuar? Esta partida se fecha sozinha <t:{ $until }:R> se ninguém fizer nada, { $people }.
       *[other] ⏳ Manter esta mesa aberta? Ela se fecha sozinha <t:{ $until }:R> se ninguém fizer nada, { $people }.
    }
button-keep-open = Manter aberta
lobby-begun = A partida começou. Suas cartas chegam por mensagem direta; **Minha mão**, aqui embaixo, também mostra as cartas. Boa sorte!
lobby-more = Veja o que mais você pode fazer nesta mesa.
lobby-cancelled = Esta mesa está fechada. Digite `/hokkaido start` para abrir outra.
lobby-waits = A partida ainda não começou. Quem organiza, { $name }, começa com **Começar**.

table-opened = Sua mesa está aberta. Você organiza a mesa (👑): aperte **Começar** quando todo mundo tiver chegado.
lobby-ping = 📣 <@&{ $role }>, quem quer jogar?
joined = Você tem um lugar à mesa. { $host } começa a partida quando todo mundo tiver chegado.
joined-thread = Você tem um lugar à mesa: continue em <#{ $channel }>.
left = Você saiu da mesa.
begun = A partida começou: as cartas estão sendo distribuídas.
cancelled = A mesa está fechada.

button-join = Entrar
button-leave = Sair
# As in English.
button-add-computer = 🤖 { strength }
button-add-usual-computer = Adicionar 🤖
button-add-two-computers = Jogar contra dois 🤖
button-remove-computer = Tirar 🤖
button-options = Opções
button-table-more = Mais…
button-into-thread = Para um tópico
button-begin = Começar
button-cancel = Fechar
button-rules = Regras

may-not-write-here = Você não pode escrever neste canal, então também não pode abrir uma mesa aqui. Tente em um canal em que possa escrever.
permissions-missing = Não posso jogar neste canal: { $count ->
        [one] falta a permissão
       *[other] faltam as permissões
    } { $names }. Peça ajuda a quem gerencia o servidor e tente de novo.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-connect = Conectar

table-options = ### Opções desta mesa
    Mude o que quiser até apertar **Começar**; o pessoal vê tudo na mesa.
table-option-variant = Qual jogo
table-option-variant-hokkaido-draft = Hokkaido: cartas por draft
table-option-variant-hokkaido-trick = Hokkaido: cartas por apostas
table-option-variant-honshu-trick = Honshu: cartas por apostas
table-option-variant-honshu-draft = Honshu: cartas por draft
table-option-goals = Objetivos
table-option-goals-no = Sem objetivos
table-option-goals-yes = Com objetivos
table-option-scoring-card = Carta de pontuação final
table-option-scoring-card-none = Sem carta de pontuação final
table-option-scoring-card-random = Carta de pontuação final: uma ao acaso
table-option-scoring-card-1 = Carta 1: dois recursos por fábrica
table-option-scoring-card-2 = Carta 2: florestas seguidas
table-option-scoring-card-3 = Carta 3: blocos de pousios
table-option-scoring-card-4 = Carta 4: cada quadrante de lago
table-option-scoring-card-5 = Carta 5: cidades entre cidades
table-option-scoring-card-6 = Carta 6: produção vazia
table-option-scoring-card-7 = Carta 7: recursos azuis e amarelos
table-option-scoring-card-8 = Carta 8: recursos cinza e marrons
table-option-deadline = Prazo
table-option-deadline-none = Sem prazo
table-option-deadline-2min = 2 minutos por passo
table-option-deadline-10min = 10 minutos por passo
table-option-deadline-1h = 1 hora por passo
table-option-deadline-12h = 12 horas por passo
table-option-deadline-24h = 24 horas por passo
table-option-deadline-3d = 3 dias por passo
table-option-order-as-printed = Colocação conforme as regras
table-option-order-simultaneous = Colocação: ao mesmo tempo
table-option-order-in-order = Colocação: em ordem
table-option-language = Idioma: { $language }
table-option-language-auto = Idioma: o deste servidor
table-option-side-a = Lado A
table-option-side-b = Lado B
table-option-hints-yes = Dicas: sim
table-option-hints-no = Dicas: não
table-option-by-invitation-yes = Só com convite
table-option-by-invitation-no = Qualquer pessoa pode entrar
