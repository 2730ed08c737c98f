## about

about-sample-mark = サンプル（実際の購入ではありません）
about-samples = このページ用に作ったものです。表示されるところには必ず「サンプル（実際の購入ではありません）」と付きます。
about-sample-event = パックイベント、v2
about-sample-event-shows = デッキ、ソルト、シードのそろった、終了したイベント。計算が合います。
about-sample-pull = Packのプル
about-sample-pull-shows = カード1枚。間にほかの抽選あり。計算が合います。
about-sample-early = 初期のパックイベント、v1
about-sample-early-shows = ソルトのない最初のルール。計算が合います。
about-sample-live = 開催中のイベント
about-sample-live-shows = すでに公開された内容と、まだ伏せられている内容。
about-sample-event-broken = 計算が合わないイベント
about-sample-broken-shows = チェックが不成立になるときの表示を見られます。
about-sample-pull-broken = 計算が合わないプル
about-is-this-yours = 各プルは、横に表示されたアカウントIDで記録されています。IDが違えば、引かれるカードも変わります。自分のプルを探してIDを見てください。あなたのものですか？わかるのは本人だけです。違う場合は、なぜ別のIDが使われたのかショップに問い合わせてください。
about-others-of-an-event = 各プルは、それより前のプルが残したデッキからカードを引きます。そのため、すべてを順に再現すれば、すべてのプルを把握できます。これは上の質問のステップで行っています。
about-picture-is-the-shops = この画像とタイトルはショップが選んだものです。証明の対象はカードのIDだけです。
about-face-is-drawn = この模様はカードのIDから描いたものです。証明に画像はありません。
about-committed-already = これらの値はすでに公開されており、後から変わればわかります。今のうちに証明ファイルを保存し、イベント終了後に見比べてください。
about-field-deck-hash = 並び順を含むデッキ全体のハッシュ
about-field-seed-commitment = 秘密のソルトのハッシュ
about-field-deck-commitment = デッキとソルトを結び付けた、コントラクトにあるべき値
about-field-event-id = コントラクトがそれを保持すべきID
about-field-random-seed = イベントのシード（ショップによれば、オラクルの乱数）
about-field-seed-of-source = イベントのシード（ショップの示す出所：「{ $source }」）
about-field-seed = イベントの乱数シード
about-field-salt = 終了時に公開されるソルト
about-field-version-anchor = 確率とカードのトランザクション
about-field-purchase-anchor = 購入のトランザクション
about-field-word-request = 乱数のトランザクション
about-field-event-anchor = イベントのトランザクション
about-how-far = { $cards ->
   *[other] { $cards }枚のカード
  }のうち{ $pulls }枚が引かれました
about-how-far-empty = { $so_far }。デッキは空です。
about-how-far-no-pulls = デッキの{ $cards }枚のうち、引かれたカードはありません。イベントがそこで終了し、省かれたプルがないことの根拠は、ショップの申告だけです。
about-how-far-no-deck = デッキは空で、カードは1枚も引かれていません。
about-how-far-live = { $so_far }（現時点）。
about-how-far-left = { $so_far }。{ $left ->
   *[other] { $left }枚
  }が残っています。イベントがそこで終わり、その後のプルが省かれていないことの根拠は、ショップの申告だけです。
about-stock-all = ショップの申告では、在庫切れのカードはありませんでした
about-stock-out = ショップの申告では、{ $unavailable ->
   *[other] { $unavailable }枚のカード
  }が在庫切れでした
about-stock-span = { "" }（ブロック{ $block }時点。乱数の記録は{ $blocks ->
   *[other] { $blocks }ブロック
  }後のブロック{ $word_block }）
about-stock-as-of = { "" }（ブロック{ $block }時点）
about-stock-said = { $out }{ $span }。ルールでは、この一覧は購入とともに固定されます。内容が事実かどうかは、ショップにしかわかりません。
about-stock-at-payment = 支払い時、ショップの在庫切れ一覧には{ $at_payment ->
   *[other] { $at_payment }枚のカード
  }があり、抽選に使われた一覧には{ $used }枚ありました。順番待ちのPackは、後の一覧を使って抽選されます。これは参考情報で、チェックの対象ではありません。
about-face = ID { $id } から描いた模様
about-how-a-card-is-drawn = 乱数から出目が得られ、出目で価格帯が決まります。その中で、この証明で引けるカードそれぞれに同じ乱数から順位が付き、最も小さいものが選ばれます。ルールに選ぶ余地はありません。
about-the-box = 証明ページのリンク、またはIDだけを貼り付けてください。このページは設定されたショップにだけ問い合わせ、リンク先のサイトには問い合わせません。
about-not-recognised-nothing = ショップから受け取った証明リンク、またはその中のIDを貼り付けてください。
about-not-recognised-key = これはブロックチェーン上のキーまたはハッシュで、ショップは検索に使えません。証明リンクを貼り付けるか、保存した証明ファイルを開いてください。
about-not-recognised-unknown = 証明リンクでもIDでもありません。証明リンクには /packs/verify/ または /pack-events/verify/ が含まれます。IDは 2fea377c-6030-4380-a2d7-c9538b227b0c のような形です。
about-not-recognised-several = ここには証明が二つ以上あります。確認するものを選んでください。

## bond

bond-heading = 事前に固定すべき値と、後で示された値
bond-not-published = 未公開
bond-both-above = どちらも上に示したとおり
bond-deck-hash = このハッシュは、並び順を含むデッキ全体を対象にしていなければなりません。カードを1枚でも変えたり、加えたり、動かしたりすると、ハッシュが変わります。
bond-salt = このハッシュは、ソルトを明かさずに秘密のソルトを対象にしていなければなりません。
bond-deck-commitment = どちらか一方だけを取り替えられないように、1つの値がデッキとソルトを結び付けていなければなりません。
bond-contract = コントラクトにも同じ値がなければなりません。コントラクトが値を受け付けるのは一度だけで、シードをリクエストするその呼び出しの中です。
bond-seed-origin = シードは、その呼び出しに対するオラクルの応答でなければなりません。それなら、上のすべてより後に届いたことになります。
bond-committed = 事前に固定すべき値
bond-revealed-by-contract = コントラクトが保持
bond-revealed-parts = 元になる値
bond-revealed-at-end = 終了時に公開
bond-not-told-yet = コントラクトからまだ読み取っていません
bond-not-revealed-yet = イベント終了時に公開されます
bond-field-deck = デッキそのもの
bond-field-contract = コントラクト自体が保持する値
bond-cards-in-order = { $cards ->
   *[other] { $cards }枚のカード
  }（並び順どおり）

## card

card-code = { $origin } から読み込まれた packproof（ビルド { $build }）がチェックしました。このカードを載せているページは何でも表示できます。
card-be-sure = 確かめるには、詳しい結果を開いてください。
card-open-report = 詳しい結果を開く
card-not-checked = ここでは何もチェックしていません。証明の良し悪しとは関係ありません。

## cause

cause-because = チェックしていません。別のチェック「{ $step }」が不成立だったためです。
cause-not-published = チェックしていません。ショップが { $field } を公開していないためです。
cause-contract-not-read = ブロックチェーンをまだ読み取っていないため、これは確認も否定もされていません。
cause-not-replayable-active = イベントはまだ進行中です。シード、デッキ、プルは終了時に公開されます。
cause-not-replayable-active-and-public = イベントはまだ進行中です。進行中のイベントの秘密が、ここでは公開されています。シード、ソルト、デッキ、プルは終了まで非公開であるべきもので、読んだ人はこの先のカードを計算できる可能性があります。
cause-not-replayable-no-version = 初期のイベントと同じく、レポートにルールのバージョンが書かれていません。そのため、再現に使える公開ルールがありません。
cause-not-replayable-unknown-version = レポートのルールは「{ $version }」ですが、packproofが対応しているのは v1 と v2 だけです。
cause-not-replayable-no-seed = レポートに乱数シードが公開されていません。シードがないと、どのプルも再現できません。
cause-not-replayable-seed-withheld = イベントは終了していますが、ショップが乱数シードを公開していません。ショップは終了時に公開しなければなりませんでした。シードがないと、どのプルも再現できません。
cause-not-replayable-no-salt = イベントは終了していますが、ショップがソルトを公開していません。ショップは終了時に公開しなければなりませんでした。ソルトがないと、このルールのプルはどれも再現できません。
cause-not-replayable-unknown-recipe = 証明の手順は「{ $recipe }」ですが、packproofが対応しているのは packs_v1 だけです。
cause-not-replayable-dependent-of-unknown-recipe = この抽選が依存する別の抽選の手順は「{ $recipe }」ですが、packproofが対応しているのは packs_v1 だけです。

## contract

contract-list-listed = このサイトのコントラクト一覧にあります
contract-list-unlisted = このサイトのコントラクト一覧にありません。ショップのものかどうか、この証明以外の方法でショップに確かめてください
contract-list-no-list = このサイトには照合用のコントラクト一覧がありません。ショップが以前から公開しているアドレスと見比べてください
contract-chip-not-listed = 一覧にないコントラクト
contract-coordinator-published-v2-5 = Chainlinkがこのネットワーク用に公開しているもの（VRF v2.5）
contract-coordinator-published-v2 = Chainlinkがこのネットワーク用に公開しているもの（VRF v2、2024年に提供終了）
contract-coordinator-listed = このサイトの一覧にあるもの。packproofが持つ、このネットワーク用のChainlinkの一覧にはありません
contract-coordinator-unknown = Chainlinkのこのネットワーク用の一覧にも、このサイトの一覧にもないもの。運営者が乱数を選べた可能性があります。誰のものかショップに問い合わせてください
contract-coordinator-words = このチェックの乱数のうち{ $words }件がリクエストされました。
contract-coordinators-several = このチェックの乱数は、{ $count }件のコーディネーターにリクエストされました。それぞれ確かめてください。
contract-coordinator-unseen = まだ不明です。ブロックチェーンを読み取っていないか、そこまで読み取れていません
contract-beside-main = { $name }
contract-beside-test = テストネットワークの{ $name }
contract-beside-test-chain = テストネットワークの{ $name }（{ $chain }）
contract-beside-local = 1台のマシンだけで動くローカルネットワーク
contract-beside-unknown = packproofの知らないネットワーク「{ $name }」
contract-beside-unknown-chain = 「{ $name }」（{ $chain }）
contract-beside-unnamed-chain = ショップが名前を示していないネットワーク（{ $chain }）
contract-beside-unnamed = ショップが名前を示していないネットワーク
contract-beside-says = { $on }にあるコントラクト 0x{ $address } のコードが、示されているとおりに動くこと。
contract-beside-listed = このサイトの一覧にあります。
contract-beside-unlisted = このサイトの一覧にありません。
contract-network = ネットワーク
contract-address = アドレス
contract-its-address = コントラクトのアドレス
contract-coordinators-address = コーディネーターのアドレス
contract-listed = 一覧との照合
contract-served-by = 乱数のリクエスト先

## dealt

dealt-deck-heading = デッキ
dealt-every-card = デッキのすべてのカード
dealt-deck-label = 公開された並び順のデッキ
dealt-still-there = 残っている
dealt-key-pulled = 引かれたカード
dealt-key-remained = 残ったカード
dealt-key-marked = 下に表示しているプル
dealt-value-heading = 残りのカードの価値
dealt-key-line = 残ったカードの平均価格
dealt-value-informs = 多くのイベントは、残りのカードの平均価格が開始時の一定割合を下回ると自動的に終わります。Sellout BreakとHead-to-Headのイベントにはこのルールがなく、レポートにはイベントの形式が書かれていません。そのため、これは終わり方の参考情報で、合否には影響しません。
dealt-value-exact = 正確な値
dealt-value-start = デッキ全体の平均価格
dealt-value-buffer = stop_ev_buffer
dealt-value-limit = 2つの積：下限
dealt-value-after = ほかのプルの後の値は、上のプル一覧にある各プルの計算過程に示しています。
dealt-rows-in-view = { $of }行中{ $first }〜{ $last }行
dealt-no-such-pull = このリンクはプル{ $pull }を指していますが、レポートにその番号のプルはありません。
dealt-pulled-as = プル{ $pull }
dealt-drawn-down = 公開された並び順の{ $cards ->
   *[other] { $cards }枚のカード
  }：引かれたのは{ $pulled }枚、残りは{ $left }枚です。
dealt-square-one = 1マスがカード1枚です。
dealt-square-several = 1マスは並んだカード{ $cell }枚で、引かれた分だけ塗られています。
dealt-ended-above-limit = { $end }残りのカードの平均価格が下限を下回ったことはありませんでした。
dealt-ended-below-from-start = { $end }下限が開始時の平均より高いため、最初から下回っていました。
dealt-ended-went-on = { $end }残りのカードの平均価格はプル{ $pull }の後に初めて下限を下回り、その後もイベントは続きました。Sellout BreakやHead-to-Headのイベントではこうなります。
dealt-ended-by-rule = イベントは価値のルールどおりに終わりました。最後のプル{ $pull }の後、残りのカードの平均価格が初めて下限を下回りました。
dealt-ended-by-last-pack = イベントは最後のカードで終わりました。
dealt-ended-otherwise = イベント終了時にカードが残っていました。この終わり方は価値のルールでは説明できません。
dealt-still-running = イベントはまだ進行中なので、説明する終わり方はまだありません。
dealt-no-value-not-replayed = 抽選を再現していません
dealt-no-value-no-cards = デッキにカードがありません
dealt-no-value-buffer = レポートに、0以上で18桁以内の数値の stop_ev_buffer がありません
dealt-no-value-too-large = 価格が大きすぎて、ここでは正確に比較できません
dealt-no-value-why = 残りのカードの価値は計算できません（{ $why }）。ほかの結果には影響しません。
dealt-value-picture = 残りのカードの平均価格を、開始時に対する割合でプルごとに示しています。100%から始まり、最低は{ $low }、最高は{ $high }です。下限は{ $threshold_share }です。{ $new }
dealt-line-start = 開始時：{ $start }
dealt-line-end = { $pulled ->
   *[other] { $pulled }プル
  }後
dealt-limit = 下限：{ $threshold }
dealt-deciding-pull = プル{ $pull }の計算過程と、その後の値を見る
dealt-value-picture-step = { "" }1つの点は{ $step }プル分で、その最低値から最高値までを示します。
dealt-deck-picture = { $deck }{ $square }
dealt-deck-picture-marked = { $deck }{ $square }印はデッキの{ $position }枚目のカードです。
dealt-no-value-price = デッキの{ $position }枚目のカードに、18桁以内の通常の小数で書かれた initial_price がありません

## dependent

dependent-the-others = ほかの抽選
dependent-about-none = { $mark ->
    [passed] このプルの販売時の在庫確認から乱数が届くまで、ほかのPackの抽選はありませんでした。したがって、その間にほかの人の手に渡ったカードはありません。
   *[open] 証明には、このプルの在庫確認から乱数までの間にほかのPackの記録はありません。
  }
dependent-about-some = プルの在庫確認から乱数が届くまでにほかの人の手に渡ったカードは、もう引けません。そのため、このチェックにはほかの抽選{ $draws ->
   *[other] { $draws }件
  }が含まれます。1件を開くと、そのステップを見られます。
dependent-table = ほかの抽選（新しい順）
dependent-drawn-for = 対象
dependent-word-at = 乱数のブロック
dependent-what-it-took = 引いたカード
dependent-the-pull-of = プル：{ "" }
dependent-unknown = 不明
dependent-no-card = カードなし
dependent-blocks = あなたのプルのバージョンにあるカードなので、あなたのプルでは引けませんでした。
dependent-blocks-not = あなたのプルで引けたはずのカードは、引かれていません。
dependent-version-sold = { $version }、販売価格{ $price }
dependent-stock-taken = 在庫確認
dependent-out-of-stock = 販売時に在庫切れ
dependent-word-requested = 乱数のリクエスト
dependent-word-arrived = 乱数の到着
dependent-band-rolled = 出目の価格帯
dependent-band-drawn-from = 引いた価格帯
dependent-its-steps = この抽選のステップ
dependent-opening = 開いています
dependent-open = 不成立になったほかの抽選を開く
dependent-took-card-worth = { $card }、{ $value }
dependent-band = 価格帯{ $band }、{ $range }
dependent-cards = { $cards }枚のカード

## draw

