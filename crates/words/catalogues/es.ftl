## about

about-sample-mark = Ejemplo, no es una compra real
about-samples = Se crearon para esta página. Cada uno lleva la marca «Ejemplo, no es una compra real» allí donde aparece.
about-sample-event = Un evento de sobres, v2
about-sample-event-shows = Un evento entero, con mazo, sal y semilla. Cuadra.
about-sample-pull = Una tirada de un Pack
about-sample-pull-shows = Una carta, con otros sorteos de por medio. Cuadra.
about-sample-early = Uno de los primeros eventos de sobres, v1
about-sample-early-shows = Las primeras reglas, sin sal. Cuadra.
about-sample-live = Un evento todavía en curso
about-sample-live-shows = Qué está ya publicado y qué sigue oculto.
about-sample-event-broken = Un evento que no cuadra
about-sample-broken-shows = Mira cómo falla una comprobación y cómo se ve.
about-sample-pull-broken = Una tirada que no cuadra
about-is-this-yours = Cada tirada figura con el id de cuenta que aparece a su lado, y otro id saca otra carta. Busca tu tirada y mira su id: ¿es el tuyo? Solo tú puedes saberlo. Si no lo es, pregunta a la tienda por qué se usó otro.
about-others-of-an-event = Cada tirada toma su carta de lo que dejaron en el mazo las anteriores, así que reproducirlas una tras otra las abarca todas. Ese es el paso de la pregunta anterior.
about-picture-is-the-shops = La tienda eligió esta imagen y este título. La prueba solo abarca el id de la carta.
about-face-is-drawn = Este motivo se dibuja a partir del id de la carta. La prueba no nombra ninguna imagen.
about-committed-already = Estos valores se publicaron antes del final y no pueden cambiar sin que se note: anótalos, o guarda el archivo de prueba, y compáralos cuando termine el evento.
about-field-deck-hash = el hash del mazo entero, en orden
about-field-seed-commitment = el hash de la sal secreta
about-field-deck-commitment = mazo y sal vinculados: el valor que debe figurar en el contrato
about-field-event-id = el id bajo el que debe figurar en el contrato
about-field-random-seed = la semilla del evento; según la tienda, la dio el oráculo
about-field-seed-of-source = la semilla del evento, que según el informe procede de «{ $source }»
about-field-seed = la semilla aleatoria del evento
about-field-salt = la sal, revelada al final
about-field-version-anchor = transacción de las probabilidades y las cartas
about-field-purchase-anchor = transacción de la compra
about-field-word-request = transacción del número aleatorio
about-field-event-anchor = transacción del evento
about-how-far = { $pulls } de { $cards ->
    [one] { $cards } carta sacada
   *[other] { $cards } cartas sacadas
  }
about-how-far-empty = { $so_far }: el mazo está vacío.
about-how-far-no-pulls = No se sacó ninguna carta de un mazo de { $cards }. Que el evento terminara ahí y que no falte ninguna tirada solo lo dice la tienda.
about-how-far-no-deck = El mazo está vacío y no se sacó ninguna carta.
about-how-far-live = { $so_far } hasta ahora.
about-how-far-left = { $so_far }; { $left ->
    [one] quedó
   *[other] quedaron
  } { $left }. Que el evento terminara ahí, y que no falte ninguna tirada posterior, solo lo dice la tienda.
about-stock-all = La tienda declaró que no había ninguna carta agotada
about-stock-out = La tienda declaró que { $unavailable ->
    [one] { $unavailable } carta
   *[other] { $unavailable } cartas
  } { $unavailable ->
    [one] estaba agotada
   *[other] estaban agotadas
  }
about-stock-span = { "" } en el bloque { $block }; el número aleatorio figura { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
  } después, en el bloque { $word_block }
about-stock-as-of = { "" } en el bloque { $block }
about-stock-said = { $out }{ $span }. Según las reglas, la compra fija esta lista. Si era cierta, solo lo sabe la tienda.
about-stock-at-payment = Cuando pagaste, la lista de agotadas de la tienda tenía { $at_payment ->
    [one] { $at_payment } carta
   *[other] { $at_payment } cartas
  }; la lista que se usó tenía { $used }. Un Pack que espera su turno se sortea con la lista posterior. Esto es solo informativo y no forma parte de la comprobación.
about-face = Motivo dibujado a partir del id { $id }
about-how-a-card-is-drawn = El número aleatorio da un valor, y ese valor elige la banda. Dentro de la banda, el mismo número da un rango a cada carta disponible según esta prueba y gana el más bajo. Las reglas no dejan nada que elegir.
about-the-box = Pega el enlace de la página de prueba, o solo el id. Esta página pregunta solo a la tienda para la que está configurada, nunca al sitio del enlace.
about-not-recognised-nothing = Pega el enlace de prueba que te dio la tienda, o el id que contiene.
about-not-recognised-key = Esto es una clave o un hash de la blockchain, y la tienda no puede buscar con eso. Pega el enlace de prueba, o abre un archivo de prueba guardado.
about-not-recognised-unknown = Esto no es ni un enlace de prueba ni un id. Un enlace de prueba contiene /packs/verify/ o /pack-events/verify/; un id tiene este aspecto: 2fea377c-6030-4380-a2d7-c9538b227b0c.
about-not-recognised-several = Aquí hay más de una prueba. Elige la que quieres comprobar.

## bond

bond-heading = Qué debía fijarse, y qué se mostró después
bond-not-published = no publicado
bond-both-above = ambos, tal como figuran arriba
bond-deck-hash = El hash debe fijar el mazo entero en su orden. Con una sola carta cambiada, añadida o movida, sería otro.
bond-salt = El hash debe fijar la sal secreta, sin mostrarla.
bond-deck-commitment = Un solo valor debe fijar juntos el mazo y la sal, para que ninguno de los dos se pueda cambiar por separado.
bond-contract = El mismo valor debe figurar en el contrato, donde solo se puede escribir una vez, con la llamada que solicita la semilla.
bond-seed-origin = La semilla debe ser el número que dio el oráculo en respuesta a esa llamada: entonces llegó después de todo lo anterior.
bond-committed = debe fijarse de antemano
bond-revealed-by-contract = guardado en el contrato
bond-revealed-parts = formado por
bond-revealed-at-end = revelado al final
bond-not-told-yet = el contrato aún no lo ha dicho aquí
bond-not-revealed-yet = se publica cuando termina el evento
bond-field-deck = el propio mazo
bond-field-contract = la respuesta del propio contrato
bond-cards-in-order = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }, en orden

## buttons

button-stop = Detener
button-again = Reintentar
button-check-proof = Comprobar una prueba

## card

card-code = Comprobado por packproof, compilación { $build }, de { $origin }. La página que rodea esta tarjeta podría mostrar cualquier cosa.
card-be-sure = Para estar seguro, abre el informe completo.
card-open-report = Abrir el informe completo
card-not-checked = Aquí no se comprobó nada. Eso no dice nada sobre la prueba.

## cause

cause-because = Sin comprobar, porque otra comprobación no se superó: «{ $step }».
cause-not-published = Sin comprobar: el informe no publica { $field }.
cause-contract-not-read = El contrato no se ha leído, así que esto no está ni confirmado ni desmentido.
cause-not-replayable-active = El evento no ha terminado: su semilla, su mazo y sus tiradas se publicarán cuando termine.
cause-not-replayable-active-and-public = El evento no ha terminado, pero su informe ya publica lo que debía seguir oculto hasta entonces: la semilla, la sal, el mazo o las tiradas. Los secretos de un evento en curso son públicos, y quien los lea quizá pueda calcular las próximas cartas.
cause-not-replayable-no-version = El informe no nombra ninguna versión de las reglas, como ocurría en los primeros eventos, así que no hay una regla publicada con la que reproducirlo.
cause-not-replayable-unknown-version = El informe nombra las reglas «{ $version }», y packproof conoce v1 y v2.
cause-not-replayable-no-seed = El informe no publica la semilla aleatoria, sin la cual no se puede reproducir ninguna tirada.
cause-not-replayable-seed-withheld = El evento ha terminado y su informe no publica la semilla aleatoria. La tienda debía publicarla al final: sin ella no se puede reproducir ninguna tirada.
cause-not-replayable-no-salt = El evento ha terminado y su informe no publica la sal. La tienda debía publicarla al final: sin ella no se puede reproducir ninguna tirada de esta versión.
cause-not-replayable-unknown-recipe = La prueba nombra la receta «{ $recipe }», y packproof solo conoce packs_v1.
cause-not-replayable-dependent-of-unknown-recipe = Un sorteo del que depende este nombra la receta «{ $recipe }», y packproof solo conoce packs_v1.

## columns

column-account = id de cuenta que entró en el hash
column-account-short = id de cuenta
column-band = banda
column-by = por
column-card = carta
column-cards = cartas
column-file = archivo
column-kind = tipo
column-odds = probabilidades
column-position = posición
column-price = precio en el mazo
column-price-shown = precio que muestra la tienda
column-pull = tirada
column-pulled = sacada
column-pulled-by = sacada por
column-rank = rango
column-reason = motivo
column-roll = valor sorteado
column-rolls = números
column-value = valor
column-verdict = veredicto
column-version = versión
column-when = cuándo

## contract

contract-list-listed = en la lista de contratos que mantiene este sitio
contract-list-unlisted = no está en la lista de contratos que mantiene este sitio: averigua con la tienda, por un medio distinto de esta prueba, si es suyo
contract-list-no-list = este sitio no tiene una lista de contratos con la que compararlo: compara la dirección con la que la tienda ha publicado siempre
contract-chip-not-listed = contrato no listado
contract-coordinator-published-v2-5 = uno que Chainlink publica para esta red (VRF v2.5)
contract-coordinator-published-v2 = uno que Chainlink publica para esta red (VRF v2, retirado en 2024)
contract-coordinator-listed = uno que este sitio incluye en su lista; la lista de Chainlink para esta red, tal como la tiene packproof, no lo incluye
contract-coordinator-unknown = uno que nadie ha publicado: ni Chainlink para esta red ni este sitio. Quien lo gestiona puede haber elegido el número. Pregunta a la tienda de quién es
contract-coordinator-words = { $words ->
    [one] Se le pidió { $words } número aleatorio de esta comprobación.
   *[other] Se le pidieron { $words } números aleatorios de esta comprobación.
  }
contract-coordinators-several = Los números aleatorios de esta comprobación se pidieron a { $count } coordinadores. Mira cada uno.
contract-coordinator-unseen = aún no se ha visto: la blockchain no se ha leído, o no hasta ese punto
contract-beside-main = en { $name }
contract-beside-test = en { $name }, una red de pruebas
contract-beside-test-chain = en { $name }, una red de pruebas ({ $chain })
contract-beside-local = en una red local, en una sola máquina
contract-beside-unknown = en «{ $name }», una red que packproof no conoce
contract-beside-unknown-chain = en «{ $name }» ({ $chain })
contract-beside-unnamed-chain = en una red que la tienda no nombra ({ $chain })
contract-beside-unnamed = en una red que la tienda no nombra
contract-beside-says = El código del contrato 0x{ $address }, { $on }: que hace lo que dice.
contract-beside-listed = Está en la lista de este sitio.
contract-beside-unlisted = No está en la lista de este sitio.
contract-network = red
contract-address = dirección
contract-its-address = la dirección del contrato
contract-coordinators-address = la dirección del coordinador
contract-listed = lista
contract-served-by = número solicitado a

## copy

copy-value = Copiar: { $what }
copy-terminal = la línea que lo vuelve a calcular en un terminal
copy-hashes = Los hashes y cómo volver a calcularlos
copy-done = Copiado.

## dealt

dealt-deck-heading = El mazo
dealt-every-card = Todas las cartas del mazo
dealt-deck-label = El mazo, en el orden publicado
dealt-still-there = sin sacar
dealt-key-pulled = sacadas
dealt-key-remained = restantes
dealt-key-marked = la tirada que se muestra paso a paso
dealt-value-heading = Cuánto valían las cartas restantes
dealt-key-line = precio medio de las cartas restantes
dealt-value-informs = La mayoría de los eventos terminan solos cuando el precio medio de las cartas restantes baja de cierta parte del inicial. Los eventos Sellout Break y Head-to-Head no aplican esa regla, y el informe no nombra el formato del evento: esto muestra cómo se ve el final, y no da nada por superado ni por fallido.
dealt-value-exact = Los valores exactos
dealt-value-start = precio medio del mazo entero
dealt-value-buffer = stop_ev_buffer
dealt-value-limit = el producto de ambos: el límite
dealt-value-after = Los valores tras cualquier otra tirada están en el paso a paso de esa tirada, en la lista de arriba.
dealt-rows-in-view = Filas { $first } a { $last } de { $of }
dealt-no-such-pull = Esta dirección pide la tirada { $pull }. En este informe no hay ninguna tirada con ese número.
dealt-pulled-as = tirada { $pull }
dealt-drawn-down = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  } en el orden publicado: sacadas, { $pulled }; restantes, { $left }.
dealt-square-one = Cada cuadrado es una carta.
dealt-square-several = Cada cuadrado son { $cell } cartas contiguas, y se rellena según las que hayan salido.
dealt-deck-picture = { $deck } { $square }
dealt-deck-picture-marked = { $deck } { $square } Marcada: la carta { $position } del mazo.
dealt-ended-above-limit = { $end } El precio medio de lo que quedaba nunca estuvo por debajo del límite.
dealt-ended-below-from-start = { $end } El límite está por encima del precio medio inicial, así que estuvo por debajo desde el principio.
dealt-ended-went-on = { $end } El precio medio de lo que quedaba estuvo por primera vez por debajo del límite tras la tirada { $pull }, y el evento continuó, como hacen los eventos Sellout Break y Head-to-Head.
dealt-ended-by-rule = El evento terminó como dice su regla de valor: tras la tirada { $pull }, la última, el precio medio de lo que quedaba estuvo por primera vez por debajo del límite.
dealt-ended-by-last-pack = El evento terminó con su última carta.
dealt-ended-otherwise = Quedaban cartas cuando terminó el evento, y su regla de valor no explica el final.
dealt-still-running = El evento sigue en curso, así que su regla de valor aún no tiene un final que explicar.
dealt-no-value-not-replayed = los sorteos no se reprodujeron
dealt-no-value-no-cards = el mazo no tiene cartas
dealt-no-value-price = la carta { $position } del mazo no tiene un initial_price que sea un decimal simple de 18 cifras como máximo
dealt-no-value-buffer = el informe no tiene un stop_ev_buffer que sea un número desde 0 con 18 cifras como máximo
dealt-no-value-too-large = los precios son demasiado grandes para compararlos aquí con exactitud
dealt-no-value-why = No se puede calcular cuánto valían las cartas restantes: { $why }. Nada más depende de ello.
dealt-value-picture = El precio medio de lo que quedaba, tirada a tirada, como parte del inicial. Empieza en el 100%, llega a un mínimo de { $low } y a un máximo de { $high }. El límite está en { $threshold_share }.{ $new }
dealt-line-start = inicio: { $start }
dealt-line-end = tras { $pulled } { $pulled ->
    [one] tirada
   *[other] tiradas
  }
dealt-limit = el límite: { $threshold }
dealt-deciding-pull = Ver la tirada { $pull } paso a paso, con los valores que la siguen
dealt-value-picture-step = { "" } Cada punto abarca { $step } tiradas, del valor más bajo al más alto.

## dependent

dependent-the-others = Los demás sorteos
dependent-about-none = { $mark ->
    [passed] Ningún otro Pack se sorteó entre el inventario de esta tirada y su número aleatorio, así que entretanto ninguna carta fue para otra persona.
   *[open] La prueba no registra ningún otro Pack entre el inventario de esta tirada y su número aleatorio.
  }
dependent-about-some = Una carta que fue para otra persona entre el inventario de una tirada y su número aleatorio no puede volver a sortearse. Por eso esta comprobación incluye { $draws ->
    [one] { $draws } sorteo más
   *[other] { $draws } sorteos más
  }. Abre uno para ver sus pasos.
dependent-table = Los demás sorteos, los últimos primero
dependent-drawn-for = sorteado para
dependent-word-at = bloque del número
dependent-what-it-took = qué se llevó
dependent-the-pull-of = La tirada de { "" }
dependent-unknown = se desconoce
dependent-no-card = ninguna carta
dependent-took-card-worth = { $card }, { $value }
dependent-blocks = Es una carta de la versión de esta tirada, así que no estaba disponible para ella.
dependent-blocks-not = No se llevó ninguna carta que esta tirada pudiera haber sacado.
dependent-band = banda { $band }, { $range }
dependent-version-sold = { $version }, vendida a { $price }
dependent-stock-taken = inventario hecho
dependent-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
dependent-out-of-stock = agotadas en la venta
dependent-word-requested = número solicitado
dependent-word-arrived = número recibido
dependent-band-rolled = banda que salió
dependent-band-drawn-from = banda que dio la carta
dependent-its-steps = Sus propios pasos
dependent-opening = Leyéndolo
dependent-open = Abrir el otro sorteo, que no se superó

