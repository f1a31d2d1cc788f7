# Embaralhamento justo: o segredo lacrado e a prova no fim.

command-verify = Conferir como foram embaralhadas as cartas de uma partida acabada
option-record = O registro de uma partida para conferir
option-table = Qual partida, pelo nome curto; em branco para a última deste canal

sealed = -# 🔒 Embaralhamento justo: as cartas estão lacradas, então ninguém pode escolhê-las. Depois da partida, **Conferir**, abaixo do resultado, prova isso. ||`{ $commitment }`||
situation-dealing = As cartas estão sendo distribuídas.

button-verify = Conferir

checked = { $dealt ->
        [yes] ✅ Está certo: o segredo é o que foi lacrado antes da partida, e dá exatamente as cartas que foram distribuídas.
       *[no] ✅ Está certo: o segredo é o que foi lacrado. Nenhuma carta foi distribuída.
    }
checked-commitment = 🔒 Lacrado antes de distribuir: `{ $commitment }`
checked-secret = 🔓 O segredo: `{ $secret }`
checked-message = 💬 O que entrou por último: o número [desta mensagem]({ $link }), `{ $number }`
checked-no-message = 💬 Nenhuma mensagem entrou, porque o canal não a aceitou: só o segredo decidiu este embaralhamento.
checked-how = { $how ->
        [alone] -# O arquivo é o registro da partida: com ele você pode conferir tudo por conta própria.
        [dealt] -# Compare a primeira linha de algarismos com o que o canal recebeu quando a partida começou. O arquivo é o registro da partida: com ele você pode conferir tudo por conta própria.
       *[not-dealt] -# Compare a primeira linha de algarismos com o que o canal recebeu quando a partida começou.
    }
verify-what = Diga qual partida: aperte **Conferir** abaixo do resultado dela, indique o nome na opção **mesa**, ou anexe o registro dela.
