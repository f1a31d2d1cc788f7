command-hokkaido = Jogue Hokkaido: abra uma mesa, entre em uma ou leia as regras
command-start = Abrir uma mesa neste canal
command-join = Entrar na mesa deste canal
command-leave = Sair de uma mesa antes de a partida começar
command-begin = Começar a partida (só quem cuida da mesa)
command-cancel = Fechar a mesa, mesmo no meio de uma partida (quem cuida dela ou moderadores)
command-status = Quem joga, de quem é a vez e a pontuação
command-rules = As regras em poucas palavras
command-cards = Ver uma carta ou todas as 60
command-hand = Ver sua mão
command-note = Escrever uma nota para você, mostrada com a sua mão
command-pick = Escolher uma carta da sua mão
command-discard = Descartar uma carta da sua mão ou do seu par (dois jogadores)
command-bid = Jogar uma carta na aposta, com ou sem recurso
command-take = Pegar uma das cartas jogadas na aposta
command-pair = Escolher um par se você jogou a carta mais alta (dois jogadores)
command-contest = Pagar dois recursos e pegar o par que quiser (dois jogadores)
command-accept = Pegar o par que seu oponente deixou (dois jogadores)
command-place = Colocar uma carta no seu mapa, por exemplo: 17 3 2 rot
command-aside = Deixar de lado uma carta que não cabe no seu mapa
command-terraform = Transformar um pousio em outro terreno com dois recursos da mesma cor
command-wait = Pedir para esperar: nesta rodada as cartas são colocadas uma a uma, da menor para a maior
command-done = Deixar seu mapa como está e concluir sua rodada
command-undo = Desfazer sua última jogada, se ninguém a viu ainda
command-tile = Colocar a peça gratuita que você recebe se cumprir um objetivo e perder o desempate
command-skip = Abrir mão da peça gratuita
command-map = Ver seu mapa ou o de outro jogador

option-side = O lado das províncias iniciais (padrão: o do servidor)
option-goals = Jogar com cartas de objetivo (padrão: o do servidor)
option-computers = Quantos jogadores virtuais já entram na mesa
option-strength = O nível desses jogadores virtuais (padrão: fraco)
option-order = Se as cartas são colocadas ao mesmo tempo ou em ordem (padrão: o do servidor)
option-number = O número de uma carta, de 1 a 60; em branco para ver todas
option-text = Sua nota (até 500 caracteres); um hífen (-) apaga a nota
option-card = O número da carta
option-x = A coluna do quadrante superior esquerdo da carta, como na borda do seu mapa
option-y = A linha do quadrante superior esquerdo da carta, como na borda do seu mapa
option-desert-x = A coluna do pousio, como na borda do seu mapa
option-desert-y = A linha do pousio, como na borda do seu mapa
option-rotation = 0, 90, 180 ou 270 graus em sentido horário; rot é 90; rot/12: debaixo da 12; rot/all: de todas
option-terrain = No que o pousio se transforma
option-cubes = Os quadrantes dos dois recursos, como 1,2/3,-1; oldest: os dois mais antigos
option-cube = O quadrante do recurso a adicionar, como 1,2; none: nenhum
option-cubes-to-give = Os quadrantes dos dois recursos que você paga, como 1,2/3,-1; none: nenhum
option-pair = O par que você pega
option-player = De quem é o mapa; em branco para ver o seu
option-which-game = Qual dos dois jogos (padrão: o do servidor)
option-which-rules = De qual jogo (padrão: o da mesa deste canal)
option-which-cards = De qual jogo (padrão: o da mesa deste canal)
option-selection = Como as cartas são escolhidas: draft ou apostas (padrão: o do servidor)
option-scoring-card = Uma carta de pontuação final para a mesa toda (só Honshu; padrão: o do servidor)
option-deck = Seu próprio baralho, em um arquivo JSON
option-game = Qual das suas partidas, se você está em várias

