## about

about-sample-mark = Exemple, pas un achat réel
about-samples = Ces exemples ont été créés pour cette page. Chacun porte la mention « Exemple, pas un achat réel » partout où il apparaît.
about-sample-event = Un événement de packs, v2
about-sample-event-shows = Un événement entier, avec deck, sel et graine. Le compte y est.
about-sample-pull = Une pioche de Pack
about-sample-pull-shows = Une carte, avec d’autres tirages entre-temps. Le compte y est.
about-sample-early = Un des premiers événements, v1
about-sample-early-shows = Les premières règles, sans sel. Le compte y est.
about-sample-live = Un événement encore en cours
about-sample-live-shows = Ce qui est déjà publié, et ce qui reste caché.
about-sample-event-broken = Un événement dont le compte n’y est pas
about-sample-broken-shows = Voyez un contrôle échouer, et comment cela s’affiche.
about-sample-pull-broken = Une pioche dont le compte n’y est pas
about-is-this-yours = Chaque pioche est inscrite avec l’id de compte affiché à côté d’elle, et un autre id tire une autre carte. Trouvez votre pioche et regardez son id : est-ce le vôtre ? Vous seul pouvez le dire. Sinon, demandez à la boutique pourquoi un autre a été utilisé.
about-others-of-an-event = Chaque pioche prend sa carte dans ce que les précédentes ont laissé du deck ; les rejouer toutes, l’une après l’autre, les prend donc toutes en compte. C’est l’étape de la question ci-dessus.
about-picture-is-the-shops = La boutique a choisi cette image et ce titre. La preuve ne couvre que l’id de la carte.
about-face-is-drawn = Ce motif est dessiné à partir de l’id de la carte. La preuve ne désigne aucune image.
about-committed-already = Ces valeurs sont déjà publiques, et tout changement ultérieur se verrait. Enregistrez le fichier de preuve maintenant, et comparez quand l’événement sera terminé.
about-field-deck-hash = le hash du deck entier, dans l’ordre
about-field-seed-commitment = le hash du sel secret
about-field-deck-commitment = deck et sel liés ensemble : la valeur que le contrat doit contenir
about-field-event-id = l’id sous lequel le contrat doit la contenir
about-field-random-seed = la graine de l’événement ; selon la boutique, l’oracle l’a donnée
about-field-seed-of-source = la graine de l’événement ; la boutique indique comme source « { $source } »
about-field-seed = la graine aléatoire de l’événement
about-field-salt = le sel, publié à la fin
about-field-version-anchor = transaction des probabilités et des cartes
about-field-purchase-anchor = transaction de l’achat
about-field-word-request = transaction du nombre aléatoire
about-field-event-anchor = transaction de l’événement
about-how-far = Pioches : { $pulls } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
about-how-far-empty = { $so_far } : le deck est vide.
about-how-far-no-pulls = Aucune carte n’a été piochée sur les { $cards } du deck. Seule la boutique dit que l’événement s’est arrêté là et qu’aucune pioche ne manque.
about-how-far-no-deck = Le deck est vide, et aucune carte n’a été piochée.
about-how-far-live = { $so_far } pour l’instant.
about-how-far-left = { $so_far } ; il en { $left ->
    [one] restait
   *[other] restait
  } { $left }. Seule la boutique dit que l’événement s’est terminé là et qu’aucune pioche suivante ne manque.
about-stock-all = La boutique a déclaré qu’aucune carte n’était en rupture de stock
about-stock-out = La boutique a déclaré que { $unavailable ->
    [one] { $unavailable } carte
   *[other] { $unavailable } cartes
  } { $unavailable ->
    [one] était
   *[other] étaient
  } en rupture de stock
about-stock-span = { "" } au bloc { $block } ; le nombre aléatoire est inscrit { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
  } plus tard, au bloc { $word_block }
about-stock-as-of = { "" } au bloc { $block }
about-stock-said = { $out }{ $span }. D’après les règles, l’achat fixe cette liste. Seule la boutique sait si elle était exacte.
about-stock-at-payment = Au moment de votre paiement, la liste des ruptures de stock de la boutique comptait { $at_payment ->
    [one] { $at_payment } carte
   *[other] { $at_payment } cartes
  } ; la liste utilisée pour le tirage en comptait { $used }. Un Pack qui attend son tour est tiré selon la liste la plus récente. C’est une simple information, qui ne fait pas partie du contrôle.
about-face = Motif dessiné à partir de l’id { $id }
about-how-a-card-is-drawn = Le nombre aléatoire donne un jet, et le jet désigne la tranche. Dans celle-ci, le même nombre donne un rang à chaque carte disponible selon cette preuve, et le plus bas l’emporte. Les règles ne laissent aucun choix.
about-the-box = Collez le lien de la page de preuve, ou simplement l’id. Cette page n’interroge que la boutique pour laquelle elle est configurée, jamais le site du lien.
about-not-recognised-nothing = Collez le lien de preuve que la boutique vous a donné, ou l’id qu’il contient.
about-not-recognised-key = C’est une clé ou un hash de la blockchain, et la boutique ne peut pas chercher avec cela. Collez le lien de preuve, ou ouvrez un fichier de preuve enregistré.
about-not-recognised-unknown = Ce n’est ni un lien de preuve ni un id. Un lien de preuve contient /packs/verify/ ou /pack-events/verify/ ; un id ressemble à 2fea377c-6030-4380-a2d7-c9538b227b0c.
about-not-recognised-several = Il y a plusieurs preuves ici. Choisissez celle qu’il faut vérifier.

## bond

bond-heading = Ce qui devait être fixé, et ce qui a été montré ensuite
bond-not-published = non publié
bond-both-above = les deux, tels qu’ils figurent ci-dessus
bond-deck-hash = Ce hash doit couvrir le deck entier dans son ordre. Changez, ajoutez ou déplacez une seule carte, et le hash change.
bond-salt = Ce hash doit couvrir le sel secret, sans le montrer.
bond-deck-commitment = Une seule valeur doit lier le deck et le sel, pour qu’aucun des deux ne puisse changer seul.
bond-contract = Le contrat doit contenir la même valeur. Il n’accepte une valeur qu’une seule fois, dans l’appel même qui demande la graine.
bond-seed-origin = La graine doit être la réponse de l’oracle à cet appel. Elle est alors venue après tout ce qui précède.
bond-committed = doit être fixé à l’avance
bond-revealed-by-contract = contenu dans le contrat
bond-revealed-parts = composé de
bond-revealed-at-end = publié à la fin
bond-not-told-yet = pas encore lu dans le contrat
bond-not-revealed-yet = publié à la fin de l’événement
bond-field-deck = le deck lui-même
bond-field-contract = ce que contient le contrat lui-même
bond-cards-in-order = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, dans l’ordre

## card

card-code = Vérifié par packproof, version { $build }, depuis { $origin }. La page autour de cette carte pourrait afficher n’importe quoi.
card-be-sure = Pour en être sûr, ouvrez le rapport complet.
card-open-report = Ouvrir le rapport complet
card-not-checked = Rien n’a été contrôlé ici. Cela ne dit rien de votre preuve.

## cause

cause-because = Non contrôlé, à cause d’un autre contrôle qui n’a pas réussi : « { $step } ».
cause-not-published = Non contrôlé : la boutique n’a pas publié { $field }.
cause-contract-not-read = La blockchain n’a pas été lue ; ce point n’est donc ni confirmé ni contredit.
cause-not-replayable-active = L’événement est encore en cours. Sa graine, son deck et ses pioches seront publiés à la fin.
cause-not-replayable-active-and-public = L’événement est encore en cours. Les secrets d’un événement en cours sont publics ici : sa graine, son sel, son deck ou ses pioches devraient rester cachés jusqu’à la fin, et quiconque les lit pourrait calculer les cartes à venir.
cause-not-replayable-no-version = Le rapport n’indique aucune version des règles. Les premiers événements n’en indiquaient pas ; packproof n’a donc pas de règles publiées pour le rejouer.
cause-not-replayable-unknown-version = Le rapport indique les règles « { $version } ». packproof ne connaît que v1 et v2.
cause-not-replayable-no-seed = Le rapport ne publie pas la graine aléatoire, sans laquelle aucune pioche ne peut être rejouée.
cause-not-replayable-seed-withheld = L’événement est terminé, et la boutique n’a pas publié la graine aléatoire. Elle devait la publier à la fin. Sans la graine, aucune pioche ne peut être rejouée.
cause-not-replayable-no-salt = L’événement est terminé, et la boutique n’a pas publié le sel. Elle devait le publier à la fin. Sans le sel, aucune pioche sous ces règles ne peut être rejouée.
cause-not-replayable-unknown-recipe = La preuve indique la recette « { $recipe } » ; packproof ne connaît que packs_v1.
cause-not-replayable-dependent-of-unknown-recipe = Un tirage dont dépend celui-ci indique la recette « { $recipe } » ; packproof ne connaît que packs_v1.

## contract

contract-list-listed = sur la liste de contrats que tient ce site
contract-list-unlisted = absent de la liste de contrats que tient ce site : renseignez-vous auprès de la boutique, ailleurs que dans cette preuve, pour savoir s’il est bien à elle
contract-list-no-list = ce site ne tient pas de liste de contrats à laquelle le comparer : comparez l’adresse à celle que la boutique a toujours publiée
contract-chip-not-listed = contrat non listé
contract-coordinator-published-v2-5 = l’un de ceux que Chainlink publie pour ce réseau (VRF v2.5)
contract-coordinator-published-v2 = l’un de ceux que Chainlink publie pour ce réseau (VRF v2, retiré en 2024)
contract-coordinator-listed = un coordinateur qui figure sur la liste de ce site ; celle de Chainlink pour ce réseau, telle que packproof la connaît, ne l’a pas
contract-coordinator-unknown = un coordinateur que ne publient ni Chainlink pour ce réseau, ni ce site. Qui l’exploite a pu choisir le nombre. Demandez à la boutique à qui il appartient
contract-coordinator-words = { $words ->
    [one] { $words } nombre aléatoire de ce contrôle lui a été demandé.
   *[other] { $words } nombres aléatoires de ce contrôle lui ont été demandés.
  }
contract-coordinators-several = Les nombres aléatoires de ce contrôle ont été demandés à { $count } coordinateurs. Regardez chacun d’eux.
contract-coordinator-unseen = pas encore vu : la blockchain n’a pas été lue, ou pas jusque-là
contract-beside-main = sur { $name }
contract-beside-test = sur { $name }, un réseau de test
contract-beside-test-chain = sur { $name }, un réseau de test ({ $chain })
contract-beside-local = sur un réseau local, sur une seule machine
contract-beside-unknown = sur « { $name } », un réseau que packproof ne connaît pas
contract-beside-unknown-chain = sur « { $name } » ({ $chain })
contract-beside-unnamed-chain = sur un réseau que la boutique ne nomme pas ({ $chain })
contract-beside-unnamed = sur un réseau que la boutique ne nomme pas
contract-beside-says = Le code du contrat 0x{ $address } { $on } : qu’il fait ce qu’il dit.
contract-beside-listed = Il est sur la liste de ce site.
contract-beside-unlisted = Il n’est pas sur la liste de ce site.
contract-network = réseau
contract-address = adresse
contract-its-address = l’adresse du contrat
contract-coordinators-address = l’adresse du coordinateur
contract-listed = liste
contract-served-by = nombre aléatoire demandé à

## dealt

dealt-deck-heading = Le deck
dealt-every-card = Toutes les cartes du deck
dealt-deck-label = Le deck, dans l’ordre publié
dealt-still-there = encore là
dealt-key-pulled = piochée
dealt-key-remained = restante
dealt-key-marked = la pioche affichée ci-dessous
dealt-value-heading = Ce que valaient les cartes restantes
dealt-key-line = prix moyen des cartes restantes
dealt-value-informs = La plupart des événements se terminent d’eux-mêmes quand le prix moyen des cartes restantes passe sous une certaine part de sa valeur de départ. Les événements Sellout Break et Head-to-Head n’appliquent pas cette règle, et le rapport n’indique pas le format de l’événement : ceci décrit donc la fin, et ne fait réussir ni échouer aucun contrôle.
dealt-value-exact = Les valeurs exactes
dealt-value-start = prix moyen du deck entier
dealt-value-buffer = stop_ev_buffer
dealt-value-limit = le produit des deux : la limite
dealt-value-after = Les valeurs après toute autre pioche figurent dans le détail de cette pioche, parmi les pioches ci-dessus.
dealt-rows-in-view = Lignes { $first } à { $last } sur { $of }
dealt-no-such-pull = Ce lien demande la pioche { $pull }, et le rapport n’a aucune pioche de ce numéro.
dealt-pulled-as = pioche { $pull }
dealt-drawn-down = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } dans l’ordre publié. Piochées : { $pulled }, restantes : { $left }.
dealt-square-one = Chaque carré est une carte.
dealt-square-several = Chaque carré représente { $cell } cartes voisines, rempli selon la part piochée.
dealt-ended-above-limit = { $end } Le prix moyen des cartes restantes n’a jamais été sous la limite.
dealt-ended-below-from-start = { $end } La limite dépasse la moyenne de départ ; le prix moyen était donc au-dessous dès le début.
dealt-ended-went-on = { $end } Le prix moyen des cartes restantes est passé sous la limite pour la première fois après la pioche { $pull }, et l’événement a continué, comme le font les événements Sellout Break et Head-to-Head.
dealt-ended-by-rule = L’événement s’est terminé comme le veut sa règle de valeur : après la pioche { $pull }, sa dernière, le prix moyen des cartes restantes était sous la limite pour la première fois.
dealt-ended-by-last-pack = L’événement s’est terminé avec sa dernière carte.
dealt-ended-otherwise = Il restait des cartes à la fin de l’événement, et sa règle de valeur n’explique pas cette fin.
dealt-still-running = L’événement est encore en cours ; il n’y a donc pas encore de fin à expliquer.
dealt-no-value-not-replayed = les tirages n’ont pas été rejoués
dealt-no-value-no-cards = le deck n’a pas de cartes
dealt-no-value-buffer = le rapport n’a pas de stop_ev_buffer qui soit un nombre à partir de 0, d’au plus 18 chiffres
dealt-no-value-too-large = les prix sont trop grands pour être comparés exactement ici
dealt-no-value-why = La valeur des cartes restantes ne peut pas être calculée : { $why }. Rien d’autre n’en dépend.
dealt-value-picture = Le prix moyen des cartes restantes, pioche par pioche, en part du départ. Il commence à 100 %, descend jusqu’à { $low } et monte jusqu’à { $high }. La limite est à { $threshold_share }.{ $new }
dealt-line-start = départ : { $start }
dealt-line-end = après { $pulled } { $pulled ->
    [one] pioche
   *[other] pioches
  }
dealt-limit = la limite : { $threshold }
dealt-deciding-pull = Détailler la pioche { $pull }, avec les valeurs qui la suivent
dealt-value-picture-step = { "" } Chaque point représente { $step } pioches, de la valeur la plus basse à la plus haute.
dealt-deck-picture = { $deck } { $square }
dealt-deck-picture-marked = { $deck } { $square } En évidence : la carte { $position } du deck.
dealt-no-value-price = la carte { $position } du deck n’a pas d’initial_price qui soit un simple nombre décimal d’au plus 18 chiffres

## dependent

dependent-the-others = Les autres tirages
dependent-about-none = { $mark ->
    [passed] Aucun autre Pack n’a été tiré entre le relevé du stock pour cette pioche et son nombre aléatoire ; aucune carte n’est donc allée à quelqu’un d’autre entre-temps.
   *[open] La preuve n’enregistre aucun autre Pack entre le relevé du stock pour cette pioche et son nombre aléatoire.
  }
dependent-about-some = Une carte allée à quelqu’un d’autre entre le relevé du stock pour une pioche et son nombre aléatoire ne peut pas être tirée de nouveau. Ce contrôle comprend donc { $draws ->
    [one] { $draws } autre tirage
   *[other] { $draws } autres tirages
  }. Ouvrez-en un pour voir ses étapes.
dependent-table = Les autres tirages, du plus récent au plus ancien
dependent-drawn-for = tiré pour
dependent-word-at = bloc du nombre
dependent-what-it-took = carte prise
dependent-the-pull-of = La pioche de { "" }
dependent-unknown = inconnu
dependent-no-card = aucune carte
dependent-blocks = Cette carte est dans la version de votre pioche ; votre pioche ne pouvait donc pas la tirer.
dependent-blocks-not = Il n’a pris aucune carte que votre pioche aurait pu tirer.
dependent-version-sold = { $version }, vendue { $price }
dependent-stock-taken = stock relevé
dependent-out-of-stock = en rupture à la vente
dependent-word-requested = nombre aléatoire demandé
dependent-word-arrived = nombre aléatoire arrivé
dependent-band-rolled = tranche du jet
dependent-band-drawn-from = tranche du tirage
dependent-its-steps = Ses étapes
dependent-opening = Ouverture en cours
dependent-open = Ouvrir l’autre tirage, qui n’a pas réussi
dependent-took-card-worth = { $card }, { $value }
dependent-band = tranche { $band }, { $range }
dependent-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }

## draw

draw-the-draw = Le tirage
draw-bands = Les tranches, de bas en haut
draw-column-out = en rupture à la vente
draw-column-taken = tirées entre-temps
draw-roll = jet { $roll }
draw-part-both = jet et tirage
draw-part-rolled = jet ; aucune carte disponible
draw-part-drawn-from = tirage
draw-the-search = Les tranches examinées
draw-about-the-search = La tranche du jet n’avait pas de carte disponible, alors la recette cherche plus loin : dans chaque tranche au-dessus, puis dans celles au-dessous, la plus proche d’abord. La première qui a une carte disponible la donne.
draw-searched-out = { $out } en rupture à la vente
draw-searched-taken = { $taken } pour d’autres entre-temps
draw-searched-out-and-taken = { $out } en rupture à la vente, { $taken } pour d’autres entre-temps
draw-searched-empty = Elle ne contient aucune carte.
draw-exhausted = Aucune tranche n’avait de carte disponible, donc aucune carte n’a été tirée. Selon les règles de la boutique, un tel achat est annulé et le paiement revient sur le solde du compte.
draw-worked-through = Le jet en détail
draw-roll-word = le nombre aléatoire
draw-roll-word-is = { $mark ->
    [passed] Ce que l’oracle a donné pour cette pioche, et pour rien d’autre.
   *[open] Le nombre aléatoire que la boutique a publié pour cette pioche.
  }
