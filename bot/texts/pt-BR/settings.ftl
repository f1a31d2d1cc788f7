# As configurações de um jogador e de um servidor.

command-settings = Tema, idioma, lembretes, onde suas mãos aparecem, dicas
command-table-settings = Quem abre mesas, idioma, opções habituais (Gerenciar servidor)
option-start-role = Só este cargo pode abrir mesas
option-ping-role = Este cargo é avisado de cada mesa nova; com @everyone ninguém mais é avisado
option-forum = Cada mesa nova ganha uma postagem própria neste canal de fórum
option-usual-deck = Um baralho da sua cópia do jogo habitual, em JSON: todas as mesas jogam com ele

settings =
    ## Suas configurações
    São só para você, em todos os servidores. Cada mudança vale na hora.
settings-kept = ✅ Salvo.
server-settings =
    ## Configurações deste servidor
    Valem para todas as mesas daqui. Cada mudança vale na hora. { $role ->
        [0] Para que só um cargo possa abrir mesas, digite `/table settings` com a opção **cargo**.
       *[other] O cargo que pode abrir mesas: <@&{ $role }>.
    } Para jogar com um baralho próprio em todas as mesas, anexe o arquivo na opção **baralho**.
server-settings-forum = { $forum ->
        [0] Para dar a cada mesa uma postagem própria em um fórum, use a opção **fórum**.
       *[other] Cada mesa nova ganha uma postagem própria em <#{ $forum }>, menos as que são só com convite.
    }
server-settings-ping = { $role ->
        [0] Para avisar um cargo de cada mesa nova, use a opção **avisar**.
       *[other] Eu aviso <@&{ $role }> de cada mesa nova.
    }
moderators-only = Só quem pode gerenciar este servidor (Gerenciar servidor) pode mudar as configurações dele.
settings-in-servers = Cada servidor tem suas próprias configurações: digite isto em um dos canais dele. As suas estão em `/hokkaido settings`.

menu-theme = Tema das imagens
theme-question = Como devem ser as imagens que todo mundo vê aqui? **Com letras** usa cores que pessoas daltônicas distinguem e põe uma letra em cada quadrante onde há espaço. Só pergunto uma vez; `/table settings` muda isso depois.
theme-light = Claro
theme-dark = Escuro
theme-colour-blind = Com letras
setting-theme-light = Imagens: claras
setting-theme-dark = Imagens: escuras
setting-theme-colour-blind = Imagens: com letras, para pessoas daltônicas
menu-language = Idioma
setting-language-auto = Idioma: o do seu Discord
setting-server-language-auto = Idioma: o que está no Discord
menu-reminders = Lembretes de que uma partida espera por você
setting-reminders-off = Lembretes: nenhum
setting-reminders-channel = Lembretes: no canal
setting-reminders-direct = Lembretes: por mensagem direta
menu-hands = Onde suas mãos aparecem
setting-hands-direct = Suas mãos: por mensagem direta
setting-hands-channel = Suas mãos: no canal, com o botão Minha mão
setting-hints = { $on ->
        [yes] Dicas: à vista
       *[no] Dicas: ocultas
    }
setting-confirm = { $on ->
        [yes] Encerrar: perguntar antes
       *[no] Encerrar: na hora
    }
menu-start = Quem pode abrir mesas
setting-start-everyone = Mesas: todo mundo pode abrir
setting-start-role = Mesas: um cargo pode abrir
setting-start-moderators = Mesas: só a moderação
menu-usual = Opções habituais da mesa
menu-usual-scoring-card = A carta de pontuação final habitual
menu-usual-deadline = O prazo habitual
usual-game = Jogo: { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    }
usual-selection = Cartas por { $selection ->
        [trick] apostas
       *[draft] draft
    }
usual-scoring-card = Carta de pontuação final: { $card } …
usual-deck = Baralho: “{ $deck }” – tirar
usual-ping = Cargo avisado das mesas novas – tirar
usual-forum = Mesas como postagens do fórum – parar com isso
usual-side = Lado { $side }
usual-goals = { $goals ->
        [yes] Com objetivos
       *[no] Sem objetivos
    }
usual-order = Colocação { $order ->
        [simultaneous] sempre ao mesmo tempo
        [in_order] sempre em ordem
       *[as_printed] como no livro de regras
    }
usual-deadline = Prazo: { $deadline } …
usual-hints = { $hints ->
        [yes] Com dicas: pontos das cartas e melhores posições
       *[no] Sem dicas
    }
usual-by-invitation = { $invitation ->
        [yes] Só com convite
       *[no] Qualquer pessoa pode entrar
    }
usual-thread = { $thread ->
        [yes] Cada mesa em um tópico próprio
       *[no] As mesas no próprio canal
    }

confirm-done = Encerrar esta rodada? Seu mapa fica como está.
button-done-sure = Sim, encerrar