## desk

desk-picker = Pruebas guardadas
desk-label = El archivo que se está leyendo
desk-reading = Leyendo { $file }
desk-drop = Suelta para comprobar

## draw

draw-the-draw = El sorteo
draw-bands = Las bandas, de menor a mayor
draw-column-out = agotadas en la venta
draw-column-taken = sorteadas entretanto
draw-roll = número { $roll }
draw-band-of = Banda { $band }: { $range }
draw-part-both = salió y dio la carta
draw-part-rolled = salió; sin cartas disponibles
draw-part-drawn-from = dio la carta
draw-rolls = { $from } a { $to }
draw-no-rolls = ninguno
draw-the-search = En qué bandas se buscó
draw-about-the-search = La banda que salió no tenía ninguna carta disponible, así que la receta sigue buscando: en cada banda por encima de ella y después en las de debajo, primero la más cercana. La primera que tiene una carta disponible la da.
draw-searched-out = agotadas en la venta: { $out }
draw-searched-taken = sorteadas para otros entretanto: { $taken }
draw-searched-out-and-taken = agotadas en la venta: { $out }, sorteadas para otros entretanto: { $taken }
draw-searched-empty = No contiene cartas.
draw-searched-all-free = { $cards ->
    [one] { $cards } carta, y está disponible
   *[other] { $cards } cartas, todas disponibles
  }: la carta se sortea aquí.
draw-searched-some-free = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }: { $held }; disponibles: { $free }. La carta se sortea aquí.
draw-searched-none-free = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }: { $held }. Ninguna estaba disponible.
draw-ranked = { $cards ->
    [one] La { $cards } carta
   *[other] Las { $cards } cartas
  } de la banda { $band } por rango
draw-exhausted = Ninguna banda tenía una carta disponible, así que no se sorteó ninguna. Según las reglas de la tienda, una compra así se cancela y el pago vuelve al saldo de la cuenta.
draw-worked-through = El valor sorteado, paso a paso
draw-roll-word = el número
draw-roll-word-is = { $mark ->
    [passed] El número aleatorio que dio el oráculo para esta tirada, y para nada más.
   *[open] El número aleatorio que la tienda publicó para esta tirada.
  }
draw-roll-hashed-is = SHA-256 de los 32 bytes del número, seguidos del texto { $tag }.
draw-roll-number = en decimal
draw-roll-number-is = El mismo hash, escrito en cifras decimales.
draw-roll-end = el valor sorteado
draw-roll-end-is = El resto de dividir ese valor entre 1 000 000: sus seis últimas cifras.
draw-falls = El número { $roll } está en el tramo { $rolls }: la banda { $band }.
draw-by-rank = Las cartas de esa banda, por su rango para este número: sale la disponible con el rango más bajo
draw-column-hash = su hash
draw-not-free = no disponible
draw-drawn = sorteada
draw-rank-hash = el hash del rango
draw-out-of-stock = agotada en la venta
draw-went-to = fue para la tirada de { $pull_key } en el bloque { $block }
draw-show-last = Mostrar { $left } más, hasta el final
draw-show-next = Mostrar { $next } más de { $left }
draw-roll-hashed = su hash

## endpoints

endpoints-about-endpoints = Un nodo es un ordenador que consulta la blockchain por ti (un endpoint RPC). Conocerá tu dirección de red, la dirección de este sitio y el idioma de tu navegador, y lo que se le pregunta: el contrato, la clave de esta compra o de este evento, y los identificadores y bloques que nombra la prueba. No se envía nada antes de que pulses el botón.
endpoints-ask-several = Elige hasta tres. Si coinciden, ninguno por sí solo se lo ha inventado.
endpoints-look-up-pack-pull = { $count ->
    [1] Un ordenador, { $hosts }, lo consulta por ti. Ve tu dirección de red y qué compra compruebas.
    [2] Dos ordenadores independientes, { $hosts }, lo consultan por ti. Ven tu dirección de red y qué compra compruebas.
   *[other] Tres ordenadores independientes, { $hosts }, lo consultan por ti. Ven tu dirección de red y qué compra compruebas.
  }
endpoints-look-up-pack-event = { $count ->
    [1] Un ordenador, { $hosts }, lo consulta por ti. Ve tu dirección de red y qué evento compruebas.
    [2] Dos ordenadores independientes, { $hosts }, lo consultan por ti. Ven tu dirección de red y qué evento compruebas.
   *[other] Tres ordenadores independientes, { $hosts }, lo consultan por ti. Ven tu dirección de red y qué evento compruebas.
  }
endpoints-choose-others = Elegir otros nodos
endpoints-what-they-learn = Qué llegan a saber
endpoints-choice-is-kept = Entonces esta página lee la blockchain en cuanto abres una prueba de esta red.
endpoints-choice-is-not-kept = Este navegador no guarda nada de esta página, así que tu elección dura hasta que salgas.
endpoints-about-the-address = Una dirección que empiece por https://, o por http:// si es un nodo en esta misma máquina.
endpoints-choice-forgotten = Olvidada. No se envía nada hasta que vuelvas a pulsar el botón.
endpoints-nobody-chosen = Elige al menos un nodo, o escribe una dirección.
endpoints-too-many-chosen = Elige tres nodos como máximo.
endpoints-one-operator = Más de una de estas direcciones tiene el host { $host }. Son de un mismo operador y cuentan como un solo nodo.
endpoints-not-with-a-name = No se pregunta a una dirección con un nombre o una contraseña antes de una @.
endpoints-not-over-http = Por http://, cualquiera en el camino podría cambiar las respuestas, así que por esa vía solo se pregunta a un nodo en esta misma máquina. Usa su dirección https://.
endpoints-not-over-sockets = Esta página pregunta por https://, no por web sockets. La mayoría de los nodos también tienen una dirección https://.
endpoints-not-an-address = A esta dirección no se le puede preguntar. Debe empezar por https:// y no tener espacios.
endpoints-unknown-network = Esta página no conoce ninguna red llamada «{ $label }», así que no puede sugerir a nadie ni saber de antemano de qué cadena debería ser un nodo. Escribe la dirección de un nodo de esa red; el número de su cadena aparecerá junto al veredicto.
endpoints-no-network = El archivo de prueba no nombra ninguna red, así que no hay a quién sugerir. Pregunta a la tienda en qué red está su contrato y escribe la dirección de un nodo de esa red; el número de su cadena aparecerá junto al veredicto.
endpoints-nothing-to-ask = No hay nada que consultar: la prueba no nombra una dirección de contrato legible, o está demasiado incompleta.
endpoints-listed = { $join } y { $last }
endpoints-another = U otro nodo
endpoints-one = Dirección del nodo
endpoints-ask = Confirmar en la blockchain
endpoints-ask-third = Añadir un tercer nodo
endpoints-ask-another = Probar con otro nodo
endpoints-ask-more = Confirmar otra vez, o añadir nodos
endpoints-form-comes = Cargando el formulario
endpoints-ask-chosen = { $count ->
    [one] Preguntar a este nodo
   *[other] Preguntar a estos { $count } nodos
  }
endpoints-remember = Recordar mi elección en este navegador
endpoints-cancel = Cancelar
endpoints-on-network = En la red { $network }

## event

event-unnamed = Evento de sobres
event-at-the-end = El mazo y las tiradas se publican al final.
event-price = sobre { $price }
event-rules = reglas { $version }
event-id = evento { $id }

## digit

digit-see-it-fail = Mira cómo falla
digit-about = Una comprobación vale por lo que detecta. Cambia una cifra del número aleatorio en una copia de esta prueba, y la misma comprobación se ejecuta sobre la copia cambiada, aquí en tu navegador. La prueba en sí queda como está.
digit-change = Cambiar una cifra
digit-undo = Deshacer el cambio
digit-undone = El cambio está deshecho. La prueba no se tocó en ningún momento.
digit-mark = Una copia cambiada, no la prueba de la tienda: una cifra del número aleatorio es distinta
digit-checking = Comprobando la copia cambiada
digit-failed = La copia cambiada no se pudo comprobar aquí. La prueba queda como está.
digit-before = publicado
digit-after = cambiado a
digit-stops-at = La comprobación se detiene en «{ $step }». { $failed } { $detail }
digit-stops-more = { $lead } { $more ->
    [one] Tampoco se supera { $more } comprobación más
   *[other] Tampoco se superan { $more } comprobaciones más
  }.
digit-others = { $passed ->
    [one] { $passed } comprobación todavía se supera
   *[other] { $passed } comprobaciones todavía se superan
  }. Una copia cambiada no se confirma en la blockchain.
digit-still-passes = La comprobación también se supera en la copia cambiada. El valor cambiado da por casualidad la misma carta, así que el resto cuadra. Solo la blockchain muestra de quién es el valor.
digit-said-not-verified = La copia cambiada no está verificada. { $lead }

## explorer

explorer-on = en { $host }
explorer-another-tab = (se abre en otra pestaña)

## files

files-table = Los archivos y sus veredictos
files-progress = Progreso de los archivos
files-checked = { $done } de { $total ->
    [one] { $total } archivo comprobado
   *[other] { $total } archivos comprobados
  }
files-agree = { $total ->
    [one] { $total } prueba cuadra
   *[other] { $total } pruebas cuadran
  }
files-agree-some = { $proofs ->
    [one] { $proofs } prueba cuadra
   *[other] { $proofs } pruebas cuadran
  }; { $unchecked ->
    [one] { $unchecked } archivo no se pudo comprobar
   *[other] { $unchecked } archivos no se pudieron comprobar
  }
files-none-checked = { $total ->
    [one] El archivo no se pudo comprobar
   *[other] Ninguno de los { $total } archivos se pudo comprobar
  }
files-agree-of = Cuadran { $agree } de { $total } archivos
files-failed = No verificados: { $failed } de { $total ->
    [one] { $total } archivo
   *[other] { $total } archivos
  }
files-pack-event = evento de sobres
files-pack-pull = tirada de un Pack
files-save-csv = Guardar la tabla como CSV
files-save-json = Guardarla como JSON
files-choice = { $what }: { $count }
files-choice-failing = «{ $what }» no superado: { $count }
files-all = Todos los archivos: { $count }
files-choices = Mostrar por veredicto
files-choices-steps = Mostrar por paso no superado
files-failing = Paso no superado
files-unread = No se pudo comprobar
files-waiting = Sin comprobar
files-find = Buscar archivos
files-find-what = nombre, id, carta o SHA-256
files-previous = Anterior
files-next = Siguiente
files-none-shown = Ningún archivo coincide.
files-left-out = Omitidos, por ser archivos ocultos de sistemas y editores: { $count }
files-pages = Páginas de la tabla
files-back = Volver a la tabla
files-none = No hay ningún archivo abierto
files-not-kept = Los archivos se leen aquí y nunca se conservan, así que al recargar la página hay que volver a abrirlos.
files-check-link = Comprobar un enlace de prueba

## home

home-tab = packproof: ¿estaba fijado tu sobre antes de que pagaras?
home-heading = ¿Estaba fijado antes de que pagaras?
home-paste = Pega el enlace de prueba de tu tienda, y tu propio navegador vuelve a calcular cada sorteo a partir de lo que la tienda publicó.
home-kept = Este es packproof en un solo archivo: abre una prueba guardada y tu navegador vuelve a calcular cada sorteo, sin red y aunque la tienda ya no exista.
home-says = Si las reglas publicadas dan tu carta, lo verás. Si no, verás qué valor difiere y dónde.
home-cannot = La comprobación no puede demostrar que una compra fuera tuya ni que te enviarán la carta de la imagen. Solo la blockchain muestra que todo quedó fijado a tiempo: un toque más y se consulta.
home-box = Enlace de prueba o id
home-check = Comprobar
home-open = O abre una prueba guardada
home-open-first = Abre una prueba guardada
home-about-files = Elige uno o varios archivos, o suéltalos en cualquier lugar de esta página. No salen de este dispositivo.
home-choose-files = Elegir archivos
home-no-link-here = ¿Tienes un enlace de prueba? Ábrelo en tu navegador, guarda allí la prueba y abre aquí ese archivo: esta copia de packproof no conoce ninguna tienda a la que preguntar.
home-samples = O prueba con un ejemplo

## how

how-title = Cómo funciona
how-lead = Una tienda podría mirar el resultado de un sorteo y repetirlo: así queda fijado de antemano, de modo que puedes volver a calcularlo.
how-time = Lo mismo con más detalle se lee en unos tres minutos.
how-drawing-deck = El mazo
how-drawing-deck-is = Cada carta y su probabilidad, antes de la venta.
how-drawing-fingerprint = Su huella
how-drawing-fingerprint-is = Un código corto de todo ello. Cambia una carta y el código es otro.
how-drawing-block = Un bloque
how-drawing-block-is = La blockchain guarda el código desde ese momento, a la vista de todos.
how-drawing-number = Un número aleatorio
how-drawing-number-is = Llega solo ahora, y no de la tienda: lo da un oráculo.
how-drawing-card = Tu carta
how-drawing-card-is = El mazo y el número dan una sola carta. A cualquiera le sale la misma.
how-fingerprints = Una promesa que no se puede cambiar sin que se note
how-fingerprints-same = Un hash convierte cualquier cantidad de datos en 64 letras y cifras: su huella. Los mismos datos dan siempre la misma. Cambia un solo carácter, y será otra.
how-fingerprints-bound = Nadie puede encontrar otros datos que den una huella determinada. Por eso, quien publica una de antemano queda atado a ella: lo que muestre después da esa huella, o no la da.
how-fingerprints-chain = La tienda publica sus huellas en una cadena de bloques pública, a través de un contrato que escribe cada una una sola vez. Después no puede sustituir ninguna, y todo el mundo ve en qué bloque está.
how-pack-before = Un Pack: lo que está fijado antes de que pagues
how-pack-before-tier = Cada tipo de Pack tiene bandas de precio, probabilidades para cada banda y una lista de cartas con sus valores. Todo ello tiene una sola huella, y esa huella consta en la cadena antes de que se venda nada.
how-pack-before-purchase = También tu compra se anota ahí, con las cartas que estaban agotadas en ese momento. Solo entonces se solicita un número aleatorio, únicamente para tu compra.
how-pack-before-oracle = El número viene de un oráculo: un servicio que no gestiona la tienda y que puede demostrar que sus números son suyos. Cuando confirmas en la blockchain, la página sigue cada número hasta el propio log del oráculo.
how-pack-draw = Un Pack: del número aleatorio a tu carta
how-pack-draw-roll = El número da un valor entre 0 y 999 999. Las probabilidades van una junto a otra en esa línea, así que el valor cae en una sola banda.
how-pack-draw-rank = Después, el número da un rango a cada carta de esa banda. Gana el rango más bajo, salvo que esa carta estuviera agotada o se la llevara alguien con un número anterior.
how-pack-draw-same = No queda nada por decidir. Quien tenga el número y la lista llega a la misma carta.
how-pack-path = Un Pack: la carta estaba en la lista
how-pack-path-hashes = La carta y su valor entran en un hash junto con sus vecinas, nivel a nivel, hasta la huella que constaba en la cadena. Una carta añadida después llevaría a otra huella.
how-event-before = Un evento de sobres: un mazo, una semilla
how-event-before-deck = Un evento vende un mazo fijo. Sus cartas, en un orden fijo, tienen una huella que consta en la cadena antes de que se abra el primer sobre. Una sola semilla aleatoria del oráculo sirve para todo el evento.
how-event-before-salt = Desde la segunda versión de las reglas, la tienda compromete además una sal secreta. Se mezcla con la semilla y se revela al final, para que nadie que vea antes la semilla pueda calcular el orden que vendrá.
how-event-pull = Un evento de sobres: una tirada, paso a paso
how-event-pull-remainder = En cada tirada, el hash de la semilla, el número de la tirada y el id de cuenta del comprador da un número largo. Se divide entre la cantidad de cartas que quedan, y el resto dice cuál de ellas sale.
how-event-pull-leaves = Esa carta deja el mazo, y la tirada siguiente saca de lo que queda.
how-marks = Los signos
how-marks-half = Un círculo medio lleno significa que los valores concuerdan, pero solo con un historial que aporta la propia tienda, o según lo que dice un archivo guardado. Una tienda que invente todo un historial puede llegar a este signo. Confírmalo en la blockchain: el círculo se llena si el contrato tiene los mismos valores.
how-marks-others = Un simple tic se deduce solo de los datos, así que no hay que creer a nadie. Un círculo lleno está confirmado en la blockchain. Los guiones indican que algo no se comprobó, y una cruz, que no lo superó.
how-limits = Lo que una comprobación no puede demostrar
how-limits-lead = Una tienda que cumpla todas las reglas anteriores todavía puede hacer estas cosas. Un informe nombra cada una junto al valor al que se refiere.
how-limit-contract = Que el contrato sea el auténtico de la tienda.
how-limit-contract-then = Uno parecido podría superar todos los pasos. Compara su dirección con la que la tienda nombra en otro lugar.
how-limit-chain = Que la blockchain guarde lo que dice la prueba, mientras no la consultes.
how-limit-chain-then = Hasta entonces, una comprobación dice «Cuadra». Confírmala en la blockchain, con un nodo que tú elijas.
how-limit-account = Que un id de cuenta sea de un comprador real.
how-limit-account-then = Con ids inventados se puede influir en los sorteos de un evento. Solo tú conoces el tuyo: búscalo en la lista de tiradas.
how-limit-picture = Que la imagen muestre la carta vinculada.
how-limit-picture-then = La prueba abarca un id. La imagen la eligió la tienda.
how-limit-end = Por qué un evento terminó cuando terminó.
how-limit-end-then = Las últimas tiradas se pueden omitir. El informe dice cuántas cartas se sacaron, y de cuántas, y si la regla publicada explica el final.
how-limit-stock = Que lo declarado agotado en la venta lo estuviera de verdad.
how-limit-stock-then = Eso solo lo dice la tienda. El informe dice cuántas cartas de cada banda dejó fuera.
how-limit-purchase = Que una compra fuera tuya, o que se pagara.
how-limit-purchase-then = Nada vincula un sorteo a una persona. Guarda tu propio recibo.
how-sample = Probar un ejemplo y cambiar una cifra
how-your-own = Comprobar una prueba tuya