draw-roll-hashed-is = SHA-256 des 32 octets du nombre aléatoire, suivis du texte { $tag }.
draw-roll-number = en décimal
draw-roll-number-is = Le même hash, écrit en chiffres décimaux.
draw-roll-end = le jet
draw-roll-end-is = Ce qui reste de cette valeur décimale quand on la divise par 1 000 000 : ses six derniers chiffres.
draw-by-rank = Les cartes de cette tranche, classées selon leur rang pour ce nombre aléatoire : la carte disponible de plus bas rang est tirée
draw-column-hash = son hash
draw-not-free = non disponible
draw-drawn = tirée
draw-rank-hash = le hash du rang
draw-out-of-stock = en rupture à la vente
draw-went-to = allée à la pioche de { $pull_key } au bloc { $block }
draw-show-last = Afficher le reste ({ $left })
draw-show-next = Afficher { $next } de plus sur { $left }
draw-band-of = Tranche { $band } : { $range }
draw-rolls = { $from } à { $to }
draw-no-rolls = aucun
draw-searched-all-free = { $cards ->
    [one] { $cards } carte, disponible
   *[other] { $cards } cartes, toutes disponibles
  } : la carte est tirée ici.
draw-searched-some-free = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } : { $held }, { $free ->
    [one] { $free } disponible
   *[other] { $free } disponibles
  }. La carte est tirée ici.
draw-searched-none-free = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } : { $held }. Aucune n’était disponible.
draw-ranked = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } de la tranche { $band }, par rang
draw-falls = Le jet { $roll } se trouve dans l’intervalle { $rolls } : tranche { $band }.
draw-roll-hashed = haché

## endpoints

endpoints-about-endpoints = Un nœud est un ordinateur qui consulte la blockchain pour vous (un point d’accès RPC). Il apprend votre adresse réseau, l’adresse de ce site et la langue de votre navigateur, et ce qu’on lui demande : le contrat, la clé de cet achat ou de cet événement, et les identifiants et blocs que nomme la preuve. Rien n’est envoyé avant que vous appuyiez sur le bouton.
endpoints-ask-several = Choisissez-en jusqu’à trois. S’ils concordent, aucun n’a pu inventer seul.
endpoints-look-up-pack-pull = { $count ->
    [1] Un ordinateur, { $hosts }, le vérifie pour vous. Il voit votre adresse réseau et quel achat vous contrôlez.
    [2] Deux ordinateurs indépendants, { $hosts }, le vérifient pour vous. Ils voient votre adresse réseau et quel achat vous contrôlez.
   *[other] Trois ordinateurs indépendants, { $hosts }, le vérifient pour vous. Ils voient votre adresse réseau et quel achat vous contrôlez.
  }
endpoints-look-up-pack-event = { $count ->
    [1] Un ordinateur, { $hosts }, le vérifie pour vous. Il voit votre adresse réseau et quel événement vous contrôlez.
    [2] Deux ordinateurs indépendants, { $hosts }, le vérifient pour vous. Ils voient votre adresse réseau et quel événement vous contrôlez.
   *[other] Trois ordinateurs indépendants, { $hosts }, le vérifient pour vous. Ils voient votre adresse réseau et quel événement vous contrôlez.
  }
endpoints-choose-others = Choisir d’autres nœuds
endpoints-what-they-learn = Ce qu’ils apprennent
endpoints-choice-is-kept = Cette page lit alors la blockchain dès que vous ouvrez une preuve de ce réseau.
endpoints-choice-is-not-kept = Ce navigateur ne conserve rien pour cette page ; votre choix vaut donc jusqu’à ce que vous la quittiez.
endpoints-about-the-address = Une adresse qui commence par https://, ou par http:// pour un nœud sur cet appareil.
endpoints-choice-forgotten = Oublié. Rien n’est envoyé tant que vous n’appuyez pas de nouveau sur le bouton.
endpoints-nobody-chosen = Choisissez au moins un nœud, ou saisissez une adresse.
endpoints-too-many-chosen = Choisissez trois nœuds au plus.
endpoints-one-operator = Plusieurs de ces adresses ont l’hôte { $host }. Elles appartiennent à un seul exploitant et comptent pour un seul nœud.
endpoints-not-with-a-name = Cette page n’utilise pas d’adresse avec un nom ou un mot de passe avant un @.
endpoints-not-over-http = En http://, n’importe qui sur le trajet pourrait changer les réponses ; cela ne convient donc qu’à un nœud sur cet appareil. Utilisez l’adresse https://.
endpoints-not-over-sockets = Cette page interroge en https://, pas par web sockets. La plupart des nœuds ont aussi une adresse https://.
endpoints-not-an-address = Ce n’est pas une adresse que l’on peut interroger. Elle doit commencer par https:// et ne contenir aucun espace.
endpoints-unknown-network = Cette page ne connaît pas le réseau « { $label } » ; elle ne peut donc ni proposer de nœud, ni dire quelle chaîne est la bonne. Saisissez l’adresse d’un nœud de ce réseau. Le numéro de sa chaîne figurera à côté du verdict.
endpoints-no-network = La preuve n’indique aucun réseau ; cette page ne peut donc pas proposer de nœud. Demandez à la boutique sur quel réseau se trouve son contrat, et saisissez l’adresse d’un nœud de ce réseau. Le numéro de sa chaîne figurera à côté du verdict.
endpoints-nothing-to-ask = Il n’y a rien à consulter : la preuve n’indique aucune adresse de contrat lisible, ou elle est trop incomplète.
endpoints-listed = { $join } et { $last }
endpoints-another = Ou un autre nœud
endpoints-one = Adresse du nœud
endpoints-ask = Confirmer sur la blockchain
endpoints-ask-third = Ajouter un troisième nœud
endpoints-ask-another = Essayer un autre nœud
endpoints-ask-more = Confirmer de nouveau, ou ajouter des nœuds
endpoints-form-comes = Chargement du formulaire
endpoints-ask-chosen = { $count ->
    [one] Interroger ce nœud
   *[other] Interroger ces { $count } nœuds
  }
endpoints-remember = Retenir mon choix dans ce navigateur
endpoints-cancel = Annuler
endpoints-on-network = Sur le réseau { $network }

## digit

digit-see-it-fail = Voir un contrôle échouer
digit-about = Un contrôle vaut par ce qu’il détecte. Changez un chiffre du nombre aléatoire dans une copie de cette preuve, et le même contrôle s’exécute sur la copie, ici, dans votre navigateur. La preuve elle-même reste telle quelle.
digit-change = Changer un chiffre
digit-undo = Annuler le changement
digit-undone = Le changement est annulé. La preuve elle-même n’a jamais changé.
digit-mark = Une copie changée, pas la preuve de la boutique : un chiffre du nombre aléatoire est différent
digit-checking = Contrôle de la copie changée
digit-failed = La copie changée n’a pas pu être contrôlée ici. La preuve reste telle quelle.
digit-before = publié
digit-after = remplacé par
digit-stops-at = Le contrôle s’arrête à « { $step } ». { $failed } { $detail }
digit-stops-more = { $lead } { $more ->
    [one] { $more } autre contrôle ne réussit
   *[other] { $more } autres contrôles ne réussissent
  } pas non plus.
digit-others = { $passed ->
    [one] { $passed } contrôle réussit
   *[other] { $passed } contrôles réussissent
  } encore. Une copie changée n’est pas confirmée sur la blockchain.
digit-still-passes = Le contrôle réussit encore sur la copie changée. La valeur changée donne par hasard la même carte, donc le reste concorde. Seule la blockchain montre de qui vient la valeur.
digit-said-not-verified = La copie changée n’est pas vérifiée. { $lead }

## frame

frame-language = Langue
frame-language-missing = Les textes de la langue « { $language } » n’ont pas pu être chargés ; la langue ne change donc pas.
frame-language-not-kept = Ce navigateur ne conserve rien pour cette page ; la langue vaut donc jusqu’à ce que vous la quittiez.
frame-promise = contrôlé dans votre navigateur
frame-asks = packproof contrôle ici, dans votre navigateur. La page va chercher la preuve que vous demandez, et rien d’autre : pas de compte, pas de pistage, et un fichier que vous ouvrez ne quitte jamais cet appareil.
frame-build = build { $build }
frame-skip = Aller au contenu
frame-tab = { $shown } · packproof

## build

build-version = Version
build-commit = Commit
build-commit-changed = avec des modifications qui n’y sont pas
build-checker = SHA-256 du vérificateur (verdict.wasm)
build-settings = SHA-256 des réglages de ce site (deployment.json)
build-compare = Quiconque compile les mêmes sources obtient les mêmes octets. Dans les sources, docs/deploy.md explique comment les comparer, et un site publie les siens dans /SHA256SUMS.
build-elsewhere = Pour ne dépendre d’aucun code de ce site, contrôlez la preuve ailleurs. Endroits que ce site indique :

## group

group-question-data = Les données publiées
group-question-locked-in = Était-ce fixé avant le tirage ?
group-question-word-pack-pull = Le nombre aléatoire est-il celui publié ?
group-question-word-pack-event = La graine aléatoire est-elle celle publiée ?
group-question-recipe-pack-pull = Les règles donnent-elles cette carte ?
group-question-recipe-pack-event = Les règles donnent-elles ces cartes ?
group-question-others = Tous les autres tirages sont-ils pris en compte ?
group-question-contract = La blockchain le confirme-t-elle ?
group-of-event-unconfirmed = Rien ne montre encore que cela a été inscrit avant le tirage.
group-of-pull-unconfirmed = Pour l’instant, seul l’historique de la boutique le dit.
group-refuted-apart = La blockchain diffère d’une autre partie de cette preuve ; ceci ne compte donc pas non plus comme confirmé.
group-locked-in-confirmed = La blockchain montre que c’était avant le tirage.
group-to-come-data = Chaque valeur que lit le contrôle doit être présente, une seule fois, et bien formée.
group-to-come-locked-in-pack-event = Le deck et l’id, comparés aux hashs publiés.
group-to-come-locked-in-pack-pull = Probabilités, cartes et stock, comparés à ce qui était inscrit avant la demande du nombre aléatoire.
group-to-come-word-pack-event = La graine doit être publiée, et le sel doit être celui de l’engagement.
group-to-come-word-pack-pull = Une seule demande, un seul nombre aléatoire, et le nombre après la demande.
group-to-come-recipe-pack-event = Chaque pioche, rejouée à partir de la graine, de son numéro et de son id de compte.
group-to-come-recipe-pack-pull = Le tirage, rejoué à partir du nombre aléatoire.
group-to-come-others-pack-event = Toutes les pioches, numérotées sans trou, dans un même deck qui diminue.
group-to-come-others-pack-pull = Chaque tirage intermédiaire, rejoué selon les mêmes règles.
group-to-come-contract = Ce que contient le contrat lui-même. Pas encore lu.
group-answer-waiting-contract = Lecture en cours.
group-answer-skipped-contract = Pas encore interrogée.
group-answer-recorded = Ce fichier dit que oui. N’importe qui peut écrire un tel fichier : confirmez sur la blockchain.
group-answer-see-above = Non contrôlé : voyez la question ci-dessus.
group-answer-reason-above = Non contrôlé, pour la raison donnée en haut.
group-failed-several = { $several } contrôles n’ont pas réussi ici.
group-seed-comes-at-end = La graine est publiée à la fin de l’événement.
group-pulls-come-at-end = Les pioches sont publiées à la fin de l’événement.
group-rest-comes-at-end = Le reste est publié à la fin de l’événement.
group-skipped-but-agrees = Ce qui a pu être contrôlé concorde. { $why }
group-of-event-data = Complet et bien formé.
group-of-event-deck = Le deck publié de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } correspond à son hash publié.
group-of-event-locked-in = Ce qui est publié jusqu’ici va bien ensemble.
group-of-event-locked-in-at-end = Ce qui est publié va bien ensemble.
group-of-event-salted = La graine est publiée en entier, et le sel correspond à son engagement.
group-of-event-unsalted = La graine est publiée en entier. Cette version des règles n’a pas de sel.
group-of-event-others = { $pulls ->
    [one] Une pioche d’un seul deck, numérotée { $pulls }.
   *[other] Un deck qui diminue, pioches 1 à { $pulls } sans trou.
  }
group-of-event-contract = Le contrat contient les mêmes valeurs, et la graine est le nombre aléatoire de l’oracle.
group-of-pull-data = Complet et bien formé.
group-of-pull-locked-in = Les probabilités, les cartes et le stock ont été inscrits d’abord.
group-of-pull-word = Une demande, puis un nombre aléatoire.
group-of-pull-no-others = Aucun autre Pack n’a été tiré entre-temps.
group-of-pull-one-other = Un autre tirage, rejoué selon les mêmes règles.
group-of-pull-others = { $count } autres tirages, rejoués selon les mêmes règles.
group-of-pull-sure = { $sure } d’entre eux ne pouvaient donner aucune autre carte.
group-of-pull-contract = Le contrat contient les mêmes valeurs, chaque nombre aléatoire est celui de l’oracle et aucun n’a été omis.
group-recipe-agrees = Les règles donnent cette carte.
group-recipe-roll = Le jet vaut { $roll }
group-recipe-no-card = { $rolled } ; selon la preuve, aucune tranche n’avait de carte disponible, donc aucune carte n’a pu être tirée.
group-recipe-first = { $rolled } ; parmi les cartes que la preuve laisse disponibles, celle-ci a le premier rang.
group-recipe-next-band = { $rolled }, où selon la preuve aucune carte n’était disponible ; dans la tranche suivante de l’ordre de recherche, cette carte a le premier rang.
group-of-event-recipe = { $pulls ->
    [one] { $pulls } pioche rejouée
   *[other] { $pulls } pioches rejouées
  } : chacune a donné la carte que la boutique a enregistrée.
group-of-event-no-pulls = Aucune carte n’a été piochée : il n’y avait rien à rejouer.
group-recipe-rolled = Le jet { $roll } choisit la tranche { $band } (valeurs { $range })

## keep

keep-heading = Conservez le vérificateur avec votre preuve
keep-what = packproof existe aussi en un seul fichier, qui s’ouvre depuis votre disque sans réseau, quoi que devienne ce site. Conservez-le avec la preuve que vous avez enregistrée.
keep-save = Enregistrer packproof.html
keep-digest = SHA-256 du fichier de la version publiée :
keep-digest-name = le SHA-256 de packproof.html
keep-settings = Le fichier que vous enregistrez ici contient aussi les réglages de ce site : son SHA-256 diffère donc de celui de la version publiée.
keep-loading = Chargement du fichier…
keep-saved = SHA-256 du fichier enregistré :
keep-saved-name = le SHA-256 du fichier enregistré
keep-failed = Le fichier n’a pas pu être chargé, donc rien n’a été enregistré. Vérifiez votre connexion et réessayez.

## labels