draw-the-draw = 抽選
draw-bands = 価格帯（低い順）
draw-column-out = 販売時に在庫切れ
draw-column-taken = 間に抽選済み
draw-roll = 出目{ $roll }
draw-part-both = 出目が入り、ここから引いた
draw-part-rolled = 出目が入ったが、引けるカードなし
draw-part-drawn-from = ここから引いた
draw-the-search = どの価格帯を探したか
draw-about-the-search = 出目の入った価格帯に引けるカードがなかったため、手順に従って先を探します。まずそれより上の各価格帯、次に下の各価格帯を、近い順に探します。引けるカードが最初に見つかった価格帯から引きます。
draw-searched-out = { $out }枚は販売時に在庫切れ
draw-searched-taken = { $taken }枚は間にほかの人へ抽選済み
draw-searched-out-and-taken = { $out }枚は販売時に在庫切れ、{ $taken }枚は間にほかの人へ抽選済み
draw-searched-empty = カードがありません。
draw-exhausted = どの価格帯にも引けるカードがなかったため、カードは引かれませんでした。ショップのルールでは、このような購入は取り消され、代金はアカウント残高に戻ります。
draw-worked-through = 出目の計算過程
draw-roll-word = 乱数
draw-roll-word-is = { $mark ->
    [passed] このプルのためだけの、オラクルの乱数。
   *[open] ショップがこのプルのものとして公開した乱数。
  }
draw-roll-hashed-is = 乱数の32バイトに文字列 { $tag } を続けたもののSHA-256。
draw-roll-number = 数値
draw-roll-number-is = 同じハッシュを10進数で書いたもの。
draw-roll-end = 出目
draw-roll-end-is = その数を1,000,000で割った余り。つまり下6桁です。
draw-by-rank = この価格帯のカードを、この乱数での順位順に並べたもの。引けるカードのうち最小のものが引かれます
draw-column-hash = ハッシュ
draw-not-free = 引けない
draw-drawn = 引かれた
draw-rank-hash = 順位のハッシュ
draw-out-of-stock = 販売時に在庫切れ
draw-went-to = ブロック{ $block }で { $pull_key } のプルへ
draw-show-last = 残りの{ $left }件を表示
draw-show-next = 次の{ $next }件を表示（残り{ $left }件）
draw-band-of = 価格帯{ $band }：{ $range }
draw-rolls = { $from }〜{ $to }
draw-no-rolls = なし
draw-searched-all-free = { $cards }枚すべてが引けます。カードはここから引かれます。
draw-searched-some-free = { $cards }枚のうち{ $held }、引けるのは{ $free }枚です。カードはここから引かれます。
draw-searched-none-free = { $cards }枚のうち{ $held }。引けるカードはありませんでした。
draw-ranked = 価格帯{ $band }のカード{ $cards }枚を順位順に見る
draw-falls = 出目{ $roll }は{ $rolls }の範囲、つまり価格帯{ $band }に入ります。
draw-roll-hashed = ハッシュ

## endpoints

endpoints-about-endpoints = ノード（RPCエンドポイント）は、あなたに代わってブロックチェーンを調べるコンピューターです。ノードに伝わるのは、あなたのIPアドレス、このサイトのアドレス、ブラウザーの言語、そして問い合わせの内容、つまりコントラクト、この購入またはイベントのキー、証明に書かれたIDとブロックです。ボタンを押すまでは何も送信しません。
endpoints-ask-several = 3件まで選べます。回答が一致すれば、どれか1件の作り話ではありません。
endpoints-look-up-pack-pull = { $count ->
    [1] 1台のコンピューター（{ $hosts }）が調べます。あなたのIPアドレスと、どの購入をチェックするかが伝わります。
    [2] 独立した2台のコンピューター（{ $hosts }）が調べます。あなたのIPアドレスと、どの購入をチェックするかが伝わります。
   *[other] 独立した3台のコンピューター（{ $hosts }）が調べます。あなたのIPアドレスと、どの購入をチェックするかが伝わります。
  }
endpoints-look-up-pack-event = { $count ->
    [1] 1台のコンピューター（{ $hosts }）が調べます。あなたのIPアドレスと、どのイベントをチェックするかが伝わります。
    [2] 独立した2台のコンピューター（{ $hosts }）が調べます。あなたのIPアドレスと、どのイベントをチェックするかが伝わります。
   *[other] 独立した3台のコンピューター（{ $hosts }）が調べます。あなたのIPアドレスと、どのイベントをチェックするかが伝わります。
  }
endpoints-choose-others = 別のノードを選ぶ
endpoints-what-they-learn = ノードに伝わること
endpoints-choice-is-kept = 以後は、このネットワークの証明を開くとすぐにブロックチェーンを読み取ります。
endpoints-choice-is-not-kept = このブラウザーにはこのページの記録が残らないため、選択はページを離れるまで有効です。
endpoints-about-the-address = https:// で始まるアドレス。この端末上のノードなら http:// も使えます。
endpoints-choice-forgotten = 消去しました。もう一度ボタンを押すまで、何も送信しません。
endpoints-nobody-chosen = ノードを1件以上選ぶか、アドレスを入力してください。
endpoints-too-many-chosen = 選べるノードは3件までです。
endpoints-one-operator = ホストが { $host } のアドレスが複数あります。同じ運営者のもので、1件のノードとして数えます。
endpoints-not-with-a-name = @ の前に名前やパスワードが入ったアドレスには問い合わせません。
endpoints-not-over-http = http:// では途中の誰かが回答を書き換えられるため、この端末上のノードにだけ使えます。https:// のアドレスを使ってください。
endpoints-not-over-sockets = このページはWebSocketではなく https:// で問い合わせます。ほとんどのノードには https:// のアドレスもあります。
endpoints-not-an-address = 問い合わせできるアドレスではありません。https:// で始まり、空白を含まないアドレスを入力してください。
endpoints-unknown-network = このページは「{ $label }」というネットワークを知らないため、ノードを提案できず、どのチェーンが正しいかもわかりません。そのネットワークのノードのアドレスを入力してください。チェーン番号は判定の横に表示されます。
endpoints-no-network = 証明にネットワーク名がないため、ノードを提案できません。コントラクトがどのネットワークにあるかショップに問い合わせ、そのノードのアドレスを入力してください。チェーン番号は判定の横に表示されます。
endpoints-nothing-to-ask = 調べるものがありません。証明に読み取れるコントラクトアドレスがないか、正しい形式の部分が少なすぎます。
endpoints-listed = { $join }、{ $last }
endpoints-another = または別のノード
endpoints-one = ノードのアドレス
endpoints-ask = ブロックチェーンで確認する
endpoints-ask-third = 3件目のノードを加える
endpoints-ask-another = 別のノードで試す
endpoints-ask-more = もう一度確認、またはノードを加える
endpoints-form-comes = フォームを読み込み中
endpoints-ask-chosen = この{ $count }件のノードに問い合わせる
endpoints-remember = この選択をこのブラウザーに保存する
endpoints-cancel = キャンセル
endpoints-on-network = ネットワーク：{ $network }

## digit

digit-see-it-fail = 不成立になるところを見る
digit-about = チェックの価値は、何を見つけられるかで決まります。この証明のコピーで乱数を1桁だけ変えると、同じチェックがこのブラウザーで、変えたコピーに対して行われます。証明そのものは変わりません。
digit-change = 1桁を変える
digit-undo = 変更を元に戻す
digit-undone = 変更を元に戻しました。証明そのものは一度も変わっていません。
digit-mark = 変えたコピー（ショップの証明ではありません）：乱数の1桁が違います
digit-checking = 変えたコピーをチェックしています
digit-failed = ここでは変えたコピーをチェックできませんでした。証明はそのままです。
digit-before = 公開値
digit-after = 変更後
digit-stops-at = チェックは「{ $step }」で止まります。{ $failed }{ $detail }
digit-stops-more = { $lead }ほかに{ $more ->
   *[other] { $more }件のチェック
  }も不成立です。
digit-others = { $passed ->
   *[other] { $passed }件のチェック
  }は引き続き合格です。変えたコピーをブロックチェーンで確認することはありません。
digit-still-passes = 変えたコピーでもチェックは合格です。変えた値でもたまたま同じカードになるため、残りは整合します。どちらが本来の値かは、ブロックチェーンでしかわかりません。
digit-said-not-verified = 変えたコピーの検証は成立しませんでした。{ $lead }

## frame

frame-language = 言語
frame-language-missing = { $language }の文言を読み込めなかったため、言語は変わりません。
frame-language-not-kept = このブラウザーにはこのページの記録が残らないため、言語の選択はページを離れるまで有効です。
frame-promise = あなたのブラウザーでチェック
frame-asks = packproofのチェックは、あなたのブラウザーの中で行われます。取得するのは指定された証明だけです。アカウントも追跡もなく、開いたファイルがこの端末から出ることはありません。
frame-build = ビルド { $build }
frame-skip = 本文へ移動
frame-tab = { $shown } · packproof

## build

build-version = バージョン
build-commit = コミット
build-commit-changed = （含まれていない変更があります）
build-checker = 検証プログラム（verdict.wasm）のSHA-256
build-settings = このサイトの設定（deployment.json）のSHA-256
build-compare = 同じソースをビルドすれば、誰でも同じバイト列が得られます。比較の方法はソースのdocs/deploy.mdにあり、サイト自身の一覧は/SHA256SUMSにあります。
build-elsewhere = このサイトのコードに頼らないために、証明を別の場所でチェックしてください。このサイトが挙げる場所：

## group

group-question-data = 公開データ
group-question-locked-in = 抽選の前に固定されていましたか？
group-question-word-pack-pull = 乱数は公開されたとおりですか？
group-question-word-pack-event = 乱数シードは公開されたとおりですか？
group-question-recipe-pack-pull = ルールどおりでこのカードになりますか？
group-question-recipe-pack-event = ルールどおりでこれらのカードになりますか？
group-question-others = ほかの抽選はすべて把握できますか？
group-question-contract = ブロックチェーンで確認できますか？
group-of-event-unconfirmed = 抽選の前に記録されたことは、まだ示されていません。
group-of-pull-unconfirmed = 今のところ、そう示しているのはショップ自身の履歴だけです。
group-refuted-apart = ブロックチェーンはこの証明の別の部分と異なるため、これも確認済みとは見なされません。
group-locked-in-confirmed = 抽選より前だったことは、ブロックチェーンで確認できました。
group-to-come-data = チェックで読む値がすべて1つずつあり、形式が正しいことが必要です。
group-to-come-locked-in-pack-event = デッキとIDを、公開されたハッシュと照合します。
group-to-come-locked-in-pack-pull = 確率、カード、在庫を、乱数のリクエスト前にチェーンに記録された内容と照合します。
group-to-come-word-pack-event = シードが公開されていて、ソルトがそのコミットメントと一致することが必要です。
group-to-come-word-pack-pull = リクエストは1回、乱数は1つ、乱数はリクエストの後。
group-to-come-recipe-pack-event = すべてのプルを、シード、番号、アカウントIDから再現します。
group-to-come-recipe-pack-pull = 抽選を乱数から再現します。
group-to-come-others-pack-event = すべてのプルが、欠番なく、減っていく1つのデッキから引かれていること。
group-to-come-others-pack-pull = 間にあった抽選を、すべて同じルールで再現します。
group-to-come-contract = コントラクト自体が持つ値です。まだ読み取っていません。
group-answer-waiting-contract = 読み取っています。
group-answer-skipped-contract = まだ問い合わせていません。
group-answer-recorded = このファイルには「はい」とあります。このようなファイルは誰でも書けます。ブロックチェーンで確認してください。
group-answer-see-above = チェックしていません。上の質問を見てください。
group-answer-reason-above = 上に示した理由で、チェックしていません。
group-failed-several = ここでは{ $several }件のチェックが不成立でした。
group-seed-comes-at-end = シードはイベントの終了時に公開されます。
group-pulls-come-at-end = プルはイベントの終了時に公開されます。
group-rest-comes-at-end = 残りはイベントの終了時に公開されます。
group-skipped-but-agrees = チェックできた範囲では一致しています。{ $why }
group-of-event-data = 不足なく、形式も正しいデータです。
group-of-event-deck = { $cards ->
   *[other] { $cards }枚のカード
  }からなる公開デッキは、公開されたハッシュと一致します。
group-of-event-locked-in = これまでに公開された内容は、互いに整合しています。
group-of-event-locked-in-at-end = 公開された内容は、互いに整合しています。
group-of-event-salted = シードは完全な形で公開されており、ソルトはそのコミットメントと一致します。
group-of-event-unsalted = シードは完全な形で公開されています。このバージョンのルールにソルトはありません。
group-of-event-others = 1つの減っていくデッキから、プル1〜{ $pulls }が欠番なく続きます。
group-of-event-contract = コントラクトにも同じ値があり、シードはオラクルの乱数です。
group-of-pull-data = 不足なく、形式も正しいデータです。
group-of-pull-locked-in = 確率、カード、在庫は先に記録されました。
group-of-pull-word = リクエストが1件あり、その後に乱数が1つ届きました。
group-of-pull-no-others = その間に、ほかのPackの抽選はありませんでした。
group-of-pull-one-other = ほかの抽選1件も、同じルールで再現しました。
group-of-pull-others = ほかの抽選{ $count }件も、同じルールで再現しました。
group-of-pull-sure = そのうち{ $sure }件は、ほかのカードになり得ませんでした。
group-of-pull-contract = コントラクトにも同じ値があり、どの乱数もオラクルのもので、省かれたものはありません。
group-recipe-agrees = ルールどおりでこのカードになります。
group-recipe-roll = 出目は{ $roll }です
group-recipe-no-card = { $rolled }。この証明では、引けるカードが残っている価格帯がなかったため、カードは引けませんでした。
group-recipe-first = { $rolled }。その中で、この証明で引けるカードのうち、このカードの順位が1位です。
group-recipe-next-band = { $rolled }が、この証明では引けるカードはありませんでした。探す順で次の価格帯では、このカードの順位が1位です。
group-of-event-recipe = { $pulls }件のプルを再現し、どれもショップの記録どおりのカードになりました。
group-of-event-no-pulls = カードは1枚も引かれていないため、再現するものはありませんでした。
group-recipe-rolled = 出目{ $roll }で価格帯{ $band }（評価額{ $range }）が選ばれます

## keep

keep-heading = 検証ツールを証明と一緒に保管する
keep-what = packproofは1つのファイルとしても入手できます。このサイトがどうなっても、ネットワークなしで手元のディスクから開けます。保存した証明と一緒に保管してください。
keep-save = packproof.htmlを保存
keep-digest = リリースのファイルのSHA-256：
keep-digest-name = packproof.htmlのSHA-256
keep-settings = ここで保存するファイルには、このサイトの設定も入ります。そのため、SHA-256はリリースのものと異なります。
keep-loading = ファイルを読み込んでいます…
keep-saved = 保存したファイルのSHA-256：
keep-saved-name = 保存したファイルのSHA-256
keep-failed = ファイルを読み込めなかったため、何も保存していません。接続を確かめて、もう一度お試しください。

## labels

