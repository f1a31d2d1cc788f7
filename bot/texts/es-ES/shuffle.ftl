command-verify = Comprobar cómo se barajaron las cartas de una partida acabada
option-record = El registro de la partida que quieres comprobar

sealed = -# 🔒 Barajado verificable: las cartas están selladas, así que nadie puede amañar el reparto. Al acabar la partida, el botón **Comprobar** del resultado lo demuestra. ||`{ $commitment }`||
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
        [alone] -# El archivo es el registro de la partida: con él puedes comprobarlo todo por tu cuenta.
        [dealt] -# Compara la primera línea de caracteres con la que publiqué en el canal al empezar la partida. El archivo es el registro de la partida: con él puedes comprobarlo todo por tu cuenta.
       *[not-dealt] -# Compara la primera línea de caracteres con la que publiqué en el canal al empezar la partida.
    }
verify-what = ¿Qué partida quieres comprobar? Pulsa **Comprobar** en su resultado, pon su nombre en la opción **partida** o adjunta su registro.
