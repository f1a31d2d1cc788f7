# Barajar con garantías: el secreto sellado y la prueba al final.

command-verify = Comprobar cómo se barajaron las cartas de una partida acabada
option-record = El registro de una partida que comprobar
option-table = Qué partida, por su nombre corto; vacío para la última de este canal

sealed = -# 🔒 Barajado con garantías: las cartas están selladas, así que nadie puede elegirlas. Tras la partida, **Comprobar**, debajo del resultado, lo demuestra. ||`{ $commitment }`||
situation-dealing = Se están repartiendo las cartas.

button-verify = Comprobar

checked = { $dealt ->
        [yes] ✅ Es correcto: el secreto es el que se selló antes de la partida, y da exactamente las cartas que se repartieron.
       *[no] ✅ Es correcto: el secreto es el que se selló. No se repartieron cartas.
    }
checked-commitment = 🔒 Sellado antes de repartir: `{ $commitment }`
checked-secret = 🔓 El secreto: `{ $secret }`
checked-message = 💬 Lo que entró al final: el número de [este mensaje]({ $link }), `{ $number }`
checked-no-message = 💬 No entró ningún mensaje, porque el canal no lo aceptó: barajó solo el secreto.
checked-how = { $how ->
        [alone] -# El archivo es el registro de la partida: con él puedes comprobarlo todo por tu cuenta.
        [dealt] -# Compara la primera línea de cifras con lo que recibió el canal al empezar la partida. El archivo es el registro de la partida: con él puedes comprobarlo todo por tu cuenta.
       *[not-dealt] -# Compara la primera línea de cifras con lo que recibió el canal al empezar la partida.
    }
verify-what = Di qué partida: pulsa **Comprobar** debajo de su resultado, nómbrala con la opción **mesa**, o adjunta su registro.
