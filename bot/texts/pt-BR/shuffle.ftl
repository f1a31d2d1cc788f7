command-verify = Conferir como foram embaralhadas as cartas de uma partida terminada
option-record = O registro da partida que você quer conferir

sealed = -# 🔒 A distribuição está lacrada; **Conferir** prova isso no fim da partida. ||`{ $commitment }`||
situation-dealing = Estou distribuindo as cartas.

button-verify = Conferir

checked = { $dealt ->
        [yes] ✅ Tudo certo: o segredo é o que foi lacrado antes da partida, e dele saem exatamente as cartas distribuídas.
       *[no] ✅ Tudo certo: o segredo é o que foi lacrado. Nenhuma carta foi distribuída.
    }
checked-commitment = 🔒 Lacrado antes de distribuir: `{ $commitment }`
checked-secret = 🔓 O segredo: `{ $secret }`
checked-message = 💬 O que entrou por último: o número [desta mensagem]({ $link }), `{ $number }`
checked-no-message = 💬 Não consegui publicar uma mensagem no canal, então o embaralhamento usou só o segredo.
checked-how = { $how ->
        [alone] -# O arquivo é o registro, para você conferir tudo por conta própria.
        [dealt] -# A primeira linha é a que publiquei no começo. O arquivo é o registro, para você conferir tudo por conta própria.
       *[not-dealt] -# A primeira linha é a que publiquei no começo.
    }
verify-what = Qual partida você quer conferir? Aperte **Conferir** no resultado dela, ponha o nome na opção **partida** ou anexe o registro.
