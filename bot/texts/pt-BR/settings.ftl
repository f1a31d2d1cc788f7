command-settings = Tema, idioma, lembretes, onde você vê suas cartas, dicas
command-table-settings = Quem abre mesas, idioma, opções padrão (Gerenciar servidor)
option-start-role = Só este cargo pode abrir mesas
option-ping-role = O cargo que eu aviso sobre cada mesa nova; com @everyone eu paro de avisar
option-forum = Cada mesa nova terá sua própria postagem neste fórum
option-usual-deck = Seu próprio baralho para todas as mesas do jogo padrão, em um arquivo JSON

settings =
    ## Suas configurações
    Valem só para você, em todos os servidores. As mudanças são aplicadas na hora.
settings-links = **Novo link** cancela todos os links do seu tabuleiro que você já teve, caso alguém tenha visto um deles.
settings-kept = ✅ Salvo.
links-renewed = ✅ Seus links antigos do tabuleiro não funcionam mais. As mensagens das suas partidas têm links novos.
server-settings =
    ## Configurações deste servidor
    Valem para todas as mesas daqui. As mudanças são aplicadas na hora. O tema das imagens vale para o canal e para quem não escolheu o seu em `/hokkaido settings`. { $role ->
        [0] Para que só um cargo possa abrir mesas, digite `/table settings` com a opção **cargo**.
        [gone] ⚠️ O cargo que podia abrir mesas foi excluído. Escolha outro com a opção **cargo** ou mude no menu quem pode abrir mesas.
       *[other] O cargo que pode abrir mesas: <@&{ $role }>.
    } Para jogar com um baralho próprio em todas as mesas, anexe o arquivo na opção **baralho**.
server-settings-forum = { $forum ->
        [0] Para que cada mesa tenha sua própria postagem em um fórum, use a opção **fórum**.
       *[other] Cada mesa nova tem sua própria postagem em <#{ $forum }>, menos as que são só com convite.
    }
server-settings-ping = { $role ->
        [0] Para avisar um cargo sobre cada mesa nova, use a opção **avisar**.
        [gone] ⚠️ O cargo que eu avisava sobre mesas novas foi excluído. Escolha outro com a opção **avisar**.
       *[other] Eu aviso <@&{ $role }> sobre mesas novas, no máximo uma vez por hora.
    }
moderators-only = Para mudar as configurações deste servidor é preciso ter a permissão Gerenciar servidor.
settings-in-servers = Cada servidor tem suas próprias configurações: use este comando em um dos canais dele. As suas estão em `/hokkaido settings`.

menu-theme = Tema das imagens
theme-question = Como devem ser as imagens aqui? **Com letras** é bom para daltônicos. Depois, dá para mudar com `/table settings`.
theme-light = Claro
theme-dark = Escuro
theme-colour-blind = Com letras
setting-theme-auto = Imagens: o tema do servidor
setting-theme-light = Imagens: claras
setting-theme-dark = Imagens: escuras
setting-theme-colour-blind = Imagens: com letras, para daltonismo
menu-language = Idioma
setting-language-auto = Idioma: o do seu Discord
setting-server-language-auto = Idioma: o do servidor no Discord
menu-reminders = Lembretes quando uma partida espera por você
setting-reminders-off = Lembretes: nenhum
setting-reminders-channel = Lembretes: no canal
setting-reminders-direct = Lembretes: por mensagem direta
menu-hands = Onde você vê suas cartas
setting-hands-direct = Suas cartas: por mensagem direta
setting-hands-channel = Suas cartas: no canal, com o botão Minha mão
setting-hints = { $on ->
        [yes] Dicas: visíveis
       *[no] Dicas: ocultas
    }
setting-confirm = { $on ->
        [yes] Concluir: perguntar
       *[no] Concluir: na hora
    }
button-new-link = Novo link
menu-start = Quem pode abrir mesas
setting-start-everyone = Mesas: qualquer pessoa pode abrir
setting-start-role = Mesas: um cargo pode abrir
setting-start-moderators = Mesas: só os moderadores
menu-usual = Opções padrão das mesas novas
usual-deck = Baralho: “{ $deck }” – remover
usual-ping = Cargo avisado sobre mesas novas – remover
usual-forum = Mesas no fórum – desativar
usual-thread = { $thread ->
        [yes] Cada mesa em seu próprio tópico
       *[no] As mesas no próprio canal
    }
usual-board = { $on ->
        [yes] Links do tabuleiro: visíveis
       *[no] Links do tabuleiro: desativados
    }

confirm-done = Concluir esta rodada? Seu mapa vai ficar como está.
confirm-placing = Colocar aqui e concluir esta rodada?
confirm-wait = Pedir para esperar? Aí, nesta rodada, a colocação é em ordem, da menor carta à maior, e não dá para desfazer o que foi colocado.
button-done-sure = Sim, concluir
