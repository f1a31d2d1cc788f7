command-verify = Comprobar cómo se barajaron las cartas de una partida acabada
option-record = El registro de la partida que quieres comprobar

sealed = -# 🔒 El reparto está sellado; **Comprobar** lo demuestra al acabar la partida. ||`{ $commitment }`||
situation-dealing = Estoy repartiendo las cartas.

button-verify = Comprobar

checked = { $dealt ->
        [yes] ✅ Todo correcto: el secreto es el que se selló antes de la partida, y de él salen exactamente las cartas repartidas.
       *[no] ✅ Todo correcto: el secreto es el que se selló. No se repartieron cartas.
    }
checked-commitment = 🔒 Sellado antes de repartir: `{ $commitment }`
checked-secret = 🔓 El secreto: `{ $secret }`
checked-message = 💬 Lo último que se añadió: el número de [este mensaje]({ $link }), `{ $number }`
checked-no-message = 💬 No se añadió ningún mensaje, porque no pude publicarlo en el canal: se barajó solo con el secreto.
checked-how = { $how ->
        [alone] -# El archivo es el registro, para comprobarlo todo por tu cuenta.
        [dealt] -# La primera línea es la que publiqué al empezar. El archivo es el registro, para comprobarlo todo por tu cuenta.
       *[not-dealt] -# La primera línea es la que publiqué al empezar.
    }
verify-what = ¿Qué partida quieres comprobar? Pulsa **Comprobar** en su resultado, pon su nombre en la opción **partida** o adjunta su registro.