## measures

money-range = { $from } a { $to }
size-bytes = { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  }
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
time-since-1970 = { $seconds } segundos después de 1970
time-both = { $local } ({ $utc })

## frame

frame-language = Idioma
frame-language-missing = No se pudieron cargar los textos en { $language }, así que el idioma no cambia.
frame-language-not-kept = Este navegador no guarda nada para esta página, así que el idioma vale hasta que salgas de ella.
frame-promise = comprobado en tu navegador
frame-asks = packproof comprueba aquí, en tu navegador. Obtiene la prueba que pides y nada más: sin cuenta, sin rastreo, y un archivo que abras nunca sale de este dispositivo.
frame-build = compilación { $build }
frame-skip = Saltar al contenido
frame-tab = { $shown } · packproof

## build

build-version = Versión
build-commit = Commit
build-commit-changed = con cambios que no están en él
build-checker = SHA-256 del verificador (verdict.wasm)
build-settings = SHA-256 de los ajustes de este sitio (deployment.json)
build-compare = Quien compila las mismas fuentes obtiene los mismos bytes. En las fuentes, docs/deploy.md explica cómo compararlos, y cada sitio publica los suyos en /SHA256SUMS.
build-elsewhere = Para no depender del código de este sitio, comprueba la prueba en otro lugar. Lugares que nombra este sitio:

## group

group-question-data = Los datos publicados
group-question-locked-in = ¿Estaba fijado antes del sorteo?
group-question-word-pack-pull = ¿Es el número aleatorio el publicado?
group-question-word-pack-event = ¿Es la semilla aleatoria la publicada?
group-question-recipe-pack-pull = ¿Las reglas dan esta carta?
group-question-recipe-pack-event = ¿Las reglas dan estas cartas?
group-question-others = ¿Están todos los demás sorteos?
group-question-contract = ¿Lo confirma la blockchain?
group-of-event-unconfirmed = Nada muestra todavía que se registrara antes del sorteo.
group-of-pull-unconfirmed = Por ahora solo lo dice el historial de la propia tienda.
group-refuted-apart = La blockchain difiere de otra parte de esta prueba, así que esto tampoco cuenta como confirmado.
group-locked-in-confirmed = La blockchain muestra que fue antes del sorteo.
group-to-come-data = Cada valor que lee la comprobación debe estar, una sola vez y bien formado.
group-to-come-locked-in-pack-event = El mazo y el id, frente a los hashes publicados.
group-to-come-locked-in-pack-pull = Probabilidades, cartas e inventario, frente a lo que se registró antes de solicitar el número.
group-to-come-word-pack-event = La semilla debe estar publicada, y la sal debe coincidir con su compromiso.
group-to-come-word-pack-pull = Una solicitud, un número, y el número después de la solicitud.
group-to-come-recipe-pack-event = Cada tirada, reproducida a partir de la semilla, su número y su id de cuenta.
group-to-come-recipe-pack-pull = El sorteo, reproducido a partir del número.
group-to-come-others-pack-event = Todas las tiradas, numeradas sin huecos, de un mismo mazo que se va reduciendo.
group-to-come-others-pack-pull = Cada sorteo intermedio, reproducido con las mismas reglas.
group-to-come-contract = Lo que guarda el propio contrato. Aún no se ha leído.
group-answer-waiting-contract = Leyéndolo ahora.
group-answer-skipped-contract = Aún no se ha preguntado.
group-answer-recorded = Este archivo dice que sí. Cualquiera puede escribir un archivo así: confirma en la blockchain.
group-answer-see-above = Sin comprobar: mira la pregunta anterior.
group-answer-reason-above = Sin comprobar, por el motivo indicado arriba.
group-failed-several = No se superaron { $several } comprobaciones.
group-seed-comes-at-end = La semilla se publicará cuando termine el evento.
group-pulls-come-at-end = Las tiradas se publicarán cuando termine el evento.
group-rest-comes-at-end = El resto se publicará cuando termine el evento.
group-skipped-but-agrees = Lo que se pudo comprobar coincide. { $why }
group-of-event-data = Completos y bien formados.
group-of-event-deck = El mazo publicado de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  } coincide con su hash publicado.
group-of-event-locked-in = Lo publicado hasta ahora es coherente entre sí.
group-of-event-locked-in-at-end = Lo publicado es coherente entre sí.
group-of-event-salted = La semilla está publicada entera, y la sal coincide con su compromiso.
group-of-event-unsalted = La semilla está publicada entera. Esta versión de las reglas no tiene sal.
group-of-event-recipe = Reproducción de { $pulls ->
    [one] { $pulls } tirada: dio
   *[other] { $pulls } tiradas: cada una dio
  } la carta que nombra el informe.
group-of-event-no-pulls = No se sacó ninguna carta, así que no había nada que reproducir.
group-of-event-others = { $pulls ->
    [one] Una tirada de un mazo, con el número { $pulls }.
   *[other] Un mazo que mengua, tiradas 1 a { $pulls } sin huecos.
  }
group-of-event-contract = El contrato guarda los mismos valores, y la semilla es el número aleatorio del oráculo.
group-of-pull-data = Completos y bien formados.
group-of-pull-locked-in = Las probabilidades, las cartas y las existencias se registraron antes.
group-of-pull-word = Una petición y después un número aleatorio.
group-of-pull-no-others = Ningún otro Pack se sorteó entretanto.
group-of-pull-one-other = Otro sorteo, repetido con las mismas reglas.
group-of-pull-others = Otros { $count } sorteos, repetidos con las mismas reglas.
group-of-pull-sure = { $sure } de ellos no podían dar otra carta.
group-of-pull-contract = El contrato guarda los mismos valores, cada número aleatorio es el del oráculo y no falta ninguno.
group-recipe-agrees = Las reglas dan esta carta.
group-recipe-rolled = El valor sorteado { $roll } elige la banda { $band } (valores { $range })
group-recipe-roll = El valor sorteado es { $roll }
group-recipe-no-card = { $rolled }; según la prueba, ninguna banda tenía una carta disponible, así que no se pudo sortear ninguna.
group-recipe-first = { $rolled }; entre las cartas que la prueba deja disponibles, esta tiene el rango más bajo.
group-recipe-next-band = { $rolled }, que según la prueba no tenía ninguna carta disponible; en la siguiente banda del orden de búsqueda, esta carta tiene el rango más bajo.

## joint

joint-comma = , { "" }
joint-named = { $name }: { $value }
joint-sentences = { $one } { $other }
joint-dot = { "" } · { "" }
joint-colon = : { "" }
joint-said = { $name }: { $word }.
joint-because = { $words }: { $why }.
joint-quoted = «{ $text }»

## keep

keep-heading = Guarda el verificador junto a tu prueba
keep-what = packproof también existe como un solo archivo, que se abre desde tu disco sin red, sea lo que sea de este sitio. Guárdalo junto a la prueba que guardaste.
keep-save = Guardar packproof.html
keep-digest = SHA-256 del archivo de la versión publicada:
keep-digest-name = el SHA-256 de packproof.html
keep-settings = El archivo que guardas aquí lleva también los ajustes de este sitio, así que su SHA-256 difiere del de la versión publicada.
keep-loading = Cargando el archivo…
keep-saved = SHA-256 del archivo que guardaste:
keep-saved-name = el SHA-256 del archivo guardado
keep-failed = El archivo no se cargó, así que no se guardó nada. Comprueba tu conexión e inténtalo de nuevo.

## labels

point-published-field-form = publicado
point-computed-field-form = ahí corresponde
point-published-key-once = clave publicada
point-computed-key-once = repetida al lado
point-published-fields-read = valores publicados leídos
point-computed-fields-read = al menos
point-published-algo-version = fairness_algo_version publicado
point-computed-algo-version = reglas conocidas
point-published-event-ended = is_active publicado
point-computed-event-ended = esperado
point-published-seed-published = random_seed publicado
point-computed-seed-published = esperado
point-published-salt-published = seed_salt publicado
point-computed-salt-published = esperado
point-published-event-id = vrf_event_id publicado
point-computed-event-id = calculado a partir de pack_event_id
point-published-deck-hash = deck_hash publicado
point-computed-deck-hash = calculado a partir del mazo
point-published-seed-commitment = seed_commitment publicado
point-computed-seed-commitment = calculado a partir de la sal
point-published-deck-commitment = deck_commitment publicado
point-computed-deck-commitment = calculado a partir de deck_hash y seed_commitment
point-published-pull-count = tiradas publicadas
point-computed-pull-count = cartas del mazo
point-published-sequence-index = sequence_index publicado
point-computed-sequence-index = número siguiente
point-published-pulled-card = carta publicada
point-computed-pulled-card = carta calculada
point-published-selection-version = selection_version publicado
point-computed-selection-version = receta de packproof
point-published-entries-per-key = entradas publicadas
point-computed-entries-per-key = claves bajo las que están
point-published-written-once = entrada publicada
point-computed-written-once = otra entrada publicada
point-published-coverage-from = las entradas publicadas empiezan
point-computed-coverage-from = la ventana empieza
point-published-coverage-to = las entradas publicadas terminan
point-computed-coverage-to = llegó el número
point-published-window-request = número publicado
point-computed-window-request = su solicitud
point-published-window-root = número publicado
point-computed-window-root = id de evento de su solicitud
point-published-window-record = número publicado
point-computed-window-record = su registro
point-published-pull-key = clave de tirada publicada
point-computed-pull-key = calculada a partir del id de compra
point-published-odds-total = probabilidades publicadas, en millonésimas
point-computed-odds-total = debe ser
point-published-band-width = la banda publicada empieza en
point-computed-band-width = y termina en
point-published-band-order = la banda publicada empieza en
point-computed-band-order = la banda inferior termina en
point-published-band-stocked = cartas publicadas en la banda
point-computed-band-stocked = debe ser al menos
point-published-card-value-from = valor publicado de la carta
point-computed-card-value-from = la banda empieza en
point-published-card-value-below = valor publicado de la carta
point-computed-card-value-below = la banda termina en
point-published-card-once = carta publicada
point-computed-card-once = debe estar
point-published-request-present = solicitud publicada
point-computed-request-present = esperada para la clave
point-published-requested-version = publicado en la solicitud
point-computed-requested-version = calculado a partir de probabilidades y cartas
point-published-proof-version-root = version_root publicado
point-computed-proof-version-root = calculado a partir de probabilidades y cartas
point-published-proof-version-event-id = version_event_id publicado
point-computed-proof-version-event-id = calculado a partir de probabilidades y cartas
point-published-anchored-root = la tienda registró
point-computed-anchored-root = calculado a partir de probabilidades y cartas
point-published-version-before-request = probabilidades y cartas fijadas
point-computed-version-before-request = número solicitado
point-published-purchase-commitment = la tienda registró
point-computed-purchase-commitment = calculado a partir de la compra
point-published-purchase-after-as-of = compra fijada
point-computed-purchase-after-as-of = inventario hecho (as_of)
point-published-purchase-before-request = compra fijada
point-computed-purchase-before-request = número solicitado
point-published-band-in-stock = cartas disponibles
point-computed-band-in-stock = debe ser al menos
point-published-word-present = número publicado
point-computed-word-present = esperado para la clave
point-published-word-after-request = número aleatorio recibido
point-computed-word-after-request = número solicitado
point-published-claimed-award = claimed_award publicado
point-computed-claimed-award = carta calculada
point-published-award = award publicado
point-computed-award = carta calculada
point-published-contract-anchor = publicado
point-computed-contract-anchor = el contrato guarda
point-published-contract-version = calculado a partir de probabilidades y cartas
point-computed-contract-version = el contrato guarda
point-published-contract-purchase = calculado a partir de la compra
point-computed-contract-purchase = el contrato guarda
point-published-contract-request = solicitado para
point-computed-contract-request = el contrato dice
point-published-contract-word = número publicado
point-computed-contract-word = el contrato dice
point-published-coordinator-word = número publicado
point-computed-coordinator-word = el log del oráculo da
point-published-request-succeeded = transacción publicada
point-computed-request-succeeded = lo que escribió
point-published-judged-block = bloque más reciente publicado
point-computed-judged-block = bloque más reciente del nodo
point-published-anchor-transaction = transacción que nombra el informe
point-computed-anchor-transaction = transacción que fijó el evento
point-published-request-of-pull = solicitud de una tirada que debe contener
point-computed-request-of-pull = solicitud de una tirada que contiene
point-published-seed-word = random_seed publicado
point-computed-seed-word = el número del oráculo
point-published-log-at = la tienda lo registró en
point-computed-log-at = la blockchain lo tiene en
point-published-log-twice = la tienda lo registró en
point-computed-log-twice = la blockchain lo tiene otra vez en
point-published-log-omitted = número aleatorio que publicó la tienda
point-computed-log-omitted = la blockchain tiene uno en
point-published-proven-word = número publicado
point-computed-proven-word = la firma del oráculo prueba
point-relation-band-width = Una banda debe empezar por debajo de su final.
point-relation-band-order = Una banda no debe empezar antes de que termine la inferior.
point-relation-card-value-from = Una carta no debe valer menos que su banda.
point-relation-card-value-below = Una carta debe valer menos que el final de su banda.
point-relation-version-before-request = Lo primero debe ir antes que lo segundo.
point-relation-purchase-after-as-of = Lo primero debe ir después de lo segundo.
point-relation-coverage-from = Las entradas no deben empezar más tarde que la ventana.
point-relation-coverage-to = Las entradas no deben terminar antes que el número.
point-relation-pull-count = No puede haber más tiradas que cartas.
point-relation-band-stocked = Debe haber al menos una carta.
point-both = { $published }, y { $computed }

## missing

missing-heading = Aquí no hay nada
missing-words = Esta dirección no es la de una prueba ni la de nada más de esta página. Un enlace de prueba termina en /packs/verify/ o /pack-events/verify/ y un id.

## network

network-kind-main = red principal
network-kind-test = red de pruebas
network-kind-local = red local
network-kind-unknown = red desconocida
network-meaning-test = Nada de lo que hay en ella tiene valor.
network-meaning-local = Funciona en una sola máquina, y nada de lo que hay en ella tiene valor.
network-meaning-unknown = packproof no sabe qué se mueve en ella.

## odds