point-published-field-form = publié
point-computed-field-form = attendu là
point-published-key-once = clé publiée
point-computed-key-once = répétée à côté
point-published-fields-read = valeurs publiées lues
point-computed-fields-read = au moins
point-published-algo-version = fairness_algo_version publié
point-computed-algo-version = règles connues
point-published-event-ended = is_active publié
point-computed-event-ended = attendu
point-published-seed-published = random_seed publié
point-computed-seed-published = attendu
point-published-salt-published = seed_salt publié
point-computed-salt-published = attendu
point-published-event-id = vrf_event_id publié
point-computed-event-id = calculé depuis pack_event_id
point-published-deck-hash = deck_hash publié
point-computed-deck-hash = calculé depuis le deck
point-published-seed-commitment = seed_commitment publié
point-computed-seed-commitment = calculé depuis le sel
point-published-deck-commitment = deck_commitment publié
point-computed-deck-commitment = calculé depuis deck_hash et seed_commitment
point-published-pull-count = pioches publiées
point-computed-pull-count = cartes du deck
point-published-sequence-index = sequence_index publié
point-computed-sequence-index = numéro suivant
point-published-pulled-card = carte publiée
point-computed-pulled-card = carte calculée
point-published-selection-version = selection_version publié
point-computed-selection-version = recette de packproof
point-published-entries-per-key = entrées publiées
point-computed-entries-per-key = clés de ces entrées
point-published-written-once = entrée publiée
point-computed-written-once = autre entrée publiée
point-published-coverage-from = début des entrées publiées
point-computed-coverage-from = début de la fenêtre
point-published-coverage-to = fin des entrées publiées
point-computed-coverage-to = nombre arrivé
point-published-window-request = nombre publié
point-computed-window-request = sa demande
point-published-window-root = nombre publié
point-computed-window-root = id d’événement de sa demande
point-published-window-record = nombre publié
point-computed-window-record = son enregistrement
point-published-pull-key = clé de pioche publiée
point-computed-pull-key = calculée depuis l’id d’achat
point-published-odds-total = probabilités publiées, en millionièmes
point-computed-odds-total = doit être
point-published-band-width = la tranche publiée commence à
point-computed-band-width = et finit à
point-published-band-order = la tranche publiée commence à
point-computed-band-order = la tranche au-dessous finit à
point-published-band-stocked = cartes publiées dans la tranche
point-computed-band-stocked = doit être au moins
point-published-card-value-from = valeur publiée de la carte
point-computed-card-value-from = la tranche commence à
point-published-card-value-below = valeur publiée de la carte
point-computed-card-value-below = la tranche finit à
point-published-card-once = carte publiée
point-computed-card-once = doit figurer
point-published-request-present = demande publiée
point-computed-request-present = attendue pour la clé
point-published-requested-version = publié dans la demande
point-computed-requested-version = calculé depuis probabilités et cartes
point-published-proof-version-root = version_root publié
point-computed-proof-version-root = calculé depuis probabilités et cartes
point-published-proof-version-event-id = version_event_id publié
point-computed-proof-version-event-id = calculé depuis probabilités et cartes
point-published-anchored-root = la boutique a enregistré
point-computed-anchored-root = calculé depuis probabilités et cartes
point-published-version-before-request = probabilités et cartes fixées
point-computed-version-before-request = nombre demandé
point-published-purchase-commitment = la boutique a enregistré
point-computed-purchase-commitment = calculé depuis l’achat
point-published-purchase-after-as-of = achat fixé
point-computed-purchase-after-as-of = stock relevé (as_of)
point-published-purchase-before-request = achat fixé
point-computed-purchase-before-request = nombre demandé
point-published-band-in-stock = cartes en stock
point-computed-band-in-stock = doit être au moins
point-published-word-present = nombre publié
point-computed-word-present = attendu pour la clé
point-published-word-after-request = nombre aléatoire arrivé
point-computed-word-after-request = nombre demandé
point-published-claimed-award = claimed_award publié
point-computed-claimed-award = carte calculée
point-published-award = award publié
point-computed-award = carte calculée
point-published-contract-anchor = publié
point-computed-contract-anchor = le contrat contient
point-published-contract-version = calculé depuis probabilités et cartes
point-computed-contract-version = le contrat contient
point-published-contract-purchase = calculé depuis l’achat
point-computed-contract-purchase = le contrat contient
point-published-contract-request = demandé pour
point-computed-contract-request = le contrat contient
point-published-contract-word = nombre publié
point-computed-contract-word = le contrat contient
point-published-coordinator-word = nombre publié
point-computed-coordinator-word = le log de l’oracle donne
point-published-request-succeeded = transaction publiée
point-computed-request-succeeded = ce qu’elle a écrit
point-published-judged-block = bloc le plus récent publié
point-computed-judged-block = bloc le plus récent du nœud
point-published-anchor-transaction = transaction nommée par le rapport
point-computed-anchor-transaction = transaction qui a fixé l’événement
point-published-request-of-pull = demande d’une pioche qui doit y figurer
point-computed-request-of-pull = demande d’une pioche qui y figure
point-published-seed-word = random_seed publié
point-computed-seed-word = le nombre aléatoire de l’oracle
point-published-log-at = la boutique l’a inscrit au
point-computed-log-at = la blockchain l’a au
point-published-log-twice = la boutique l’a inscrit au
point-computed-log-twice = la blockchain l’a de nouveau au
point-published-log-omitted = nombre aléatoire publié par la boutique
point-computed-log-omitted = la blockchain en a un au
point-published-proven-word = nombre publié
point-computed-proven-word = la signature de l’oracle prouve
point-relation-band-width = Une tranche doit commencer avant sa fin.
point-relation-band-order = Une tranche ne doit pas commencer avant la fin de celle du dessous.
point-relation-card-value-from = Une carte ne doit pas valoir moins que sa tranche.
point-relation-card-value-below = Une carte doit valoir moins que la fin de sa tranche.
point-relation-version-before-request = Le premier doit précéder le second.
point-relation-purchase-after-as-of = Le premier doit suivre le second.
point-relation-coverage-from = Les entrées ne doivent pas commencer après la fenêtre.
point-relation-coverage-to = Les entrées ne doivent pas finir avant le nombre aléatoire.
point-relation-pull-count = Il ne peut pas y avoir plus de pioches que de cartes.
point-relation-band-stocked = Il doit y avoir au moins une carte.
point-both = { $published }, et { $computed }

## network

network-kind-main = réseau principal
network-kind-test = réseau de test
network-kind-local = réseau local
network-kind-unknown = réseau inconnu
network-meaning-test = Rien n’y a de valeur réelle.
network-meaning-local = Il tourne sur une seule machine, et rien n’y a de valeur réelle.
network-meaning-unknown = packproof ne connaît pas ce réseau.

## odds

odds-the-odds = Les probabilités
odds-worth-on-average = valeur moyenne
odds-worth = Un pack de cette version coûte { $price_cents }. Selon les probabilités et les valeurs de cartes indiquées, il donne { $expected } en moyenne, si toutes les cartes sont en stock.
odds-no-expected = La moyenne ne peut pas être calculée : les probabilités ou les cartes ne suivent pas les règles de la version, ou la fraction exacte est trop longue pour être affichée.
odds-expected-rule = Pour chaque tranche : sa part des probabilités, multipliée par la valeur moyenne de ses cartes ; puis la somme. Les valeurs sont celles de la boutique, et une carte peut se vendre plus ou moins cher. Les cartes en rupture de stock changent ce qu’un achat donné pouvait donner.
odds-price = prix
odds-exactly = Valeurs exactes
odds-cents-whole = { $whole } centimes
odds-cents-part = { $rest }/{ $lower } centimes
odds-cents-both = { $whole } + { $rest }/{ $lower } centimes
odds-chance = D’après les probabilités indiquées et les cartes disponibles selon cette preuve, la carte tirée avait une chance sur { $ratio }.
odds-exact-chance = { $odds_ppm } jets sur 1 000 000 mènent à sa tranche, partagés entre { $free ->
    [one] { $free } carte disponible
   *[other] { $free } cartes disponibles
  } : { $odds_ppm } / (1 000 000 × { $free }). Les jets des tranches sans carte disponible mènent aussi ici, selon l’ordre de recherche.
odds-bands = Les probabilités indiquées, tranche par tranche
odds-column-mean = valeur moyenne
odds-column-each = chaque carte, en stock
odds-each = 1 sur { $ratio }
odds-fingerprint = L’empreinte de la version
odds-about-fingerprint = Une seule valeur couvre le prix, les probabilités et chaque carte avec sa valeur. Changez un centime à l’un d’eux, et elle est différente. Votre navigateur l’a calculée à partir des cartes ci-dessous. { $mark ->
    [passed] Le contrat la contient sous l’id d’événement.
    [failed] La blockchain diffère de la preuve : voir « La blockchain le confirme-t-elle ? ».
   *[open] Le contrat doit la contenir sous l’id d’événement ; seule la blockchain montre si c’est le cas.
  }
odds-version-no = numéro de version
odds-path-card = La carte : son id et sa valeur
odds-path-neighbour = voisine
odds-path-left = Niveau { $level }, avec sa voisine à gauche
odds-path-right = Niveau { $level }, avec sa voisine à droite
odds-path-repeated = Niveau { $level }, avec elle-même : la dernière d’une rangée impaire est répétée
odds-all-cards = Toutes les cartes de cette version ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  })
odds-cards = Cartes de cette version, en partant de la tranche la plus basse, chacune par son id
odds-column-for-pull = pour cette pioche
odds-free = disponible
odds-card-in-full = l’id de la carte
odds-find-a-card = Trouver une carte { "" }
odds-card-id = le début de son id
odds-find = Trouver
odds-found = C’est la carte { $row } de la liste.
odds-not-found = Aucune carte de cette version n’a un tel id.
odds-never = jamais

## paper

paper-print = Imprimer

## part

# Where a part of the page that is loaded later did not come.
part-missing = Une partie de cette page ne s’est pas chargée : ce que vous avez ouvert manque.
part-missing-holds = Ce qui est affiché a été vérifié et ne change pas.
part-rest-missing = Le reste de cette page n’est pas arrivé, ou n’est pas celui avec lequel la page a été construite ; il manque donc. Ce qui est déjà affiché reste valable. Vérifiez votre connexion et réessayez.

## point

point-missing-field-form = { $at } manque ; il devrait y avoir { $computed }.
point-sentence-field-form = { $at } contient { $published } ; il devrait y avoir { $computed }.
point-sentence-key-once = { $place } la clé « { $published } » est écrite deux fois.
point-sentence-fields-read = { $at } : valeurs lues, { $published }.
point-sentence-algo-version = Le rapport indique les règles « { $published } » ; règles connues : { $computed }.
point-sentence-event-ended = Dans le rapport, is_active vaut { $published }.
point-sentence-seed-published = Le rapport ne publie pas de random_seed.
point-sentence-salt-published = Le rapport ne publie pas de seed_salt.
point-sentence-event-id = Dans le rapport, vrf_event_id vaut { $published } ; le hash de son pack_event_id est { $computed }.
point-sentence-deck-hash = L’engagement sur le deck est { $published } ; le deck publié a pour hash { $computed }.
point-sentence-seed-commitment = L’engagement sur le sel est { $published } ; le sel publié a pour hash { $computed }.
point-sentence-deck-commitment = La valeur ancrée est publiée comme { $published } ; deck_hash et seed_commitment donnent ensemble { $computed }.
point-sentence-pull-count = Il y a { $published } pioches pour un deck de { $computed } cartes.
point-sentence-sequence-index = Les pioches ne sont pas numérotées 1, 2, 3 et ainsi de suite : { $published } figure là où { $computed } est attendu.
point-sentence-pulled-card = { $at } : les règles donnent { $computed }, la boutique a enregistré { $published }.
point-sentence-selection-version = { $at } : la recette est nommée « { $published } » ; la seule connue est { $computed }.
point-sentence-entries-per-key = { $at } contient { $published } entrées différentes sous { $computed } clés.
point-sentence-written-once = { $at } : { $kind } en double, { $published } et { $computed }.
point-sentence-coverage-from = { $at } : les entrées de log fournies commencent au { $published }, mais sa fenêtre commence au { $computed }.
point-sentence-coverage-to = { $at } : les entrées de log fournies finissent au { $published }, mais son nombre aléatoire est arrivé au { $computed }.
point-sentence-window-request = { $at } : un autre nombre aléatoire est arrivé au { $published }, et sa demande manque.
point-sentence-window-root = { $at } : un autre nombre aléatoire est arrivé au { $published }, et ce qui était ancré sous son id d’événement manque.
point-sentence-window-record = { $at } : un autre Pack a été tiré au { $published }, et son enregistrement manque.
point-sentence-pull-key = { $at } : la clé indiquée est { $published } ; l’id d’achat donne { $computed }.
point-sentence-odds-total = { $at } : la somme des probabilités est de { $published } millionièmes au lieu de { $computed }.
point-sentence-band-width = { $at } : début à { $published }, fin à { $computed }.
point-sentence-band-order = { $at } : début à { $published }, alors que la tranche au-dessous finit à { $computed }.
point-sentence-band-stocked = { $at } : une probabilité, mais aucune carte.
point-sentence-card-value-from = { $at } : valeur de { $published }, inférieure à sa tranche, qui commence à { $computed }.
point-sentence-card-value-below = { $at } : valeur de { $published }, alors que sa tranche finit à { $computed }.
point-sentence-card-once = { $at } : figure plus d’une fois dans la version.
point-sentence-request-present = { $at } : la demande de nombre aléatoire manque.
point-sentence-requested-version = { $at } : le nombre aléatoire a été demandé pour { $published } ; les probabilités et les cartes publiées donnent { $computed }.
point-sentence-proof-version-root = Dans la preuve, version_root vaut { $published } ; les probabilités et les cartes publiées donnent { $computed }.
point-sentence-proof-version-event-id = Dans la preuve, version_event_id vaut { $published } ; les probabilités et les cartes publiées donnent { $computed }.
point-missing-anchored-root = { $at } : rien n’a été ancré pour ses probabilités et ses cartes, qui donnent { $computed }.
point-sentence-anchored-root = { $at } : les probabilités et les cartes ont été ancrées comme { $published } ; celles qui sont publiées donnent { $computed }.
point-sentence-version-before-request = { $at } : les probabilités et les cartes ont été ancrées au { $published }, ce qui n’est pas avant la demande du nombre aléatoire au { $computed }.
point-missing-purchase-commitment = { $at } : rien n’a été ancré pour l’achat, qui donne { $computed }.
point-sentence-purchase-commitment = { $at } : l’achat a été ancré comme { $published } ; celui qui est publié donne { $computed }.
point-sentence-purchase-after-as-of = { $at } : l’achat a été ancré au { $published }, ce qui n’est pas après le relevé de son stock au { $computed }.
point-sentence-purchase-before-request = { $at } : l’achat a été ancré au { $published }, ce qui n’est pas avant la demande du nombre aléatoire au { $computed }.
point-sentence-band-in-stock = { $at } : une probabilité, mais toutes les cartes étaient en rupture à la vente.
point-sentence-word-present = { $at } : le nombre aléatoire manque.
point-sentence-word-after-request = { $at } : le nombre aléatoire est arrivé au { $published }, ce qui n’est pas après sa demande au { $computed }.
point-missing-claimed-award = { $at } : la boutique a enregistré qu’aucune carte n’a pu être tirée ; les règles donnent { $computed }.
point-unexpected-claimed-award = { $at } : la boutique a enregistré { $published } ; selon les règles, aucune carte ne pouvait être tirée.
point-sentence-claimed-award = { $at } : les règles donnent { $computed }, la boutique a enregistré { $published }.
point-missing-award = La boutique a enregistré qu’aucune carte n’a pu être tirée ; les règles donnent { $computed }.
point-unexpected-award = La boutique a enregistré { $published } ; selon les règles, aucune carte ne pouvait être tirée.
point-sentence-award = Les règles donnent la carte { $computed } ; la boutique a enregistré { $published }.
point-unexpected-contract = { $at } : le contrat ne contient rien sous cet id, là où { $published } est attendu.
point-sentence-contract-anchor = { $at } : le contrat contient { $computed }, là où { $published } est attendu.
point-unexpected-contract-request = { $at } : le contrat ne connaît aucune demande sous cette clé.
point-sentence-contract-request = { $at } : le contrat dit que le nombre aléatoire a été demandé pour { $computed }, pas pour { $published }.
point-sentence-contract-word = { $at } : le nombre aléatoire est publié comme { $published } ; le contrat dit { $computed }.
point-sentence-coordinator-word = { $at } : le nombre aléatoire est publié comme { $published } ; le log de l’oracle lui-même donne { $computed }.
point-sentence-proven-word = { $at } : le nombre aléatoire publié est { $published } ; la signature de l’oracle prouve { $computed }.
point-sentence-request-succeeded = La transaction publiée { $published } a échoué sur la blockchain ; elle n’a donc rien inscrit.
point-sentence-judged-block = La preuve nomme le bloc { $published }. Le bloc le plus récent est { $computed } : ce bloc n’existait pas quand la boutique l’a nommé.
point-sentence-anchor-transaction = Le rapport nomme la transaction { $published } ; l’événement a été fixé par { $computed }.
point-sentence-request-of-pull = La transaction publiée a demandé le nombre aléatoire d’une pioche de Pack, par la demande { $computed }, et non la graine de cet événement.
point-sentence-seed-word = La graine aléatoire est publiée comme { $published } ; le nombre aléatoire de l’oracle pour cet événement est { $computed }.
point-sentence-log-at = { $at } : { $kind } au { $computed } ; la preuve indique le { $published }.
point-sentence-log-twice = { $at } : { $kind } deux fois sur la chaîne : au { $published } et au { $computed }.
point-sentence-log-omitted = La blockchain a un nombre aléatoire au { $computed } que la boutique a omis.
point-written-anchored = ancrage
point-written-requested = demande
point-written-fulfilled = réponse
point-inside-payload = Dans le fichier de preuve,
point-inside = { $other } :

## reading

block-proven = Prouvé par la signature de l’oracle sous la clé { $key } : le bloc { $number } du { $at }, qui contient une demande de nombre aléatoire.
block-not-proven = Le bloc de la demande n’est pas prouvé. { $why }
block-counts = Cela compte sans réseau : peu importe qui a écrit le fichier. Reste à croire que ce bloc appartient à la blockchain que tout le monde utilise.
reading-recorded-is-not-read = Ces réponses viennent du fichier, et qui l’a écrit aurait pu les changer. Confirmez sur la blockchain pour vous en assurer.
reading-recorded-at = { "" } au bloc { $number }
reading-recorded = Enregistré dans le fichier : réponse de { $who }{ $block }, le { $at }.
reading-recorded-without = { $count ->
    [one] { $hosts } n’a pas compté dans le résultat.
   *[other] { $hosts } n’ont pas compté dans le résultat.
  }
reading-before = Cet onglet l’a lu le { $at }.
reading-at = { "" } au bloc { $number }
reader-lacks = { $host } : { $why }
reader-short-all = confirme tout
reader-short-refutes = dément cette preuve
reader-short-no-log = aucun log au { $at }
reader-short-unlisted = nombre aléatoire d’un coordinateur inconnu
reader-short-no-answer-of-oracle = aucune réponse de l’oracle
reader-short-behind = bloc le plus récent : { $newest }
reader-short-not-all = ne montre pas tout
reader-short-silent = n’a pas répondu
reader-short-refused = a refusé
reader-short-other-chain = est sur une autre chaîne
reader-short-inconsistent = se contredit
reader-short-not-asked = n’a pas été interrogé
reader-short-malformed = n’a pas donné de réponse lisible
reader-short-no-contract = ne montre aucun contrat de ce genre
reader-go-without = Continuer sans { $host }
reader-choice = Décochez un nœud pour voir le résultat sans lui.
reader-left-out-refutes = { $count ->
    [one] { $hosts } dément cette preuve, et vous l’avez décoché.
   *[other] { $hosts } démentent cette preuve, et vous les avez décochés.
  } Ce résultat n’en tient pas compte.
reading-none = La blockchain n’a pas pu être lue.
reading-none-of = { $all ->
    [1] Le nœud n’a pas répondu.
    [2] Aucun des deux nœuds n’a répondu.
   *[other] Aucun des { $all } nœuds n’a répondu.
  }
