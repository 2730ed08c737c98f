## about

about-sample-mark = Beispiel, kein echter Kauf
about-samples = Diese wurden für diese Seite angelegt. Jedes ist überall, wo es erscheint, mit „Beispiel, kein echter Kauf“ gekennzeichnet.
about-sample-event = Ein Pack-Event, v2
about-sample-event-shows = Ein ganzes Event mit Deck, Salt und Seed. Die Rechnung geht auf.
about-sample-pull = Ein Pack-Pull
about-sample-pull-shows = Eine Karte, mit anderen Ziehungen dazwischen. Die Rechnung geht auf.
about-sample-early = Ein frühes Pack-Event, v1
about-sample-early-shows = Die ersten Regeln, ohne Salt. Die Rechnung geht auf.
about-sample-live = Ein laufendes Event
about-sample-live-shows = Was schon veröffentlicht ist und was noch verborgen ist.
about-sample-event-broken = Ein Event, das nicht aufgeht
about-sample-broken-shows = Eine nicht bestandene Prüfung, und wie sie angezeigt wird.
about-sample-pull-broken = Ein Pull, der nicht aufgeht
about-is-this-yours = Jeder Pull ist mit der Konto-ID daneben verzeichnet, und eine andere ID zieht eine andere Karte. Suche deinen Pull und sieh dir die ID an: Ist das deine? Das weißt nur du. Wenn nicht, frage den Shop, warum eine andere verwendet wurde.
about-others-of-an-event = Jeder Pull nimmt seine Karte aus dem, was die Pulls vor ihm im Deck gelassen haben. Werden alle der Reihe nach nachgerechnet, ist deshalb jeder berücksichtigt. Das ist der Schritt zur Frage darüber.
about-picture-is-the-shops = Bild und Titel hat der Shop gewählt. Der Nachweis umfasst nur die ID der Karte.
about-face-is-drawn = Dieses Muster ist aus der ID der Karte gezeichnet. Der Nachweis nennt kein Bild.
about-committed-already = Diese Werte sind schon öffentlich, und jede spätere Änderung fiele auf. Sichere jetzt die Nachweisdatei und vergleiche, wenn das Event vorbei ist.
about-field-deck-hash = der Hash des ganzen Decks, in seiner Reihenfolge
about-field-seed-commitment = der Hash des geheimen Salts
about-field-deck-commitment = Deck und Salt zusammen gebunden: der Wert, der im Contract stehen muss
about-field-event-id = die ID, unter der er im Contract stehen muss
about-field-random-seed = der Seed des Events; laut dem Shop kam er vom Orakel
about-field-seed-of-source = der Seed des Events, laut Bericht aus „{ $source }“
about-field-seed = der Zufalls-Seed des Events
about-field-salt = der Salt, am Ende offengelegt
about-field-version-anchor = Transaktion für Chancen und Karten
about-field-purchase-anchor = Transaktion für den Kauf
about-field-word-request = Transaktion für die Zufallszahl
about-field-event-anchor = Transaktion für das Event
about-how-far = { $pulls } von { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } gezogen
about-how-far-empty = { $so_far }: Das Deck ist leer.
about-how-far-no-pulls = Von den { $cards } Karten im Deck wurde keine gezogen. Dass das Event dort endete und kein Pull fehlt, ist eine Angabe des Shops.
about-how-far-no-deck = Das Deck ist leer, und es wurde keine Karte gezogen.
about-how-far-live = { $so_far } (bisher).
about-how-far-left = { $so_far }; { $left } { $left ->
    [one] blieb
   *[other] blieben
  } übrig. Dass das Event dort endete und kein späterer Pull fehlt, ist eine Angabe des Shops.
about-stock-all = Laut Angabe des Shops war jede Karte vorrätig
about-stock-out = Laut Angabe des Shops { $unavailable ->
    [one] war
   *[other] waren
  } { $unavailable ->
    [one] { $unavailable } Karte
   *[other] { $unavailable } Karten
  } nicht vorrätig
about-stock-span = { "" } (Stand: Block { $block }); die Zufallszahl ist { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcke
  } später verzeichnet, bei Block { $word_block }
about-stock-as-of = { "" } (Stand: Block { $block })
about-stock-said = { $out }{ $span }. Nach den Regeln legt der Kauf diese Liste fest. Ob sie stimmte, weiß nur der Shop.
about-stock-at-payment = Als du bezahlt hast, enthielt die Liste des Shops mit nicht vorrätigen Karten { $at_payment ->
    [one] { $at_payment } Karte
   *[other] { $at_payment } Karten
  }; die verwendete Liste enthielt { $used }. Ein Pack, das warten muss, wird nach der späteren Liste gezogen. Dies dient nur zur Information und ist nicht Teil der Prüfung.
about-face = Muster, gezeichnet aus der ID { $id }
about-how-a-card-is-drawn = Die Zufallszahl ergibt einen Wurf, und der Wurf bestimmt die Stufe. Darin erhält jede Karte, die nach diesem Nachweis noch verfügbar ist, aus derselben Zahl einen Rang, und der niedrigste gewinnt. Die Regeln lassen keine Wahl.
about-the-box = Füge den Link der Nachweis-Seite ein oder nur die ID. Diese Seite fragt nur den Shop, für den sie eingerichtet ist, nie die Website im Link.
about-not-recognised-nothing = Füge den Nachweis-Link ein, den du vom Shop bekommen hast, oder die ID darin.
about-not-recognised-key = Das ist ein Schlüssel oder Hash auf der Blockchain, und danach kann der Shop nicht suchen. Füge den Nachweis-Link ein oder öffne eine gesicherte Nachweisdatei.
about-not-recognised-unknown = Dies ist weder ein Nachweis-Link noch eine ID. Ein Nachweis-Link enthält /packs/verify/ oder /pack-events/verify/; eine ID sieht so aus: 2fea377c-6030-4380-a2d7-c9538b227b0c.
about-not-recognised-several = Hier stehen mehrere Nachweise. Wähle den, der geprüft werden soll.

## bond

bond-heading = Was vorab feststehen musste, und was später gezeigt wurde
bond-not-published = nicht veröffentlicht
bond-both-above = beide so, wie sie oben stehen
bond-deck-hash = Der Hash muss das ganze Deck in seiner Reihenfolge festlegen. Wäre eine Karte geändert, hinzugefügt oder verschoben, wäre er ein anderer.
bond-salt = Der Hash muss den geheimen Salt festlegen, ohne ihn zu zeigen.
bond-deck-commitment = Ein einziger Wert muss Deck und Salt zusammen festlegen, damit keines von beiden allein ausgetauscht werden kann.
bond-contract = Derselbe Wert muss im Contract stehen. Dort kann er nur einmal geschrieben werden, durch den Aufruf, der den Seed anfordert.
bond-seed-origin = Der Seed muss die Zahl sein, die das Orakel auf diesen Aufruf hin geliefert hat: Dann kam er nach allem, was oben steht.
bond-committed = muss vorab feststehen
bond-revealed-by-contract = im Contract enthalten
bond-revealed-parts = gebildet aus
bond-revealed-at-end = am Ende offengelegt
bond-not-told-yet = der Contract hat es hier noch nicht mitgeteilt
bond-not-revealed-yet = wird am Ende des Events veröffentlicht
bond-field-deck = das Deck selbst
bond-field-contract = die Antwort des Contracts selbst
bond-cards-in-order = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, der Reihe nach

## buttons

button-stop = Abbrechen
button-again = Erneut versuchen
button-check-proof = Nachweis prüfen

## card

card-code = Geprüft von packproof, Build { $build }, von { $origin }. Die Seite um diese Karte könnte alles Mögliche zeigen.
card-be-sure = Gewissheit gibt der vollständige Bericht.
card-open-report = Vollständigen Bericht öffnen
card-not-checked = Hier wurde nichts geprüft. Über den Nachweis sagt das nichts.

## cause

cause-because = Nicht geprüft, weil eine andere Prüfung nicht bestanden wurde: „{ $step }“.
cause-not-published = Nicht geprüft: Der Bericht veröffentlicht { $field } nicht.
cause-contract-not-read = Der Contract wurde nicht gelesen, daher ist dies weder bestätigt noch widerlegt.
cause-not-replayable-active = Das Event läuft noch: Seed, Deck und Pulls werden erst an seinem Ende veröffentlicht.
cause-not-replayable-active-and-public = Das Event läuft noch, aber sein Bericht veröffentlicht schon, was bis zum Ende verborgen bleiben muss: Seed, Salt, Deck oder Pulls. Die Geheimnisse eines laufenden Events sind öffentlich, und wer sie liest, kann womöglich die nächsten Karten berechnen.
cause-not-replayable-no-version = Der Bericht nennt keine Version der Regeln, wie bei frühen Events üblich. Daher gibt es keine veröffentlichte Regel, nach der es sich nachrechnen ließe.
cause-not-replayable-unknown-version = Der Bericht nennt die Regeln „{ $version }“; packproof kennt v1 und v2.
cause-not-replayable-no-seed = Der Bericht veröffentlicht den Zufalls-Seed nicht, und ohne ihn lässt sich kein Pull nachrechnen.
cause-not-replayable-seed-withheld = Das Event ist beendet, und sein Bericht veröffentlicht den Zufalls-Seed nicht. Der Shop musste ihn am Ende veröffentlichen: Ohne ihn lässt sich kein Pull nachrechnen.
cause-not-replayable-no-salt = Das Event ist beendet, und sein Bericht veröffentlicht den Salt nicht. Der Shop musste ihn am Ende veröffentlichen: Ohne ihn lässt sich kein Pull dieser Version nachrechnen.
cause-not-replayable-unknown-recipe = Der Nachweis nennt das Rezept „{ $recipe }“; packproof kennt nur packs_v1.
cause-not-replayable-dependent-of-unknown-recipe = Eine Ziehung, von der diese abhängt, nennt das Rezept „{ $recipe }“; packproof kennt nur packs_v1.

## columns

column-account = Konto-ID, die in den Hash einging
column-account-short = Konto-ID
column-band = Stufe
column-by = von
column-card = Karte
column-cards = Karten
column-file = Datei
column-kind = Art
column-odds = Chancen
column-position = Position
column-price = Preis im Deck
column-price-shown = Preis, den der Shop zeigt
column-pull = Pull
column-pulled = gezogen
column-pulled-by = gezogen von
column-rank = Rang
column-reason = Grund
column-roll = Wurf
column-rolls = Würfe
column-value = Wert
column-verdict = Ergebnis
column-version = Version
column-when = wann

## contract

contract-list-listed = auf der Liste der Contracts, die diese Website führt
contract-list-unlisted = nicht auf der Liste der Contracts, die diese Website führt: Kläre mit dem Shop, auf einem anderen Weg als über diesen Nachweis, ob es seiner ist
contract-list-no-list = diese Website führt keine Liste von Contracts zum Vergleich: Vergleiche die Adresse mit der, die der Shop schon immer veröffentlicht
contract-chip-not-listed = Contract nicht gelistet
contract-coordinator-published-v2-5 = einer, den Chainlink für dieses Netzwerk veröffentlicht (VRF v2.5)
contract-coordinator-published-v2 = einer, den Chainlink für dieses Netzwerk veröffentlicht (VRF v2, 2024 eingestellt)
contract-coordinator-listed = einer, den diese Website aufführt; in Chainlinks Liste für dieses Netzwerk, wie packproof sie kennt, steht er nicht
contract-coordinator-unknown = einer, den niemand veröffentlicht hat, weder Chainlink für dieses Netzwerk noch diese Website. Wer ihn betreibt, könnte die Zahl gewählt haben. Frage den Shop, wem er gehört
contract-coordinator-words = { $words ->
    [one] Bei ihm wurde { $words } Zufallszahl dieser Prüfung angefordert.
   *[other] Bei ihm wurden { $words } Zufallszahlen dieser Prüfung angefordert.
  }
contract-coordinators-several = Die Zufallszahlen dieser Prüfung wurden bei { $count } Koordinatoren angefordert: Sieh dir jeden an.
contract-coordinator-unseen = noch nicht gesehen: Die Blockchain wurde nicht gelesen, oder nicht so weit
contract-beside-main = auf { $name }
contract-beside-test = auf { $name }, einem Testnetz
contract-beside-test-chain = auf { $name }, einem Testnetz ({ $chain })
contract-beside-local = auf einem lokalen Netzwerk, nur auf einem einzigen Rechner
contract-beside-unknown = auf „{ $name }“, einem Netzwerk, das packproof nicht kennt
contract-beside-unknown-chain = auf „{ $name }“ ({ $chain })
contract-beside-unnamed-chain = auf einem Netzwerk, das der Shop nicht nennt ({ $chain })
contract-beside-unnamed = auf einem Netzwerk, das der Shop nicht nennt
contract-beside-says = Dem Code des Contracts 0x{ $address } { $on }: dass er tut, was er angibt.
contract-beside-listed = Er steht auf der Liste dieser Website.
contract-beside-unlisted = Er steht nicht auf der Liste dieser Website.
contract-network = Netzwerk
contract-address = Adresse
contract-its-address = die Adresse des Contracts
contract-coordinators-address = die Adresse des Koordinators
contract-listed = Liste
contract-served-by = Zahl angefordert bei

## copy

copy-value = Kopieren: { $what }
copy-terminal = die Zeile, die es im Terminal nachrechnet
copy-hashes = Hashes, und wie man sie nachrechnet
copy-done = Kopiert.

## dealt

dealt-deck-heading = Das Deck
dealt-every-card = Alle Karten des Decks
dealt-deck-label = Das Deck, in der veröffentlichten Reihenfolge
dealt-still-there = noch da
dealt-key-pulled = gezogen
dealt-key-remained = übrig
dealt-key-marked = der Pull, der durchgerechnet wird
dealt-value-heading = Was die übrigen Karten wert waren
dealt-key-line = Durchschnittspreis der übrigen Karten
dealt-value-informs = Die meisten Events enden von selbst, wenn der Durchschnittspreis der übrigen Karten unter einen bestimmten Anteil seines Startwerts fällt. Events der Formate Sellout Break und Head-to-Head lassen diese Regel aus, und der Bericht nennt das Format des Events nicht. Dies zeigt also, wie sich das Ende darstellt, und entscheidet über keine Prüfung.
dealt-value-exact = Die exakten Werte
dealt-value-start = Durchschnittspreis des ganzen Decks
dealt-value-buffer = stop_ev_buffer
dealt-value-limit = beide multipliziert: das Limit
dealt-value-after = Die Werte nach jedem anderen Pull stehen in dessen eigener Rechnung, oben bei den Pulls.
dealt-rows-in-view = Zeilen { $first } bis { $last } von { $of }
dealt-no-such-pull = Diese Adresse fragt nach Pull { $pull }. Einen Pull mit dieser Nummer gibt es in diesem Bericht nicht.
dealt-pulled-as = Pull { $pull }
dealt-drawn-down = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } in der veröffentlichten Reihenfolge: { $pulled } gezogen, { $left } übrig.
dealt-square-one = Jedes Quadrat ist eine Karte.
dealt-square-several = Jedes Quadrat steht für { $cell } Karten nebeneinander und ist so weit gefüllt, wie sie gezogen wurden.
dealt-deck-picture = { $deck } { $square }
dealt-deck-picture-marked = { $deck } { $square } Markiert: Karte { $position } des Decks.
dealt-ended-above-limit = { $end } Der Durchschnittspreis der übrigen Karten lag nie unter dem Limit.
dealt-ended-below-from-start = { $end } Das Limit liegt über dem Durchschnitt am Start, er lag also von Anfang an darunter.
dealt-ended-went-on = { $end } Der Durchschnittspreis der übrigen Karten lag nach Pull { $pull } zum ersten Mal unter dem Limit, und das Event lief weiter, wie es Events der Formate Sellout Break und Head-to-Head tun.
dealt-ended-by-rule = Das Event endete so, wie es seine Wertregel vorsieht: Nach Pull { $pull }, dem letzten, lag der Durchschnittspreis der übrigen Karten zum ersten Mal unter dem Limit.
dealt-ended-by-last-pack = Das Event endete mit seiner letzten Karte.
dealt-ended-otherwise = Beim Ende des Events waren noch Karten übrig, und seine Wertregel erklärt das Ende nicht.
dealt-still-running = Das Event läuft noch, also hat seine Wertregel noch kein Ende zu erklären.
dealt-no-value-not-replayed = die Ziehungen wurden nicht nachgerechnet
dealt-no-value-no-cards = das Deck hat keine Karten
dealt-no-value-price = Karte { $position } des Decks hat kein initial_price, das eine einfache Dezimalzahl mit höchstens 18 Stellen ist
dealt-no-value-buffer = der Bericht hat kein stop_ev_buffer, das eine Zahl ab 0 mit höchstens 18 Stellen ist
dealt-no-value-too-large = die Preise sind zu groß, um hier exakt verglichen zu werden
dealt-no-value-why = Was die übrigen Karten wert waren, lässt sich nicht berechnen: { $why }. Sonst hängt nichts davon ab.
dealt-value-picture = Der Durchschnittspreis der übrigen Karten, Pull für Pull, als Anteil des Startwerts. Er beginnt bei 100 %, sein Tiefstwert ist { $low }, sein Höchstwert { $high }. Das Limit liegt bei { $threshold_share }.{ $new }
dealt-line-start = Start: { $start }
dealt-line-end = nach { $pulled } { $pulled ->
    [one] Pull
   *[other] Pulls
  }
dealt-limit = das Limit: { $threshold }
dealt-deciding-pull = Pull { $pull } durchrechnen, mit den Werten danach
dealt-value-picture-step = { "" } Jeder Punkt steht für { $step } Pulls, vom niedrigsten Wert bis zum höchsten.

## dependent

dependent-the-others = Die anderen Ziehungen
dependent-about-none = { $mark ->
    [passed] Zwischen der Bestandsliste dieses Pulls und seiner Zufallszahl wurde kein anderes Pack gezogen. Es ging also in der Zwischenzeit keine Karte an jemand anderen.
   *[open] Der Nachweis verzeichnet zwischen der Bestandsliste dieses Pulls und seiner Zufallszahl kein anderes Pack.
  }
dependent-about-some = Eine Karte, die zwischen der Bestandsliste eines Pulls und seiner Zufallszahl an jemand anderen ging, kann nicht noch einmal gezogen werden. Darum gehören zu dieser Prüfung { $draws ->
    [one] { $draws } andere Ziehung
   *[other] { $draws } andere Ziehungen
  }. Öffne eine, um ihre Schritte zu sehen.
dependent-table = Die anderen Ziehungen, die neueste zuerst
dependent-drawn-for = gezogen für
dependent-word-at = Block der Zahl
dependent-what-it-took = was gezogen wurde
dependent-the-pull-of = Der Pull von { "" }
dependent-unknown = nicht bekannt
dependent-no-card = keine Karte
dependent-took-card-worth = { $card }, { $value }
dependent-blocks = Es ist eine Karte aus der Version dieses Pulls, daher war sie für ihn nicht mehr verfügbar.
dependent-blocks-not = Diese Ziehung nahm keine Karte, die dieser Pull hätte ziehen können.
dependent-band = Stufe { $band }, { $range }
dependent-version-sold = { $version }, verkauft zu { $price }
dependent-stock-taken = Bestand erfasst
dependent-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
dependent-out-of-stock = beim Verkauf nicht vorrätig
dependent-word-requested = Zahl angefordert
dependent-word-arrived = Zahl eingetroffen
dependent-band-rolled = Stufe des Wurfs
dependent-band-drawn-from = Stufe der Ziehung
dependent-its-steps = Ihre eigenen Schritte
dependent-opening = Wird gelesen
dependent-open = Die andere Ziehung öffnen, die nicht bestanden hat