odds-the-odds = Las probabilidades
odds-worth-on-average = valor medio
odds-worth = Un sobre de esta versión cuesta { $price_cents }. Según sus probabilidades y valores de cartas declarados, daría de media { $expected }, tal como se vendió, si todas las cartas estuvieran disponibles.
odds-no-expected = No se puede saber cuánto da de media un sobre: las probabilidades o las cartas no siguen las reglas de la propia versión, o la fracción exacta es demasiado larga para escribirla.
odds-expected-rule = Para todas las bandas: la parte de los números que cae en la banda, por el valor medio de sus cartas. Los valores son los de la propia tienda; a cuánto se vende una carta es otra cuestión. Las cartas agotadas cambian lo que podía dar una compra concreta.
odds-price = precio
odds-exactly = Con exactitud
odds-cents-whole = { $whole } centavos
odds-cents-part = { $rest }/{ $lower } centavos
odds-cents-both = { $whole } + { $rest }/{ $lower } centavos
odds-chance = Según las probabilidades indicadas y las cartas que esta prueba deja disponibles, la carta que salió tenía 1 posibilidad entre { $ratio }.
odds-exact-chance = { $odds_ppm } de cada 1 000 000 de números llevan a su banda, repartidos entre { $free ->
    [one] { $free } carta disponible
   *[other] { $free } cartas disponibles
  }: { $odds_ppm } / (1 000 000 × { $free }). También cuentan los números de las bandas sin cartas disponibles, porque la búsqueda sigue desde ellas hasta esta.
odds-bands = Las probabilidades declaradas, banda a banda
odds-column-mean = valor medio
odds-column-each = cada carta, si hay
odds-each = 1 entre { $ratio }
odds-fingerprint = La huella de la versión
odds-about-fingerprint = Un solo valor vincula el precio, las probabilidades y cada carta con su valor: cambia un centavo de cualquiera, y será otro. Se calculó aquí a partir de las cartas de abajo. { $mark ->
    [passed] El contrato lo guarda bajo el id de evento.
    [failed] La blockchain no coincide en todo con la prueba: consulta «¿Lo confirma la blockchain?».
   *[open] El contrato debe guardarlo bajo el id de evento; si lo hace, solo lo muestra la blockchain.
  }
odds-version-no = número de versión
odds-path-card = La carta: su id y su valor
odds-path-neighbour = vecino
odds-path-left = Nivel { $level }, con su vecino a la izquierda
odds-path-right = Nivel { $level }, con su vecino a la derecha
odds-path-repeated = Nivel { $level }, consigo mismo: el último de una fila impar se repite
odds-all-cards = { $cards ->
    [one] { $cards } carta
   *[other] Todas las { $cards } cartas
  } de esta versión
odds-cards = Cartas de esta versión, primero la banda más baja, cada una por su id
odds-column-for-pull = para esta tirada
odds-free = disponible
odds-card-in-full = el id de la carta
odds-find-a-card = Buscar una carta { "" }
odds-card-id = el principio de su id
odds-find = Buscar
odds-found = Es la carta { $row } de la lista.
odds-not-found = Ninguna carta de esta versión tiene ese id.
odds-never = nunca

## paper

paper-print = Imprimir

## part

# Where a part of the page that is loaded later did not come.
part-missing = Una parte de esta página no se cargó, así que falta lo que abriste.
part-missing-holds = Lo que se muestra se comprobó y no cambia.
part-rest-missing = El resto de esta página no llegó, o no es aquel con el que se compiló la página, así que falta. Lo que ya se muestra sigue siendo válido. Mira si tienes conexión y vuelve a intentarlo.

## picture

picture-show = Mostrar la imagen de la tienda (se carga desde { $host })
picture-hide = Ocultar la imagen de la tienda
picture-of-title = La imagen de la tienda para { $title }
picture-of-card = La imagen de la tienda para la carta

## point

point-missing-field-form = { $at }: no está; ahí corresponde { $computed }.
point-sentence-field-form = { $at }: contiene { $published }; ahí corresponde { $computed }.
point-sentence-key-once = { $place } la clave «{ $published }» está escrita dos veces.
point-sentence-fields-read = { $at }: se leyeron { $published } valores.
point-sentence-algo-version = El informe nombra las reglas «{ $published }»; las conocidas son { $computed }.
point-sentence-event-ended = El is_active del informe es { $published }.
point-sentence-seed-published = El informe no publica ningún random_seed.
point-sentence-salt-published = El informe no publica ningún seed_salt.
point-sentence-event-id = El vrf_event_id del informe es { $published }; el hash de su pack_event_id es { $computed }.
point-sentence-deck-hash = El mazo se fijó como { $published }; el hash del mazo publicado es { $computed }.
point-sentence-seed-commitment = La sal se fijó como { $published }; el hash de la sal publicada es { $computed }.
point-sentence-deck-commitment = El valor anclado se publica como { $published }; deck_hash y seed_commitment juntos dan { $computed }.
point-sentence-pull-count = Hay { $published } tiradas de un mazo de { $computed } cartas.
point-sentence-sequence-index = Las tiradas no están numeradas 1, 2, 3 y así sucesivamente: figura { $published } donde corresponde { $computed }.
point-sentence-pulled-card = { $at }: las reglas dan { $computed }; la tienda registró { $published }.
point-sentence-selection-version = { $at }: la receta se llama «{ $published }»; la única conocida es { $computed }.
point-sentence-entries-per-key = { $at }: contiene { $published } entradas distintas bajo { $computed } claves.
point-sentence-written-once = { $at }: figura dos veces como { $kind }: { $published } y { $computed }.
point-sentence-coverage-from = { $at }: las entradas de log aportadas empiezan en { $published }, pero su ventana empieza en { $computed }.
point-sentence-coverage-to = { $at }: las entradas de log aportadas terminan en { $published }, pero su número llegó en { $computed }.
point-sentence-window-request = { $at }: llegó otro número en { $published }, y se omitió la solicitud a la que pertenece.
point-sentence-window-root = { $at }: llegó otro número en { $published }, y se omitió lo que se ancló bajo su id de evento.
point-sentence-window-record = { $at }: se sorteó otro Pack en { $published }, y se omitió su registro.
point-sentence-pull-key = { $at }: está bajo la clave { $published }; su id de compra da { $computed }.
point-sentence-odds-total = { $at }: las probabilidades suman { $published } millonésimas en lugar de { $computed }.
point-sentence-band-width = { $at }: empieza en { $published } y termina en { $computed }.
point-sentence-band-order = { $at }: empieza en { $published }, aunque la banda inferior termina en { $computed }.
point-sentence-band-stocked = { $at }: tiene probabilidades, pero ninguna carta.
point-sentence-card-value-from = { $at }: vale { $published }, menos que su banda, que empieza en { $computed }.
point-sentence-card-value-below = { $at }: vale { $published }, y su banda termina en { $computed }.
point-sentence-card-once = { $at }: está en la versión más de una vez.
point-sentence-request-present = { $at }: se omitió su solicitud de un número aleatorio.
point-sentence-requested-version = { $at }: el número se solicitó para { $published }; las probabilidades y cartas publicadas dan { $computed }.
point-sentence-proof-version-root = El version_root de la prueba es { $published }; las probabilidades y cartas publicadas dan { $computed }.
point-sentence-proof-version-event-id = El version_event_id de la prueba es { $published }; las probabilidades y cartas publicadas dan { $computed }.
point-missing-anchored-root = { $at }: no se ancló nada para sus probabilidades y cartas, que dan { $computed }.
point-sentence-anchored-root = { $at }: las probabilidades y cartas se anclaron como { $published }; las publicadas dan { $computed }.
point-sentence-version-before-request = { $at }: las probabilidades y cartas se anclaron en { $published }, que no es antes de que se solicitara el número en { $computed }.
point-missing-purchase-commitment = { $at }: no se ancló nada para su compra, que da { $computed }.
point-sentence-purchase-commitment = { $at }: la compra se ancló como { $published }; la publicada da { $computed }.
point-sentence-purchase-after-as-of = { $at }: la compra se ancló en { $published }, que no es después de que se hiciera su inventario en { $computed }.
point-sentence-purchase-before-request = { $at }: la compra se ancló en { $published }, que no es antes de que se solicitara el número en { $computed }.
point-sentence-band-in-stock = { $at }: tenía probabilidades, pero todas sus cartas estaban agotadas en la venta.
point-sentence-word-present = { $at }: se omitió su número aleatorio.
point-sentence-word-after-request = { $at }: el número llegó en { $published }, que no es después de que se solicitara en { $computed }.
point-missing-claimed-award = { $at }: la tienda registró que no se pudo sortear ninguna carta; las reglas dan { $computed }.
point-unexpected-claimed-award = { $at }: la tienda registró { $published }; según las reglas no se podía sortear ninguna carta.
point-sentence-claimed-award = { $at }: las reglas dan { $computed }; la tienda registró { $published }.
point-missing-award = La tienda registró que no se pudo sortear ninguna carta; las reglas dan { $computed }.
point-unexpected-award = La tienda registró { $published }; según las reglas no se podía sortear ninguna carta.
point-sentence-award = Las reglas dan la carta { $computed }; la tienda registró { $published }.
point-unexpected-contract = { $at }: el contrato no guarda nada bajo este id, donde debería estar { $published }.
point-sentence-contract-anchor = { $at }: el contrato guarda { $computed }, donde debería estar { $published }.
point-unexpected-contract-request = { $at }: el contrato no conoce ninguna solicitud bajo esta clave.
point-sentence-contract-request = { $at }: el contrato dice que el número se solicitó para { $computed }, no para { $published }.
point-sentence-contract-word = { $at }: el número se publica como { $published }; el contrato dice { $computed }.
point-sentence-coordinator-word = { $at }: el número se publica como { $published }; el propio log del oráculo da { $computed }.
point-sentence-proven-word = { $at }: el número aleatorio publicado es { $published }; la firma del oráculo prueba { $computed }.
point-sentence-request-succeeded = La transacción publicada { $published } falló en la cadena, así que no ancló nada.
point-sentence-judged-block = La prueba nombra el bloque { $published }. El bloque más reciente es el { $computed }, así que ese bloque no existía cuando la tienda lo nombró.
point-sentence-anchor-transaction = El informe nombra la transacción { $published }; el evento quedó fijado por { $computed }.
point-sentence-request-of-pull = La transacción publicada pidió el número de una tirada de Pack, con la solicitud { $computed }, y no la semilla de este evento.
point-sentence-seed-word = La semilla aleatoria se publica como { $published }; el número del oráculo para este evento es { $computed }.
point-sentence-log-at = { $at }: figura como { $kind } en { $computed }; la prueba dice que en { $published }.
point-sentence-log-twice = { $at }: en la cadena figura como { $kind } dos veces: en { $published } y en { $computed }.
point-sentence-log-omitted = La blockchain tiene un número aleatorio en { $computed } que la tienda omitió.
point-written-anchored = anclado
point-written-requested = solicitado
point-written-fulfilled = respondido
point-inside-payload = En el archivo de prueba
point-inside = En { $other },

## progress

progress-label = Progreso de la comprobación
progress-asking = Obteniendo la prueba
progress-opening = Abriendo el archivo
progress-arrived-of = Recibido: { $now } de { $all }
progress-arrived = Recibido: { $now }
progress-reading = Leyendo { $size }
progress-checking = Comprobando lo publicado
progress-replayed = Sorteos reproducidos: { $done } de { $total }
waiting-asking = Preguntando otra vez
waiting-paused = En pausa mientras esta pestaña esté en segundo plano
waiting-offline = En pausa mientras este dispositivo no tenga conexión
waiting-left = Vuelve a preguntar en { $seconds } s
waiting-ask-now = Preguntar ahora
waiting-since = Esta página lleva preguntando desde el { $at }.
waiting-shop-since = La tienda lo dice desde el { $at }, cuando esta página preguntó por primera vez.
waiting-goes-on = Así terminó el último intento. Esta página sigue preguntando.
waiting-event = Esta página vuelve a comprobar por sí sola hasta que termine el evento.

## pull

pull-card = Carta { $id }
pull-no-card = No se sorteó ninguna carta
pull-value = valor { $value }
pull-pack = sobre { $price }
pull-value-and-pack = valor { $value } · sobre { $price }
pull-drawn-for = sorteada para { $name }
pull-word-at = número aleatorio registrado en el bloque { $block }
pull-purchase = compra { $id }
pull-server-says-yes = El servidor de la tienda dice: verificada.
pull-server-says-no = El servidor de la tienda dice: no verificada.
pull-server-depth = Siguió como máximo { $depth } sorteos dependientes (max_depth).
pull-server-no-input = La comprobación de aquí no usa nada de esto.

## pulls

pulls-heading = Las tiradas
pulls-table = Las tiradas, en orden
pulls-number = Tirada { "" }
pulls-go-to = Ir a la tirada
pulls-go = Ir
pulls-replay = reproducción
pulls-another-card = Las reglas dan otra carta.
pulls-not-replayed = Esta tirada no se reprodujo.

## questions

questions-heading = Qué se comprueba
questions-open = Abrir todos los pasos
questions-close = Cerrar los pasos

## reading

block-proven = Probado por la firma del oráculo con la clave { $key }: el bloque { $number }, del { $at }, con una solicitud de número aleatorio en él.
block-not-proven = El bloque de la solicitud no está probado. { $why }
block-counts = Esto cuenta sin red: no depende de quién escribió el archivo. Queda por creer que este bloque pertenece a la blockchain que usan todos.
reading-recorded-is-not-read = Estas respuestas vienen del archivo, y quien lo escribió podría haberlas cambiado. Confirma en la blockchain para asegurarte.
reading-recorded-at = { "" } en el bloque { $number }
reading-recorded = Guardado en el archivo: según la respuesta de { $who }{ $block }, el { $at }.
reading-recorded-without = { $count ->
    [one] { $hosts } no contó para el resultado.
   *[other] { $hosts } no contaron para el resultado.
  }
reading-before = Esta pestaña lo leyó el { $at }.
reading-at = { "" } en el bloque { $number }
reader-lacks = { $host }: { $why }
reader-short-all = lo confirma todo
reader-short-refutes = desmiente esta prueba
reader-short-no-log = ningún log en { $at }
reader-short-unlisted = número aleatorio de un coordinador desconocido
reader-short-no-answer-of-oracle = ninguna respuesta del oráculo
reader-short-behind = bloque más reciente { $newest }
reader-short-not-all = no lo muestra todo
reader-short-silent = no respondió
reader-short-refused = se negó
reader-short-other-chain = está en otra cadena
reader-short-inconsistent = se contradice
reader-short-not-asked = no se le preguntó
reader-short-malformed = no dio una respuesta legible
reader-short-no-contract = no muestra tal contrato
reader-go-without = Seguir sin { $host }
reader-choice = Desmarca un nodo para ver el resultado sin él.
reader-left-out-refutes = { $count ->
    [one] { $hosts } desmiente esta prueba, y lo has desmarcado.
   *[other] { $hosts } desmienten esta prueba, y los has desmarcado.
  } Este resultado no lo tiene en cuenta.
reading-none = No se pudo leer la blockchain.
reading-none-of = { $all ->
    [1] El nodo no respondió.
    [2] No respondió ninguno de los dos nodos.
   *[other] No respondió ninguno de los { $all } nodos.
  }
reading-one = El nodo respondió{ $at }.
reading-not-answered = { $count ->
    [one] { $hosts } no respondió.
   *[other] { $hosts } no respondieron.
  }
reading-other-chain = { $count ->
    [one] { $hosts } está en otra cadena.
   *[other] { $hosts } están en otra cadena.
  }
reading-several = Según { $several } de { $all } nodos{ $at }.
reading-finality-finalized = un bloque definitivo: lo que contiene no se puede deshacer
reading-finality-safe = un bloque seguro: es muy poco probable que se deshaga, pero aún no es definitivo
reading-finality-latest = el bloque más reciente, aún no definitivo: todavía puede deshacerse
reading-chain-test = cadena { $chain_id }, { $name }: una red de pruebas
reading-chain-local = cadena { $chain_id }, una red local de desarrollo: una red de pruebas
reading-chain-known = cadena { $chain_id }, { $name }
reading-chain-unknown = cadena { $chain_id }, que packproof no conoce
reading-chain-id = id de cadena
reading-block-hash = su hash
reading-asked = preguntas hechas
reading-round-trips = idas y vueltas
reading-requests = { $requests ->
    [one] { $requests } consulta
   *[other] { $requests } consultas
  }
reading-asking = Preguntando a { $hosts } …
reading-proving = Leyendo lo que firmó el oráculo …
reading-waits = El resultado hasta ahora. Esperando un bloque más reciente …
reading-waiting-for = Falta la respuesta de { $hosts }.
reading-silent = { $host } ({ $seconds } s)
reading-answers = { $answers ->
    [0] Ninguna respuesta todavía
    [one] { $answers } respuesta hasta ahora
   *[other] { $answers } respuestas hasta ahora
  }
reading-block = bloque
reading-time = su hora
reading-final = si es definitivo
reading-chain-name = cadena
reading-exactly = Los valores exactos de esta lectura
reading-coordinator = coordinador
grade-proven = probado con la clave del oráculo { $key }
reading-nobody = nadie
reading-saved-by = El archivo se guardó con la compilación { $build }.