reading-one = Le nœud a répondu{ $at }.
reading-not-answered = { $count ->
    [one] { $hosts } n’a pas répondu.
   *[other] { $hosts } n’ont pas répondu.
  }
reading-other-chain = { $count ->
    [one] { $hosts } est sur une autre chaîne.
   *[other] { $hosts } sont sur une autre chaîne.
  }
reading-several = D’après { $several } nœuds sur { $all }{ $at }.
reading-finality-finalized = un bloc final : ce qu’il contient ne peut plus être annulé
reading-finality-safe = un bloc sûr : il est très improbable qu’il soit annulé, mais il n’est pas encore final
reading-finality-latest = le bloc le plus récent, pas encore final : il peut encore être annulé
reading-chain-test = chaîne { $chain_id }, { $name } : un réseau de test
reading-chain-local = chaîne { $chain_id }, un réseau local de développement : un réseau de test
reading-chain-known = chaîne { $chain_id }, { $name }
reading-chain-unknown = chaîne { $chain_id }, que packproof ne connaît pas
reading-chain-id = id de chaîne
reading-block-hash = son hash
reading-asked = questions posées
reading-round-trips = allers-retours
reading-asking = Interrogation de { $hosts } …
reading-proving = Lecture de ce que l’oracle a signé …
reading-waits = Le résultat à ce stade. En attente d’un bloc plus récent …
reading-waiting-for = En attente de { $hosts }.
reading-silent = { $host } ({ $seconds } s)
reading-answers = { $answers ->
    [0] Aucune réponse pour l’instant
    [one] { $answers } réponse jusqu’ici
   *[other] { $answers } réponses jusqu’ici
  }
reading-requests = { $requests ->
    [one] { $requests } requête
   *[other] { $requests } requêtes
  }
reading-block = bloc
reading-time = son heure
reading-final = état du bloc
reading-chain-name = chaîne
reading-exactly = Les valeurs exactes de cette lecture
reading-coordinator = coordinateur
grade-proven = prouvé avec la clé de l’oracle { $key }
reading-nobody = personne
reading-saved-by = Il a été enregistré par le build { $build }.

## said

## settings

settings-not-loaded = Les réglages de ce site n’ont pas pu être chargés.
settings-mistake = Les réglages de ce site contiennent une erreur.
settings-without = La page continue sans eux : elle ne connaît aucune liste de la boutique et ne trouvera peut-être pas ses preuves. Cela ne dit rien de votre preuve.
settings-of = Ce fichier contient les réglages de { $site }.
settings-of-unnamed = Ce fichier contient les réglages d’un site qui ne donne pas son nom.
settings-of-no-one = Ce fichier ne contient les réglages d’aucun site.

## share

share-share = Partager cette preuve
share-copy-link = Copier le lien
share-link-copied = Lien copié
share-no-copying = Le navigateur ne permet pas de copier ici.
share-show-code = Code QR
share-about-the-code = Pour un autre appareil : visez le code avec son appareil photo. Il ouvre ce lien, et le contrôle s’y exécute de nouveau.
share-from-link = la réponse de la boutique pour ce lien
share-from-file = ce fichier
share-from-sample = un exemple fourni avec la page
share-computed = Calculé dans le navigateur à partir de { $from }, le { $at }.
share-see-for-yourself-link = On vous a montré ceci sur un autre écran, sur papier ou en image ? Ne vous y fiez pas : ouvrez le lien vous-même, et votre propre navigateur refait le contrôle.
share-see-for-yourself-file = On vous a montré ceci sur un autre écran, sur papier ou en image ? Ne vous y fiez pas : demandez le fichier et ouvrez-le vous-même, et votre propre navigateur refait le contrôle.
share-large-type = Grands caractères
share-ordinary-type = Caractères normaux
share-no-link-file = Un fichier n’a pas de lien. Transmettez le fichier lui-même : quiconque l’ouvre ici exécute le même contrôle.
share-no-link-sample = Un exemple est inventé ; il n’a donc pas de lien de preuve à transmettre.
share-save-proof = Enregistrer le fichier de preuve
share-save-this = Enregistrer cette preuve
share-saved = Votre navigateur a reçu { $name } à enregistrer : le fichier de la preuve. S’il n’est pas dans vos téléchargements, ouvrez cette page dans un autre navigateur et enregistrez-le là.
share-saved-with-answers = Votre navigateur a reçu { $name } à enregistrer : la preuve, avec les réponses des nœuds. Si le fichier n’est pas dans vos téléchargements, ouvrez cette page dans un autre navigateur et enregistrez-le là.
share-passed-on = Transmis : { $name }.
share-no-saving = Ce navigateur ne peut pas enregistrer de fichiers, comme beaucoup de ceux qui sont dans des applications. Ouvrez cette page dans votre propre navigateur et enregistrez là.
share-more = Plus
share-open-saved = Ouvrir une preuve enregistrée
share-no-link-single = Cette copie de packproof est un fichier sur cet appareil ; elle n’a donc pas de lien que d’autres pourraient ouvrir. Transmettez la preuve enregistrée.

## step

step-title-payload = Les données publiées sont complètes et bien formées
step-title-replayable = Ce qu’il faut pour rejouer est publié
step-title-event-id = L’id publié pour la blockchain est bien celui de cet événement
step-title-deck-hash = Le deck est celui qui a été haché
step-title-salt = Le sel correspond à son engagement
step-title-deck-commitment = Une même valeur publiée couvre le deck et le sel
step-title-draws = La carte de chaque pioche est celle que donnent les valeurs publiées
step-title-recipe = Chaque tirage a suivi la recette packs_v1
step-title-history = Rien n’a été ancré, demandé ni répondu deux fois
step-title-window = Chaque tirage intermédiaire est pris en compte
step-title-pull-key = La clé de pioche est bien celle de cet achat
step-title-version-rules = Le total des probabilités est juste et chaque carte est dans une seule tranche
step-title-version-root = Les probabilités et les cartes sont celles que désigne la demande
step-title-version-anchor = Les probabilités et les cartes étaient fixées avant la demande
step-title-purchase-anchor = L’achat était fixé avant la demande
step-title-stock = Chaque tranche ayant une probabilité avait encore une carte
step-title-word = Le nombre aléatoire est arrivé après sa demande
step-title-replay = Les valeurs publiées donnent la carte enregistrée, tirage par tirage
step-title-award = La carte que vous avez reçue est celle que donnent les valeurs publiées
step-title-contract = Le contrat contient ce qui a été publié
step-title-seed-origin = La graine est le nombre aléatoire de l’oracle pour cet événement
step-title-word-origin = Chaque nombre aléatoire est celui de l’oracle
step-title-chain-logs = Chaque entrée est bien datée, et aucun nombre aléatoire ne manque
step-title-oracle-proof = La signature de l’oracle prouve chaque nombre aléatoire
step-rule-payload = lecture du fichier de preuve
step-rule-event-id = règle D4
step-rule-deck-hash = règle D1
step-rule-salt = règle D3
step-rule-deck-commitment = règle D2
step-rule-draws = règles D5 à D9
step-rule-recipe = recette packs_v1
step-rule-history = historique à écriture unique
step-rule-window = fenêtre et couverture
step-rule-pull-key = preuve valide 1
step-rule-version-rules = cohérence de la version
step-rule-version-root = preuve valide 2
step-rule-version-anchor = preuve valide 3
step-rule-purchase-anchor = preuve valide 4
step-rule-stock = preuve valide 5
step-rule-word = preuve valide 6
step-rule-replay = preuve valide 7
step-rule-contract = getters du contrat
step-rule-seed-origin = logs de l’oracle
step-rule-chain-logs = logs du contrat
step-rule-oracle-proof = preuve de l’oracle
step-checks-payload = Chaque valeur que lit le contrôle est présente, une seule fois, sous la forme que lui donne la spécification.
step-checks-replayable = L’événement est terminé, et la graine (et, pour v2, le sel) est publiée, si bien que les pioches peuvent être rejouées.
step-checks-event-id = Le vrf_event_id publié est le hash du propre id de l’événement, si bien qu’un même ancrage ne peut pas servir à deux événements.
step-checks-deck-hash = Le hash publié est celui du deck publié : les mêmes cartes dans le même ordre.
step-checks-salt = L’engagement publié est le hash du sel publié.
step-checks-deck-commitment = Le deck_commitment publié est le hash du hash du deck et du hash du sel, si bien qu’aucun des deux ne peut changer seul.
step-checks-draws = Chaque pioche hache la graine, son numéro et l’id de compte, et prend la carte à cette place dans ce qui reste du deck. Toutes les pioches sont rejouées dans l’ordre.
step-checks-recipe = Chaque enregistrement et la preuve elle-même désignent la recette figée packs_v1.
step-checks-history = Le contrat n’écrit qu’une fois : aucun id ne peut être ancré, aucun nombre aléatoire demandé ni livré deux fois avec des contenus différents.
step-checks-window = Chaque nombre aléatoire arrivé entre le relevé du stock et celui-ci est classé, et chaque Pack parmi eux a son enregistrement.
step-checks-pull-key = La clé sous laquelle le nombre aléatoire a été demandé est le hash de l’id d’achat.
step-checks-version-rules = Le total des probabilités est exactement de 100 %, les tranches sont dans l’ordre, et la valeur de chaque carte est dans sa tranche.
step-checks-version-root = Le nombre aléatoire a été demandé pour le hash de ces probabilités et de ces cartes, exactement.
step-checks-version-anchor = Le hash de ces probabilités et de ces cartes figurait sur la chaîne avant la demande du nombre aléatoire.
step-checks-purchase-anchor = Le hash de l’achat et des ruptures de stock figurait sur la chaîne avant la demande du nombre aléatoire.
step-checks-stock = Aucune tranche n’a été vendue avec une probabilité alors que toutes ses cartes étaient en rupture de stock.
step-checks-word = Le nombre aléatoire est venu après sa demande.
step-checks-replay = Pour cette pioche et pour chaque autre tirage dont elle dépend, le jet issu du nombre aléatoire désigne la tranche, et la carte de plus bas rang parmi les disponibles est celle qui est enregistrée.
step-checks-award = La carte que désigne la preuve est celle à laquelle aboutit le rejeu.
step-checks-contract = On demande au contrat lui-même ce qu’il contient sous ces ids.
step-checks-seed-origin = Le log de l’oracle lui-même mène de la transaction de l’événement au nombre aléatoire qu’il a livré.
step-checks-word-origin = Pour cette pioche et chaque tirage dont elle dépend, les logs de l’oracle lui-même sont suivis depuis la demande jusqu’au nombre qu’il a livré. Seul compte un coordinateur que l’exploitant de l’oracle publie pour le réseau, ou qui figure sur la liste de ce site.
step-checks-chain-logs = Les logs du contrat, son état et les logs de l’oracle disent où chaque entrée a été écrite. Tout nombre aléatoire d’un Pack arrivé entre-temps doit figurer dans la preuve.
step-checks-oracle-proof = L’oracle signe chaque nombre aléatoire. Sa signature se trouve dans la transaction qui a livré le nombre. Votre navigateur la vérifie ici avec une clé de l’oracle qui figure sur la liste : aucun nœud ne peut inventer le nombre. La demande qui correspond à ce tirage reste indiquée par les nœuds.
step-failed-lead-payload = Les données publiées ne sont pas complètes et bien formées.
step-failed-lead-replayable = Ce qu’il faut pour rejouer n’est pas publié comme il le devrait.
step-failed-lead-event-id = L’id publié pour la blockchain n’est pas celui de cet événement.
step-failed-lead-deck-hash = Le deck affiché ici n’est pas celui qui a été fixé.
step-failed-lead-salt = Le sel ne correspond pas à son engagement.
step-failed-lead-deck-commitment = Les engagements publiés de cet événement ne vont pas ensemble.
step-failed-lead-draws = Les pioches enregistrées ne sont pas celles que donnent la graine et le deck publiés.
step-failed-lead-recipe = Ce tirage désigne une autre recette que celle qui est publiée.
step-failed-lead-history = L’historique publié se contredit.
step-failed-lead-window = Tous les tirages qui auraient pu prendre cette carte ne sont pas pris en compte.
step-failed-lead-pull-key = Le nombre aléatoire affiché n’est pas lié à cet achat.
step-failed-lead-version-rules = Les probabilités et les cartes ne respectent pas les règles selon lesquelles elles ont été vendues.
step-failed-lead-version-root = La preuve ne montre pas que le nombre aléatoire a été demandé pour les probabilités et les cartes affichées ici.
step-failed-lead-version-anchor = Les probabilités et les cartes n’ont pas été fixées comme publié.
step-failed-lead-purchase-anchor = L’achat n’a pas été fixé comme publié.
step-failed-lead-stock = Le pack avait une probabilité pour une tranche sans une seule carte en stock.
step-failed-lead-word = La preuve ne montre pas que le nombre aléatoire est venu après sa demande.
step-failed-lead-replay = Un tirage enregistré n’est pas ce que donne son nombre aléatoire.
step-failed-lead-award = La carte que vous avez reçue n’est pas celle que donnent les règles.
step-failed-lead-contract = Le contrat contient une autre valeur que celle que la boutique a publiée.
step-failed-contract-nothing = Le contrat ne contient rien là où la boutique a publié une valeur.
step-failed-version-too-late = Les probabilités et les cartes ont été fixées trop tard.
step-failed-purchase-too-late = L’achat a été fixé trop tard.
step-failed-logs-left-out = L’historique publié omet un nombre aléatoire qui est sur la blockchain.
step-failed-lead-seed-origin = La graine n’est pas la réponse de l’oracle à la demande de cet événement.
step-failed-lead-word-origin = Un nombre aléatoire n’est pas celui que l’oracle a livré.
step-failed-lead-chain-logs = L’historique publié diffère de la blockchain.
step-failed-lead-oracle-proof = La signature de l’oracle prouve un autre nombre aléatoire.
step-failed-means-payload = Les données publiées ne peuvent pas être lues comme le veut la spécification ; ce qui en dépend n’a donc pas été contrôlé.
step-failed-means-replayable = Ce qu’il faut pour rejouer n’est pas publié comme il le devrait.
step-failed-means-event-id = La valeur inscrite peut appartenir à un autre événement.
step-failed-means-deck-hash = Une carte, un prix ou l’ordre diffère du deck qui a été fixé.
step-failed-means-salt = Ce n’est pas le sel qui a été fixé avant que la graine existe.
step-failed-means-deck-commitment = Les engagements publiés ne vont pas ensemble ; ils ne montrent donc pas que le deck et le sel ont été fixés à l’avance.
step-failed-means-draws = Au moins une pioche de ce rapport n’est pas ce que donnent la graine, le deck et les ids de compte publiés.
step-failed-means-recipe = Les probabilités et les cartes ont été fixées sous packs_v1, ou la preuve et son enregistrement indiquent des recettes différentes. Donner un autre nom au tirage ne change pas ce qui a été fixé.
step-failed-means-history = Le contrat n’écrit qu’une fois ; il ne peut donc pas avoir écrit les deux.
step-failed-means-window = Un tirage qui aurait pu prendre votre carte n’est pas montré ; votre carte ne peut donc pas être établie avec certitude.
step-failed-means-pull-key = Le nombre aléatoire affiché peut appartenir à un autre achat.
step-failed-means-version-rules = Les probabilités ou la liste des cartes ne respectent pas les règles de la boutique elle-même.
step-failed-means-version-root = Ce pourraient être d’autres probabilités et cartes que celles pour lesquelles le nombre aléatoire a été demandé.
step-failed-means-version-anchor = Les probabilités ou la liste des cartes ont pu être choisies une fois le tirage en cours.
step-failed-means-purchase-anchor = Ce qui comptait comme rupture de stock, et donc les cartes qui pouvaient être tirées, a pu être choisi une fois le tirage en cours.
step-failed-means-stock = Un jet dans cette tranche ne pouvait pas en donner une carte.
step-failed-means-word = Le nombre aléatoire a pu être connu avant d’être demandé, ou n’est pas montré du tout.
step-failed-means-replay = Au moins un tirage enregistré n’est pas ce que donne son nombre aléatoire.
step-failed-means-award = La carte que vous avez reçue n’est pas celle que donne le nombre aléatoire.
step-failed-means-contract = La blockchain et les données publiées par la boutique diffèrent.
step-failed-means-seed-origin = L’oracle a livré un autre nombre aléatoire pour cet événement, ou une autre transaction a fixé l’événement.
step-failed-means-word-origin = L’oracle a répondu à la demande de ce tirage par un autre nombre aléatoire ; celui qui a décidé de la carte ne vient donc pas de lui.
step-failed-means-chain-logs = Ce que la boutique a publié comme historique n’est pas ce que la blockchain a enregistré.
step-failed-means-oracle-proof = Pour cette demande, l’oracle a signé un autre nombre aléatoire que celui qui est publié.
step-failed-todo-payload = Chargez la preuve une nouvelle fois. Si rien ne change, enregistrez le fichier de preuve et envoyez-le à la boutique en indiquant le champ.
step-failed-todo-deck-hash = Enregistrez le fichier de preuve maintenant, et demandez à la boutique d’expliquer les deux valeurs ci-dessus.
step-failed-todo-draws = Trouvez votre propre pioche ci-dessous. Enregistrez le fichier de preuve, et interrogez la boutique sur les pioches indiquées ici.
step-failed-todo-recipe = Enregistrez le fichier de preuve, et demandez à la boutique quelle recette ce tirage a suivie et où elle est publiée.
step-failed-todo-history = Enregistrez le fichier de preuve, et demandez à la boutique les entrées qui manquent ou qui se contredisent.
step-failed-todo-purchase-anchor = Enregistrez le fichier de preuve maintenant, et interrogez la boutique sur cet achat en indiquant ce contrôle.
step-failed-todo-replay = Enregistrez le fichier de preuve maintenant, et demandez à la boutique la carte que donnent les règles.
step-failed-todo-contract = Enregistrez le fichier de preuve, et confirmez de nouveau par un autre nœud.
step-rule-replayable = possibilité de rejeu
step-checked-by = Ceci doit être vrai : { $checks } Spécification : { $rule }.
step-what-it-means = Ce que cela signifie.
step-what-to-do = Ce que vous pouvez faire.
step-more-differ = { $more ->
    [one] { $more } autre qui diffère
   *[other] { $more } autres qui diffèrent
  }