point-published-field-form = 公開値
point-computed-field-form = あるべき形
point-published-key-once = 公開されたキー
point-computed-key-once = 重複先
point-published-fields-read = 読み取った公開値
point-computed-fields-read = 最低数
point-published-algo-version = 公開された fairness_algo_version
point-computed-algo-version = 既知のルール
point-published-event-ended = 公開された is_active
point-computed-event-ended = 期待値
point-published-seed-published = 公開された random_seed
point-computed-seed-published = 期待値
point-published-salt-published = 公開された seed_salt
point-computed-salt-published = 期待値
point-published-event-id = 公開された vrf_event_id
point-computed-event-id = pack_event_id から計算
point-published-deck-hash = 公開された deck_hash
point-computed-deck-hash = デッキから計算
point-published-seed-commitment = 公開された seed_commitment
point-computed-seed-commitment = ソルトから計算
point-published-deck-commitment = 公開された deck_commitment
point-computed-deck-commitment = deck_hash と seed_commitment から計算
point-published-pull-count = 公開されたプル数
point-computed-pull-count = デッキのカード数
point-published-sequence-index = 公開された sequence_index
point-computed-sequence-index = 次の番号
point-published-pulled-card = 公開されたカード
point-computed-pulled-card = 計算したカード
point-published-selection-version = 公開された selection_version
point-computed-selection-version = packproofの手順
point-published-entries-per-key = 公開されたエントリ
point-computed-entries-per-key = それらのキーの数
point-published-written-once = 公開されたエントリ
point-computed-written-once = 公開された別のエントリ
point-published-coverage-from = 公開エントリの始まり
point-computed-coverage-from = 対象区間の始まり
point-published-coverage-to = 公開エントリの終わり
point-computed-coverage-to = 乱数の到着
point-published-window-request = 公開された乱数
point-computed-window-request = そのリクエスト
point-published-window-root = 公開された乱数
point-computed-window-root = リクエストのイベントID
point-published-window-record = 公開された乱数
point-computed-window-record = そのレコード
point-published-pull-key = 公開されたプルキー
point-computed-pull-key = 購入IDから計算
point-published-odds-total = 公開された確率（100万分の1単位）
point-computed-odds-total = 必要な値
point-published-band-width = 公開された価格帯の始まり
point-computed-band-width = その終わり
point-published-band-order = 公開された価格帯の始まり
point-computed-band-order = 下の価格帯の終わり
point-published-band-stocked = 公開された価格帯のカード数
point-computed-band-stocked = 最低限必要な値
point-published-card-value-from = 公開されたカードの評価額
point-computed-card-value-from = 価格帯の始まり
point-published-card-value-below = 公開されたカードの評価額
point-computed-card-value-below = 価格帯の終わり
point-published-card-once = 公開されたカード
point-computed-card-once = あるべき数
point-published-request-present = 公開されたリクエスト
point-computed-request-present = キーに対する期待値
point-published-requested-version = リクエストの公開値
point-computed-requested-version = 確率とカードから計算
point-published-proof-version-root = 公開された version_root
point-computed-proof-version-root = 確率とカードから計算
point-published-proof-version-event-id = 公開された version_event_id
point-computed-proof-version-event-id = 確率とカードから計算
point-published-anchored-root = ショップの記録
point-computed-anchored-root = 確率とカードから計算
point-published-version-before-request = 確率とカードの固定
point-computed-version-before-request = 乱数のリクエスト
point-published-purchase-commitment = ショップの記録
point-computed-purchase-commitment = 購入から計算
point-published-purchase-after-as-of = 購入の固定
point-computed-purchase-after-as-of = 在庫確認（as_of）
point-published-purchase-before-request = 購入の固定
point-computed-purchase-before-request = 乱数のリクエスト
point-published-band-in-stock = 在庫のあるカード
point-computed-band-in-stock = 最低限必要な値
point-published-word-present = 公開された乱数
point-computed-word-present = キーに対する期待値
point-published-word-after-request = 乱数の到着
point-computed-word-after-request = 乱数のリクエスト
point-published-claimed-award = 公開された claimed_award
point-computed-claimed-award = 計算したカード
point-published-award = 公開された award
point-computed-award = 計算したカード
point-published-contract-anchor = 公開値
point-computed-contract-anchor = コントラクトの値
point-published-contract-version = 確率とカードから計算
point-computed-contract-version = コントラクトの値
point-published-contract-purchase = 購入から計算
point-computed-contract-purchase = コントラクトの値
point-published-contract-request = リクエストの対象
point-computed-contract-request = コントラクトの値
point-published-contract-word = 公開された乱数
point-computed-contract-word = コントラクトの値
point-published-coordinator-word = 公開された乱数
point-computed-coordinator-word = オラクルのログの値
point-published-request-succeeded = 公開されたトランザクション
point-computed-request-succeeded = 書き込んだ内容
point-published-judged-block = 公開された最新のブロック
point-computed-judged-block = ノードの最新のブロック
point-published-anchor-transaction = レポートが挙げるトランザクション
point-computed-anchor-transaction = イベントを固定したトランザクション
point-published-request-of-pull = 含まれるべきプルのリクエスト
point-computed-request-of-pull = 含まれているプルのリクエスト
point-published-seed-word = 公開された random_seed
point-computed-seed-word = オラクルの乱数
point-published-log-at = ショップが記録した位置
point-computed-log-at = ブロックチェーンでの位置
point-published-log-twice = ショップが記録した位置
point-computed-log-twice = ブロックチェーンでの2つ目の位置
point-published-log-omitted = ショップが公開した乱数
point-computed-log-omitted = ブロックチェーンでの位置
point-published-proven-word = 公開された乱数
point-computed-proven-word = オラクルの署名が証明する値
point-relation-band-width = 価格帯の始まりは、その終わりより低くなければなりません。
point-relation-band-order = 価格帯は、下の価格帯が終わるより前に始まってはいけません。
point-relation-card-value-from = カードの評価額は、価格帯を下回ってはいけません。
point-relation-card-value-below = カードの評価額は、価格帯の終わりより低くなければなりません。
point-relation-version-before-request = 1つ目は2つ目より前でなければなりません。
point-relation-purchase-after-as-of = 1つ目は2つ目より後でなければなりません。
point-relation-coverage-from = エントリは、対象区間より後に始まってはいけません。
point-relation-coverage-to = エントリは、乱数の到着より前に終わってはいけません。
point-relation-pull-count = プルの数がカードの数を超えることはありません。
point-relation-band-stocked = カードが1枚以上必要です。
point-both = { $published }、{ $computed }

## network

network-kind-main = メインネットワーク
network-kind-test = テストネットワーク
network-kind-local = ローカルネットワーク
network-kind-unknown = 不明なネットワーク
network-meaning-test = このネットワーク上のものに実際の価値はありません。
network-meaning-local = 1台のマシンだけで動いており、その上のものに実際の価値はありません。
network-meaning-unknown = packproofはこのネットワークを知りません。

## odds

odds-the-odds = 確率
odds-worth-on-average = 平均額
odds-worth = このバージョンのパックの価格は{ $price_cents }です。表示された確率とカードの評価額によると、全カードに在庫がある場合、平均{ $expected }相当になります。
odds-no-expected = 平均額は計算できません。確率かカードがバージョン自身のルールに合っていないか、正確な分数が長すぎて表示できないためです。
odds-expected-rule = 価格帯ごとに、確率の割合とその価格帯のカードの平均評価額を掛け、すべて合計します。評価額はショップが決めたもので、カードが実際に売れる金額はそれより高いことも低いこともあります。在庫切れのカードがあると、個々の購入で引ける内容は変わります。
odds-price = 価格
odds-exactly = 正確な値
odds-cents-whole = { $whole }セント
odds-cents-part = { $rest }/{ $lower }セント
odds-cents-both = { $whole } + { $rest }/{ $lower }セント
odds-chance = 表示された確率と、この証明で引けるカードによると、引かれたカードの確率は{ $ratio }分の1でした。
odds-exact-chance = 1,000,000通りの出目のうち{ $odds_ppm }通りがこの価格帯に入り、{ $free ->
   *[other] 引けるカード{ $free }枚
  }で分け合いました：{ $odds_ppm } / (1,000,000 × { $free })。引けるカードがなかった価格帯の出目も、探す順によってここに来ます。
odds-bands = 表示された確率（価格帯別）
odds-column-mean = 平均評価額
odds-column-each = 1枚あたり（在庫あり）
odds-each = { $ratio }分の1
odds-fingerprint = バージョンのフィンガープリント
odds-about-fingerprint = 価格、確率、すべてのカードとその評価額を、1つの値が対象にしています。どれかが1セントでも変われば、別の値になります。このブラウザーが下のカードから計算しました。{ $mark ->
    [passed] コントラクトはこの値をイベントIDで保持しています。
    [failed] ブロックチェーンの内容が証明と異なります。「ブロックチェーンで確認できますか？」を見てください。
   *[open] コントラクトはこの値をイベントIDで保持していなければなりません。実際にそうかどうかは、ブロックチェーンでしかわかりません。
  }
odds-version-no = バージョン番号
odds-path-card = カード：IDと評価額
odds-path-neighbour = 隣
odds-path-left = { $level }段目：左の隣と
odds-path-right = { $level }段目：右の隣と
odds-path-repeated = { $level }段目：自分自身と（奇数個の段では最後の1つを繰り返す）
odds-all-cards = このバージョンの{ $cards ->
   *[other] カード全{ $cards }枚
  }
odds-cards = このバージョンのカード（低い価格帯から、ID別）
odds-column-for-pull = このプルでは
odds-free = 引ける
odds-card-in-full = カードのID
odds-find-a-card = カードを検索 { "" }
odds-card-id = IDの先頭部分
odds-find = 検索
odds-found = 一覧の{ $row }枚目のカードです。
odds-not-found = このバージョンに、そのIDのカードはありません。
odds-never = 出ない

## paper

paper-print = 印刷

## part

# Where a part of the page that is loaded later did not come.
part-missing = このページの一部を読み込めなかったため、開いた内容は表示されていません。
part-missing-holds = 表示されている内容は検証済みで、変わりません。
part-rest-missing = このページの残りの部分が届かないか、ページのビルド時のものと異なるため、表示していません。すでに表示されている内容はそのまま有効です。オンラインかどうか確かめてもう一度試してください。

## point

point-missing-field-form = { $at }がありません。{ $computed }が必要です。
point-sentence-field-form = { $at }の値は { $published } ですが、{ $computed }が必要です。
point-sentence-key-once = { $place }キー「{ $published }」が2回書かれています。
point-sentence-fields-read = { $at }：読み取った値は{ $published }個です。
point-sentence-algo-version = レポートのルールは「{ $published }」ですが、packproofが対応しているのは { $computed } です。
point-sentence-event-ended = レポートの is_active は { $published } です。
point-sentence-seed-published = レポートに random_seed が公開されていません。
point-sentence-salt-published = レポートに seed_salt が公開されていません。
point-sentence-event-id = レポートの vrf_event_id は { $published } ですが、pack_event_id のハッシュは { $computed } です。
point-sentence-deck-hash = デッキは { $published } としてコミットされていますが、公開デッキのハッシュは { $computed } です。
point-sentence-seed-commitment = ソルトは { $published } としてコミットされていますが、公開されたソルトのハッシュは { $computed } です。
point-sentence-deck-commitment = チェーンに記録した値は { $published } として公開されていますが、deck_hash と seed_commitment からは { $computed } になります。
point-sentence-pull-count = デッキのカード{ $computed }枚に対して、プルが{ $published }件あります。
point-sentence-sequence-index = プルの番号が1、2、3…の順になっていません。{ $computed } であるべきところが { $published } です。
point-sentence-pulled-card = { $at }：ルールでは { $computed } になりますが、ショップの記録は { $published } です。
point-sentence-selection-version = { $at }：手順の名前は「{ $published }」ですが、既知の手順は { $computed } だけです。
point-sentence-entries-per-key = { $at }には、{ $computed }個のキーに対して{ $published }個の異なるエントリがあります。
point-sentence-written-once = { $at }が2回{ $kind }されています：{ $published }、{ $computed }。
point-sentence-coverage-from = { $at }：提供されたログエントリは{ $published }からですが、対象区間は{ $computed }から始まります。
point-sentence-coverage-to = { $at }：提供されたログエントリは{ $published }までですが、乱数は{ $computed }で届きました。
point-sentence-window-request = { $at }：別の乱数が{ $published }で届いていますが、そのリクエストがありません。
point-sentence-window-root = { $at }：別の乱数が{ $published }で届いていますが、そのイベントIDでチェーンに記録された内容がありません。
point-sentence-window-record = { $at }：別のPackが{ $published }で抽選されていますが、そのレコードがありません。
point-sentence-pull-key = { $at }のキーは { $published } ですが、購入IDからは { $computed } になります。
point-sentence-odds-total = { $at }：確率の合計は100万分の{ $computed }であるべきですが、100万分の{ $published }です。
point-sentence-band-width = { $at }は{ $published }から始まり、{ $computed }で終わります。
point-sentence-band-order = { $at }は{ $published }から始まりますが、下の価格帯は{ $computed }で終わります。
point-sentence-band-stocked = { $at }には確率がありますが、カードがありません。
point-sentence-card-value-from = { $at }の評価額は{ $published }で、{ $computed }から始まる価格帯を下回っています。
point-sentence-card-value-below = { $at }の評価額は{ $published }ですが、価格帯は{ $computed }で終わります。
point-sentence-card-once = { $at }がバージョンの中に2回以上あります。
point-sentence-request-present = { $at }：乱数のリクエストがありません。
point-sentence-requested-version = { $at }：乱数は { $published } に対してリクエストされていますが、公開された確率とカードからは { $computed } になります。
point-sentence-proof-version-root = 証明の version_root は { $published } ですが、公開された確率とカードからは { $computed } になります。
point-sentence-proof-version-event-id = 証明の version_event_id は { $published } ですが、公開された確率とカードからは { $computed } になります。
point-missing-anchored-root = { $at }：確率とカード（{ $computed }）について、チェーンへの記録がありません。
point-sentence-anchored-root = { $at }：確率とカードは { $published } としてチェーンに記録されていますが、公開されたものからは { $computed } になります。
point-sentence-version-before-request = { $at }：確率とカードは{ $published }でチェーンに記録されており、{ $computed }での乱数のリクエストより前ではありません。
point-missing-purchase-commitment = { $at }：購入（{ $computed }）について、チェーンへの記録がありません。
point-sentence-purchase-commitment = { $at }：購入は { $published } としてチェーンに記録されていますが、公開されたものからは { $computed } になります。
point-sentence-purchase-after-as-of = { $at }：購入は{ $published }でチェーンに記録されており、{ $computed }での在庫確認より後ではありません。
point-sentence-purchase-before-request = { $at }：購入は{ $published }でチェーンに記録されており、{ $computed }での乱数のリクエストより前ではありません。
point-sentence-band-in-stock = { $at }には確率がありましたが、カードは販売時にすべて在庫切れでした。
point-sentence-word-present = { $at }：乱数がありません。
point-sentence-word-after-request = { $at }：乱数は{ $published }で届いており、{ $computed }でのリクエストより後ではありません。
point-missing-claimed-award = { $at }：ショップの記録ではカードを引けなかったとされていますが、ルールでは { $computed } になります。
point-unexpected-claimed-award = { $at }：ショップの記録は { $published } ですが、ルールでは引けるカードがありません。
point-sentence-claimed-award = { $at }：ルールでは { $computed } になりますが、ショップの記録は { $published } です。
point-missing-award = ショップの記録ではカードを引けなかったとされていますが、ルールでは { $computed } になります。
point-unexpected-award = ショップの記録は { $published } ですが、ルールでは引けるカードがありません。
point-sentence-award = ルールではカード { $computed } になりますが、ショップの記録は { $published } です。
point-unexpected-contract = { $at }：{ $published } があるべきところですが、コントラクトはこのIDで何も保持していません。
point-sentence-contract-anchor = { $at }：{ $published } があるべきところですが、コントラクトの値は { $computed } です。
point-unexpected-contract-request = { $at }：コントラクトには、このキーのリクエストがありません。
point-sentence-contract-request = { $at }：コントラクトによると、乱数は { $published } ではなく { $computed } に対してリクエストされています。
point-sentence-contract-word = { $at }：乱数は { $published } として公開されていますが、コントラクトの値は { $computed } です。
point-sentence-coordinator-word = { $at }：乱数は { $published } として公開されていますが、オラクル自身のログの値は { $computed } です。
point-sentence-proven-word = { $at }：乱数は { $published } として公開されていますが、オラクルの署名が証明するのは { $computed } です。
point-sentence-request-succeeded = 公開されたトランザクション { $published } はブロックチェーン上で失敗しており、何も記録していません。
point-sentence-judged-block = 証明はブロック { $published } を挙げていますが、最新のブロックは { $computed } です。ショップが挙げた時点で、そのブロックは存在していませんでした。
point-sentence-anchor-transaction = レポートはトランザクション { $published } を挙げていますが、イベントを固定したのは { $computed } です。
point-sentence-request-of-pull = 公開されたトランザクションは、リクエスト { $computed } でPackのプルの乱数を求めたもので、このイベントのシードを求めたものではありません。
point-sentence-seed-word = 乱数シードは { $published } として公開されていますが、このイベントに対するオラクルの乱数は { $computed } です。
point-sentence-log-at = { $at }は{ $computed }で{ $kind }されていますが、証明では{ $published }です。
point-sentence-log-twice = { $at }はチェーン上で2回{ $kind }されています：{ $published }と{ $computed }です。
point-sentence-log-omitted = ブロックチェーンの{ $computed }に、ショップが省いた乱数があります。
point-written-anchored = 記録
point-written-requested = リクエスト
point-written-fulfilled = 応答
point-inside-payload = 証明ファイルで、
point-inside = { $other }で、

## reading

block-proven = 鍵 { $key } によるオラクルの署名で証明済み：乱数のリクエストを含むブロック{ $number }（{ $at }）。
block-not-proven = リクエストのブロックは証明されていません。{ $why }
block-counts = これはネットワークがなくても有効で、誰がファイルを書いたかに左右されません。ただし、このブロックが皆の使うブロックチェーンにあることは、信じるしかありません。
reading-recorded-is-not-read = これらの回答はファイルにあったもので、書いた人が変えた可能性もあります。確かめるには、ブロックチェーンで確認してください。
reading-recorded-at = { "" }（ブロック{ $number }時点）
reading-recorded = ファイル内の記録：{ $at }、{ $who } の回答{ $block }。
reading-recorded-without = { $count ->
   *[other] { $hosts } は結果に含まれていませんでした。
  }