## report

report-from-file = del archivo { $file }

## said

## settings

settings-not-loaded = Los ajustes de este sitio no se cargaron.
settings-mistake = Los ajustes de este sitio tienen un error.
settings-without = La página sigue sin ellos: no conoce ninguna lista de la tienda y quizá no encuentre sus pruebas. Esto no dice nada sobre tu prueba.
settings-of = Este archivo tiene los ajustes de { $site }.
settings-of-unnamed = Este archivo tiene los ajustes de un sitio que no da su nombre.
settings-of-no-one = Este archivo no tiene los ajustes de ningún sitio.

## share

share-share = Compartir esta prueba
share-copy-link = Copiar enlace
share-link-copied = Enlace copiado
share-no-copying = El navegador no permite copiar aquí.
share-show-code = Código QR
share-about-the-code = Para otro dispositivo: apunta su cámara al código. El código abre este enlace, y la comprobación se ejecuta allí de nuevo.
share-from-link = la respuesta de la tienda para este enlace
share-from-file = este archivo
share-from-sample = un ejemplo incluido
share-computed = Calculado en el navegador a partir de { $from }, el { $at }.
share-see-for-yourself-link = ¿Te han mostrado esto en otra pantalla, en papel o como imagen? No lo des por bueno: abre tú el enlace, y tu propio navegador repite la comprobación.
share-see-for-yourself-file = ¿Te han mostrado esto en otra pantalla, en papel o como imagen? No lo des por bueno: pide el archivo y ábrelo tú, y tu propio navegador repite la comprobación.
share-large-type = Letra grande
share-ordinary-type = Letra normal
share-no-link-file = Un archivo no tiene enlace. Pasa el archivo mismo: quien lo abra aquí ejecuta la misma comprobación.
share-no-link-sample = Un ejemplo es inventado, así que no tiene enlace de prueba que compartir.
share-no-link-single = Esta copia de packproof es un archivo en este dispositivo, así que no tiene ningún enlace que otros puedan abrir. Pasa la prueba guardada.
share-save-proof = Guardar archivo de prueba
share-save-this = Guardar esta prueba
share-saved = Tu navegador recibió { $name } para guardarlo: el archivo de la prueba. Si no está entre tus descargas, abre esta página en otro navegador y guárdalo allí.
share-saved-with-answers = Tu navegador recibió { $name } para guardarlo: la prueba, con lo que respondieron los nodos. Si no está entre tus descargas, abre esta página en otro navegador y guárdalo allí.
share-passed-on = Compartido: { $name }.
share-no-saving = Este navegador no puede guardar archivos, como muchos dentro de aplicaciones. Abre esta página en tu propio navegador y guarda allí.
share-more = Más
share-open-saved = Abrir una prueba guardada

## step

step-title-payload = Los datos publicados están completos y bien formados
step-title-replayable = Lo que necesita una reproducción está publicado
step-title-event-id = El id publicado para la cadena es el de este evento
step-title-deck-hash = El mazo es el del hash publicado
step-title-salt = La sal es la que se fijó
step-title-deck-commitment = Un solo valor publicado abarca el mazo y la sal
step-title-draws = La carta de cada tirada es la que dan los valores publicados
step-title-recipe = Cada sorteo se hizo con la receta packs_v1
step-title-history = Nada se registró, solicitó ni respondió dos veces
step-title-window = Consta cada sorteo intermedio
step-title-pull-key = La clave de tirada es la de esta compra
step-title-version-rules = Las probabilidades suman el 100% y cada carta está en una banda
step-title-version-root = Las probabilidades y las cartas son las que nombra la solicitud
step-title-version-anchor = Las probabilidades y las cartas quedaron fijadas antes de la solicitud
step-title-purchase-anchor = La compra quedó fijada antes de la solicitud
step-title-stock = Cada banda con probabilidades aún tenía una carta
step-title-word = El número aleatorio llegó después de solicitarse
step-title-replay = Los valores publicados dan la carta registrada, sorteo a sorteo
step-title-award = La carta que recibiste es la que dan los valores publicados
step-title-contract = El contrato guarda lo que se publicó
step-title-seed-origin = La semilla es el número del oráculo para este evento
step-title-word-origin = Cada número aleatorio es el del oráculo
step-title-chain-logs = Cada entrada está bien fechada y no falta ningún número
step-title-oracle-proof = La firma del propio oráculo prueba cada número aleatorio
step-rule-payload = lectura de payloads
step-rule-event-id = regla D4
step-rule-deck-hash = regla D1
step-rule-salt = regla D3
step-rule-deck-commitment = regla D2
step-rule-draws = reglas D5 a D9
step-rule-recipe = receta packs_v1
step-rule-history = historial de escritura única
step-rule-window = ventana y cobertura
step-rule-pull-key = prueba válida 1
step-rule-version-rules = coherencia de la versión
step-rule-version-root = prueba válida 2
step-rule-version-anchor = prueba válida 3
step-rule-purchase-anchor = prueba válida 4
step-rule-stock = prueba válida 5
step-rule-word = prueba válida 6
step-rule-replay = prueba válida 7
step-rule-contract = getters del contrato
step-rule-seed-origin = logs del oráculo
step-rule-chain-logs = logs del contrato
step-rule-oracle-proof = prueba del oráculo
step-checks-payload = Cada valor que lee la comprobación está, una sola vez, y tiene la forma que le da la especificación.
step-checks-replayable = El evento ha terminado, y la semilla (y en v2 la sal) está publicada, de modo que las tiradas se pueden reproducir.
step-checks-event-id = El vrf_event_id publicado es el hash del propio id del evento, de modo que un mismo anclaje no puede servir para dos eventos.
step-checks-deck-hash = El hash publicado es el hash del mazo publicado: las mismas cartas en el mismo orden.
step-checks-salt = El compromiso publicado es el hash de la sal que se reveló.
step-checks-deck-commitment = El deck_commitment publicado es el hash del hash del mazo y del hash de la sal, de modo que ninguno de los dos podía cambiar por sí solo.
step-checks-draws = Cada tirada calcula el hash de la semilla, su número y el id de cuenta, y toma la carta de ese lugar entre las que quedan en el mazo. Todas las tiradas se reproducen en orden.
step-checks-recipe = Cada registro y la propia prueba nombran la receta fija packs_v1.
step-checks-history = El contrato escribe una sola vez: ningún id puede anclarse, y ningún número solicitarse ni entregarse, dos veces con contenidos distintos.
step-checks-window = Cada número que llegó entre el inventario y este número está clasificado, y cada Pack entre ellos tiene su registro.
step-checks-pull-key = La clave bajo la que se solicitó el número es el hash del id de compra.
step-checks-version-rules = Las probabilidades suman exactamente el 100%, las bandas están en orden y el valor de cada carta está dentro de su banda.
step-checks-version-root = El número se solicitó para el hash de exactamente estas probabilidades y cartas.
step-checks-version-anchor = El hash de estas probabilidades y cartas constaba en la cadena antes de que se solicitara el número.
step-checks-purchase-anchor = El hash de la compra y de lo que estaba agotado constaba en la cadena antes de que se solicitara el número.
step-checks-stock = No se vendió ninguna banda con probabilidades mientras todas sus cartas estaban agotadas.
step-checks-word = El número aleatorio llegó después de su solicitud.
step-checks-replay = En esta tirada y en cada uno de los sorteos de los que depende, el valor que da el número elige la banda, y la carta disponible con el rango más bajo es la registrada.
step-checks-award = La carta que nombra la prueba es aquella con la que termina la reproducción.
step-checks-contract = Se pregunta al propio contrato qué guarda bajo estos ids.
step-checks-seed-origin = El propio log del oráculo se sigue desde la transacción del evento hasta el número que entregó.
step-checks-word-origin = Para esta tirada y cada sorteo del que depende, se siguen los propios logs del oráculo desde la solicitud hasta el número que entregó. Solo cuenta un coordinador que el operador del oráculo publica para la red, o que este sitio incluye en su lista.
step-checks-chain-logs = Los logs del contrato, su estado y los logs del oráculo muestran dónde se escribió cada entrada. Todo número de un Pack que llegó entremedias debe figurar en la prueba.
step-checks-oracle-proof = El oráculo firma cada número aleatorio. Su firma está en la transacción que entregó el número. Tu navegador la comprueba aquí con una clave del oráculo que está en la lista, así que ningún nodo puede inventar el número. Qué solicitud corresponde a este sorteo lo dicen todavía los nodos.
step-failed-lead-payload = Los datos publicados no están completos y bien formados.
step-failed-lead-replayable = Lo que necesita una reproducción no está publicado como debería.
step-failed-lead-event-id = El lugar de la cadena que nombra este informe no es el de este evento.
step-failed-lead-deck-hash = El mazo que se muestra no es el que se fijó.
step-failed-lead-salt = La sal que se reveló no es la que se fijó.
step-failed-lead-deck-commitment = Los compromisos publicados de este evento no se corresponden entre sí.
step-failed-lead-draws = Las tiradas registradas no son las que dan la semilla y el mazo publicados.
step-failed-lead-recipe = Este sorteo nombra una receta distinta de la publicada.
step-failed-lead-history = El historial que se publicó se contradice.
step-failed-lead-window = No constan todos los sorteos que podrían haberse llevado esta carta.
step-failed-lead-pull-key = El número aleatorio que se muestra no está vinculado a esta compra.
step-failed-lead-version-rules = Las probabilidades y las cartas incumplen las reglas con las que se vendieron.
step-failed-lead-version-root = La prueba no muestra que el número se solicitara para las probabilidades y las cartas que se ven aquí.
step-failed-lead-version-anchor = Las probabilidades y las cartas no se fijaron como se publicó.
step-failed-lead-purchase-anchor = La compra no se fijó como se publicó.
step-failed-lead-stock = El sobre tenía probabilidades para una banda sin ninguna carta disponible.
step-failed-lead-word = La prueba no muestra que el número aleatorio llegara después de su solicitud.
step-failed-lead-replay = Un sorteo registrado no es lo que da su número aleatorio.
step-failed-lead-award = La carta que recibiste no es la que dan las reglas.
step-failed-lead-contract = El contrato guarda algo distinto de lo que se publicó.
step-failed-contract-nothing = El contrato no guarda nada donde la tienda publicó un valor.
step-failed-version-too-late = Las probabilidades y las cartas se fijaron demasiado tarde.
step-failed-purchase-too-late = La compra se fijó demasiado tarde.
step-failed-logs-left-out = El historial publicado omite un número aleatorio que está en la blockchain.
step-failed-lead-seed-origin = La semilla no es la respuesta del oráculo a la solicitud de este evento.
step-failed-lead-word-origin = Un número aleatorio no es el que entregó el oráculo.
step-failed-lead-chain-logs = El historial publicado no es el que registró la cadena.
step-failed-lead-oracle-proof = La firma del oráculo prueba otro número aleatorio.
step-failed-means-payload = Los datos publicados no se pueden leer como dice la especificación, así que lo que depende de ellos no se comprobó.
step-failed-means-replayable = Lo que necesita una reproducción no está publicado como debería.
step-failed-means-event-id = El anclaje al que apunta este informe puede pertenecer a otro evento.
step-failed-means-deck-hash = El mazo que se muestra ahora no es el que se fijó: una carta, un precio o el orden es distinto.
step-failed-means-salt = Esta no es la sal que se fijó antes de que existiera la semilla.
step-failed-means-deck-commitment = Los compromisos publicados no se corresponden entre sí, así que no demuestran que el mazo y la sal se fijaran de antemano.
step-failed-means-draws = Al menos una tirada de este informe no es lo que dan la semilla, el mazo y los ids de cuenta publicados.
step-failed-means-recipe = Las probabilidades y las cartas se fijaron con packs_v1, o la prueba y su registro nombran recetas distintas: llamar al sorteo de otra forma no cambia lo que se fijó.
step-failed-means-history = El historial que se aportó se contradice: el contrato no puede haber escrito ambas cosas.
step-failed-means-window = No se muestra un sorteo que podría haberse llevado tu carta, así que tu carta no se puede deducir con certeza.
step-failed-means-pull-key = El número aleatorio que se muestra puede pertenecer a otra compra.
step-failed-means-version-rules = Las probabilidades o la lista de cartas incumplen las reglas que la propia tienda les pone.
step-failed-means-version-root = Podrían ser otras probabilidades y cartas que aquellas para las que se solicitó el número.
step-failed-means-version-anchor = Las probabilidades o la lista de cartas podrían haberse elegido con el sorteo ya en marcha.
step-failed-means-purchase-anchor = Lo que contaba como agotado, y por tanto qué cartas podían salir, podría haberse elegido con el sorteo ya en marcha.
step-failed-means-stock = Un valor en esa banda no podía dar una carta de ella.
step-failed-means-word = El número podría haberse conocido antes de pedirlo, o falta.
step-failed-means-replay = Al menos un sorteo registrado no es lo que da su número aleatorio.
step-failed-means-award = La carta que recibiste no es la que da el número aleatorio.
step-failed-means-contract = La cadena guarda algo distinto de lo que se publicó.
step-failed-means-seed-origin = El oráculo entregó otro número para este evento, o fue otra transacción la que fijó el evento.
step-failed-means-word-origin = El oráculo respondió a la solicitud de este sorteo con otro número, así que el número que decidió la carta no vino de él.
step-failed-means-chain-logs = El historial que se aportó no es el que registró la cadena.
step-failed-means-oracle-proof = Para esta solicitud, el oráculo firmó un número aleatorio distinto del publicado.
step-failed-todo-payload = Carga la prueba otra vez. Si sigue igual, guarda el archivo de prueba y envíalo a la tienda indicando el campo.
step-failed-todo-deck-hash = Guarda el archivo de prueba ahora, y pide a la tienda que explique los dos valores de arriba.
step-failed-todo-draws = Busca tu propia tirada más abajo. Guarda el archivo de prueba, y pregunta a la tienda por las tiradas que se nombran aquí.
step-failed-todo-recipe = Guarda el archivo de prueba, y pregunta a la tienda con qué receta se hizo este sorteo y dónde está publicada.
step-failed-todo-history = Guarda el archivo de prueba, y pide a la tienda las entradas que faltan o que se contradicen.
step-failed-todo-purchase-anchor = Guarda el archivo de prueba ahora, y pregunta a la tienda por esta compra indicando esta comprobación.
step-failed-todo-replay = Guarda ahora el archivo de prueba, y pide a la tienda la carta que dan las reglas.
step-failed-todo-contract = Guarda el archivo de prueba, y vuelve a confirmar con otro nodo.
step-rule-replayable = posibilidad de reproducción
step-checked-by = Debe cumplirse: { $checks } Especificación: { $rule }.
step-what-it-means = Qué significa:
step-what-to-do = Qué puedes hacer:

## step-more

step-more-differ = { $more ->
    [one] { $more } más que no coincide
   *[other] { $more } más que no coinciden
  }
step-more-differ-of = { $more ->
    [one] { $more } más de { $of } que no coincide
   *[other] { $more } más de { $of } que no coinciden
  }
step-more-of = { $more } más de { $of }
step-more-agree = { $more ->
    [one] { $more } más que coincide
   *[other] { $more } más que coinciden
  }

## detail

detail-one-agrees = La única comparación coincide.
detail-all-agree = Las { $count } comparaciones coinciden.
detail-differs = Una comparación no coincide.
detail-more = { $first } Otras diferencias: { $more }.

## timeline