step-more-differ-of = { $more ->
    [one] { $more } autre sur { $of } qui diffère
   *[other] { $more } autres sur { $of } qui diffèrent
  }
step-more-of = { $more } de plus sur { $of }
step-more-agree = { $more ->
    [one] { $more } autre qui concorde
   *[other] { $more } autres qui concordent
  }

## detail

detail-one-agrees = La seule comparaison concorde.
detail-all-agree = { $count ->
    [2] Les deux comparaisons concordent.
   *[other] Les { $count } comparaisons concordent toutes.
  }
detail-differs = Une comparaison ne concorde pas.
detail-more = { $first } Autres différences : { $more }.

## timeline

timeline-heading = Ce qui s’est passé, dans l’ordre
timeline-exact = Valeurs exactes
timeline-transaction = transaction
timeline-locked-in-holds = Oui, c’était fixé avant : les probabilités, les cartes et cet achat ont été inscrits avant la demande du nombre aléatoire.
timeline-locked-in-by-history = L’historique de la boutique dit que c’était fixé avant : les probabilités, les cartes et cet achat ont été inscrits avant la demande du nombre aléatoire.
timeline-locked-in-broken = Rien ne montre que tout cela était fixé à l’avance. La ligne ci-dessous indique pourquoi.
timeline-locked-in-elsewhere = Selon l’historique de la boutique, cette pioche a été fixée comme le veulent les règles. Rien ne montre qu’un autre tirage dont elle dépend l’a été.
timeline-locked-in-untold = Cette preuve ne permet pas de dire si c’était fixé avant.
timeline-once-holds = Le contrat a une demande, et un seul nombre aléatoire est venu après elle.
timeline-once-by-history = L’historique de la boutique contient exactement une demande, puis un seul nombre aléatoire.
timeline-once-broken = Rien ne montre une seule demande, puis son nombre aléatoire. La ligne ci-dessous indique pourquoi.
timeline-once-elsewhere = D’après l’historique de la boutique, la demande et le nombre aléatoire de cette pioche sont dans l’ordre. Rien ne montre que ceux d’un autre tirage le sont.
timeline-once-untold = Cette preuve ne permet pas de dire s’il y a eu exactement une demande.
timeline-chain-differs = La blockchain diffère de la preuve : voir « La blockchain le confirme-t-elle ? ».
timeline-chain-agrees = Le contrat et ses logs le confirment.
timeline-chain-holds = Le contrat contient les mêmes valeurs, mais l’endroit où chacune a été inscrite n’a pas pu être lu.
timeline-chain-unread = C’est l’historique que la boutique a publié. La blockchain n’a pas encore été lue.
timeline-version = Probabilités et cartes
timeline-stock = Le stock a été relevé
timeline-purchase = Achat
timeline-request = Demande du nombre aléatoire
timeline-word = Nombre aléatoire
timeline-another-pack = Un nombre aléatoire pour un autre Pack
timeline-another-other = Un nombre aléatoire pour autre chose qu’un Pack
timeline-another-unknown = Un nombre aléatoire, et la preuve ne montre pas pour quoi
timeline-version-means = Une fois fixées, personne ne peut les changer.
timeline-stock-means = La boutique date d’ici sa liste des ruptures de stock.
timeline-purchase-means = Une fois l’achat fixé, personne ne peut changer ses probabilités, ses cartes ni cette liste.
timeline-request-means = Les règles permettent une demande à l’oracle par pioche.
timeline-word-means = Il décide de la carte.
timeline-nowhere = La preuve n’en fournit aucune entrée.
timeline-contradicted = La preuve en fournit des entrées qui se contredisent.
timeline-word-for-pack = pour un Pack, achat
timeline-word-for-other = pour autre chose qu’un Pack, clé
timeline-word-for-unknown = sans usage montré, clé
timeline-times-to-come = Confirmez sur la blockchain pour voir l’heure de chaque bloc.
timeline-times-told = Le nœud a donné ces heures de blocs. Elles sont pour information : le contrôle n’utilise que l’ordre.
timeline-times-saved = Ces heures viennent du fichier enregistré et ne sont pas contrôlées. Le contrôle n’utilise que l’ordre.
timeline-times-not-told = Les heures de ces blocs ne sont pas connues. Le contrôle n’utilise que l’ordre.
timeline-times-not-saved = Le fichier enregistré ne contient pas les heures de ces blocs. Confirmez sur la blockchain pour les voir.
timeline-before-request = Ce point devrait venir avant la demande du nombre aléatoire, au { $wanted }.
timeline-after-stock = Ce point devrait venir après le relevé du stock, au { $wanted }.
timeline-after-request = Ce point devrait venir après la demande du nombre aléatoire, au { $wanted }.
timeline-others-packs = { $packs ->
    [one] { $packs } autre nombre aléatoire : pour un autre Pack
   *[other] { $packs } autres nombres aléatoires : pour d’autres Packs
  }
timeline-others-no-packs = { $others ->
    [one] { $others } autre nombre aléatoire : pour autre chose qu’un Pack
   *[other] { $others } autres nombres aléatoires : pour autre chose qu’un Pack
  }
timeline-others-both = { $all } autres nombres aléatoires : { $packs } pour d’autres Packs, { $others } pour autre chose qu’un Pack
timeline-others-unknown = { $all ->
    [one] { $all } autre nombre aléatoire
   *[other] { $all } autres nombres aléatoires
  }
timeline-left-out = { $words ->
    [one] { $words } nombre aléatoire antérieur n’est pas listé ici.
   *[other] { $words } nombres aléatoires antérieurs ne sont pas listés ici.
  }

## tool

tool-mark-flattened = Cette preuve porte la marque d’un programme qui écrit les objets et les listes sous une autre forme, comme un interpréteur de commandes ou l’export d’une base de données. Récupérez la preuve de nouveau et enregistrez-la telle quelle.
tool-mark-shortened = Cette preuve porte la marque d’un programme qui raccourcit ou masque des valeurs, comme la console d’un navigateur ou un journal. Récupérez la preuve de nouveau et enregistrez-la telle quelle.
tool-mark-typeset = Cette preuve porte la marque d’un programme qui met le texte en forme, comme un traitement de texte ou une messagerie : un id y contient leurs tirets ou leurs espaces. Récupérez la preuve de nouveau et enregistrez-la telle quelle.
tool-mark-rounded = Cette preuve porte la marque d’un programme qui garde les nombres en virgule flottante, comme un script, la visionneuse d’un navigateur, jq ou un tableur : des nombres y semblent arrondis ou réécrits. Récupérez la preuve de nouveau et enregistrez-la telle quelle.
tool-mark-retyped = Cette preuve porte la marque d’un programme qui change le type des nombres, comme un tableur, une table ou un convertisseur : des nombres entiers y sont des textes ou ont des décimales. Récupérez la preuve de nouveau et enregistrez-la telle quelle.
tool-mark-recoded = Cette preuve porte la marque d’un programme qui a lu son texte dans un autre encodage, comme un éditeur ou un interpréteur de commandes : des caractères y sont perdus ou mal lus. Récupérez la preuve de nouveau et enregistrez-la telle quelle.
tool-mark-escaped = Cette preuve porte la marque d’un programme qui écrit du texte pour une page web : des caractères y sont écrits comme en HTML. Récupérez la preuve de nouveau et enregistrez-la telle quelle.

## trouble

trouble-another-file = Ouvrez le fichier que vous avez enregistré avec « Enregistrer le fichier de preuve », ou le fichier de preuve de votre boutique.
trouble-again = Réessayez dans un moment, ou ouvrez plutôt le fichier d’une preuve enregistrée.
trouble-another-build = Cette page doit être rechargée
trouble-another-build-says = Cette page et son vérificateur viennent de deux versions différentes ; rien n’a donc été contrôlé.
trouble-another-build-cause = La page est le build { $page } ; le vérificateur indique le build { $build }.
trouble-another-build-way-on = Rechargez la page. Si rien ne change, videz le cache du navigateur pour ce site.
trouble-no-vectors = Ce navigateur est trop ancien pour le contrôle
trouble-no-vectors-says = Le contrôle utilise une partie de WebAssembly que les navigateurs ont depuis 2023 et qui manque à celui-ci ; rien n’a donc été contrôlé.
trouble-no-vectors-cause = Le navigateur n’accepte pas un module WebAssembly qui utilise des vecteurs de 128 bits (SIMD) ou des types de référence.
trouble-no-vectors-way-on = Mettez ce navigateur à jour, ou ouvrez la page dans un autre.
trouble-no-worker = Le vérificateur n’a pas fonctionné
trouble-no-worker-says = La partie de cette page qui fait le contrôle n’a pas démarré, ou s’est arrêtée d’elle-même ; rien n’a donc été contrôlé.
trouble-no-worker-cause = Le navigateur ne donne pas de raison. Il se peut qu’il n’autorise pas les web workers ou WebAssembly ici.
trouble-no-worker-way-on = Rechargez la page, ou essayez un autre navigateur.
trouble-not-ready = Pas encore abouti, dit la boutique
trouble-not-ready-says = La boutique indique que cette pioche, ou une pioche voisine, n’a pas encore abouti. packproof ne peut pas le vérifier. Selon les règles publiées, une pioche attend quand la blockchain ou l’oracle est lent, et elle n’est jamais changée ni tirée de nouveau.
trouble-not-ready-cause = La boutique a répondu 404 avec proof_not_ready.
trouble-not-ready-way-on = Cette page demande de nouveau d’elle-même, et le lien reste le même. Si la boutique dit encore la même chose après un jour, demandez-lui pourquoi et envoyez-lui ce lien.
trouble-unknown-id = Introuvable
trouble-unknown-id-says = Cette boutique n’a aucune preuve avec cet id. Le lien n’a peut-être pas été copié en entier.
trouble-unknown-id-cause = La boutique a répondu 404 avec une erreur à elle, qui n’est pas proof_not_ready.
trouble-no-file-says = Il n’y a aucun fichier à l’adresse de la preuve ; rien n’a donc été contrôlé. Cela ne dit rien de votre preuve.
trouble-not-its-own = Présente, mais ce n’est pas la réponse de la boutique
trouble-not-its-own-says = Un serveur répond à l’adresse de la boutique, mais cette réponse n’est pas celle de la boutique. Elle peut venir d’un serveur placé devant elle. Rien n’a été contrôlé, et cela ne dit rien de votre preuve.
trouble-not-its-own-cause = La réponse a le statut HTTP 404 et aucune erreur sous la forme du service de la boutique (JSON avec un « error »).
trouble-not-its-own-way-on = Cette page demande de nouveau d’elle-même. Si cela persiste, demandez à la boutique pourquoi et envoyez-lui ce lien.
trouble-busy = Occupé pour le moment
trouble-busy-says = La boutique, ou un serveur placé devant elle, est occupée en ce moment ; rien n’a donc encore été contrôlé. Cela ne dit rien de votre preuve.
trouble-busy-way-on = Cette page demande de nouveau d’elle-même, après le délai que demande la réponse.
trouble-gate = Une connexion est demandée devant la boutique
trouble-gate-says = Une connexion ou une autre barrière a refusé la demande de la preuve. packproof n’envoie ni mot de passe ni cookie ; rien n’a donc été contrôlé. Cela ne dit rien de votre preuve.
trouble-gate-way-on = Demandez à la boutique d’ouvrir ses preuves sans connexion, ou enregistrez la preuve vous-même et ouvrez-la ici.
trouble-web-page = Une page web est arrivée au lieu d’une preuve
trouble-web-page-says = La réponse est une page web au lieu d’une preuve ; rien n’a donc été contrôlé. Il peut s’agir d’une connexion, ou elle peut venir d’un serveur entre vous et la boutique. Cela ne dit rien de votre preuve.
trouble-nothing = La réponse est vide
trouble-nothing-says = Une réponse sans contenu est arrivée ; rien n’a donc été contrôlé. Elle peut venir d’un serveur entre vous et la boutique. Cela ne dit rien de votre preuve.
trouble-elsewhere-says = Votre lien vient de { $host }. Cette page ne cherche que les preuves de { $asked }, et n’en a trouvé aucune avec cet id.
trouble-elsewhere-way-on = Ouvrez le lien sur son propre site. Réessayer ici ne changera rien.
trouble-elsewhere-open = L’ouvrir sur { $host }
trouble-service-status = Aucune preuve reçue
trouble-service-status-says = Une réponse est arrivée, mais pas une preuve ; rien n’a donc été contrôlé. Elle peut venir d’un serveur entre vous et la boutique. Cela ne dit rien de votre preuve.
trouble-service-status-cause = La réponse a le statut HTTP { $status }.
trouble-unreachable = La preuve n’a pas pu être récupérée
trouble-unreachable-says = Aucune réponse n’est arrivée ; rien n’a donc été contrôlé. La cause peut être votre connexion, quelque chose qui arrête les requêtes sur cet appareil, ou la boutique. Cela ne dit rien de votre preuve.
trouble-unreachable-cause = Le navigateur ne donne pas de raison.
trouble-broke-off = La réponse s’est interrompue
trouble-broke-off-says = La réponse s’est terminée avant que la preuve entière soit arrivée ; rien n’a donc été contrôlé. Cela ne dit rien de votre preuve.
trouble-not-allowed = La boutique est là, mais une page ne peut pas lire ses erreurs
trouble-not-allowed-says = Un serveur répond à l’adresse de la boutique, mais sans l’autorisation dont un navigateur a besoin pour montrer la réponse (CORS). Une telle réponse est le plus souvent une erreur : la pioche n’a peut-être pas encore abouti. Rien n’a été contrôlé, et cela ne dit rien de votre preuve.
trouble-not-allowed-cause = La réponse n’a pas d’en-tête Access-Control-Allow-Origin pour cette page ; son statut n’est donc pas lisible non plus.
trouble-not-allowed-way-on = Cette page demande de nouveau d’elle-même. Si cela persiste, dites à la boutique que ses erreurs ont besoin des mêmes en-têtes CORS que ses preuves.
trouble-timed-out = Pas de réponse à temps
trouble-timed-out-says = La preuve n’est pas arrivée à temps ; rien n’a donc été contrôlé. La cause peut être une connexion lente ou une boutique lente. Cela ne dit rien de votre preuve.
trouble-timed-out-cause = Rien n’est arrivé pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
trouble-redirected = La réponse renvoie ailleurs
trouble-redirected-says = Elle indique une autre adresse, comme le fait la connexion d’un réseau ou de la boutique. packproof n’interroge que celle pour laquelle il a été réglé ; rien n’a donc été contrôlé. Cela ne dit rien de votre preuve.
trouble-redirected-cause = La réponse était une redirection, que packproof ne suit pas.
trouble-another-id = Une autre preuve que celle demandée
trouble-another-id-says = La boutique a répondu avec la preuve d’un autre id ; elle n’a donc pas été contrôlée sous ce lien.
trouble-another-id-cause = La preuve reçue est celle de { $shown }.
trouble-another-kind = Une autre preuve que celle demandée
trouble-another-kind-says = La boutique a répondu avec un autre type de preuve que celui que demande le lien ; elle n’a donc pas été contrôlée sous ce lien.
trouble-another-kind-event = Le lien est celui d’une pioche de Pack, et c’est le rapport d’un événement de packs qui est arrivé.
trouble-another-kind-pull = Le lien est celui d’un événement de packs, et c’est la preuve d’une pioche de Pack qui est arrivée.
trouble-saved-proof-version = Enregistrée par une autre version de packproof
trouble-saved-proof-version-says = C’est une preuve enregistrée, mais sous une forme que packproof ne connaît pas ; rien n’a donc été contrôlé.
trouble-saved-proof-version-cause = Sa forme est la version { $version } ; packproof connaît la version { $format }.
trouble-saved-proof-version-way-on = Ouvrez-la avec la page qui l’a enregistrée, ou enregistrez-la de nouveau avec celle-ci.
trouble-saved-proof-broken = Preuve enregistrée incomplète
trouble-saved-proof-broken-says = C’est une preuve enregistrée, mais une partie manque ou est illisible ; rien n’a donc été contrôlé.
trouble-empty = Vide
trouble-empty-says = Le fichier est vide : il n’y a rien à contrôler. Récupérez de nouveau la preuve, puis ouvrez-la.
trouble-empty-cause = Aucun caractère, ou seulement des espaces.
trouble-not-readable = Illisible
trouble-not-text = Ce n’est pas une preuve
trouble-not-text-says = Ce n’est pas du texte, et une preuve est un texte en JSON : c’est peut-être une image ou un fichier compressé.
trouble-not-text-encoding = Ce texte a un autre encodage que UTF-8 ou UTF-16. Enregistrez-le en UTF-8, puis ouvrez-le.
trouble-not-text-cause = L’octet { $at } n’est pas de l’UTF-8.
trouble-not-json = Ce n’est pas une preuve
trouble-not-json-cut-off = Ce JSON se termine trop tôt : il a été coupé. Récupérez de nouveau la preuve entière.
trouble-not-json-nan = Ce texte contient le nombre NaN, qui n’existe pas en JSON. Il vient d’un programme qui n’écrit pas du JSON. Récupérez de nouveau la preuve telle que le service de la boutique l’envoie.
trouble-not-json-infinity = Ce texte contient le nombre Infinity, qui n’existe pas en JSON. Il vient d’un programme qui n’écrit pas du JSON. Récupérez de nouveau la preuve telle que le service de la boutique l’envoie.
trouble-not-json-web-page = C’est une page web, pas une preuve. Si elle montre une preuve, enregistrez seulement le texte de celle-ci dans un fichier, puis ouvrez-le.
trouble-not-json-headers = Ce texte commence par les en-têtes d’une réponse web. Enregistrez la réponse sans eux (curl sans -i), puis ouvrez-la.
trouble-not-json-in-front = Dans ce texte, quelque chose précède le JSON. Enregistrez seulement le JSON, de la première accolade à la dernière, puis ouvrez-le.
trouble-not-json-behind = Dans ce texte, quelque chose suit le JSON. Enregistrez seulement le JSON, jusqu’à la dernière accolade, puis ouvrez-le.
trouble-not-json-several = Ce texte contient plusieurs objets JSON, l’un après l’autre. Écrivez chacun sur une ligne (jq -c .), ou enregistrez chacun dans un fichier à part.
trouble-not-json-other = C’est du texte, mais pas du JSON.
trouble-not-json-cause = L’endroit : ligne { $line }, colonne { $column }.
trouble-not-an-object = Ce n’est pas une preuve
trouble-not-an-object-says = C’est du JSON, mais pas un objet, et une preuve en est un.
trouble-not-an-object-list = C’est du JSON, mais une preuve est un seul objet. Enregistrez-en une preuve dans un fichier à part, puis ouvrez-le.
trouble-not-an-object-array = C’est une liste.
trouble-not-an-object-string = C’est un texte.
trouble-not-an-object-number = C’est un nombre.
trouble-not-an-object-boolean = C’est true ou false.
trouble-not-an-object-null = C’est null.
trouble-too-deep = Ce n’est pas une preuve
trouble-too-deep-says = C’est du JSON, mais imbriqué plus profondément que toute preuve.
trouble-too-deep-cause = Ses listes et ses objets sont trop imbriqués pour être lus.
trouble-not-a-payload = Ce n’est pas une preuve
trouble-not-a-payload-says = C’est du JSON, mais ni la preuve d’une pioche de Pack ni le rapport d’un événement de packs.
trouble-not-a-payload-cause = Il n’y a ni target_pull_key ni pack_event_id.
trouble-zip-says = C’est une archive ZIP, alors qu’une preuve est un seul fichier. Décompressez-la et ouvrez le fichier de preuve qu’elle contient.
trouble-gzip-says = C’est un fichier gzip qui ne peut pas être décompressé : il est endommagé, tronqué ou compressé deux fois. Demandez à nouveau le fichier.
trouble-archive-says = C’est un fichier compressé ({ $format }). Décompressez-le et ouvrez le fichier de preuve qu’il contient.
trouble-har-says = C’est un fichier HAR : l’enregistrement, par un navigateur, de ses requêtes et de leurs réponses. Ce n’est pas une preuve en soi. Enregistrez-en la réponse de la boutique dans un fichier, puis ouvrez celui-ci.
trouble-report-says = C’est un rapport de packproof sur une preuve, et non la preuve elle-même. Ouvrez le fichier de preuve sur lequel il porte.
trouble-envelope-says = Dans ce JSON, la preuve est enveloppée : elle se trouve sous « { $key } ». Enregistrez ce qui s’y trouve dans un fichier à part, puis ouvrez celui-ci.
trouble-lines-says = Ce fichier a { $lines } lignes, avec un texte JSON dans chacune. On en ouvre au plus { $limit } à la fois. Divisez-le en fichiers plus petits.
trouble-packed-cause = Le format se reconnaît aux premiers octets du fichier.
trouble-file = Fichier non lu
trouble-file-gone-says = Le fichier n’est plus là où vous l’avez choisi : il a été déplacé, renommé ou supprimé.
trouble-file-unreadable-says = Le navigateur n’a pas pu lire le fichier : il a été modifié après que vous l’avez choisi, ou le navigateur n’a pas le droit de le lire.
trouble-file-way-on = Choisissez à nouveau le fichier.
trouble-folder-says = Le dossier a plus de { $limit } fichiers. Choisissez-en un plus petit.
trouble-too-large = Trop volumineux
trouble-too-large-says = C’est plus volumineux que toute preuve : cette page lit jusqu’à { $limit }.
trouble-too-large-cause = Taille : { $size ->
    [one] { $size } octet
   *[other] { $size } octets
  } ou plus ; la limite est de { $limit ->
    [one] { $limit } octet
   *[other] { $limit } octets
  }.
