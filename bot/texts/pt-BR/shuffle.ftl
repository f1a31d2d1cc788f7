# Embaralhamento justo: o segredo lacrado, as palavras e a prova no fim.

command-ready = Dizer que está tudo pronto para distribuir, com uma palavra para embaralhar se quiser
command-verify = Conferir como foram embaralhadas as cartas de uma partida acabada
option-word = Uma palavra sua; em branco se não quiser nenhuma
option-record = O registro de uma partida para conferir
option-table = Qual partida, pelo nome curto; em branco para a última deste canal

log-committed = -# 🔒 Embaralhamento justo: antes de distribuir, o segredo e o baralho foram lacrados como `{ $commitment }`. Depois da partida o segredo é aberto, e `/hokkaido verify` o confere.

ready-heading = ### 🔒 Podemos distribuir as cartas? Aperte **Tudo pronto**
ready-explained = As cartas são distribuídas quando todo mundo disser “Tudo pronto” ou, no mais tardar: <t:{ $until }:R>. Cada jogador pode adicionar uma palavra ao embaralhamento: assim ninguém, nem quem mantém o bot, pode escolher as cartas.
ready-seat = { $ready ->
        [yes] ✅ { $name }: tudo pronto
       *[no] ⏳ { $name } (<@{ $user }>)
    }
words-closed = { $words ->
        [yes] -# 🔒 Não entram mais palavras. O número desta mensagem entra por último no embaralhamento, então ninguém pode escolher as cartas.
       *[no] -# 🔒 Embaralhamento justo: um segredo e o baralho estão lacrados como `{ $commitment }`. O número desta mensagem entra por último, então ninguém pode escolher as cartas. `/hokkaido verify` confere tudo depois da partida.
    }
ready-over = 🔒 As cartas foram distribuídas. É tarde demais para palavras.
ready-cancelled = 🔒 A mesa foi fechada antes de distribuir as cartas.
ready-now = { $dealt ->
        [yes] ✅ Todo mundo disse “Tudo pronto”: as cartas foram distribuídas.
       *[no] ✅ Anotado. Você pode mudar sua palavra até as cartas serem distribuídas.
    }
ready-modal = Sua palavra para embaralhar
ready-word = Uma palavra sua
ready-word-why = Qualquer coisa, ou nada. Todo mundo a vê depois da partida. Ao enviar, você diz “Tudo pronto”.
ready-word-placeholder = por exemplo: a sopa de terça
button-ready = Tudo pronto
button-add-word = Adicionar palavra …
situation-dealing = As cartas estão sendo distribuídas.
situation-ready = Podemos distribuir as cartas? Aperte **Tudo pronto** no canal, ou digite `/hokkaido ready`.

proof = 🔓 O embaralhamento da partida `{ $table }` foi justo? Confira.
button-verify = Conferir

checked = { $dealt ->
        [yes] ✅ Está certo: o segredo é o que foi lacrado antes da partida, e dá exatamente as cartas que foram distribuídas.
       *[no] ✅ Está certo: o segredo é o que foi lacrado. Nenhuma carta foi distribuída.
    }
checked-commitment = 🔒 Lacrado antes de distribuir: `{ $commitment }`
checked-secret = 🔓 O segredo: `{ $secret }`
# As in English.
checked-word = { $number }. { $name } (`{ $user }`): “{ $word }”
checked-no-word = { $number }. { $name } (`{ $user }`): sem palavra
checked-message = 💬 O que entrou por último: o número [desta mensagem]({ $link }), `{ $number }`
checked-no-message = 💬 Nenhuma mensagem entrou: só o segredo e as palavras decidiram este embaralhamento.
checked-word-deleted = { $number }. A palavra deste lugar foi apagada.
checked-how = { $how ->
        [alone] -# O arquivo é o registro da partida: com ele você pode conferir tudo por conta própria.
        [dealt] -# Compare a primeira linha de algarismos com o que o canal recebeu quando a partida começou. O arquivo é o registro da partida: com ele você pode conferir tudo por conta própria.
       *[not-dealt] -# Compare a primeira linha de algarismos com o que o canal recebeu quando a partida começou.
    }
verify-what = Diga qual partida: aperte **Conferir** acima do resultado dela, indique o nome na opção **mesa**, ou anexe o registro dela.