timeline-heading = Qué pasó, en orden
timeline-exact = Sus valores exactos
timeline-transaction = transacción
timeline-locked-in-holds = Sí, estaba fijado antes: las probabilidades, las cartas y esta compra se registraron antes de solicitar el número aleatorio.
timeline-locked-in-by-history = El historial de la tienda dice que estaba fijado antes: las probabilidades, las cartas y esta compra se registraron antes de solicitar el número aleatorio.
timeline-locked-in-broken = Nada muestra que todo esto estuviera fijado de antemano: la línea de abajo dice por qué.
timeline-locked-in-elsewhere = Según el historial de la tienda, esta tirada estaba fijada como piden las reglas. Nada muestra que otro sorteo del que depende lo estuviera.
timeline-locked-in-untold = Con esta prueba no se puede saber si estaba fijado antes.
timeline-once-holds = El contrato tiene una solicitud, y después de ella llegó un número.
timeline-once-by-history = En el historial de la tienda hay exactamente una solicitud y, después de ella, un número.
timeline-once-broken = Nada muestra una sola solicitud y, después de ella, su número: la línea de abajo dice por qué.
timeline-once-elsewhere = Según el historial de la tienda, la solicitud y el número de esta tirada están en orden. Nada muestra que los de otro sorteo lo estén.
timeline-once-untold = Con esta prueba no se puede saber si hubo exactamente una solicitud.
timeline-chain-differs = La blockchain no coincide en todo con la prueba: consulta «¿Lo confirma la blockchain?».
timeline-chain-agrees = El contrato y sus logs dicen lo mismo.
timeline-chain-holds = El contrato guarda lo mismo; no se pudo leer en él dónde se escribió cada cosa.
timeline-chain-unread = Este es el historial que publicó la tienda. La blockchain aún no se ha leído.
timeline-version = Probabilidades y cartas
timeline-stock = Se hizo el inventario
timeline-purchase = Compra
timeline-request = Solicitud del número aleatorio
timeline-word = Número aleatorio
timeline-another-pack = Un número aleatorio para otro Pack
timeline-another-other = Un número aleatorio para algo que no es un Pack
timeline-another-unknown = Un número aleatorio, y la prueba no muestra para qué
timeline-version-means = Una vez fijadas, nadie puede cambiarlas.
timeline-stock-means = La tienda fecha aquí su lista de agotadas.
timeline-purchase-means = Una vez fijada, nadie puede cambiar sus probabilidades, sus cartas ni esa lista.
timeline-request-means = Las reglas permiten una solicitud al oráculo por tirada.
timeline-word-means = Decide la carta.
timeline-nowhere = La prueba no aporta ninguna entrada de ello.
timeline-contradicted = La prueba aporta entradas de ello que se contradicen.
timeline-word-for-pack = para un Pack, compra
timeline-word-for-other = para lo que no es un Pack, clave
timeline-word-for-unknown = para lo que no se muestra, clave
timeline-times-to-come = Confirma en la blockchain para ver la hora de cada bloque.
timeline-times-told = Las horas son las de los bloques, según las da el nodo. Son informativas: la comprobación se basa solo en el orden.
timeline-times-saved = Las horas son las que contiene el archivo guardado, y nadie las ha comprobado. La comprobación se basa solo en el orden.
timeline-times-not-told = No se dieron las horas de estos bloques. La comprobación se basa solo en el orden.
timeline-times-not-saved = El archivo guardado no contiene las horas de estos bloques. Confirma en la blockchain para verlas.
timeline-before-request = Debería estar antes de que se solicitara el número, en { $wanted }.
timeline-after-stock = Debería estar después de que se hiciera el inventario, en { $wanted }.
timeline-after-request = Debería estar después de que se solicitara el número, en { $wanted }.
timeline-others-packs = { $packs ->
    [one] { $packs } número aleatorio más: para otro Pack
   *[other] { $packs } números aleatorios más: para otros Packs
  }
timeline-others-no-packs = { $others ->
    [one] { $others } número aleatorio más: para algo que no es un Pack
   *[other] { $others } números aleatorios más: para algo que no es un Pack
  }
timeline-others-both = { $all } números aleatorios más: { $packs } para otros Packs, { $others } para algo que no es un Pack
timeline-others-unknown = { $all ->
    [one] { $all } número aleatorio más
   *[other] { $all } números aleatorios más
  }
timeline-left-out = { $words ->
    [one] { $words } número anterior no figura aquí.
   *[other] { $words } números anteriores no figuran aquí.
  }

## tool

tool-mark-flattened = Esta prueba lleva la marca de un programa que escribe objetos y listas de otra forma, como una consola o la exportación de una base de datos. Vuelve a obtener la prueba y guárdala tal como llega.
tool-mark-shortened = Esta prueba lleva la marca de un programa que acorta u oculta valores, como la consola de un navegador o un registro. Vuelve a obtener la prueba y guárdala tal como llega.
tool-mark-typeset = Esta prueba lleva la marca de un programa que compone texto, como un procesador de textos o un chat: un id tiene guiones o espacios suyos. Vuelve a obtener la prueba y guárdala tal como llega.
tool-mark-rounded = Esta prueba lleva la marca de un programa que guarda los números en coma flotante, como un script, el visor de un navegador, jq o una hoja de cálculo: hay números que parecen redondeados o reescritos. Vuelve a obtener la prueba y guárdala tal como llega.
tool-mark-retyped = Esta prueba lleva la marca de un programa que cambia el tipo de los números, como una hoja de cálculo, una tabla o un conversor: hay números enteros que son texto o tienen decimales. Vuelve a obtener la prueba y guárdala tal como llega.
tool-mark-recoded = Esta prueba lleva la marca de un programa que leyó su texto en otra codificación, como un editor o una consola: hay caracteres perdidos o mal leídos. Vuelve a obtener la prueba y guárdala tal como llega.
tool-mark-escaped = Esta prueba lleva la marca de un programa que escribe texto para una página web: hay caracteres escritos como en HTML. Vuelve a obtener la prueba y guárdala tal como llega.

## trouble

trouble-another-file = Abre el archivo que guardaste con «Guardar archivo de prueba», o el archivo de prueba de tu tienda.
trouble-again = Vuelve a intentarlo dentro de un rato, o abre en su lugar un archivo de prueba guardado.
trouble-another-build = Hay que volver a cargar esta página
trouble-another-build-says = La página y su comprobador vienen de dos compilaciones distintas, así que no se comprobó nada.
trouble-another-build-cause = La página es la compilación { $page }; el comprobador dice ser la compilación { $build }.
trouble-another-build-way-on = Recarga la página. Si sigue igual, vacía la caché del navegador para este sitio.
trouble-no-vectors = Este navegador es demasiado antiguo para la comprobación
trouble-no-vectors-says = La comprobación usa una parte de WebAssembly que los navegadores tienen desde 2023 y que a este le falta, así que no se comprobó nada.
trouble-no-vectors-cause = El navegador no acepta un módulo de WebAssembly que usa vectores de 128 bits (SIMD) o tipos de referencia.
trouble-no-vectors-way-on = Actualiza este navegador, o abre la página en otro.
trouble-no-worker = El comprobador no se ejecutó
trouble-no-worker-says = La parte de esta página que hace la comprobación no arrancó, o se detuvo sola, así que no se comprobó nada.
trouble-no-worker-cause = El navegador no da ningún motivo. Puede que aquí no permita web workers o WebAssembly.
trouble-no-worker-way-on = Recarga la página, o prueba con otro navegador.
trouble-not-as-built = Sin comprobar
trouble-not-as-built-says = La parte de esta página que hace la comprobación no es aquella con la que se compiló la página, así que no se arrancó y no se comprobó nada. Eso no dice nada sobre la prueba.
trouble-not-loaded-says = No se pudo cargar la parte de esta página que hace la comprobación, así que no se comprobó nada. Eso no dice nada sobre la prueba.
trouble-offline = Tu navegador indica que este dispositivo no tiene conexión. Si es así, ahora no se puede comprobar ningún enlace de prueba. Si guardaste packproof.html, toda la página en un solo archivo, abre las pruebas guardadas sin red.
trouble-not-as-built-way-on = Mira si tienes conexión y vuelve a intentarlo, o recarga la página. Si sigue igual, prueba con otra red o con otro navegador.
trouble-no-service = Este archivo no conoce ninguna tienda a la que preguntar
trouble-no-service-says = Un enlace de prueba se sigue en la página de la propia tienda. Esto es packproof como archivo suelto, así que no preguntó a nadie y no se comprobó nada.
trouble-no-service-cause = En el propio archivo no se nombra ningún servicio (sus ajustes no tienen «service»).
trouble-no-service-way-on = Abre el enlace en tu navegador, guarda allí la prueba y abre aquí el archivo guardado.
trouble-self-test = No uses esta página
trouble-self-test-says = Antes de comprobar una prueba, la página da a su comprobador pruebas cuya respuesta se conoce: { $all } en total. De ellas respondió mal { $wrong }, así que no se le preguntó por la tuya.
trouble-self-test-cause = Respuestas erróneas: { $wrong }. El fallo está en el comprobador tal como llegó a este navegador, o en cómo lo ejecuta este dispositivo.
trouble-self-test-way-on = Esto no dice nada sobre tu prueba. Recarga la página; si sigue igual, comprueba la prueba en otro navegador o en otro dispositivo, y avisa a quien gestiona este sitio.
trouble-contradicts-itself = Este programa se contradice
trouble-contradicts-itself-says = La página comprueba cada prueba dos veces, con dos de sus programas, y estos dieron resultados distintos. Por eso ninguno vale, y nada se puede confirmar, guardar ni compartir.
trouble-contradicts-itself-cause = Los dos resultados difieren. Uno de los programas llegó dañado, o este dispositivo lo ejecuta mal.
trouble-not-ready = Aún sin resolver, según la tienda
trouble-not-ready-says = La tienda dice que esta tirada, o una cercana, aún no se ha resuelto. packproof no puede comprobarlo. Según las reglas publicadas, una tirada espera cuando la cadena o el oráculo van lentos, y nunca se cambia ni se vuelve a sortear.
trouble-not-ready-cause = La tienda respondió 404 con proof_not_ready.
trouble-not-ready-way-on = Esta página vuelve a preguntar por sí sola, y el enlace sigue siendo el mismo. Si la tienda aún dice lo mismo después de un día, pregúntale por qué y envíale este enlace.
trouble-unknown-id = No se encuentra
trouble-unknown-id-says = Esta tienda no tiene ninguna prueba con ese id. Quizá el enlace no se copió entero.
trouble-unknown-id-cause = La tienda respondió 404 con un error propio, que no es proof_not_ready.
trouble-no-file-says = No hay ningún archivo en la dirección de la prueba, así que no se comprobó nada. Eso no dice nada sobre la prueba.
trouble-not-its-own = Hay respuesta, pero no es de la tienda
trouble-not-its-own-says = En la dirección de la tienda responde un servidor, pero esta respuesta no es de la tienda. Puede venir de un servidor que está delante de ella. No se comprobó nada, y esto no dice nada sobre tu prueba.
trouble-not-its-own-cause = La respuesta tiene el estado HTTP 404 y ningún error en la forma del servicio de la tienda (JSON con un «error»).
trouble-not-its-own-way-on = Esta página vuelve a preguntar por sí sola. Si sigue igual, pregunta a la tienda por qué y envíale este enlace.
trouble-busy = Ocupado ahora mismo
trouble-busy-says = La tienda, o un servidor delante de ella, está ocupada ahora, así que aún no se comprobó nada. Esto no dice nada sobre tu prueba.
trouble-busy-way-on = Esta página vuelve a preguntar por sí sola, pasado el tiempo que pide la respuesta.
trouble-gate = Delante de la tienda hay un inicio de sesión
trouble-gate-says = Un inicio de sesión u otra barrera rechazó la petición de la prueba. packproof no envía contraseñas ni cookies, así que no se comprobó nada. Esto no dice nada sobre tu prueba.
trouble-gate-way-on = Pide a la tienda que abra sus pruebas sin inicio de sesión, o guarda tú la prueba y ábrela aquí.
trouble-web-page = Llegó una página web en lugar de una prueba
trouble-web-page-says = La respuesta es una página web en lugar de una prueba, así que no se comprobó nada. Puede ser un inicio de sesión o venir de un servidor entre tú y la tienda. Esto no dice nada sobre tu prueba.
trouble-nothing = La respuesta está vacía
trouble-nothing-says = Llegó una respuesta sin contenido, así que no se comprobó nada. Puede venir de un servidor entre tú y la tienda. Esto no dice nada sobre tu prueba.
trouble-elsewhere-says = Tu enlace es de { $host }. Esta página solo busca pruebas de { $asked }, y no encontró ninguna con ese id.
trouble-elsewhere-way-on = Abre el enlace en su propio sitio. Volver a intentarlo aquí no servirá de nada.
trouble-elsewhere-open = Abrirlo en { $host }
trouble-service-status = No llegó ninguna prueba
trouble-service-status-says = Llegó una respuesta, pero no es una prueba, así que no se comprobó nada. Puede venir de un servidor entre tú y la tienda. Esto no dice nada sobre tu prueba.
trouble-service-status-cause = La respuesta tiene el estado HTTP { $status }.
trouble-unreachable = No se pudo obtener la prueba
trouble-unreachable-says = No llegó ninguna respuesta, así que no se comprobó nada. Puede deberse a tu conexión, a algo en este dispositivo que detiene peticiones o a la tienda. Esto no dice nada sobre tu prueba.
trouble-unreachable-cause = El navegador no da ningún motivo.
trouble-broke-off = La respuesta se cortó
trouble-broke-off-says = La respuesta terminó antes de que llegara la prueba entera, así que no se comprobó nada. Eso no dice nada sobre la prueba.
trouble-not-allowed = La tienda está ahí, pero una página no puede leer sus errores
trouble-not-allowed-says = En la dirección de la tienda responde un servidor, pero sin el permiso que necesita un navegador para mostrar la respuesta (CORS). Una respuesta así suele ser un error: quizá la tirada aún no se ha resuelto. No se comprobó nada, y esto no dice nada de tu prueba.
trouble-not-allowed-cause = A la respuesta le falta la cabecera Access-Control-Allow-Origin para esta página, así que tampoco se puede leer su estado.
trouble-not-allowed-way-on = Esta página vuelve a preguntar sola. Si sigue igual, di a la tienda que sus errores necesitan las mismas cabeceras CORS que sus pruebas.
trouble-timed-out = No llegó respuesta a tiempo
trouble-timed-out-says = La prueba no llegó a tiempo, así que no se comprobó nada. Puede deberse a una conexión lenta o a una tienda lenta. Eso no dice nada sobre la prueba.
trouble-timed-out-cause = No llegó nada durante { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }.
trouble-redirected = La respuesta remite a otra parte
trouble-redirected-says = Indica otra dirección, como hace el inicio de sesión de una red o de la tienda. packproof solo pregunta a la que tiene configurada, así que no se comprobó nada. Esto no dice nada sobre tu prueba.
trouble-redirected-cause = La respuesta fue una redirección, y packproof no la sigue.
trouble-another-id = Una prueba distinta de la pedida
trouble-another-id-says = La tienda respondió con la prueba de otro id, así que no se comprobó bajo este enlace.
trouble-another-id-cause = La prueba que llegó es de { $shown }.
trouble-another-kind = Una prueba distinta de la pedida
trouble-another-kind-says = La tienda respondió con otro tipo de prueba que el que pide el enlace, así que no se comprobó bajo este enlace.
trouble-another-kind-event = El enlace es de una tirada de un Pack, y llegó el informe de un evento de sobres.
trouble-another-kind-pull = El enlace es de un evento de sobres, y llegó la prueba de una tirada de un Pack.
trouble-saved-proof-version = Guardada con otra versión de packproof
trouble-saved-proof-version-says = Es una prueba guardada, pero en un formato que packproof no conoce, así que no se comprobó nada.
trouble-saved-proof-version-cause = Su formato es la versión { $version }; packproof conoce la versión { $format }.
trouble-saved-proof-version-way-on = Ábrela con la página que la guardó, o guárdala otra vez con esta.
trouble-saved-proof-broken = Prueba guardada incompleta
trouble-saved-proof-broken-says = Es una prueba guardada, pero una parte falta o no se puede leer, así que no se comprobó nada.
trouble-empty = Vacío
trouble-empty-says = El archivo está vacío, así que no hay nada que comprobar. Vuelve a obtener la prueba y ábrela.
trouble-empty-cause = No contiene caracteres, o solo espacios.
trouble-not-readable = No se puede leer
trouble-not-text = No es una prueba
trouble-not-text-says = No es texto, y una prueba es un texto en JSON: quizá sea una imagen o un archivo comprimido.
trouble-not-text-encoding = Este texto tiene una codificación distinta de UTF-8 o UTF-16. Guárdalo como UTF-8 y ábrelo.
trouble-not-text-cause = El byte { $at } no es UTF-8.
trouble-not-json = No es una prueba
trouble-not-json-cut-off = Este JSON termina antes de tiempo: se cortó. Vuelve a obtener la prueba entera.
trouble-not-json-nan = Este texto tiene el número NaN, que no existe en JSON. Lo escribió un programa que no escribe JSON. Vuelve a obtener la prueba tal como la envía el servicio de la tienda.
trouble-not-json-infinity = Este texto tiene el número Infinity, que no existe en JSON. Lo escribió un programa que no escribe JSON. Vuelve a obtener la prueba tal como la envía el servicio de la tienda.
trouble-not-json-web-page = Es una página web, no una prueba. Si muestra una prueba, guarda solo el texto de la prueba en un archivo y ábrelo.
trouble-not-json-headers = Este texto empieza con las cabeceras de una respuesta web. Guarda la respuesta sin ellas (curl sin -i) y ábrela.
trouble-not-json-in-front = En este texto hay algo delante del JSON. Guarda solo el JSON, desde la primera llave hasta la última, y ábrelo.
trouble-not-json-behind = En este texto hay algo detrás del JSON. Guarda solo el JSON, hasta la última llave, y ábrelo.
trouble-not-json-several = Este texto tiene varios objetos JSON, uno tras otro. Escribe cada uno en una línea (jq -c .) o guarda cada uno en un archivo aparte.
trouble-not-json-other = Es texto, pero no JSON.
trouble-not-json-cause = El lugar: línea { $line }, columna { $column }.
trouble-not-an-object = No es una prueba
trouble-not-an-object-says = Es JSON, pero no un objeto, y una prueba lo es.
trouble-not-an-object-list = Es JSON, pero una prueba es un único objeto. Guarda una de sus pruebas en un archivo aparte y ábrelo.
trouble-not-an-object-array = Es una lista.
trouble-not-an-object-string = Es un texto.
trouble-not-an-object-number = Es un número.
trouble-not-an-object-boolean = Es true o false.
trouble-not-an-object-null = Es null.
trouble-too-deep = No es una prueba
trouble-too-deep-says = Es JSON, pero con más niveles de anidamiento que cualquier prueba.
trouble-too-deep-cause = Sus listas y objetos están anidados a demasiada profundidad para leerse.
trouble-not-a-payload = No es una prueba
trouble-not-a-payload-says = Es JSON, pero ni la prueba de una tirada de un Pack ni el informe de un evento de sobres.
trouble-not-a-payload-cause = No tiene ni target_pull_key ni pack_event_id.
trouble-zip-says = Esto es un archivo ZIP, y una prueba es un único archivo. Descomprímelo y abre el archivo de prueba que contiene.
trouble-gzip-says = Esto es un archivo gzip que no se puede descomprimir: está dañado, cortado o comprimido dos veces. Pide el archivo otra vez.
trouble-archive-says = Esto es un archivo comprimido ({ $format }). Descomprímelo y abre el archivo de prueba que contiene.
trouble-har-says = Esto es un HAR: el registro que hace un navegador de sus peticiones y respuestas. No es en sí una prueba. Guarda la respuesta de la tienda como archivo y ábrelo.
trouble-report-says = Esto es un informe de packproof sobre una prueba, no la prueba en sí. Abre el archivo de prueba del que trata.
trouble-envelope-says = La prueba de este JSON está dentro de otra cosa: se encuentra en «{ $key }». Guarda lo que hay ahí en un archivo aparte y ábrelo.
trouble-lines-says = Este archivo tiene { $lines } líneas con un texto JSON en cada una. Se abren como máximo { $limit } a la vez. Divídelo en archivos más pequeños.
trouble-packed-cause = El formato se reconoce por los primeros bytes del archivo.
trouble-file = Archivo no leído
trouble-file-gone-says = El archivo ya no está donde lo elegiste: se ha movido, se le ha cambiado el nombre o se ha borrado.
trouble-file-unreadable-says = El navegador no ha podido leer el archivo: se modificó después de que lo eligieras, o el navegador no tiene permiso para leerlo.
trouble-file-way-on = Elige el archivo otra vez.
trouble-folder-says = La carpeta tiene más de { $limit } archivos. Elige una más pequeña.
trouble-too-large = Demasiado grande
trouble-too-large-says = Es más grande que cualquier prueba: esta página lee hasta { $limit }.
trouble-too-large-cause = Tiene { $size ->
    [one] { $size } byte
   *[other] { $size } bytes
  } o más; el límite es de { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
  }.