trouble-reload = Recharger la page
trouble-another-proof = Contrôler une autre preuve
trouble-dismiss = Masquer
trouble-cause = Cause
trouble-no-name = sans nom
trouble-tells-unknown = il indique quelque chose d’inconnu
trouble-not-as-built = Non contrôlé
trouble-not-as-built-says = La partie de cette page qui fait le contrôle diffère de l’original ; elle n’a donc pas été lancée et rien n’a été contrôlé. Cela ne dit rien de votre preuve.
trouble-not-loaded-says = La partie de cette page qui fait le contrôle n’a pas pu être chargée ; rien n’a donc été contrôlé. Cela ne dit rien de votre preuve.
trouble-offline = Votre navigateur signale que cet appareil est hors ligne. Si c’est le cas, aucun lien de preuve ne peut être contrôlé pour l’instant. Si vous avez gardé packproof.html, toute la page en un seul fichier, il ouvre les preuves enregistrées sans réseau.
trouble-not-as-built-way-on = Vérifiez votre connexion et réessayez, ou rechargez la page. Si rien ne change, essayez un autre réseau ou un autre navigateur.
trouble-no-service = Ce fichier ne connaît aucune boutique à interroger
trouble-no-service-says = Un lien de preuve s’ouvre sur la page de la boutique elle-même. Ceci est packproof sous forme de fichier : il n’a interrogé personne, et rien n’a été contrôlé.
trouble-no-service-cause = Aucun service n’est désigné dans le fichier lui-même (ses réglages n’ont pas de « service »).
trouble-no-service-way-on = Ouvrez le lien dans votre navigateur, enregistrez-y la preuve, et ouvrez ce fichier-là ici.
trouble-self-test = N’utilisez pas cette page
trouble-self-test-says = Avant de contrôler une preuve, la page fait répondre son vérificateur à { $all } preuves dont les réponses sont connues. Réponses fausses : { $wrong }. La vôtre ne lui a donc pas été soumise.
trouble-self-test-cause = Réponse fausse à : { $wrong }. Le défaut est dans le vérificateur tel qu’il est parvenu à ce navigateur, ou dans la façon dont cet appareil l’exécute.
trouble-self-test-way-on = Cela ne dit rien de votre preuve. Rechargez la page ; si rien ne change, contrôlez la preuve dans un autre navigateur ou sur un autre appareil, et prévenez qui exploite ce site.
trouble-contradicts-itself = Ce programme se contredit
trouble-contradicts-itself-says = La page contrôle chaque preuve deux fois, avec deux de ses programmes, et leurs résultats diffèrent. Aucun n’est donc valable, et rien ne peut être confirmé, enregistré ni partagé.
trouble-contradicts-itself-cause = Les deux résultats diffèrent. L’un des programmes est arrivé endommagé, ou cet appareil l’exécute mal.

## trust

trust-why-code = Tout ici a été calculé par du code que ce site a envoyé à votre navigateur, et un autre code pourrait afficher n’importe quel verdict. Le numéro du build est le début d’un hash de toute la source : même source, même numéro.
trust-why-contract = C’est celui que la boutique désigne ici. Un contrat semblable, avec son propre code, pourrait réussir tous les contrôles.
trust-why-endpoint = La chaîne est lue par des ordinateurs que d’autres exploitent, et l’un d’eux pourrait répondre à sa guise. Chaque nœud est contrôlé seul, et seul compte ce que tous montrent. Un nœud honnête suffit donc : il faudrait que tous mentent de concert.
trust-why-oracle = Le nombre aléatoire décide de chaque tirage. L’oracle le signe avec sa clé et ne peut pas le choisir. Une fois la blockchain lue, votre navigateur vérifie cette signature. Là où il ne le peut pas, packproof s’appuie sur le contrat de l’oracle, qui l’a vérifiée.
trust-why-unbound = La preuve ne couvre pas ces points ; un contrôle réussi n’en dit donc rien.
trust-what-to-do-code = Enregistrez le fichier de preuve, et faites-le contrôler là où vous faites confiance au code : sur un autre site qui utilise packproof, ou dans un terminal, à partir de la source.
trust-what-to-do-endpoint = Sous « La blockchain le confirme-t-elle ? », choisissez deux ou trois nœuds, ou le vôtre.
trust-what-to-do-oracle = Sous « La blockchain le confirme-t-elle ? », regardez à quels coordinateurs un nombre aléatoire a été demandé, et si l’exploitant de l’oracle les publie pour ce réseau.
trust-still-trusted = Ce à quoi vous faites encore confiance
trust-code = Le code de packproof, build { $build }.
trust-no-contract-named = La preuve n’indique aucun contrat à lire.
trust-contract-once = packproof lit ce que contient le contrat et croit son code : qu’il n’inscrit un id qu’une seule fois, demande un seul nombre aléatoire par achat et ne l’accepte que de l’oracle.
trust-endpoint-at = , lecture au bloc { $number }
trust-endpoint-unread =  ; pour ce qui n’a pas été montré, la boutique
trust-endpoint-rest-proven =  ; le reste est prouvé par la signature de l’oracle
trust-endpoint-not-replayed = Pour l’instant la boutique, puisqu’aucune carte n’a été vérifiée
trust-endpoint-shops-word = La boutique, pour dire que tout cela a été inscrit à temps
trust-endpoint-one = Le nœud { $there }{ $at } : tout repose sur lui{ $rest }.
trust-endpoint-several = Que l’un des nœuds { $there } soit honnête{ $at }. S’il l’est, ce résultat est juste{ $rest }.
trust-endpoint-contradict = Personne pour l’instant : les nœuds { $there } se contredisent{ $at }.
trust-oracle-unseen = L’oracle : que personne n’ait choisi ni prévu son nombre aléatoire.
trust-oracle-published = L’oracle : son nombre aléatoire est passé par un coordinateur que Chainlink publie pour ce réseau.
trust-oracle-listed = L’oracle : son nombre aléatoire est passé par un coordinateur qui figure sur la liste de ce site.
trust-oracle-proven = L’oracle : qu’il est seul à détenir { $count ->
    [one] la clé { $keys }, avec laquelle le nombre aléatoire est signé
   *[other] les clés { $keys }, avec lesquelles les nombres aléatoires sont signés
  }. Votre navigateur a vérifié la signature.
trust-oracle-unknown = L’oracle : un nombre aléatoire vient d’un coordinateur que personne n’a publié, 0x{ $address }.
trust-unbound-pack-event = La boutique, pour ce que la preuve ne couvre pas : à qui sont les ids de compte, pourquoi l’événement s’est terminé à ce moment, et les images.
trust-unbound-pack-pull = La boutique, pour ce que la preuve ne couvre pas : à qui est cet achat, ce qui était en rupture de stock, et quelle est la carte.
trust-unbound-event-accounts = Aucun engagement ne couvre les ids de compte, et un autre id tire une autre carte. Vous seul connaissez le vôtre : comparez-le à celui qui figure à côté de votre pioche.
trust-unbound-event-order = Quiconque connaît la graine connaît l’ordre à venir ; la preuve ne montre donc pas qui y a obtenu quelle place. Les heures à côté des pioches sont celles de la boutique.
trust-unbound-event-end = La boutique peut choisir la fin. La preuve vaut pour les pioches qui ont eu lieu, et ne dit pas pourquoi il n’y en a pas eu plus. S’il restait des cartes, interrogez la boutique.
trust-unbound-event-names = La boutique a choisi noms, titres, images et prix. La preuve couvre les ids de cartes, leur ordre et les ids de compte, mais ni paiement ni personne. Comparez avec la carte que vous avez reçue.
trust-unbound-pull-name = La boutique a choisi le nom. La preuve ne lie un achat ni à une personne ni à un paiement. Comparez l’id de l’achat à celui de votre reçu.
trust-unbound-pull-stock = Les ruptures de stock, et leur date, sont ce que la boutique a déclaré. D’après les règles, l’engagement de l’achat les fixe, que ce soit exact ou non : comparez avec ce qui était en vente quand vous avez payé.
trust-unbound-pull-card = La preuve couvre l’id d’inventaire d’une carte. Seule la boutique dit de quelle carte il s’agit : comparez avec celle que vous avez reçue.
trust-fingerprint = De quel fichier il s’agit, exactement
trust-fingerprint-why = Le SHA-256 de tous les octets du fichier. Le même fichier donne la même valeur ; la moindre différence en donne une autre.
trust-fingerprint-name = le SHA-256 du fichier
trust-self-test = Autotest : { $passed } sur { $all }. Avant ce contrôle, le vérificateur a donné la bonne réponse pour chaque preuve dont la réponse est connue.

## unread

unread-no-contract = La preuve n’indique aucune adresse de contrat à lire. Demandez-la à la boutique.
unread-unknown-chain = L’adresse du contrat ne contient rien sur cette chaîne. packproof ne connaît pas le réseau ; ce peut donc être une autre chaîne : demandez à la boutique laquelle c’est.
unread-inconsistent = Le nœud se contredit ({ $how }), donc rien ne repose sur ses réponses. Interrogez-en un autre.
unread-not-reached = La preuve indique le bloc { $needed }. Le bloc le plus récent est le { $newest }, vieux de { $age }. Réessayez dans une minute.
unread-not-reached-event = Le bloc le plus récent est le { $newest }, vieux de { $age }, et le contrat ne contient rien pour cet événement. Réessayez dans une minute.
unread-age-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
unread-age-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
unread-age-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
unread-age-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
unread-end-not-shown = La réponse du nœud ne montre pas qu’il a le bloc { $block } ; elle peut donc être incomplète. Réessayez dans une minute.
unread-not-settled = Il a fallu interroger le nœud une deuxième fois, et il n’a pas donné son bloc le plus récent. Réessayez, ou interrogez-en un autre.
unread-not-the-contract = L’adresse contient du code qui ne répond pas comme le contrat. Demandez à la boutique où se trouve son contrat.
unread-many-inputs = { $count ->
    [one] { $count } réponse échouée de l’oracle n’a pas été examinée, car il y en a plus que packproof n’en lit. Demandez à la boutique pourquoi.
   *[other] { $count } réponses échouées de l’oracle n’ont pas été examinées, car il y en a plus que packproof n’en lit. Demandez à la boutique pourquoi.
}
unread-no-anchor = Aucune transaction ne montre que cet événement a été fixé. Demandez-la à la boutique.
unread-unknown-transaction = Le nœud ne connaît pas la transaction { $hash }. Interrogez-en un autre, de préférence un qui conserve tout l’historique.
unread-log-not-seen = Le nœud ne montre pas le log au { $at }. Interrogez-en un autre, de préférence un qui conserve tout l’historique.
unread-word-not-seen = Le nœud ne montre pas la réponse de l’oracle à la demande { $request }, du bloc { $from } au bloc { $to }. Interrogez-en un autre, de préférence un qui conserve tout l’historique.
unread-no-log-there = Le nœud n’a aucun log au { $at }, où il se trouve selon la boutique. Demandez à la boutique le bon endroit, ou un nœud qu’elle n’exploite pas.
unread-no-fulfilment = Le nœud montre la demande { $request } et aucune réponse de l’oracle, du bloc { $from } au bloc { $to }. Demandez à la boutique le bon endroit, ou un nœud qu’elle n’exploite pas.
unread-unknown-log = La signification du log du contrat au { $at } est inconnue. Ce peut être un nombre aléatoire qui a été omis : demandez à la boutique ce que c’est.
unread-no-older-logs = La boutique fait commencer la fenêtre au bloc { $block }, et le nœud ne montre aucun log aussi ancien. Soit il n’en garde pas, soit le contrat n’en avait pas encore. Interrogez-en un qui conserve tout l’historique.
unread-no-indexes = Le nœud ne numérote pas les logs du bloc { $block } selon leur place dans le bloc. Interrogez-en un autre.
unread-answered-elsewhere = L’oracle a répondu à la demande { $request }, mais le contrat a donné la réponse à autre chose. Demandez à la boutique pourquoi.
unread-refuted = Certains de vos nœuds le démentent et d’autres non : l’un d’eux est dans l’erreur ou en retard. Laissez-en un de côté pour voir ce que montrent les autres.
unread-two-chains = Vos nœuds sont sur des chaînes différentes, et packproof ne sait pas laquelle la preuve désigne. Interrogez de nouveau, avec les nœuds d’un seul réseau.
unread-request-unclear = Le nœud ne montre aucune demande à l’oracle pour { $hash }. Interrogez-en un autre, de préférence un qui conserve tout l’historique.
unread-several-requests = Plusieurs demandes à l’oracle correspondent à { $hash } et rien ne les distingue ; on ne sait donc pas quel nombre aléatoire compte. Demandez à la boutique.
unread-no-request = Le reçu de { $hash } contient la demande de la boutique et aucune à l’oracle ; rien ne montre donc d’où vient le nombre aléatoire. Demandez à la boutique.
unread-no-proof = La transaction { $hash }, telle que le nœud l’a renvoyée, ne contient aucune signature de l’oracle qui corresponde à ce nombre aléatoire. Interrogez-en un autre.
unread-other-code = Le code du contrat a le hash { $found }, et le code que l’exploitant de ce site a lu a le hash { $listed }. Demandez-lui pourquoi.
unread-too-much-work = Il y a ici plus d’entrées et de logs que packproof n’en compare, bien plus que n’en a une preuve normale. Demandez à la boutique pourquoi.
unread-unlisted-coordinator = Le nombre aléatoire vient d’un coordinateur que personne n’a publié, { $address }. Qui l’exploite a pu choisir le nombre. Demandez à la boutique à qui il appartient.
unread-unlisted-key = La signature vient de la clé { $key }, que l’exploitant de l’oracle ne publie pas pour ce réseau. Demandez à la boutique à qui elle appartient.
unread-block-not-proven = L’en-tête ou les reçus du bloc { $number } n’ont pas le hash qu’indique la preuve de l’oracle. packproof ne peut pas prouver les blocs de ce réseau.
unread-fault-unreachable = { $host } est resté injoignable.
unread-fault-stopped = { $host } est resté injoignable. La requête a échoué aussitôt alors que cet appareil est en ligne ; votre navigateur l’a peut-être arrêtée : un bloqueur de contenu ou un bouclier de confidentialité.
unread-fault-near = { $host } est resté injoignable. Il se trouve sur cet appareil ou dans son réseau, et certains navigateurs n’y laissent accéder une page qu’avec votre autorisation.
unread-fault-not-allowed = { $host } est bien là, mais ne permet pas aux pages web de l’interroger (CORS).
unread-fault-busy = { $host } est occupé, ou n’a pas répondu à temps.
unread-fault-malformed = { $host } a répondu sous une forme que packproof ne peut pas lire.
unread-fault-refused = { $host } a refusé : { $message } (code { $code }).
unread-fault-wrong-chain = { $host } appartient à la chaîne { $found }, et le fichier de preuve indique la chaîne { $wanted }.
unread-fault-not-the-contract = { $host } ne montre aucun contrat de ce genre à l’adresse publiée.
unread-fault-no-logs = { $host } a refusé les logs des blocs { $from } à { $to }.
unread-fault-inconsistent = { $host } se contredit : { $how }. Rien ne repose sur ses logs.
unread-fault-same-operator = { $host } n’a pas été interrogé, car une autre adresse de votre liste a le même hôte. Les deux appartiennent à un seul exploitant et comptent pour un seul nœud.
unread-way-on-unreachable = Vérifiez votre connexion, ou essayez-en un autre.
unread-way-on-stopped = Désactivez votre bloqueur ou bouclier pour cette page, vérifiez l’adresse, ou essayez-en un autre.
unread-way-on-near = Vérifiez que le nœud fonctionne. Dans les réglages du navigateur pour ce site, à côté de l’adresse, autorisez l’accès au réseau local, puis réessayez.
unread-way-on-not-allowed = Choisissez un autre nœud : celui-ci n’est pas fait pour les pages web. Votre propre nœud a un réglage pour cela.
unread-way-on-busy = Attendez une minute et interrogez-le de nouveau, ou interrogez-en un autre.
unread-way-on-no-endpoint = Vérifiez que son adresse est bien celle d’un nœud, ou interrogez-en un autre.
unread-way-on-refused = Vérifiez que son adresse est entière, avec sa clé s’il en demande une, ou interrogez-en un autre, de préférence un qui garde tout l’historique.
unread-way-on-network = Choisissez un nœud de { $name }.
unread-way-on-local = Choisissez un nœud d’un réseau local de développement.
unread-way-on-chain = Choisissez un nœud de la chaîne { $wanted }.
unread-way-on-not-the-contract = Cherchez l’adresse dans l’explorateur du réseau : si elle n’y porte pas non plus de contrat, demandez à la boutique où se trouve le sien.
unread-way-on-no-logs = Interrogez-en un autre : certains gardent tout l’historique et fournissent plus de blocs à la fois.
unread-way-on-same-operator = Ajoutez un nœud d’un autre exploitant.
unread-way-on-inconsistent = Choisissez un autre nœud. Certains numérotent les logs à leur façon, ce qui ne dit rien de la preuve.
inconsistent-two-logs = deux logs au { $at }
inconsistent-two-places = un log au { $at } et au { $other }
inconsistent-not-asked = un log au { $at } qui n’était pas demandé
inconsistent-two-hashes = deux hachages du bloc { $block }

