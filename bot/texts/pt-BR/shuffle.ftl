command-verify = Conferir como foram embaralhadas as cartas de uma partida encerrada
option-record = O registro da partida que você quer conferir

sealed = -# 🔒 Embaralhamento verificável: as cartas estão lacradas, então ninguém pode manipular o sorteio. No fim da partida, o botão **Conferir** do resultado prova isso. ||`{ $commitment }`||
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
        [alone] -# O arquivo é o registro da partida: com ele você pode conferir tudo por conta própria.
        [dealt] -# Compare a primeira linha de caracteres com a que publiquei no canal no começo da partida. O arquivo é o registro da partida: com ele você pode conferir tudo por conta própria.
       *[not-dealt] -# Compare a primeira linha de caracteres com a que publiquei no canal no começo da partida.
    }
verify-what = Qual partida você quer conferir? Aperte **Conferir** no resultado dela, ponha o nome na opção **partida** ou anexe o registro.