## desk

desk-picker = Gesicherte Nachweise
desk-label = Die Datei, die gerade gelesen wird
desk-reading = { $file } wird gelesen
desk-drop = Zum Prüfen loslassen

## draw

draw-the-draw = Die Ziehung
draw-bands = Die Stufen, die niedrigste zuerst
draw-column-out = beim Verkauf nicht vorrätig
draw-column-taken = dazwischen gezogen
draw-roll = Wurf { $roll }
draw-band-of = Stufe { $band }: { $range }
draw-part-both = gewürfelt und daraus gezogen
draw-part-rolled = gewürfelt; keine Karte verfügbar
draw-part-drawn-from = daraus gezogen
draw-rolls = { $from } bis { $to }
draw-no-rolls = keine
draw-the-search = Welche Stufen durchsucht wurden
draw-about-the-search = Die gewürfelte Stufe hatte keine verfügbare Karte, also sucht das Rezept weiter: zuerst in jeder Stufe darüber, dann in denen darunter, jeweils die nächste zuerst. Die erste mit einer verfügbaren Karte liefert sie.
draw-searched-out = { $out } beim Verkauf nicht vorrätig
draw-searched-taken = { $taken } dazwischen für andere gezogen
draw-searched-out-and-taken = { $out } beim Verkauf nicht vorrätig, { $taken } dazwischen für andere gezogen
draw-searched-empty = Sie enthält keine Karten.
draw-searched-all-free = { $cards ->
    [one] { $cards } Karte, und sie ist noch verfügbar
   *[other] { $cards } Karten, alle noch verfügbar
  }: Die Karte wird hier gezogen.
draw-searched-some-free = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }: { $held }, { $free } noch verfügbar. Die Karte wird hier gezogen.
draw-searched-none-free = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }: { $held }. Keine war noch verfügbar.
draw-ranked = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } der Stufe { $band } nach Rang
draw-exhausted = Keine Stufe hatte eine verfügbare Karte, daher wurde keine Karte gezogen. Nach den Regeln des Shops wird ein solcher Kauf storniert und der Betrag dem Kontoguthaben gutgeschrieben.
draw-worked-through = Der Wurf, durchgerechnet
draw-roll-word = die Zufallszahl
draw-roll-word-is = { $mark ->
    [passed] Was das Orakel für diesen Pull geliefert hat, und für nichts anderes.
   *[open] Die Zufallszahl, die der Shop für diesen Pull veröffentlicht hat.
  }
draw-roll-hashed-is = SHA-256 der 32 Bytes der Zahl, gefolgt vom Text { $tag }.
draw-roll-number = als Zahl
draw-roll-number-is = Derselbe Hash, in Dezimalziffern geschrieben.
draw-roll-end = der Wurf
draw-roll-end-is = Der Rest, wenn man diese Zahl durch 1.000.000 teilt: ihre letzten sechs Ziffern.
draw-falls = Wurf { $roll } liegt in { $rolls }: Stufe { $band }.
draw-by-rank = Die Karten dieser Stufe nach ihrem Rang für diese Zahl: Gezogen wird die verfügbare mit dem niedrigsten
draw-column-hash = ihr Hash
draw-not-free = nicht verfügbar
draw-drawn = gezogen
draw-rank-hash = der Hash des Rangs
draw-out-of-stock = beim Verkauf nicht vorrätig
draw-went-to = ging bei Block { $block } an den Pull von { $pull_key }
draw-show-last = Die letzten { $left } anzeigen
draw-show-next = Die nächsten { $next } von { $left } anzeigen
draw-roll-hashed = gehasht

## endpoints

endpoints-about-endpoints = Ein Knoten ist ein Rechner, der für dich in der Blockchain nachsieht (ein RPC-Endpunkt). Er erfährt deine Netzwerkadresse, die Adresse dieser Website und die Sprache deines Browsers, und wonach er gefragt wird: den Contract, den Schlüssel dieses Kaufs oder Events und die IDs und Blöcke, die der Nachweis nennt. Gesendet wird erst, wenn du auf die Schaltfläche tippst.
endpoints-ask-several = Wähle bis zu drei. Stimmen sie überein, hat keiner allein etwas erfunden.
endpoints-look-up-pack-pull = { $count ->
    [1] Ein Rechner, { $hosts }, sieht für dich nach. Er sieht deine Netzwerkadresse und welchen Kauf du prüfst.
    [2] Zwei unabhängige Rechner, { $hosts }, sehen für dich nach. Sie sehen deine Netzwerkadresse und welchen Kauf du prüfst.
   *[other] Drei unabhängige Rechner, { $hosts }, sehen für dich nach. Sie sehen deine Netzwerkadresse und welchen Kauf du prüfst.
  }
endpoints-look-up-pack-event = { $count ->
    [1] Ein Rechner, { $hosts }, sieht für dich nach. Er sieht deine Netzwerkadresse und welches Event du prüfst.
    [2] Zwei unabhängige Rechner, { $hosts }, sehen für dich nach. Sie sehen deine Netzwerkadresse und welches Event du prüfst.
   *[other] Drei unabhängige Rechner, { $hosts }, sehen für dich nach. Sie sehen deine Netzwerkadresse und welches Event du prüfst.
  }
endpoints-choose-others = Andere Knoten wählen
endpoints-what-they-learn = Was sie erfahren
endpoints-choice-is-kept = Dann liest diese Seite die Blockchain, sobald du einen Nachweis dieses Netzwerks öffnest.
endpoints-choice-is-not-kept = Dieser Browser speichert nichts für diese Seite, daher gilt deine Auswahl, bis du die Seite verlässt.
endpoints-about-the-address = Eine Adresse, die mit https:// beginnt, oder mit http:// für einen Knoten auf genau diesem Rechner.
endpoints-choice-forgotten = Vergessen. Gesendet wird erst, wenn du wieder auf die Schaltfläche tippst.
endpoints-nobody-chosen = Wähle mindestens einen Knoten oder gib eine Adresse ein.
endpoints-too-many-chosen = Wähle höchstens drei Knoten.
endpoints-one-operator = Mehr als eine dieser Adressen hat den Host { $host }. Sie gehören einem Betreiber und zählen als ein Knoten.
endpoints-not-with-a-name = Eine Adresse mit einem Namen oder Passwort vor einem @ wird nicht gefragt.
endpoints-not-over-http = Über http:// könnte jeder unterwegs die Antworten ändern, daher wird so nur ein Knoten auf genau diesem Rechner gefragt. Nutze die Adresse mit https://.
endpoints-not-over-sockets = Diese Seite fragt über https://, nicht über WebSockets. Die meisten Knoten haben auch eine Adresse mit https://.
endpoints-not-an-address = Diese Adresse lässt sich nicht fragen. Eine gültige beginnt mit https:// und hat keine Leerzeichen.
endpoints-unknown-network = Diese Seite kennt kein Netzwerk namens „{ $label }“. Sie kann also niemanden vorschlagen und nicht vorab sagen, zu welcher Chain ein Knoten gehören sollte. Gib die Adresse eines Knotens dieses Netzwerks ein; die Nummer seiner Chain steht dann neben dem Ergebnis.
endpoints-no-network = Der Nachweis nennt kein Netzwerk, daher kann diese Seite keinen Knoten vorschlagen. Frage den Shop, auf welchem Netzwerk sein Contract steht, und gib die Adresse eines Knotens davon ein. Die Nummer seiner Chain steht dann neben dem Ergebnis.
endpoints-nothing-to-ask = Es gibt nichts nachzusehen: Der Nachweis nennt keine lesbare Contract-Adresse, oder zu wenig davon hat die richtige Form.
endpoints-listed = { $join } und { $last }
endpoints-another = Oder ein anderer Knoten
endpoints-one = Adresse des Knotens
endpoints-ask = Auf der Blockchain bestätigen
endpoints-ask-third = Einen dritten Knoten dazunehmen
endpoints-ask-another = Einen anderen Knoten versuchen
endpoints-ask-more = Erneut bestätigen oder Knoten dazunehmen
endpoints-form-comes = Das Formular wird geladen
endpoints-ask-chosen = { $count ->
    [one] Diesen Knoten fragen
   *[other] Diese { $count } Knoten fragen
  }
endpoints-remember = Auswahl in diesem Browser merken
endpoints-cancel = Abbrechen
endpoints-on-network = Auf dem Netzwerk { $network }

## event

event-unnamed = Pack-Event
event-at-the-end = Deck und Pulls werden am Ende veröffentlicht.
event-price = Pack { $price }
event-rules = Regeln { $version }
event-id = Event { $id }

## digit

digit-see-it-fail = Sieh, wie eine Prüfung scheitert
digit-about = Eine Prüfung ist so viel wert wie das, was sie findet. Ändere eine Ziffer der Zufallszahl in einer Kopie dieses Nachweises, und dieselbe Prüfung läuft mit der geänderten Kopie, hier in deinem Browser. Der Nachweis selbst bleibt, wie er ist.
digit-change = Eine Ziffer ändern
digit-undo = Änderung zurücknehmen
digit-undone = Die Änderung ist zurückgenommen. Der Nachweis blieb unberührt.
digit-mark = Eine geänderte Kopie, nicht der Nachweis des Shops: Eine Ziffer der Zufallszahl ist anders
digit-checking = Die geänderte Kopie wird geprüft
digit-failed = Die geänderte Kopie konnte hier nicht geprüft werden. Der Nachweis bleibt, wie er ist.
digit-before = veröffentlicht
digit-after = geändert in
digit-stops-at = Die Prüfung endet bei „{ $step }“. { $failed } { $detail }
digit-stops-more = { $lead } { $more ->
    [one] { $more } weitere Prüfung wird
   *[other] { $more } weitere Prüfungen werden
  } ebenfalls nicht bestanden.
digit-others = { $passed ->
    [one] { $passed } Prüfung wird
   *[other] { $passed } Prüfungen werden
  } weiterhin bestanden. Eine geänderte Kopie wird nicht auf der Blockchain bestätigt.
digit-still-passes = Auch mit der geänderten Kopie wird die Prüfung bestanden. Der geänderte Wert ergibt zufällig dieselbe Karte, daher geht der Rest auf. Nur die Blockchain zeigt, wessen Wert es ist.
digit-said-not-verified = Die geänderte Kopie ist nicht verifiziert. { $lead }

## explorer

explorer-on = auf { $host }
explorer-another-tab = (öffnet sich in einem anderen Tab)

## files

files-table = Dateien und ihre Ergebnisse
files-progress = Fortschritt der Dateien
files-checked = { $done } von { $total ->
    [one] { $total } Datei
   *[other] { $total } Dateien
  } geprüft
files-agree = { $total ->
    [one] { $total } Nachweis geht auf
   *[other] { $total } Nachweise gehen auf
  }
files-agree-some = { $proofs ->
    [one] { $proofs } Nachweis geht
   *[other] { $proofs } Nachweise gehen
  } auf; { $unchecked ->
    [one] { $unchecked } Datei ließ
   *[other] { $unchecked } Dateien ließen
  } sich nicht prüfen
files-none-checked = { $total ->
    [one] Die Datei ließ sich nicht prüfen
   *[other] Keine der { $total } Dateien ließ sich prüfen
  }
files-agree-of = { $agree } von { $total } Dateien gehen auf
files-failed = Nicht verifiziert: { $failed } von { $total ->
    [one] { $total } Datei
   *[other] { $total } Dateien
  }
files-pack-event = Pack-Event
files-pack-pull = Pack-Pull
files-save-csv = Tabelle als CSV sichern
files-save-json = Als JSON sichern
files-choice = { $what }: { $count }
files-choice-failing = „{ $what }“ nicht bestanden: { $count }
files-all = Alle Dateien: { $count }
files-choices = Nach Ergebnis anzeigen
files-choices-steps = Nach nicht bestandenem Schritt anzeigen
files-failing = Nicht bestandener Schritt
files-unread = Nicht prüfbar
files-waiting = Nicht geprüft
files-find = Dateien suchen
files-find-what = Name, Kennung, Karte oder SHA-256
files-previous = Zurück
files-next = Weiter
files-none-shown = Keine Datei passt.
files-left-out = Ausgelassen, da versteckte Dateien von Systemen und Editoren: { $count }
files-pages = Seiten der Tabelle
files-back = Zurück zur Tabelle
files-none = Es ist keine Datei geöffnet
files-not-kept = Dateien werden hier gelesen und nie gespeichert. Nach dem Neuladen müssen sie deshalb noch einmal geöffnet werden.
files-check-link = Nachweis-Link prüfen

## home

home-tab = packproof: Stand dein Pack fest, bevor du bezahlt hast?
home-heading = Stand es fest, bevor du bezahlt hast?
home-paste = Füge den Nachweis-Link deines Shops ein, und dein eigener Browser rechnet jede Ziehung aus dem nach, was der Shop veröffentlicht hat.
home-kept = Das ist packproof in einer Datei: Öffne einen gesicherten Nachweis, und dein Browser rechnet jede Ziehung nach, ohne Netzwerk und auch dann, wenn es den Shop nicht mehr gibt.
home-says = Ergeben die veröffentlichten Regeln deine Karte, siehst du das. Wenn nicht, siehst du, welcher Wert abweicht, und wo.
home-cannot = Die Prüfung kann nicht beweisen, dass ein Kauf deiner war oder dass du die Karte auf dem Bild bekommst. Nur die Blockchain zeigt, dass alles rechtzeitig feststand: Mit einem Klick mehr sieht die Seite dort nach.
home-box = Nachweis-Link oder ID
home-check = Prüfen
home-open = Oder öffne einen gesicherten Nachweis
home-open-first = Öffne einen gesicherten Nachweis
home-about-files = Wähle eine oder mehrere Dateien, oder lege sie irgendwo auf dieser Seite ab. Sie bleiben auf diesem Gerät.
home-choose-files = Dateien wählen
home-no-link-here = Hast du einen Nachweis-Link? Öffne ihn in deinem Browser, sichere dort den Nachweis und öffne diese Datei hier: Diese Kopie von packproof kennt keinen Shop, den sie fragen könnte.
home-samples = Oder probiere ein Beispiel

## how

how-title = So funktioniert es
how-lead = Ein Shop könnte sich das Ergebnis einer Ziehung ansehen und noch einmal ziehen: So wird sie vorab so festgelegt, dass du sie selbst nachrechnen kannst.
how-time = Genauer steht es darunter, zum Lesen in etwa drei Minuten.
how-drawing-deck = Das Deck
how-drawing-deck-is = Jede Karte und ihre Chance, vor dem Verkauf.
how-drawing-fingerprint = Sein Fingerabdruck
how-drawing-fingerprint-is = Ein kurzer Code für alles zusammen. Ändere eine Karte, und der Code ist ein anderer.
how-drawing-block = Ein Block
how-drawing-block-is = Die Blockchain hält den Code ab jetzt fest, für alle sichtbar.
how-drawing-number = Eine Zufallszahl
how-drawing-number-is = Sie kommt erst jetzt, und nicht vom Shop: Ein Orakel liefert sie.
how-drawing-card = Deine Karte
how-drawing-card-is = Deck und Zahl ergeben nur eine Karte. Jeder kommt auf dieselbe.
how-fingerprints = Ein Versprechen, das sich nicht unbemerkt ändern lässt
how-fingerprints-same = Ein Hash macht aus beliebig vielen Daten 64 Buchstaben und Ziffern: ihren Fingerabdruck. Dieselben Daten ergeben immer denselben. Ändert man ein einziges Zeichen, ist es ein anderer.
how-fingerprints-bound = Zu einem gegebenen Fingerabdruck kann niemand andere Daten finden. Wer vorab einen veröffentlicht, ist damit gebunden: Was danach gezeigt wird, ergibt diesen Fingerabdruck, oder eben nicht.
how-fingerprints-chain = Der Shop veröffentlicht seine Fingerabdrücke auf einer öffentlichen Blockchain, über einen Contract, der jeden nur einmal schreibt. Ersetzen kann er danach keinen mehr, und alle sehen, in welchem Block er steht.
how-pack-before = Ein Pack: was feststeht, bevor du bezahlst
how-pack-before-tier = Jede Sorte von Packs hat Preisstufen, Chancen für jede Stufe und eine Liste von Karten mit ihren Werten. All das hat einen einzigen Fingerabdruck, und der steht auf der Chain, bevor etwas verkauft wird.
how-pack-before-purchase = Auch dein Kauf wird dort festgehalten, zusammen mit den Karten, die in dem Moment nicht vorrätig waren. Erst dann wird eine Zufallszahl angefordert, für deinen Kauf allein.
how-pack-before-oracle = Die Zahl kommt von einem Orakel: einem Dienst, den nicht der Shop betreibt und der beweisen kann, dass seine Zahlen seine eigenen sind. Wenn du auf der Blockchain bestätigst, verfolgt die Seite jede Zahl bis zum eigenen Log des Orakels zurück.
how-pack-draw = Ein Pack: von der Zufallszahl zu deiner Karte
how-pack-draw-roll = Die Zahl ergibt einen Wurf zwischen 0 und 999.999. Auf dieser Linie liegen die Chancen nebeneinander, der Wurf fällt also in genau eine Stufe.
how-pack-draw-rank = Dann gibt die Zahl jeder Karte dieser Stufe einen Rang. Die Karte mit dem niedrigsten gewinnt, es sei denn, sie war nicht vorrätig oder ging an jemanden, dessen Zahl früher kam.
how-pack-draw-same = Zu entscheiden bleibt nichts mehr. Wer die Zahl und die Liste hat, kommt auf dieselbe Karte.
how-pack-path = Ein Pack: Die Karte stand auf der Liste
how-pack-path-hashes = Die Karte und ihr Wert werden zusammen mit ihren Nachbarn gehasht, Ebene für Ebene, bis zum Fingerabdruck, der auf der Chain stand. Eine später eingefügte Karte würde zu einem anderen führen.
how-event-before = Ein Pack-Event: ein Deck, ein Seed
how-event-before-deck = Ein Event verkauft ein festes Deck. Seine Karten haben in fester Reihenfolge einen Fingerabdruck, der auf der Chain steht, bevor das erste Pack geöffnet wird. Ein einziger Zufalls-Seed vom Orakel gilt für das ganze Event.
how-event-before-salt = Seit der zweiten Version der Regeln legt der Shop vorab auch einen geheimen Salt fest. Er wird in den Seed gemischt und am Ende offengelegt. So kann niemand, der den Seed früh sieht, die kommende Reihenfolge ausrechnen.
how-event-pull = Ein Pack-Event: ein Pull, durchgerechnet
how-event-pull-remainder = Für jeden Pull werden der Seed, die Nummer des Pulls und die Konto-ID des Käufers zu einer langen Zahl gehasht. Teilt man sie durch die Anzahl der übrigen Karten, sagt der Rest, welche davon gezogen wird.
how-event-pull-leaves = Diese Karte verlässt das Deck, und der nächste Pull zieht aus dem, was übrig ist.
how-marks = Die Zeichen
how-marks-half = Ein halb gefüllter Kreis heißt: Die Werte stimmen, aber nur mit einer Vorgeschichte überein, die der Shop selbst liefert, oder so, wie eine gespeicherte Datei es sagt. Wer eine ganze Vorgeschichte erfindet, kann dieses Zeichen erreichen. Bestätige auf der Blockchain: Der Kreis füllt sich, wenn der Contract dieselben Werte enthält.
how-marks-others = Ein einfacher Haken folgt allein aus den Daten, dafür muss man niemandem glauben. Ein voller Kreis ist auf der Blockchain bestätigt. Striche heißen, dass etwas nicht geprüft wurde, ein Kreuz, dass es nicht bestanden hat.
how-limits = Was eine Prüfung nicht beweisen kann
how-limits-lead = Auch ein Shop, der sich an jede Regel oben hält, kann noch diese Dinge tun. Ein Bericht nennt jedes davon neben dem Wert, um den es geht.
how-limit-contract = Dass der Contract der echte des Shops ist.
how-limit-contract-then = Ein nachgebauter könnte jeden Schritt bestehen. Vergleiche seine Adresse mit der, die der Shop anderswo nennt.
how-limit-chain = Dass auf der Blockchain steht, was der Nachweis sagt, solange du nicht nachsiehst.
how-limit-chain-then = Bis dahin sagt eine Prüfung „Rechnung geht auf“. Bestätige sie auf der Blockchain, über einen Knoten deiner Wahl.
how-limit-account = Dass eine Konto-ID zu einem echten Käufer gehört.
how-limit-account-then = Erfundene IDs können die Ziehungen eines Events beeinflussen. Nur du kennst deine: Suche sie in der Liste der Pulls.
how-limit-picture = Dass das Bild die Karte zeigt, die gezogen wurde.
how-limit-picture-then = Der Nachweis umfasst eine ID. Das Bild hat der Shop gewählt.
how-limit-end = Warum ein Event gerade dann endete.
how-limit-end-then = Die letzten Pulls können weggelassen sein. Der Bericht sagt, wie viele von wie vielen Karten gezogen wurden und ob die veröffentlichte Regel das Ende erklärt.
how-limit-stock = Dass beim Verkauf wirklich fehlte, was als nicht vorrätig angegeben war.
how-limit-stock-then = Das ist eine Angabe des Shops. Der Bericht sagt, wie viele Karten sie in jeder Stufe ausschloss.
how-limit-purchase = Dass ein Kauf deiner war oder bezahlt wurde.
how-limit-purchase-then = Nichts bindet eine Ziehung an eine Person. Hebe deinen eigenen Beleg auf.
how-sample = Beispiel ausprobieren und eine Ziffer darin ändern
how-your-own = Eigenen Nachweis prüfen