## value

value-entry = { $hash } ({ $at })
value-short-entry = { $hash } ({ $at })
value-position = bloc { $block }, log { $log_index }
value-form-present = une valeur
value-form-object = un objet
value-form-list = une liste
value-form-leaf = une paire formée de l’id d’une carte et de sa valeur en centimes
value-form-bands = une liste d’au plus 255 tranches
value-form-text = un texte
value-form-boolean = true ou false
value-form-integer = un nombre entier jusqu’à { $most }
value-form-position-integer = un nombre entier jusqu’à { $most }, ou le même en hexadécimal
value-form-user-id = un texte ou un nombre entier
value-form-hash32 = 32 octets en hexadécimal
value-form-bare-hash32 = exactement 64 chiffres hexadécimaux
value-form-hyphenated = un UUID avec ses tirets
value-form-word = de 1 à 64 chiffres hexadécimaux
value-form-uuid = un UUID, avec ou sans tirets
value-form-uuid-or-null = un UUID, avec ou sans tirets, ou null
value-form-log-kind = l’un de anchored, requested et fulfilled
value-form-once-in-deck = un id que n’a aucune autre carte du deck
value-form-once-in-records = une clé que n’a aucun autre enregistrement
value-form-target-record = l’enregistrement de cette pioche
value-place-payload = Le fichier de preuve
value-place-pull = Pioche { $number }
value-place-card = { $draw }, carte { $card }
value-place-key = Clé { $key }
value-this-pull = Cette pioche
value-this-event = Cet événement
value-draw-of-purchase = Le tirage de l’achat { $purchase }
value-draw-of-key = Le tirage de clé { $pull_key }
value-place-band = { $draw }, tranche { $band }
value-nothing = rien

## verdict

verdict-not-over-yet = Pas encore terminé
verdict-contradicted = Vos nœuds se contredisent
verdict-word-verified = Vérifié
verdict-word-origin-unknown = Nombre aléatoire d’origine inconnue
verdict-word-not-confirmed = Non confirmé
verdict-word-refuted = Un nœud dément cette preuve
verdict-word-verified-offline = Le compte y est
verdict-word-not-verified = Non vérifié
verdict-word-not-replayable = Rejeu impossible
verdict-not-confirmed = Pas encore confirmé sur la blockchain
verdict-confirmed-so-far = Confirmé sur la blockchain jusqu’ici
verdict-recorded = Confirmé le { $at } par { $who }{ $block }, selon ce fichier
verdict-recorded-checking = Les réponses enregistrées dans ce fichier sont encore en cours de contrôle.
verdict-mark-word-waiting = pas encore contrôlé
verdict-mark-word-history = réussi, d’après l’historique de la boutique
verdict-mark-word-recorded = réussi, d’après ce fichier
verdict-mark-word-data = réussi, d’après les données elles-mêmes
verdict-mark-word-chain = réussi, confirmé sur la blockchain
verdict-mark-word-proof = réussi, prouvé par la signature de l’oracle
verdict-mark-word-failed = non réussi
verdict-mark-word-skipped = non contrôlé
verdict-all-passed = { $passed } contrôles sur { $checkable } réussis
verdict-agrees-event = Les règles et la graine aléatoire publiées donnent exactement ces cartes
verdict-agrees-no-pulls = Aucune carte de cet événement n’a été piochée
verdict-agrees-empty-deck = Le deck publié est vide, et aucune carte n’a été piochée
verdict-agrees-pull = Les règles et le nombre aléatoire publiés donnent exactement cette carte
verdict-agrees-no-card = Selon les règles publiées, il ne restait aucune carte à tirer, comme l’indique la preuve
verdict-payment-back = Selon les règles de la boutique, l’achat est annulé et votre paiement revient sur le solde de votre compte.
verdict-lead-verified = { $agrees }, et la blockchain le confirme.
verdict-lead-refuted = { $count ->
    [one] { $hosts } dément cette preuve.
   *[other] { $hosts } démentent cette preuve.
  } { $shown } { $passing ->
    [one] { $passes } montre le contraire.
   *[other] { $passes } montrent le contraire.
  } L’un d’eux est dans l’erreur ou en retard, et une boutique peut aussi exploiter un nœud. Tant qu’ils ne concordent pas, rien de ce qu’ils disent ne compte comme confirmé. Interrogez-en un troisième.
verdict-lead-refuted-alone = { $count ->
    [one] { $hosts } dément cette preuve.
   *[other] { $hosts } démentent cette preuve.
  } { $shown } Cela n’apparaît pas chez { $others }. Interrogez un autre nœud.
verdict-open-no-place = La boutique ne dit pas où elle a fixé les chances.
verdict-open-contract = Rien ne montre que la boutique a fixé cela avant le tirage.
verdict-open-origin = Rien ne montre que l’oracle a donné le nombre aléatoire. La boutique a pu le choisir, et avec lui les cartes.
verdict-window = La fenêtre où l’on cherche d’autres tirages compte { $blocks } blocs et dure { $lasts }. La boutique a choisi son début.
verdict-open-entry = Rien ne montre que cet achat était fixé avant le tirage.
verdict-open-logs = Rien ne montre que chaque entrée a sa vraie date et qu’aucun nombre aléatoire n’a été omis. Un autre pourrait décider de ce tirage.
verdict-elsewhere-contract = { $lacking ->
    [one] { $by } ne montre pas que le contrat contient ce qui a été publié.
   *[other] { $by } ne montrent pas que le contrat contient ce qui a été publié.
  } { $passing ->
    [one] { $passes } le montre.
   *[other] { $passes } le montrent.
  }
verdict-elsewhere-origin = { $lacking ->
    [one] { $by } ne montre aucune réponse de l’oracle.
   *[other] { $by } ne montrent aucune réponse de l’oracle.
  } { $passing ->
    [one] { $passes } en montre une.
   *[other] { $passes } en montrent une.
  }
verdict-elsewhere-logs = { $lacking ->
    [one] { $by } ne montre pas tout l’historique de ce tirage.
   *[other] { $by } ne montrent pas tout l’historique de ce tirage.
  } { $passing ->
    [one] { $passes } le montre.
   *[other] { $passes } le montrent.
  }
verdict-lead-two-chains = Vos nœuds sont sur des chaînes différentes ({ $chains }), et packproof ne sait pas laquelle la preuve désigne. Interrogez de nouveau, avec les nœuds d’un seul réseau.
verdict-lead-verified-offline = { $agrees }. { $then }
verdict-nothing-shown = Rien ne montre encore que c’était fixé avant le tirage.
verdict-only-this-file-says = Ce fichier dit que c’était confirmé. N’importe qui peut l’écrire : confirmez à nouveau.
verdict-rest = { $all_passed }.
verdict-told-by-one = Cela vient d’un seul nœud, { $host }{ $at }. Un nœud seul peut se tromper : essayez-en un autre.
verdict-passed-by-one = Par { $host } seul{ $at }. Un nœud seul peut se tromper : { $ask }.
verdict-ask-another = interrogez un autre nœud
verdict-alone-without = Cela repose uniquement sur { $host }{ $at }. Si la boutique a indiqué { $host }, cela ne montre rien.
verdict-others-passed = { $passed ->
    [one] { $passed } autre contrôle a réussi
   *[other] { $passed } autres contrôles ont réussi
  }
verdict-rest-two-failed = Un autre contrôle n’a pas réussi ; { $passed }.
verdict-rest-more-failed = { $others } autres contrôles n’ont pas réussi ; { $passed }.
verdict-something-missing = Il manque quelque chose qu’il faut pour rejouer.
verdict-agrees-so-far = { "" } Ce qui est publié jusqu’ici concorde : { $passed } { $passed ->
    [one] contrôle réussi
   *[other] contrôles réussis
  }.
verdict-agrees-otherwise = { "" } Le reste de ce qui est publié concorde : { $passed } { $passed ->
    [one] contrôle réussi
   *[other] contrôles réussis
  }.
verdict-lead-not-replayable = { $why } Il n’y a rien d’anormal ici.{ $rest }
verdict-held-so-far = Le contrat sur la blockchain le contient.
wrong-pull = La pioche { $pull } aurait dû donner une autre carte.
wrong-pulls = La pioche { $pull } et { $others } de plus auraient dû donner une autre carte.
wrong-others-right = { $right ->
    [one] L’autre pioche est juste.
   *[other] Les { $right } autres pioches sont justes.
  }
wrong-award = Cette pioche aurait dû donner une autre carte.
wrong-award-missing = Cette pioche aurait dû donner une carte, et la boutique n’en a enregistré aucune.
wrong-award-none = Selon les règles, il ne restait aucune carte, et la boutique en a enregistré une.
wrong-by-rules = selon les règles
wrong-recorded = enregistrée par la boutique
wrong-order = Dans les données publiées, ils sont dans le mauvais ordre.
wrong-named = Les titres sont ceux de la boutique.
wrong-priced = Les prix sont ceux du deck.
wrong-priced-and-named = Les prix sont ceux du deck, les titres ceux de la boutique.
wrong-valued = Les valeurs sont celles de la liste de cartes publiée.
wrong-see = Voir ce qui diffère
wrong-see-origin = Voir ce qui a été trouvé
working-heading = Voir le calcul
working-moments = { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments, du premier au dernier
  }
working-bands = { $bands ->
    [one] { $bands } tranche
   *[other] { $bands } tranches
  }
working-draws = { $draws ->
    [0] Aucun autre tirage dans cette preuve
    [one] { $draws } autre tirage dans cette preuve
   *[other] { $draws } autres tirages dans cette preuve
  }
working-value = Après chaque pioche, face à la limite de l’événement
working-commitments = Ce qui devait être fixé, comparé à ce qui a été révélé
working-pulls = { $pulls ->
    [one] { $pulls } pioche, avec sa réponse
   *[other] { $pulls } pioches, chacune avec sa réponse
  }
mine-heading = Trouver ma pioche
mine-working = Voir comment elle a été tirée
mine-label = Votre id de compte ou votre nom dans la boutique, ou le numéro, l’id ou la carte d’une pioche
mine-private = Ce que vous saisissez reste dans ce navigateur. Rien n’est envoyé, et aucun lien ne le contient.
mine-none = Aucune pioche ne correspond.
mine-found = { $pulls ->
    [one] { $pulls } pioche correspond.
   *[other] { $pulls } pioches correspondent.
  }
mine-matching = { $pulls ->
    [one] { $pulls } pioche a ce numéro, cet id ou cette carte.
   *[other] { $pulls } pioches ont ce numéro, cet id ou cette carte.
  }
mine-more = { $more } de plus dans la liste ci-dessous.
mine-many = Plus de { $accounts } comptes correspondent. Saisissez davantage de l’id ou du nom.
mine-accounts = { $accounts ->
    [1] Un compte correspond. C’est le vôtre si cet id est celui de votre compte.
   *[other] { $accounts } comptes correspondent. Le vôtre est celui qui porte votre id de compte.
  }
verdict-nothing-else-judged = { "" } Rien d’autre n’a été jugé.
verdict-may-be-early = Les tout premiers événements ont eu lieu avant qu’il y ait une graine à publier, et celui-ci peut en être un.
verdict-server-says-no = Le serveur de la boutique déclare cette preuve non vérifiée. packproof est parvenu à son propre verdict à partir des valeurs publiées. Demandez à la boutique pourquoi les deux diffèrent.
verdict-contract-unread = la blockchain n’a pas pu être lue
verdict-contract-unasked = la blockchain n’a pas été consultée
verdict-loading = Chargement
verdict-checking = Contrôle en cours
verdict-meanwhile = Votre navigateur refait lui-même tout le calcul de cette preuve : chaque hash, chaque tirage, chaque règle. Il ne demande à personne ce que le résultat devrait être, et n’envoie rien nulle part. Si une étape ne tient pas, vous voyez les deux valeurs côte à côte, avec ce que cela signifie et ce que vous pouvez faire.
verdict-stopped = Arrêté
verdict-stopped-said = Arrêté.
verdict-no-verdict = Vous avez arrêté ce contrôle ; il n’y a donc pas de verdict.
verdict-check-again = Contrôler de nouveau
verdict-said = { $verdict }. { $lead }
verdict-tab-event = { $verdict } · événement { $id }
verdict-tab-purchase = { $verdict } · achat { $id }
verdict-rest-one-failed = { $passed }.

## worked

worked-not-worked = Cette pioche n’a pas été rejouée ; il n’y a donc rien à détailler. Les étapes ci-dessus disent pourquoi.
worked-user-id-bytes = user_id en octets UTF-8
worked-whole-message = le message entier : graine, numéro, compte, étiquette
worked-r-hex = R, son SHA-256
worked-r-decimal = R en décimal
worked-recipe-card = les règles donnent
worked-published-card = la boutique a enregistré
worked-label = Comment la pioche { $pull } arrive à sa carte
worked-seed-salted = graine effective : SHA-256 de la graine et du sel
worked-seed-itself = graine effective : random_seed lui-même
worked-tag-bytes = { $tag }, en octets
worked-place-bytes = sequence_index { $pull } sur 8 octets
worked-modulo = Il restait { $remaining ->
    [one] { $remaining } carte
   *[other] { $remaining } cartes
  }. R divisé par { $remaining } donne le reste { $index }.
worked-cards-agree = La boutique a enregistré la carte que donnent les règles.
worked-cards-differ = La boutique a enregistré une autre carte que celle que donnent les règles.
worked-none-remained = Il ne restait aucune carte.
worked-remained = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $total } ensemble : { $mean } chacune en moyenne, { $side } la limite de l’événement.
worked-open-a-pull = Ouvrez une pioche pour voir son tirage en détail, nombre par nombre. Chacune a son propre lien, à garder ou à partager.
worked-heading-seed = La graine de l’événement
worked-heading-parts = Ce qui est propre à cette pioche
worked-heading-hash = Tout ce qui est haché, dans l’ordre
worked-heading-place = Du nombre à une place
worked-heading-card = La carte à cette place
worked-heading-after = Ce qui restait après elle
worked-not-below = pas sous
worked-below = sous
worked-stands-there = C’est donc la carte qui a { $index ->
    [one] { $index } carte
   *[other] { $index } cartes
  } devant elle parmi celles qui restaient : le numéro { $position } du deck.

