# O que o Discord mostra enquanto se digita um comando, e as respostas ao que não dá para entender.

command-hokkaido = Jogar Hokkaido: abrir uma mesa, entrar em uma, ler as regras
command-start = Abrir uma mesa neste canal
command-join = Sentar à mesa deste canal
command-leave = Sair de uma mesa cuja partida não começou
command-begin = Começar a partida (só quem organiza)
command-cancel = Fechar a mesa, mesmo no meio de uma partida (quem organiza ou a moderação)
command-status = Quem joga, de quem é a vez e os pontos
command-rules = As regras em poucas palavras
command-cards = Ver uma carta, ou todas as 60
command-hand = Ver sua mão
command-pick = Escolher uma carta da sua mão
command-discard = Descartar uma carta da sua mão, ou do seu par (dois jogadores)
command-bid = Jogar uma carta na aposta, com ou sem recurso
command-take = Pegar uma das cartas jogadas na aposta
command-pair = Escolher um par depois de jogar a carta mais alta (dois jogadores)
command-contest = Dar dois recursos para pegar o par que quiser (dois jogadores)
command-accept = Pegar o par que sobrou para você (dois jogadores)
command-place = Colocar sua carta no seu mapa, por exemplo: 17 3 2 rot
command-aside = Deixar de lado uma carta que não cabe no seu mapa
command-terraform = Transformar um pousio em outro terreno por dois recursos da mesma cor
command-wait = Pedir para esperar: nesta rodada todo mundo coloca em ordem, da menor carta para a maior
command-done = Deixar seu mapa como está e encerrar sua rodada
command-undo = Desfazer seu último passo, se ninguém o viu ainda
command-tile = Colocar a peça gratuita de um objetivo que você cumpriu mas não recebeu
command-skip = Não colocar nenhuma peça gratuita
command-map = Ver seu mapa, ou o de outro jogador

option-side = O lado das províncias iniciais (padrão: o habitual do servidor)
option-goals = Jogar com cartas de objetivo (padrão: o habitual do servidor)
option-computers = Quantos jogadores virtuais já entram na mesa
option-strength = O nível desses jogadores virtuais (padrão: fácil)
option-order = Se todo mundo coloca ao mesmo tempo ou em ordem (padrão: o habitual do servidor)
option-number = O número de uma carta, de 1 a 60; em branco para ver todas
option-card = O número da carta
option-x = A coluna do quadrante superior esquerdo da carta, como na borda do seu mapa
option-y = A linha do quadrante superior esquerdo da carta, como na borda do seu mapa
option-desert-x = A coluna do pousio, como na borda do seu mapa
option-desert-y = A linha do pousio, como na borda do seu mapa
option-rotation = 0, 90, 180 ou 270 graus em sentido horário; rot é 90; rot/12: debaixo da 12; rot/all: de todas
option-terrain = O que o pousio vira
option-cubes = Os quadrantes dos dois recursos, como 1,2/3,-1, ou: oldest
option-cube = O quadrante do recurso a adicionar, como 1,2, ou: none
option-cubes-to-give = Os quadrantes dos dois recursos que você dá, como 1,2/3,-1, ou: none
option-pair = O par que você pega
option-player = De quem é o mapa; em branco para o seu
option-which-game = Qual dos dois jogos (padrão: o habitual do servidor)
option-which-rules = As regras de qual jogo (padrão: o jogo da mesa deste canal)
option-which-cards = As cartas de qual jogo (padrão: o jogo da mesa deste canal)
option-selection = Como as cartas são escolhidas: por draft ou por apostas (padrão: o habitual do servidor)
option-scoring-card = Uma carta de pontuação final para a mesa toda (só Honshu; padrão: o habitual do servidor)
option-deck = Um baralho da sua própria cópia do jogo, em um arquivo JSON
option-game = Qual partida, se você está em várias