## measures

money-range = { $from } bis { $to }
size-bytes = { $bytes ->
    [one] { $bytes } Byte
   *[other] { $bytes } Bytes
  }
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
time-since-1970 = { $seconds } Sekunden nach 1970
time-both = { $local } ({ $utc })

## frame

frame-language = Sprache
frame-language-missing = Die Texte auf { $language } konnten nicht geladen werden, die Sprache bleibt daher, wie sie ist.
frame-language-not-kept = Dieser Browser speichert nichts für diese Seite, daher gilt die Sprache, bis du die Seite verlässt.
frame-promise = in deinem Browser geprüft
frame-asks = packproof prüft hier, in deinem Browser. Es holt den Nachweis, nach dem du fragst, und sonst nichts: kein Konto, kein Tracking, und eine Datei, die du öffnest, verlässt dieses Gerät nie.
frame-build = Build { $build }
frame-skip = Zum Inhalt springen
frame-tab = { $shown } · packproof

## build

build-version = Version
build-commit = Commit
build-commit-changed = mit Änderungen, die nicht darin stehen
build-checker = SHA-256 des Prüfprogramms (verdict.wasm)
build-settings = SHA-256 der Einstellungen dieser Website (deployment.json)
build-compare = Wer dieselben Quellen baut, erhält dieselben Bytes. Wie man sie vergleicht, steht in den Quellen in docs/deploy.md, und eine Website listet ihre eigenen unter /SHA256SUMS auf.
build-elsewhere = Um dich auf keinen Code dieser Website zu verlassen, prüfe den Nachweis anderswo. Orte, die diese Website nennt:

## group

group-question-data = Die veröffentlichten Daten
group-question-locked-in = Stand es vor der Ziehung fest?
group-question-word-pack-pull = Ist es die veröffentlichte Zufallszahl?
group-question-word-pack-event = Ist es der veröffentlichte Seed?
group-question-recipe-pack-pull = Ergeben die Regeln diese Karte?
group-question-recipe-pack-event = Ergeben die Regeln diese Karten?
group-question-others = Sind alle anderen Ziehungen berücksichtigt?
group-question-contract = Bestätigt es die Blockchain?
group-of-event-unconfirmed = Noch zeigt nichts, dass es vor der Ziehung festgehalten wurde.
group-of-pull-unconfirmed = Bisher sagen das nur die Aufzeichnungen des Shops.
group-refuted-apart = Die Blockchain weicht von einem anderen Teil dieses Nachweises ab; darum gilt auch dies nicht als bestätigt.
group-locked-in-confirmed = Die Blockchain zeigt, dass das vor der Ziehung geschah.
group-to-come-data = Jeder Wert, den die Prüfung liest, muss vorhanden sein: genau einmal und in der richtigen Form.
group-to-come-locked-in-pack-event = Deck und ID, verglichen mit den veröffentlichten Hashes.
group-to-come-locked-in-pack-pull = Chancen, Karten und Bestand, verglichen mit dem, was vor der Anforderung der Zahl festgehalten wurde.
group-to-come-word-pack-event = Der Seed muss veröffentlicht sein, und der Salt muss zu seinem Commitment passen.
group-to-come-word-pack-pull = Eine Anforderung, eine Zahl, und die Zahl nach der Anforderung.
group-to-come-recipe-pack-event = Jeder Pull, nachgerechnet aus dem Seed, seiner Nummer und seiner Konto-ID.
group-to-come-recipe-pack-pull = Die Ziehung, nachgerechnet aus der Zahl.
group-to-come-others-pack-event = Alle Pulls, lückenlos nummeriert, aus einem Deck, das kleiner wird.
group-to-come-others-pack-pull = Jede Ziehung dazwischen, jede nach denselben Regeln nachgerechnet.
group-to-come-contract = Was der Contract selbst enthält. Noch nicht gelesen.
group-answer-waiting-contract = Wird gerade gelesen.
group-answer-skipped-contract = Noch nicht gefragt.
group-answer-recorded = Diese Datei sagt ja. Jeder kann so eine Datei schreiben: Bestätige auf der Blockchain.
group-answer-see-above = Nicht geprüft: siehe die Frage darüber.
group-answer-reason-above = Nicht geprüft, aus dem oben genannten Grund.
group-failed-several = { $several } Prüfungen wurden nicht bestanden.
group-seed-comes-at-end = Der Seed wird am Ende des Events veröffentlicht.
group-pulls-come-at-end = Die Pulls werden am Ende des Events veröffentlicht.
group-rest-comes-at-end = Der Rest wird am Ende des Events veröffentlicht.
group-skipped-but-agrees = Was sich prüfen ließ, stimmt überein. { $why }
group-of-event-data = Vollständig und in der richtigen Form.
group-of-event-deck = Das veröffentlichte Deck mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } passt zu seinem veröffentlichten Hash.
group-of-event-locked-in = Was bisher veröffentlicht ist, gehört zusammen.
group-of-event-locked-in-at-end = Was veröffentlicht ist, gehört zusammen.
group-of-event-salted = Der Seed ist vollständig veröffentlicht, und der Salt passt zu seinem Commitment.
group-of-event-unsalted = Der Seed ist vollständig veröffentlicht. Diese Version der Regeln hat keinen Salt.
group-of-event-recipe = { $pulls ->
    [one] { $pulls } Pull
   *[other] { $pulls } Pulls
  } nachgerechnet: Jeder ergab die Karte, die der Bericht nennt.
group-of-event-no-pulls = Es wurde keine Karte gezogen, also gab es nichts nachzurechnen.
group-of-event-others = { $pulls ->
    [one] Ein Pull aus einem Deck, mit der Nummer { $pulls }.
   *[other] Ein schrumpfendes Deck, Pulls 1 bis { $pulls } ohne Lücke.
  }
group-of-event-contract = Der Contract enthält dieselben Werte, und der Seed ist die Zufallszahl des Orakels.
group-of-pull-data = Vollständig und in der richtigen Form.
group-of-pull-locked-in = Chancen, Karten und Bestand wurden zuerst verzeichnet.
group-of-pull-word = Eine Anfrage, danach eine Zufallszahl.
group-of-pull-no-others = Dazwischen wurde kein anderes Pack gezogen.
group-of-pull-one-other = Eine weitere Ziehung, nach denselben Regeln nachgerechnet.
group-of-pull-others = { $count } weitere Ziehungen, nach denselben Regeln nachgerechnet.
group-of-pull-sure = { $sure } davon konnten keine andere Karte ergeben.
group-of-pull-contract = Der Contract enthält dieselben Werte, jede Zufallszahl ist die des Orakels, und keine fehlt.
group-recipe-agrees = Die Regeln ergeben diese Karte.
group-recipe-rolled = Wurf { $roll } wählt Stufe { $band } (Werte { $range })
group-recipe-roll = Der Wurf ist { $roll }
group-recipe-no-card = { $rolled }; laut Nachweis war in keiner Stufe noch eine Karte verfügbar, daher konnte keine Karte gezogen werden.
group-recipe-first = { $rolled }; unter den Karten, die laut Nachweis noch verfügbar sind, steht diese auf dem ersten Rang.
group-recipe-next-band = { $rolled }, die laut Nachweis keine verfügbare Karte hatte; in der nächsten Stufe der Suchreihenfolge steht diese Karte auf dem ersten Rang.

## joint

joint-comma = , { "" }
joint-named = { $name }: { $value }
joint-sentences = { $one } { $other }
joint-dot = { "" } · { "" }
joint-colon = : { "" }
joint-said = { $name }: { $word }.
joint-because = { $words }: { $why }.
joint-quoted = „{ $text }“

## keep

keep-heading = Bewahre den Prüfer bei deinem Nachweis auf
keep-what = packproof gibt es auch als eine einzige Datei, die sich ohne Netz von deinem Datenträger öffnen lässt, was auch immer aus dieser Website wird. Bewahre sie bei dem Nachweis auf, den du gesichert hast.
keep-save = packproof.html sichern
keep-digest = SHA-256 der Datei der Veröffentlichung:
keep-digest-name = den SHA-256 von packproof.html
keep-settings = Die Datei, die du hier sicherst, enthält auch die Einstellungen dieser Website. Ihr SHA-256 weicht daher von dem der Veröffentlichung ab.
keep-loading = Die Datei wird geladen …
keep-saved = SHA-256 der gesicherten Datei:
keep-saved-name = den SHA-256 der gesicherten Datei
keep-failed = Die Datei ließ sich nicht laden, also wurde nichts gesichert. Prüfe deine Verbindung und versuche es noch einmal.

## labels

point-published-field-form = veröffentlicht
point-computed-field-form = gehört dorthin
point-published-key-once = veröffentlichter Schlüssel
point-computed-key-once = wiederholt neben
point-published-fields-read = gelesene veröffentlichte Werte
point-computed-fields-read = mindestens
point-published-algo-version = veröffentlichte fairness_algo_version
point-computed-algo-version = bekannte Regeln
point-published-event-ended = veröffentlichtes is_active
point-computed-event-ended = erwartet
point-published-seed-published = veröffentlichter random_seed
point-computed-seed-published = erwartet
point-published-salt-published = veröffentlichter seed_salt
point-computed-salt-published = erwartet
point-published-event-id = veröffentlichte vrf_event_id
point-computed-event-id = berechnet aus pack_event_id
point-published-deck-hash = veröffentlichter deck_hash
point-computed-deck-hash = berechnet aus dem Deck
point-published-seed-commitment = veröffentlichtes seed_commitment
point-computed-seed-commitment = berechnet aus dem Salt
point-published-deck-commitment = veröffentlichtes deck_commitment
point-computed-deck-commitment = berechnet aus deck_hash und seed_commitment
point-published-pull-count = veröffentlichte Pulls
point-computed-pull-count = Karten im Deck
point-published-sequence-index = veröffentlichter sequence_index
point-computed-sequence-index = nächste Nummer
point-published-pulled-card = veröffentlichte Karte
point-computed-pulled-card = berechnete Karte
point-published-selection-version = veröffentlichte selection_version
point-computed-selection-version = Rezept von packproof
point-published-entries-per-key = veröffentlichte Einträge
point-computed-entries-per-key = Schlüssel, unter denen sie stehen
point-published-written-once = veröffentlichter Eintrag
point-computed-written-once = anderer veröffentlichter Eintrag
point-published-coverage-from = veröffentlichte Einträge beginnen
point-computed-coverage-from = Fenster beginnt
point-published-coverage-to = veröffentlichte Einträge enden
point-computed-coverage-to = Zahl eingetroffen
point-published-window-request = veröffentlichte Zahl
point-computed-window-request = ihre Anforderung
point-published-window-root = veröffentlichte Zahl
point-computed-window-root = Event-ID ihrer Anforderung
point-published-window-record = veröffentlichte Zahl
point-computed-window-record = ihr Datensatz
point-published-pull-key = veröffentlichter Pull-Schlüssel
point-computed-pull-key = berechnet aus der Kauf-ID
point-published-odds-total = veröffentlichte Chancen, in Millionsteln
point-computed-odds-total = müssen sein
point-published-band-width = veröffentlichte Stufe beginnt bei
point-computed-band-width = und endet bei
point-published-band-order = veröffentlichte Stufe beginnt bei
point-computed-band-order = die Stufe darunter endet bei
point-published-band-stocked = veröffentlichte Karten in der Stufe
point-computed-band-stocked = müssen mindestens sein
point-published-card-value-from = veröffentlichter Wert der Karte
point-computed-card-value-from = Stufe beginnt bei
point-published-card-value-below = veröffentlichter Wert der Karte
point-computed-card-value-below = Stufe endet bei
point-published-card-once = veröffentlichte Karte
point-computed-card-once = muss da sein
point-published-request-present = veröffentlichte Anforderung
point-computed-request-present = erwartet für den Schlüssel
point-published-requested-version = veröffentlicht in der Anforderung
point-computed-requested-version = berechnet aus Chancen und Karten
point-published-proof-version-root = veröffentlichte version_root
point-computed-proof-version-root = berechnet aus Chancen und Karten
point-published-proof-version-event-id = veröffentlichte version_event_id
point-computed-proof-version-event-id = berechnet aus Chancen und Karten
point-published-anchored-root = der Shop verzeichnete
point-computed-anchored-root = berechnet aus Chancen und Karten
point-published-version-before-request = Chancen und Karten festgelegt
point-computed-version-before-request = Zahl angefordert
point-published-purchase-commitment = der Shop verzeichnete
point-computed-purchase-commitment = berechnet aus dem Kauf
point-published-purchase-after-as-of = Kauf festgelegt
point-computed-purchase-after-as-of = Bestand erfasst (as_of)
point-published-purchase-before-request = Kauf festgelegt
point-computed-purchase-before-request = Zahl angefordert
point-published-band-in-stock = vorrätige Karten
point-computed-band-in-stock = müssen mindestens sein
point-published-word-present = veröffentlichte Zahl
point-computed-word-present = erwartet für den Schlüssel
point-published-word-after-request = Zufallszahl eingetroffen
point-computed-word-after-request = Zahl angefordert
point-published-claimed-award = veröffentlichter claimed_award
point-computed-claimed-award = berechnete Karte
point-published-award = veröffentlichte Zuteilung
point-computed-award = berechnete Karte
point-published-contract-anchor = veröffentlicht
point-computed-contract-anchor = der Contract enthält
point-published-contract-version = berechnet aus Chancen und Karten
point-computed-contract-version = der Contract enthält
point-published-contract-purchase = berechnet aus dem Kauf
point-computed-contract-purchase = der Contract enthält
point-published-contract-request = angefordert für
point-computed-contract-request = der Contract sagt
point-published-contract-word = veröffentlichte Zahl
point-computed-contract-word = der Contract sagt
point-published-coordinator-word = veröffentlichte Zahl
point-computed-coordinator-word = laut Log des Orakels
point-published-request-succeeded = veröffentlichte Transaktion
point-computed-request-succeeded = was sie schrieb
point-published-judged-block = veröffentlichter neuester Block
point-computed-judged-block = neuester Block des Knotens
point-published-anchor-transaction = Transaktion, die der Bericht nennt
point-computed-anchor-transaction = Transaktion, die das Event festgelegt hat
point-published-request-of-pull = Anforderung eines Pulls, die hineingehört
point-computed-request-of-pull = Anforderung eines Pulls, die sie enthält
point-published-seed-word = veröffentlichter random_seed
point-computed-seed-word = die Zahl des Orakels
point-published-log-at = der Shop verzeichnet es bei
point-computed-log-at = die Blockchain hat es bei
point-published-log-twice = der Shop verzeichnet es bei
point-computed-log-twice = die Blockchain hat es noch einmal bei
point-published-log-omitted = Zufallszahl, die der Shop veröffentlicht hat
point-computed-log-omitted = die Blockchain hat eine bei
point-published-proven-word = veröffentlichte Zahl
point-computed-proven-word = die Signatur des Orakels beweist
point-relation-band-width = Eine Stufe muss unter ihrem Ende beginnen.
point-relation-band-order = Eine Stufe darf nicht beginnen, bevor die darunter endet.
point-relation-card-value-from = Eine Karte darf nicht weniger wert sein als ihre Stufe.
point-relation-card-value-below = Eine Karte muss weniger wert sein als das Ende ihrer Stufe.
point-relation-version-before-request = Das Erste muss vor dem Zweiten kommen.
point-relation-purchase-after-as-of = Das Erste muss nach dem Zweiten kommen.
point-relation-coverage-from = Die Einträge dürfen nicht später beginnen als das Fenster.
point-relation-coverage-to = Die Einträge dürfen nicht vor der Zahl enden.
point-relation-pull-count = Es kann nicht mehr Pulls als Karten geben.
point-relation-band-stocked = Es muss mindestens eine Karte geben.
point-both = { $published } und { $computed }

## missing

missing-heading = Hier ist nichts
missing-words = Diese Adresse gehört zu keinem Nachweis und auch sonst zu nichts auf dieser Seite. Ein Nachweis-Link endet mit /packs/verify/ oder /pack-events/verify/ und einer ID.

## network

network-kind-main = Hauptnetz
network-kind-test = Testnetz
network-kind-local = lokales Netzwerk
network-kind-unknown = unbekanntes Netzwerk
network-meaning-test = Nichts darauf hat einen Wert.
network-meaning-local = Es läuft nur auf einem einzigen Rechner, und nichts darauf hat einen Wert.
network-meaning-unknown = packproof weiß nicht, was darauf bewegt wird.

## odds

odds-the-odds = Die Chancen
odds-worth-on-average = Wert im Schnitt
odds-worth = Ein Pack dieser Version kostet { $price_cents }. Nach den angegebenen Chancen und Kartenwerten bringt es im Schnitt { $expected }, so wie verkauft, wenn jede Karte vorrätig wäre.
odds-no-expected = Was ein Pack im Schnitt bringt, lässt sich nicht sagen: Die Chancen oder die Karten folgen nicht den eigenen Regeln der Version, oder der exakte Bruch ist zu lang, um ihn auszuschreiben.
odds-expected-rule = Über alle Stufen: der Anteil der Würfe, die in die Stufe fallen, mal der mittlere Wert ihrer Karten. Die Werte sind die des Shops; zu welchem Preis sich eine Karte verkauft, ist eine andere Frage. Nicht vorrätige Karten haben verändert, was ein einzelner Kauf ergeben konnte.
odds-price = Preis
odds-exactly = Exakt
odds-cents-whole = { $whole } Cent
odds-cents-part = { $rest }/{ $lower } Cent
odds-cents-both = { $whole } + { $rest }/{ $lower } Cent
odds-chance = Nach den angegebenen Chancen und den Karten, die laut diesem Nachweis verfügbar waren, lag die Chance der gezogenen Karte bei 1 von { $ratio }.
odds-exact-chance = { $odds_ppm } von 1.000.000 Würfen führen zu ihrer Stufe, und die Stufe hatte { $free ->
    [one] { $free } verfügbare Karte
   *[other] { $free } verfügbare Karten
  }: { $odds_ppm } / (1.000.000 × { $free }). Auch Würfe aus Stufen ohne verfügbare Karte zählen, weil die Suche von dort zu dieser Stufe weitergeht.