choice-strength-easy = fraco
choice-strength-normal = médio
choice-strength-hard = forte
choice-yes = sim
choice-no = não
choice-terrain-lake = lago (dois recursos azuis)
choice-terrain-town = cidade (dois recursos marrons)
choice-terrain-forest = floresta (dois recursos verdes)
choice-terrain-mountain = montanha (dois recursos cinza)
choice-pair-deck = o par da pilha
choice-pair-hands = o par jogado
rotation-choice = { $rotation ->
        [0] sem girar
       *[other] { $rotation }° em sentido horário
    }{ $count ->
        [0] {""}
       *[other] , debaixo { $under }
    }
game-choice = #{ $channel }{ $round ->
        [0] {""}
       *[other] , rodada { $round }
    }{ $count ->
        [0] {""}
       *[other] , com { $names }
    }

servers-only = Nas mensagens diretas não há mesas: abra ou encontre uma em um canal de um servidor.
no-game-here = Não há mesa neste canal. Para abrir uma, digite `/hokkaido start`.
game-here-over = A última partida deste canal já acabou: reveja tudo com os botões da última mensagem dela, ou cada jogada com `/hokkaido log`. Para abrir outra mesa, digite `/hokkaido start`.
no-game = Você não está em nenhuma partida agora. Entre em uma com `/hokkaido join` em um canal de um servidor.
several-games = Você está em várias partidas. Indique qual na opção **partida**.
name-the-table = Não há mesa neste canal. Indique qual você quer na opção **partida**.
game-unknown = Você não tem acesso a nenhuma partida aberta com esse nome. Escolha uma da lista na opção **partida**.
game-not-found = Essa partida não existe, ou você não pode vê-la. Escolha uma da lista.
rotation-unknown = “{ $given }” não é um giro: digite 0, 90, 180 ou 270, ou então rot, que são 90 graus.
word-unknown = “{ $given }” não vale aqui. Escolha entre: { $offered }.
under-unknown = Não entendi “{ $given }”: depois do giro, digite os números das cartas que ficam por cima, como rot/12/40, ou rot/all.
deck-not-json = “{ $given }” não é um arquivo JSON: o nome do arquivo de um baralho termina em .json.
file-not-fetched = Não consegui baixar “{ $given }” do Discord. Tente de novo.
cube-unknown = “{ $given }” não é um quadrante. Digite assim: 1,2. Para não adicionar recurso, digite none.
cubes-unknown = “{ $given }” não são dois quadrantes. Digite assim: 1,2/3,-1.
player-unknown = Ninguém nesta mesa se chama “{ $given }”.
not-map-phase = Você poderá terraformar quando todo mundo tiver uma carta para colocar, antes ou depois de colocar a sua.
too-few-cubes = { $terrain ->
        [forest] Uma floresta
        [lake] Um lago
        [town] Uma cidade
       *[mountain] Uma montanha
    } custa dois recursos { NAME($colour, form: "plural") } do seu mapa, e você { $count ->
        [0] não tem nenhum
       *[other] só tem um
    }.
too-often = Calma, é muita coisa de uma vez. Você poderá fazer isso de novo <t:{ $until }:R>.
button-unknown = Este botão é antigo e não funciona mais. Veja como estão suas partidas com `/hokkaido status`.
command-unknown = Este comando mudou. Recarregue o Discord, ou feche e abra o aplicativo, e tente de novo.
discord-forbids = O Discord não me deixa fazer isso aqui. Talvez me falte alguma permissão neste canal.
discord-refuses = O Discord recusou, então nada foi feito. Resposta dele: { $said }
discord-deleted = Isso não existe mais no Discord: alguém apagou. Com `/hokkaido status` você vê como está a partida.
delivered-late = O Discord me entregou isso tarde demais para eu responder aqui. Com `/hokkaido status` você vê como está a partida.
discord-busy = O Discord não está me respondendo direito agora. Tente de novo daqui a pouco.
failure = Desculpe, algo deu errado no bot. Sua partida está a salvo: veja com `/hokkaido status`. Quem administra o bot encontra o motivo no log ({ $reference }).
database-fails = Não consigo acessar meu banco de dados agora, então nada mudou. Tente de novo daqui a pouco. Quem administra o bot encontra o motivo no log ({ $reference }).
