# O que se diz quando algo não pode ser feito. Ao dizê-lo, nada mudou.


## A mesa e seus lugares

table-gone = Esta mesa não existe mais. Abra outra com `/hokkaido start`.
table-busy = Há muito movimento nesta mesa agora. Tente de novo daqui a pouco.
table-cancelled = Esta mesa está fechada. Abra outra com `/hokkaido start`.
channel-has-table = Este canal já tem uma mesa, aberta por { $host }. Só cabe uma de cada vez: { $begun ->
        [yes] use outro canal ou outro tópico.
       *[no] entre nela, ou use outro canal.
    }
table-full = Esta mesa está cheia: todos os { $seats } lugares estão ocupados.{ $computers ->
        [yes] {" "}Alguém da mesa pode tirar um jogador virtual para você entrar.
       *[no] {""}
    }
already-seated = Você já tem um lugar nesta mesa.
not-seated = Você não tem lugar nesta mesa. `/hokkaido help` diz o que dá para fazer aqui.
did-not-play = Você não tinha lugar quando esta partida acabou. **Todos os mapas** mostra o que cada pessoa construiu.
rematch-not-yours = **Jogar de novo** é para quem tinha lugar quando esta partida acabou.{ $joins ->
        [yes] {" "}Entre na próxima mesa quando ela abrir.
       *[no] {""}
    }{ $opens ->
        [yes] {" "}Para abrir uma sua, digite `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = Só quem organiza, { $host }, pode começar a partida.
not-host-cancel = Só quem organiza, { $host }, ou a moderação pode fechar esta mesa.
others-play = Há outras pessoas jogando, então a partida só acaba se todas concordarem. `/table end` pergunta a elas.
too-few-seats = Ainda não dá para começar: a partida precisa de pelo menos { $seats } jogadores, e só você tem lugar. { $comes ->
        [invited] Com convite, mas ainda sem lugar: { $names }. Espere mais um pouco
        [nobody] Convide alguém com `/hokkaido invite`
       *[anybody] Espere alguém apertar **Entrar**
    }, ou aperte **Jogar contra dois 🤖**.
begun-already = A partida já começou.
computers-out-of-range = Uma mesa pode ter de 0 a { $most } jogadores virtuais, não { $given }.
no-such-option = Este menu é antigo. Abra **Opções** de novo, embaixo da mesa.
no-computer-seat = Não há jogador virtual nesta mesa.
game-running = A partida já começou, então é tarde para isso. Se você joga, com `/hokkaido away` um jogador virtual assume por você; se não, com `/hokkaido watch` você assiste.
just-begun = A partida começou neste exato momento, então nada foi fechado. Repita se quiser acabar a partida.
game-not-begun = A partida ainda não começou. Quem organiza, { $host }, começa com **Começar**.
game-finished = Esta partida acabou.
not-your-seat = Você só pode jogar no seu próprio lugar.
game-paused = A partida está em pausa. Quem organiza, ou a moderação, pode retomá-la com `/table resume`.
resumed-by-all = Por enquanto, só quem organiza, { $host }, ou a moderação pode retomar a partida. Se ela continuar em pausa, qualquer pessoa que joga poderá fazer isso <t:{ $until }:R>.
seat-is-computers = Por enquanto, um jogador virtual ocupa seu lugar. Para voltar a jogar, aperte **Retomar meu lugar** ou digite `/hokkaido away`.

not-host = Só quem organiza, { $host }, ou a moderação pode fazer isso.
host-already = { $name } já organiza a mesa.
not-invited = Esta mesa é só com convite: peça um a { $host }.
person-seated = { $name } já tem um lugar nesta mesa.
person-not-seated = Essa pessoa não joga nesta mesa.
person-away = Por enquanto um jogador virtual tem o lugar de { $name }. Escolha alguém que esteja jogando.
seat-is-played = { $name } está jogando, então você não pode decidir isso por conta própria. `/table replace` pergunta aos outros se um jogador virtual deve ficar com o lugar. Depois disso, você pode oferecê-lo a outra pessoa.
computer-no-host = Um jogador virtual não pode organizar a mesa. Escolha uma das pessoas que jogam.
person-not-invited = Essa pessoa não tem convite para esta mesa.
person-plays = { $name } está jogando esta partida. `/table replace` dá o lugar a um jogador virtual, e `/table offer` o oferece a outra pessoa.
too-many-guests = No máximo { $most } pessoas podem ser convidadas para uma mesa, e outras tantas podem assistir.
not-watching = Você não está assistindo a esta mesa.
game-not-over = Esta partida ainda não acabou.


## Jogadores ausentes

game-not-paused = A partida não está em pausa.
no-deadline = Esta mesa não tem prazo, então não há nada a prorrogar.
extension-out-of-range = Um prazo pode ser prorrogado de um minuto a sete dias.
nobody-in-time = A partida não espera por ninguém agora, então não há nada a prorrogar.
nudge-with-deadline = Não precisa: esta mesa tem um prazo, e antes dele chegam lembretes.
nudge-own-turn = A vez é sua: a partida espera por você.
nobody-to-nudge = A partida não espera por ninguém que você possa cutucar.
nudged-lately = Dê um tempo ao pessoal: você pode cutucar <t:{ $until }:R>.
no-seat = Esta mesa não tem o lugar { $seat }.
seat-of-computer = Esse lugar já é de um jogador virtual.
seat-is-yours = Você já joga no seu próprio lugar.
last-person = Essa é a última pessoa desta mesa: é melhor acabar a partida.
offer-over = Tarde demais: esse lugar já é de outra pessoa.
offer-too-old = Esta oferta é antiga. Peça outra a quem organiza.
offer-over-back = Tarde demais: { $name } voltou a jogar.
keeps-result = Nesta partida você deixou outro lugar e fica com o resultado dele, então não pode ocupar este.


## Votações

no-such-move = Não dá mais para voltar a essa jogada.
not-back-alone = Os outros estão ausentes, e sem eles não dá para voltar. Peça antes que retomem os lugares.
vote-running = Já há uma votação em andamento: uma de cada vez.
no-vote = Essa votação acabou.
no-voter = Esta votação é com os outros jogadores.
not-your-vote = Só quem pediu a votação pode retirá-la.
host-is-here = { $host } organiza a mesa, está aqui e pode decidir isso. Quem organiza só conta como ausente depois de sair do servidor, enquanto um jogador virtual ocupa seu lugar, ou quando a partida está há 24 horas em pausa ou esperando por essa pessoa.


## Configurações

only-role-starts = Neste servidor, só quem tem o cargo <@&{ $role }> pode abrir uma mesa.
only-moderators-start = Neste servidor, só a moderação pode abrir uma mesa.
role-missing = Escolha o cargo de quem pode abrir mesas.
unknown-locale = Eu não falo { $locale }.


## Embaralhamento justo

cards-not-dealt = As cartas ainda não foram distribuídas.
shuffle-still-secret = Como as cartas foram embaralhadas é segredo até a partida acabar.
no-shuffle-kept = Não foi anotado como esta partida foi embaralhada.
no-shuffle = Este registro não diz como as cartas foram embaralhadas.
not-hexadecimal = { $place } tem que ter { $letters } algarismos hexadecimais, com letras minúsculas.
wrong-commitment = A semente secreta não é a que foi lacrada antes da partida.
wrong-shuffle = { $place } não é o que resulta da semente secreta e do número da mensagem.


## Valores que não existem no jogo

no-such-seat = Não há lugar { $seat } nesta mesa.
no-such-card = Não há carta { $card }: as cartas têm os números de 1 a 60.
no-such-card-under = Não há carta { $card } para ficar por cima: as cartas têm os números de 1 a 60, e sua província inicial é 0.
outside-grid = { $x }, { $y } fica longe demais de qualquer mapa. Use os números nas bordas do seu mapa.
unknown-rotation = Uma carta não pode ser girada { $rotation } graus: escolha 0, 90, 180 ou 270.
no-such-tile = Um pousio não pode virar { $terrain }: escolha floresta, lago, montanha ou cidade.
no-such-pair = Não há par { $pair }: os pares são deck (pilha) e hands (mãos).
not-two-cubes = São necessários exatamente dois recursos, não { $value }.
same-cube-twice = Você indicou o recurso em { $squares } duas vezes: são necessários dois recursos diferentes.


## O momento errado

game-is-over = Esta partida acabou.
-see-hand = `/hand` mostra o que você tem a fazer.
phase-is-pick = Agora é hora de escolher uma carta. { -see-hand }
phase-is-discard = Agora cada jogador descarta uma carta da mão que vai passar. { -see-hand }
phase-is-bid = Agora é hora de jogar cartas na aposta. { -see-hand }
phase-is-take = Agora as cartas jogadas são pegas, uma a uma. { -see-hand }
phase-is-take-pair = Agora quem jogou a carta mais alta escolhe um par. { -see-hand }
phase-is-answer = Agora quem jogou a carta mais baixa aceita ou disputa. { -see-hand }
phase-is-discard-of-pair = Agora cada jogador descarta uma carta do próprio par. { -see-hand }
phase-is-map = As cartas já foram escolhidas: agora é hora de colocar. { -see-hand }
phase-is-free-tile = Agora são colocadas as peças gratuitas dos objetivos. { -see-hand }
already-picked = Você já escolheu sua carta desta rodada. Pode desfazer enquanto mais alguém ainda estiver escolhendo.
already-discarded = Você já descartou uma carta.
already-played = Você já jogou uma carta.
already-placed = Você já colocou a carta { $card } ou a deixou de lado.
already-terraformed = Você já terraformou nesta rodada: só dá uma vez por rodada.
already-done = Você já apertou Encerrar nesta rodada. Pode desfazer enquanto outros ainda estiverem colocando ao mesmo tempo.
already-decided-free-tile = Você já decidiu sobre sua peça gratuita.
discard-after-all-picked = Você pode descartar quando vocês dois tiverem escolhido.
not-your-turn = Ainda não é sua vez.
not-your-turn-to-place = Ainda não é sua vez de colocar: nesta rodada todo mundo coloca em ordem, da menor carta para a maior, e agora é a vez da carta { $card }.
not-placed-yet = Você pode apertar **Encerrar** quando a carta { $card } estiver colocada, ou deixada de lado se não couber em lugar nenhum.
already-in-order = Nesta rodada todo mundo já coloca em ordem, então não é preciso esperar.
too-late-to-wait = É tarde demais para esperar: alguém já colocou uma carta nesta rodada.
no-free-tile = Você não tem peça gratuita para colocar.
nothing-to-take-back = Não há nada para desfazer agora: os outros já viram sua última jogada, ou você não fez nenhuma.
computer-decided = Um jogador virtual fez essa jogada por você enquanto você estava fora, então ela fica como está. `/table undo` pergunta aos outros se a partida deve voltar.
taken-back-often = Você já desfez { $most } jogadas nesta fase. Não dá para desfazer mais até a próxima.
others-built-on-it = Isso não pode mais ser desfeito: outro jogador pegou um recurso que sua jogada devolveu à fonte comum.


## Escolher uma carta

card-not-in-hand = A carta { $card } não está na sua mão.
card-not-in-pair = A carta { $card } não está no seu par.
card-not-in-trick = A carta { $card } não foi jogada nesta aposta.
card-already-taken = A carta { $card } já foi pega.
no-cube-in-trick-for-two = Com dois jogadores, ninguém adiciona recurso à carta: digite `none` no lugar dele.
wrong-colour-of-cube = Todos os recursos desta aposta têm que ser da mesma cor ({ NAME($colour) }), e esse é { NAME($found) }.


## Colocar uma carta

not-the-selected-card = Sua carta desta rodada é a { $selected }, não a { $card }.
another-card = Sua carta desta rodada é a { $selected }, não a { $card }.
card-on-map-already = A carta { $card } já está no seu mapa.
card-not-on-map = A carta { $card } não está no seu mapa, então nada pode ficar debaixo dela.
no-overlap = Uma carta tem que se sobrepor ao seu mapa em pelo menos um quadrante. Esta só ficaria ao lado.
under-not-touched = Ali sua carta não se sobrepõe à carta { $card }, então não pode ficar debaixo dela.
under-impossible = Sua carta não pode ficar debaixo da carta { $card } e sobre a carta { $above }: a { $above } está sobre a { $card }, então a sua teria que ficar debaixo das duas.
wholly-hidden = Pelo menos um quadrante da carta tem que ficar visível. Ali ela ficaria totalmente oculta.
would-cover = Isso cobriria { NAME($kind, form: "yours") } em { $squares }: lagos e montanhas ficam sempre visíveis.
would-be-hidden = Isso ocultaria { NAME($kind, form: "indefinite") } da própria carta, em { $squares }: lagos e montanhas ficam sempre visíveis.
range-fork = Isso bifurcaria sua cordilheira em { $squares }: todas as montanhas formam uma única linha.
range-block = Isso faria um bloco de quatro montanhas na sua cordilheira, em { $squares }: todas as montanhas formam uma única linha.
range-apart = Isso deixaria montanhas separadas da sua cordilheira, em { $squares }: todas as montanhas formam uma única linha.
range-ring = Isso fecharia sua cordilheira em um anel, em { $squares }: todas as montanhas formam uma única linha com duas pontas.
card-has-a-placement = A carta { $card } ainda cabe no seu mapa, então você não pode deixá-la de lado.
last-placement = Isso tiraria a última posição em que a carta { $card } cabe. Coloque a carta primeiro e terraforme depois.
table-never-waits = Nesta mesa todo mundo sempre coloca ao mesmo tempo, então ninguém pode pedir para esperar.


## Terraformar, recursos e peças

no-terraforming = Neste jogo não se terraforma.
no-desert-there = Não há pousio visível em { $squares }: só um pousio pode ser terraformado.
no-cube-there = Você não tem recurso em { $squares }.
no-empty-production-square = Não há quadrante de produção vazio em { $squares }.
wrong-cube-for-terrain = Para fazer { NAME($terrain, form: "indefinite") } são necessários dois recursos { NAME($colour, form: "plural") }, e um dos que você indicou é { NAME($found) }.


## O que se joga em uma mesa

wrong-number-of-players = Este jogo é para 2 a 5 jogadores, não para { $players }.
deck-few-goals = Seu baralho tem { $found ->
        [one] { $found } carta de objetivo
       *[other] { $found } cartas de objetivo
    }. Uma mesa para { $most } jogadores precisa de { $needed }: adicione mais ao arquivo, ou abra a mesa sem objetivos.
goals-in-honshu = Este jogo não tem cartas de objetivo: comece a mesa sem objetivos.
scoring-card-in-hokkaido = Este jogo não tem cartas de pontuação final: comece a mesa sem nenhuma.
no-such-scoring-card = Não há carta de pontuação final { $card }.
unknown-rulings = Esta partida começou com a edição { $rulings } das decisões de regras. Esta versão do bot só conhece { $known }.
not-a-whole-pile = { $place }: a pilha de saque tem que conter cada carta de 1 a 60 uma vez.
wrong-side = { $place }: este não é o lado { $side }, que a mesa joga.
no-legal-range = { $place }: as montanhas da província não formam uma cordilheira válida.
drawn-twice = { $place }: a mesma coisa está lá duas vezes.
no-such-deck = Não há baralho { $deck }.


## Arquivos: baralhos e registros

file-too-large = O arquivo é grande demais: leio no máximo { $limit } bytes.
not-utf-8 = O arquivo não é texto UTF-8; o primeiro byte estranho é o de número { $byte }.
not-json = O arquivo não é JSON válido na linha { $line }, coluna { $column }.
nested-too-deeply = O arquivo tem níveis demais.
key-twice = A chave { $name } está duas vezes em um objeto.
number-too-large = O arquivo tem um número de { $digits } algarismos; é demais.
not-a-json-number = { $value } não é um número em JSON.
missing-value = Falta { $place }.
not-an-object = { $place }: { $value } não é um objeto.
not-a-list = { $place }: { $value } não é uma lista.
not-a-whole-number = { $place }: { $value } não é um número inteiro.
not-true-or-false = { $place }: { $value } não é true nem false.
not-text = { $place }: { $value } não é texto.
not-a-position = { $place }: { $value } não é uma posição [x, y].
not-null = { $place } tem que ser null nesta variante do jogo.
out-of-range = { $place }: { $value } não está entre { $low } e { $high }.
unknown-value = { $place }: { $value } não é um valor conhecido.
wrong-length = { $place }: há { $found } onde são necessários { $expected }.
card-listed-twice = { $place }: uma carta aparece duas vezes.
result-too-early = Há um resultado, mas a partida não acabou.
result-missing = A partida acabou, mas não há resultado.
wrong-result = { $place }: { $value }, mas a partida dá { $expected }.
number-twice = { $place }: o número { $number } aparece duas vezes.
goal-twice = { $place }: um objetivo aparece duas vezes.
no-such-square = { $place }: { $value } não é um tipo de quadrante.
colour-without-cubes = { $place }: o baralho não tem recursos desta cor: { NAME($colour) }.
mountain-in-honshu = { $place }: uma montanha, que este jogo não tem.
mountains-not-linked = { $place }: as montanhas de uma carta têm que estar ligadas.
colours-of-scoring-card = { $place } do baralho tem que indicar as cores, cada uma só uma vez.
not-alone = Esta partida é só sua, sem mais ninguém, e espera até você continuar.
day-not-over = Outros ainda estão jogando este mapa. O segredo aparece <t:{ $until }:R>.