odds-bands = Die angegebenen Chancen, Stufe für Stufe
odds-column-mean = mittlerer Wert
odds-column-each = je Karte, wenn vorrätig
odds-each = 1 von { $ratio }
odds-fingerprint = Der Fingerabdruck der Version
odds-about-fingerprint = Ein einziger Wert bindet den Preis, die Chancen und jede Karte mit ihrem Wert: Ändert sich irgendwo ein Cent, ist es ein anderer. Er wurde hier aus den Karten unten berechnet. { $mark ->
    [passed] Der Contract enthält ihn unter der Event-ID.
    [failed] Die Blockchain stimmt nicht in allem mit dem Nachweis überein: siehe „Bestätigt es die Blockchain?“.
   *[open] Der Contract muss ihn unter der Event-ID enthalten; ob er das tut, zeigt nur die Blockchain.
  }
odds-version-no = Versionsnummer
odds-path-card = Die Karte: ihre ID und ihr Wert
odds-path-neighbour = Nachbar
odds-path-left = Ebene { $level }, mit dem Nachbarn links
odds-path-right = Ebene { $level }, mit dem Nachbarn rechts
odds-path-repeated = Ebene { $level }, mit sich selbst: Der letzte einer ungeraden Reihe wird wiederholt
odds-all-cards = Alle Karten dieser Version ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  })
odds-cards = Karten dieser Version, die niedrigste Stufe zuerst, jede mit ID
odds-column-for-pull = für diesen Pull
odds-free = verfügbar
odds-card-in-full = die ID der Karte
odds-find-a-card = Karte suchen { "" }
odds-card-id = der Anfang ihrer ID
odds-find = Suchen
odds-found = Es ist Karte { $row } der Liste.
odds-not-found = Keine Karte dieser Version hat eine solche ID.
odds-never = nie

## paper

paper-print = Drucken

## part

# Where a part of the page that is loaded later did not come.
part-missing = Ein Teil dieser Seite wurde nicht geladen. Deshalb fehlt, was du geöffnet hast.
part-missing-holds = Was angezeigt wird, wurde geprüft und ändert sich nicht.
part-rest-missing = Der Rest dieser Seite ist nicht angekommen oder ist nicht der, mit dem die Seite gebaut wurde, und fehlt daher. Was schon zu sehen ist, gilt weiterhin. Sieh nach, ob du online bist, und versuche es noch einmal.

## picture

picture-show = Bild des Shops anzeigen (wird von { $host } geladen)
picture-hide = Bild des Shops ausblenden
picture-of-title = Das Bild des Shops zu { $title }
picture-of-card = Das Bild des Shops zur Karte

## point

point-missing-field-form = { $at } fehlt; dorthin gehört { $computed }.
point-sentence-field-form = { $at } enthält { $published }; dorthin gehört { $computed }.
point-sentence-key-once = { $place } steht der Schlüssel „{ $published }“ zweimal.
point-sentence-fields-read = { $at }: { $published } Werte wurden gelesen.
point-sentence-algo-version = Der Bericht nennt die Regeln „{ $published }“; bekannt sind { $computed }.
point-sentence-event-ended = is_active im Bericht ist { $published }.
point-sentence-seed-published = Der Bericht veröffentlicht keinen random_seed.
point-sentence-salt-published = Der Bericht veröffentlicht keinen seed_salt.
point-sentence-event-id = Die vrf_event_id des Berichts ist { $published }; der Hash seiner pack_event_id ist { $computed }.
point-sentence-deck-hash = Das Deck wurde als { $published } festgelegt; der Hash des veröffentlichten Decks ist { $computed }.
point-sentence-seed-commitment = Der Salt wurde als { $published } festgelegt; der Hash des veröffentlichten Salts ist { $computed }.
point-sentence-deck-commitment = Der verankerte Wert ist als { $published } veröffentlicht; deck_hash und seed_commitment ergeben zusammen { $computed }.
point-sentence-pull-count = Es gibt { $published } Pulls aus einem Deck mit { $computed } Karten.
point-sentence-sequence-index = Die Pulls sind nicht mit 1, 2, 3 und so weiter nummeriert: Wo { $computed } hingehört, steht { $published }.
point-sentence-pulled-card = { $at }: Die Regeln ergeben { $computed }, der Shop hat { $published } verzeichnet.
point-sentence-selection-version = { $at }: Als Rezept ist „{ $published }“ angegeben; bekannt ist nur { $computed }.
point-sentence-entries-per-key = { $at } enthält { $published } verschiedene Einträge unter { $computed } Schlüsseln.
point-sentence-written-once = { $at } wurde zweimal { $kind }: { $published } und { $computed }.
point-sentence-coverage-from = { $at }: Die mitgelieferten Log-Einträge beginnen bei { $published }, das Fenster aber bei { $computed }.
point-sentence-coverage-to = { $at }: Die mitgelieferten Log-Einträge enden bei { $published }, die Zahl traf aber bei { $computed } ein.
point-sentence-window-request = { $at }: Bei { $published } traf eine andere Zahl ein, und die zugehörige Anforderung fehlt.
point-sentence-window-root = { $at }: Bei { $published } traf eine andere Zahl ein, und was unter ihrer Event-ID verankert wurde, fehlt.
point-sentence-window-record = { $at }: Bei { $published } wurde ein anderes Pack gezogen, und sein Datensatz fehlt.
point-sentence-pull-key = { $at } steht unter dem Schlüssel { $published }; die Kauf-ID ergibt { $computed }.
point-sentence-odds-total = { $at }: Die Chancen ergeben zusammen { $published } Millionstel statt { $computed }.
point-sentence-band-width = { $at } beginnt bei { $published } und endet bei { $computed }.
point-sentence-band-order = { $at } beginnt bei { $published }, obwohl die Stufe darunter bei { $computed } endet.
point-sentence-band-stocked = { $at } hat Chancen, aber keine Karte.
point-sentence-card-value-from = { $at } ist { $published } wert, weniger als ihre Stufe, die bei { $computed } beginnt.
point-sentence-card-value-below = { $at } ist { $published } wert, und ihre Stufe endet bei { $computed }.
point-sentence-card-once = { $at } steht mehr als einmal in der Version.
point-sentence-request-present = { $at }: Die Anforderung der Zufallszahl fehlt.
point-sentence-requested-version = { $at }: Die Zahl wurde für { $published } angefordert; die veröffentlichten Chancen und Karten ergeben { $computed }.
point-sentence-proof-version-root = Die version_root des Nachweises ist { $published }; die veröffentlichten Chancen und Karten ergeben { $computed }.
point-sentence-proof-version-event-id = Die version_event_id des Nachweises ist { $published }; die veröffentlichten Chancen und Karten ergeben { $computed }.
point-missing-anchored-root = { $at }: Für die Chancen und Karten, die { $computed } ergeben, wurde nichts verankert.
point-sentence-anchored-root = { $at }: Die Chancen und Karten wurden als { $published } verankert; die veröffentlichten ergeben { $computed }.
point-sentence-version-before-request = { $at }: Die Chancen und Karten wurden bei { $published } verankert, also nicht vor der Anforderung der Zahl bei { $computed }.
point-missing-purchase-commitment = { $at }: Für den Kauf, der { $computed } ergibt, wurde nichts verankert.
point-sentence-purchase-commitment = { $at }: Der Kauf wurde als { $published } verankert; der veröffentlichte ergibt { $computed }.
point-sentence-purchase-after-as-of = { $at }: Der Kauf wurde bei { $published } verankert, also nicht nach der Erfassung des Bestands bei { $computed }.
point-sentence-purchase-before-request = { $at }: Der Kauf wurde bei { $published } verankert, also nicht vor der Anforderung der Zahl bei { $computed }.
point-sentence-band-in-stock = { $at } hatte Chancen, aber jede Karte darin war beim Verkauf nicht vorrätig.
point-sentence-word-present = { $at }: Die Zufallszahl fehlt.
point-sentence-word-after-request = { $at }: Die Zahl traf bei { $published } ein, also nicht nach ihrer Anforderung bei { $computed }.
point-missing-claimed-award = { $at }: Der Shop hat verzeichnet, dass keine Karte gezogen werden konnte; die Regeln ergeben { $computed }.
point-unexpected-claimed-award = { $at }: Der Shop hat { $published } verzeichnet; nach den Regeln konnte keine Karte gezogen werden.
point-sentence-claimed-award = { $at }: Die Regeln ergeben { $computed }, der Shop hat { $published } verzeichnet.
point-missing-award = Der Shop hat verzeichnet, dass keine Karte gezogen werden konnte; die Regeln ergeben { $computed }.
point-unexpected-award = Der Shop hat { $published } verzeichnet; nach den Regeln konnte keine Karte gezogen werden.
point-sentence-award = Die Regeln ergeben die Karte { $computed }; der Shop hat { $published } verzeichnet.
point-unexpected-contract = { $at }: Der Contract enthält unter dieser ID nichts, wo { $published } stehen sollte.
point-sentence-contract-anchor = { $at }: Der Contract enthält { $computed }, wo { $published } stehen sollte.
point-unexpected-contract-request = { $at }: Der Contract kennt keine Anforderung unter diesem Schlüssel.
point-sentence-contract-request = { $at }: Laut Contract wurde die Zahl für { $computed } angefordert, nicht für { $published }.
point-sentence-contract-word = { $at }: Die Zahl ist als { $published } veröffentlicht; der Contract sagt { $computed }.
point-sentence-coordinator-word = { $at }: Die Zahl ist als { $published } veröffentlicht; das eigene Log des Orakels ergibt { $computed }.
point-sentence-proven-word = { $at }: Die Zufallszahl ist als { $published } veröffentlicht; die Signatur des Orakels beweist { $computed }.
point-sentence-request-succeeded = Die veröffentlichte Transaktion { $published } ist auf der Chain fehlgeschlagen und hat daher nichts verankert.
point-sentence-judged-block = Der Nachweis nennt Block { $published }. Der neueste Block ist { $computed }: Als der Shop diesen Block nannte, gab es ihn noch nicht.
point-sentence-anchor-transaction = Der Bericht nennt die Transaktion { $published }; festgelegt wurde das Event durch { $computed }.
point-sentence-request-of-pull = Die veröffentlichte Transaktion forderte mit der Anforderung { $computed } die Zahl eines Pack-Pulls an, nicht den Seed dieses Events.
point-sentence-seed-word = Der Zufalls-Seed ist als { $published } veröffentlicht; die Zahl des Orakels für dieses Event ist { $computed }.
point-sentence-log-at = { $at } wurde bei { $computed } { $kind }; laut Nachweis bei { $published }.
point-sentence-log-twice = { $at } wurde auf der Chain zweimal { $kind }: bei { $published } und bei { $computed }.
point-sentence-log-omitted = Die Blockchain hat bei { $computed } eine Zufallszahl, die der Shop weggelassen hat.
point-written-anchored = verankert
point-written-requested = angefordert
point-written-fulfilled = beantwortet
point-inside-payload = In der Nachweisdatei
point-inside = In „{ $other }“

## progress

progress-label = Fortschritt der Prüfung
progress-asking = Der Nachweis wird geholt
progress-opening = Die Datei wird geöffnet
progress-arrived-of = Angekommen: { $now } von { $all }
progress-arrived = Angekommen: { $now }
progress-reading = { $size } werden gelesen
progress-checking = Geprüft wird, was veröffentlicht wurde
progress-replayed = { $done } von { $total } Ziehungen nachgerechnet
waiting-asking = Fragt gerade erneut
waiting-paused = Pausiert, solange dieser Tab im Hintergrund ist
waiting-offline = Pausiert, solange dieses Gerät offline ist
waiting-left = Fragt in { $seconds } s erneut
waiting-ask-now = Jetzt fragen
waiting-since = Diese Seite fragt seit { $at }.
waiting-shop-since = Das sagt der Shop seit { $at }, als diese Seite zum ersten Mal gefragt hat.
waiting-goes-on = So ging der letzte Versuch aus. Diese Seite fragt weiter.
waiting-event = Diese Seite prüft von selbst erneut, bis das Event zu Ende ist.

## pull

pull-card = Karte { $id }
pull-no-card = Es wurde keine Karte gezogen
pull-value = Wert { $value }
pull-pack = Pack { $price }
pull-value-and-pack = Wert { $value } · Pack { $price }
pull-drawn-for = gezogen für { $name }
pull-word-at = Zufallszahl verzeichnet bei Block { $block }
pull-purchase = Kauf { $id }
pull-server-says-yes = Der Server des Shops sagt: verifiziert.
pull-server-says-no = Der Server des Shops sagt: nicht verifiziert.
pull-server-depth = Er folgte höchstens { $depth } abhängigen Ziehungen (max_depth).
pull-server-no-input = Die Prüfung hier verwendet nichts davon.

## pulls

pulls-heading = Die Pulls
pulls-table = Pulls, der Reihe nach
pulls-number = Pull { "" }
pulls-go-to = Gehe zu Pull
pulls-go = Los
pulls-replay = Nachrechnung
pulls-another-card = Die Regeln ergeben eine andere Karte.
pulls-not-replayed = Dieser Pull wurde nicht nachgerechnet.

## questions

questions-heading = Was geprüft wird
questions-open = Alle Schritte öffnen
questions-close = Schritte schließen

## reading

block-proven = Bewiesen durch die Signatur des Orakels unter dem Schlüssel { $key }: Block { $number } vom { $at } mit einer Anforderung einer Zufallszahl darin.
block-not-proven = Der Block der Anfrage ist nicht bewiesen. { $why }
block-counts = Das zählt auch ohne Netzwerk: Es hängt nicht davon ab, wer die Datei geschrieben hat. Zu glauben bleibt, dass dieser Block zu der Blockchain gehört, die alle nutzen.
reading-recorded-is-not-read = Diese Antworten stammen aus der Datei, und wer sie geschrieben hat, könnte sie geändert haben. Bestätige auf der Blockchain, um sicherzugehen.
reading-recorded-at = { "" } bei Block { $number }
reading-recorded = In der Datei aufgezeichnet: Antwort von { $who }{ $block } am { $at }.
reading-recorded-without = { $count ->
    [one] { $hosts } zählte für das Ergebnis nicht mit.
   *[other] { $hosts } zählten für das Ergebnis nicht mit.
  }
reading-before = Dieser Tab hat es am { $at } gelesen.
reading-at = { "" } (Stand: Block { $number })
reader-lacks = { $host }: { $why }
reader-short-all = bestätigt alles
reader-short-refutes = widerlegt diesen Nachweis
reader-short-no-log = kein Log bei { $at }
reader-short-unlisted = Zufallszahl von einem unbekannten Koordinator
reader-short-no-answer-of-oracle = keine Antwort des Orakels
reader-short-behind = neuester Block { $newest }
reader-short-not-all = zeigt nicht alles
reader-short-silent = hat nicht geantwortet
reader-short-refused = hat abgelehnt
reader-short-other-chain = ist auf einer anderen Chain
reader-short-inconsistent = widerspricht sich selbst
reader-short-not-asked = wurde nicht gefragt
reader-short-malformed = gab keine lesbare Antwort
reader-short-no-contract = zeigt keinen solchen Contract
reader-go-without = Ohne { $host } weitermachen
reader-choice = Nimm das Häkchen eines Knotens weg, um das Ergebnis ohne ihn zu sehen.
reader-left-out-refutes = { $count ->
    [one] { $hosts } widerlegt diesen Nachweis, und du hast sein Häkchen entfernt.
   *[other] { $hosts } widerlegen diesen Nachweis, und du hast ihre Häkchen entfernt.
  } In diesem Ergebnis zählt das nicht.
reading-none = Die Blockchain konnte nicht gelesen werden.
reading-none-of = { $all ->
    [1] Der Knoten hat nicht geantwortet.
    [2] Keiner der beiden Knoten hat geantwortet.
   *[other] Keiner der { $all } Knoten hat geantwortet.
  }
reading-one = Der Knoten hat geantwortet{ $at }.
reading-not-answered = { $count ->
    [one] { $hosts } hat nicht geantwortet.
   *[other] { $hosts } haben nicht geantwortet.
  }
reading-other-chain = { $count ->
    [one] { $hosts } ist auf einer anderen Chain.
   *[other] { $hosts } sind auf einer anderen Chain.
  }
reading-several = Von { $several } der { $all } Knoten{ $at }.
reading-finality-finalized = ein endgültiger Block: Was er enthält, kann nicht rückgängig gemacht werden
reading-finality-safe = ein sicherer Block: Er wird sehr wahrscheinlich nicht rückgängig gemacht, ist aber noch nicht endgültig
reading-finality-latest = der neueste Block, noch nicht endgültig: Er kann noch rückgängig gemacht werden
reading-chain-test = Chain { $chain_id }, { $name }: ein Testnetz
reading-chain-local = Chain { $chain_id }, ein lokales Entwicklungsnetzwerk: ein Testnetz
reading-chain-known = Chain { $chain_id }, { $name }
reading-chain-unknown = Chain { $chain_id }, die packproof nicht kennt
reading-chain-id = Chain-ID
reading-block-hash = sein Hash
reading-asked = gestellte Fragen
reading-round-trips = Netzwerkanfragen
reading-requests = { $requests ->
    [one] { $requests } Anfrage
   *[other] { $requests } Anfragen
  }
reading-asking = Frage { $hosts } …
reading-proving = Gelesen wird, was das Orakel signiert hat …
reading-waits = Das Ergebnis bisher. Gewartet wird auf einen neueren Block …
reading-waiting-for = Es fehlt noch: { $hosts }.
reading-silent = { $host } ({ $seconds } s)
reading-answers = { $answers ->
    [0] Noch keine Antwort
    [one] { $answers } Antwort bisher
   *[other] { $answers } Antworten bisher
  }
reading-block = Block
reading-time = seine Zeit
reading-final = wie endgültig
reading-chain-name = Chain
reading-exactly = Die exakten Werte dieser Abfrage
reading-coordinator = Koordinator
grade-proven = bewiesen mit dem Schlüssel des Orakels { $key }
reading-nobody = niemandem
reading-saved-by = Gesichert wurde die Datei von Build { $build }.

## report

report-from-file = aus der Datei { $file }

## said

## settings

settings-not-loaded = Die Einstellungen dieser Website ließen sich nicht laden.
settings-mistake = Die Einstellungen dieser Website enthalten einen Fehler.
settings-without = Die Seite arbeitet ohne sie weiter: Sie kennt keine Listen des Shops und findet seine Nachweise vielleicht nicht. Das sagt nichts über deinen Nachweis.
settings-of = Diese Datei hat die Einstellungen von { $site }.
settings-of-unnamed = Diese Datei hat die Einstellungen einer Website, die ihren Namen nicht nennt.
settings-of-no-one = Diese Datei hat keine Einstellungen einer Website.

## share

