table-gone = Esta mesa não existe mais. Abra outra com `/hokkaido start`.
table-busy = Há muito movimento nesta mesa agora. Tente de novo daqui a pouco.
table-cancelled = Esta mesa está fechada. Abra outra com `/hokkaido start`.
channel-has-table = Este canal já tem uma mesa, a de { $host }, e só cabe uma: { $begun ->
        [yes] use outro canal ou outro tópico.
       *[no] entre nela ou use outro canal.
    }
table-full = Esta mesa está cheia: os { $seats } lugares estão ocupados.{ $computers ->
        [yes] {" "}Alguém da mesa pode remover um jogador virtual para você entrar.
       *[no] {""}
    }
already-seated = Você já está nesta mesa.
not-seated = Você não está nesta mesa. Veja com `/hokkaido help` o que dá para fazer aqui.
did-not-play = Você não estava jogando quando esta partida acabou. Em **Todos os mapas** dá para ver o que cada jogador construiu.
rematch-not-yours = **Jogar de novo** é para quem jogou esta partida até o fim.{ $joins ->
        [yes] {" "}Você pode entrar na próxima mesa quando ela abrir.
       *[no] {""}
    }{ $opens ->
        [yes] {" "}Para abrir a sua, digite `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = Só { $host }, que cuida da mesa, pode começar a partida.
not-host-cancel = Só { $host }, que cuida da mesa, ou um moderador pode fechá-la.
others-play = Há outras pessoas jogando, então a partida só é encerrada se todo mundo concordar. Pergunte com `/table end`.
too-few-seats = Ainda não dá para começar: são necessários pelo menos { $seats } jogadores, e na mesa só está você. { $comes ->
        [invited] Convites sem resposta: { $names }. Espere mais um pouco
        [nobody] Convide alguém com `/hokkaido invite`
       *[anybody] Espere alguém apertar **Entrar**
    }, ou aperte **Jogar contra dois 🤖**.
begun-already = A partida já começou.
computers-out-of-range = Uma mesa pode ter de 0 a { $most } jogadores virtuais, não { $given }.
no-such-option = Este menu é antigo. Abra-o de novo com **Mais…** → **Opções** na mesa.
no-computer-seat = Não há jogador virtual nesta mesa.
game-running = A partida já começou, então é tarde para isso. Se você está jogando, com `/hokkaido away` um jogador virtual assume por você; se não, você pode assistir com `/hokkaido watch`.
just-begun = A partida tinha acabado de começar quando você apertou, então nada foi fechado. Se quiser encerrar a partida, tente de novo.
game-not-begun = { $own ->
        [yes] A partida ainda não começou. Quando todo mundo chegar, aperte **Começar**.
       *[no] A partida ainda não começou. Quando todo mundo chegar, { $host } aperta **Começar**.
    }
game-finished = Esta partida já acabou.
not-your-seat = Você só pode jogar no seu próprio lugar.
game-paused = A partida está em pausa. Quem cuida da mesa ou um moderador pode retomá-la com `/table resume`.
resumed-by-all = Por enquanto, só { $host }, que cuida da mesa, ou um moderador pode retomar a partida. Se ela continuar em pausa, qualquer jogador poderá fazer isso <t:{ $until }:R>.
result-kept = { $name } fica com o resultado desta partida, então você não pode encerrá-la por conta própria. Jogue até o fim.
seat-is-computers = Por enquanto, um jogador virtual ocupa seu lugar. Para voltar a jogar, aperte **Retomar meu lugar** ou digite `/hokkaido away`.

not-host = Só { $host }, que cuida da mesa, ou um moderador pode fazer isso.
host-already = { $name } já cuida da mesa.
not-invited = Só se entra nesta mesa com convite: peça um a { $host }.
person-seated = { $name } já está nesta mesa.
person-not-seated = Essa pessoa não joga nesta mesa.
person-away = Por enquanto, um jogador virtual ocupa o lugar de { $name }. Escolha alguém que esteja jogando.
seat-is-played = { $name } está jogando, então os outros têm que concordar: `/table replace` pergunta a todos.
computer-no-host = Um jogador virtual não pode cuidar da mesa. Escolha uma das pessoas que jogam.
person-not-invited = Essa pessoa não foi convidada para esta mesa.
person-plays = { $name } está jogando esta partida. Com `/table replace`, o lugar passa para um jogador virtual; com `/table offer`, você o oferece a outra pessoa.
too-many-guests = No máximo { $most } pessoas podem ser convidadas para uma mesa, e outras tantas podem assistir.
too-many-tables = Você já está em { $most } mesas abertas deste servidor. Antes, termine uma partida ou saia de uma mesa.
not-watching = Você não está assistindo a esta mesa.
game-not-over = Esta partida ainda não acabou.

game-not-paused = A partida não está em pausa.
no-deadline = Esta mesa não tem prazo, então não há o que prorrogar.
extension-out-of-range = Um prazo pode ser prorrogado de um minuto até sete dias.
nobody-in-time = A partida não espera por ninguém agora, então não há prazo para prorrogar.
nudge-with-deadline = Não precisa: esta mesa tem prazo, e os lembretes chegam antes dele.
nudge-own-turn = É a sua vez: a partida está esperando você.
nobody-to-nudge = A partida não espera por ninguém que você possa cutucar.
nudged-lately = Dê um tempo ao pessoal: você poderá cutucar de novo <t:{ $until }:R>.
no-seat = Não existe o lugar { $seat } nesta mesa.
seat-of-computer = Um jogador virtual já ocupa esse lugar.
seat-is-yours = Você já está jogando no seu lugar.
last-person = Essa é a última pessoa na mesa: é melhor encerrar a partida.
offer-over = Tarde demais: outra pessoa já ocupa esse lugar.
offer-too-old = Esta oferta não vale mais. Peça outra a quem cuida da mesa.
offer-over-back = Tarde demais: { $name } voltou a jogar.
keeps-result = Nesta partida você deixou outro lugar e ficou com o resultado dele, então não pode ocupar este.

no-such-move = Não dá mais para voltar a essa jogada.
not-back-alone = Os outros estão ausentes, e sem eles não dá para voltar atrás. Antes, peça que retomem os lugares.
vote-running = Já há uma votação em andamento, e só pode haver uma de cada vez.
no-vote = Essa votação já acabou.
no-voter = Nesta votação, quem decide são os outros jogadores.
not-your-vote = Só quem pediu a votação pode retirá-la.
host-is-here = { $host }, que cuida da mesa, pode decidir isso. Só conta como ausência sair do servidor, deixar o lugar com um jogador virtual ou manter a partida 24 horas em pausa ou à espera da própria jogada.

only-role-starts = Neste servidor, só quem tem o cargo <@&{ $role }> pode abrir uma mesa.
start-role-gone = O cargo que podia abrir mesas neste servidor foi excluído, então só os moderadores podem abrir uma. Eles podem escolher outro com `/table settings`.
only-moderators-start = Neste servidor, só os moderadores podem abrir uma mesa.
role-missing = Escolha o cargo que poderá abrir mesas.
unknown-locale = Não falo o idioma { $locale }.

cards-not-dealt = As cartas ainda não foram distribuídas.
shuffle-still-secret = Até o fim da partida, é segredo como as cartas foram embaralhadas.
no-shuffle-kept = Não ficou registrado como esta partida foi embaralhada.
no-shuffle = Este registro não mostra como as cartas foram embaralhadas.
not-hexadecimal = { $place } tem que ter { $letters } dígitos hexadecimais, com letras minúsculas.
wrong-commitment = O segredo não é o que foi lacrado antes da partida.
wrong-shuffle = { $place } não bate com o que sai do segredo e do número da mensagem.

no-such-seat = Não existe o lugar { $seat } nesta mesa.
no-such-card = Não existe a carta { $card }: as cartas vão de 1 a 60.
no-such-card-under = Não existe a carta { $card }: as cartas vão de 1 a 60, e sua província inicial é 0.
outside-grid = { $x }, { $y } fica muito longe de qualquer mapa. Use os números nas bordas do seu mapa.
unknown-rotation = Uma carta não pode ser girada { $rotation } graus: escolha 0, 90, 180 ou 270.
no-such-tile = Um pousio não pode virar { $terrain }: escolha floresta, lago, montanha ou cidade.
no-such-pair = Não existe o par { $pair }: os pares são deck (pilha) e hands (jogado).
not-two-cubes = São exatamente dois recursos, não { $value }.
same-cube-twice = Você indicou duas vezes o recurso em { $squares }: têm que ser dois diferentes.

game-is-over = Esta partida já acabou.
-see-hand = Veja em `/hand` o que você tem que fazer.
phase-is-pick = Agora é hora de escolher uma carta. { -see-hand }
phase-is-discard = Agora cada jogador descarta uma carta da mão que vai passar. { -see-hand }
phase-is-bid = Agora é hora de jogar cartas na aposta. { -see-hand }
phase-is-take = Agora os jogadores pegam as cartas jogadas, um de cada vez. { -see-hand }
phase-is-take-pair = Agora quem jogou a carta mais alta escolhe um par. { -see-hand }
phase-is-answer = Agora quem jogou a carta mais baixa aceita ou disputa. { -see-hand }
phase-is-discard-of-pair = Agora cada jogador fica com uma carta do seu par. { -see-hand }
phase-is-map = As cartas já foram escolhidas: agora é hora de colocá-las. { -see-hand }
phase-is-free-tile = Agora é hora de colocar as peças gratuitas dos objetivos. { -see-hand }
already-picked = Você já escolheu sua carta nesta rodada. Dá para desfazer enquanto alguém ainda estiver escolhendo.
already-discarded = Você já descartou uma carta.
already-played = Você já jogou uma carta.
already-placed = Você já colocou a carta { $card } ou a deixou de lado.
already-terraformed = Você já terraformou nesta rodada, e só dá para fazer isso uma vez por rodada.
already-done = Você já apertou **Concluir** nesta rodada. Se todo mundo coloca ao mesmo tempo, dá para desfazer até os outros concluírem.
already-decided-free-tile = Você já decidiu o que fazer com sua peça gratuita.
discard-after-all-picked = Você poderá descartar quando seu oponente também tiver escolhido.
not-your-turn = Ainda não é sua vez.
not-your-turn-to-place = Ainda não é sua vez de colocar: nesta rodada as cartas são colocadas uma a uma, da menor para a maior, e agora é a vez da { $card }.
not-placed-yet = Você poderá apertar **Concluir** depois de colocar a carta { $card }, ou de deixá-la de lado se não couber em lugar nenhum.
already-in-order = Nesta rodada as cartas já são colocadas uma a uma, então não precisa pedir para esperar.
too-late-to-wait = Já é tarde para pedir para esperar: alguém colocou uma carta nesta rodada.
no-free-tile = Você não tem nenhuma peça gratuita.
nothing-to-take-back = Não dá para desfazer nada agora: ou os outros já viram sua última jogada, ou você não fez nenhuma.
computer-decided = Quem fez essa jogada por você foi um jogador virtual, então não dá para desfazê-la. Com `/table undo` você pode propor aos outros desfazer jogadas.
taken-back-often = Nesta partida você já desfez { $most } jogadas, e não dá para desfazer mais até a próxima rodada.
note-too-long = Uma nota pode ter até { $most } caracteres.
others-built-on-it = Isso não pode mais ser desfeito: outro jogador pegou um recurso que sua jogada devolveu à fonte comum.

card-not-in-hand = A carta { $card } não está na sua mão. Você tem { $hand }.
card-not-in-pair = A carta { $card } não está no seu par.
card-not-in-trick = Ninguém jogou a carta { $card } nesta aposta.
card-already-taken = Alguém já pegou a carta { $card }.
no-cube-in-trick-for-two = Em partidas de dois não se adicionam recursos às cartas: digite `none`.
wrong-colour-of-cube = Todos os recursos desta aposta têm que ser da mesma cor ({ NAME($colour) }), e esse é { NAME($found) }.

not-the-selected-card = Sua carta desta rodada é a { $selected }, não a { $card }.
another-card = Sua carta desta rodada é a { $selected }, não a { $card }.
card-on-map-already = A carta { $card } já está no seu mapa.
card-not-on-map = A carta { $card } não está no seu mapa, então não dá para pôr nada debaixo dela.
no-overlap = Uma carta tem que se sobrepor ao seu mapa em pelo menos um quadrante. Aí ela só ficaria ao lado.
under-not-touched = Aí sua carta não se sobrepõe { $card ->
        [0] à província inicial
       *[other] à carta { $card }
    }, então não pode ficar debaixo dela.
under-impossible = Sua carta não pode ficar debaixo { $card ->
        [0] da província inicial
       *[other] da carta { $card }
    } sem ficar também debaixo { $above ->
        [0] da província inicial
       *[other] da carta { $above }
    }, que está por cima.
wholly-hidden = Pelo menos um quadrante da carta tem que ficar visível. Aí ela ficaria toda escondida.
would-cover = Aí você cobriria { NAME($kind, form: "indefinite") } do seu mapa, em { $squares }: { $kind ->
        [mountain] as montanhas
       *[lake] os lagos
    } têm que ficar sempre visíveis.
would-be-hidden = Aí você cobriria { NAME($kind, form: "indefinite") } da própria carta, em { $squares }: { $kind ->
        [mountain] as montanhas
       *[lake] os lagos
    } têm que ficar sempre visíveis.
range-fork = Aí sua cordilheira se bifurcaria, em { $squares }: todas as montanhas têm que formar uma única linha.
range-block = Aí você formaria um bloco de quatro montanhas, em { $squares }: todas as montanhas têm que formar uma única linha.
range-apart = Aí você deixaria montanhas separadas da sua cordilheira, em { $squares }: todas as montanhas têm que formar uma única linha.
range-ring = Aí sua cordilheira se fecharia em um anel, em { $squares }: todas as montanhas têm que formar uma única linha com duas pontas.
card-has-a-placement = A carta { $card } ainda cabe no seu mapa, então você não pode deixá-la de lado.
last-placement = Depois disso, a carta { $card } não caberia mais em lugar nenhum. Coloque-a primeiro e terraforme depois.
table-never-waits = Nesta mesa as cartas são colocadas sempre ao mesmo tempo, então não dá para pedir para esperar.

no-terraforming = Neste jogo não há terraformação.
no-desert-there = Não há pousio visível em { $squares }, e só pousios podem ser terraformados.
no-cube-there = Você não tem nenhum recurso em { $squares }.
no-empty-production-square = Não há nenhum quadrante de produção vazio em { $squares }.
wrong-cube-for-terrain = Para { NAME($terrain, form: "indefinite") } são necessários dois recursos { NAME($colour, form: "plural") }, e você indicou um { NAME($found) }.

wrong-number-of-players = Este jogo é para 2 a 5 jogadores, não para { $players }.
deck-few-goals = Seu baralho tem { $found ->
        [one] { $found } carta de objetivo
       *[other] { $found } cartas de objetivo
    }. Uma mesa para { $most } jogadores precisa de { $needed }: adicione mais ao arquivo, ou abra a mesa sem objetivos.
goals-in-honshu = Este jogo não tem cartas de objetivo: abra a mesa sem objetivos.
scoring-card-in-hokkaido = Este jogo não tem cartas de pontuação final: abra a mesa sem nenhuma.
no-such-scoring-card = Não existe a carta de pontuação final { $card }.
unknown-rulings = Esta partida começou com a edição { $rulings } dos esclarecimentos das regras, e esta versão do bot só conhece { $known }.
not-a-whole-pile = { $place }: a pilha de saque tem que conter cada carta de 1 a 60 uma vez.
wrong-side = { $place }: este não é o lado { $side }, que é o da mesa.
no-legal-range = { $place }: as montanhas da província não formam uma cordilheira válida.
drawn-twice = { $place }: está repetido.
no-such-deck = Não existe o baralho { $deck }.

file-too-large = O arquivo é grande demais: o máximo são { $limit } bytes.
not-utf-8 = O arquivo não é texto UTF-8; o primeiro byte inválido é o de número { $byte }.
not-json = O arquivo não é JSON válido na linha { $line }, coluna { $column }.
nested-too-deeply = O arquivo tem níveis aninhados demais.
key-twice = A chave { $name } está repetida em um objeto.
number-too-large = O arquivo tem um número de { $digits } algarismos, o que é demais.
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
card-listed-twice = { $place }: há uma carta repetida.
result-too-early = Há um resultado, mas a partida não acabou.
result-missing = A partida acabou, mas não há resultado.
wrong-result = { $place }: está { $value }, mas a partida dá { $expected }.
number-twice = { $place }: o número { $number } está repetido.
goal-twice = { $place }: há um objetivo repetido.
no-such-square = { $place }: { $value } não é um tipo de quadrante.
colour-without-cubes = { $place }: o baralho não tem recursos desta cor: { NAME($colour) }.
mountain-in-honshu = { $place }: há uma montanha, e este jogo não tem montanhas.
mountains-not-linked = { $place }: as montanhas de uma carta têm que estar ligadas entre si.
colours-of-scoring-card = { $place } do baralho tem que indicar as cores, cada uma só uma vez.
not-alone = Só você joga esta partida: ela espera até você voltar.
day-not-over = Ainda há gente jogando este mapa. O segredo aparece <t:{ $until }:R>.
day-tried = Você já jogou este mapa antes de apagar seus dados, e cada pessoa tem uma única tentativa. O próximo chega <t:{ $until }:R>.