## button

button-stop = Arrêter
button-again = Réessayer
button-check-proof = Contrôler une preuve

## column

column-account = id de compte utilisé
column-account-short = id de compte
column-band = tranche
column-by = par
column-card = carte
column-cards = cartes
column-file = fichier
column-kind = type
column-odds = probabilité
column-position = position
column-price = prix dans le deck
column-price-shown = prix que la boutique affiche
column-pull = pioche
column-pulled = piochée
column-pulled-by = piochée par
column-rank = rang
column-reason = raison
column-roll = jet
column-rolls = jets
column-value = valeur
column-verdict = verdict
column-version = version
column-when = quand

## copy

copy-value = Copier : { $what }
copy-terminal = la ligne qui le recalcule dans un terminal
copy-hashes = Les hashes et comment les recalculer
copy-done = Copié.

## desk

desk-picker = Preuves enregistrées
desk-label = Le fichier en cours de lecture
desk-reading = Lecture de { $file }
desk-drop = Déposez ici pour contrôler

## event

event-unnamed = Événement de packs
event-at-the-end = Le deck et les pioches sont publiés à la fin.
event-price = pack à { $price }
event-rules = règles { $version }
event-id = événement { $id }

## explorer

explorer-on = sur { $host }
explorer-another-tab = (s’ouvre dans un autre onglet)

## files

files-table = Les fichiers et leurs verdicts
files-progress = Avancement des fichiers
files-checked = { $done } sur { $total ->
    [one] { $total } fichier contrôlé
   *[other] { $total } fichiers contrôlés
  }
files-agree = { $total ->
    [one] Le compte y est dans { $total } preuve
   *[other] Le compte y est dans { $total } preuves
  }
files-agree-some = Le compte y est dans { $proofs ->
    [one] { $proofs } preuve
   *[other] { $proofs } preuves
  } ; { $unchecked ->
    [one] { $unchecked } fichier n’a pas pu être contrôlé
   *[other] { $unchecked } fichiers n’ont pas pu être contrôlés
  }
files-none-checked = { $total ->
    [one] Le fichier n’a pas pu être contrôlé
   *[other] Aucun des { $total } fichiers n’a pu être contrôlé
  }
files-agree-of = Le compte y est dans { $agree } fichiers sur { $total }
files-failed = Non vérifié : { $failed } sur { $total ->
    [one] { $total } fichier
   *[other] { $total } fichiers
  }
files-pack-event = événement de packs
files-pack-pull = pioche de Pack
files-save-csv = Enregistrer le tableau en CSV
files-save-json = L’enregistrer en JSON
files-choice = { $what } : { $count }
files-choice-failing = « { $what } » en échec : { $count }
files-all = Tous les fichiers : { $count }
files-choices = Afficher par verdict
files-choices-steps = Afficher par étape en échec
files-failing = Étape en échec
files-unread = Impossible à contrôler
files-waiting = Non contrôlé
files-find = Chercher des fichiers
files-find-what = nom, identifiant, carte ou SHA-256
files-previous = Précédent
files-next = Suivant
files-none-shown = Aucun fichier ne correspond.
files-left-out = Laissés de côté, car fichiers cachés de systèmes et d’éditeurs : { $count }
files-pages = Pages du tableau
files-back = Retour au tableau
files-none = Aucun fichier n’est ouvert
files-not-kept = Les fichiers sont lus ici et jamais conservés ; après un rechargement, il faut donc les ouvrir de nouveau.
files-check-link = Contrôler un lien de preuve

## home

home-tab = packproof : votre pack était-il fixé avant votre paiement ?
home-heading = Était-ce fixé avant votre paiement ?
home-paste = Collez le lien de preuve de votre boutique, et votre propre navigateur refait chaque tirage à partir de ce que la boutique a publié.
home-kept = Voici packproof en un seul fichier : ouvrez une preuve enregistrée, et votre navigateur refait chaque tirage, sans réseau et même si la boutique n’existe plus.
home-says = Si les règles publiées donnent votre carte, vous le verrez. Sinon, vous verrez quelle valeur diffère, et où.
home-cannot = Ce contrôle ne peut pas prouver qu’un achat était le vôtre, ni que vous recevrez la carte de l’image. Seule la blockchain montre que tout était fixé à temps : un geste de plus, et elle est consultée.
home-box = Lien de preuve ou id
home-check = Contrôler
home-open = Ou ouvrez une preuve enregistrée
home-open-first = Ouvrez une preuve enregistrée
home-about-files = Choisissez un ou plusieurs fichiers, ou déposez-les n’importe où sur cette page. Ils restent sur cet appareil.
home-choose-files = Choisir des fichiers
home-no-link-here = Avez-vous un lien de preuve ? Ouvrez-le dans votre navigateur, enregistrez-y la preuve, et ouvrez ce fichier-là ici : cette copie de packproof ne connaît aucune boutique à interroger.
home-samples = Ou essayez un exemple

## how

how-title = Comment ça marche
how-lead = Une boutique pourrait regarder le résultat d’un tirage et recommencer : voici comment il est fixé à l’avance, de sorte que vous pouvez le refaire vous-même.
how-time = La même chose en détail se lit en trois minutes environ.
how-drawing-deck = Le deck
how-drawing-deck-is = Chaque carte et sa probabilité, avant la vente.
how-drawing-fingerprint = Son empreinte
how-drawing-fingerprint-is = Un code court pour l’ensemble. Changez une carte, et le code est un autre.
how-drawing-block = Un bloc
how-drawing-block-is = La blockchain conserve désormais le code, visible par tous.
how-drawing-number = Un nombre aléatoire
how-drawing-number-is = Il n’arrive que maintenant, et pas de la boutique : un oracle le donne.
how-drawing-card = Votre carte
how-drawing-card-is = Le deck et le nombre ne donnent qu’une carte. Chacun trouve la même.
how-fingerprints = Une promesse qu’on ne peut pas changer en cachette
how-fingerprints-same = Un hash transforme n’importe quelle quantité de données en 64 lettres et chiffres : leur empreinte. Les mêmes données donnent toujours la même. Changez un seul caractère, et c’en est une autre.
how-fingerprints-bound = Il n’est pas faisable de trouver d’autres données qui aient la même empreinte. Une boutique qui publie d’abord une empreinte est donc liée : ce qu’elle montre plus tard donne cette empreinte, ou ne la donne pas.
how-fingerprints-chain = La boutique inscrit ses empreintes sur une blockchain publique, par un contrat qui n’inscrit chacune qu’une fois. Elle ne peut pas en remplacer une après coup, et tout le monde voit dans quel bloc elle figure.
how-pack-before = Un Pack : ce qui est fixé avant votre paiement
how-pack-before-tier = Une gamme de Packs a des tranches de prix, une probabilité pour chaque tranche, et une liste de cartes avec leurs valeurs. Le tout a une seule empreinte, inscrite sur la blockchain avant toute vente.
how-pack-before-purchase = Votre achat y est inscrit aussi, avec les cartes en rupture de stock à ce moment. Ce n’est qu’ensuite qu’un nombre aléatoire est demandé, un seul, pour votre achat uniquement.
how-pack-before-oracle = Le nombre vient d’un oracle : un service que la boutique n’exploite pas, et qui peut prouver que ses nombres sont bien les siens. Quand vous confirmez sur la blockchain, la page suit chaque nombre jusqu’au log de l’oracle lui-même.
how-pack-draw = Un Pack : du nombre aléatoire à votre carte
how-pack-draw-roll = Le nombre aléatoire donne un jet entre 0 et 999 999. Les probabilités sont placées côte à côte sur cette échelle, si bien que le jet tombe dans une seule tranche.
how-pack-draw-rank = Ensuite, le nombre donne un rang à chaque carte de cette tranche. La carte de plus bas rang l’emporte, sauf si elle était en rupture de stock ou allée à quelqu’un dont le nombre est arrivé plus tôt.
how-pack-draw-same = Il ne reste rien à décider. Qui a le nombre et la liste obtient la même carte.
how-pack-path = Un Pack : la carte était sur la liste
how-pack-path-hashes = La carte et sa valeur sont hachées avec leurs voisines, niveau par niveau, jusqu’à l’empreinte inscrite sur la blockchain. Une carte ajoutée plus tard mènerait à une autre empreinte.
how-event-before = Un événement de packs : un deck, une graine
how-event-before-deck = Un événement vend un deck fixe. Ses cartes, dans un ordre fixe, ont une empreinte qui figure sur la blockchain avant que le premier pack soit ouvert. Une seule graine aléatoire, venue de l’oracle, sert à tout l’événement.
how-event-before-salt = Depuis la deuxième version des règles, la boutique fixe aussi à l’avance un sel secret. Il est mêlé à la graine et publié à la fin : quiconque verrait la graine trop tôt ne pourrait donc pas calculer l’ordre à venir.
how-event-pull = Un événement de packs : une pioche en détail
how-event-pull-remainder = Pour chaque pioche, la graine, le numéro de la pioche et l’id de compte de l’acheteur sont hachés en un seul long nombre. On le divise par le nombre de cartes qui restent : le reste de la division dit laquelle est tirée.
how-event-pull-leaves = Cette carte quitte le deck, et la pioche suivante tire dans ce qui reste.
how-marks = Les signes
how-marks-half = Un cercle à moitié plein signifie que les valeurs concordent, mais seulement avec un historique fourni par la boutique, ou d’après ce que dit un fichier enregistré. Une boutique qui invente tout un historique peut obtenir ce signe. Confirmez sur la blockchain : le cercle se remplit si le contrat contient les mêmes valeurs.
how-marks-others = Une simple coche découle des seules données : il n’y a personne à croire. Un cercle plein est confirmé sur la blockchain. Des tirets indiquent que quelque chose n’a pas été contrôlé, et une croix, que ce n’est pas validé.
how-limits = Ce qu’un contrôle ne peut pas prouver
how-limits-lead = Une boutique qui respecte toutes les règles ci-dessus peut encore faire ce qui suit. Un rapport nomme chaque point à côté de la valeur concernée.
how-limit-contract = Que le contrat est bien celui de la boutique.
how-limit-contract-then = Un contrat semblable pourrait réussir chaque étape. Comparez son adresse à celle que la boutique indique ailleurs.
how-limit-chain = Que la blockchain contient ce que dit la preuve, tant que vous ne la consultez pas.
how-limit-chain-then = D’ici là, un contrôle dit « Le compte y est ». Confirmez-le sur la blockchain, par un nœud de votre choix.
how-limit-account = Qu’un id de compte est celui d’un véritable acheteur.
how-limit-account-then = Des ids inventés peuvent orienter les tirages d’un événement. Vous seul connaissez le vôtre : cherchez-le dans la liste des pioches.
how-limit-picture = Que l’image montre la carte qui a été tirée.
how-limit-picture-then = La preuve couvre un id. L’image a été choisie par la boutique.
how-limit-end = Pourquoi un événement s’est terminé à ce moment.
how-limit-end-then = Les dernières pioches peuvent être omises. Le rapport dit combien de cartes ont été piochées, sur combien, et si la règle publiée explique la fin.
how-limit-stock = Que les cartes indiquées en rupture de stock l’étaient vraiment.
how-limit-stock-then = Seule la boutique le sait. Le rapport dit combien de cartes elle a indiquées dans chaque tranche.
how-limit-purchase = Qu’un achat était le vôtre, ou qu’il a été payé.
how-limit-purchase-then = Rien ne lie un tirage à une personne. Gardez votre propre reçu.
how-sample = Essayer un exemple, et y changer un chiffre
how-your-own = Contrôler votre propre preuve

## money

money-range = { $from } à { $to }

## size

size-bytes = { $bytes ->
    [one] { $bytes } octet
   *[other] { $bytes } octets
  }
size-kilobytes = { $size } ko
size-megabytes = { $size } Mo

## time

time-since-1970 = { $seconds } secondes après 1970
time-both = { $local } ({ $utc })

## joint

joint-comma = , { "" }
joint-named = { $name } : { $value }
joint-sentences = { $one } { $other }
joint-dot = { "" } · { "" }
joint-colon = { "" } : { "" }
joint-said = { $name } : { $word }.
joint-because = { $words } : { $why }.
joint-quoted = « { $text } »

## missing

missing-heading = Rien ici
missing-words = Cette adresse n’est pas une preuve, ni quoi que ce soit d’autre de cette page. Un lien de preuve se termine par /packs/verify/ ou /pack-events/verify/ et un id.

## picture

picture-show = Afficher l’image de la boutique (chargée depuis { $host })
picture-hide = Masquer l’image de la boutique
picture-of-title = L’image de { $title }, fournie par la boutique
picture-of-card = L’image de la carte, fournie par la boutique

## progress

progress-label = Avancement du contrôle
progress-asking = Récupération de la preuve
progress-opening = Ouverture du fichier
progress-arrived-of = { $now } reçus sur { $all }
progress-arrived = { $now } reçus
progress-reading = Lecture de { $size }
progress-checking = Contrôle de ce qui a été publié
progress-replayed = { $done } tirages rejoués sur { $total }

## waiting

waiting-asking = Nouvelle demande en cours
waiting-paused = En pause tant que cet onglet est en arrière-plan
waiting-offline = En pause tant que cet appareil est hors ligne
waiting-left = Nouvelle demande dans { $seconds } s
waiting-ask-now = Demander maintenant
waiting-since = Cette page demande depuis le { $at }.
waiting-shop-since = La boutique le dit depuis le { $at }, quand cette page a demandé pour la première fois.
waiting-goes-on = C’était le dernier essai. Cette page continue de demander.
waiting-event = Cette page contrôle de nouveau d’elle-même jusqu’à la fin de l’événement.

## pull

pull-card = Carte { $id }
pull-no-card = Aucune carte n’a été tirée
pull-value = valeur { $value }
pull-pack = pack à { $price }
pull-value-and-pack = valeur { $value } · pack à { $price }
pull-drawn-for = tirage pour { $name }
pull-word-at = nombre aléatoire inscrit au bloc { $block }
pull-purchase = achat { $id }
pull-server-says-yes = Le serveur de la boutique dit : vérifiée.
pull-server-says-no = Le serveur de la boutique dit : non vérifiée.
pull-server-depth = Il a suivi au plus { $depth } tirages dépendants (max_depth).
pull-server-no-input = Le contrôle fait ici n’utilise rien de cela.

## pulls

pulls-heading = Les pioches
pulls-table = Les pioches, dans l’ordre
pulls-number = Pioche { "" }
pulls-go-to = Aller à la pioche
pulls-go = Aller
pulls-replay = rejeu
pulls-another-card = Les règles donnent une autre carte.
pulls-not-replayed = Cette pioche n’a pas été rejouée.

## questions

questions-heading = Ce qui est contrôlé
questions-open = Ouvrir toutes les étapes
questions-close = Fermer les étapes

## report

report-from-file = du fichier { $file }

## rules

rules-one = La règle
rules-all = Toutes les règles
rules-in-english = Les règles n’existent qu’en anglais.
rules-waiting = Les règles sont en cours de chargement.
rules-missing = Les règles n’ont pas pu être chargées. Vérifiez votre connexion et ouvrez-les de nouveau, ou rechargez la page. Le contrôle n’en a pas besoin.

## highest

highest-heading = Les cartes aux prix les plus élevés
highest-waits = Les prix les plus élevés du deck, et où ces cartes sont allées
highest-ended = Sur les { $cards } cartes aux prix les plus élevés, { $pulled } piochées et { $left } restantes à la fin de l’événement. La plus chère, { $price } : { $fate }.
highest-running = Sur les { $cards } cartes aux prix les plus élevés, { $pulled } piochées et { $left } encore dans le deck. La plus chère, { $price } : { $fate }.
highest-unreplayed = Les { $cards } cartes aux prix les plus élevés, telles que la boutique les a notées : les tirages n’ont pas été rejoués. La plus chère, { $price } : { $fate }.
highest-none = Aucune carte du deck n’a de prix lisible.
highest-pulled = piochée en numéro { $pull } par { $name }
highest-by-rules = selon les règles, piochée en numéro { $pull } par { $name } ; la boutique a noté une autre carte
highest-recorded = notée par la boutique en numéro { $pull } par { $name } ; les règles ne le confirment pas
highest-left = restante à la fin de l’événement
highest-in-deck = encore dans le deck
highest-unknown = inconnu, car les tirages n’ont pas été rejoués
highest-table = Les cartes aux prix les plus élevés
highest-same = Autres cartes au prix de la dernière : { $more }.
highest-unpriced = Cartes sans prix lisible : { $cards }.
highest-note = Les prix sont ceux de la boutique. D’après les règles, ils sont fixés avec le deck. Les titres sont les mots de la boutique.

## limits

limits-pass = { $mark ->
    [passed] Le tirage a respecté les règles.
   *[open] Ce que la boutique a publié respecte les règles.
  } Cela ne rend bons ni le prix ni les probabilités.
limits-sure-draws = { $free ->
    [1] Avant cette pioche, un tirage qui ne pouvait donner aucune autre carte a pris la seule carte de la tranche la plus haute.
   *[other] Avant cette pioche, des tirages qui ne pouvaient donner aucune autre carte ont pris { $sure } des { $free } cartes de la tranche la plus haute.
  }
limits-drawn-before = Cartes de la tranche la plus haute disponibles à l’achat : { $free }. D’autres en ont tiré { $drawn } avant ce nombre aléatoire.
limits-drawn-before-surely = Cartes de la tranche la plus haute disponibles à l’achat : { $free }. D’autres en ont tiré { $drawn } avant ce nombre aléatoire, dont { $sure } par des tirages qui ne pouvaient donner aucune autre carte.
limits-sure-after = Achetés après cette pioche : { $after } de ces { $sure } tirages.
limits-return-pack-pull = Retour annoncé : { $share }.
limits-return-pack-event = Retour annoncé au départ : { $share }.