share-share = Nachweis teilen
share-copy-link = Link kopieren
share-link-copied = Link kopiert
share-no-copying = Der Browser erlaubt das Kopieren hier nicht.
share-show-code = QR-Code
share-about-the-code = Für ein anderes Gerät: Richte dessen Kamera auf den Code. Er öffnet diesen Link, und die Prüfung läuft dort von Neuem.
share-from-link = die Antwort des Shops zu diesem Link
share-from-file = diese Datei
share-from-sample = ein mitgeliefertes Beispiel
share-computed = Im Browser berechnet; Grundlage: { $from }; Zeit: { $at }.
share-see-for-yourself-link = Wurde dir dies auf einem anderen Bildschirm, auf Papier oder als Bild gezeigt? Glaube es nicht: Öffne den Link selbst, und dein eigener Browser führt die Prüfung noch einmal aus.
share-see-for-yourself-file = Wurde dir dies auf einem anderen Bildschirm, auf Papier oder als Bild gezeigt? Glaube es nicht: Lass dir die Datei geben und öffne sie selbst, und dein eigener Browser führt die Prüfung noch einmal aus.
share-large-type = Große Schrift
share-ordinary-type = Normale Schrift
share-no-link-file = Eine Datei hat keinen Link. Gib die Datei selbst weiter: Wer sie hier öffnet, führt dieselbe Prüfung aus.
share-no-link-sample = Ein Beispiel ist ausgedacht, daher hat es keinen Nachweis-Link zum Weitergeben.
share-no-link-single = Dieses packproof ist eine Datei auf diesem Gerät und hat daher keinen Link, den andere öffnen könnten. Gib den gesicherten Nachweis weiter.
share-save-proof = Nachweisdatei sichern
share-save-this = Diesen Nachweis sichern
share-saved = Dein Browser hat { $name } zum Sichern erhalten: die Nachweisdatei. Fehlt sie in deinen Downloads, öffne diese Seite in einem anderen Browser und sichere sie dort.
share-saved-with-answers = Dein Browser hat { $name } zum Sichern erhalten: den Nachweis, mit den Antworten der Knoten. Fehlt die Datei in deinen Downloads, öffne diese Seite in einem anderen Browser und sichere sie dort.
share-passed-on = Weitergegeben: { $name }.
share-no-saving = Dieser Browser kann keine Dateien sichern, wie viele in Apps. Öffne diese Seite in deinem eigenen Browser und sichere dort.
share-more = Mehr
share-open-saved = Gesicherten Nachweis öffnen

## step

step-title-payload = Die veröffentlichten Daten sind vollständig und haben die richtige Form
step-title-replayable = Was zum Nachrechnen nötig ist, ist veröffentlicht
step-title-event-id = Die veröffentlichte ID für die Chain ist die dieses Events
step-title-deck-hash = Das Deck ist das, aus dem der Hash gebildet wurde
step-title-salt = Der Salt ist der vorab festgelegte
step-title-deck-commitment = Ein veröffentlichter Wert umfasst Deck und Salt gemeinsam
step-title-draws = Die Karte jedes Pulls ist die, die die veröffentlichten Werte ergeben
step-title-recipe = Jede Ziehung erfolgte nach dem Rezept packs_v1
step-title-history = Nichts wurde zweimal festgehalten, angefordert oder beantwortet
step-title-window = Jede Ziehung dazwischen ist berücksichtigt
step-title-pull-key = Der Pull-Schlüssel ist der dieses Kaufs
step-title-version-rules = Die Chancen gehen auf, und jede Karte liegt in einer Stufe
step-title-version-root = Chancen und Karten sind die, die die Anforderung nennt
step-title-version-anchor = Chancen und Karten standen vor der Anforderung fest
step-title-purchase-anchor = Der Kauf stand vor der Anforderung fest
step-title-stock = Jede Stufe mit Chancen hatte noch eine Karte
step-title-word = Die Zahl traf nach ihrer Anforderung ein
step-title-replay = Die veröffentlichten Werte ergeben die verzeichnete Karte, Ziehung für Ziehung
step-title-award = Die Karte, die du bekommen hast, ist die, die die veröffentlichten Werte ergeben
step-title-contract = Der Contract enthält, was veröffentlicht wurde
step-title-seed-origin = Der Seed ist die Zahl des Orakels für dieses Event
step-title-word-origin = Jede Zufallszahl ist die des Orakels
step-title-chain-logs = Jeder Eintrag ist richtig datiert, und keine Zahl fehlt
step-title-oracle-proof = Die Signatur des Orakels beweist jede Zufallszahl
step-rule-payload = Lesen der Payloads
step-rule-event-id = Regel D4
step-rule-deck-hash = Regel D1
step-rule-salt = Regel D3
step-rule-deck-commitment = Regel D2
step-rule-draws = Regeln D5 bis D9
step-rule-recipe = Rezept packs_v1
step-rule-history = nur einmal geschriebene Einträge
step-rule-window = Fenster und Abdeckung
step-rule-pull-key = gültiger Nachweis 1
step-rule-version-rules = Stimmigkeit der Version
step-rule-version-root = gültiger Nachweis 2
step-rule-version-anchor = gültiger Nachweis 3
step-rule-purchase-anchor = gültiger Nachweis 4
step-rule-stock = gültiger Nachweis 5
step-rule-word = gültiger Nachweis 6
step-rule-replay = gültiger Nachweis 7
step-rule-contract = Getter des Contracts
step-rule-seed-origin = Logs des Orakels
step-rule-chain-logs = Logs des Contracts
step-rule-oracle-proof = Beweis des Orakels
step-checks-payload = Jeder Wert, den die Prüfung liest, ist genau einmal vorhanden und hat die Form, die die Spezifikation vorgibt.
step-checks-replayable = Das Event ist beendet, und der Seed (bei v2 auch der Salt) ist veröffentlicht, sodass sich die Pulls nachrechnen lassen.
step-checks-event-id = Die veröffentlichte vrf_event_id ist der Hash der eigenen ID des Events, sodass eine Verankerung nicht für zwei Events gelten kann.
step-checks-deck-hash = Der veröffentlichte Hash ist der des veröffentlichten Decks: dieselben Karten in derselben Reihenfolge.
step-checks-salt = Das veröffentlichte Commitment ist der Hash des offengelegten Salts.
step-checks-deck-commitment = Die veröffentlichte deck_commitment ist der Hash aus dem Hash des Decks und dem Hash des Salts, sodass sich keiner allein ändern konnte.
step-checks-draws = Jeder Pull bildet einen Hash aus dem Seed, seiner Nummer und der Konto-ID und nimmt die Karte an dieser Stelle im Rest des Decks. Alle Pulls werden der Reihe nach nachgerechnet.
step-checks-recipe = Jeder Datensatz und der Nachweis selbst nennen das unveränderliche Rezept packs_v1.
step-checks-history = Der Contract schreibt nur einmal: Keine ID darf zweimal mit unterschiedlichem Inhalt verankert, keine Zahl zweimal so angefordert oder geliefert werden.
step-checks-window = Zwischen der Erfassung des Bestands und der Zahl ist jede eingetroffene Zahl eingeordnet, und zu jedem Pack darunter gibt es einen Datensatz.
step-checks-pull-key = Der Schlüssel, unter dem die Zahl angefordert wurde, ist der Hash der Kauf-ID.
step-checks-version-rules = Die Chancen ergeben zusammen genau 100 %, die Stufen sind geordnet, und der Wert jeder Karte liegt in ihrer Stufe.
step-checks-version-root = Die Zahl wurde für den Hash genau dieser Chancen und Karten angefordert.
step-checks-version-anchor = Der Hash dieser Chancen und Karten stand auf der Chain, bevor die Zahl angefordert wurde.
step-checks-purchase-anchor = Der Hash des Kaufs und der nicht vorrätigen Karten stand auf der Chain, bevor die Zahl angefordert wurde.
step-checks-stock = Keine Stufe wurde mit Chancen verkauft, während jede Karte darin nicht vorrätig war.
step-checks-word = Die Zufallszahl kam nach ihrer Anforderung.
step-checks-replay = Bei diesem Pull und jeder anderen Ziehung, von der er abhängt, bestimmt der Wurf aus der Zahl die Stufe, und die verfügbare Karte mit dem niedrigsten Rang ist die verzeichnete.
step-checks-award = Die Karte, die der Nachweis nennt, ist die, mit der das Nachrechnen endet.
step-checks-contract = Der Contract selbst wird gefragt, was er unter diesen IDs enthält.
step-checks-seed-origin = Das eigene Log des Orakels wird von der Transaktion des Events bis zu der Zahl verfolgt, die es geliefert hat.
step-checks-word-origin = Für diesen Pull und jede Ziehung, von der er abhängt, werden die eigenen Logs des Orakels von der Anforderung bis zu der Zahl verfolgt, die es geliefert hat. Es zählt nur ein Koordinator, den der Betreiber des Orakels für das Netzwerk veröffentlicht oder den diese Website aufführt.
step-checks-chain-logs = Die Logs des Contracts, sein Zustand und die Logs des Orakels sagen, wo jeder Eintrag geschrieben wurde. Jede Zahl eines Packs, die dazwischen eintraf, muss im Nachweis stehen.
step-checks-oracle-proof = Das Orakel signiert jede Zufallszahl. Die Signatur steht in der Transaktion, die die Zahl geliefert hat. Dein Browser prüft sie hier mit einem aufgeführten Schlüssel des Orakels, sodass kein Knoten die Zahl erfinden kann. Welche Anforderung zu dieser Ziehung gehört, sagen weiterhin die Knoten.
step-failed-lead-payload = Die veröffentlichten Daten sind nicht vollständig oder haben nicht die richtige Form.
step-failed-lead-replayable = Was zum Nachrechnen nötig ist, ist nicht so veröffentlicht, wie es sein sollte.
step-failed-lead-event-id = Die Stelle auf der Chain, die dieser Bericht nennt, ist nicht die dieses Events.
step-failed-lead-deck-hash = Das gezeigte Deck ist nicht das vorab festgelegte.
step-failed-lead-salt = Der offengelegte Salt ist nicht der vorab festgelegte.
step-failed-lead-deck-commitment = Die veröffentlichten Commitments dieses Events gehören nicht zusammen.
step-failed-lead-draws = Die verzeichneten Pulls sind nicht die, die der veröffentlichte Seed und das veröffentlichte Deck ergeben.
step-failed-lead-recipe = Diese Ziehung nennt ein anderes Rezept als das veröffentlichte.
step-failed-lead-history = Die veröffentlichten Einträge widersprechen sich.
step-failed-lead-window = Nicht jede Ziehung, die diese Karte hätte nehmen können, ist berücksichtigt.
step-failed-lead-pull-key = Die gezeigte Zufallszahl ist nicht an diesen Kauf gebunden.
step-failed-lead-version-rules = Chancen und Karten halten die Regeln nicht ein, unter denen sie verkauft wurden.
step-failed-lead-version-root = Der Nachweis zeigt nicht, dass die Zahl für die hier gezeigten Chancen und Karten angefordert wurde.
step-failed-lead-version-anchor = Chancen und Karten wurden nicht so festgelegt, wie veröffentlicht.
step-failed-lead-purchase-anchor = Der Kauf wurde nicht so festgelegt, wie veröffentlicht.
step-failed-lead-stock = Das Pack hatte Chancen auf eine Stufe ohne eine einzige vorrätige Karte.
step-failed-lead-word = Der Nachweis zeigt nicht, dass die Zufallszahl nach ihrer Anforderung kam.
step-failed-lead-replay = Eine verzeichnete Ziehung ist nicht das, was ihre Zufallszahl ergibt.
step-failed-lead-award = Die Karte, die du bekommen hast, ist nicht die, die die Regeln ergeben.
step-failed-lead-contract = Der Contract enthält etwas anderes, als veröffentlicht wurde.
step-failed-contract-nothing = Der Contract enthält nichts, wo der Shop einen Wert veröffentlicht hat.
step-failed-version-too-late = Chancen und Karten wurden zu spät festgelegt.
step-failed-purchase-too-late = Der Kauf wurde zu spät festgelegt.
step-failed-logs-left-out = In den veröffentlichten Einträgen fehlt eine Zufallszahl, die auf der Blockchain steht.
step-failed-lead-seed-origin = Der Seed ist nicht die Antwort des Orakels auf die eigene Anforderung dieses Events.
step-failed-lead-word-origin = Eine Zufallszahl ist nicht die, die das Orakel geliefert hat.
step-failed-lead-chain-logs = Die veröffentlichten Einträge weichen von der Blockchain ab.
step-failed-lead-oracle-proof = Die Signatur des Orakels beweist eine andere Zufallszahl.
step-failed-means-payload = Die veröffentlichten Daten lassen sich nicht so lesen, wie es die Spezifikation vorsieht, daher wurde nicht geprüft, was davon abhängt.
step-failed-means-replayable = Was zum Nachrechnen nötig ist, ist nicht so veröffentlicht, wie es sein sollte.
step-failed-means-event-id = Die Verankerung, auf die dieser Bericht verweist, gehört vielleicht zu einem anderen Event.
step-failed-means-deck-hash = Das jetzt gezeigte Deck ist nicht das vorab festgelegte: Eine Karte, ein Preis oder die Reihenfolge ist anders.
step-failed-means-salt = Das ist nicht der Salt, der festgelegt wurde, bevor es den Seed gab.
step-failed-means-deck-commitment = Die veröffentlichten Commitments gehören nicht zusammen und zeigen daher nicht, dass Deck und Salt vorab feststanden.
step-failed-means-draws = Mindestens ein Pull in diesem Bericht ist nicht das, was die veröffentlichten Seed-, Deck- und Konto-Daten ergeben.
step-failed-means-recipe = Chancen und Karten wurden unter packs_v1 festgelegt, oder Nachweis und Datensatz nennen verschiedene Rezepte: Ein anderer Name für die Ziehung ändert nichts an dem, was festgelegt wurde.
step-failed-means-history = Die mitgelieferten Einträge widersprechen sich: Der Contract kann nicht beides geschrieben haben.
step-failed-means-window = Eine Ziehung, die deine Karte hätte nehmen können, ist nicht gezeigt, daher lässt sich deine Karte nicht mit Sicherheit herleiten.
step-failed-means-pull-key = Die gezeigte Zufallszahl gehört vielleicht zu einem anderen Kauf.
step-failed-means-version-rules = Die Chancen oder die Kartenliste halten die eigenen Regeln des Shops dafür nicht ein.
step-failed-means-version-root = Es könnten andere Chancen und Karten sein als die, für die die Zahl angefordert wurde.
step-failed-means-version-anchor = Die Chancen oder die Kartenliste könnten gewählt worden sein, als die Ziehung schon lief.
step-failed-means-purchase-anchor = Was als nicht vorrätig galt, und damit welche Karten gezogen werden konnten, könnte gewählt worden sein, als die Ziehung schon lief.
step-failed-means-stock = Ein Wurf in diese Stufe konnte keine Karte daraus ergeben.
step-failed-means-word = Die Zahl könnte vor ihrer Anforderung bekannt gewesen sein oder ist gar nicht gezeigt.
step-failed-means-replay = Mindestens eine verzeichnete Ziehung ist nicht das, was ihre Zufallszahl ergibt.
step-failed-means-award = Die Karte, die du bekommen hast, ist nicht die, die die Zufallszahl ergibt.
step-failed-means-contract = Die Chain enthält etwas anderes, als veröffentlicht wurde.
step-failed-means-seed-origin = Das Orakel hat für dieses Event eine andere Zahl geliefert, oder eine andere Transaktion hat das Event festgelegt.
step-failed-means-word-origin = Das Orakel hat die Anforderung dieser Ziehung mit einer anderen Zahl beantwortet. Die Zahl, die über die Karte entschied, kam also nicht von ihm.
step-failed-means-chain-logs = Die mitgelieferten Einträge weichen von der Blockchain ab.
step-failed-means-oracle-proof = Das Orakel hat für diese Anforderung eine andere Zufallszahl signiert als die veröffentlichte.
step-failed-todo-payload = Lade den Nachweis noch einmal. Wenn sich nichts ändert, sichere die Nachweisdatei, schicke sie dem Shop und nenne das Feld.
step-failed-todo-deck-hash = Sichere jetzt die Nachweisdatei und bitte den Shop, die beiden Werte oben zu erklären.
step-failed-todo-draws = Suche unten deinen eigenen Pull. Sichere die Nachweisdatei und frage den Shop nach den Pulls, die hier genannt sind.
step-failed-todo-recipe = Sichere die Nachweisdatei und frage den Shop, nach welchem Rezept diese Ziehung erfolgte und wo es veröffentlicht ist.
step-failed-todo-history = Sichere die Nachweisdatei und frage den Shop nach den Einträgen, die fehlen oder sich widersprechen.
step-failed-todo-purchase-anchor = Sichere jetzt die Nachweisdatei, frage den Shop nach diesem Kauf und nenne diese Prüfung.
step-failed-todo-replay = Sichere jetzt die Nachweisdatei und bitte den Shop um die Karte, die die Regeln ergeben.
step-failed-todo-contract = Sichere die Nachweisdatei und bestätige noch einmal über einen anderen Knoten.
step-rule-replayable = Nachrechenbarkeit
step-checked-by = Das muss gelten: { $checks } Spezifikation: { $rule }.
step-what-it-means = Was das bedeutet:
step-what-to-do = Was du tun kannst:

## step-more

step-more-differ = { $more ->
    [one] { $more } weiterer mit Abweichung
   *[other] { $more } weitere mit Abweichung
  }
step-more-differ-of = { $more ->
    [one] { $more } weiterer von { $of } mit Abweichung
   *[other] { $more } weitere von { $of } mit Abweichung
  }
step-more-of = { $more } weitere von { $of }
step-more-agree = { $more ->
    [one] { $more } weiterer Vergleich stimmt überein
   *[other] { $more } weitere Vergleiche stimmen überein
  }

## detail

detail-one-agrees = Der eine Vergleich stimmt überein.
detail-all-agree = { $count ->
    [2] Beide Vergleiche stimmen überein.
   *[other] Alle { $count } Vergleiche stimmen überein.
  }
detail-differs = Ein Vergleich stimmt nicht überein.
detail-more = { $first } Weitere Abweichungen: { $more }.

## timeline