reading-before = このタブが{ $at }に読み取りました。
reading-at = { "" }（ブロック{ $number }時点）
reader-lacks = { $host }：{ $why }
reader-short-all = すべて確認
reader-short-refutes = この証明を否定
reader-short-no-log = { $at }にログなし
reader-short-unlisted = 不明なコーディネーターの乱数
reader-short-no-answer-of-oracle = オラクルの応答なし
reader-short-behind = 最新ブロック{ $newest }
reader-short-not-all = 示していない部分あり
reader-short-silent = 応答なし
reader-short-refused = 拒否
reader-short-other-chain = 別のチェーン
reader-short-inconsistent = 回答に矛盾
reader-short-not-asked = 未問い合わせ
reader-short-malformed = 読み取れない応答
reader-short-no-contract = 該当するコントラクトなし
reader-go-without = { $host } を除いて続ける
reader-choice = ノードのチェックを外すと、そのノードを除いた結果が表示されます。
reader-left-out-refutes = { $count ->
   *[other] { $hosts } はこの証明を否定していますが、あなたがチェックを外しました。
  }この結果には含まれていません。
reading-none = ブロックチェーンを読み取れませんでした。
reading-none-of = { $all ->
    [1] ノードは応答しませんでした。
    [2] 2個のノードはどちらも応答しませんでした。
   *[other] { $all }個のノードはどれも応答しませんでした。
  }
reading-one = ノードが回答しました{ $at }。
reading-not-answered = { $count ->
   *[other] { $hosts } は応答しませんでした。
  }
reading-other-chain = { $count ->
   *[other] { $hosts } は別のチェーンのノードです。
  }
reading-several = ノード{ $all }件中{ $several }件による結果です{ $at }。
reading-finality-finalized = 確定済みのブロック：内容が取り消されることはありません
reading-finality-safe = 安全なブロック：取り消される可能性はごく低いものの、まだ確定していません
reading-finality-latest = 最新のブロック：まだ確定しておらず、取り消される可能性があります
reading-chain-test = チェーン{ $chain_id }、{ $name }：テストネットワーク
reading-chain-local = チェーン{ $chain_id }、ローカルの開発用ネットワーク：テストネットワーク
reading-chain-known = チェーン{ $chain_id }、{ $name }
reading-chain-unknown = チェーン{ $chain_id }（packproofの知らないチェーン）
reading-chain-id = チェーンID
reading-block-hash = そのハッシュ
reading-asked = 問い合わせ数
reading-round-trips = 往復回数
reading-asking = { $hosts } に問い合わせ中…
reading-proving = オラクルの署名を読み取っています …
reading-waits = ここまでの結果です。新しいブロックを待っています …
reading-waiting-for = { $hosts } の回答を待っています。
reading-silent = { $host }（{ $seconds }秒）
reading-answers = { $answers ->
    [0] まだ応答はありません
   *[other] これまでに{ $answers }件の回答
  }
reading-requests = { $requests }回のリクエスト
reading-block = ブロック
reading-time = その時刻
reading-final = 確定の度合い
reading-chain-name = チェーン
reading-exactly = この読み取りの正確な値
reading-coordinator = コーディネーター
grade-proven = オラクルの鍵 { $key } で証明済み
reading-nobody = 名前の記載がない相手
reading-saved-by = 保存したのはビルド { $build } です。

## said

## settings

settings-not-loaded = このサイトの設定を読み込めませんでした。
settings-mistake = このサイトの設定に誤りがあります。
settings-without = このページは設定なしで続けます。ショップの一覧がなく、ショップの証明を見つけられないことがあります。あなたの証明について何かを示すものではありません。
settings-of = このファイルには、{ $site }の設定が入っています。
settings-of-unnamed = このファイルには、名前を示さないサイトの設定が入っています。
settings-of-no-one = このファイルには、どのサイトの設定も入っていません。

## share

share-share = この証明を共有
share-copy-link = リンクをコピー
share-link-copied = リンクをコピーしました
share-no-copying = このブラウザーでは、ここでのコピーが許可されていません。
share-show-code = QRコード
share-about-the-code = 別の端末用：カメラをコードに向けてください。このリンクが開き、そこで改めてチェックが行われます。
share-from-link = このリンクに対するショップの応答
share-from-file = このファイル
share-from-sample = 付属のサンプル
share-computed = { $from }から、{ $at }にこのブラウザーで計算しました。
share-see-for-yourself-link = これを別の画面や紙、画像で見せられましたか？そのまま信じず、自分でリンクを開いてください。あなたのブラウザーがもう一度チェックします。
share-see-for-yourself-file = これを別の画面や紙、画像で見せられましたか？そのまま信じず、ファイルをもらって自分で開いてください。あなたのブラウザーがもう一度チェックします。
share-large-type = 大きな文字
share-ordinary-type = 通常の文字
share-no-link-file = ファイルにはリンクがありません。ファイルそのものを渡してください。ここで開けば、誰でも同じチェックができます。
share-no-link-sample = サンプルは作り物なので、渡せる証明リンクはありません。
share-save-proof = 証明ファイルを保存
share-save-this = この証明を保存
share-saved = { $name } の保存をブラウザーに渡しました：証明ファイルです。ダウンロードに見当たらない場合は、このページを別のブラウザーで開いて保存してください。
share-saved-with-answers = { $name } の保存をブラウザーに渡しました：証明と、ノードの回答です。ダウンロードに見当たらない場合は、このページを別のブラウザーで開いて保存してください。
share-passed-on = 共有しました：{ $name }。
share-no-saving = このブラウザーではファイルを保存できません（アプリ内のブラウザーの多くも同じです）。ふだんお使いのブラウザーでこのページを開いて保存してください。
share-more = その他
share-open-saved = 保存した証明を開く
share-no-link-single = このpackproofはこの端末上のファイルなので、ほかの人が開けるリンクはありません。保存した証明を渡してください。

## step

step-title-payload = 公開データに不足がなく、形式が正しい
step-title-replayable = 再現に必要なものが公開されている
step-title-event-id = 公開されたブロックチェーン用IDがこのイベントのもの
step-title-deck-hash = デッキがハッシュされたものと同じ
step-title-salt = ソルトがそのコミットメントと一致する
step-title-deck-commitment = 公開された1つの値がデッキとソルトの両方に対応している
step-title-draws = すべてのプルのカードが、公開された値から得られるカードと同じ
step-title-recipe = すべての抽選が手順 packs_v1 による
step-title-history = 記録、リクエスト、応答に重複がない
step-title-window = 間の抽選をすべて把握できる
step-title-pull-key = プルキーがこの購入自身のもの
step-title-version-rules = 確率の合計が合い、各カードが1つの価格帯に入る
step-title-version-root = 確率とカードがリクエストの指すものと同じ
step-title-version-anchor = 確率とカードがリクエスト前に固定されている
step-title-purchase-anchor = 購入がリクエスト前に固定されている
step-title-stock = 確率のある価格帯すべてにカードが残っていた
step-title-word = 乱数がリクエストの後に届いている
step-title-replay = どの抽選も、公開された値から得られるカードが記録されたカードと同じ
step-title-award = 受け取ったカードが、公開された値から得られるカードと同じ
step-title-contract = コントラクトの値が公開内容と同じ
step-title-seed-origin = シードがこのイベントに対するオラクルの乱数
step-title-word-origin = どの乱数もオラクルのもの
step-title-chain-logs = どのエントリの位置も正しく、省かれた乱数がない
step-title-oracle-proof = オラクル自身の署名がどの乱数も証明
step-rule-payload = 証明ファイルの読み取り
step-rule-event-id = ルール D4
step-rule-deck-hash = ルール D1
step-rule-salt = ルール D3
step-rule-deck-commitment = ルール D2
step-rule-draws = ルール D5〜D9
step-rule-recipe = 手順 packs_v1
step-rule-history = 一度だけ書かれる履歴
step-rule-window = 対象区間とカバー範囲
step-rule-pull-key = 有効な証明 1
step-rule-version-rules = バージョンの整合性
step-rule-version-root = 有効な証明 2
step-rule-version-anchor = 有効な証明 3
step-rule-purchase-anchor = 有効な証明 4
step-rule-stock = 有効な証明 5
step-rule-word = 有効な証明 6
step-rule-replay = 有効な証明 7
step-rule-contract = コントラクトのゲッター
step-rule-seed-origin = オラクルのログ
step-rule-chain-logs = コントラクトのログ
step-rule-oracle-proof = オラクルの証明
step-checks-payload = チェックで読む値がすべて1つずつあり、仕様で定められた形式になっていること。
step-checks-replayable = イベントが終了し、プルを再現できるようにシード（v2ではソルトも）が公開されていること。
step-checks-event-id = 公開されたvrf_event_idが、イベント自身のIDのハッシュであること。これにより、1つの記録を2つのイベントに使い回すことはできません。
step-checks-deck-hash = 公開されたハッシュが、公開デッキのハッシュであること。つまり、同じカードが同じ順に並んでいること。
step-checks-salt = 公開されたコミットメントが、公開されたソルトのハッシュであること。
step-checks-deck-commitment = 公開されたdeck_commitmentが、デッキのハッシュとソルトのハッシュを合わせたもののハッシュであること。これにより、どちらか一方だけが変わることはありません。
step-checks-draws = 各プルは、シード、番号、アカウントIDのハッシュから、残りのデッキのその位置にあるカードを引きます。すべてのプルを順に再現します。
step-checks-recipe = すべてのレコードと証明自体が、固定された手順 packs_v1 を指定していること。
step-checks-history = コントラクトへの書き込みは一度だけです。同じIDの記録、乱数のリクエストや受け渡しが、異なる内容で2回行われることはありません。
step-checks-window = 在庫確認から乱数の到着までに届いた乱数がすべて分類され、そのうちPackのものすべてにレコードがあること。
step-checks-pull-key = 乱数のリクエストに使われたキーが、購入IDのハッシュであること。
step-checks-version-rules = 確率の合計がちょうど100%で、価格帯が順に並び、すべてのカードの評価額がその価格帯に入ること。
step-checks-version-root = 乱数が、まさにこの確率とカードのハッシュに対してリクエストされていること。
step-checks-version-anchor = この確率とカードのハッシュが、乱数のリクエスト前にチェーン上にあったこと。
step-checks-purchase-anchor = 購入と在庫切れの内容のハッシュが、乱数のリクエスト前にチェーン上にあったこと。
step-checks-stock = 確率があるのにカードがすべて在庫切れ、という価格帯が販売時になかったこと。
step-checks-word = 乱数が、そのリクエストの後に届いていること。
step-checks-replay = このプルと、依存するほかのすべての抽選で、乱数の出目が価格帯を決め、引けるカードのうち順位が最小のものがレコードのカードであること。
step-checks-award = 証明に書かれたカードが、再現の結果と同じであること。
step-checks-contract = コントラクト自体に、これらのIDで保持している値を問い合わせます。
step-checks-seed-origin = オラクル自身のログを、イベントのトランザクションから、届けられた乱数までたどります。
step-checks-word-origin = このプルと、それが依存するすべての抽選について、オラクル自身のログを、リクエストから届けられた乱数までたどります。対象になるのは、オラクルの運営者がこのネットワーク用に公開しているか、このサイトの一覧にあるコーディネーターだけです。
step-checks-chain-logs = コントラクトのログと状態、そしてオラクルのログから、各エントリがどこで書き込まれたかがわかります。その間に届いたPackの乱数は、すべて証明に含まれていなければなりません。
step-checks-oracle-proof = オラクルはすべての乱数に署名します。署名は、乱数を届けたトランザクションに含まれています。このブラウザーが、一覧にあるオラクルの鍵でここで検証するため、ノードが乱数を作り上げることはできません。どのリクエストがこの抽選のものかは、引き続きノードの回答によります。
step-failed-lead-payload = 公開データに不足があるか、形式が正しくありません。
step-failed-lead-replayable = 再現に必要なものが、あるべき形で公開されていません。
step-failed-lead-event-id = 公開されたブロックチェーン用IDは、このイベントのものではありません。
step-failed-lead-deck-hash = ここに示されたデッキは、固定されたものではありません。
step-failed-lead-salt = ソルトがそのコミットメントと一致しません。
step-failed-lead-deck-commitment = 公開されたこのイベントのコミットメントは、互いに対応していません。
step-failed-lead-draws = 記録されたプルは、公開されたシードとデッキから得られるものとは異なります。
step-failed-lead-recipe = この抽選は、公開されたものとは別の手順を指定しています。
step-failed-lead-history = 公開された履歴に矛盾があります。
step-failed-lead-window = このカードを引いた可能性のある抽選を、すべては把握できません。
step-failed-lead-pull-key = 示された乱数は、この購入に結び付いていません。
step-failed-lead-version-rules = 確率とカードが、販売時のルールに合っていません。
step-failed-lead-version-root = 乱数がここに示された確率とカードに対してリクエストされたことを、この証明は示していません。
step-failed-lead-version-anchor = 確率とカードは、公開内容のとおりには固定されていませんでした。
step-failed-lead-purchase-anchor = 購入は、公開内容のとおりには固定されていませんでした。
step-failed-lead-stock = パックには、在庫のあるカードが1枚もない価格帯に確率が付いていました。
step-failed-lead-word = 乱数がリクエストの後に届いたことを、この証明は示していません。
step-failed-lead-replay = レコードの抽選の中に、乱数から得られる結果と異なるものがあります。
step-failed-lead-award = 受け取ったカードは、ルールから得られるカードと異なります。
step-failed-lead-contract = コントラクトの値は、ショップが公開した値と異なります。
step-failed-contract-nothing = ショップが値を公開している箇所に、コントラクトには何もありません。
step-failed-version-too-late = 確率とカードの固定が遅すぎました。
step-failed-purchase-too-late = 購入の固定が遅すぎました。
step-failed-logs-left-out = 公開された履歴には、ブロックチェーンにある乱数が1つ抜けています。
step-failed-lead-seed-origin = シードは、このイベント自身のリクエストに対するオラクルの応答ではありません。
step-failed-lead-word-origin = 乱数の1つが、オラクルが届けたものと異なります。
step-failed-lead-chain-logs = 公開された履歴は、ブロックチェーンの内容と異なります。
step-failed-lead-oracle-proof = オラクルの署名が証明するのは別の乱数です。
step-failed-means-payload = 公開データを仕様どおりに読み取れないため、それに依存するものはチェックしていません。
step-failed-means-replayable = 再現に必要なものが、あるべき形で公開されていません。
step-failed-means-event-id = 記録された値は、別のイベントのものかもしれません。
step-failed-means-deck-hash = カード、価格、並び順のどれかが、固定されたデッキと異なります。
step-failed-means-salt = これは、シードができる前に固定されたソルトではありません。
step-failed-means-deck-commitment = 公開されたコミットメントが互いに対応していないため、デッキとソルトが事前に固定されていたことを示していません。
step-failed-means-draws = このレポートの少なくとも1件のプルは、公開されたシード、デッキ、アカウントIDから得られる結果と異なります。
step-failed-means-recipe = 確率とカードは packs_v1 で固定されたか、証明とその記録で手順の名前が食い違っています。抽選を別の名前で呼んでも、固定された内容は変わりません。
step-failed-means-history = コントラクトへの書き込みは一度だけなので、両方を書き込むことはありえません。
step-failed-means-window = あなたのカードを引いた可能性のある抽選が示されていないため、あなたのカードを確実には導けません。
step-failed-means-pull-key = 示された乱数は、別の購入のものかもしれません。
step-failed-means-version-rules = 確率またはカード一覧が、ショップ自身のルールに合っていません。
step-failed-means-version-root = 乱数のリクエスト対象とは別の確率やカードかもしれません。
step-failed-means-version-anchor = 確率またはカード一覧は、抽選が始まった後でも選べた可能性があります。
step-failed-means-purchase-anchor = どのカードを在庫切れとし、どのカードを引けるとするかは、抽選が始まった後でも選べた可能性があります。
step-failed-means-stock = その価格帯の出目では、そこからカードを引けませんでした。
step-failed-means-word = 乱数がリクエスト前に知られていた可能性があるか、乱数がまったく示されていません。
step-failed-means-replay = レコードの抽選の少なくとも1件は、乱数から得られる結果と異なります。
step-failed-means-award = 受け取ったカードは、乱数から得られるカードと異なります。
step-failed-means-contract = ブロックチェーンの内容と、ショップの公開データが異なります。
step-failed-means-seed-origin = オラクルがこのイベントに届けた乱数が別のものであるか、別のトランザクションがこのイベントを固定しました。
step-failed-means-word-origin = オラクルはこの抽選のリクエストに別の乱数で応答しています。つまり、カードを決めた乱数はオラクルから来たものではありません。
step-failed-means-chain-logs = ショップが履歴として公開したものは、ブロックチェーンに記録されたものと異なります。
step-failed-means-oracle-proof = オラクルがこのリクエストに対して署名した乱数は、公開された乱数と異なります。
step-failed-todo-payload = 証明をもう一度読み込んでください。変わらない場合は、証明ファイルを保存し、該当するフィールドを添えてショップに送ってください。
step-failed-todo-deck-hash = 今のうちに証明ファイルを保存し、上の2つの値についてショップに説明を求めてください。
step-failed-todo-draws = 下で自分のプルを探してください。証明ファイルを保存し、ここに挙げたプルについてショップに問い合わせてください。
step-failed-todo-recipe = 証明ファイルを保存し、この抽選がどの手順で行われ、それがどこで公開されているかをショップに問い合わせてください。
step-failed-todo-history = 証明ファイルを保存し、不足しているか矛盾しているエントリについてショップに問い合わせてください。
step-failed-todo-purchase-anchor = 今のうちに証明ファイルを保存し、このチェックの名前を添えて、この購入についてショップに問い合わせてください。
step-failed-todo-replay = 今のうちに証明ファイルを保存し、ルールから得られるカードをショップに求めてください。
step-failed-todo-contract = 証明ファイルを保存し、別のノードでもう一度確認してください。
step-rule-replayable = 再現の可否
step-checked-by = 満たすべきこと：{ $checks }仕様：{ $rule }。
step-what-it-means = 意味：
step-what-to-do = できること：
step-more-differ = ほかに一致しないもの{ $more }件
step-more-differ-of = ほかに一致しないもの（{ $of }件中{ $more }件）
step-more-of = ほかに{ $of }件中{ $more }件
step-more-agree = ほかに一致するもの{ $more }件