trouble-reload = Recargar la página
trouble-another-proof = Comprobar otra prueba
trouble-dismiss = Ocultar
trouble-cause = Causa
trouble-no-name = sin nombre
trouble-tells-unknown = comunica algo desconocido

## trust

trust-why-code = Todo lo que ves aquí lo calculó un código que este sitio envió a tu navegador, y otro código podría mostrar cualquier veredicto. El número de la compilación es el principio de un hash de todo el código fuente: la misma fuente, el mismo número.
trust-why-contract = Es el que la tienda nombra aquí. Uno parecido, con código propio, podría superar todas las comprobaciones.
trust-why-endpoint = La cadena se lee a través de equipos de otros, y uno podría responder lo que quisiera. Cada nodo se comprueba por separado, y solo cuenta lo que muestran todos. Por eso basta con uno honesto: tendrían que mentir todos de común acuerdo.
trust-why-oracle = El número aleatorio decide cada sorteo. El oráculo lo firma con su clave y no puede elegirlo. Cuando se lee la blockchain, tu navegador comprueba esa firma. Donde no puede, packproof se apoya en el contrato del oráculo, que la comprobó.
trust-why-unbound = Ningún compromiso los recoge, así que superar la comprobación no dice nada de ellos.
trust-what-to-do-code = Guarda el archivo de prueba y haz que se compruebe donde te fíes del código: en otro sitio que ejecute packproof, o en una terminal, a partir del código fuente.
trust-what-to-do-endpoint = En «¿Lo confirma la blockchain?», elige dos o tres nodos, o uno tuyo.
trust-what-to-do-oracle = En «¿Lo confirma la blockchain?», mira a qué coordinadores se pidió un número aleatorio y si el operador del oráculo los publica para esta red.
trust-still-trusted = En qué sigues confiando
trust-self-test = Autocomprobación: { $passed } de { $all }. Antes de preguntarle, el comprobador respondió como debe a cada prueba cuya respuesta se conoce.
trust-code = El código de packproof, compilación { $build }.
trust-no-contract-named = La prueba no nombra ningún contrato que leer.
trust-contract-once = packproof lee lo que guarda el contrato y confía en su código: en que ancla un id una sola vez, solicita un único número aleatorio para cada compra y solo lo acepta del oráculo.
trust-endpoint-at = , en una consulta al bloque { $number }
trust-endpoint-unread = ; en lo que no apareció, lo que dice la tienda
trust-endpoint-rest-proven = ; el resto lo prueba la firma del oráculo
trust-endpoint-not-replayed = Por ahora la tienda, ya que no se verificó ninguna carta
trust-endpoint-shops-word = La tienda, en que todo esto se registró a tiempo
trust-endpoint-one = El nodo { $there }{ $at }: todo se apoya en él{ $rest }.
trust-endpoint-several = Que uno de los nodos { $there } sea honesto{ $at }. Si lo es, este resultado es correcto{ $rest }.
trust-endpoint-contradict = En nadie todavía: los nodos { $there } se contradicen{ $at }.
trust-oracle-unseen = El oráculo: que nadie eligiera ni previera su número aleatorio.
trust-oracle-published = El oráculo: su número aleatorio llegó a través de un coordinador que Chainlink publica para esta red.
trust-oracle-listed = El oráculo: su número aleatorio llegó a través de un coordinador que este sitio incluye en su lista.
trust-oracle-proven = El oráculo: que solo él tiene { $count ->
    [one] la clave { $keys }, con la que está firmado el número aleatorio
   *[other] las claves { $keys }, con las que están firmados los números aleatorios
  }. Tu navegador comprobó la firma.
trust-oracle-unknown = El oráculo: un número aleatorio llegó de un coordinador que nadie ha publicado, 0x{ $address }.
trust-unbound-pack-event = La tienda, en lo que la prueba no cubre: de quién son los ids de cuenta, por qué terminó el evento cuando terminó, y las imágenes.
trust-unbound-pack-pull = La tienda, en lo que la prueba no cubre: de quién es esta compra, qué estaba agotado y qué carta es.
trust-unbound-event-accounts = Ningún compromiso recoge los ids de cuenta, y otro id saca otra carta. Solo tú conoces el tuyo: búscalo junto a tu tirada.
trust-unbound-event-order = Quien conoce la semilla conoce el orden que vendrá, así que no está demostrado a quién le tocó cada lugar. Las horas junto a las tiradas son las de la tienda.
trust-unbound-event-end = El final se puede elegir: la prueba vale para las tiradas que se hicieron, y no para por qué no hubo más. Pregunta a la tienda si quedaron cartas.
trust-unbound-event-names = Los nombres, títulos, imágenes y precios los pone la tienda. La prueba vincula ids de cartas, su orden e ids de cuenta, y ningún pago ni persona: compara la carta que te enviaron.
trust-unbound-pull-name = El nombre lo pone la tienda: nada vincula una compra a una persona o a un pago. Compara el id de la compra con el de tu recibo.
trust-unbound-pull-stock = Qué estaba agotado, y en qué momento, es lo que declaró la tienda. Según las reglas, el compromiso de la compra lo fija, sea cierto o no: compáralo con lo que estaba a la venta cuando pagaste.
trust-unbound-pull-card = La prueba vincula el id de inventario de una carta. Qué carta es esa, solo lo dice la tienda: compárala con la que te enviaron.
trust-fingerprint = Qué archivo es, exactamente
trust-fingerprint-why = El SHA-256 de todos los bytes del archivo. Quien tiene el mismo archivo obtiene el mismo; un archivo que difiere en algo tiene otro.
trust-fingerprint-name = el SHA-256 del archivo

## unread

unread-no-contract = La prueba no nombra una dirección de contrato que se pueda leer. Pídesela a la tienda.
unread-unknown-chain = La dirección del contrato no contiene nada en esta cadena. packproof no conoce la red, así que puede ser otra cadena: pregunta a la tienda cuál es.
unread-inconsistent = El nodo se contradice ({ $how }), así que nada se apoya en sus respuestas. Pregunta a otro.
unread-not-reached = La prueba habla del bloque { $needed }. El bloque más reciente es { $newest }, de hace { $age }. Vuelve a preguntar en un minuto.
unread-not-reached-event = El bloque más reciente es { $newest }, de hace { $age }, y el contrato no contiene nada de este evento. Vuelve a preguntar en un minuto.
unread-age-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
unread-age-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
unread-age-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
  }
unread-age-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
  }
unread-end-not-shown = La respuesta del nodo no muestra que tenga el bloque { $block }, así que puede estar incompleta. Vuelve a preguntar en un minuto.
unread-not-settled = Hubo que preguntar al nodo una segunda vez y no dio su bloque más reciente. Vuelve a preguntar o pregunta a otro.
unread-not-the-contract = La dirección tiene código que no responde como el contrato. Pregunta a la tienda dónde está su contrato.
unread-many-inputs = { $count ->
    [one] No se examinó { $count } respuesta fallida del oráculo, porque hay más de las que lee packproof. Pregunta a la tienda por qué.
   *[other] No se examinaron { $count } respuestas fallidas del oráculo, porque hay más de las que lee packproof. Pregunta a la tienda por qué.
}
unread-no-anchor = No aparece ninguna transacción que fijara este evento. Pídesela a la tienda.
unread-unknown-transaction = El nodo no conoce la transacción { $hash }. Pregunta a otro, mejor a uno que guarde todo el historial.
unread-log-not-seen = El nodo no muestra el log en { $at }. Pregunta a otro, mejor a uno que guarde todo el historial.
unread-word-not-seen = El nodo no muestra la respuesta del oráculo a la solicitud { $request }, del bloque { $from } al bloque { $to }. Pregunta a otro, mejor a uno que guarde todo el historial.
unread-no-log-there = El nodo no tiene ningún log en { $at }, donde la tienda dice que está. Pide a la tienda el lugar correcto, o un nodo que no gestione ella.
unread-no-fulfilment = El nodo muestra la solicitud { $request } y ninguna respuesta del oráculo a ella, del bloque { $from } al bloque { $to }. Pide a la tienda el lugar correcto, o un nodo que no gestione ella.
unread-unknown-log = No se sabe qué significa el log del contrato en { $at }. Puede ser un número aleatorio que se omitió: pregunta a la tienda qué es.
unread-no-older-logs = La tienda hace empezar la ventana en el bloque { $block }, y el nodo no muestra ningún log tan antiguo. O no los conserva, o el contrato aún no tenía ninguno. Pregunta a uno que guarde todo el historial.
unread-no-indexes = El nodo no numera los logs del bloque { $block } por su lugar en el bloque. Pregunta a otro.
unread-answered-elsewhere = El oráculo respondió a la solicitud { $request }, pero el contrato dio la respuesta a otra cosa. Pregunta a la tienda por qué.
unread-refuted = Unos nodos lo desmienten y otros no: alguno se equivoca o va retrasado. Deja uno fuera para ver lo que muestran los demás.
unread-two-chains = Tus nodos están en cadenas distintas, y packproof no sabe a cuál se refiere la prueba. Vuelve a preguntar solo con nodos de una misma red.
unread-request-unclear = El nodo no muestra ninguna solicitud al oráculo para { $hash }. Pregunta a otro, mejor a uno que guarde todo el historial.
unread-several-requests = Varias solicitudes al oráculo corresponden a { $hash } y nada las distingue, así que no está claro qué número aleatorio cuenta. Pregunta a la tienda.
unread-no-request = El recibo de { $hash } contiene la solicitud de la tienda y ninguna al oráculo, así que nada muestra de dónde sale el número aleatorio. Pregunta a la tienda.
unread-no-proof = La transacción { $hash }, tal como la devolvió el nodo, no contiene ninguna firma del oráculo que corresponda a este número aleatorio. Pregunta a otro.
unread-other-code = El código del contrato tiene el hash { $found }, y el código que leyó el operador de este sitio tiene el hash { $listed }. Pregunta al operador por qué.
unread-too-much-work = Aquí hay más entradas y logs de los que packproof compara entre sí, muchos más de los que tiene una prueba normal. Pregunta a la tienda por qué.
unread-unlisted-coordinator = El número aleatorio llegó de un coordinador que nadie ha publicado, { $address }. Quien lo gestiona puede haber elegido el número. Pregunta a la tienda de quién es.
unread-unlisted-key = La firma se hizo con la clave { $key }, que el operador del oráculo no publica para esta red. Pregunta a la tienda de quién es.
unread-block-not-proven = La cabecera o los recibos del bloque { $number } no tienen el hash que declara la prueba del oráculo. packproof no puede probar los bloques de esta red.
unread-fault-unreachable = No se pudo contactar con { $host }.
unread-fault-stopped = No se pudo contactar con { $host }. La petición falló al instante aunque este dispositivo está en línea, así que quizá la detuvo tu navegador: un bloqueador de contenido o un escudo de privacidad.
unread-fault-near = No se pudo contactar con { $host }. Está en este dispositivo o en su red, y algunos navegadores solo dejan que una página llegue allí con tu permiso.
unread-fault-not-allowed = { $host } está ahí, pero no responde a páginas web (CORS).
unread-fault-busy = { $host } está ocupado o no respondió a tiempo.
unread-fault-malformed = { $host } respondió en una forma que packproof no puede leer.
unread-fault-refused = { $host } rechazó la consulta: { $message } (código { $code }).
unread-fault-wrong-chain = { $host } es de la cadena { $found }, y el archivo de prueba nombra la cadena { $wanted }.
unread-fault-not-the-contract = { $host } no muestra ese contrato en la dirección publicada.
unread-fault-no-logs = { $host } rechazó los logs de los bloques { $from } a { $to }.
unread-fault-inconsistent = { $host } se contradice: { $how }. Nada se apoya en sus logs.
unread-fault-same-operator = No se preguntó a { $host }, porque otra dirección de tu lista tiene el mismo host. Ambas son de un mismo operador y cuentan como un solo nodo.
unread-way-on-unreachable = Comprueba tu conexión, o prueba con otro.
unread-way-on-stopped = Desactiva tu bloqueador o escudo en esta página, revisa la dirección, o prueba con otro.
unread-way-on-near = Comprueba que el nodo esté en marcha. En los ajustes del navegador para este sitio, junto a la dirección, permite el acceso a la red local y vuelve a intentarlo.
unread-way-on-not-allowed = Elige otro nodo: este no se hizo para páginas web. Un nodo tuyo tiene un ajuste para ello.
unread-way-on-busy = Espera un minuto y vuelve a preguntar, o pregunta a otro.
unread-way-on-no-endpoint = Mira si su dirección es la de un nodo, o pregunta a otro.
unread-way-on-refused = Mira si su dirección está completa, con su clave si la pide, o pregunta a otro, mejor a uno que guarde todo el historial.
unread-way-on-network = Elige un nodo de { $name }.
unread-way-on-local = Elige un nodo de una red local de desarrollo.
unread-way-on-chain = Elige un nodo de la cadena { $wanted }.
unread-way-on-not-the-contract = Busca la dirección en el explorador de la red: si tampoco ahí hay un contrato, pregunta a la tienda dónde está el suyo.
unread-way-on-no-logs = Pregunta a otro: algunos guardan todo el historial y dan más bloques a la vez.
unread-way-on-same-operator = Añade un nodo de otro operador.
unread-way-on-inconsistent = Elige otro nodo. Algunos numeran los logs a su manera, y eso no dice nada de la prueba.
inconsistent-two-logs = dos logs en { $at }
inconsistent-two-places = un log en { $at } y en { $other }
inconsistent-not-asked = un log en { $at } que nadie pidió
inconsistent-two-hashes = dos hashes del bloque { $block }