timeline-heading = Was geschah, der Reihe nach
timeline-exact = Die exakten Werte
timeline-transaction = Transaktion
timeline-locked-in-holds = Ja, es stand vorher fest: Die Chancen, die Karten und dieser Kauf wurden festgehalten, bevor die Zufallszahl angefordert wurde.
timeline-locked-in-by-history = Die Aufzeichnungen des Shops sagen, dass es vorher feststand: Die Chancen, die Karten und dieser Kauf wurden festgehalten, bevor die Zufallszahl angefordert wurde.
timeline-locked-in-broken = Nichts zeigt, dass all das vorher feststand: Unten steht, warum.
timeline-locked-in-elsewhere = Laut den Aufzeichnungen des Shops stand dieser Pull so fest, wie die Regeln es verlangen. Dass auch eine andere Ziehung, von der er abhängt, so feststand, zeigt nichts.
timeline-locked-in-untold = Ob es vorher feststand, lässt sich aus diesem Nachweis nicht sagen.
timeline-once-holds = Der Contract hat eine Anforderung, und danach kam eine Zahl.
timeline-once-by-history = In den Aufzeichnungen des Shops gibt es genau eine Anforderung und danach eine Zahl.
timeline-once-broken = Nichts zeigt eine einzige Anforderung und danach ihre Zahl: Unten steht, warum.
timeline-once-elsewhere = Laut den Aufzeichnungen des Shops stehen die eigene Anforderung und die eigene Zufallszahl in der richtigen Reihenfolge. Dass auch die einer anderen Ziehung so stehen, zeigt nichts.
timeline-once-untold = Ob es genau eine Anforderung gab, lässt sich aus diesem Nachweis nicht sagen.
timeline-chain-differs = Die Blockchain stimmt nicht in allem mit dem Nachweis überein: siehe „Bestätigt es die Blockchain?“.
timeline-chain-agrees = Der Contract und seine Logs sagen dasselbe.
timeline-chain-holds = Der Contract enthält dasselbe; wo jedes davon geschrieben wurde, ließ sich dort nicht lesen.
timeline-chain-unread = Das sind die Aufzeichnungen, die der Shop veröffentlicht hat. Die Blockchain wurde noch nicht gelesen.
timeline-version = Chancen und Karten
timeline-stock = Der Bestand wurde erfasst
timeline-purchase = Kauf
timeline-request = Anforderung der Zufallszahl
timeline-word = Zufallszahl
timeline-another-pack = Eine Zufallszahl für ein anderes Pack
timeline-another-other = Eine Zufallszahl für etwas, das kein Pack ist
timeline-another-unknown = Eine Zufallszahl, und der Nachweis zeigt nicht, wofür
timeline-version-means = Stehen sie einmal fest, kann sie niemand mehr ändern.
timeline-stock-means = Diesen Stand gibt der Shop für seine Liste nicht vorrätiger Karten an.
timeline-purchase-means = Steht er einmal fest, kann niemand mehr seine Chancen, seine Karten oder diese Liste ändern.
timeline-request-means = Die Regeln erlauben je Pull eine Anforderung an das Orakel.
timeline-word-means = Sie entscheidet über die Karte.
timeline-nowhere = Der Nachweis liefert keinen Eintrag dazu.
timeline-contradicted = Der Nachweis liefert Einträge dazu, die sich widersprechen.
timeline-word-for-pack = für ein Pack, Kauf
timeline-word-for-other = für etwas, das kein Pack ist, Schlüssel
timeline-word-for-unknown = für nicht Gezeigtes, Schlüssel
timeline-times-to-come = Bestätige auf der Blockchain, um die Zeit jedes Blocks zu sehen.
timeline-times-told = Die Zeiten sind die der Blöcke, wie der Knoten sie angibt. Sie dienen der Information: Die Prüfung beruht allein auf der Reihenfolge.
timeline-times-saved = Die Zeiten sind die aus der gesicherten Datei, und niemand hat sie geprüft. Die Prüfung beruht allein auf der Reihenfolge.
timeline-times-not-told = Die Zeiten dieser Blöcke wurden nicht mitgeteilt. Die Prüfung beruht allein auf der Reihenfolge.
timeline-times-not-saved = Die gesicherte Datei enthält keine Zeiten dieser Blöcke. Bestätige auf der Blockchain, um sie zu sehen.
timeline-before-request = Es sollte vor der Anforderung der Zahl stehen, bei { $wanted }.
timeline-after-stock = Es sollte nach der Erfassung des Bestands stehen, bei { $wanted }.
timeline-after-request = Es sollte nach der Anforderung der Zahl stehen, bei { $wanted }.
timeline-others-packs = { $packs ->
    [one] { $packs } andere Zufallszahl: für ein anderes Pack
   *[other] { $packs } andere Zufallszahlen: für andere Packs
  }
timeline-others-no-packs = { $others ->
    [one] { $others } andere Zufallszahl: für etwas, das kein Pack ist
   *[other] { $others } andere Zufallszahlen: für etwas, das kein Pack ist
  }
timeline-others-both = { $all } andere Zufallszahlen: { $packs } für andere Packs, { $others } für etwas, das kein Pack ist
timeline-others-unknown = { $all ->
    [one] { $all } andere Zufallszahl
   *[other] { $all } andere Zufallszahlen
  }
timeline-left-out = { $words ->
    [one] { $words } frühere Zahl ist hier nicht aufgeführt.
   *[other] { $words } frühere Zahlen sind hier nicht aufgeführt.
  }

## tool

tool-mark-flattened = Dieser Nachweis trägt das Merkmal eines Programms, das Objekte und Listen in anderer Form schreibt, wie eine Shell oder der Export einer Datenbank. Hol den Nachweis noch einmal und speichere ihn, wie er kommt.
tool-mark-shortened = Dieser Nachweis trägt das Merkmal eines Programms, das Werte kürzt oder verdeckt, wie die Konsole eines Browsers oder ein Protokoll. Hol den Nachweis noch einmal und speichere ihn, wie er kommt.
tool-mark-typeset = Dieser Nachweis trägt das Merkmal eines Programms, das Text setzt, wie eine Textverarbeitung oder ein Chat: Eine ID darin hat deren Striche oder Leerzeichen. Hol den Nachweis noch einmal und speichere ihn, wie er kommt.
tool-mark-rounded = Dieser Nachweis trägt das Merkmal eines Programms, das Zahlen als Gleitkommazahlen hält, wie ein Skript, die Anzeige eines Browsers, jq oder eine Tabellenkalkulation: Zahlen darin sehen gerundet oder umgeschrieben aus. Hol den Nachweis noch einmal und speichere ihn, wie er kommt.
tool-mark-retyped = Dieser Nachweis trägt das Merkmal eines Programms, das die Art von Zahlen ändert, wie eine Tabellenkalkulation, eine Tabelle oder ein Konverter: Ganze Zahlen darin sind Texte oder haben Nachkommastellen. Hol den Nachweis noch einmal und speichere ihn, wie er kommt.
tool-mark-recoded = Dieser Nachweis trägt das Merkmal eines Programms, das seinen Text in einer anderen Kodierung gelesen hat, wie ein Editor oder eine Shell: Zeichen darin sind verloren oder falsch gelesen. Hol den Nachweis noch einmal und speichere ihn, wie er kommt.
tool-mark-escaped = Dieser Nachweis trägt das Merkmal eines Programms, das Text für eine Webseite schreibt: Zeichen darin sind wie in HTML geschrieben. Hol den Nachweis noch einmal und speichere ihn, wie er kommt.

## trouble

trouble-another-file = Öffne die Datei, die du mit „Nachweisdatei sichern“ gesichert hast, oder die Nachweisdatei deines Shops.
trouble-again = Versuche es nach einer Weile erneut oder öffne stattdessen eine gesicherte Nachweisdatei.
trouble-another-build = Diese Seite muss neu geladen werden
trouble-another-build-says = Die Seite und ihr Prüfprogramm stammen aus zwei verschiedenen Builds, daher wurde nichts geprüft.
trouble-another-build-cause = Die Seite ist Build { $page }; das Prüfprogramm nennt sich Build { $build }.
trouble-another-build-way-on = Lade die Seite neu. Wenn es so bleibt, leere den Cache des Browsers für diese Website.
trouble-no-vectors = Dieser Browser ist zu alt für die Prüfung
trouble-no-vectors-says = Die Prüfung nutzt einen Teil von WebAssembly, den Browser seit 2023 haben; diesem fehlt er, daher wurde nichts geprüft.
trouble-no-vectors-cause = Der Browser akzeptiert kein WebAssembly-Modul, das 128-Bit-Vektoren (SIMD) oder Referenztypen verwendet.
trouble-no-vectors-way-on = Aktualisiere diesen Browser oder öffne die Seite in einem anderen.
trouble-no-worker = Das Prüfprogramm lief nicht
trouble-no-worker-says = Der Teil dieser Seite, der prüft, ist nicht gestartet oder hat von selbst aufgehört, daher wurde nichts geprüft.
trouble-no-worker-cause = Der Browser nennt keinen Grund. Vielleicht erlaubt er hier keine Web Worker oder kein WebAssembly.
trouble-no-worker-way-on = Lade die Seite neu oder versuche es mit einem anderen Browser.
trouble-not-as-built = Nicht geprüft
trouble-not-as-built-says = Der Teil dieser Seite, der prüft, ist nicht der, mit dem die Seite gebaut wurde. Daher wurde er nicht gestartet und nichts geprüft. Über den Nachweis sagt das nichts.
trouble-not-loaded-says = Der Teil dieser Seite, der prüft, konnte nicht geladen werden. Daher wurde nichts geprüft. Über den Nachweis sagt das nichts.
trouble-offline = Dein Browser meldet, dass dieses Gerät offline ist. Dann kann gerade kein Nachweis-Link geprüft werden. Hast du packproof.html aufbewahrt, die ganze Seite in einer Datei, öffnet sie gesicherte Nachweise ohne Netzwerk.
trouble-not-as-built-way-on = Sieh nach, ob du online bist, und versuche es noch einmal, oder lade die Seite neu. Wenn es so bleibt, versuche es in einem anderen Netz oder mit einem anderen Browser.
trouble-no-service = Diese Datei kennt keinen Shop, den sie fragen könnte
trouble-no-service-says = Einem Nachweis-Link folgt man auf der Seite des Shops selbst. Dies ist packproof als eigene Datei; sie hat daher niemanden gefragt, und nichts wurde geprüft.
trouble-no-service-cause = In der Datei selbst ist kein Dienst genannt (ihre Einstellungen haben kein „service“).
trouble-no-service-way-on = Öffne den Link in deinem Browser, sichere dort den Nachweis und öffne die gesicherte Datei hier.
trouble-self-test = Verwende diese Seite nicht
trouble-self-test-says = Bevor die Seite einen Nachweis prüft, legt sie ihrem Prüfprogramm Nachweise vor, deren Ergebnis bekannt ist: { $all } insgesamt. Davon hat es { $wrong } falsch beantwortet, daher wurde es nach deinem nicht gefragt.
trouble-self-test-cause = Falsch beantwortet: { $wrong }. Der Fehler liegt im Prüfprogramm, wie es bei diesem Browser angekommen ist, oder darin, wie dieses Gerät es ausführt.
trouble-self-test-way-on = Über deinen Nachweis sagt das nichts. Lade die Seite neu. Wenn es so bleibt, prüfe den Nachweis in einem anderen Browser oder auf einem anderen Gerät und sage es denen, die diese Website betreiben.
trouble-contradicts-itself = Dieses Programm widerspricht sich
trouble-contradicts-itself-says = Die Seite prüft jeden Nachweis zweimal, mit zwei ihrer Programme, und diese kamen zu verschiedenen Ergebnissen. Daher gilt keines, und nichts lässt sich bestätigen, speichern oder weitergeben.
trouble-contradicts-itself-cause = Die beiden Ergebnisse unterscheiden sich. Eines der Programme ist beschädigt angekommen, oder dieses Gerät führt es falsch aus.
trouble-not-ready = Laut Shop noch nicht abgeschlossen
trouble-not-ready-says = Laut Shop ist dieser Pull, oder einer in seiner Nähe, noch nicht abgeschlossen. packproof kann das nicht prüfen. Nach den veröffentlichten Regeln wartet ein Pull, wenn die Chain oder das Orakel langsam ist, und er wird nie geändert oder neu gezogen.
trouble-not-ready-cause = Der Shop hat mit 404 und proof_not_ready geantwortet.
trouble-not-ready-way-on = Diese Seite fragt von selbst erneut, und der Link bleibt derselbe. Sagt der Shop nach einem Tag noch dasselbe, frag ihn nach dem Grund und schick ihm diesen Link.
trouble-unknown-id = Nicht gefunden
trouble-unknown-id-says = Dieser Shop hat keinen Nachweis mit dieser ID. Vielleicht ist der Link nicht vollständig kopiert.
trouble-unknown-id-cause = Der Shop hat mit 404 und einem eigenen Fehler geantwortet, nicht mit proof_not_ready.
trouble-no-file-says = An der Adresse des Nachweises gibt es keine Datei, daher wurde nichts geprüft. Über den Nachweis sagt das nichts.
trouble-not-its-own = Da, aber nicht die Antwort des Shops
trouble-not-its-own-says = An der Adresse des Shops antwortet ein Server, aber diese Antwort ist nicht die des Shops. Sie kann von einem Server stammen, der vor dem Shop steht. Es wurde nichts geprüft, und über deinen Nachweis sagt das nichts.
trouble-not-its-own-cause = Die Antwort hat den HTTP-Status 404 und keinen Fehler in der Form des Shops (JSON mit einem „error“).
trouble-not-its-own-way-on = Diese Seite fragt von selbst erneut. Bleibt es dabei, frag den Shop nach dem Grund und schick ihm diesen Link.
trouble-busy = Gerade ausgelastet
trouble-busy-says = Der Shop oder ein Server davor ist gerade ausgelastet, daher wurde noch nichts geprüft. Über deinen Nachweis sagt das nichts.
trouble-busy-way-on = Diese Seite fragt von selbst erneut, nach der Zeit, um die die Antwort bittet.
trouble-gate = Vor dem Shop steht eine Anmeldung
trouble-gate-says = Eine Anmeldung oder eine andere Sperre hat die Anfrage nach dem Nachweis abgelehnt. packproof sendet kein Passwort und kein Cookie, daher wurde nichts geprüft. Über deinen Nachweis sagt das nichts.
trouble-gate-way-on = Bitte den Shop, seine Nachweise ohne Anmeldung zu öffnen, oder speichere den Nachweis selbst und öffne ihn hier.
trouble-web-page = Statt eines Nachweises kam eine Webseite
trouble-web-page-says = Die Antwort ist eine Webseite statt eines Nachweises, daher wurde nichts geprüft. Sie kann eine Anmeldung sein oder von einem Server zwischen dir und dem Shop stammen. Über deinen Nachweis sagt das nichts.
trouble-nothing = Die Antwort ist leer
trouble-nothing-says = Es kam eine Antwort ohne Inhalt, daher wurde nichts geprüft. Sie kann von einem Server zwischen dir und dem Shop stammen. Über deinen Nachweis sagt das nichts.
trouble-elsewhere-says = Dein Link ist von { $host }. Diese Seite sucht nur nach Nachweisen von { $asked } und hat keinen mit dieser ID gefunden.
trouble-elsewhere-way-on = Öffne den Link auf seiner eigenen Website. Es hier noch einmal zu versuchen hilft nicht.
trouble-elsewhere-open = Auf { $host } öffnen
trouble-service-status = Es kam kein Nachweis zurück
trouble-service-status-says = Es kam eine Antwort, aber kein Nachweis, daher wurde nichts geprüft. Sie kann von einem Server zwischen dir und dem Shop stammen. Über deinen Nachweis sagt das nichts.
trouble-service-status-cause = Die Antwort hat den HTTP-Status { $status }.
trouble-unreachable = Der Nachweis war nicht abrufbar
trouble-unreachable-says = Es kam keine Antwort, daher wurde nichts geprüft. Es kann an deiner Verbindung liegen, an etwas auf diesem Gerät, das Anfragen aufhält, oder am Shop. Über deinen Nachweis sagt das nichts.
trouble-unreachable-cause = Der Browser nennt keinen Grund.
trouble-broke-off = Die Antwort brach ab
trouble-broke-off-says = Die Antwort endete, bevor der ganze Nachweis angekommen war, daher wurde nichts geprüft. Über den Nachweis sagt das nichts.
trouble-not-allowed = Der Shop ist da, aber eine Webseite kann seine Fehler nicht lesen
trouble-not-allowed-says = An der Adresse des Shops antwortet ein Server, aber ohne die Erlaubnis, die ein Browser braucht, um die Antwort zu zeigen (CORS). Meist ist eine solche Antwort ein Fehler: Vielleicht ist der Pull noch nicht abgeschlossen. Es wurde nichts geprüft, und über deinen Nachweis sagt das nichts.
trouble-not-allowed-cause = Der Antwort fehlt die Kopfzeile Access-Control-Allow-Origin für diese Seite. Deshalb ist auch ihr Status nicht lesbar.
trouble-not-allowed-way-on = Diese Seite fragt von selbst noch einmal. Bleibt es dabei, sag dem Shop, dass seine Fehler dieselben CORS-Kopfzeilen brauchen wie seine Nachweise.
trouble-timed-out = Es kam rechtzeitig keine Antwort
trouble-timed-out-says = Der Nachweis ist nicht rechtzeitig angekommen, daher wurde nichts geprüft. Es kann an einer langsamen Verbindung oder an einem langsamen Shop liegen. Über den Nachweis sagt das nichts.
trouble-timed-out-cause = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } lang kam nichts an.
trouble-redirected = Die Antwort verweist woandershin
trouble-redirected-says = Sie verweist auf eine andere Adresse, wie es die Anmeldung eines Netzwerks oder des Shops tut. packproof fragt nur die eingestellte, daher wurde nichts geprüft. Über deinen Nachweis sagt das nichts.
trouble-redirected-cause = Die Antwort war eine Weiterleitung, der packproof nicht folgt.
trouble-another-id = Ein anderer Nachweis als der angefragte
trouble-another-id-says = Der Shop hat mit dem Nachweis zu einer anderen ID geantwortet, daher wurde er unter diesem Link nicht geprüft.
trouble-another-id-cause = Der angekommene Nachweis gehört zu { $shown }.
trouble-another-kind = Ein anderer Nachweis als der angefragte
trouble-another-kind-says = Der Shop hat mit einer anderen Art von Nachweis geantwortet, als der Link verlangt, daher wurde er unter diesem Link nicht geprüft.
trouble-another-kind-event = Der Link gehört zu einem Pack-Pull, angekommen ist der Bericht eines Pack-Events.
trouble-another-kind-pull = Der Link gehört zu einem Pack-Event, angekommen ist der Nachweis eines Pack-Pulls.
trouble-saved-proof-version = Von einer anderen Version von packproof gesichert
trouble-saved-proof-version-says = Dies ist ein gesicherter Nachweis, aber in einer Form, die packproof nicht kennt, daher wurde nichts geprüft.
trouble-saved-proof-version-cause = Er hat Formatversion { $version }; packproof kennt Version { $format }.
trouble-saved-proof-version-way-on = Öffne ihn mit der Seite, die ihn gesichert hat, oder sichere ihn mit dieser noch einmal.
trouble-saved-proof-broken = Kein vollständiger gesicherter Nachweis
trouble-saved-proof-broken-says = Dies ist ein gesicherter Nachweis, aber ein Teil davon fehlt oder ist nicht lesbar, daher wurde nichts geprüft.
trouble-empty = Leer
trouble-empty-says = Die Datei ist leer, also gibt es nichts zu prüfen. Hol dir den Nachweis noch einmal und öffne ihn.
trouble-empty-cause = Es enthält keine Zeichen oder nur Leerraum.
trouble-not-readable = Nicht lesbar
trouble-not-text = Kein Nachweis
trouble-not-text-says = Es ist kein Text, und ein Nachweis ist ein Text in JSON: Vielleicht ist dies ein Bild oder eine komprimierte Datei.
trouble-not-text-encoding = Dieser Text hat eine andere Zeichenkodierung als UTF-8 oder UTF-16. Speichere ihn als UTF-8 und öffne das.
trouble-not-text-cause = Byte { $at } ist kein UTF-8.
trouble-not-json = Kein Nachweis
trouble-not-json-cut-off = Dieses JSON endet zu früh: Es wurde abgeschnitten. Hol dir den ganzen Nachweis noch einmal.
trouble-not-json-nan = In diesem Text steht die Zahl NaN, die es in JSON nicht gibt. Ein Programm hat ihn geschrieben, das kein JSON schreibt. Hol dir den Nachweis noch einmal so, wie der Dienst des Shops ihn sendet.
trouble-not-json-infinity = In diesem Text steht die Zahl Infinity, die es in JSON nicht gibt. Ein Programm hat ihn geschrieben, das kein JSON schreibt. Hol dir den Nachweis noch einmal so, wie der Dienst des Shops ihn sendet.
trouble-not-json-web-page = Das ist eine Webseite und kein Nachweis. Zeigt sie einen Nachweis, dann speichere nur dessen Text als Datei und öffne diese.
trouble-not-json-headers = Dieser Text beginnt mit den Kopfzeilen einer Web-Antwort. Speichere die Antwort ohne sie (curl ohne -i) und öffne das.
trouble-not-json-in-front = Vor dem JSON in diesem Text steht noch etwas. Speichere nur das JSON, von der ersten geschweiften Klammer bis zur letzten, und öffne das.
trouble-not-json-behind = Hinter dem JSON in diesem Text steht noch etwas. Speichere nur das JSON, bis zur letzten geschweiften Klammer, und öffne das.
trouble-not-json-several = In diesem Text stehen mehrere JSON-Objekte hintereinander. Schreib jedes in eine Zeile (jq -c .), oder speichere jedes als eigene Datei.
trouble-not-json-other = Das ist Text, aber kein JSON.
trouble-not-json-cause = Die Stelle: Zeile { $line }, Spalte { $column }.
trouble-not-an-object = Kein Nachweis
trouble-not-an-object-says = Es ist JSON, aber kein Objekt, und ein Nachweis ist eines.
trouble-not-an-object-list = Es ist JSON, aber ein Nachweis ist ein einzelnes Objekt. Sichere einen Nachweis daraus als eigene Datei und öffne diese.
trouble-not-an-object-array = Es ist eine Liste.
trouble-not-an-object-string = Es ist ein Text.
trouble-not-an-object-number = Es ist eine Zahl.
trouble-not-an-object-boolean = Es ist true oder false.
trouble-not-an-object-null = Es ist null.
trouble-too-deep = Kein Nachweis
trouble-too-deep-says = Es ist JSON, aber tiefer verschachtelt als jeder Nachweis.
trouble-too-deep-cause = Seine Listen und Objekte sind zu tief ineinander verschachtelt, um gelesen zu werden.
trouble-not-a-payload = Kein Nachweis
trouble-not-a-payload-says = Es ist JSON, aber weder der Nachweis eines Pack-Pulls noch der Bericht eines Pack-Events.
trouble-not-a-payload-cause = Es enthält weder target_pull_key noch pack_event_id.
trouble-zip-says = Dies ist ein ZIP-Archiv, und ein Nachweis ist eine einzelne Datei. Entpacke es und öffne die Nachweisdatei darin.
trouble-gzip-says = Dies ist eine gzip-Datei, die sich nicht entpacken lässt: Sie ist beschädigt, abgeschnitten oder zweimal gepackt. Lass dir die Datei noch einmal geben.
trouble-archive-says = Dies ist eine gepackte Datei ({ $format }). Entpacke sie und öffne die Nachweisdatei darin.
trouble-har-says = Dies ist eine HAR-Datei: die Aufzeichnung eines Browsers von Anfragen und ihren Antworten. Sie ist selbst kein Nachweis. Sichere die Antwort des Shops daraus als Datei und öffne diese.
trouble-report-says = Dies ist ein Bericht, den packproof über einen Nachweis geschrieben hat, nicht der Nachweis selbst. Öffne die Nachweisdatei, von der er handelt.
trouble-envelope-says = Um den Nachweis in diesem JSON steht noch etwas: Er steht unter „{ $key }“. Sichere das, was dort steht, als eigene Datei und öffne diese.
trouble-lines-says = Diese Datei hat { $lines } Zeilen mit je einem JSON-Text. Höchstens { $limit } werden auf einmal geöffnet. Teile sie in kleinere Dateien.
trouble-packed-cause = Das Format ist an den ersten Bytes der Datei zu erkennen.
trouble-file = Datei nicht gelesen
trouble-file-gone-says = Die Datei ist nicht mehr dort, wo du sie gewählt hast: Sie wurde verschoben, umbenannt oder gelöscht.
trouble-file-unreadable-says = Der Browser konnte die Datei nicht lesen: Sie wurde geändert, nachdem du sie gewählt hast, oder der Browser darf sie nicht lesen.
trouble-file-way-on = Wähle die Datei noch einmal.
trouble-folder-says = Der Ordner hat mehr als { $limit } Dateien. Wähle einen kleineren.
trouble-too-large = Zu groß
trouble-too-large-says = Es ist größer als jeder Nachweis: Diese Seite liest bis zu { $limit }.
trouble-too-large-cause = Es hat mindestens { $size ->
    [one] { $size } Byte
   *[other] { $size } Bytes
  }; das Limit liegt bei { $limit ->
    [one] { $limit } Byte
   *[other] { $limit } Bytes
  }.