## detail

detail-one-agrees = 1件の照合が一致しました。
detail-all-agree = { $count }件の照合がすべて一致しました。
detail-differs = 一致しない照合があります。
detail-more = { $first }ほかに一致しないものが{ $more }件あります。

## timeline

timeline-heading = 起きたことを順番に
timeline-exact = 正確な値
timeline-transaction = トランザクション
timeline-locked-in-holds = はい、事前に固定されていました。確率、カード、この購入は、乱数のリクエスト前にチェーンに記録されています。
timeline-locked-in-by-history = ショップの履歴によれば、事前に固定されていました。確率、カード、この購入は、乱数のリクエスト前にチェーンに記録されました。
timeline-locked-in-broken = すべてが事前に固定されていたことは示されていません。理由は下の線に示しています。
timeline-locked-in-elsewhere = ショップの履歴によれば、このプルはルールのとおりに固定されていました。依存する別の抽選については、それが示されていません。
timeline-locked-in-untold = 事前に固定されていたかどうかは、この証明からはわかりません。
timeline-once-holds = コントラクトにはリクエストが1つあり、その後に乱数が1つ届きました。
timeline-once-by-history = ショップの履歴では、リクエストはちょうど1回で、その後に乱数が1つ届いています。
timeline-once-broken = 1回のリクエストと、その後に届いたその乱数は示されていません。理由は下の線に示しています。
timeline-once-elsewhere = ショップの履歴によれば、このプル自身のリクエストと乱数は順序どおりです。別の抽選のものが順序どおりであることは示されていません。
timeline-once-untold = リクエストがちょうど1回だったかどうかは、この証明からはわかりません。
timeline-chain-differs = ブロックチェーンの内容が証明と異なります。「ブロックチェーンで確認できますか？」を見てください。
timeline-chain-agrees = コントラクトとそのログで確認できました。
timeline-chain-holds = コントラクトにも同じ値がありますが、それぞれがどこで書き込まれたかは読み取れませんでした。
timeline-chain-unread = これはショップが公開した履歴です。ブロックチェーンはまだ読み取っていません。
timeline-version = 確率とカード
timeline-stock = 在庫を確認
timeline-purchase = 購入
timeline-request = 乱数のリクエスト
timeline-word = 乱数
timeline-another-pack = 別のPackの乱数
timeline-another-other = Pack以外のものの乱数
timeline-another-unknown = 乱数（何のためのものかは証明に示されていません）
timeline-version-means = 一度固定されれば、誰も変えられません。
timeline-stock-means = ショップは在庫切れ一覧をこの時点のものとしています。
timeline-purchase-means = 一度固定されれば、確率もカードもその一覧も、誰も変えられません。
timeline-request-means = ルールでは、オラクルへのリクエストはプルごとに1回です。
timeline-word-means = これでカードが決まります。
timeline-nowhere = 証明にはこのエントリがありません。
timeline-contradicted = 証明には、互いに矛盾するエントリがあります。
timeline-word-for-pack = Pack用、購入
timeline-word-for-other = Pack以外のもの用、キー
timeline-word-for-unknown = 用途は示されていません、キー
timeline-times-to-come = ブロックチェーンで確認すると、各ブロックの時刻が表示されます。
timeline-times-told = 時刻は、ノードが答えたブロックの時刻です。参考情報であり、チェックは順序だけに基づきます。
timeline-times-saved = 時刻は保存されたファイルにあるもので、チェックしていません。チェックは順序だけに基づきます。
timeline-times-not-told = これらのブロックの時刻はわかりません。チェックは順序だけに基づきます。
timeline-times-not-saved = 保存されたファイルに、これらのブロックの時刻はありません。ブロックチェーンで確認すると表示されます。
timeline-before-request = 乱数のリクエスト（{ $wanted }）より前にあるはずです。
timeline-after-stock = 在庫確認（{ $wanted }）より後にあるはずです。
timeline-after-request = 乱数のリクエスト（{ $wanted }）より後にあるはずです。
timeline-others-packs = { $packs ->
   *[other] ほかの乱数{ $packs }個：ほかのPack用
  }
timeline-others-no-packs = { $others ->
   *[other] ほかの乱数{ $others }個：Pack以外のもの用
  }
timeline-others-both = ほかの乱数{ $all }個：ほかのPack用が{ $packs }個、Pack以外のもの用が{ $others }個
timeline-others-unknown = { $all ->
   *[other] ほかの乱数{ $all }個
  }
timeline-left-out = { $words ->
   *[other] これより前の乱数{ $words }個は、ここには示していません。
  }

## tool

tool-mark-flattened = この証明には、オブジェクトやリストを別の形で書き出すプログラム（シェルやデータベースのエクスポートなど）の痕跡があります。証明をもう一度取得し、届いたまま保存してください。
tool-mark-shortened = この証明には、値を短縮したり隠したりするプログラム（ブラウザーのコンソールやログなど）の痕跡があります。証明をもう一度取得し、届いたまま保存してください。
tool-mark-typeset = この証明には、文字を整形するプログラム（ワープロやチャットなど）の痕跡があり、IDにその種のダッシュや空白が入っています。証明をもう一度取得し、届いたまま保存してください。
tool-mark-rounded = この証明には、数値を浮動小数点数として扱うプログラム（スクリプト、ブラウザーの表示機能、jq、表計算ソフトなど）の痕跡があり、数値が丸められたか書き換えられたように見えます。証明をもう一度取得し、届いたまま保存してください。
tool-mark-retyped = この証明には、数値の型を変えるプログラム（表計算ソフト、表、変換ツールなど）の痕跡があり、整数が文字列になっているか小数部が付いています。証明をもう一度取得し、届いたまま保存してください。
tool-mark-recoded = この証明には、文字を別のエンコーディングで読んだプログラム（エディターやシェルなど）の痕跡があり、失われた文字や文字化けがあります。証明をもう一度取得し、届いたまま保存してください。
tool-mark-escaped = この証明には、Webページ用に文字を書き出すプログラムの痕跡があり、文字がHTMLの書き方になっています。証明をもう一度取得し、届いたまま保存してください。

## trouble

trouble-another-file = 「証明ファイルを保存」で保存したファイルか、ショップの証明ファイルを開いてください。
trouble-again = しばらくしてからもう一度試すか、保存した証明ファイルを開いてください。
trouble-another-build = ページの再読み込みが必要です
trouble-another-build-says = ページとチェッカーのバージョンが異なるため、何もチェックしていません。
trouble-another-build-cause = ページのビルドは { $page }、チェッカーが示すビルドは { $build } です。
trouble-another-build-way-on = ページを再読み込みしてください。変わらない場合は、ブラウザーでこのサイトのキャッシュを消去してください。
trouble-no-vectors = このブラウザーは古く、チェックを実行できません
trouble-no-vectors-says = チェックには、2023年以降のブラウザーにあるWebAssemblyの機能が必要です。このブラウザーにはそれがないため、何もチェックしていません。
trouble-no-vectors-cause = ブラウザーが、128ビットのベクトル（SIMD）や参照型を使うWebAssemblyモジュールを受け付けません。
trouble-no-vectors-way-on = このブラウザーを更新するか、別のブラウザーでページを開いてください。
trouble-no-worker = チェッカーが動きませんでした
trouble-no-worker-says = このページのチェックを行う部分が起動しないか、途中で止まったため、何もチェックしていません。
trouble-no-worker-cause = ブラウザーから理由は示されていません。ここではWeb WorkerまたはWebAssemblyが許可されていない可能性があります。
trouble-no-worker-way-on = ページを再読み込みするか、別のブラウザーを試してください。
trouble-not-ready = ショップによると、まだ確定していません
trouble-not-ready-says = ショップによると、このプルまたは前後のプルがまだ確定していません。packproofではそれを確かめられません。公開されたルールでは、ブロックチェーンやオラクルが遅いとき、プルは待機し、変更されたり引き直されたりすることはありません。
trouble-not-ready-cause = ショップの応答は、proof_not_ready を伴う404でした。
trouble-not-ready-way-on = このページは自動でもう一度問い合わせます。リンクは変わりません。1日たってもショップの答えが同じなら、このリンクを送って理由を尋ねてください。
trouble-unknown-id = 見つかりません
trouble-unknown-id-says = このショップには、このIDの証明がありません。リンクの一部だけがコピーされたのかもしれません。
trouble-unknown-id-cause = ショップの応答は404で、proof_not_ready ではないショップ自身のエラーでした。
trouble-no-file-says = 証明のアドレスにファイルがないため、何もチェックしていません。証明の良し悪しとは関係ありません。
trouble-not-its-own = 応答はありましたが、ショップ自身のものではありません
trouble-not-its-own-says = ショップのアドレスでサーバーが応答していますが、この応答はショップ自身のものではありません。ショップの手前にあるサーバーの応答かもしれません。何もチェックしておらず、証明の良し悪しとは関係ありません。
trouble-not-its-own-cause = 応答はHTTPステータス404で、ショップのサービスの形式のエラー（「error」を持つJSON）がありません。
trouble-not-its-own-way-on = このページは自動でもう一度問い合わせます。続く場合は、このリンクをショップに送って理由を尋ねてください。
trouble-busy = 混み合っています
trouble-busy-says = ショップ、またはその手前のサーバーが今は混み合っているため、まだ何もチェックしていません。証明の良し悪しとは関係ありません。
trouble-busy-way-on = このページは、応答が求める時間を待ってから、自動でもう一度問い合わせます。
trouble-gate = ショップの手前でログインが求められています
trouble-gate-says = ログインなどの関門が、証明へのリクエストを拒否しました。packproofはパスワードもCookieも送らないため、何もチェックしていません。証明の良し悪しとは関係ありません。
trouble-gate-way-on = ログインなしで証明を公開するようショップに頼むか、証明を自分で保存してここで開いてください。
trouble-web-page = 証明ではなくWebページが返ってきました
trouble-web-page-says = 応答は証明ではなくWebページだったため、何もチェックしていません。ログイン画面か、ショップまでの途中にあるサーバーのページかもしれません。証明の良し悪しとは関係ありません。
trouble-nothing = 応答が空です
trouble-nothing-says = 中身のない応答が届いたため、何もチェックしていません。ショップまでの途中にあるサーバーの応答かもしれません。証明の良し悪しとは関係ありません。
trouble-elsewhere-says = リンクは { $host } のものです。このページが探すのは { $asked } の証明だけで、このIDの証明は見つかりませんでした。
trouble-elsewhere-way-on = リンク元のサイトで開いてください。ここでもう一度試しても変わりません。
trouble-elsewhere-open = { $host } で開く
trouble-service-status = 証明が返ってきませんでした
trouble-service-status-says = 応答はありましたが、証明ではなかったため、何もチェックしていません。ショップまでの途中にあるサーバーの応答かもしれません。証明の良し悪しとは関係ありません。
trouble-service-status-cause = 応答のHTTPステータスは{ $status }です。
trouble-unreachable = 証明を取得できませんでした
trouble-unreachable-says = 応答がなかったため、何もチェックしていません。原因は、お使いの回線、この端末で通信を止めているもの、またはショップかもしれません。証明の良し悪しとは関係ありません。
trouble-unreachable-cause = ブラウザーから理由は示されていません。
trouble-broke-off = 応答が途中で切れました
trouble-broke-off-says = 証明がすべて届く前に応答が途切れたため、何もチェックしていません。証明の良し悪しとは関係ありません。
trouble-not-allowed = ショップは存在しますが、そのエラーをページから読み取れません
trouble-not-allowed-says = ショップのアドレスではサーバーが回答していますが、ブラウザーが回答を見せるために必要な許可（CORS）がありません。このような回答はたいていエラーで、プルがまだ確定していないのかもしれません。何もチェックしておらず、証明の良し悪しとは関係ありません。
trouble-not-allowed-cause = 回答に、このページ向けの Access-Control-Allow-Origin ヘッダーがありません。そのためステータスも読み取れません。
trouble-not-allowed-way-on = このページは自動でもう一度問い合わせます。続く場合は、証明と同じCORSヘッダーがエラーにも必要だとショップに伝えてください。
trouble-timed-out = 時間内に応答がありませんでした
trouble-timed-out-says = 証明が時間内に届かなかったため、何もチェックしていません。回線またはショップの応答が遅いのかもしれません。証明の良し悪しとは関係ありません。
trouble-timed-out-cause = { $seconds ->
   *[other] { $seconds }秒間
  }、何も届きませんでした。
