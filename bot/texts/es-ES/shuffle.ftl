# Barajar con garantías: el secreto sellado, las palabras y la prueba al final.

command-ready = Decir que se puede repartir, con una palabra para barajar si quieres
command-verify = Comprobar cómo se barajaron las cartas de una partida acabada
option-word = Una palabra tuya; vacío si no quieres ninguna
option-record = El registro de una partida que comprobar
option-table = Qué partida, por su nombre corto; vacío para la última de este canal

log-committed = -# 🔒 Barajado con garantías: antes de repartir se sellaron su secreto y el mazo como `{ $commitment }`. Tras la partida se abre el secreto, y `/hokkaido verify` lo comprueba.

ready-heading = ### 🔒 ¿Se puede repartir? Pulsa **Adelante**
ready-explained = Las cartas se reparten cuando todos digan «Adelante», y como muy tarde: <t:{ $until }:R>. Cada cual puede añadir una palabra al barajar: así nadie, ni siquiera quien tiene en marcha este bot, puede elegir las cartas.
ready-seat = { $ready ->
        [yes] ✅ { $name }: adelante
       *[no] ⏳ { $name } (<@{ $user }>)
    }
words-closed = { $words ->
        [yes] -# 🔒 Ya no se admiten palabras. El número de este mensaje entra en último lugar al barajar, así que nadie puede elegir las cartas.
       *[no] -# 🔒 Barajado con garantías: un secreto y el mazo están sellados como `{ $commitment }`. El número de este mensaje entra en último lugar, así que nadie puede elegir las cartas. `/hokkaido verify` lo comprueba tras la partida.
    }
ready-over = 🔒 Las cartas están repartidas. Ya es tarde para palabras.
ready-cancelled = 🔒 La mesa se cerró antes de repartir.
ready-now = { $dealt ->
        [yes] ✅ Todo el mundo ha dicho «Adelante»: las cartas están repartidas.
       *[no] ✅ Anotado. Puedes cambiar tu palabra hasta que se repartan las cartas.
    }
ready-modal = Tu palabra para barajar
ready-word = Una palabra tuya
ready-word-why = Lo que sea, o nada. Se ve tras la partida. Al enviarla dices «Adelante».
ready-word-placeholder = por ejemplo: la sopa del martes
button-ready = Adelante
button-add-word = Añadir palabra …
situation-dealing = Se están repartiendo las cartas.
situation-ready = ¿Se puede repartir? Pulsa **Adelante** en el canal, o escribe `/hokkaido ready`.

proof = 🔓 ¿Se barajó limpiamente la partida `{ $table }`? Compruébalo.
button-verify = Comprobar

checked = { $dealt ->
        [yes] ✅ Es correcto: el secreto es el que se selló antes de la partida, y da exactamente las cartas que se repartieron.
       *[no] ✅ Es correcto: el secreto es el que se selló. No se repartieron cartas.
    }
checked-commitment = 🔒 Sellado antes de repartir: `{ $commitment }`
checked-secret = 🔓 El secreto: `{ $secret }`
# As in English.
checked-word = { $number }. { $name } (`{ $user }`): «{ $word }»
checked-no-word = { $number }. { $name } (`{ $user }`): sin palabra
checked-message = 💬 Lo que entró al final: el número de [este mensaje]({ $link }), `{ $number }`
checked-no-message = 💬 No entró ningún mensaje: barajaron solo el secreto y las palabras.
checked-word-deleted = { $number }. La palabra de este asiento se ha borrado.
checked-how = { $how ->
        [alone] -# El archivo es el registro de la partida: con él puedes comprobarlo todo por tu cuenta.
        [dealt] -# Compara la primera línea de cifras con lo que recibió el canal al empezar la partida. El archivo es el registro de la partida: con él puedes comprobarlo todo por tu cuenta.
       *[not-dealt] -# Compara la primera línea de cifras con lo que recibió el canal al empezar la partida.
    }
verify-what = Di qué partida: pulsa **Comprobar** encima de su resultado, nómbrala con la opción **mesa**, o adjunta su registro.