trouble-reload = Seite neu laden
trouble-another-proof = Anderen Nachweis prüfen
trouble-dismiss = Ausblenden
trouble-cause = Ursache
trouble-no-name = ohne Namen
trouble-tells-unknown = es meldet etwas Unbekanntes

## trust

trust-why-code = Alles hier wurde von Code berechnet, den diese Website an deinen Browser geschickt hat, und anderer Code könnte jedes beliebige Ergebnis zeigen. Die Nummer des Builds ist der Anfang eines Hashs über den gesamten Quelltext: gleicher Quelltext, gleiche Nummer.
trust-why-contract = Es ist der, den der Shop hier nennt. Ein nachgebauter mit eigenem Code könnte jede Prüfung bestehen.
trust-why-endpoint = Die Chain wird über Rechner gelesen, die andere betreiben, und einer könnte antworten, wie er will. Jeder Knoten wird allein geprüft, und es zählt nur, was alle zeigen. Daher genügt ein ehrlicher: Sie müssten alle gemeinsam die Unwahrheit sagen.
trust-why-oracle = Die Zufallszahl entscheidet über jede Ziehung. Das Orakel signiert sie mit seinem Schlüssel und kann sie nicht wählen. Sobald die Blockchain gelesen ist, prüft dein Browser diese Signatur. Wo er es nicht kann, verlässt sich packproof auf den Contract des Orakels, der sie geprüft hat.
trust-why-unbound = Kein Commitment legt diese fest, daher sagt eine bestandene Prüfung nichts über sie.
trust-what-to-do-code = Sichere die Nachweisdatei und prüfe sie dort, wo du dem Code vertraust: auf einer anderen Website mit packproof oder in einem Terminal, aus dem Quelltext.
trust-what-to-do-endpoint = Wähle unter „Bestätigt es die Blockchain?“ zwei oder drei Knoten, oder einen eigenen.
trust-what-to-do-oracle = Sieh unter „Bestätigt es die Blockchain?“ nach, bei welchen Koordinatoren eine Zufallszahl angefordert wurde und ob der Betreiber des Orakels sie für dieses Netzwerk veröffentlicht.
trust-still-trusted = Worauf du weiterhin vertraust
trust-self-test = Selbsttest: { $passed } von { $all }. Bevor es gefragt wurde, hat das Prüfprogramm jeden Nachweis, dessen Ergebnis bekannt ist, so beantwortet, wie es muss.
trust-code = Der Code von packproof, Build { $build }.
trust-no-contract-named = Der Nachweis nennt keinen Contract, der sich lesen ließe.
trust-contract-once = packproof liest, was der Contract enthält, und glaubt seinem Code: dass er eine ID nur einmal verankert, für jeden Kauf eine Zufallszahl anfordert und sie nur vom Orakel annimmt.
trust-endpoint-at = , gefragt bei Block { $number }
trust-endpoint-unread = ; für das, was sich nicht gezeigt hat, die Angabe des Shops
trust-endpoint-rest-proven = ; den Rest beweist die Signatur des Orakels
trust-endpoint-not-replayed = Vorerst der Shop, da keine Karte verifiziert wurde
trust-endpoint-shops-word = Der Shop, dass all das rechtzeitig festgehalten wurde
trust-endpoint-one = Dem Knoten { $there }{ $at }: Alles beruht auf ihm{ $rest }.
trust-endpoint-several = Dass einer der Knoten { $there } ehrlich ist{ $at }. Dann stimmt dieses Ergebnis{ $rest }.
trust-endpoint-contradict = Noch niemandem: Die Knoten { $there } widersprechen sich{ $at }.
trust-oracle-unseen = Das Orakel: dass niemand seine Zufallszahl gewählt oder vorhergesehen hat.
trust-oracle-published = Das Orakel: Seine Zufallszahl kam über einen Koordinator, den Chainlink für dieses Netzwerk veröffentlicht.
trust-oracle-listed = Das Orakel: Seine Zufallszahl kam über einen Koordinator, den diese Website aufführt.
trust-oracle-proven = Das Orakel: dass nur es { $count ->
    [one] den Schlüssel { $keys } hat, mit dem die Zufallszahl signiert ist
   *[other] die Schlüssel { $keys } hat, mit denen die Zufallszahlen signiert sind
  }. Dein Browser hat die Signatur geprüft.
trust-oracle-unknown = Das Orakel: Eine Zufallszahl kam von einem Koordinator, den niemand veröffentlicht hat, 0x{ $address }.
trust-unbound-pack-event = Der Shop, für alles, was der Nachweis nicht umfasst: wem die Konto-IDs gehören, warum das Event gerade dann endete, und die Bilder.
trust-unbound-pack-pull = Der Shop, für alles, was der Nachweis nicht umfasst: wessen Kauf das ist, was nicht vorrätig war und welche Karte es ist.
trust-unbound-event-accounts = Die Konto-IDs sind nirgends vorab festgelegt, und eine andere ID zieht eine andere Karte. Nur du kennst deine: Suche sie neben deinem Pull.
trust-unbound-event-order = Wer den Seed kennt, kennt die kommende Reihenfolge; wer darin welchen Platz bekam, ist daher nicht bewiesen. Die Zeiten neben den Pulls sind Angaben des Shops.
trust-unbound-event-end = Das Ende lässt sich wählen: Der Nachweis gilt für die Pulls, die es gab, und nicht dafür, warum es nicht mehr waren. Frage den Shop, wenn Karten übrig waren.
trust-unbound-event-names = Namen, Titel, Bilder und Preise sind Angaben des Shops. Der Nachweis bindet Karten-IDs, ihre Reihenfolge und Konto-IDs, aber keine Zahlung und keine Person: Vergleiche die Karte, die du erhalten hast.
trust-unbound-pull-name = Der Name ist eine Angabe des Shops: Nichts bindet einen Kauf an eine Person oder eine Zahlung. Vergleiche die Kauf-ID mit der auf deinem Beleg.
trust-unbound-pull-stock = Was nicht vorrätig war, und mit welchem Stand, hat der Shop angegeben. Nach den Regeln legt das Commitment des Kaufs es fest, ob es stimmt oder nicht: Vergleiche es mit dem, was im Angebot war, als du bezahlt hast.
trust-unbound-pull-card = Der Nachweis bindet die Inventar-ID einer Karte. Welche Karte das ist, ist eine Angabe des Shops: Vergleiche die, die du erhalten hast.
trust-fingerprint = Welche Datei das genau ist
trust-fingerprint-why = Der SHA-256 aller Bytes der Datei. Wer dieselbe Datei hat, findet denselben; eine Datei, die irgendwo abweicht, hat einen anderen.
trust-fingerprint-name = den SHA-256 der Datei

## unread

unread-no-contract = Der Nachweis nennt keine Contract-Adresse, die sich lesen ließe. Frage den Shop danach.
unread-unknown-chain = Unter der Contract-Adresse liegt auf dieser Chain nichts. packproof kennt das Netzwerk nicht, daher kann dies eine andere Chain sein: Frage den Shop, welche es ist.
unread-inconsistent = Der Knoten widerspricht sich selbst ({ $how }), daher stützt sich nichts auf seine Antworten. Frage einen anderen.
unread-not-reached = Der Nachweis nennt Block { $needed }. Der neueste Block ist { $newest }, { $age } alt. Frage in einer Minute erneut.
unread-not-reached-event = Der neueste Block ist { $newest }, { $age } alt, und der Contract enthält zu diesem Event nichts. Frage in einer Minute erneut.
unread-age-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
unread-age-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
unread-age-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
unread-age-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
unread-end-not-shown = Die Antwort des Knotens zeigt nicht, dass er Block { $block } hat. Sie kann also unvollständig sein. Frage in einer Minute erneut.
unread-not-settled = Der Knoten musste ein zweites Mal gefragt werden und nannte seinen neuesten Block nicht. Frage erneut oder frage einen anderen.
unread-not-the-contract = Unter der Adresse liegt Code, der nicht wie der Contract antwortet. Frage den Shop, wo sein Contract steht.
unread-many-inputs = { $count ->
    [one] { $count } fehlgeschlagene Antwort des Orakels wurde nicht untersucht, weil es mehr sind, als packproof liest. Frage den Shop, warum.
   *[other] { $count } fehlgeschlagene Antworten des Orakels wurden nicht untersucht, weil es mehr sind, als packproof liest. Frage den Shop, warum.
}
unread-no-anchor = Es zeigt sich keine Transaktion, die dieses Event festgelegt hat. Frage den Shop danach.
unread-unknown-transaction = Der Knoten kennt die Transaktion { $hash } nicht. Frage einen anderen, am besten einen, der auch alle alten Blöcke aufbewahrt.
unread-log-not-seen = Der Knoten zeigt das Log bei { $at } nicht. Frage einen anderen, am besten einen, der auch alle alten Blöcke aufbewahrt.
unread-word-not-seen = Der Knoten zeigt die Antwort des Orakels auf die Anforderung { $request } nicht, von Block { $from } bis Block { $to }. Frage einen anderen, am besten einen, der auch alle alten Blöcke aufbewahrt.
unread-no-log-there = Der Knoten hat bei { $at } kein Log, obwohl es laut Shop dort steht. Frage den Shop nach der richtigen Stelle oder nach einem Knoten, den er nicht selbst betreibt.
unread-no-fulfilment = Der Knoten zeigt die Anforderung { $request } und von Block { $from } bis Block { $to } keine Antwort des Orakels darauf. Frage den Shop nach der richtigen Stelle oder nach einem Knoten, den er nicht selbst betreibt.
unread-unknown-log = Was das Log des Contracts bei { $at } bedeutet, ist unbekannt. Es kann eine Zufallszahl sein, die weggelassen wurde: Frage den Shop, was es ist.
unread-no-older-logs = Der Shop lässt das Fenster bei Block { $block } beginnen, und der Knoten zeigt kein so altes Log. Entweder bewahrt er keines auf, oder der Contract hatte noch keines. Frage einen, der auch alle alten Blöcke aufbewahrt.
unread-no-indexes = Der Knoten nummeriert die Logs von Block { $block } nicht nach ihrer Stelle im Block. Frage einen anderen.
unread-answered-elsewhere = Das Orakel hat die Anforderung { $request } beantwortet, aber der Contract hat die Antwort etwas anderem gegeben. Frage den Shop, warum.
unread-refuted = Manche deiner Knoten widerlegen dies und andere nicht: Einer von ihnen irrt oder ist im Rückstand. Lass einen weg, um zu sehen, was die anderen zeigen.
unread-two-chains = Deine Knoten sind auf verschiedenen Chains, und packproof weiß nicht, welche der Nachweis meint. Frage erneut, nur mit Knoten eines Netzwerks.
unread-request-unclear = Der Knoten zeigt keine Anforderung an das Orakel zu { $hash }. Frage einen anderen, am besten einen, der auch alle alten Blöcke aufbewahrt.
unread-several-requests = Zu { $hash } gehören mehrere Anforderungen an das Orakel, und nichts unterscheidet sie. Daher ist unklar, welche Zufallszahl zählt. Frage den Shop.
unread-no-request = Der Beleg von { $hash } enthält die Anforderung des Shops und keine an das Orakel. Daher zeigt nichts, woher die Zufallszahl stammt. Frage den Shop.
unread-no-proof = Die Transaktion { $hash }, wie der Knoten sie zurückgab, enthält keine Signatur des Orakels, die zu dieser Zufallszahl passt. Frage einen anderen.
unread-other-code = Der Code des Contracts hat den Hash { $found }, und der Code, den der Betreiber dieser Website gelesen hat, hat den Hash { $listed }. Frage den Betreiber, warum.
unread-too-much-work = Hier sind mehr Einträge und Logs, als packproof miteinander vergleicht, weit mehr, als ein normaler Nachweis hat. Frage den Shop, warum.
unread-unlisted-coordinator = Die Zahl kam von einem Koordinator, den niemand veröffentlicht hat, { $address }. Wer ihn betreibt, könnte die Zahl gewählt haben. Frage den Shop, wem er gehört.
unread-unlisted-key = Die Signatur stammt vom Schlüssel { $key }, den der Betreiber des Orakels für dieses Netzwerk nicht veröffentlicht. Frage den Shop, wem er gehört.
unread-block-not-proven = Der Kopf oder die Belege von Block { $number } haben nicht den Hash, den der Beweis des Orakels nennt. packproof kann die Blöcke dieses Netzwerks nicht beweisen.
unread-fault-unreachable = { $host } war nicht erreichbar.
unread-fault-stopped = { $host } war nicht erreichbar. Die Anfrage schlug sofort fehl, obwohl dieses Gerät online ist. Vielleicht hat dein Browser sie aufgehalten: ein Werbe- oder Inhaltsblocker oder ein Schutzschild.
unread-fault-near = { $host } war nicht erreichbar. Die Adresse liegt auf diesem Gerät oder in seinem Netzwerk, und manche Browser lassen eine Seite nur mit deiner Erlaubnis dorthin.
unread-fault-not-allowed = { $host } ist da, antwortet aber nicht auf Webseiten (CORS).
unread-fault-busy = { $host } ist ausgelastet oder hat nicht rechtzeitig geantwortet.
unread-fault-malformed = { $host } hat in einer Form geantwortet, die packproof nicht lesen kann.
unread-fault-refused = { $host } hat abgelehnt: { $message } (Code { $code }).
unread-fault-wrong-chain = { $host } liest Chain { $found }, und der Nachweis nennt Chain { $wanted }.
unread-fault-not-the-contract = { $host } zeigt unter der veröffentlichten Adresse keinen solchen Contract.
unread-fault-no-logs = { $host } hat Logs der Blöcke { $from } bis { $to } abgelehnt.
unread-fault-inconsistent = { $host } widerspricht sich selbst: { $how }. Auf seine Logs stützt sich nichts.
unread-fault-same-operator = { $host } wurde nicht gefragt, weil eine andere Adresse in deiner Liste denselben Host hat. Beide gehören einem Betreiber und zählen als ein Knoten.
unread-way-on-unreachable = Prüfe deine Verbindung oder versuche einen anderen.
unread-way-on-stopped = Schalte deinen Blocker oder Schutzschild für diese Seite aus, prüfe die Adresse oder versuche einen anderen.
unread-way-on-near = Prüfe, ob der Knoten läuft. Erlaube in den Einstellungen des Browsers für diese Website, neben der Adresse, den Zugriff auf das lokale Netzwerk, und versuche es noch einmal.
unread-way-on-not-allowed = Wähle einen anderen Knoten: Dieser ist nicht für Webseiten gedacht. Ein eigener Knoten hat dafür eine Einstellung.
unread-way-on-busy = Warte eine Minute und frage erneut, oder frage einen anderen.
unread-way-on-no-endpoint = Sieh nach, ob die Adresse die eines Knotens ist, oder frage einen anderen.
unread-way-on-refused = Sieh nach, ob die Adresse vollständig ist, mit dem Schlüssel, falls er einen verlangt, oder frage einen anderen, am besten einen, der auch alle alten Blöcke aufbewahrt.
unread-way-on-network = Wähle einen Knoten von { $name }.
unread-way-on-local = Wähle einen Knoten eines lokalen Entwicklungsnetzwerks.
unread-way-on-chain = Wähle einen Knoten von Chain { $wanted }.
unread-way-on-not-the-contract = Suche die Adresse im Explorer des Netzwerks: Wenn auch dort kein Contract steht, frage den Shop, wo sein Contract steht.
unread-way-on-no-logs = Frage einen anderen: Manche bewahren auch alle alten Blöcke auf und liefern mehr Blöcke auf einmal.
unread-way-on-same-operator = Füge einen Knoten eines anderen Betreibers hinzu.
unread-way-on-inconsistent = Wähle einen anderen Knoten. Manche nummerieren Logs auf eigene Weise; das sagt nichts über den Nachweis.
inconsistent-two-logs = zwei Logs bei { $at }
inconsistent-two-places = ein Log bei { $at } und bei { $other }
inconsistent-not-asked = ein Log bei { $at }, nach dem nicht gefragt war
inconsistent-two-hashes = zwei Hashes von Block { $block }