# As in English.
choice-side-a = A
# As in English.
choice-side-b = B
choice-game-hokkaido = Hokkaido
choice-game-honshu = Honshu
choice-selection-draft = draft: escolher uma carta e passar o resto
choice-selection-trick = apostas: jogar cartas para pegar outras
choice-scoring-card-none = nenhuma
choice-scoring-card-random = uma ao acaso
choice-scoring-card-1 = 1: uma fábrica aceita dois recursos
choice-scoring-card-2 = 2: três florestas seguidas
choice-scoring-card-3 = 3: blocos de quatro pousios
choice-scoring-card-4 = 4: cada quadrante de lago
choice-scoring-card-5 = 5: cidades com quatro cidades em volta
choice-scoring-card-6 = 6: quadrantes de produção vazios
choice-scoring-card-7 = 7: recursos azuis e amarelos em fábricas
choice-scoring-card-8 = 8: recursos cinza e marrons em fábricas
choice-strength-easy = fácil
# As in English.
choice-strength-normal = normal
choice-strength-hard = difícil
choice-yes = sim
choice-no = não
choice-order-as-printed = como no livro de regras
choice-order-simultaneous = sempre ao mesmo tempo
choice-order-in-order = sempre em ordem
choice-terrain-lake = lago (dois recursos azuis)
choice-terrain-town = cidade (dois recursos marrons)
choice-terrain-forest = floresta (dois recursos verdes)
choice-terrain-mountain = montanha (dois recursos cinza)
choice-pair-deck = o par da pilha
choice-pair-hands = o par das mãos
rotation-choice = { $rotation ->
        [0] sem girar
       *[other] { $rotation }° em sentido horário
    }{ $count ->
        [0] {""}
       *[other] , debaixo de: { $under }
    }
game-choice = #{ $channel }{ $round ->
        [0] {""}
       *[other] , rodada { $round }
    }{ $count ->
        [0] {""}
       *[other] , com { $names }
    }

servers-only = As mesas ficam em canais de um servidor, não em mensagens diretas: abra uma ou entre em uma por lá.
no-game-here = Não há mesa neste canal. Digite `/hokkaido start` para abrir uma.
game-here-over = A última partida deste canal acabou: os botões da última mensagem dela mostram como foi, e `/hokkaido log` lista cada jogada. `/hokkaido start` abre outra mesa.
no-game = Você não está em nenhuma partida agora. Entre em uma em um canal de um servidor com `/hokkaido join`.
several-games = Você está em várias partidas. Diga qual delas com a opção **jogo**.
name-the-table = Não há mesa neste canal. Diga qual mesa com a opção **jogo**.
game-unknown = Nenhuma das partidas abertas que você pode indicar se chama assim. Escolha uma da lista na opção **jogo**.
game-not-found = Essa partida não existe, ou não é para você ver. Escolha uma da lista.
rotation-unknown = “{ $given }” não é um giro: digite 0, 90, 180 ou 270, ou rot para 90.
word-unknown = “{ $given }” não está entre: { $offered }.
under-unknown = “{ $given }” não diz debaixo de quais cartas: digite os números depois do giro, como rot/12/40, ou rot/all.
deck-not-json = “{ $given }” não é um arquivo JSON: um baralho é um arquivo cujo nome termina em .json.
file-not-fetched = Não consegui pegar o arquivo “{ $given }” do Discord. Tente de novo.
cube-unknown = “{ $given }” não é um quadrante: digite assim: 1,2; ou none, sem recurso.
cubes-unknown = “{ $given }” não são dois quadrantes: digite assim: 1,2/3,-1.
player-unknown = Ninguém chamado “{ $given }” está nesta mesa.
not-map-phase = Você pode terraformar quando todo mundo tiver uma carta para colocar, antes ou depois de colocar a sua.
too-few-cubes = { $terrain ->
        [forest] Uma floresta
        [lake] Um lago
        [town] Uma cidade
       *[mountain] Uma montanha
    } custa dois recursos { NAME($colour, form: "plural") } do seu mapa, e você { $count ->
        [0] não tem nenhum
       *[other] só tem um
    }.
too-often = Foi muita coisa de uma vez, então espere um pouco. Você pode fazer isso de novo <t:{ $until }:R>.
invited-lately = <@{ $user }> ainda não respondeu ao seu último convite. Você pode chamar de novo <t:{ $until }:R>.
too-many-tables = Você já tem lugar em { $most } mesas abertas deste servidor. Acabe uma partida ou saia de uma mesa antes.
button-unknown = Este botão é antigo e não faz mais nada. Digite `/hokkaido status` para ver como estão suas partidas.
command-unknown = Este comando mudou. Recarregue o Discord, ou feche e abra o aplicativo, e tente de novo.
discord-forbids = O Discord não me deixa fazer isso aqui. Talvez me falte uma permissão neste canal.
discord-refuses = O Discord recusou isso, então nada foi feito. Ele diz: { $said }
discord-deleted = Isso já foi apagado do Discord. `/hokkaido status` mostra como está a partida.
discord-busy = O Discord não está me respondendo direito agora. Tente de novo daqui a pouco.
failure = Desculpe, algo deu errado dentro do bot. Sua partida está a salvo: `/hokkaido status` mostra como ela está. Quem mantém o bot encontra o motivo no log, em { $reference }.
database-fails = Não consigo acessar meu banco de dados agora, então nada mudou. Tente de novo daqui a pouco. Quem mantém o bot encontra o motivo no log, em { $reference }.