trouble-redirected = 応答は別の場所を指しています
trouble-redirected-says = ネットワークやショップへのログインのときのように、別のアドレスを指しています。packproofが問い合わせるのは設定されたアドレスだけなので、何もチェックしていません。証明の良し悪しとは関係ありません。
trouble-redirected-cause = 回答はリダイレクトでした。packproofはリダイレクトをたどりません。
trouble-another-id = 求めたものとは別の証明
trouble-another-id-says = ショップが別のIDの証明を返したため、このリンクの証明としてはチェックしていません。
trouble-another-id-cause = 届いた証明は { $shown } のものです。
trouble-another-kind = 求めたものとは別の証明
trouble-another-kind-says = ショップがリンクの求めるものとは別の種類の証明を返したため、このリンクの証明としてはチェックしていません。
trouble-another-kind-event = リンクはPackのプルのものですが、届いたのはパックイベントのレポートです。
trouble-another-kind-pull = リンクはパックイベントのものですが、届いたのはPackのプルの証明です。
trouble-saved-proof-version = packproofの別のバージョンで保存されたもの
trouble-saved-proof-version-says = 保存された証明ですが、packproofの知らない形式のため、何もチェックしていません。
trouble-saved-proof-version-cause = 形式はバージョン{ $version }ですが、packproofが対応しているのはバージョン{ $format }です。
trouble-saved-proof-version-way-on = 保存したときのページで開くか、このページでもう一度保存してください。
trouble-saved-proof-broken = 保存された証明が不完全です
trouble-saved-proof-broken-says = 保存された証明ですが、一部が欠けているか読み取れないため、何もチェックしていません。
trouble-empty = 空です
trouble-empty-says = ファイルが空のため、チェックするものがありません。証明をもう一度入手して、それを開いてください。
trouble-empty-cause = 文字がないか、空白だけです。
trouble-not-readable = 読み取れません
trouble-not-text = 証明ではありません
trouble-not-text-says = テキストではありません。証明はJSON形式のテキストです。画像か圧縮ファイルではありませんか。
trouble-not-text-encoding = このテキストの文字コードは、UTF-8でもUTF-16でもありません。UTF-8で保存して、それを開いてください。
trouble-not-text-cause = { $at }バイト目がUTF-8ではありません。
trouble-not-json = 証明ではありません
trouble-not-json-cut-off = このJSONは途中で切れています。証明全体をもう一度入手してください。
trouble-not-json-nan = このテキストには、JSONにない数値NaNがあります。JSONを書かないプログラムが書いたものです。ショップのサービスが送るままの証明をもう一度入手してください。
trouble-not-json-infinity = このテキストには、JSONにない数値Infinityがあります。JSONを書かないプログラムが書いたものです。ショップのサービスが送るままの証明をもう一度入手してください。
trouble-not-json-web-page = これはウェブページで、証明ではありません。証明が表示されている場合は、証明のテキストだけをファイルに保存して、それを開いてください。
trouble-not-json-headers = このテキストは、ウェブの応答のヘッダーで始まっています。ヘッダーなしで（curlなら-iなしで）応答を保存して、それを開いてください。
trouble-not-json-in-front = このテキストでは、JSONの前に何かがあります。最初の波かっこから最後の波かっこまで、JSONだけを保存して、それを開いてください。
trouble-not-json-behind = このテキストでは、JSONの後に何かがあります。最後の波かっこまで、JSONだけを保存して、それを開いてください。
trouble-not-json-several = このテキストには、複数のJSONオブジェクトが続けて入っています。それぞれを1行で書くか（jq -c .）、別々のファイルに保存してください。
trouble-not-json-other = テキストですが、JSONではありません。
trouble-not-json-cause = 場所：{ $line }行目の{ $column }文字目。
trouble-not-an-object = 証明ではありません
trouble-not-an-object-says = JSONですが、オブジェクトではありません。証明はオブジェクトです。
trouble-not-an-object-list = JSONですが、証明は一つのオブジェクトです。中の証明を一つだけ別のファイルに保存して、それを開いてください。
trouble-not-an-object-array = 内容はリストです。
trouble-not-an-object-string = 内容はテキストです。
trouble-not-an-object-number = 内容は数値です。
trouble-not-an-object-boolean = 内容は true または false です。
trouble-not-an-object-null = 内容は null です。
trouble-too-deep = 証明ではありません
trouble-too-deep-says = JSONですが、入れ子がどの証明よりも深くなっています。
trouble-too-deep-cause = リストとオブジェクトの入れ子が深すぎて読み取れません。
trouble-not-a-payload = 証明ではありません
trouble-not-a-payload-says = JSONですが、Packのプルの証明でもパックイベントのレポートでもありません。
trouble-not-a-payload-cause = target_pull_key も pack_event_id もありません。
trouble-zip-says = これはZIPアーカイブです。証明は一つのファイルなので、展開して、中の証明ファイルを開いてください。
trouble-gzip-says = これは展開できないgzipファイルです。壊れているか、途中で切れているか、二重に圧縮されています。ファイルをもう一度入手してください。
trouble-archive-says = これは圧縮されたファイル（{ $format }）です。展開して、中の証明ファイルを開いてください。
trouble-har-says = これはHARファイル、つまりブラウザーが送った要求と受け取った応答の記録です。それ自体は証明ではありません。その中のショップの応答をファイルに保存して、それを開いてください。
trouble-report-says = これはpackproofが証明について書いたレポートで、証明そのものではありません。その対象の証明ファイルを開いてください。
trouble-envelope-says = このJSONの証明は、ほかのもので包まれ、「{ $key }」の下にあります。そこにあるものだけを別のファイルに保存して、それを開いてください。
trouble-lines-says = このファイルには、1行に1つのJSONが{ $lines }行あります。一度に開けるのは{ $limit }行までです。小さいファイルに分けてください。
trouble-packed-cause = 形式はファイルの先頭のバイトから分かります。
trouble-file = ファイルを読めませんでした
trouble-file-gone-says = ファイルは、選んだときの場所にもうありません。移動、名前の変更、または削除がされました。
trouble-file-unreadable-says = ブラウザーはファイルを読めませんでした。選んだ後にファイルが変更されたか、ブラウザーに読む権限がありません。
trouble-file-way-on = ファイルをもう一度選んでください。
trouble-folder-says = フォルダーには{ $limit }個を超えるファイルがあります。もっと小さいフォルダーを選んでください。
trouble-too-large = 大きすぎます
trouble-too-large-says = どの証明よりも大きなデータです。このページで読めるのは{ $limit }までです。
trouble-too-large-cause = { $size ->
   *[other] { $size }バイト
  }以上あります。上限は{ $limit ->
   *[other] { $limit }バイト
  }です。
trouble-reload = ページを再読み込み
trouble-another-proof = 別の証明をチェック
trouble-dismiss = 閉じる
trouble-cause = 原因
trouble-no-name = 名前なし
trouble-tells-unknown = 不明な内容を伝えています
trouble-not-as-built = 未チェック
trouble-not-as-built-says = このページのチェックを行う部分がページのビルド時のものと異なるため、起動せず、何もチェックしていません。証明の良し悪しとは関係ありません。
trouble-not-loaded-says = このページのチェックを行う部分を読み込めなかったため、何もチェックしていません。証明の良し悪しとは関係ありません。
trouble-offline = ブラウザーによると、この端末はオフラインです。その場合、今は証明リンクをチェックできません。ページ全体を1つにまとめたpackproof.htmlを保存してあれば、ネットワークがなくても保存した証明を開けます。
trouble-not-as-built-way-on = 接続を確かめてもう一度試すか、ページを再読み込みしてください。変わらない場合は、別のネットワークか別のブラウザーを試してください。
trouble-no-service = このファイルには、問い合わせ先のショップがありません
trouble-no-service-says = 証明リンクは、ショップ自身のページで開くものです。これは単独のファイルになったpackproofなので、どこにも問い合わせず、何もチェックしていません。
trouble-no-service-cause = ファイルの中にサービスの指定がありません（設定に「service」がありません）。
trouble-no-service-way-on = ブラウザーでリンクを開き、そこで証明を保存して、そのファイルをここで開いてください。
trouble-self-test = このページは使わないでください
trouble-self-test-says = ページは証明をチェックする前に、答えのわかっている{ $all }件の証明をチェッカーに解かせます。そのうち{ $wrong }件の答えが誤っていたため、あなたの証明はチェックさせていません。
trouble-self-test-cause = 誤って答えたもの：{ $wrong }。このブラウザーに届いたチェッカーか、この端末での実行のどちらかに問題があります。
trouble-self-test-way-on = あなたの証明の良し悪しとは関係ありません。ページを再読み込みしてください。変わらない場合は、別のブラウザーか端末で証明をチェックし、このサイトの運営者に知らせてください。
trouble-contradicts-itself = このプログラムの結果が食い違っています
trouble-contradicts-itself-says = このページは各証明を2つのプログラムで2回チェックしますが、その結果が異なりました。そのためどの結果も有効ではなく、確認、保存、共有はできません。
trouble-contradicts-itself-cause = 2つの結果が異なります。どちらかのプログラムが壊れて届いたか、この端末が正しく実行していません。

## trust

trust-why-code = ここの結果はすべて、このサイトからブラウザーに届いたコードが計算したもので、別のコードならどんな判定でも表示できます。ビルド番号はソース全体のハッシュの先頭部分です。ソースが同じなら番号も同じです。
trust-why-contract = ここでショップが示しているコントラクトです。独自のコードを使う、よく似たコントラクトでも、すべてのチェックに合格しえます。
trust-why-endpoint = ブロックチェーンを読み取るコンピューターはほかの人が運営しており、1件だけなら好きなように答えられます。各ノードは単独でチェックされ、すべてのノードが示したことだけが有効です。そのため、正直なノードが1件あれば十分です。だますには、すべてが示し合わせる必要があります。
trust-why-oracle = 乱数がすべての抽選を決めます。オラクルは自分の鍵で乱数に署名し、乱数を選ぶことはできません。ブロックチェーンを読み取ると、このブラウザーがその署名を検証します。検証できない場合、packproofは、署名を検証したオラクルのコントラクトを前提とします。
trust-why-unbound = 証明はこれらを対象にしていないため、合格でもこれらについては何も言えません。
trust-what-to-do-code = 証明ファイルを保存し、コードを信頼できるところでチェックしてください。packproofを動かしている別のサイトや、ソースからターミナルで実行する方法があります。
trust-what-to-do-endpoint = 「ブロックチェーンで確認できますか？」で、2〜3件のノードか、自分のノードを選んでください。
trust-what-to-do-oracle = 「ブロックチェーンで確認できますか？」で、乱数がリクエストされたコーディネーターと、それをオラクルの運営者がこのネットワーク用に公開しているかどうかを見てください。
trust-still-trusted = それでも信頼が必要なもの
trust-code = packproofのコード、ビルド { $build }。
trust-no-contract-named = 証明に、読み取れるコントラクトの記載がありません。
trust-contract-once = packproofはコントラクトの保持する値を読み取り、そのコードを信じます。1つのIDを一度だけ記録し、購入ごとに乱数を1つだけリクエストし、それをオラクルからだけ受け取る、ということです。
trust-endpoint-at = （ブロック{ $number }で問い合わせ）
trust-endpoint-unread = 。示されなかった部分は、ショップの申告
trust-endpoint-rest-proven = 。残りはオラクルの署名が証明しています
trust-endpoint-not-replayed = カードを検証していないため、今のところはショップ
trust-endpoint-shops-word = すべてが間に合って記録されたという点では、ショップ
trust-endpoint-one = ノード { $there }{ $at }。すべてがこのノードに依存しています{ $rest }。
trust-endpoint-several = ノード { $there } のうち1件が正直であること{ $at }。そうであれば、この結果は正しいです{ $rest }。
trust-endpoint-contradict = まだありません：ノード { $there } の回答が食い違っています{ $at }。
trust-oracle-unseen = オラクルの乱数：誰も乱数を選んだり予見したりしていないこと。
trust-oracle-published = オラクルの乱数：Chainlinkがこのネットワーク用に公開しているコーディネーターを通して届きました。
trust-oracle-listed = オラクルの乱数：このサイトの一覧にあるコーディネーターを通して届きました。
trust-oracle-proven = オラクル：乱数の署名に使われた{ $count }個の鍵 { $keys } を、オラクルだけが持っていること。署名はこのブラウザーが検証しました。
trust-oracle-unknown = オラクルの乱数：どこにも公開されていないコーディネーター 0x{ $address } から届いたものがあります。
trust-unbound-pack-event = 証明の対象外のものについては、ショップ：アカウントIDが誰のものか、イベントがなぜその時点で終わったか、画像。
trust-unbound-pack-pull = 証明の対象外のものについては、ショップ：誰の購入か、何が在庫切れだったか、どんなカードか。
trust-unbound-event-accounts = アカウントIDはどのコミットメントの対象でもなく、IDが違えば引かれるカードも変わります。自分のIDがわかるのは自分だけです。自分のプルの横のIDと見比べてください。
trust-unbound-event-order = シードを知る人は、この先の並びもわかります。そのため、誰がどの順番になったかを証明は示しません。プルの横の時刻はショップによるものです。
trust-unbound-event-end = 終わりはショップが選べます。証明の対象は行われたプルで、なぜそれ以上なかったかは示しません。カードが残っていた場合は、ショップに問い合わせてください。
trust-unbound-event-names = 名前、タイトル、画像、価格はショップが選んだものです。証明の対象はカードのID、その並び順、アカウントIDで、支払いや人物は含みません。届いたカードと見比べてください。
trust-unbound-pull-name = 名前はショップが選んだものです。証明は、購入を人物や支払いに結び付けません。購入IDを領収書のIDと見比べてください。
trust-unbound-pull-stock = 何がいつの時点で在庫切れだったかは、ショップの申告です。ルールでは、事実かどうかにかかわらず、購入のコミットメントで固定されます。支払い時に販売されていたものと見比べてください。
trust-unbound-pull-card = 証明の対象は、カードの在庫IDです。それがどのカードかを示すのはショップだけです。届いたカードと見比べてください。
trust-fingerprint = これがどのファイルか、正確に
trust-fingerprint-why = ファイルの全バイトのSHA-256です。同じファイルなら同じ値になり、どこか一か所でも違うファイルなら別の値になります。
trust-fingerprint-name = ファイルのSHA-256
trust-self-test = セルフテスト：{ $all }件中{ $passed }件。チェックに使う前に、チェッカーは答えのわかっているすべての証明に、正しく答えました。

## unread

unread-no-contract = 証明に、読み取るコントラクトのアドレスがありません。ショップに問い合わせてください。
unread-unknown-chain = このチェーンのコントラクトのアドレスには何もありません。packproofはこのネットワークを知らないため、別のチェーンかもしれません。どのチェーンか、ショップに問い合わせてください。
unread-inconsistent = ノードの回答が矛盾しているため（{ $how }）、その回答は判断に使いません。別のノードに問い合わせてください。
unread-not-reached = 証明にはブロック{ $needed }が出てきますが、最新のブロックは{ $newest }({ $age }前)です。1分ほどしてもう一度問い合わせてください。
unread-not-reached-event = 最新のブロックは{ $newest }({ $age }前)で、コントラクトにはこのイベントの記録がありません。1分ほどしてもう一度問い合わせてください。
unread-age-seconds = { $count }秒
unread-age-minutes = { $count }分
unread-age-hours = { $count }時間
unread-age-days = { $count }日間
unread-end-not-shown = ノードの応答からは、ブロック{ $block }を持っていることがわかりません。応答が完全でない可能性があります。1分ほどしてもう一度問い合わせてください。
unread-not-settled = ノードにもう一度問い合わせる必要がありましたが、最新のブロックが返りませんでした。もう一度、または別のノードに問い合わせてください。
unread-not-the-contract = このアドレスにはコードがありますが、コントラクトとしての応答がありません。コントラクトの場所をショップに問い合わせてください。
unread-many-inputs = 失敗したオラクルの応答のうち{ $count }件は、packproofが読む数を超えるため調べていません。理由をショップに問い合わせてください。
unread-no-anchor = このイベントを固定したトランザクションが見つかりません。ショップに問い合わせてください。
unread-unknown-transaction = ノードにトランザクション { $hash } がありません。別のノード、できれば全履歴を保持しているノードに問い合わせてください。
unread-log-not-seen = ノードは{ $at }のログを示していません。別のノード、できれば全履歴を保持しているノードに問い合わせてください。
unread-word-not-seen = ブロック{ $from }から{ $to }までで、ノードはリクエスト { $request } に対するオラクルの応答を示していません。別のノード、できれば全履歴を保持しているノードに問い合わせてください。
unread-no-log-there = ショップがあるとする{ $at }に、ノードのログはありません。正しい場所か、ショップが運営していないノードをショップに問い合わせてください。
unread-no-fulfilment = ノードはリクエスト { $request } を示していますが、ブロック{ $from }から{ $to }までに、それに対するオラクルの応答はありません。正しい場所か、ショップが運営していないノードをショップに問い合わせてください。
unread-unknown-log = { $at }にあるコントラクトのログの意味がわかりません。省かれた乱数かもしれません。何のログか、ショップに問い合わせてください。
unread-no-older-logs = ショップは範囲の開始をブロック{ $block }としていますが、ノードはそれほど古いログを示していません。保持していないか、コントラクトにまだログがなかったかのどちらかです。全履歴を保持しているノードに問い合わせてください。
unread-no-indexes = ノードはブロック{ $block }のログに、ブロック内の位置で番号を付けていません。別のノードに問い合わせてください。
unread-answered-elsewhere = オラクルはリクエスト { $request } に答えましたが、コントラクトはその答えを別のものに渡しました。理由をショップに問い合わせてください。
unread-refuted = これを否定するノードと、しないノードがあります。どれかが誤っているか遅れています。1件を外すと、ほかのノードが示す結果を確認できます。
unread-two-chains = 選んだノードは異なるチェーンにあり、証明がどれを指すのかpackproofには分かりません。1つのネットワークのノードだけで、もう一度問い合わせてください。
unread-request-unclear = { $hash } について、ノードはオラクルへのリクエストを示していません。別のノード、できれば全履歴を保持しているノードに問い合わせてください。
unread-several-requests = { $hash } に属するオラクルへのリクエストが複数あり、区別する手がかりがありません。そのため、どの乱数が有効か不明です。ショップに問い合わせてください。
unread-no-request = { $hash } のレシートにはショップのリクエストだけがあり、オラクルへのリクエストがありません。そのため、乱数の出どころが示されていません。ショップに問い合わせてください。
unread-no-proof = ノードが返したトランザクション { $hash } には、この乱数に合うオラクルの署名がありません。別のノードに問い合わせてください。
unread-other-code = コントラクトのコードのハッシュは { $found } で、このサイトの運営者が読んだコードのハッシュは { $listed } です。理由を運営者に問い合わせてください。
unread-too-much-work = ここには、packproofが照合する数を超えるエントリとログがあります。通常の証明が持つ数をはるかに超えています。理由をショップに問い合わせてください。
unread-unlisted-coordinator = 乱数を届けたのは、どこにも公開されていないコーディネーター { $address } です。運営者が乱数を選べた可能性があります。誰のものかショップに問い合わせてください。
unread-unlisted-key = 署名に使われた鍵 { $key } は、オラクルの運営者がこのネットワーク用に公開しているものではありません。誰のものかショップに問い合わせてください。
unread-block-not-proven = ブロック{ $number }のヘッダーまたはレシートが、オラクルの証明が示すハッシュと一致しません。packproofはこのネットワークのブロックを証明できません。
unread-fault-unreachable = { $host } に接続できませんでした。
unread-fault-stopped = { $host } に接続できませんでした。この端末はオンラインなのに、問い合わせがすぐに失敗しました。ブラウザーが止めたのかもしれません（コンテンツブロッカー、またはプライバシー保護のシールド）。
unread-fault-near = { $host } に接続できませんでした。この端末またはそのネットワーク内にあり、許可しないとページからの接続を認めないブラウザーがあります。
unread-fault-not-allowed = { $host } は存在しますが、ウェブページからの問い合わせを許可していません（CORS）。
unread-fault-busy = { $host } は混み合っているか、時間内に回答がありませんでした。
unread-fault-malformed = { $host } の回答は、packproofでは読み取れない形式です。
unread-fault-refused = { $host } が応じませんでした：{ $message }（コード{ $code }）。
unread-fault-wrong-chain = { $host } はチェーン{ $found }のものですが、証明ファイルが示すのはチェーン{ $wanted }です。
unread-fault-not-the-contract = { $host } によると、公開されたアドレスに該当するコントラクトがありません。
unread-fault-no-logs = { $host } はブロック{ $from }から{ $to }までのログの提供に応じませんでした。
unread-fault-inconsistent = { $host } の回答は矛盾しています（{ $how }）。そのログは判断に使いません。
unread-fault-same-operator = { $host } には問い合わせていません。リストの別のアドレスが同じホストのためです。どちらも同じ運営者のもので、1件のノードとして数えます。
unread-way-on-unreachable = 接続を確かめるか、別のノードを試してください。
unread-way-on-stopped = このページではブロッカーやシールドをオフにするか、アドレスを確かめるか、別のノードを試してください。
unread-way-on-near = ノードが動作しているか確かめてください。アドレスの横にあるこのサイトのブラウザー設定で、ローカルネットワークへのアクセスを許可して、もう一度お試しください。
unread-way-on-not-allowed = 別のノードを選んでください。これはウェブページ向けではありません。自分のノードなら、そのための設定があります。
unread-way-on-busy = 1分ほど待ってもう一度問い合わせるか、別のノードに問い合わせてください。
unread-way-on-no-endpoint = アドレスがノードのものか確かめるか、別のノードに問い合わせてください。
unread-way-on-refused = アドレスが欠けていないか（キーが必要ならキーも含めて）確かめるか、別のノード、できれば全履歴を保持しているノードに問い合わせてください。
unread-way-on-network = { $name }のノードを選んでください。
unread-way-on-local = ローカルの開発用ネットワークのノードを選んでください。
unread-way-on-chain = チェーン{ $wanted }のノードを選んでください。
unread-way-on-not-the-contract = そのアドレスをネットワークのエクスプローラーで調べてください。そこにもコントラクトがない場合は、コントラクトがどこにあるかショップに問い合わせてください。
unread-way-on-no-logs = 別のノードに問い合わせてください。全履歴を保持し、一度により多くのブロックを返すノードもあります。
unread-way-on-same-operator = 別の運営者のノードを追加してください。
unread-way-on-inconsistent = 別のノードを選んでください。独自の番号をログに付けるノードもありますが、証明とは関係ありません。
inconsistent-two-logs = { $at }にログが2つ
inconsistent-two-places = 1つのログが{ $at }と{ $other }に
inconsistent-not-asked = 求めていない{ $at }のログ
inconsistent-two-hashes = ブロック{ $block }にハッシュが2つ