## value

value-entry = { $hash } bei { $at }
value-short-entry = { $hash } bei { $at }
value-position = Block { $block }, Log { $log_index }
value-form-present = ein Wert
value-form-object = ein Objekt
value-form-list = eine Liste
value-form-leaf = ein Paar aus der ID einer Karte und ihrem Wert in Cent
value-form-bands = eine Liste mit höchstens 255 Stufen
value-form-text = ein Text
value-form-boolean = true oder false
value-form-integer = eine ganze Zahl bis { $most }
value-form-position-integer = eine ganze Zahl bis { $most }, oder dieselbe in Hex
value-form-user-id = ein Text oder eine ganze Zahl
value-form-hash32 = 32 Bytes in Hex
value-form-bare-hash32 = genau 64 Hex-Ziffern
value-form-hyphenated = eine UUID mit ihren Bindestrichen
value-form-word = 1 bis 64 Hex-Ziffern
value-form-uuid = eine UUID, mit Bindestrichen oder ohne
value-form-uuid-or-null = eine UUID, mit Bindestrichen oder ohne, oder null
value-form-log-kind = eines von anchored, requested und fulfilled
value-form-once-in-deck = eine ID, die keine andere Karte des Decks hat
value-form-once-in-records = ein Schlüssel, den kein anderer Datensatz hat
value-form-target-record = der Datensatz dieses Pulls
value-place-payload = Die Nachweisdatei
value-place-pull = Pull { $number }
value-place-band = { $draw }, Stufe { $band }
value-place-card = { $draw }, Karte { $card }
value-place-key = Schlüssel { $key }
value-this-pull = Dieser Pull
value-this-event = Dieses Event
value-draw-of-purchase = Die Ziehung zum Kauf { $purchase }
value-draw-of-key = Die Ziehung mit dem Schlüssel { $pull_key }
value-nothing = nichts

## verdict

verdict-not-over-yet = Noch nicht vorbei
verdict-contradicted = Deine Knoten widersprechen sich
verdict-word-verified = Verifiziert
verdict-word-origin-unknown = Zufallszahl unbekannter Herkunft
verdict-word-not-confirmed = Nicht bestätigt
verdict-word-refuted = Ein Knoten widerlegt diesen Nachweis
verdict-word-verified-offline = Rechnung geht auf
verdict-word-not-verified = Nicht verifiziert
verdict-word-not-replayable = Nicht nachrechenbar
verdict-not-confirmed = Noch nicht auf der Blockchain bestätigt
verdict-confirmed-so-far = Bis hierher auf der Blockchain bestätigt
verdict-recorded = Bestätigt am { $at } von { $who }{ $block }, so wie es in dieser Datei steht
verdict-recorded-checking = Die in dieser Datei gespeicherten Antworten werden noch geprüft.
verdict-mark-word-waiting = noch nicht geprüft
verdict-mark-word-history = bestanden, laut den Aufzeichnungen des Shops
verdict-mark-word-recorded = bestanden, laut dieser Datei
verdict-mark-word-data = bestanden, anhand der Daten selbst
verdict-mark-word-chain = bestanden, auf der Blockchain bestätigt
verdict-mark-word-proof = bestanden, durch die Signatur des Orakels bewiesen
verdict-mark-word-failed = nicht bestanden
verdict-mark-word-skipped = nicht geprüft
verdict-all-passed = { $passed } von { $checkable } Prüfungen bestanden
verdict-agrees-event = Die veröffentlichten Regeln und der veröffentlichte Zufalls-Seed ergeben genau diese Karten
verdict-agrees-no-pulls = Aus diesem Event wurde keine Karte gezogen
verdict-agrees-empty-deck = Das veröffentlichte Deck ist leer, und es wurde keine Karte gezogen
verdict-agrees-pull = Die veröffentlichten Regeln und die veröffentlichte Zufallszahl ergeben genau diese Karte
verdict-agrees-no-card = Nach den veröffentlichten Regeln gab es keine Karte mehr zu ziehen, wie im Nachweis angegeben
verdict-payment-back = Nach den Regeln des Shops wird der Kauf storniert, und dein Betrag geht zurück auf dein Kontoguthaben.
verdict-lead-verified = { $agrees }, und die Blockchain bestätigt es.
verdict-lead-refuted = { $count ->
    [one] { $hosts } widerlegt diesen Nachweis.
   *[other] { $hosts } widerlegen diesen Nachweis.
  } { $shown } { $passing ->
    [one] { $passes } zeigt das Gegenteil.
   *[other] { $passes } zeigen das Gegenteil.
  } Einer von ihnen irrt oder ist im Rückstand, und auch ein Shop kann einen Knoten betreiben. Bis sie übereinstimmen, gilt nichts von dem, was sie sagen, als bestätigt. Frage einen dritten.
verdict-lead-refuted-alone = { $count ->
    [one] { $hosts } widerlegt diesen Nachweis.
   *[other] { $hosts } widerlegen diesen Nachweis.
  } { $shown } Bei { $others } zeigte sich das nicht. Frage einen anderen Knoten.
verdict-open-no-place = Der Shop sagt nicht, wo er die Chancen festgelegt hat.
verdict-open-contract = Nichts zeigt, dass der Shop dies vor der Ziehung festgelegt hat.
verdict-open-origin = Nichts zeigt, dass die Zufallszahl vom Orakel kam. Der Shop könnte sie gewählt haben und mit ihr die Karten.
verdict-window = Das Fenster, in dem nach weiteren Ziehungen gesucht wird, hat { $blocks } Blöcke und dauert { $lasts }. Seinen Anfang hat der Shop gewählt.
verdict-open-entry = Nichts zeigt, dass dieser Kauf vor der Ziehung festgelegt war.
verdict-open-logs = Nichts zeigt, dass jeder Eintrag sein wahres Datum hat und dass keine Zufallszahl weggelassen wurde. Eine andere könnte über diese Ziehung entscheiden.
verdict-elsewhere-contract = { $lacking ->
    [one] { $by } zeigt nicht, dass der Contract das Veröffentlichte enthält.
   *[other] { $by } zeigen nicht, dass der Contract das Veröffentlichte enthält.
  } { $passing ->
    [one] { $passes } zeigt es.
   *[other] { $passes } zeigen es.
  }
verdict-elsewhere-origin = { $lacking ->
    [one] { $by } zeigt keine Antwort des Orakels.
   *[other] { $by } zeigen keine Antwort des Orakels.
  } { $passing ->
    [one] { $passes } zeigt eine.
   *[other] { $passes } zeigen eine.
  }
verdict-elsewhere-logs = { $lacking ->
    [one] { $by } zeigt nicht den ganzen Verlauf dieser Ziehung.
   *[other] { $by } zeigen nicht den ganzen Verlauf dieser Ziehung.
  } { $passing ->
    [one] { $passes } zeigt ihn.
   *[other] { $passes } zeigen ihn.
  }
verdict-lead-two-chains = Deine Knoten sind auf verschiedenen Chains ({ $chains }), und packproof weiß nicht, welche der Nachweis meint. Frage erneut, nur mit Knoten eines Netzwerks.
verdict-lead-verified-offline = { $agrees }. { $then }
verdict-nothing-shown = Noch zeigt nichts, dass das vor der Ziehung feststand.
verdict-only-this-file-says = Diese Datei sagt, dass es bestätigt wurde. Das kann jeder schreiben: Bestätige es noch einmal.
verdict-rest = { $all_passed }.
verdict-told-by-one = Das stammt von einem einzigen Knoten, { $host }{ $at }. Ein einzelner Knoten kann sich irren: Versuche einen anderen.
verdict-passed-by-one = Allein von { $host }{ $at }. Ein einzelner Knoten kann sich irren: { $ask }.
verdict-ask-another = Frage einen anderen Knoten
verdict-alone-without = Das beruht allein auf { $host }{ $at }. Wenn der Shop { $host } genannt hat, zeigt es nichts.
verdict-others-passed = { $passed ->
    [one] { $passed } andere Prüfung
   *[other] { $passed } andere Prüfungen
  } bestanden
verdict-rest-two-failed = Eine weitere Prüfung wurde nicht bestanden; { $passed }.
verdict-rest-more-failed = { $others } weitere Prüfungen wurden nicht bestanden; { $passed }.
verdict-something-missing = Etwas, das zum Nachrechnen nötig ist, fehlt.
verdict-agrees-so-far = { "" } Was bisher veröffentlicht ist, stimmt überein: { $passed } { $passed ->
    [one] Prüfung
   *[other] Prüfungen
  } bestanden.
verdict-agrees-otherwise = { "" } Das übrige Veröffentlichte stimmt überein: { $passed } { $passed ->
    [one] Prüfung
   *[other] Prüfungen
  } bestanden.
verdict-lead-not-replayable = { $why } Hier ist nichts falsch.{ $rest }
verdict-held-so-far = Der Contract auf der Blockchain enthält es.
wrong-pull = Pull { $pull } hätte eine andere Karte ergeben müssen.
wrong-pulls = { $others ->
    [one] Pull { $pull } und { $others } weiterer hätten eine andere Karte ergeben müssen.
   *[other] Pull { $pull } und { $others } weitere hätten eine andere Karte ergeben müssen.
  }
wrong-others-right = { $right ->
    [one] Der andere Pull stimmt.
   *[other] Die { $right } anderen Pulls stimmen.
  }
wrong-award = Dieser Pull hätte eine andere Karte ergeben müssen.
wrong-award-missing = Dieser Pull hätte eine Karte ergeben müssen, und der Shop hat keine verzeichnet.
wrong-award-none = Nach den Regeln war keine Karte übrig, und der Shop hat eine verzeichnet.
wrong-by-rules = nach den Regeln
wrong-recorded = vom Shop verzeichnet
wrong-order = In den veröffentlichten Daten stehen sie in der falschen Reihenfolge.
wrong-named = Die Titel stammen vom Shop.
wrong-priced = Die Preise sind die des Decks.
wrong-priced-and-named = Die Preise sind die des Decks, die Titel stammen vom Shop.
wrong-valued = Die Werte sind die der veröffentlichten Kartenliste.
wrong-see = Zeigen, was abweicht
wrong-see-origin = Zeigen, was gefunden wurde
working-heading = Der Rechenweg
working-moments = { $moments ->
    [one] { $moments } Moment
   *[other] { $moments } Momente, vom ersten bis zum letzten
  }
working-bands = { $bands ->
    [one] { $bands } Stufe
   *[other] { $bands } Stufen
  }
working-draws = { $draws ->
    [0] Keine weiteren Ziehungen in diesem Nachweis
    [one] { $draws } weitere Ziehung in diesem Nachweis
   *[other] { $draws } weitere Ziehungen in diesem Nachweis
  }
working-value = Nach jedem Pull, verglichen mit der Grenze des Events
working-commitments = Was feststehen musste, verglichen mit dem, was offengelegt wurde
working-pulls = { $pulls ->
    [one] { $pulls } Pull mit seiner Antwort
   *[other] { $pulls } Pulls, jeder mit seiner Antwort
  }
mine-heading = Meinen Pull finden
mine-working = So wurde er gezogen
mine-label = Deine Konto-ID oder dein Name im Shop, oder Nummer, ID oder Karte eines Pulls
mine-private = Was du eingibst, bleibt in diesem Browser. Es wird nirgendwohin gesendet und steht in keinem Link.
mine-none = Kein Pull passt.
mine-found = { $pulls ->
    [one] { $pulls } Pull gehört dazu.
   *[other] { $pulls } Pulls gehören dazu.
  }
mine-matching = { $pulls ->
    [one] { $pulls } Pull hat diese Nummer, ID oder Karte.
   *[other] { $pulls } Pulls haben diese Nummer, ID oder Karte.
  }
mine-more = { $more } weitere in der Liste darunter.
mine-many = Mehr als { $accounts } Konten passen. Gib mehr von der ID oder dem Namen ein.
mine-accounts = { $accounts ->
    [1] Ein Konto passt. Es ist deins, wenn dies deine Konto-ID ist.
   *[other] { $accounts } Konten passen. Deins ist das mit deiner Konto-ID.
  }
verdict-nothing-else-judged = { "" } Sonst wurde nichts beurteilt.
verdict-may-be-early = Die frühesten Events liefen, bevor es einen Seed zu veröffentlichen gab, und dies kann eines davon sein.
verdict-server-says-no = Der Server, der diesen Nachweis veröffentlicht hat, nennt ihn nicht verifiziert. packproof ist aus den veröffentlichten Werten zum eigenen Urteil gekommen; frage den Shop, warum beide abweichen.
verdict-contract-unread = Die Blockchain konnte nicht gelesen werden
verdict-contract-unasked = In der Blockchain wurde nicht nachgesehen
verdict-loading = Wird geladen
verdict-checking = Wird geprüft
verdict-meanwhile = Dein Browser rechnet diesen Nachweis selbst nach: jeden Hash, jede Ziehung, jede Regel. Er fragt niemanden, was herauskommen soll, und sendet nichts irgendwohin. Stimmt ein Schritt nicht, siehst du beide Werte, was das bedeutet und was du tun kannst.
verdict-stopped = Abgebrochen
verdict-stopped-said = Abgebrochen.
verdict-no-verdict = Du hast diese Prüfung abgebrochen, daher gibt es kein Ergebnis.
verdict-check-again = Noch einmal prüfen
verdict-said = { $verdict }. { $lead }
verdict-tab-event = { $verdict } · Event { $id }
verdict-tab-purchase = { $verdict } · Kauf { $id }
verdict-rest-one-failed = { $passed }.

## worked

worked-not-worked = Dieser Pull wurde nicht nachgerechnet, daher gibt es nichts durchzurechnen. Warum, sagen die Schritte oben.
worked-user-id-bytes = user_id als UTF-8-Bytes
worked-whole-message = die ganze Nachricht: Seed, Nummer, Konto, Tag
worked-r-hex = R, ihr SHA-256
worked-r-decimal = R als Zahl
worked-recipe-card = die Regeln ergeben
worked-published-card = der Shop hat verzeichnet
worked-label = Wie Pull { $pull } zu seiner Karte kommt
worked-seed-salted = wirksamer Seed: SHA-256 aus Seed und Salt
worked-seed-itself = wirksamer Seed: random_seed selbst
worked-tag-bytes = { $tag }, als Bytes
worked-place-bytes = sequence_index { $pull } als 8 Bytes
worked-modulo = { $remaining ->
    [one] { $remaining } Karte war
   *[other] { $remaining } Karten waren
  } übrig. R geteilt durch { $remaining } lässt den Rest { $index }.
worked-stands-there = Es ist also die Karte mit { $index ->
    [one] { $index } Karte
   *[other] { $index } Karten
  } vor sich unter den übrigen: Nummer { $position } des Decks.
worked-cards-agree = Der Shop hat die Karte verzeichnet, die die Regeln ergeben.
worked-cards-differ = Der Shop hat eine andere Karte verzeichnet, als die Regeln ergeben.
worked-none-remained = Keine Karte war übrig.
worked-remained = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, zusammen { $total }: im Schnitt je { $mean }, { $side } dem Limit des Events.
worked-open-a-pull = Öffne einen Pull, um seine Ziehung Zahl für Zahl durchgerechnet zu sehen. Jeder hat seine eigene Adresse, zum Aufheben oder Weitergeben.
worked-heading-seed = Der Seed des Events
worked-heading-parts = Was zu diesem Pull allein gehört
worked-heading-hash = Alles nacheinander, gehasht
worked-heading-place = Von der Zahl zu einer Stelle
worked-heading-card = Die Karte an dieser Stelle
worked-heading-after = Was danach übrig war
worked-not-below = nicht unter
worked-below = unter

## rules

rules-one = Die Regel
rules-all = Alle Regeln
rules-in-english = Die Regeln gibt es nur auf Englisch.
rules-waiting = Die Regeln werden geladen.
rules-missing = Die Regeln konnten nicht geladen werden. Sieh nach, ob du online bist, und öffne sie noch einmal, oder lade die Seite neu. Die Prüfung braucht sie nicht.

## highest

highest-heading = Die Karten mit den höchsten Preisen
highest-waits = Die höchsten Preise des Decks, und wohin diese Karten gingen
highest-ended = Von den { $cards } Karten mit den höchsten Preisen wurden { $pulled } gezogen, { $left } waren beim Ende des Events übrig. Die höchste, { $price }: { $fate }.
highest-running = Von den { $cards } Karten mit den höchsten Preisen wurden { $pulled } gezogen, { $left } sind noch im Deck. Die höchste, { $price }: { $fate }.
highest-unreplayed = Die { $cards } Karten mit den höchsten Preisen, so wie der Shop sie verzeichnet hat: Die Ziehungen wurden nicht nachgerechnet. Die höchste, { $price }: { $fate }.
highest-none = Keine Karte des Decks hat einen lesbaren Preis.
highest-pulled = gezogen als Nummer { $pull } von { $name }
highest-by-rules = nach den Regeln gezogen als Nummer { $pull } von { $name }; der Shop hat eine andere Karte verzeichnet
highest-recorded = vom Shop verzeichnet als Nummer { $pull } von { $name }; die Regeln bestätigen es nicht
highest-left = übrig, als das Event endete
highest-in-deck = noch im Deck
highest-unknown = unbekannt, weil die Ziehungen nicht nachgerechnet wurden
highest-table = Die Karten mit den höchsten Preisen
highest-same = Weitere Karten zum Preis der letzten: { $more }.
highest-unpriced = Karten ohne lesbaren Preis: { $cards }.
highest-note = Die Preise sind die des Shops. Nach den Regeln stehen sie mit dem Deck vorab fest. Die Titel sind Angaben des Shops.

## limits

limits-pass = { $mark ->
    [passed] Die Ziehung hat die Regeln eingehalten.
   *[open] Was der Shop veröffentlicht hat, entspricht den Regeln.
  } Ob Preis und Chancen gut sind, sagt das nicht.
limits-sure-draws = { $free ->
    [1] Vorher nahm eine Ziehung, die keine andere Karte ergeben konnte, die einzige Karte der höchsten Stufe.
   *[other] Vorher nahmen Ziehungen, die keine andere Karte ergeben konnten, { $sure } von { $free } Karten aus der höchsten Stufe.
  }
limits-drawn-before = Karten aus der höchsten Stufe, die beim Kauf noch verfügbar waren: { $free }. Andere zogen vor dieser Zufallszahl { $drawn } davon.
limits-drawn-before-surely = Karten aus der höchsten Stufe, die beim Kauf noch verfügbar waren: { $free }. Andere zogen vor dieser Zufallszahl { $drawn } davon, { $sure } in Ziehungen, die keine andere Karte ergeben konnten.
limits-sure-after = Nach diesem Pull gekauft: { $after } von diesen { $sure } Ziehungen.
limits-return-pack-pull = Angegebener Rückfluss: { $share }.
limits-return-pack-event = Angegebener Rückfluss am Start: { $share }.