## value

value-entry = { $hash } en { $at }
value-short-entry = { $hash } en { $at }
value-position = bloque { $block }, log { $log_index }
value-form-present = un valor
value-form-object = un objeto
value-form-list = una lista
value-form-leaf = un par con el id de una carta y su valor en centavos
value-form-bands = una lista de 255 bandas como máximo
value-form-text = un texto
value-form-boolean = true o false
value-form-integer = un número entero hasta { $most }
value-form-position-integer = un número entero hasta { $most }, o el mismo en hexadecimal
value-form-user-id = un texto o un número entero
value-form-hash32 = 32 bytes en hexadecimal
value-form-bare-hash32 = exactamente 64 dígitos hexadecimales
value-form-hyphenated = un UUID con sus guiones
value-form-word = de 1 a 64 dígitos hexadecimales
value-form-uuid = un UUID, con guiones o sin ellos
value-form-uuid-or-null = un UUID, con guiones o sin ellos, o null
value-form-log-kind = uno de anchored, requested y fulfilled
value-form-once-in-deck = un id que no tenga ninguna otra carta del mazo
value-form-once-in-records = una clave que no tenga ningún otro registro
value-form-target-record = el registro de esta tirada
value-place-payload = El archivo de prueba
value-place-pull = Tirada { $number }
value-place-band = { $draw }, banda { $band }
value-place-card = { $draw }, carta { $card }
value-place-key = Clave { $key }
value-this-pull = Esta tirada
value-this-event = Este evento
value-draw-of-purchase = El sorteo de la compra { $purchase }
value-draw-of-key = El sorteo con la clave { $pull_key }
value-nothing = nada

## verdict

verdict-not-over-yet = Aún no ha terminado
verdict-contradicted = Tus nodos se contradicen
verdict-word-verified = Verificado
verdict-word-origin-unknown = Número aleatorio de origen desconocido
verdict-word-not-confirmed = No confirmado
verdict-word-refuted = Un nodo desmiente esta prueba
verdict-word-verified-offline = Cuadra
verdict-word-not-verified = No verificado
verdict-word-not-replayable = No se puede reproducir
verdict-not-confirmed = Aún sin confirmar en la blockchain
verdict-confirmed-so-far = Confirmado en la blockchain hasta ahora
verdict-recorded = Confirmado el { $at } por { $who }{ $block }, según lo guardado en este archivo
verdict-recorded-checking = Las respuestas guardadas en este archivo aún se están comprobando.
verdict-mark-word-waiting = por comprobar
verdict-mark-word-history = superada, según el historial de la tienda
verdict-mark-word-recorded = superada, según este archivo
verdict-mark-word-data = superada, con los propios datos
verdict-mark-word-chain = superada, confirmada en la blockchain
verdict-mark-word-proof = superada, demostrada por la firma del oráculo
verdict-mark-word-failed = no superada
verdict-mark-word-skipped = sin comprobar
verdict-all-passed = { $passed } de { $checkable } comprobaciones superadas
verdict-agrees-event = Las reglas y la semilla aleatoria publicadas dan exactamente estas cartas
verdict-agrees-no-pulls = En este evento no se sacó ninguna carta
verdict-agrees-empty-deck = El mazo publicado está vacío y no se sacó ninguna carta
verdict-agrees-pull = Las reglas y el número aleatorio publicados dan exactamente esta carta
verdict-agrees-no-card = Según las reglas publicadas no quedaba ninguna carta por sortear, como dice la prueba
verdict-payment-back = Según las reglas de la tienda, la compra se cancela y tu pago vuelve al saldo de tu cuenta.
verdict-lead-verified = { $agrees }, y la blockchain lo confirma.
verdict-lead-refuted = { $count ->
    [one] { $hosts } desmiente esta prueba.
   *[other] { $hosts } desmienten esta prueba.
  } { $shown } { $passing ->
    [one] { $passes } muestra lo contrario.
   *[other] { $passes } muestran lo contrario.
  } Alguno se equivoca o va retrasado, y una tienda también puede gestionar un nodo. Hasta que coincidan, nada de lo que dicen cuenta como confirmado. Pregunta a un tercero.
verdict-lead-refuted-alone = { $count ->
    [one] { $hosts } desmiente esta prueba.
   *[other] { $hosts } desmienten esta prueba.
  } { $shown } Esto no apareció en { $others }. Pregunta a otro nodo.
verdict-open-no-place = La tienda no dice dónde fijó las probabilidades.
verdict-open-contract = Nada muestra que la tienda fijara esto antes del sorteo.
verdict-open-origin = Nada muestra que el oráculo diera el número aleatorio. La tienda puede haberlo elegido, y con él las cartas.
verdict-window = La ventana en la que se buscan otros sorteos tiene { $blocks } bloques y dura { $lasts }. La tienda eligió dónde empieza.
verdict-open-entry = Nada muestra que esta compra quedara fijada antes del sorteo.
verdict-open-logs = Nada muestra que cada entrada tenga su fecha verdadera y que no se omitiera ningún número aleatorio. Otro podría decidir este sorteo.
verdict-elsewhere-contract = { $lacking ->
    [one] { $by } no muestra que el contrato guarde lo publicado.
   *[other] { $by } no muestran que el contrato guarde lo publicado.
  } { $passing ->
    [one] { $passes } sí.
   *[other] { $passes } sí.
  }
verdict-elsewhere-origin = { $lacking ->
    [one] { $by } no muestra ninguna respuesta del oráculo.
   *[other] { $by } no muestran ninguna respuesta del oráculo.
  } { $passing ->
    [one] { $passes } muestra una.
   *[other] { $passes } muestran una.
  }
verdict-elsewhere-logs = { $lacking ->
    [one] { $by } no muestra todo el historial de este sorteo.
   *[other] { $by } no muestran todo el historial de este sorteo.
  } { $passing ->
    [one] { $passes } sí.
   *[other] { $passes } sí.
  }
verdict-lead-two-chains = Tus nodos están en cadenas distintas ({ $chains }), y packproof no sabe a cuál se refiere la prueba. Vuelve a preguntar solo con nodos de una misma red.
verdict-lead-verified-offline = { $agrees }. { $then }
verdict-nothing-shown = Nada muestra todavía que esto quedara fijado antes del sorteo.
verdict-only-this-file-says = Este archivo dice que se confirmó. Eso puede escribirlo cualquiera: confirma de nuevo.
verdict-rest = { $all_passed }.
verdict-told-by-one = Esto viene de un solo nodo, { $host }{ $at }. Un único nodo puede equivocarse: prueba con otro.
verdict-passed-by-one = Solo por { $host }{ $at }. Un único nodo puede equivocarse: { $ask }.
verdict-ask-another = pregunta a otro nodo
verdict-alone-without = Esto se apoya solo en { $host }{ $at }. Si la tienda nombró a { $host }, no muestra nada.
verdict-others-passed = { $passed ->
    [one] { $passed } comprobación sí se superó
   *[other] { $passed } comprobaciones sí se superaron
  }
verdict-rest-two-failed = Tampoco se superó otra comprobación; { $passed }.
verdict-rest-more-failed = Tampoco se superaron otras { $others } comprobaciones; { $passed }.
verdict-something-missing = Falta algo que necesita una reproducción.
verdict-agrees-so-far = { "" } Lo publicado hasta ahora coincide: { $passed } { $passed ->
    [one] comprobación superada
   *[other] comprobaciones superadas
  }.
verdict-agrees-otherwise = { "" } Lo demás que se publicó coincide: { $passed } { $passed ->
    [one] comprobación superada
   *[other] comprobaciones superadas
  }.
verdict-lead-not-replayable = { $why } Aquí no hay nada incorrecto.{ $rest }
verdict-held-so-far = El contrato de la blockchain lo guarda.
wrong-pull = La tirada { $pull } debería haber dado otra carta.
wrong-pulls = La tirada { $pull } y { $others } más deberían haber dado otra carta.
wrong-others-right = { $right ->
    [one] La otra tirada es correcta.
   *[other] Las otras { $right } tiradas son correctas.
  }
wrong-award = Esta tirada debería haber dado otra carta.
wrong-award-missing = Esta tirada debería haber dado una carta, y la tienda no registró ninguna.
wrong-award-none = Según las reglas no quedaba ninguna carta, y la tienda registró una.
wrong-by-rules = según las reglas
wrong-recorded = registrada por la tienda
wrong-order = En los datos publicados están en el orden equivocado.
wrong-named = Los títulos los pone la tienda.
wrong-priced = Los precios son los del mazo.
wrong-priced-and-named = Los precios son los del mazo; los títulos, los de la tienda.
wrong-valued = Los valores son los de la lista de cartas publicada.
wrong-see = Ver qué difiere
wrong-see-origin = Ver lo que se encontró
working-heading = Ver los cálculos
working-moments = { $moments ->
    [one] { $moments } momento
   *[other] { $moments } momentos, del primero al último
  }
working-bands = { $bands ->
    [one] { $bands } banda
   *[other] { $bands } bandas
  }
working-draws = { $draws ->
    [0] Ningún sorteo más en esta prueba
    [one] { $draws } sorteo más en esta prueba
   *[other] { $draws } sorteos más en esta prueba
  }
working-value = Tras cada tirada, frente al límite del evento
working-commitments = Lo que debía fijarse, comparado con lo que se reveló
working-pulls = { $pulls ->
    [one] { $pulls } tirada, con su respuesta
   *[other] { $pulls } tiradas, cada una con su respuesta
  }
mine-heading = Buscar mi tirada
mine-working = Ver cómo se sorteó
mine-label = Tu id de cuenta o tu nombre en la tienda, o el número, el id o la carta de una tirada
mine-private = Lo que escribes se queda en este navegador. No se envía a ningún sitio ni está en ningún enlace.
mine-none = Ninguna tirada coincide.
mine-found = { $pulls ->
    [one] { $pulls } tirada es tuya.
   *[other] { $pulls } tiradas son tuyas.
  }
mine-matching = { $pulls ->
    [one] { $pulls } tirada tiene este número, id o carta.
   *[other] { $pulls } tiradas tienen este número, id o carta.
  }
mine-more = { $more } más están en la lista de abajo.
mine-many = Coinciden más de { $accounts } cuentas. Escribe más del id o del nombre.
mine-accounts = { $accounts ->
    [1] Coincide una cuenta. Es la tuya si este es tu id de cuenta.
   *[other] Coinciden { $accounts } cuentas. La tuya es la que tiene tu id de cuenta.
  }
verdict-nothing-else-judged = { "" } No se evaluó nada más.
verdict-may-be-early = Los primeros eventos se hicieron antes de que hubiera una semilla que publicar, y este puede ser uno de ellos.
verdict-server-says-no = El servidor que publicó esta prueba la da por no verificada. packproof ha llegado a su propio veredicto a partir de los valores publicados; pregunta a la tienda por qué difieren.
verdict-contract-unread = no se pudo leer la blockchain
verdict-contract-unasked = la blockchain no se ha consultado
verdict-loading = Cargando
verdict-checking = Comprobando
verdict-meanwhile = Tu navegador calcula esta prueba por sí mismo: cada hash, cada sorteo, cada regla. No pregunta a nadie cuál debería ser el resultado, y no envía nada a ninguna parte. Si un paso no se cumple, verás los dos valores, qué significa y qué puedes hacer.
verdict-stopped = Comprobación detenida
verdict-stopped-said = Comprobación detenida.
verdict-no-verdict = Detuviste esta comprobación, así que no hay veredicto.
verdict-check-again = Comprobar otra vez
verdict-said = { $verdict }. { $lead }
verdict-tab-event = { $verdict } · evento { $id }
verdict-tab-purchase = { $verdict } · compra { $id }
verdict-rest-one-failed = { $passed }.

## worked

worked-not-worked = Esta tirada no se reprodujo, así que no hay nada que mostrar paso a paso. Los pasos de arriba dicen por qué.
worked-user-id-bytes = user_id en bytes UTF-8
worked-whole-message = el mensaje entero: semilla, número, cuenta, etiqueta
worked-r-hex = R, su SHA-256
worked-r-decimal = R como número
worked-recipe-card = las reglas dan
worked-published-card = la tienda registró
worked-label = Cómo llega la tirada { $pull } a su carta
worked-seed-salted = semilla efectiva: SHA-256 de semilla y sal
worked-seed-itself = semilla efectiva: random_seed tal cual
worked-tag-bytes = { $tag }, en bytes
worked-place-bytes = sequence_index { $pull } en 8 bytes
worked-modulo = { $remaining ->
    [one] Quedaba { $remaining } carta
   *[other] Quedaban { $remaining } cartas
  }. El resto de dividir R entre { $remaining } es { $index }.
worked-stands-there = Así que es la carta con { $index ->
    [one] { $index } carta
   *[other] { $index } cartas
  } delante entre las que quedaban: la número { $position } del mazo.
worked-cards-agree = La tienda registró la carta que dan las reglas.
worked-cards-differ = La tienda registró una carta distinta de la que dan las reglas.
worked-none-remained = No quedó ninguna carta.
worked-remained = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }, en total { $total }: { $mean } cada una de media; respecto al límite del evento, { $side }.
worked-open-a-pull = Abre una tirada para ver su sorteo paso a paso, número a número. Cada una tiene su propia dirección, para guardarla o compartirla.
worked-heading-seed = La semilla del evento
worked-heading-parts = Lo propio de esta tirada
worked-heading-hash = El hash de todo, uno tras otro
worked-heading-place = Del número a un lugar
worked-heading-card = La carta en ese lugar
worked-heading-after = Lo que quedó después
worked-not-below = no por debajo
worked-below = por debajo

## rules

rules-one = La regla
rules-all = Las reglas completas
rules-in-english = Las reglas solo existen en inglés.
rules-waiting = Se están cargando las reglas.
rules-missing = No se pudieron cargar las reglas. Mira si tienes conexión y vuelve a abrirlas, o recarga la página. La comprobación no las necesita.

## highest

highest-heading = Las cartas con los precios más altos
highest-waits = Los precios más altos del mazo, y adónde fueron esas cartas
highest-ended = De las { $cards } cartas con los precios más altos, salieron { $pulled } y quedaban { $left } cuando terminó el evento. La más alta, { $price }: { $fate }.
highest-running = De las { $cards } cartas con los precios más altos, salieron { $pulled } y quedan { $left } en el mazo. La más alta, { $price }: { $fate }.
highest-unreplayed = Las { $cards } cartas con los precios más altos, según lo que anotó la tienda: los sorteos no se reprodujeron. La más alta, { $price }: { $fate }.
highest-none = Ninguna carta del mazo tiene un precio legible.
highest-pulled = salió con el número { $pull } para { $name }
highest-by-rules = según las reglas, salió con el número { $pull } para { $name }; la tienda anotó otra carta
highest-recorded = anotada por la tienda con el número { $pull } para { $name }; las reglas no lo confirman
highest-left = quedaba cuando terminó el evento
highest-in-deck = sigue en el mazo
highest-unknown = se desconoce, porque los sorteos no se reprodujeron
highest-table = Las cartas con los precios más altos
highest-same = Otras cartas con el precio de la última: { $more }.
highest-unpriced = Cartas sin un precio legible: { $cards }.
highest-note = Los precios son los de la tienda. Según las reglas, se fijan junto con el mazo. Los títulos son palabra de la tienda.

## limits

limits-pass = { $mark ->
    [passed] El sorteo cumplió las reglas.
   *[open] Lo que publicó la tienda cumple las reglas.
  } Eso no hace buenos el precio ni las probabilidades.
limits-sure-draws = { $free ->
    [1] Antes, un sorteo que no podía dar ninguna otra carta se llevó la única carta de la banda más alta.
   *[other] Antes, sorteos que no podían dar ninguna otra carta se llevaron { $sure } de las { $free } cartas de la banda más alta.
  }
limits-drawn-before = Cartas de la banda más alta que estaban disponibles en la compra: { $free }. Otros sacaron { $drawn } de ellas antes de este número aleatorio.
limits-drawn-before-surely = Cartas de la banda más alta que estaban disponibles en la compra: { $free }. Otros sacaron { $drawn } de ellas antes de este número aleatorio, { $sure } en sorteos que no podían dar ninguna otra carta.
limits-sure-after = Comprados después de esta tirada: { $after } de estos { $sure } sorteos.
limits-return-pack-pull = Retorno declarado: { $share }.
limits-return-pack-event = Retorno declarado al inicio: { $share }.