## value

value-entry = { $at }の { $hash }
value-short-entry = { $at }の { $hash }
value-position = ブロック{ $block }、ログ{ $log_index }
value-form-present = 値
value-form-object = オブジェクト
value-form-list = リスト
value-form-leaf = カードのIDと評価額（セント）の組
value-form-bands = 255個以下の価格帯のリスト
value-form-text = テキスト
value-form-boolean = true または false
value-form-integer = { $most }以下の整数
value-form-position-integer = { $most }以下の整数（hexも可）
value-form-user-id = テキストまたは整数
value-form-hash32 = hexで32バイト
value-form-bare-hash32 = ちょうど64桁のhex
value-form-hyphenated = ハイフン付きの UUID
value-form-word = 1〜64桁のhex
value-form-uuid = UUID（ハイフンの有無は問わない）
value-form-uuid-or-null = UUID（ハイフンの有無は問わない）または null
value-form-log-kind = anchored、requested、fulfilled のどれか
value-form-once-in-deck = デッキのほかのカードにないID
value-form-once-in-records = ほかのレコードにないキー
value-form-target-record = このプルのレコード
value-place-payload = 証明ファイル
value-place-pull = プル{ $number }
value-place-card = { $draw }のカード { $card }
value-place-key = キー { $key }
value-this-pull = このプル
value-this-event = このイベント
value-draw-of-purchase = 購入 { $purchase } の抽選
value-draw-of-key = キー { $pull_key } の抽選
value-place-band = { $draw }の価格帯{ $band }
value-nothing = なし

## verdict

verdict-not-over-yet = まだ終了していません
verdict-contradicted = ノードの回答が食い違っています
verdict-word-verified = 検証済み
verdict-word-origin-unknown = 乱数の出所が不明
verdict-word-not-confirmed = 未確認
verdict-word-refuted = ノードがこの証明を否定しています
verdict-word-verified-offline = 計算が合います
verdict-word-not-verified = 検証不成立
verdict-word-not-replayable = 再現できません
verdict-not-confirmed = ブロックチェーンではまだ未確認
verdict-confirmed-so-far = ここまではブロックチェーンで確認済み
verdict-recorded = { $at }に{ $who }{ $block }で確認済み、とこのファイルに保存されています
verdict-recorded-checking = このファイルに保存された回答はまだチェック中です。
verdict-mark-word-waiting = チェック待ち
verdict-mark-word-history = 合格（ショップの履歴による）
verdict-mark-word-recorded = 合格（このファイルによる）
verdict-mark-word-data = 合格（データそのものによる）
verdict-mark-word-chain = 合格（ブロックチェーンで確認済み）
verdict-mark-word-proof = 合格（オラクルの署名で証明済み）
verdict-mark-word-failed = 不成立
verdict-mark-word-skipped = 未チェック
verdict-all-passed = { $checkable }件中{ $passed }件のチェックに合格しました
verdict-agrees-event = 公開されたルールと乱数シードで、ちょうどこれらのカードになり
verdict-agrees-no-pulls = このイベントでは1枚もカードが引かれておらず
verdict-agrees-empty-deck = 公開されたデッキは空で、カードは1枚も引かれておらず
verdict-agrees-pull = 公開されたルールと乱数で、ちょうどこのカードになり
verdict-agrees-no-card = 証明に書かれているとおり、公開されたルールでは引けるカードが残っておらず
verdict-payment-back = ショップのルールでは、購入は取り消され、代金はアカウント残高に戻ります。
verdict-lead-verified = { $agrees }、ブロックチェーンでも確認できました。
verdict-lead-refuted = { $count ->
   *[other] { $hosts } がこの証明を否定しています。
  }{ $shown }{ $passing ->
   *[other] { $passes } は逆の内容を示しています。
  }どれかが誤っているか遅れており、ショップがノードを運営していることもありえます。一致するまで、その回答は何も確認済みとして扱いません。3件目のノードに問い合わせてください。
verdict-lead-refuted-alone = { $count ->
   *[other] { $hosts } がこの証明を否定しています。
  }{ $shown }{ $others } はこれを示していません。別のノードに問い合わせてください。
verdict-open-no-place = ショップは、確率をどこに固定したかを示していません。
verdict-open-contract = ショップが抽選前にこれを固定したことを示すものがありません。
verdict-open-origin = 乱数をオラクルが出したことを示すものがありません。ショップが乱数を、したがってカードを選んだ可能性があります。
verdict-window = ほかの抽選を探す範囲は{ $blocks }ブロック、{ $lasts }です。開始位置を選んだのはショップです。
verdict-open-entry = この購入が抽選前に固定されていたことを示すものがありません。
verdict-open-logs = すべての記録の日時が正しく、省かれた乱数がないことを示すものがありません。別の乱数がこの抽選を決める可能性があります。
verdict-elsewhere-contract = { $lacking ->
   *[other] { $by } は、公開された内容がコントラクトにあることを示していません。
  }{ $passing ->
   *[other] { $passes } は示しています。
  }
verdict-elsewhere-origin = { $lacking ->
   *[other] { $by } はオラクルの応答を示していません。
  }{ $passing ->
   *[other] { $passes } は示しています。
  }
verdict-elsewhere-logs = { $lacking ->
   *[other] { $by } はこの抽選の全履歴を示していません。
  }{ $passing ->
   *[other] { $passes } は示しています。
  }
verdict-lead-two-chains = 選んだノードは異なるチェーン（{ $chains }）にあり、証明がどれを指すのかpackproofには分かりません。1つのネットワークのノードだけで、もう一度問い合わせてください。
verdict-lead-verified-offline = { $agrees }ます。{ $then }
verdict-nothing-shown = ただし、抽選前に固定されていたことはまだ確認できていません。
verdict-only-this-file-says = このファイルには確認済みと書かれていますが、それは誰にでも書けます。もう一度確認してください。
verdict-rest = { $all_passed }。
verdict-told-by-one = この回答は1件のノード { $host }{ $at } だけのものです。1件だけでは誤っていることがあります。別のノードも試してください。
verdict-passed-by-one = これは1つのノード { $host }{ $at } だけに依存しています。1つだけでは誤ることがあります。{ $ask }。
verdict-ask-another = 別のノードにも聞いてください
verdict-alone-without = これは1つのノード { $host }{ $at } だけに依存しています。{ $host } がショップの指定したノードなら、これは何も示しません。
verdict-others-passed = { $passed ->
   *[other] ほかの{ $passed }件のチェック
  }は合格でした
verdict-rest-two-failed = ほかに1件のチェックが不成立で、{ $passed }。
verdict-rest-more-failed = ほかに{ $others }件のチェックが不成立で、{ $passed }。
verdict-something-missing = 再現に必要なものが欠けています。
verdict-agrees-so-far = { "" }これまでに公開された内容は一致しています。{ $passed ->
   *[other] { $passed }件のチェック
  }に合格しました。
verdict-agrees-otherwise = { "" }公開されたほかの内容は一致しています。{ $passed ->
   *[other] { $passed }件のチェック
  }に合格しました。
verdict-lead-not-replayable = { $why }問題が見つかったわけではありません。{ $rest }
verdict-held-so-far = ブロックチェーン上のコントラクトにもあります。
wrong-pull = プル{ $pull }は、別のカードになるはずでした。
wrong-pulls = プル{ $pull }とほか{ $others }件は、別のカードになるはずでした。
wrong-others-right = ほかの{ $right }件のプルは正しい結果です。
wrong-award = このプルは、別のカードになるはずでした。
wrong-award-missing = このプルではカードが出るはずでしたが、ショップはカードなしと記録しています。
wrong-award-none = ルールではカードは残っていませんでしたが、ショップは1枚を記録しています。
wrong-by-rules = ルールによる結果
wrong-recorded = ショップの記録
wrong-order = 公開データでは、順序が逆になっています。
wrong-named = カード名はショップによるものです。
wrong-priced = 価格はデッキのものです。
wrong-priced-and-named = 価格はデッキのもの、カード名はショップによるものです。
wrong-valued = 評価額は公開されたカード一覧のものです。
wrong-see = 違いを見る
wrong-see-origin = 見つかったものを見る
working-heading = 計算過程を見る
working-moments = { $moments ->
   *[other] { $moments }件の出来事（最初から最後まで）
  }
working-bands = { $bands }個の価格帯
working-draws = { $draws ->
    [0] この証明にほかの抽選はありません
   *[other] この証明のほかの抽選：{ $draws }件
  }
working-value = 各プルの後の値と、イベントの下限
working-commitments = 固定すべき値と、公開された値の比較
working-pulls = プル{ $pulls }件と、それぞれの答え
mine-heading = 自分のプルを探す
mine-working = 引かれ方を見る
mine-label = アカウントID、ショップでの名前、またはプルの番号、ID、カード
mine-private = 入力した内容はこのブラウザーの中だけで使います。どこにも送らず、リンクにも入りません。
mine-none = 該当するプルはありません。
mine-found = 該当するプルは{ $pulls }件です。
mine-matching = この番号、ID、またはカードのプルは{ $pulls }件です。
mine-more = 残りの{ $more }件は下の一覧にあります。
mine-many = { $accounts }件を超えるアカウントが該当します。IDか名前をもう少し入力してください。
mine-accounts = { $accounts ->
    [1] 1件のアカウントが該当します。これがあなたのアカウントIDなら、あなたのものです。
   *[other] { $accounts }件のアカウントが該当します。あなたのアカウントIDのものがあなたのプルです。
  }
verdict-nothing-else-judged = { "" }それ以外の内容は判定していません。
verdict-may-be-early = ごく初期のイベントには公開するシードがなく、これもその一つかもしれません。
verdict-server-says-no = ショップのサーバーは、この証明を検証済みとしていません。packproofは公開された値から独自に判定しています。なぜ異なるのか、ショップに問い合わせてください。
verdict-contract-unread = ブロックチェーンを読み取れませんでした
verdict-contract-unasked = ブロックチェーンはまだ調べていません
verdict-loading = 読み込み中
verdict-checking = チェック中
verdict-meanwhile = このブラウザーが、この証明を自分で計算し直します。すべてのハッシュ、すべての抽選、すべてのルールです。結果がどうあるべきかを誰にも尋ねず、何も送信しません。一致しないステップがあれば、両方の値を並べ、その意味とあなたにできることを示します。
verdict-stopped = 中止
verdict-stopped-said = 中止しました。
verdict-no-verdict = チェックを中止したため、判定はありません。
verdict-check-again = もう一度チェック
verdict-said = { $verdict }。{ $lead }
verdict-tab-event = { $verdict } · イベント { $id }
verdict-tab-purchase = { $verdict } · 購入 { $id }
verdict-rest-one-failed = { $passed }。

## worked

worked-not-worked = このプルは再現していないため、計算過程はありません。理由は上のステップにあります。
worked-user-id-bytes = user_id（UTF-8バイト列）
worked-whole-message = メッセージ全体：シード、番号、アカウント、タグ
worked-r-hex = R：そのSHA-256
worked-r-decimal = 数値としてのR
worked-recipe-card = ルールの結果
worked-published-card = ショップの記録
worked-label = プル{ $pull }のカードが決まるまで
worked-seed-salted = 実効シード：シードとソルトのSHA-256
worked-seed-itself = 実効シード：random_seed そのもの
worked-tag-bytes = { $tag }（バイト列）
worked-place-bytes = sequence_index { $pull }（8バイト）
worked-modulo = { $remaining ->
   *[other] { $remaining }枚のカード
  }が残っていました。Rを{ $remaining }で割った余りは{ $index }です。
worked-cards-agree = ショップの記録したカードは、ルールの結果と同じです。
worked-cards-differ = ショップの記録したカードは、ルールの結果と異なります。
worked-none-remained = カードは残りませんでした。
worked-remained = { $cards ->
   *[other] { $cards }枚のカード
  }、合計{ $total }、1枚平均{ $mean }（イベントの下限との比較：{ $side }）。
worked-open-a-pull = プルを開くと、抽選の計算過程を数値ごとに見られます。プルにはそれぞれ固有のリンクがあり、保存したり共有したりできます。
worked-heading-seed = イベントのシード
worked-heading-parts = このプル固有の値
worked-heading-hash = すべてを順につなげてハッシュ
worked-heading-place = 数値から位置へ
worked-heading-card = その位置のカード
worked-heading-after = その後に残ったもの
worked-not-below = 下回っていません
worked-below = 下回っています
worked-stands-there = 選ばれるのは、残っていたカードのうち、前にカードが{ $index }枚あるもの、つまりデッキの{ $position }枚目です。

## button

button-stop = 中止
button-again = もう一度試す
button-check-proof = 証明をチェック

## column

column-account = 使われたアカウントID
column-account-short = アカウントID
column-band = 価格帯
column-by = 引いた人
column-card = カード
column-cards = カード
column-file = ファイル
column-kind = 種類
column-odds = 確率
column-position = 位置
column-price = デッキでの価格
column-price-shown = ショップが示す価格
column-pull = プル
column-pulled = 引かれたプル
column-pulled-by = 引いた人
column-rank = 順位
column-reason = 理由
column-roll = 出目
column-rolls = 出目
column-value = 評価額
column-verdict = 判定
column-version = バージョン
column-when = 日時

## copy

copy-value = { $what }をコピー
copy-terminal = ターミナルで計算し直すコマンド
copy-hashes = ハッシュと、その計算し直し方
copy-done = コピーしました。

## desk

desk-picker = 保存した証明
desk-label = 読み込み中のファイル
desk-reading = { $file } を読み込み中
desk-drop = ここにドロップしてチェック

## event

event-unnamed = パックイベント
event-at-the-end = デッキとプルは終了時に公開されます。
event-price = パック価格 { $price }
event-rules = ルール { $version }
event-id = イベント { $id }

## explorer

explorer-on = { $host } で見る
explorer-another-tab = （別のタブで開きます）

## files

files-table = ファイルと判定
files-progress = ファイルの進み具合
files-checked = { $total }件中{ $done }件のファイルをチェックしました
files-agree = { $total }件の証明の計算が合います
files-agree-some = { $proofs }件の証明の計算が合います。{ $unchecked }件のファイルはチェックできませんでした
files-none-checked = { $total }件のファイルはどれもチェックできませんでした
files-agree-of = { $total }件中{ $agree }件のファイルの計算が合います
files-failed = 検証不成立：{ $total }件中{ $failed }件のファイル
files-pack-event = パックイベント
files-pack-pull = Packのプル
files-save-csv = 表をCSVで保存
files-save-json = JSONで保存
files-choice = { $what }：{ $count }件
files-choice-failing = 「{ $what }」が不成立：{ $count }件
files-all = すべてのファイル：{ $count }件
files-choices = 判定で絞り込む
files-choices-steps = 不成立のステップで絞り込む
files-failing = 不成立のステップ
files-unread = チェックできないもの
files-waiting = 未チェック
files-find = ファイルを探す
files-find-what = 名前、ID、カード、SHA-256
files-previous = 前へ
files-next = 次へ
files-none-shown = 該当するファイルはありません。
files-left-out = 除外した、システムやエディターの隠しファイル：{ $count }件
files-pages = 表のページ
files-back = 表に戻る
files-none = 開いているファイルはありません
files-not-kept = ファイルはここで読み込むだけで、保存しません。そのため、再読み込みした後は開き直す必要があります。
files-check-link = 証明リンクをチェック

## home

home-tab = packproof：そのパックは、支払い前に固定されていましたか？
home-heading = 支払い前に固定されていましたか？
home-paste = ショップの証明リンクを貼り付けると、ショップが公開した内容から、すべての抽選をこのブラウザーで計算し直します。
home-kept = これは1つのファイルになったpackproofです。保存した証明を開くと、ネットワークがなくても、ショップがなくなっていても、すべての抽選をこのブラウザーで計算し直します。
home-says = 公開されたルールであなたのカードになれば、そう表示します。ならなければ、どの値がどこで異なるかを表示します。
home-cannot = 購入があなたのものであること、画像のカードが届くことは証明できません。すべてが間に合って固定されていたことは、ブロックチェーンでしかわかりません。もう一度タップするだけで調べられます。
home-box = 証明リンクまたはID
home-check = チェックする
home-open = または保存した証明を開く
home-open-first = 保存した証明を開く
home-about-files = ファイルを1つ以上選ぶか、このページのどこかにドロップしてください。ファイルがこの端末から出ることはありません。
home-choose-files = ファイルを選択
home-no-link-here = 証明リンクをお持ちですか。ブラウザーでリンクを開き、そこで証明を保存して、そのファイルをここで開いてください。このpackproofには、問い合わせ先のショップが設定されていません。
home-samples = またはサンプルを試す

## how

how-title = 仕組み
how-lead = ショップは、結果を見てから抽選をやり直せるかもしれません。そうできないように結果を事前に固定し、あなた自身で計算し直せるようにする仕組みです。
how-time = 以下の詳しい説明は、約3分で読めます。
how-drawing-deck = デッキ
how-drawing-deck-is = 販売前の、すべてのカードとその確率。
how-drawing-fingerprint = その指紋
how-drawing-fingerprint-is = 全体から作る短いコード。1枚でも変えると、別のコードになります。
how-drawing-block = ブロック
how-drawing-block-is = コードはこの時からブロックチェーンに残り、誰でも見られます。
how-drawing-number = 乱数
how-drawing-number-is = ここで初めて届きます。出すのはショップではなく、オラクルです。
how-drawing-card = あなたのカード
how-drawing-card-is = デッキと乱数からは1枚だけが決まり、誰が計算しても同じです。
how-fingerprints = こっそり変えられない約束
how-fingerprints-same = ハッシュは、どんな大きさのデータも64文字の英数字に変えます。これがデータのフィンガープリント（指紋）です。同じデータなら必ず同じになり、1文字でも変われば別のものになります。
how-fingerprints-bound = 同じフィンガープリントになる別のデータを見つけることは、現実的には不可能です。ですから、先にフィンガープリントを公開したショップは、それに縛られます。後から見せたものがそのフィンガープリントになるか、ならないか、どちらかです。
how-fingerprints-chain = ショップはフィンガープリントを、それぞれを一度だけ記録するコントラクトを通して、公開されたブロックチェーンに載せます。ショップが後から差し替えることはできず、どのブロックにあるかは誰でも見られます。
how-pack-before = Pack：支払い前に固定されること
how-pack-before-tier = Packの種類ごとに、価格帯、各価格帯の確率、カードとその評価額の一覧があります。これら全体に1つのフィンガープリントがあり、販売が始まる前にブロックチェーンに記録されます。
how-pack-before-purchase = あなたの購入も、その時点で在庫切れだったカードとともにブロックチェーンに記録されます。その後で初めて、あなたの購入のためだけに、乱数が1つリクエストされます。
how-pack-before-oracle = 乱数を出すのはオラクルです。ショップが運営していないサービスで、乱数が自分のものだと証明できます。ブロックチェーンで確認すると、このページは各乱数をオラクル自身のログまでたどります。
how-pack-draw = Pack：乱数からあなたのカードまで
how-pack-draw-roll = 乱数から、0〜999,999の出目が得られます。この範囲に各価格帯の確率が隙間なく並んでいるので、出目は必ず1つの価格帯に入ります。
how-pack-draw-rank = 次に、その価格帯のカードそれぞれに、乱数から順位が付きます。順位が最も小さいカードが選ばれます。ただし、在庫切れのカードと、先に乱数が届いたほかの人の手に渡ったカードは除きます。
how-pack-draw-same = ほかに決めることは何もありません。乱数と一覧があれば、誰が計算しても同じカードになります。
how-pack-path = Pack：カードは一覧にあったもの
how-pack-path-hashes = カードとその評価額は、隣のカードと合わせて1段ずつハッシュされ、ブロックチェーン上のフィンガープリントに行き着きます。後から加えたカードなら、別のフィンガープリントになります。
how-event-before = パックイベント：1つのデッキ、1つのシード
how-event-before-deck = イベントでは、固定されたデッキを販売します。固定された順に並んだカードのフィンガープリントは、最初のパックが開けられる前からブロックチェーン上にあります。オラクルから届く1つの乱数シードを、イベント全体で使います。
how-event-before-salt = ルールの第2版からは、ショップは秘密のソルトも事前に固定します。ソルトはシードに混ぜられ、終了時に公開されます。そのため、誰かがシードを早く知っても、この先の順序は計算できません。
how-event-pull = パックイベント：1つのプルの計算過程
how-event-pull-remainder = プルごとに、シード、プルの番号、購入者のアカウントIDをハッシュして、1つの長い数にします。それを残りのカードの枚数で割った余りが、どのカードを引くかを示します。
how-event-pull-leaves = そのカードはデッキから外れ、次のプルは残りから引きます。
how-marks = 印の意味
how-marks-half = 半分だけ塗られた円は、値は合っているものの、ショップ自身が示す履歴、または保存されたファイルの記述としか照らし合わせていないことを表します。履歴をまるごと作り上げたショップでも、この印には届きます。ブロックチェーンで確認してください。コントラクトが同じ値を保持していれば、円全体が塗られます。
how-marks-others = チェックマークだけの印は、データだけから導かれるので、誰かを信じる必要はありません。塗りつぶされた円は、ブロックチェーンで確認済みです。破線はチェックされていないこと、バツは不成立だったことを表します。
how-limits = チェックでは証明できないこと
how-limits-lead = 上のルールをすべて守るショップでも、次のことはできてしまいます。レポートでは、それぞれを関係する値の横に示しています。
how-limit-contract = コントラクトが本当にそのショップのものであること。
how-limit-contract-then = よく似た別のコントラクトでも、すべてのステップに合格しえます。アドレスを、ショップが別の場所で示しているものと比べてください。
how-limit-chain = ブロックチェーンの内容が証明のとおりであること（調べるまで）。
how-limit-chain-then = それまで、チェックの結果は「計算が合います」です。自分の選んだノードを使って、ブロックチェーンで確認してください。
how-limit-account = アカウントIDが実在の購入者のものであること。
how-limit-account-then = 架空のIDを使えば、イベントの抽選を左右できます。自分のIDを知っているのは自分だけです。プルの一覧で探してください。
how-limit-picture = 画像が、引かれたカードを写していること。
how-limit-picture-then = 証明の対象はIDです。画像はショップが選んだものです。
how-limit-end = イベントがなぜその時点で終わったか。
how-limit-end-then = 最後のプルが省かれていることもありえます。レポートには、全体の何枚のうち何枚が引かれたか、公開されたルールで終わり方を説明できるかを示しています。
how-limit-stock = 在庫切れとされたカードが、本当に在庫切れだったこと。
how-limit-stock-then = これはショップにしかわかりません。レポートには、各価格帯で何枚が在庫切れとされたかを示しています。
how-limit-purchase = 購入があなたのものであること、または支払いがあったこと。
how-limit-purchase-then = 抽選を個人に結び付けるものはありません。自分の領収書を保管してください。
how-sample = サンプルを試して、1桁変えてみる
how-your-own = 自分の証明をチェック

## money

money-range = { $from }〜{ $to }

## size

size-bytes = { $bytes }バイト
size-kilobytes = { $size } kB
size-megabytes = { $size } MB

## time

time-since-1970 = 1970年の始まりから{ $seconds }秒後
time-both = { $local }（{ $utc }）

## joint

joint-comma = 、
joint-named = { $name }：{ $value }
joint-sentences = { $one }{ $other }
joint-dot = { "" } · { "" }
joint-colon = ：
joint-said = { $name }：{ $word }。
joint-because = { $words }（{ $why }）。
joint-quoted = 「{ $text }」

## missing

missing-heading = ここには何もありません
missing-words = このアドレスは証明ではなく、このページのほかの画面でもありません。証明リンクは、/packs/verify/ または /pack-events/verify/ とIDで終わります。

## picture

picture-show = ショップの画像を表示（{ $host } から読み込みます）
picture-hide = ショップの画像を隠す
picture-of-title = { $title }の画像（ショップ提供）
picture-of-card = カードの画像（ショップ提供）

## progress

progress-label = チェックの進み具合
progress-asking = 証明を取得中
progress-opening = ファイルを開いています
progress-arrived-of = { $all }中{ $now }を受信
progress-arrived = { $now }を受信
progress-reading = { $size }を読み取り中
progress-checking = 公開された内容をチェック中
progress-replayed = { $total }件中{ $done }件の抽選を再現

## waiting

waiting-asking = もう一度問い合わせています
waiting-paused = このタブが背後にある間は停止中
waiting-offline = この端末がオフラインの間は停止中
waiting-left = { $seconds }秒後に再度問い合わせます
waiting-ask-now = 今すぐ問い合わせる
waiting-since = このページは { $at } から問い合わせています。
waiting-shop-since = このページが最初に問い合わせた { $at } から、ショップの答えは同じです。
waiting-goes-on = これは直近の試行の結果です。このページは問い合わせを続けます。
waiting-event = イベントが終わるまで、このページは自動でもう一度チェックします。

## pull

pull-card = カード { $id }
pull-no-card = カードは引かれませんでした
pull-value = 評価額{ $value }
pull-pack = パック価格{ $price }
pull-value-and-pack = 評価額{ $value } · パック価格{ $price }
pull-drawn-for = { $name }のための抽選
pull-word-at = 乱数の記録：ブロック{ $block }
pull-purchase = 購入 { $id }
pull-server-says-yes = ショップのサーバーの判定：検証済み。
pull-server-says-no = ショップのサーバーの判定：検証済みではない。
pull-server-depth = たどった依存する抽選は最大{ $depth }件（max_depth）です。
pull-server-no-input = ここでのチェックは、これらを使いません。

## pulls

pulls-heading = プル
pulls-table = プル（順番どおり）
pulls-number = プル
pulls-go-to = プルへ移動
pulls-go = 移動
pulls-replay = 再現
pulls-another-card = ルールでは別のカードになります。
pulls-not-replayed = このプルは再現していません。

## questions

questions-heading = チェックの内容
questions-open = すべてのステップを開く
questions-close = ステップを閉じる

## report

report-from-file = ファイル { $file } より

## rules

rules-one = ルール
rules-all = ルールの全文
rules-in-english = ルールは英語のみです。
rules-waiting = ルールを読み込んでいます。
rules-missing = ルールを読み込めませんでした。オンラインかどうか確かめてもう一度開くか、ページを再読み込みしてください。この文書がなくてもチェックはできます。

## highest

highest-heading = 最も価格の高いカード
highest-waits = デッキで価格が最も高いカードと、その行き先
highest-ended = 価格が最も高い{ $cards }枚のうち、引かれたのは{ $pulled }枚、イベント終了時に残っていたのは{ $left }枚です。最高額{ $price }：{ $fate }。
highest-running = 価格が最も高い{ $cards }枚のうち、引かれたのは{ $pulled }枚、まだデッキにあるのは{ $left }枚です。最高額{ $price }：{ $fate }。
highest-unreplayed = 価格が最も高い{ $cards }枚（ショップの記録による。抽選は再現していません）。最高額{ $price }：{ $fate }。
highest-none = 読み取れる価格のカードがデッキにありません。
highest-pulled = { $pull }番目に{ $name }が引いた
highest-by-rules = ルールでは{ $pull }番目に{ $name }が引いたが、ショップは別のカードを記録
highest-recorded = ショップの記録では{ $pull }番目に{ $name }が引いたが、ルールでは確認できない
highest-left = イベント終了時に残っていた
highest-in-deck = まだデッキにある
highest-unknown = 抽選を再現していないため不明
highest-table = 価格が最も高いカード
highest-same = 最後のカードと同じ価格のカードは、ほかに{ $more }枚あります。
highest-unpriced = 価格を読み取れないカード：{ $cards }枚。
highest-note = 価格はショップが決めたものです。ルールでは、デッキとともに固定されます。タイトルはショップの説明です。

## limits

limits-pass = { $mark ->
    [passed] この抽選はルールどおりです。
   *[open] ショップが公開した内容はルールどおりです。
  }価格や確率がよいという意味ではありません。
limits-sure-draws = { $free ->
    [1] その前に、ほかのカードが出るはずのない抽選が、最も高い価格帯のただ1枚のカードを取りました。
   *[other] その前に、ほかのカードが出るはずのない抽選が、最も高い価格帯のカード{ $free }枚のうち{ $sure }枚を取りました。
  }
limits-drawn-before = 購入時に残っていた、最も高い価格帯のカード：{ $free }枚。この乱数の前に、そのうち{ $drawn }枚をほかの人が引きました。
limits-drawn-before-surely = 購入時に残っていた、最も高い価格帯のカード：{ $free }枚。この乱数の前に、そのうち{ $drawn }枚をほかの人が引き、{ $sure }枚はほかのカードが出るはずのない抽選でした。
limits-sure-after = このプルより後に購入されたもの：その抽選{ $sure }件のうち{ $after }件。
limits-return-pack-pull = 表示上の還元率：{ $share }。
limits-return-pack-event = 開始時の表示上の還元率：{ $share }。

