## about

about-sample-mark = 示例，并非真实购买
about-samples = 这些示例是为本页制作的。每个示例无论出现在哪里，都标有“示例，并非真实购买”。
about-sample-event = 卡包活动，v2
about-sample-event-shows = 一场完整的活动，含牌组、盐值和种子。结果吻合。
about-sample-pull = 一次 Pack 抽卡
about-sample-pull-shows = 一张卡，其间另有其他抽取。结果吻合。
about-sample-early = 早期的卡包活动，v1
about-sample-early-shows = 最早的规则，没有盐值。结果吻合。
about-sample-live = 仍在进行的活动
about-sample-live-shows = 哪些已经公布，哪些尚未公开。
about-sample-event-broken = 结果不吻合的活动
about-sample-broken-shows = 看看检查未通过时是什么样子。
about-sample-pull-broken = 结果不吻合的抽卡
about-is-this-yours = 每次抽卡都按旁边显示的账户 ID 记录，换一个 ID 就会抽出另一张卡。找到你的那次抽卡，看看它的 ID：是你的吗？只有你能判断。如果不是，请询问商家为什么用了别的 ID。
about-others-of-an-event = 每次抽卡都从之前各次抽卡后剩下的牌组中取卡，因此按顺序全部复算一遍，就能把每一次都交代清楚。这正是上一个问题中的步骤。
about-picture-is-the-shops = 这张图片和标题由商家选定。证明只涉及卡的 ID。
about-face-is-drawn = 这个图案由卡的 ID 生成。证明中没有图片。
about-committed-already = 这些值已经公开，之后若有更改就会被发现。请现在保存证明文件，等活动结束后再比对。
about-field-deck-hash = 整副牌组（含顺序）的哈希
about-field-seed-commitment = 保密盐值的哈希
about-field-deck-commitment = 牌组与盐值绑定在一起：合约中须有的值
about-field-event-id = 合约须在其下保存它的 ID
about-field-random-seed = 活动的种子；商家称由预言机给出
about-field-seed-of-source = 活动的种子；商家写明的来源为“{ $source }”
about-field-seed = 活动的随机种子
about-field-salt = 盐值，结束时公布
about-field-version-anchor = 概率和卡的交易
about-field-purchase-anchor = 购买的交易
about-field-word-request = 随机数的交易
about-field-event-anchor = 活动的交易
about-how-far = { $cards ->
   *[other] { $cards } 张卡
  }中已抽出 { $pulls } 张
about-how-far-empty = { $so_far }：牌组已抽完。
about-how-far-no-pulls = 牌组的 { $cards } 张卡一张也没有抽出。活动是否到此结束、有没有漏掉抽卡，仅凭商家的说法。
about-how-far-no-deck = 牌组是空的，没有抽出任何卡。
about-how-far-live = { $so_far }（截至目前）。
about-how-far-left = { $so_far }；还剩 { $left } { $left ->
   *[other] 张
  }。活动是否就此结束、之后有没有漏掉抽卡，仅凭商家的说法。
about-stock-all = 商家声明没有卡缺货
about-stock-out = 商家声明有 { $unavailable ->
   *[other] { $unavailable } 张卡
  }{ $unavailable ->
   *[other] 缺货
  }
about-stock-span = { "" }（截至区块 { $block }；随机数在 { $blocks ->
   *[other] { $blocks } 个区块
  }之后记录，即区块 { $word_block }）
about-stock-as-of = { "" }（截至区块 { $block }）
about-stock-said = { $out }{ $span }。按规则，购买会锁定这份清单。内容是否属实，只有商家知道。
about-stock-at-payment = 你付款时，商家的缺货清单上有 { $at_payment ->
   *[other] { $at_payment } 张卡
  }；抽取所用的清单上有 { $used } 张。排队等候的 Pack 按较晚的清单抽取。这仅供你了解，不属于检查内容。
about-face = 由 ID { $id } 生成的图案
about-how-a-card-is-drawn = 随机数得出点数，点数选定档位。档位内，按这份证明可抽的每张卡再由同一个随机数得到一个排名，排名最靠前的抽出。规则不留任何选择余地。
about-the-box = 粘贴证明页的链接，或只填 ID。本页只向为其设置的商家查询，绝不会向链接中的网站查询。
about-not-recognised-nothing = 请粘贴商家给你的证明链接，或其中的 ID。
about-not-recognised-key = 这是区块链上的键或哈希，商家无法用它查找。请粘贴证明链接，或打开已保存的证明文件。
about-not-recognised-unknown = 这既不是证明链接，也不是 ID。证明链接中含有 /packs/verify/ 或 /pack-events/verify/；ID 的样子如 2fea377c-6030-4380-a2d7-c9538b227b0c。
about-not-recognised-several = 这里有不止一个证明。请选择要检查的那一个。

## bond

bond-heading = 须事先锁定什么，后来公开了什么
bond-not-published = 未公布
bond-both-above = 两者均如上所示
bond-deck-hash = 这个哈希须涵盖整副牌组及其顺序。只要更换、增加或移动一张卡，哈希就会改变。
bond-salt = 这个哈希须涵盖保密盐值，且不透露它。
bond-deck-commitment = 一个值须把牌组与盐值绑定在一起，使两者都不能单独更换。
bond-contract = 合约中须有同一个值。合约只接受一次，就在请求种子的那次调用中。
bond-seed-origin = 种子须是预言机对那次调用的答复。这样它就产生于以上各项之后。
bond-committed = 须事先锁定
bond-revealed-by-contract = 保存在合约中
bond-revealed-parts = 组成部分
bond-revealed-at-end = 结束时公布
bond-not-told-yet = 尚未从合约读取
bond-not-revealed-yet = 活动结束时公布
bond-field-deck = 牌组本身
bond-field-contract = 合约本身保存的值
bond-cards-in-order = { $cards ->
   *[other] { $cards } 张卡
  }，按顺序

## buttons

button-stop = 停止
button-again = 重试
button-check-proof = 检查证明

## card

card-code = 由来自 { $origin } 的 packproof（构建 { $build }）检查。放置此卡片的页面可以显示任何内容。
card-be-sure = 要确认，请打开完整报告。
card-open-report = 打开完整报告
card-not-checked = 这里没有作任何检查。这并不说明你的证明本身如何。

## cause

cause-because = 未检查，因为另一项检查未通过：“{ $step }”。
cause-not-published = 未检查：商家没有公布 { $field }。
cause-contract-not-read = 尚未读取区块链，因此这一点既未得到确认，也未被否定。
cause-not-replayable-active = 活动仍在进行。种子、牌组和各次抽卡会在结束时公布。
cause-not-replayable-active-and-public = 活动仍在进行。进行中活动的秘密在这里是公开的：其种子、盐值、牌组或抽卡本应保密到结束，读到的人或许能算出后面的卡。
cause-not-replayable-no-version = 报告没有写明规则版本（早期活动都是如此），因此没有公布的规则可供复算。
cause-not-replayable-unknown-version = 报告写明的规则是“{ $version }”。packproof 只认识 v1 和 v2。
cause-not-replayable-no-seed = 报告没有公布随机种子，缺少它就无法复算任何一次抽卡。
cause-not-replayable-seed-withheld = 活动已结束，商家却没有公布随机种子。商家本应在结束时公布它。缺少种子，就无法复算任何一次抽卡。
cause-not-replayable-no-salt = 活动已结束，商家却没有公布盐值。商家本应在结束时公布它。缺少盐值，就无法复算此规则下的任何一次抽卡。
cause-not-replayable-unknown-recipe = 证明写明的算法是“{ $recipe }”，而 packproof 只认识 packs_v1。
cause-not-replayable-dependent-of-unknown-recipe = 这次抽取所依赖的另一次抽取写明的算法是“{ $recipe }”，而 packproof 只认识 packs_v1。

## columns

column-account = 所用账户 ID
column-account-short = 账户 ID
column-band = 档位
column-by = 抽卡者
column-card = 卡
column-cards = 张数
column-file = 文件
column-kind = 种类
column-odds = 概率
column-position = 位置
column-price = 牌组中的价格
column-price-shown = 商家显示的价格
column-pull = 抽卡
column-pulled = 抽出
column-pulled-by = 抽卡者
column-rank = 排名
column-reason = 原因
column-roll = 点数
column-rolls = 点数
column-value = 价值
column-verdict = 结论
column-version = 版本
column-when = 时间

## contract

contract-list-listed = 在本站维护的合约名单上
contract-list-unlisted = 不在本站维护的合约名单上：请通过本证明以外的途径向商家确认，这是否是他们的合约
contract-list-no-list = 本站没有可供比对的合约名单：请把这个地址与商家一直公布的地址比对
contract-chip-not-listed = 合约未列出
contract-coordinator-published-v2-5 = Chainlink 为该网络公布的协调器（VRF v2.5）
contract-coordinator-published-v2 = Chainlink 为该网络公布的协调器（VRF v2，已于 2024 年停用）
contract-coordinator-listed = 本站名单上的协调器；packproof 所存的 Chainlink 为该网络公布的名单上没有它
contract-coordinator-unknown = Chainlink 没有为该网络公布、本站也没有列出的协调器。运行它的人有可能自己选定了随机数。请询问商家它属于谁
contract-coordinator-words = 本次检查的随机数中，有 { $words } 个是向它请求的。
contract-coordinators-several = 本次检查的随机数是向 { $count } 个协调器请求的。请逐一查看。
contract-coordinator-unseen = 尚未看到：区块链还没有读取，或还没有读到那里
contract-beside-main = 位于 { $name }
contract-beside-test = 位于 { $name }（测试网络）
contract-beside-test-chain = 位于 { $name }（测试网络，{ $chain }）
contract-beside-local = 位于本地网络，只在一台机器上运行
contract-beside-unknown = 位于“{ $name }”，packproof 不认识这个网络
contract-beside-unknown-chain = 位于“{ $name }”（{ $chain }）
contract-beside-unnamed-chain = 位于商家没有写明的网络（{ $chain }）
contract-beside-unnamed = 位于商家没有写明的网络
contract-beside-says = 合约 0x{ $address }（{ $on }）的代码：它按其所述运行。
contract-beside-listed = 它在本站的名单上。
contract-beside-unlisted = 它不在本站的名单上。
contract-network = 网络
contract-address = 地址
contract-its-address = 合约的地址
contract-coordinators-address = 协调器的地址
contract-listed = 名单
contract-served-by = 随机数请求自

## copy

copy-value = 复制{ $what }
copy-terminal = 在终端中重新计算它的命令
copy-hashes = 哈希以及如何重新计算
copy-done = 已复制。

## dealt

dealt-deck-heading = 牌组
dealt-every-card = 牌组的全部卡
dealt-deck-label = 牌组，按公布的顺序
dealt-still-there = 仍在
dealt-key-pulled = 已抽出
dealt-key-remained = 剩余
dealt-key-marked = 下方显示的抽卡
dealt-value-heading = 剩余卡值多少
dealt-key-line = 剩余卡的平均价格
dealt-value-informs = 多数活动在剩余卡的平均价格低于开始时的某个比例时会自动结束。Sellout Break 和 Head-to-Head 活动不适用这条规则，而报告没有写明活动的形式：因此这里只说明结束时的情况，不判定通过与否。
dealt-value-exact = 精确值
dealt-value-start = 整副牌组的平均价格
dealt-value-buffer = stop_ev_buffer
dealt-value-limit = 两者相乘：界限
dealt-value-after = 其他任意一次抽卡之后的值，见上方该次抽卡自己的演算。
dealt-rows-in-view = 第 { $first } 至 { $last } 行，共 { $of } 行
dealt-no-such-pull = 这个链接指向第 { $pull } 次抽卡，而报告中没有这次抽卡。
dealt-pulled-as = 第 { $pull } 次抽卡
dealt-drawn-down = { $cards ->
   *[other] { $cards } 张卡
  }，按公布的顺序：已抽出 { $pulled } 张，剩余 { $left } 张。
dealt-square-one = 每个方格是一张卡。
dealt-square-several = 每个方格是相邻的 { $cell } 张卡，按已抽出的多少填充。
dealt-deck-picture = { $deck }{ $square }
dealt-deck-picture-marked = { $deck }{ $square }已标出：牌组的第 { $position } 张卡。
dealt-ended-above-limit = { $end }剩余卡的平均价格从未低于界限。
dealt-ended-below-from-start = { $end }界限高于开始时的平均价格，因此平均价格从一开始就低于界限。
dealt-ended-went-on = { $end }第 { $pull } 次抽卡之后，剩余卡的平均价格首次低于界限，而活动继续进行，Sellout Break 和 Head-to-Head 活动就是如此。
dealt-ended-by-rule = 活动按其价值规则结束：在第 { $pull } 次（也是最后一次）抽卡之后，剩余卡的平均价格首次低于界限。
dealt-ended-by-last-pack = 活动在抽出最后一张卡时结束。
dealt-ended-otherwise = 活动结束时仍有剩余的卡，而价值规则不能解释这次结束。
dealt-still-running = 活动仍在进行，因此还没有结束可供解释。
dealt-no-value-not-replayed = 各次抽取没有复算
dealt-no-value-no-cards = 牌组中没有卡
dealt-no-value-price = 牌组的第 { $position } 张卡没有合格的 initial_price（应为至多 18 位的普通小数）
dealt-no-value-buffer = 报告中没有合格的 stop_ev_buffer（应为不小于 0、至多 18 位的数）
dealt-no-value-too-large = 价格过大，无法在这里精确比较
dealt-no-value-why = 无法计算剩余卡值多少：{ $why }。其他结果都不依赖它。
dealt-value-picture = 逐次抽卡后剩余卡的平均价格，占开始时的比例。从 100% 开始，最低 { $low }，最高 { $high }。界限为 { $threshold_share }。{ $new }
dealt-line-start = 开始：{ $start }
dealt-line-end = { $pulled } { $pulled ->
   *[other] 次抽卡
  }之后
dealt-limit = 界限：{ $threshold }
dealt-deciding-pull = 逐步演算第 { $pull } 次抽卡，附其后的各项值
dealt-value-picture-step = { "" }每个点代表 { $step } 次抽卡，从其中的最低值到最高值。

## dependent

dependent-the-others = 其他抽取
dependent-about-none = { $mark ->
    [passed] 从这次抽卡的库存清点到其随机数到达，其间没有抽取其他 Pack，因此没有卡被别人抽走。
   *[open] 证明中，从这次抽卡的库存清点到其随机数之间没有其他 Pack 的记录。
  }
dependent-about-some = 从一次抽卡的库存清点到其随机数到达，其间被别人抽走的卡不能再次抽出。因此这次检查包括 { $draws ->
   *[other] { $draws } 次其他抽取
  }。打开其中一次，可查看它的步骤。
dependent-table = 其他抽取，最近的在前
dependent-drawn-for = 为谁抽取
dependent-word-at = 随机数区块
dependent-what-it-took = 抽走的卡
dependent-the-pull-of = 抽卡者：{ "" }
dependent-unknown = 未知
dependent-no-card = 没有卡
dependent-took-card-worth = { $card }，{ $value }
dependent-blocks = 这张卡在你那次抽卡的版本中，因此你那次抽卡不能再抽到它。
dependent-blocks-not = 它没有抽走你那次抽卡本可抽到的卡。
dependent-band = 第 { $band } 档，{ $range }
dependent-version-sold = { $version }，售价 { $price }
dependent-stock-taken = 库存清点
dependent-cards = { $cards } 张卡
dependent-out-of-stock = 出售时缺货
dependent-word-requested = 请求随机数
dependent-word-arrived = 随机数到达
dependent-band-rolled = 点数所在档位
dependent-band-drawn-from = 抽出卡的档位
dependent-its-steps = 它的步骤
dependent-opening = 正在打开
dependent-open = 打开未通过的另一次抽取

## desk

desk-picker = 已保存的证明
desk-label = 正在读取的文件
desk-reading = 正在读取 { $file }
desk-drop = 松开即可检查

## draw

draw-the-draw = 抽取
draw-bands = 各档位，由低到高
draw-column-out = 出售时缺货
draw-column-taken = 其间抽出
draw-roll = 点数 { $roll }
draw-band-of = 第 { $band } 档：{ $range }
draw-part-both = 点数落入并抽出卡
draw-part-rolled = 点数落入；没有可抽的卡
draw-part-drawn-from = 从此档抽出
draw-rolls = { $from } 至 { $to }
draw-no-rolls = 无
draw-the-search = 查找了哪些档位
draw-about-the-search = 点数所在的档位没有可抽的卡，因此算法继续查找：先依次查看它上方的各档，再查看它下方的各档，都从最近的开始。卡出自第一个有可抽的卡的档位。
draw-searched-out = { $out } 张出售时缺货
draw-searched-taken = { $taken } 张其间被别人抽走
draw-searched-out-and-taken = { $out } 张出售时缺货，{ $taken } 张其间被别人抽走
draw-searched-empty = 此档没有卡。
draw-searched-all-free = { $cards } 张卡，全部可抽：卡从此档抽出。
draw-searched-some-free = { $cards } 张卡：{ $held }，{ $free } 张可抽。卡从此档抽出。
draw-searched-none-free = { $cards } 张卡：{ $held }。没有可抽的卡。
draw-ranked = 第 { $band } 档的 { $cards } 张卡，按排名
draw-exhausted = 没有任何档位还有可抽的卡，因此没有抽出卡。按商家的规则，这样的购买会取消，款项退回账户余额。
draw-worked-through = 逐步演算点数
draw-roll-word = 随机数
draw-roll-word-is = { $mark ->
    [passed] 预言机只为这次抽卡给出的随机数，不作他用。
   *[open] 商家为这次抽卡公布的随机数。
  }
draw-roll-hashed-is = 随机数的 32 字节后接文本 { $tag }，取其 SHA-256。
draw-roll-number = 换成数字
draw-roll-number-is = 同一个哈希，用十进制写出。
draw-roll-end = 点数
draw-roll-end-is = 该数除以 1,000,000 的余数，即最后六位数字。
draw-falls = 点数 { $roll } 在 { $rolls } 之内：第 { $band } 档。
draw-by-rank = 该档的卡，按它们对此随机数的排名：可抽的卡中排名最靠前的抽出
draw-column-hash = 其哈希
draw-not-free = 不可抽
draw-drawn = 抽出
draw-rank-hash = 排名的哈希
draw-out-of-stock = 出售时缺货
draw-went-to = 在区块 { $block } 由 { $pull_key } 抽走
draw-show-last = 显示最后 { $left } 项
draw-show-next = 显示接下来的 { $next } 项，余 { $left } 项
draw-roll-hashed = 计算哈希

## endpoints

endpoints-about-endpoints = 节点是替你查看区块链的计算机（RPC 端点）。它会知道你的网络地址、本网站的地址和你浏览器的语言，以及向它查询的内容：合约、这笔购买或活动的密钥，以及证明中写明的 ID 和区块。在你按下按钮之前，不会发送任何内容。
endpoints-ask-several = 最多选三个。如果它们一致，就不是其中任何一个凭空编造的。
endpoints-look-up-pack-pull = { $count ->
    [1] 一台计算机（{ $hosts }）会替你查看。它会看到你的网络地址，以及你检查的是哪笔购买。
    [2] 两台相互独立的计算机（{ $hosts }）会替你查看。它们会看到你的网络地址，以及你检查的是哪笔购买。
   *[other] 三台相互独立的计算机（{ $hosts }）会替你查看。它们会看到你的网络地址，以及你检查的是哪笔购买。
  }
endpoints-look-up-pack-event = { $count ->
    [1] 一台计算机（{ $hosts }）会替你查看。它会看到你的网络地址，以及你检查的是哪个活动。
    [2] 两台相互独立的计算机（{ $hosts }）会替你查看。它们会看到你的网络地址，以及你检查的是哪个活动。
   *[other] 三台相互独立的计算机（{ $hosts }）会替你查看。它们会看到你的网络地址，以及你检查的是哪个活动。
  }
endpoints-choose-others = 选择其他节点
endpoints-what-they-learn = 它们会知道什么
endpoints-choice-is-kept = 此后你一打开该网络的证明，本页就会读取区块链。
endpoints-choice-is-not-kept = 本浏览器不为本页保存任何内容，因此你的选择在离开本页之前有效。
endpoints-about-the-address = 以 https:// 开头的地址；如果是本机上的节点，可用 http://。
endpoints-choice-forgotten = 已清除。在你再次按下按钮之前，不会发送任何内容。
endpoints-nobody-chosen = 请至少选择一个节点，或输入一个地址。
endpoints-too-many-chosen = 最多选择三个节点。
endpoints-one-operator = 这些地址中有多个的主机是 { $host }。它们属于同一运营者，只算一个节点。
endpoints-not-with-a-name = 不会查询 @ 前带有名称或密码的地址。
endpoints-not-over-http = 经由 http:// 时，途中的任何人都可能更改答复，因此这种方式只用于本机上的节点。请使用它的 https:// 地址。
endpoints-not-over-sockets = 本页通过 https:// 查询，不使用 WebSocket。多数节点也有 https:// 地址。
endpoints-not-an-address = 这不是可以查询的地址。地址应以 https:// 开头，且不含空格。
endpoints-unknown-network = 本页不认识网络“{ $label }”，因此无法建议节点，也无法判断哪条链是对的。请输入该网络的一个节点地址。它的链编号会显示在结论旁边。
endpoints-no-network = 证明没有写明网络，因此本页无法建议节点。请询问商家其合约在哪个网络上，并输入该网络的一个节点地址。它的链编号会显示在结论旁边。
endpoints-nothing-to-ask = 没有可查看的内容：证明没有写明可读取的合约地址，或其中格式正确的部分太少。
endpoints-listed = { $join } 和 { $last }
endpoints-another = 或另一个节点
endpoints-one = 节点地址
endpoints-ask = 在区块链上确认
endpoints-ask-third = 添加第三个节点
endpoints-ask-another = 换一个节点试试
endpoints-ask-more = 再次确认，或添加节点
endpoints-form-comes = 正在加载表单
endpoints-ask-chosen = 询问这 { $count } 个节点
endpoints-remember = 在此浏览器中记住我的选择
endpoints-cancel = 取消
endpoints-on-network = 网络：{ $network }

## event

event-unnamed = 卡包活动
event-at-the-end = 牌组和各次抽卡会在活动结束时公布。
event-price = 卡包售价 { $price }
event-rules = 规则 { $version }
event-id = 活动 { $id }

## digit

digit-see-it-fail = 看它如何不通过
digit-about = 一项检查的价值在于能查出什么。在这份证明的副本中改动随机数的一位，同样的检查就会在你的浏览器中对改动后的副本运行。证明本身保持不变。
digit-change = 改动一位
digit-undo = 撤销改动
digit-undone = 改动已撤销。证明本身从未改变。
digit-mark = 改动后的副本，并非商家的证明：随机数有一位不同
digit-checking = 正在检查改动后的副本
digit-failed = 无法在此检查改动后的副本。证明保持原样。
digit-before = 公布的值
digit-after = 改为
digit-stops-at = 检查止于“{ $step }”。{ $failed }{ $detail }
digit-stops-more = { $lead }{ $more ->
   *[other] 另有 { $more } 项检查
  }也未通过。
digit-others = { $passed ->
   *[other] { $passed } 项检查
  }仍通过。改动后的副本不会在区块链上确认。
digit-still-passes = 对改动后的副本，检查仍然通过。改动后的值碰巧得出同一张卡，因此其余内容仍彼此一致。只有区块链才能显示这是谁的值。
digit-said-not-verified = 改动后的副本未通过验证。{ $lead }

## explorer

explorer-on = 在 { $host } 上查看
explorer-another-tab = （在新标签页中打开）

## files

files-table = 文件及其结论
files-progress = 文件检查进度
files-checked = 已检查 { $done } 个文件，共 { $total } 个
files-agree = { $total } 份证明结果吻合
files-agree-some = { $proofs } 份证明结果吻合；{ $unchecked } 个文件无法检查
files-none-checked = { $total } 个文件都无法检查
files-agree-of = { $total } 个文件中有 { $agree } 个结果吻合
files-failed = 未通过验证：{ $total } 个文件中的 { $failed } 个
files-pack-event = 卡包活动
files-pack-pull = Pack 抽卡
files-save-csv = 将表格保存为 CSV
files-save-json = 保存为 JSON
files-choice = { $what }：{ $count }
files-choice-failing = “{ $what }”未通过：{ $count }
files-all = 所有文件：{ $count }
files-choices = 按结论显示
files-choices-steps = 按未通过的步骤显示
files-failing = 未通过的步骤
files-unread = 无法检查
files-waiting = 未检查
files-find = 查找文件
files-find-what = 名称、ID、卡或 SHA-256
files-previous = 上一个
files-next = 下一个
files-none-shown = 没有匹配的文件。
files-left-out = 已略去系统和编辑器的隐藏文件：{ $count } 个
files-pages = 表格分页
files-back = 返回表格
files-none = 没有打开文件
files-not-kept = 文件只在这里读取，从不保留，因此重新加载后需要再次打开。
files-check-link = 检查证明链接

## home

home-tab = packproof：你的卡包在付款之前就已锁定了吗？
home-heading = 在你付款之前就已锁定了吗？
home-paste = 粘贴商家的证明链接，你自己的浏览器就会根据商家公布的内容，把每次抽取重新算一遍。
home-kept = 这是单个文件形式的 packproof：打开已保存的证明，你的浏览器就会把每次抽取重新算一遍，无需网络，即使商家已不复存在。
home-says = 如果按公布的规则得出的就是你的卡，你会看到这一点；如果不是，你会看到哪个值不同、不同在哪里。
home-cannot = 这项检查不能证明一次购买是你的，也不能证明你会收到图片中的卡。只有区块链能显示一切都及时锁定：再点一下就能查看。
home-box = 证明链接或 ID
home-check = 检查
home-open = 或打开已保存的证明
home-open-first = 打开已保存的证明
home-about-files = 选择一个或多个文件，或把它们拖放到本页任意位置。文件不会离开这台设备。
home-choose-files = 选择文件
home-no-link-here = 你有证明链接吗？请在浏览器中打开链接，在那里保存证明，再在这里打开那个文件：这份 packproof 不知道可以向哪个商家查询。
home-samples = 或试试示例

## how

how-title = 工作原理
how-lead = 商家有可能看过结果之后再重抽一次：下面就是抽取怎样事先锁定、让你能自己重新算出结果的办法。
how-time = 下面的详细说明，读完大约需要三分钟。
how-drawing-deck = 牌组
how-drawing-deck-is = 销售之前的每张卡及其概率。
how-drawing-fingerprint = 它的指纹
how-drawing-fingerprint-is = 代表全部内容的一小段代码。改动一张卡，代码就不同。
how-drawing-block = 区块
how-drawing-block-is = 从此区块链保存着这段代码，人人可见。
how-drawing-number = 随机数
how-drawing-number-is = 到这时才产生，而且不是商家给的：由预言机给出。
how-drawing-card = 你的卡
how-drawing-card-is = 牌组和随机数只会得出一张卡，谁来算都一样。
how-fingerprints = 无法悄悄更改的承诺
how-fingerprints-same = 哈希能把任意多的数据变成 64 个字母和数字，也就是这些数据的指纹。相同的数据总是得出相同的指纹；只要改动一个字符，指纹就会不同。
how-fingerprints-bound = 要找到指纹相同的另一份数据，在现实中并不可行。因此，先公布指纹的商家就受它约束：之后拿出的内容，要么得出这个指纹，要么得不出。
how-fingerprints-chain = 商家通过一个合约把指纹公布在公开的区块链上，每个指纹只写入一次。之后商家无法替换，而且人人都能看到它在哪个区块。
how-pack-before = Pack：付款之前就已锁定的内容
how-pack-before-tier = 每个等级的 Pack 都有价格档位、每档的概率，以及列明价值的卡的清单。它们合起来只有一个指纹，在开售之前就已记录在区块链上。
how-pack-before-purchase = 你的购买也会记录在区块链上，连同那一刻缺货的卡。在这之后，才会请求一个随机数，只用于你的这次购买。
how-pack-before-oracle = 随机数来自预言机：它不是由商家运行的服务，并且能证明给出的数确实出自它自己。在区块链上确认时，本页会把每个随机数追踪到预言机自己的日志。
how-pack-draw = Pack：从随机数到你的卡
how-pack-draw-roll = 由随机数得出一个 0 到 999,999 之间的点数。各档的概率在这条线上依次排开，因此点数会落入其中一档。
how-pack-draw-rank = 接着，由随机数给该档的每张卡一个排名。排名最靠前的卡抽出，除非它当时缺货，或已被随机数更早到达的人抽走。
how-pack-draw-same = 此时已没有什么可由人决定。只要有随机数和清单，谁来计算都会得出同一张卡。
how-pack-path = Pack：这张卡本来就在清单上
how-pack-path-hashes = 这张卡及其价值与相邻项一起计算哈希，逐层向上，直到区块链上的那个指纹。后来才放进去的卡，会得出另一个指纹。
how-event-before = 卡包活动：一副牌组，一个种子
how-event-before-deck = 一次活动出售一副锁定的牌组。这些卡按锁定的顺序排列，其指纹在打开第一个卡包之前就已在区块链上。来自预言机的一个随机种子用于整个活动。
how-event-before-salt = 从规则的第二版起，商家还会事先锁定一个保密盐值。盐值与种子混合，到结束时才公布，因此即使有人提前看到种子，也无法算出后面的顺序。
how-event-pull = 卡包活动：逐步演算一次抽卡
how-event-pull-remainder = 每次抽卡都对种子、抽卡的序号和买家的账户 ID 计算哈希，得到一个很长的数。用它除以剩余卡的张数，余数就决定抽出其中哪一张。
how-event-pull-leaves = 这张卡离开牌组，下一次抽卡就从剩余的卡中抽取。
how-marks = 标记的含义
how-marks-half = 半满的圆表示数值吻合，但只是与商家自己提供的历史吻合，或只是依据已保存文件的说法。凭空编造整段历史的商家也能得到这个标记。请在区块链上确认：如果合约中存有相同的数值，圆就会填满。
how-marks-others = 单独的对勾只由数据本身得出，不需要任何人的保证。全满的圆已在区块链上得到确认。虚线表示未检查，叉号表示未通过。
how-limits = 检查无法证明什么
how-limits-lead = 即使商家遵守上面的每一条规则，仍可能出现以下情况。报告会在相关的值旁边逐一说明。
how-limit-contract = 合约确实属于商家。
how-limit-contract-then = 仿造的合约也可能通过每一步。请把它的地址与商家在别处写明的地址比对。
how-limit-chain = 区块链上确有证明所写的内容（在你查看之前）。
how-limit-chain-then = 在此之前，检查会显示“结果吻合”。请通过你选择的节点在区块链上确认。
how-limit-account = 账户 ID 属于真实的买家。
how-limit-account-then = 编造的 ID 可以左右活动的抽取。只有你知道自己的 ID：请在抽卡列表中查找。
how-limit-picture = 图片显示的就是抽出的那张卡。
how-limit-picture-then = 证明只涉及 ID。图片由商家选定。
how-limit-end = 活动为何在那时结束。
how-limit-end-then = 最后几次抽卡可能被略去。报告会说明共有多少张卡、抽出了多少张，以及公布的规则能否解释这次结束。
how-limit-stock = 列为缺货的卡确实缺货。
how-limit-stock-then = 只有商家知道。报告会说明每一档列为缺货的卡有多少张。
how-limit-purchase = 一次购买是你的，或已经付款。
how-limit-purchase-then = 没有任何内容把抽取与个人绑定。请保留你自己的收据。
how-sample = 试试示例，改动一位
how-your-own = 检查你自己的证明

## measures

money-range = { $from } 至 { $to }
size-bytes = { $bytes } 字节
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
time-since-1970 = 1970 年起 { $seconds } 秒之后
time-both = { $local }（{ $utc }）

## frame

frame-language = 语言
frame-language-missing = 未能加载 { $language } 的文字，因此语言保持不变。
frame-language-not-kept = 本浏览器不为本页保存任何内容，因此所选语言在你离开本页之前有效。
frame-promise = 在你的浏览器中检查
frame-asks = packproof 就在这里、在你的浏览器中检查。它只取得你要查看的证明，别无其他：没有账户，没有跟踪，你打开的文件绝不会离开这台设备。
frame-build = 构建 { $build }
frame-skip = 跳到正文
frame-tab = { $shown } · packproof

## build

build-version = 版本
build-commit = 提交
build-commit-changed = （含有未包括在该提交中的更改）
build-checker = 检查程序 (verdict.wasm) 的 SHA-256
build-settings = 本网站设置 (deployment.json) 的 SHA-256
build-compare = 任何人构建相同的源码都会得到相同的字节。比较方法见源码中的 docs/deploy.md，网站自己的清单位于 /SHA256SUMS。
build-elsewhere = 若不想依赖本网站的代码，请在别处检查证明。本网站列出的地方：

## group

group-question-data = 已公布的数据
group-question-locked-in = 在抽取之前就已锁定了吗？
group-question-word-pack-pull = 随机数与公布的一致吗？
group-question-word-pack-event = 随机种子与公布的一致吗？
group-question-recipe-pack-pull = 按规则得出的是这张卡吗？
group-question-recipe-pack-event = 按规则得出的是这些卡吗？
group-question-others = 其他每次抽取都交代清楚了吗？
group-question-contract = 区块链能确认吗？
group-of-event-unconfirmed = 尚无内容表明它在抽取之前就已记录。
group-of-pull-unconfirmed = 目前只有商家自己的历史记录这样说。
group-refuted-apart = 区块链与这份证明的另一部分不同，因此这一点也不算已证实。
group-locked-in-confirmed = 区块链显示这发生在抽取之前。
group-to-come-data = 检查要读取的每个值都须存在、只出现一次，且格式正确。
group-to-come-locked-in-pack-event = 将牌组和 ID 与公布的哈希比对。
group-to-come-locked-in-pack-pull = 将概率、卡和库存与请求随机数之前记录的内容比对。
group-to-come-word-pack-event = 种子须已公布，盐值须与其承诺相符。
group-to-come-word-pack-pull = 一次请求，一个随机数，且随机数在请求之后。
group-to-come-recipe-pack-event = 用种子、序号和账户 ID 复算每次抽卡。
group-to-come-recipe-pack-pull = 用随机数复算这次抽取。
group-to-come-others-pack-event = 所有抽卡编号连续，出自同一副逐次减少的牌组。
group-to-come-others-pack-pull = 其间的每次抽取，都按相同规则逐一复算。
group-to-come-contract = 合约本身保存的内容。尚未读取。
group-answer-waiting-contract = 正在读取。
group-answer-skipped-contract = 尚未询问。
group-answer-recorded = 此文件称是。任何人都能写出这样的文件：请在区块链上确认。
group-answer-see-above = 未检查：见上一个问题。
group-answer-reason-above = 未检查，原因见页首。
group-failed-several = 这里有 { $several } 项检查未通过。
group-seed-comes-at-end = 种子会在活动结束时公布。
group-pulls-come-at-end = 各次抽卡会在活动结束时公布。
group-rest-comes-at-end = 其余内容会在活动结束时公布。
group-skipped-but-agrees = 能检查的都一致。{ $why }
group-of-event-data = 完整且格式正确。
group-of-event-deck = 公布的牌组（{ $cards ->
   *[other] { $cards } 张卡
  }）与公布的哈希相符。
group-of-event-locked-in = 目前已公布的内容彼此吻合。
group-of-event-locked-in-at-end = 已公布的内容彼此吻合。
group-of-event-salted = 种子已完整公布，盐值与其承诺相符。
group-of-event-unsalted = 种子已完整公布。此版本的规则不使用盐值。
group-of-event-recipe = 已复算 { $pulls } 次抽卡：每次得出的都是商家记录的卡。
group-of-event-no-pulls = 没有抽出任何卡，因此没有可复算的内容。
group-of-event-others = 同一副逐次减少的牌组，第 1 至 { $pulls } 次抽卡，没有缺号。
group-of-event-contract = 合约保存的值与此相同，种子就是预言机的随机数。
group-of-pull-data = 完整且格式正确。
group-of-pull-locked-in = 概率、卡和库存已先行记录。
group-of-pull-word = 一次请求，随后一个随机数。
group-of-pull-no-others = 其间没有抽取其他 Pack。
group-of-pull-one-other = 另有 1 次抽取，按相同规则复算。
group-of-pull-others = 另有 { $count } 次抽取，每次都按相同规则复算。
group-of-pull-sure = 其中 { $sure } 次不可能抽到别的卡。
group-of-pull-contract = 合约保存的值与此相同，每个随机数都出自预言机，没有遗漏。
group-recipe-agrees = 按规则得出的就是这张卡。
group-recipe-rolled = 点数 { $roll } 选中第 { $band } 档（价值 { $range }）
group-recipe-roll = 点数为 { $roll }
group-recipe-no-card = { $rolled }；按这份证明，没有任何档位还有可抽的卡，因此无法抽出卡。
group-recipe-first = { $rolled }；按这份证明，在该档可抽的卡中，这张排名第一。
group-recipe-next-band = { $rolled }，按这份证明，该档没有可抽的卡；按查找顺序，在下一个有可抽的卡的档位中，这张排名第一。

## joint

joint-comma = 、
joint-named = { $name }：{ $value }
joint-sentences = { $one }{ $other }
joint-dot = { "" } · { "" }
joint-colon = ：
joint-said = { $name }：{ $word }。
joint-because = { $words }：{ $why }。
joint-quoted = “{ $text }”

## keep

keep-heading = 把验证程序和证明放在一起保存
keep-what = packproof 也有单个文件的形式，无论本网站将来如何，都能在没有网络时从你的磁盘打开。请把它和你保存的证明放在一起。
keep-save = 保存 packproof.html
keep-digest = 发布版本文件的 SHA-256：
keep-digest-name = packproof.html 的 SHA-256
keep-settings = 你在这里保存的文件还带有本网站的设置，因此它的 SHA-256 与发布版本的不同。
keep-loading = 正在加载文件…
keep-saved = 你保存的文件的 SHA-256：
keep-saved-name = 已保存文件的 SHA-256
keep-failed = 文件未能加载，因此没有保存任何内容。请检查网络连接后重试。

## labels

point-published-field-form = 公布的值
point-computed-field-form = 此处应为
point-published-key-once = 公布的键
point-computed-key-once = 重复出现于
point-published-fields-read = 已读取的公布值
point-computed-fields-read = 至少
point-published-algo-version = 公布的 fairness_algo_version
point-computed-algo-version = 已知规则
point-published-event-ended = 公布的 is_active
point-computed-event-ended = 应为
point-published-seed-published = 公布的 random_seed
point-computed-seed-published = 应为
point-published-salt-published = 公布的 seed_salt
point-computed-salt-published = 应为
point-published-event-id = 公布的 vrf_event_id
point-computed-event-id = 由 pack_event_id 算出
point-published-deck-hash = 公布的 deck_hash
point-computed-deck-hash = 由牌组算出
point-published-seed-commitment = 公布的 seed_commitment
point-computed-seed-commitment = 由盐值算出
point-published-deck-commitment = 公布的 deck_commitment
point-computed-deck-commitment = 由 deck_hash 和 seed_commitment 算出
point-published-pull-count = 公布的抽卡次数
point-computed-pull-count = 牌组张数
point-published-sequence-index = 公布的 sequence_index
point-computed-sequence-index = 下一个编号
point-published-pulled-card = 公布的卡
point-computed-pulled-card = 算出的卡
point-published-selection-version = 公布的 selection_version
point-computed-selection-version = packproof 的算法
point-published-entries-per-key = 公布的条目数
point-computed-entries-per-key = 所属的键数
point-published-written-once = 公布的条目
point-computed-written-once = 另一公布的条目
point-published-coverage-from = 公布的条目始于
point-computed-coverage-from = 窗口始于
point-published-coverage-to = 公布的条目止于
point-computed-coverage-to = 随机数到达于
point-published-window-request = 公布的随机数
point-computed-window-request = 它的请求
point-published-window-root = 公布的随机数
point-computed-window-root = 其请求的事件 ID
point-published-window-record = 公布的随机数
point-computed-window-record = 它的记录
point-published-pull-key = 公布的抽卡键
point-computed-pull-key = 由购买 ID 算出
point-published-odds-total = 公布的概率（百万分之）
point-computed-odds-total = 必须为
point-published-band-width = 公布的档位始于
point-computed-band-width = 止于
point-published-band-order = 公布的档位始于
point-computed-band-order = 下一级档位止于
point-published-band-stocked = 公布的该档张数
point-computed-band-stocked = 至少须为
point-published-card-value-from = 公布的卡的价值
point-computed-card-value-from = 档位始于
point-published-card-value-below = 公布的卡的价值
point-computed-card-value-below = 档位止于
point-published-card-once = 公布的卡
point-computed-card-once = 出现次数须为
point-published-request-present = 公布的请求
point-computed-request-present = 该键应有
point-published-requested-version = 请求中公布的值
point-computed-requested-version = 由概率和卡算出
point-published-proof-version-root = 公布的 version_root
point-computed-proof-version-root = 由概率和卡算出
point-published-proof-version-event-id = 公布的 version_event_id
point-computed-proof-version-event-id = 由概率和卡算出
point-published-anchored-root = 商家记录
point-computed-anchored-root = 由概率和卡算出
point-published-version-before-request = 概率和卡锁定于
point-computed-version-before-request = 请求随机数于
point-published-purchase-commitment = 商家记录
point-computed-purchase-commitment = 由购买算出
point-published-purchase-after-as-of = 购买锁定于
point-computed-purchase-after-as-of = 库存清点于（as_of）
point-published-purchase-before-request = 购买锁定于
point-computed-purchase-before-request = 请求随机数于
point-published-band-in-stock = 有货张数
point-computed-band-in-stock = 至少须为
point-published-word-present = 公布的随机数
point-computed-word-present = 该键应有
point-published-word-after-request = 随机数到达于
point-computed-word-after-request = 请求随机数于
point-published-claimed-award = 公布的 claimed_award
point-computed-claimed-award = 算出的卡
point-published-award = 公布的 award
point-computed-award = 算出的卡
point-published-contract-anchor = 公布的值
point-computed-contract-anchor = 合约保存
point-published-contract-version = 由概率和卡算出
point-computed-contract-version = 合约保存
point-published-contract-purchase = 由购买算出
point-computed-contract-purchase = 合约保存
point-published-contract-request = 请求对象
point-computed-contract-request = 合约保存
point-published-contract-word = 公布的随机数
point-computed-contract-word = 合约保存
point-published-coordinator-word = 公布的随机数
point-computed-coordinator-word = 预言机日志给出
point-published-request-succeeded = 公布的交易
point-computed-request-succeeded = 它写入的内容
point-published-judged-block = 公布的最新区块
point-computed-judged-block = 节点的最新区块
point-published-anchor-transaction = 报告所写的交易
point-computed-anchor-transaction = 锁定活动的交易
point-published-request-of-pull = 其中应有的抽卡请求
point-computed-request-of-pull = 其中实有的抽卡请求
point-published-seed-word = 公布的 random_seed
point-computed-seed-word = 预言机的随机数
point-published-log-at = 商家记录的位置
point-computed-log-at = 区块链上的位置
point-published-log-twice = 商家记录的位置
point-computed-log-twice = 区块链上的第二个位置
point-published-log-omitted = 商家公布的随机数
point-computed-log-omitted = 区块链上有一个，位于
point-published-proven-word = 公布的随机数
point-computed-proven-word = 预言机签名所证明的值
point-relation-band-width = 档位的起点必须低于终点。
point-relation-band-order = 档位的起点不得低于下一级档位的终点。
point-relation-card-value-from = 卡的价值不得低于其档位的起点。
point-relation-card-value-below = 卡的价值必须低于其档位的终点。
point-relation-version-before-request = 前者必须早于后者。
point-relation-purchase-after-as-of = 前者必须晚于后者。
point-relation-coverage-from = 条目的起点不得晚于窗口的起点。
point-relation-coverage-to = 条目的终点不得早于随机数。
point-relation-pull-count = 抽卡次数不能多于卡的张数。
point-relation-band-stocked = 必须至少有一张卡。
point-both = { $published }，{ $computed }

## missing

missing-heading = 这里没有内容
missing-words = 这个地址不是证明，也不是本页的其他内容。证明链接以 /packs/verify/ 或 /pack-events/verify/ 加一个 ID 结尾。

## network

network-kind-main = 主网
network-kind-test = 测试网络
network-kind-local = 本地网络
network-kind-unknown = 未知网络
network-meaning-test = 上面的一切都没有真实价值。
network-meaning-local = 它只在一台机器上运行，上面的一切都没有真实价值。
network-meaning-unknown = packproof 不认识这个网络。

## odds

odds-the-odds = 概率
odds-worth-on-average = 平均所得
odds-worth = 此版本的卡包售价 { $price_cents }。按其声明的概率和卡的价值，在所有卡都有货时，平均可得 { $expected }。
odds-no-expected = 无法计算平均所得：概率或卡不符合该版本自己的规则，或精确的分数过长，无法显示。
odds-expected-rule = 每一档的概率乘以该档卡的平均价值，再全部相加。价值由商家自行设定，卡的实际售价可能更高或更低。缺货的卡会影响单次购买可能得到的结果。
odds-price = 价格
odds-exactly = 精确值
odds-cents-whole = { $whole } 美分
odds-cents-part = { $rest }/{ $lower } 美分
odds-cents-both = { $whole } + { $rest }/{ $lower } 美分
odds-chance = 按所列概率和这份证明中可抽的卡，抽出这张卡的概率是 1/{ $ratio }。
odds-exact-chance = 1,000,000 个点数中有 { $odds_ppm } 个通向它的档位，由 { $free ->
   *[other] { $free } 张可抽的卡
  }平分：{ $odds_ppm } / (1,000,000 × { $free })。没有可抽的卡的档位，其点数按查找顺序也会通向这里。
odds-bands = 声明的概率，逐档列出
odds-column-mean = 平均价值
odds-column-each = 每张卡，有货时
odds-each = 1/{ $ratio }
odds-fingerprint = 版本的指纹
odds-about-fingerprint = 一个值就涵盖了价格、概率，以及每张卡和它的价值。其中任何一处改动一美分，它就会变成另一个值。它由你的浏览器用下面的卡算出。{ $mark ->
    [passed] 合约在事件 ID 下保存它。
    [failed] 区块链与证明不一致：见“区块链能确认吗？”。
   *[open] 合约须在事件 ID 下保存它；是否如此，只有区块链能显示。
  }
odds-version-no = 版本号
odds-path-card = 卡：它的 ID 和价值
odds-path-neighbour = 相邻项
odds-path-left = 第 { $level } 层，与左侧相邻项
odds-path-right = 第 { $level } 层，与右侧相邻项
odds-path-repeated = 第 { $level } 层，与自身：一层为奇数项时，最后一项重复
odds-all-cards = 此版本的全部 { $cards ->
   *[other] { $cards } 张卡
  }
odds-cards = 此版本的卡，最低档在前，每张以 ID 列出
odds-column-for-pull = 对本次抽卡
odds-free = 可抽
odds-card-in-full = 卡的 ID
odds-find-a-card = 查找卡 { "" }
odds-card-id = ID 的开头
odds-find = 查找
odds-found = 它是列表中的第 { $row } 张卡。
odds-not-found = 此版本中没有 ID 与此相符的卡。
odds-never = 不会抽到

## paper

paper-print = 打印

## part

# Where a part of the page that is loaded later did not come.
part-missing = 本页面的一部分未能加载，因此你打开的内容没有显示。
part-missing-holds = 已显示的内容经过检查，不会改变。
part-rest-missing = 本页的其余部分没有送达，或不是构建本页时的那一份，因此没有显示。已经显示的内容仍然有效。请看看是否已联网，然后重试。

## picture

picture-show = 显示商家的图片（从 { $host } 加载）
picture-hide = 隐藏商家的图片
picture-of-title = 商家提供的 { $title } 的图片
picture-of-card = 商家提供的这张卡的图片

## point

point-missing-field-form = { $at } 缺失；此处应为{ $computed }。
point-sentence-field-form = { $at } 的值为 { $published }；此处应为{ $computed }。
point-sentence-key-once = { $place }键“{ $published }”出现了两次。
point-sentence-fields-read = { $at }：读取了 { $published } 个值。
point-sentence-algo-version = 报告写明的规则是“{ $published }”；packproof 认识的有 { $computed }。
point-sentence-event-ended = 报告的 is_active 为 { $published }。
point-sentence-seed-published = 报告没有公布 random_seed。
point-sentence-salt-published = 报告没有公布 seed_salt。
point-sentence-event-id = 报告的 vrf_event_id 为 { $published }；其 pack_event_id 的哈希为 { $computed }。
point-sentence-deck-hash = 对牌组的承诺为 { $published }；公布的牌组的哈希为 { $computed }。
point-sentence-seed-commitment = 对盐值的承诺为 { $published }；公布的盐值的哈希为 { $computed }。
point-sentence-deck-commitment = 公布的锚定值为 { $published }；由 deck_hash 和 seed_commitment 合起来得出 { $computed }。
point-sentence-pull-count = 牌组有 { $computed } 张卡，却有 { $published } 次抽卡。
point-sentence-sequence-index = 抽卡的编号不是 1、2、3 依次排列：应为 { $computed } 的地方是 { $published }。
point-sentence-pulled-card = { $at }：按规则得出的是 { $computed }，商家记录的是 { $published }。
point-sentence-selection-version = { $at }：写明的算法是“{ $published }”；已知的只有 { $computed }。
point-sentence-entries-per-key = { $at }：在 { $computed } 个键下有 { $published } 个不同的条目。
point-sentence-written-once = { $at }：{ $kind }了两次，分别为 { $published } 和 { $computed }。
point-sentence-coverage-from = { $at }：所提供的日志条目始于 { $published }，而窗口始于 { $computed }。
point-sentence-coverage-to = { $at }：所提供的日志条目止于 { $published }，而随机数到达于 { $computed }。
point-sentence-window-request = { $at }：另有一个随机数到达于 { $published }，而它所属的请求没有列出。
point-sentence-window-root = { $at }：另有一个随机数到达于 { $published }，而在其事件 ID 下锚定的内容没有列出。
point-sentence-window-record = { $at }：另有一个 Pack 抽取于 { $published }，而它的记录没有列出。
point-sentence-pull-key = { $at }：列在键 { $published } 之下；由其购买 ID 得出的是 { $computed }。
point-sentence-odds-total = { $at }：概率合计为百万分之 { $published }，而不是 { $computed }。
point-sentence-band-width = { $at }：起点为 { $published }，终点为 { $computed }。
point-sentence-band-order = { $at }：起点为 { $published }，而下一级档位的终点为 { $computed }。
point-sentence-band-stocked = { $at }：有概率，却没有卡。
point-sentence-card-value-from = { $at }：价值 { $published }，低于其档位的起点 { $computed }。
point-sentence-card-value-below = { $at }：价值 { $published }，而其档位的终点为 { $computed }。
point-sentence-card-once = { $at }：在该版本中出现了不止一次。
point-sentence-request-present = { $at }：它的随机数请求没有列出。
point-sentence-requested-version = { $at }：随机数是为 { $published } 请求的；由公布的概率和卡得出的是 { $computed }。
point-sentence-proof-version-root = 证明的 version_root 为 { $published }；由公布的概率和卡得出的是 { $computed }。
point-sentence-proof-version-event-id = 证明的 version_event_id 为 { $published }；由公布的概率和卡得出的是 { $computed }。
point-missing-anchored-root = { $at }：没有为其概率和卡锚定任何内容，由它们得出的是 { $computed }。
point-sentence-anchored-root = { $at }：概率和卡锚定为 { $published }；由公布的概率和卡得出的是 { $computed }。
point-sentence-version-before-request = { $at }：概率和卡锚定于 { $published }，并不早于随机数的请求（{ $computed }）。
point-missing-purchase-commitment = { $at }：没有为其购买锚定任何内容，由购买得出的是 { $computed }。
point-sentence-purchase-commitment = { $at }：购买锚定为 { $published }；由公布的购买得出的是 { $computed }。
point-sentence-purchase-after-as-of = { $at }：购买锚定于 { $published }，并不晚于库存清点（{ $computed }）。
point-sentence-purchase-before-request = { $at }：购买锚定于 { $published }，并不早于随机数的请求（{ $computed }）。
point-sentence-band-in-stock = { $at }：有概率，但该档的每张卡在出售时都缺货。
point-sentence-word-present = { $at }：它的随机数没有列出。
point-sentence-word-after-request = { $at }：随机数到达于 { $published }，并不晚于它的请求（{ $computed }）。
point-missing-claimed-award = { $at }：商家记录为无法抽出卡；按规则得出的是 { $computed }。
point-unexpected-claimed-award = { $at }：商家记录的是 { $published }；按规则无法抽出卡。
point-sentence-claimed-award = { $at }：按规则得出的是 { $computed }，商家记录的是 { $published }。
point-missing-award = 商家记录为无法抽出卡；按规则得出的是 { $computed }。
point-unexpected-award = 商家记录的是 { $published }；按规则无法抽出卡。
point-sentence-award = 按规则得出的卡是 { $computed }；商家记录的是 { $published }。
point-unexpected-contract = { $at }：合约在此 ID 下没有保存任何内容，此处应为 { $published }。
point-sentence-contract-anchor = { $at }：合约保存的是 { $computed }，此处应为 { $published }。
point-unexpected-contract-request = { $at }：合约没有此键下的请求。
point-sentence-contract-request = { $at }：在合约中，随机数是为 { $computed } 请求的，而不是为 { $published }。
point-sentence-contract-word = { $at }：公布的随机数为 { $published }；合约保存的是 { $computed }。
point-sentence-coordinator-word = { $at }：公布的随机数为 { $published }；预言机自己的日志给出的是 { $computed }。
point-sentence-proven-word = { $at }：公布的随机数是 { $published }；预言机的签名证明的是 { $computed }。
point-sentence-request-succeeded = 公布的交易 { $published } 在区块链上失败了，因此没有记录任何内容。
point-sentence-judged-block = 证明写的是区块 { $published }，而最新区块是 { $computed }：商家写下它时，该区块还不存在。
point-sentence-anchor-transaction = 报告写的交易是 { $published }；锁定该活动的交易是 { $computed }。
point-sentence-request-of-pull = 公布的交易以请求 { $computed } 请求的是一次 Pack 抽卡的随机数，而不是此活动的种子。
point-sentence-seed-word = 公布的随机种子为 { $published }；预言机给此活动的随机数为 { $computed }。
point-sentence-log-at = { $at }：链上是在 { $computed } { $kind }的；证明写的是 { $published }。
point-sentence-log-twice = { $at }：链上{ $kind }了两次：一次在 { $published }，一次在 { $computed }。
point-sentence-log-omitted = 区块链在 { $computed } 有一个商家没有列出的随机数。
point-written-anchored = 锚定
point-written-requested = 请求
point-written-fulfilled = 答复
point-inside-payload = 在证明文件中，
point-inside = 在 { $other } 中，

## progress

progress-label = 检查进度
progress-asking = 正在获取证明
progress-opening = 正在打开文件
progress-arrived-of = 已收到 { $now }，共 { $all }
progress-arrived = 已收到 { $now }
progress-reading = 正在读取 { $size }
progress-checking = 正在检查公布的内容
progress-replayed = 已复算 { $done }/{ $total } 次抽取
waiting-asking = 正在再次请求
waiting-paused = 此标签页在后台时暂停
waiting-offline = 此设备离线时暂停
waiting-left = { $seconds } 秒后再次请求
waiting-ask-now = 立即请求
waiting-since = 本页自 { $at } 起一直在请求。
waiting-shop-since = 自 { $at } 本页首次请求起，商家一直这样答复。
waiting-goes-on = 这是最近一次尝试的结果。本页会继续请求。
waiting-event = 在活动结束之前，本页会自动再次检查。

## pull

pull-card = 卡 { $id }
pull-no-card = 没有抽出卡
pull-value = 价值 { $value }
pull-pack = 卡包售价 { $price }
pull-value-and-pack = 价值 { $value } · 卡包售价 { $price }
pull-drawn-for = 为 { $name } 抽取
pull-word-at = 随机数记录于区块 { $block }
pull-purchase = 购买 { $id }
pull-server-says-yes = 商家自己的服务器说：已通过验证。
pull-server-says-no = 商家自己的服务器说：未通过验证。
pull-server-depth = 它最多追踪了 { $depth } 次所依赖的抽取（max_depth）。
pull-server-no-input = 此处的检查不使用这些内容。

## pulls

pulls-heading = 各次抽卡
pulls-table = 各次抽卡，按顺序
pulls-number = 抽卡 { "" }
pulls-go-to = 前往抽卡
pulls-go = 前往
pulls-replay = 复算
pulls-another-card = 按规则得出的是另一张卡。
pulls-not-replayed = 这次抽卡没有复算。

## questions

questions-heading = 检查什么
questions-open = 展开所有步骤
questions-close = 收起步骤

## reading

block-proven = 已由密钥 { $key } 的预言机签名证明：包含一个随机数请求的区块 { $number }，时间 { $at }。
block-not-proven = 请求所在的区块未得到证明。{ $why }
block-counts = 这一点无需网络即有效，与谁写下文件无关。但仍须相信：这个区块在大家使用的区块链上。
reading-recorded-is-not-read = 这些答复来自文件，写下文件的人可能改动过。要确认，请在区块链上确认。
reading-recorded-at = { "" }（区块 { $number }）
reading-recorded = 文件中的记录：{ $who }{ $block } 于 { $at } 的答复。
reading-recorded-without = { $count ->
   *[other] { $hosts } 未计入结果。
  }
reading-before = 此标签页于 { $at } 读取。
reading-at = { "" }（区块 { $number }）
reader-lacks = { $host }：{ $why }
reader-short-all = 确认全部内容
reader-short-refutes = 否定这份证明
reader-short-no-log = { $at } 没有日志
reader-short-unlisted = 随机数来自未知的协调器
reader-short-no-answer-of-oracle = 没有预言机的答复
reader-short-behind = 最新区块 { $newest }
reader-short-not-all = 没有给出全部内容
reader-short-silent = 没有答复
reader-short-refused = 拒绝
reader-short-other-chain = 在另一条链上
reader-short-inconsistent = 自相矛盾
reader-short-not-asked = 未查询
reader-short-malformed = 答复无法读取
reader-short-no-contract = 没有这样的合约
reader-go-without = 不用 { $host } 继续
reader-choice = 取消勾选一个节点，即可查看不含它的结果。
reader-left-out-refutes = { $count ->
   *[other] { $hosts } 否定这份证明，而你取消了对它的勾选。
  }本结果未将其计入。
reading-none = 无法读取区块链。
reading-none-of = { $all ->
    [1] 节点没有回应。
    [2] 两个节点都没有回应。
   *[other] { $all } 个节点都没有回应。
  }
reading-one = 节点已答复{ $at }。
reading-not-answered = { $count ->
   *[other] { $hosts } 没有答复。
  }
reading-other-chain = { $count ->
   *[other] { $hosts } 在另一条链上。
  }
reading-several = 依据 { $all } 个节点中的 { $several } 个{ $at }。
reading-finality-finalized = 已最终确定的区块：其中的内容无法撤销
reading-finality-safe = 安全区块：极不可能被撤销，但尚未最终确定
reading-finality-latest = 最新区块，尚未最终确定：仍有可能被撤销
reading-chain-test = 链 { $chain_id }，{ $name }：测试网络
reading-chain-local = 链 { $chain_id }，本地开发网络：测试网络
reading-chain-known = 链 { $chain_id }，{ $name }
reading-chain-unknown = 链 { $chain_id }，packproof 不认识
reading-chain-id = 链 ID
reading-block-hash = 其哈希
reading-asked = 查询次数
reading-round-trips = 往返次数
reading-requests = { $requests } 次请求
reading-asking = 正在查询 { $hosts } …
reading-proving = 正在读取预言机的签名 …
reading-waits = 目前的结果。正在等待更新的区块 …
reading-waiting-for = 正在等待 { $hosts } 的答复。
reading-silent = { $host }（{ $seconds } 秒）
reading-answers = { $answers ->
    [0] 尚无回应
   *[other] 目前收到 { $answers } 个答复
  }
reading-block = 区块
reading-time = 区块时间
reading-final = 最终程度
reading-chain-name = 链
reading-exactly = 本次读取的精确值
reading-coordinator = 协调器
grade-proven = 已用预言机的密钥 { $key } 证明
reading-nobody = 未写明的节点
reading-saved-by = 由构建 { $build } 保存。

## report

report-from-file = 来自文件 { $file }

## said

## settings

settings-not-loaded = 本网站的设置未能加载。
settings-mistake = 本网站的设置有错误。
settings-without = 页面在没有这些设置的情况下继续运行：它没有商家的清单，也可能找不到商家的证明。这并不说明你的证明有任何问题。
settings-of = 这个文件带有 { $site } 的设置。
settings-of-unnamed = 这个文件带有一个未写明名称的网站的设置。
settings-of-no-one = 这个文件不带有任何网站的设置。

## share

share-share = 分享此证明
share-copy-link = 复制链接
share-link-copied = 链接已复制
share-no-copying = 浏览器不允许在此复制。
share-show-code = 二维码
share-about-the-code = 用于另一台设备：用它的相机对准二维码，即可打开此链接，并在那里重新检查。
share-from-link = 商家对此链接的答复
share-from-file = 此文件
share-from-sample = 内置示例
share-computed = 在浏览器中由{ $from }计算得出，时间 { $at }。
share-see-for-yourself-link = 这是别人在另一块屏幕、纸上或图片中给你看的吗？不要直接相信：请自己打开链接，由你自己的浏览器重新检查。
share-see-for-yourself-file = 这是别人在另一块屏幕、纸上或图片中给你看的吗？不要直接相信：请索取文件并自己打开，由你自己的浏览器重新检查。
share-large-type = 大字版
share-ordinary-type = 普通字号
share-no-link-file = 文件没有链接。请把文件本身传给对方：任何人在这里打开它，都会运行同样的检查。
share-no-link-sample = 示例是为演示制作的，因此没有可分享的证明链接。
share-no-link-single = 这份 packproof 是这台设备上的一个文件，因此没有别人能打开的链接。请把保存的证明传给对方。
share-save-proof = 保存证明文件
share-save-this = 保存此证明
share-saved = 已把 { $name } 交给浏览器保存：证明文件。如果下载列表里没有它，请用另一个浏览器打开本页再保存。
share-saved-with-answers = 已把 { $name } 交给浏览器保存：证明，以及节点的答复。如果下载列表里没有它，请用另一个浏览器打开本页再保存。
share-passed-on = 已分享：{ $name }。
share-no-saving = 此浏览器无法保存文件，许多应用内的浏览器也是如此。请用你自己的浏览器打开本页再保存。
share-more = 更多
share-open-saved = 打开已保存的证明

## step

step-title-payload = 公布的数据完整且格式正确
step-title-replayable = 复算所需的内容已公布
step-title-event-id = 公布的区块链 ID 属于此活动
step-title-deck-hash = 牌组就是计算过哈希的那一副
step-title-salt = 盐值与其承诺相符
step-title-deck-commitment = 公布的一个值同时涵盖牌组和盐值
step-title-draws = 每次抽卡的卡都是由公布的值得出的那张
step-title-recipe = 每次抽取都按算法 packs_v1 进行
step-title-history = 没有任何内容被锚定、请求或答复两次
step-title-window = 其间的每次抽取都有交代
step-title-pull-key = 抽卡键是此次购买自己的
step-title-version-rules = 概率合计无误，每张卡都在一个档位中
step-title-version-root = 概率和卡就是请求所指的那些
step-title-version-anchor = 概率和卡在请求之前已锁定
step-title-purchase-anchor = 购买在请求之前已锁定
step-title-stock = 每个有概率的档位都还有卡
step-title-word = 随机数在请求之后到达
step-title-replay = 逐次抽取，由公布的值得出的都是记录的卡
step-title-award = 你得到的卡就是由公布的值得出的那张
step-title-contract = 合约保存的就是公布的内容
step-title-seed-origin = 种子就是预言机给此活动的随机数
step-title-word-origin = 每个随机数都出自预言机
step-title-chain-logs = 每个条目的位置都正确，没有遗漏随机数
step-title-oracle-proof = 预言机自己的签名证明了每个随机数
step-rule-payload = 读取证明文件
step-rule-event-id = 规则 D4
step-rule-deck-hash = 规则 D1
step-rule-salt = 规则 D3
step-rule-deck-commitment = 规则 D2
step-rule-draws = 规则 D5 至 D9
step-rule-recipe = 算法 packs_v1
step-rule-history = 历史只写一次
step-rule-window = 窗口与覆盖范围
step-rule-pull-key = 有效证明 1
step-rule-version-rules = 版本合理性
step-rule-version-root = 有效证明 2
step-rule-version-anchor = 有效证明 3
step-rule-purchase-anchor = 有效证明 4
step-rule-stock = 有效证明 5
step-rule-word = 有效证明 6
step-rule-replay = 有效证明 7
step-rule-contract = 合约读取函数
step-rule-seed-origin = 预言机日志
step-rule-chain-logs = 合约日志
step-rule-oracle-proof = 预言机证明
step-checks-payload = 检查要读取的每个值都存在、只出现一次，且符合规范规定的格式。
step-checks-replayable = 活动已结束，种子（v2 还有盐值）已公布，因此可以复算各次抽卡。
step-checks-event-id = 公布的 vrf_event_id 是活动自己 ID 的哈希，因此一个锚定不能用于两个活动。
step-checks-deck-hash = 公布的哈希就是公布的牌组的哈希：相同的卡，相同的顺序。
step-checks-salt = 公布的承诺值就是公布的盐值的哈希。
step-checks-deck-commitment = 公布的 deck_commitment 是牌组哈希与盐值哈希合起来的哈希，因此两者都无法单独改变。
step-checks-draws = 每次抽卡都对种子、序号和账户 ID 计算哈希，并从剩余牌组的对应位置取卡。所有抽卡按顺序复算。
step-checks-recipe = 每条记录和证明本身写明的都是已冻结的算法 packs_v1。
step-checks-history = 合约只写一次：任何 ID 都不得以不同内容锚定两次，任何随机数都不得以不同内容请求或送达两次。
step-checks-window = 从库存清点的时刻到随机数之间，到达的每个随机数都有归类，其中的每个 Pack 都有记录。
step-checks-pull-key = 请求随机数所用的键，就是购买 ID 的哈希。
step-checks-version-rules = 概率合计正好 100%，档位顺序正确，每张卡的价值都在其档位之内。
step-checks-version-root = 随机数正是为这些概率和卡的哈希请求的。
step-checks-version-anchor = 这些概率和卡的哈希在请求随机数之前就已在链上。
step-checks-purchase-anchor = 购买和缺货清单的哈希在请求随机数之前就已在链上。
step-checks-stock = 没有哪个档位是在所有卡都缺货时仍带着概率出售的。
step-checks-word = 随机数在对它的请求之后到达。
step-checks-replay = 对本次抽卡及其依赖的每次其他抽取，都由随机数的点数选定档位，可抽的卡中排名最靠前的，就是记录的卡。
step-checks-award = 证明所写的卡，就是复算最后得出的那张。
step-checks-contract = 直接查询合约在这些 ID 下保存的内容。
step-checks-seed-origin = 沿着预言机自己的日志，从活动的交易追踪到它送达的随机数。
step-checks-word-origin = 对这次抽卡以及它所依赖的每次抽取，都沿着预言机自己的日志，从请求追踪到它送达的随机数。只有预言机的运营方为该网络公布的、或本站名单上的协调器才算数。
step-checks-chain-logs = 合约的日志、合约的状态和预言机的日志会说明每个条目写在哪里。其间到达的每个 Pack 的随机数都必须在证明中。
step-checks-oracle-proof = 预言机会为每个随机数签名。签名就在送达随机数的交易里。你的浏览器在这里用名单上的预言机密钥进行核验，因此没有节点能编造这个数。哪个请求属于这次抽取，仍以节点的答复为准。
step-failed-lead-payload = 公布的数据不完整，或格式不正确。
step-failed-lead-replayable = 复算所需的内容没有按应有的方式公布。
step-failed-lead-event-id = 公布的区块链 ID 不属于此活动。
step-failed-lead-deck-hash = 这里所示的牌组不是锁定的那一副。
step-failed-lead-salt = 盐值与其承诺不符。
step-failed-lead-deck-commitment = 此活动公布的各个承诺值彼此不吻合。
step-failed-lead-draws = 记录的抽卡与由公布的种子和牌组得出的不同。
step-failed-lead-recipe = 这次抽取写明的算法不是公布的那个。
step-failed-lead-history = 公布的历史自相矛盾。
step-failed-lead-window = 可能抽走这张卡的抽取，并非每次都有交代。
step-failed-lead-pull-key = 所示的随机数没有与此次购买绑定。
step-failed-lead-version-rules = 概率和卡不符合出售时所依据的规则。
step-failed-lead-version-root = 这份证明没有表明随机数是针对此处所示的概率和卡请求的。
step-failed-lead-version-anchor = 概率和卡没有像公布的那样锁定。
step-failed-lead-purchase-anchor = 购买没有像公布的那样锁定。
step-failed-lead-stock = 卡包为一个没有任何现货的档位设了概率。
step-failed-lead-word = 这份证明没有表明随机数是在请求之后到达的。
step-failed-lead-replay = 有一次记录的抽取，与其随机数得出的结果不符。
step-failed-lead-award = 你得到的卡不是按规则得出的那张。
step-failed-lead-contract = 合约保存的值与商家公布的不同。
step-failed-contract-nothing = 在商家公布了值的地方，合约中什么也没有。
step-failed-version-too-late = 概率和卡锁定得太晚。
step-failed-purchase-too-late = 购买锁定得太晚。
step-failed-logs-left-out = 公布的历史漏掉了区块链上的一个随机数。
step-failed-lead-seed-origin = 种子不是预言机对此活动自身请求的答复。
step-failed-lead-word-origin = 有一个随机数不是预言机送达的。
step-failed-lead-chain-logs = 公布的历史与区块链不同。
step-failed-lead-oracle-proof = 预言机的签名证明的是另一个随机数。
step-failed-means-payload = 公布的数据无法按规范读取，因此依赖它的内容没有检查。
step-failed-means-replayable = 复算所需的内容没有按应有的方式公布。
step-failed-means-event-id = 所记录的值可能属于另一个活动。
step-failed-means-deck-hash = 有卡、价格或顺序与锁定的牌组不同。
step-failed-means-salt = 这不是种子产生之前锁定的那个盐值。
step-failed-means-deck-commitment = 公布的各个承诺值彼此不吻合，因此不能说明牌组和盐值是事先锁定的。
step-failed-means-draws = 本报告中至少有一次抽卡，与公布的种子、牌组和账户 ID 得出的结果不符。
step-failed-means-recipe = 概率和卡是按 packs_v1 锁定的，或者证明与其记录写明的算法不同。换一个名称并不改变已锁定的内容。
step-failed-means-history = 合约只写一次，因此不可能两者都写过。
step-failed-means-window = 有一次可能抽走你那张卡的抽取没有列出，因此无法确定地推算出你的卡。
step-failed-means-pull-key = 所示的随机数可能属于另一次购买。
step-failed-means-version-rules = 概率或卡的清单不符合商家自己的规则。
step-failed-means-version-root = 它们可能不是请求随机数时所针对的概率和卡。
step-failed-means-version-anchor = 概率或卡的清单有可能是在抽取开始之后才选定的。
step-failed-means-purchase-anchor = 哪些算缺货，也就是哪些卡可以抽出，有可能是在抽取开始之后才选定的。
step-failed-means-stock = 落在该档位的点数无法抽出其中的卡。
step-failed-means-word = 随机数有可能在请求之前就已为人所知，或根本没有列出。
step-failed-means-replay = 至少有一次记录的抽取，与其随机数得出的结果不符。
step-failed-means-award = 你得到的卡不是由随机数得出的那张。
step-failed-means-contract = 区块链与商家公布的数据不同。
step-failed-means-seed-origin = 预言机为此活动送达了另一个随机数，或者锁定此活动的是另一笔交易。
step-failed-means-word-origin = 预言机对这次抽取的请求答复了另一个随机数，因此决定卡的那个随机数并非出自预言机。
step-failed-means-chain-logs = 商家作为历史公布的内容，与区块链所记录的不同。
step-failed-means-oracle-proof = 预言机为这次请求签名的随机数，与公布的不同。
step-failed-todo-payload = 请重新加载证明。如果仍然如此，请保存证明文件并发给商家，写明是哪个字段。
step-failed-todo-deck-hash = 现在就保存证明文件，并请商家解释上面的两个值。
step-failed-todo-draws = 请在下面找到你自己的抽卡。保存证明文件，并就这里列出的抽卡询问商家。
step-failed-todo-recipe = 请保存证明文件，并询问商家这次抽取用的是哪个算法、公布在哪里。
step-failed-todo-history = 请保存证明文件，并向商家索取缺少或互相矛盾的条目。
step-failed-todo-purchase-anchor = 现在就保存证明文件，并就此次购买询问商家，写明是这项检查。
step-failed-todo-replay = 现在就保存证明文件，并向商家要求按规则得出的那张卡。
step-failed-todo-contract = 请保存证明文件，并通过另一个节点再次确认。
step-rule-replayable = 可复算性
step-checked-by = 须满足：{ $checks }规范：{ $rule }。
step-what-it-means = 这说明什么？
step-what-to-do = 你可以怎么做？

## step-more

step-more-differ = 另有 { $more } 处不一致
step-more-differ-of = 另有 { $more } 处不一致，共 { $of } 处
step-more-of = 另有 { $more } 处，共 { $of } 处
step-more-agree = 另有 { $more } 处一致

## detail

detail-one-agrees = 唯一的一处比对一致。
detail-all-agree = 全部 { $count } 处比对均一致。
detail-differs = 有一处比对不一致。
detail-more = { $first }另有 { $more } 处不一致。

## timeline

timeline-heading = 发生了什么，按先后顺序
timeline-exact = 精确值
timeline-transaction = 交易
timeline-locked-in-holds = 是的，事先就已锁定：概率、卡和此次购买在请求随机数之前都已记录。
timeline-locked-in-by-history = 商家的历史记录称，事先就已锁定：概率、卡和此次购买在请求随机数之前都已记录。
timeline-locked-in-broken = 没有内容表明这一切都已事先锁定：下面的时间线标明了原因。
timeline-locked-in-elsewhere = 商家的历史记录称，本次抽卡按规则的要求锁定了。没有内容表明它所依赖的另一次抽取也是如此。
timeline-locked-in-untold = 从这份证明无法判断是否事先锁定。
timeline-once-holds = 合约中有一次请求，其后到达了一个随机数。
timeline-once-by-history = 商家的历史记录中正好有一次请求，其后有一个随机数。
timeline-once-broken = 没有内容表明只有一次请求、其后到达了它的随机数：下面的时间线标明了原因。
timeline-once-elsewhere = 按商家的历史记录，本次抽卡自己的请求和随机数顺序正确。没有内容表明另一次抽取的也是如此。
timeline-once-untold = 从这份证明无法判断是否正好有一次请求。
timeline-chain-differs = 区块链与证明不一致：见“区块链能确认吗？”。
timeline-chain-agrees = 合约及其日志确认了这一点。
timeline-chain-holds = 合约保存着相同的值，但各项记录的位置未能读取。
timeline-chain-unread = 这是商家公布的历史。尚未读取区块链。
timeline-version = 概率和卡
timeline-stock = 清点库存
timeline-purchase = 购买
timeline-request = 请求随机数
timeline-word = 随机数
timeline-another-pack = 另一个 Pack 的随机数
timeline-another-other = 不是用于 Pack 的随机数
timeline-another-unknown = 随机数，证明没有列出其用途
timeline-version-means = 一旦锁定，没有人能再改动它们。
timeline-stock-means = 商家称其缺货清单以此刻为准。
timeline-purchase-means = 一旦锁定，没有人能再改动它的概率、卡或那份清单。
timeline-request-means = 规则允许每次抽卡向预言机请求一次。
timeline-word-means = 它决定抽出哪张卡。
timeline-nowhere = 证明没有提供它的条目。
timeline-contradicted = 证明提供的相关条目互相矛盾。
timeline-word-for-pack = 用于 Pack，购买
timeline-word-for-other = 不是用于 Pack，键
timeline-word-for-unknown = 用途未列出，键
timeline-times-to-come = 在区块链上确认，即可看到每个区块的时间。
timeline-times-told = 这些是节点所报的区块时间，仅供参考：检查只依据先后顺序。
timeline-times-saved = 这些时间来自保存的文件，未经检查。检查只依据先后顺序。
timeline-times-not-told = 不知道这些区块的时间。检查只依据先后顺序。
timeline-times-not-saved = 保存的文件中没有这些区块的时间。在区块链上确认即可看到。
timeline-before-request = 它应在请求随机数（{ $wanted }）之前。
timeline-after-stock = 它应在清点库存（{ $wanted }）之后。
timeline-after-request = 它应在请求随机数（{ $wanted }）之后。
timeline-others-packs = { $packs ->
   *[other] 另有 { $packs } 个随机数：用于其他 Pack
  }
timeline-others-no-packs = { $others ->
   *[other] 另有 { $others } 个随机数：不是用于 Pack
  }
timeline-others-both = 另有 { $all } 个随机数：{ $packs } 个用于其他 Pack，{ $others } 个不是用于 Pack
timeline-others-unknown = { $all ->
   *[other] 另有 { $all } 个随机数
  }
timeline-left-out = { $words ->
   *[other] 更早的 { $words } 个随机数未在此列出。
  }

## tool

tool-mark-flattened = 此证明带有某类程序的痕迹：它们以另一种形式写出对象和列表，例如命令行外壳或数据库导出。请重新取得证明，并原样保存。
tool-mark-shortened = 此证明带有某类程序的痕迹：它们会缩短或遮盖数值，例如浏览器控制台或日志。请重新取得证明，并原样保存。
tool-mark-typeset = 此证明带有排版程序的痕迹，例如文字处理软件或聊天软件：其中一个 ID 含有它们的连接号或空格。请重新取得证明，并原样保存。
tool-mark-rounded = 此证明带有以浮点数保存数值的程序的痕迹，例如脚本、浏览器查看器、jq 或电子表格：其中的数值看起来被舍入或改写过。请重新取得证明，并原样保存。
tool-mark-retyped = 此证明带有会改变数值类型的程序的痕迹，例如电子表格、表格或转换工具：其中的整数成了文本或带有小数。请重新取得证明，并原样保存。
tool-mark-recoded = 此证明带有以另一种编码读取文本的程序的痕迹，例如编辑器或命令行外壳：其中有字符丢失或被误读。请重新取得证明，并原样保存。
tool-mark-escaped = 此证明带有为网页写出文本的程序的痕迹：其中的字符是按 HTML 写的。请重新取得证明，并原样保存。

## trouble

trouble-another-file = 请打开你用“保存证明文件”保存的文件，或商家给你的证明文件。
trouble-again = 请稍后重试，或改为打开已保存的证明文件。
trouble-another-build = 需要重新加载本页
trouble-another-build-says = 页面与检查程序来自两个不同的版本，因此没有作任何检查。
trouble-another-build-cause = 页面的构建为 { $page }；检查程序自报的构建为 { $build }。
trouble-another-build-way-on = 请重新加载页面。如果仍然如此，请清除浏览器中本站的缓存。
trouble-no-vectors = 此浏览器版本过旧，无法检查
trouble-no-vectors-says = 检查要用到 WebAssembly 的一项功能，浏览器自 2023 年起普遍具备，而此浏览器没有，因此没有作任何检查。
trouble-no-vectors-cause = 浏览器不接受使用 128 位向量（SIMD）或引用类型的 WebAssembly 模块。
trouble-no-vectors-way-on = 请更新此浏览器，或用其他浏览器打开本页。
trouble-no-worker = 检查程序没有运行
trouble-no-worker-says = 本页负责检查的部分没有启动，或自行停止了，因此没有作任何检查。
trouble-no-worker-cause = 浏览器没有给出原因。可能是这里不允许 Web Worker 或 WebAssembly。
trouble-no-worker-way-on = 请重新加载页面，或换一个浏览器。
trouble-not-as-built = 未检查
trouble-not-as-built-says = 本页负责检查的部分与原件不同，因此没有启动它，也没有作任何检查。这并不说明你的证明本身如何。
trouble-not-loaded-says = 本页负责检查的部分无法加载，因此没有作任何检查。这并不说明你的证明本身如何。
trouble-offline = 浏览器报告此设备处于离线状态。如果确实如此，现在无法检查证明链接。如果你保存过 packproof.html（整个页面的单个文件），它无需网络就能打开已保存的证明。
trouble-not-as-built-way-on = 请看看是否已联网，然后重试，或重新加载页面。如果仍然如此，请换一个网络或换一个浏览器。
trouble-no-service = 这个文件不知道可以向哪个商家查询
trouble-no-service-says = 证明链接要在商家自己的页面上打开。这是单个文件形式的 packproof，因此没有向任何人查询，也没有作任何检查。
trouble-no-service-cause = 文件本身没有写明服务（其设置中没有“service”）。
trouble-no-service-way-on = 请在浏览器中打开链接，在那里保存证明，再在这里打开保存的文件。
trouble-self-test = 请勿使用本页
trouble-self-test-says = 在检查证明之前，本页会先让检查程序回答 { $all } 份答案已知的证明。其中 { $wrong } 份答错了，因此没有用它检查你的证明。
trouble-self-test-cause = 答错的：{ $wrong }。问题出在到达此浏览器的检查程序，或这台设备运行它的方式。
trouble-self-test-way-on = 这并不说明你的证明本身如何。请重新加载页面。如果仍然如此，请用其他浏览器或在另一台设备上检查证明，并告知本站的运营者。
trouble-contradicts-itself = 本程序自相矛盾
trouble-contradicts-itself-says = 本页用两个程序把每份证明检查两次，而它们得出了不同的结果。因此任何结果都不成立，也不能确认、保存或分享。
trouble-contradicts-itself-cause = 两个结果不一致。其中一个程序在送达时已损坏，或这台设备没有正确运行它。
trouble-not-ready = 商家表示尚未完成
trouble-not-ready-says = 商家表示，这次抽卡或与它相邻的一次尚未完成。packproof 无法核实这一点。按公布的规则，区块链或预言机较慢时，抽卡会等待，绝不会被改动或重抽。
trouble-not-ready-cause = 商家答复 404，并附 proof_not_ready。
trouble-not-ready-way-on = 本页会自动再次请求，链接保持不变。如果一天后商家仍这样答复，请把此链接发给商家并询问原因。
trouble-unknown-id = 未找到
trouble-unknown-id-says = 这个商家没有该 ID 的证明。链接可能没有复制完整。
trouble-unknown-id-cause = 商家答复 404，并附有自己的错误，但不是 proof_not_ready。
trouble-no-file-says = 证明的地址上没有文件，因此没有作任何检查。这并不说明你的证明本身如何。
trouble-not-its-own = 有答复，但不是商家自己的答复
trouble-not-its-own-says = 商家的地址上有服务器答复，但这个答复不是商家自己的，可能来自商家前面的服务器。没有作任何检查，这也不说明你的证明本身如何。
trouble-not-its-own-cause = 答复的 HTTP 状态码为 404，且没有商家服务格式的错误（带“error”的 JSON）。
trouble-not-its-own-way-on = 本页会自动再次请求。如果一直如此，请把此链接发给商家并询问原因。
trouble-busy = 目前繁忙
trouble-busy-says = 商家或其前面的服务器目前繁忙，因此还没有作任何检查。这并不说明你的证明本身如何。
trouble-busy-way-on = 本页会按答复要求的时间等待，然后自动再次请求。
trouble-gate = 商家前面有登录验证
trouble-gate-says = 登录验证或其他关卡拒绝了取得证明的请求。packproof 不发送密码，也不发送 Cookie，因此没有作任何检查。这并不说明你的证明本身如何。
trouble-gate-way-on = 请让商家无需登录即可提供证明，或自行保存证明后在这里打开。
trouble-web-page = 收到的是网页，而不是证明
trouble-web-page-says = 收到的答复是网页而不是证明，因此没有作任何检查。它可能是登录页，也可能来自你与商家之间的服务器。这并不说明你的证明本身如何。
trouble-nothing = 答复是空的
trouble-nothing-says = 收到的答复没有内容，因此没有作任何检查。它可能来自你与商家之间的服务器。这并不说明你的证明本身如何。
trouble-elsewhere-says = 你的链接来自 { $host }。本页只查找 { $asked } 的证明，没有找到该 ID 的证明。
trouble-elsewhere-way-on = 请在链接自己的网站上打开它。在这里重试没有用。
trouble-elsewhere-open = 在 { $host } 打开
trouble-service-status = 没有收到证明
trouble-service-status-says = 收到了答复，但不是证明，因此没有作任何检查。它可能来自你与商家之间的服务器。这并不说明你的证明本身如何。
trouble-service-status-cause = 答复的 HTTP 状态码为 { $status }。
trouble-unreachable = 未能取得证明
trouble-unreachable-says = 没有收到答复，因此没有作任何检查。原因可能是你的网络连接、此设备上拦截请求的程序，或者商家。这并不说明你的证明本身如何。
trouble-unreachable-cause = 浏览器没有给出原因。
trouble-broke-off = 答复中途中断
trouble-broke-off-says = 证明还没有全部到达，答复就中断了，因此没有作任何检查。这并不说明你的证明本身如何。
trouble-not-allowed = 商家的服务器在，但网页无法读取它的错误
trouble-not-allowed-says = 商家的地址上有服务器答复，但没有浏览器显示答复所需的许可（CORS）。这样的答复通常是错误：这次抽卡可能尚未完成。没有作任何检查，这也不说明你的证明本身如何。
trouble-not-allowed-cause = 答复没有给本页的 Access-Control-Allow-Origin 标头，因此连状态码也无法读取。
trouble-not-allowed-way-on = 本页会自动再次请求。如果一直如此，请告诉商家：它的错误需要与证明相同的 CORS 标头。
trouble-timed-out = 没有及时收到答复
trouble-timed-out-says = 证明没有及时到达，因此没有作任何检查。原因可能是网络慢，也可能是商家慢。这并不说明你的证明本身如何。
trouble-timed-out-cause = { $seconds ->
   *[other] { $seconds } 秒
  }内没有收到任何内容。
trouble-redirected = 答复指向别处
trouble-redirected-says = 它指向另一个地址，网络或商家的登录验证就会这样。packproof 只查询为它设定的地址，因此没有作任何检查。这并不说明你的证明本身如何。
trouble-redirected-cause = 答复是一次重定向，packproof 不会跟随。
trouble-another-id = 不是所请求的证明
trouble-another-id-says = 商家答复的是另一个 ID 的证明，因此没有在此链接下检查。
trouble-another-id-cause = 收到的证明属于 { $shown }。
trouble-another-kind = 不是所请求的证明
trouble-another-kind-says = 商家答复的证明与链接所请求的种类不同，因此没有在此链接下检查。
trouble-another-kind-event = 链接是 Pack 抽卡的，收到的却是卡包活动的报告。
trouble-another-kind-pull = 链接是卡包活动的，收到的却是 Pack 抽卡的证明。
trouble-saved-proof-version = 由 packproof 的其他版本保存
trouble-saved-proof-version-says = 这是已保存的证明，但 packproof 不认识它的格式，因此没有作任何检查。
trouble-saved-proof-version-cause = 它的格式版本是 { $version }；packproof 认识版本 { $format }。
trouble-saved-proof-version-way-on = 请用保存它的页面打开，或用本页重新保存一次。
trouble-saved-proof-broken = 保存的证明不完整
trouble-saved-proof-broken-says = 这是已保存的证明，但有一部分缺失或无法读取，因此没有作任何检查。
trouble-empty = 空文件
trouble-empty-says = 文件是空的，因此没有可检查的。请重新获取证明，再打开它。
trouble-empty-cause = 没有字符，或只有空白。
trouble-not-readable = 无法读取
trouble-not-text = 不是证明
trouble-not-text-says = 它不是文本，而证明是 JSON 文本：这可能是图片或压缩文件。
trouble-not-text-encoding = 这段文本的编码既不是 UTF-8，也不是 UTF-16。请另存为 UTF-8，再打开它。
trouble-not-text-cause = 第 { $at } 字节不是 UTF-8。
trouble-not-json = 不是证明
trouble-not-json-cut-off = 这段 JSON 提前结束：它被截断了。请重新获取完整的证明。
trouble-not-json-nan = 这段文本里有 JSON 中不存在的数字 NaN。它出自一个不写 JSON 的程序。请重新获取商家服务原样发出的证明。
trouble-not-json-infinity = 这段文本里有 JSON 中不存在的数字 Infinity。它出自一个不写 JSON 的程序。请重新获取商家服务原样发出的证明。
trouble-not-json-web-page = 这是网页，不是证明。如果网页上显示了证明，请只把证明的文本存成文件，再打开它。
trouble-not-json-headers = 这段文本以网络响应的标头开头。请不带标头保存响应（curl 不加 -i），再打开它。
trouble-not-json-in-front = 这段文本的 JSON 前面还有别的内容。请只保存 JSON，从第一个花括号到最后一个，再打开它。
trouble-not-json-behind = 这段文本的 JSON 后面还有别的内容。请只保存 JSON，到最后一个花括号为止，再打开它。
trouble-not-json-several = 这段文本里有多个 JSON 对象，一个接一个。请把每个写成一行（jq -c .），或分别存成文件。
trouble-not-json-other = 这是文本，但不是 JSON。
trouble-not-json-cause = 位置：第 { $line } 行第 { $column } 列。
trouble-not-an-object = 不是证明
trouble-not-an-object-says = 它是 JSON，但不是对象，而证明应是对象。
trouble-not-an-object-list = 它是 JSON，但证明是单个对象。请把其中的一份证明单独存成文件，再打开它。
trouble-not-an-object-array = 它是一个列表。
trouble-not-an-object-string = 它是一段文本。
trouble-not-an-object-number = 它是一个数字。
trouble-not-an-object-boolean = 它是 true 或 false。
trouble-not-an-object-null = 它是 null。
trouble-too-deep = 不是证明
trouble-too-deep-says = 它是 JSON，但嵌套比任何证明都深。
trouble-too-deep-cause = 其中的列表和对象层层嵌套过深，无法读取。
trouble-not-a-payload = 不是证明
trouble-not-a-payload-says = 它是 JSON，但既不是 Pack 抽卡的证明，也不是卡包活动的报告。
trouble-not-a-payload-cause = 其中既没有 target_pull_key，也没有 pack_event_id。
trouble-zip-says = 这是一个 ZIP 压缩包，而证明是单个文件。请先解压，再打开其中的证明文件。
trouble-gzip-says = 这是一个无法解压的 gzip 文件：它已损坏、不完整，或被压缩了两次。请重新获取该文件。
trouble-archive-says = 这是一个压缩文件（{ $format }）。请先解压，再打开其中的证明文件。
trouble-har-says = 这是 HAR 文件，即浏览器对请求和响应的记录，本身不是证明。请把其中商家的响应另存为文件，再打开它。
trouble-report-says = 这是 packproof 针对某个证明写的报告，而不是证明本身。请打开它所针对的证明文件。
trouble-envelope-says = 这个 JSON 里的证明外面还包着别的内容：它位于“{ $key }”之下。请把那里的内容单独存成文件，再打开它。
trouble-lines-says = 这个文件有 { $lines } 行，每行是一段 JSON。一次最多打开 { $limit } 行。请把它拆成较小的文件。
trouble-packed-cause = 格式由文件开头的字节判断。
trouble-file = 未能读取文件
trouble-file-gone-says = 文件已不在你选择它时的位置：它被移动、改名或删除了。
trouble-file-unreadable-says = 浏览器无法读取该文件：它在你选择之后被更改，或浏览器没有读取权限。
trouble-file-way-on = 请重新选择该文件。
trouble-folder-says = 文件夹中的文件超过 { $limit } 个。请选择较小的文件夹。
trouble-too-large = 过大
trouble-too-large-says = 它比任何证明都大：本页最多读取 { $limit }。
trouble-too-large-cause = 它有 { $size ->
   *[other] { $size } 字节
  }或更多；上限为 { $limit ->
   *[other] { $limit } 字节
  }。
trouble-reload = 重新加载页面
trouble-another-proof = 检查另一份证明
trouble-dismiss = 关闭
trouble-cause = 原因
trouble-no-name = 未命名的构建
trouble-tells-unknown = 检查程序发来了无法识别的内容

## trust

trust-why-code = 这里的一切都由本站发送到你浏览器的代码计算得出，换成别的代码就可能显示任意结论。构建编号是对全部源代码所算哈希的开头：源代码相同，编号就相同。
trust-why-contract = 它是商家在这里写明的合约。一个自带代码的仿造合约也可能通过所有检查。
trust-why-endpoint = 读取区块链的计算机由别人运行，单独一个可以随意答复。每个节点都单独检查，只有全部节点都给出的内容才算数。因此只要有一个诚实的节点就够了：要造假，必须全部节点一起造假。
trust-why-oracle = 随机数决定每次抽取。预言机用自己的密钥为它签名，并且无法选择它。读取区块链之后，你的浏览器会核验该签名。无法核验时，packproof 依赖已核验过签名的预言机合约。
trust-why-unbound = 证明不涵盖这些内容，因此检查通过并不能说明它们如何。
trust-what-to-do-code = 保存证明文件，到你信任其代码的地方检查：在运行 packproof 的另一个网站上，或用源代码在终端中运行。
trust-what-to-do-endpoint = 在“区块链能确认吗？”下，选择两三个节点，或你自己的节点。
trust-what-to-do-oracle = 在“区块链能确认吗？”下查看被请求随机数的协调器，以及预言机的运营方是否为该网络公布过它。
trust-still-trusted = 你仍需信任什么
trust-self-test = 自检：{ $all } 份中 { $passed } 份答对。在检查这份证明之前，检查程序对每一份答案已知的证明都作出了应有的答复。
trust-code = packproof 的代码，构建 { $build }。
trust-no-contract-named = 证明没有写明可读取的合约。
trust-contract-once = packproof 读取合约保存的内容，并相信它的代码：同一个 ID 只记录一次，每次购买只请求一个随机数，并且只接受预言机给出的随机数。
trust-endpoint-at = （于区块 { $number } 查询）
trust-endpoint-unread = ；没有给出的部分，则仅凭商家的说法
trust-endpoint-rest-proven = ；其余由预言机的签名证明
trust-endpoint-not-replayed = 目前是商家，因为没有验证任何卡
trust-endpoint-shops-word = 商家：这一切都及时记录
trust-endpoint-one = 节点 { $there }{ $at }：一切都依靠它{ $rest }。
trust-endpoint-several = 节点 { $there } 中有一个是诚实的{ $at }。若是如此，本结果就是正确的{ $rest }。
trust-endpoint-contradict = 暂无：节点 { $there } 相互矛盾{ $at }。
trust-oracle-unseen = 预言机：没有人选定或预知它的随机数。
trust-oracle-published = 预言机的随机性：随机数来自 Chainlink 为该网络公布的协调器。
trust-oracle-listed = 预言机的随机性：随机数来自本站名单上的协调器。
trust-oracle-proven = 预言机：只有它持有为随机数签名的 { $count } 个密钥 { $keys }。签名已由你的浏览器核验。
trust-oracle-unknown = 预言机的随机性：有随机数来自一个无人公布的协调器 0x{ $address }。
trust-unbound-pack-event = 商家，就证明未涵盖的内容而言：账户 ID 属于谁、活动为何在那时结束，以及图片。
trust-unbound-pack-pull = 商家，就证明未涵盖的内容而言：这是谁的购买、哪些缺货，以及这是什么卡。
trust-unbound-event-accounts = 没有任何承诺涵盖账户 ID，换一个 ID 就会抽出另一张卡。只有你知道自己的 ID：请与你的抽卡旁边的那个比对。
trust-unbound-event-order = 知道种子的人就知道后面的顺序，因此证明不显示谁得到其中哪个位置。抽卡旁边的时间由商家提供。
trust-unbound-event-end = 商家可以选择何时结束。证明涵盖已进行的抽卡，不说明为何没有更多。如果还有卡剩下，请询问商家。
trust-unbound-event-names = 名称、标题、图片和价格由商家选定。证明涵盖卡的 ID、它们的顺序和账户 ID，不涉及付款或个人。请与寄给你的卡比对。
trust-unbound-pull-name = 名称由商家选定。证明不把购买与个人或付款绑定。请把购买 ID 与你收据上的比对。
trust-unbound-pull-stock = 哪些缺货、截至何时，都是商家声明的。按规则，无论是否属实，都由购买的承诺锁定：请与你付款时在售的内容比对。
trust-unbound-pull-card = 证明涵盖卡的库存 ID。它对应哪张卡，仅凭商家的说法：请与寄给你的卡比对。
trust-fingerprint = 这究竟是哪个文件
trust-fingerprint-why = 文件全部字节的 SHA-256。同一个文件得出同一个值；任何一处不同的文件，值就不同。
trust-fingerprint-name = 文件的 SHA-256

## unread

unread-no-contract = 证明没有写明可读取的合约地址。请向商家询问。
unread-unknown-chain = 合约地址在这条链上没有任何内容。packproof 不认识这个网络，因此这可能是另一条链：请询问商家是哪一条。
unread-inconsistent = 节点的答复自相矛盾（{ $how }），因此不以它的答复为依据。请查询其他节点。
unread-not-reached = 证明涉及区块 { $needed }，而最新的区块是 { $newest }（{ $age }前）。请一分钟后再查询。
unread-not-reached-event = 最新的区块是 { $newest }（{ $age }前），合约中没有这个活动的记录。请一分钟后再查询。
unread-age-seconds = { $count } 秒
unread-age-minutes = { $count } 分钟
unread-age-hours = { $count } 小时
unread-age-days = { $count } 天
unread-end-not-shown = 节点的答复没有表明它有区块 { $block }，因此答复可能不完整。请一分钟后再查询。
unread-not-settled = 需要再次查询这个节点，但它没有给出最新的区块。请再查询一次，或查询其他节点。
unread-not-the-contract = 该地址有代码，但没有像合约那样答复。请询问商家合约在哪里。
unread-many-inputs = 预言机有 { $count } 个失败的答复没有检查，因为超过了 packproof 读取的数量。请询问商家原因。
unread-no-anchor = 没有找到锁定这个活动的交易。请向商家询问。
unread-unknown-transaction = 节点没有交易 { $hash }。请查询其他节点，最好是保留完整历史的。
unread-log-not-seen = 节点没有给出 { $at } 的日志。请查询其他节点，最好是保留完整历史的。
unread-word-not-seen = 从区块 { $from } 到区块 { $to }，节点没有给出预言机对请求 { $request } 的答复。请查询其他节点，最好是保留完整历史的。
unread-no-log-there = 商家说日志在 { $at }，而节点在那里没有日志。请向商家询问正确的位置，或一个不由商家运行的节点。
unread-no-fulfilment = 节点给出了请求 { $request }，但从区块 { $from } 到区块 { $to } 没有预言机对它的答复。请向商家询问正确的位置，或一个不由商家运行的节点。
unread-unknown-log = 无法判断合约在 { $at } 的日志是什么意思。它可能是被遗漏的随机数：请询问商家那是什么。
unread-no-older-logs = 商家让范围从区块 { $block } 开始，而节点没有给出这么旧的日志。要么节点不保留，要么合约当时还没有日志。请查询保留完整历史的节点。
unread-no-indexes = 节点没有按区块内的位置给区块 { $block } 的日志编号。请查询其他节点。
unread-answered-elsewhere = 预言机答复了请求 { $request }，但合约把答复给了别的用途。请询问商家原因。
unread-refuted = 有的节点否定这一点，有的没有：其中有一个有误或落后。去掉一个，即可查看其他节点给出的结果。
unread-two-chains = 你的节点位于不同的链上，packproof 不知道证明指的是哪一条。请只用同一网络的节点再次查询。
unread-request-unclear = 节点没有给出 { $hash } 对应的预言机请求。请查询其他节点，最好是保留完整历史的。
unread-several-requests = 有多个向预言机发出的请求属于 { $hash }，无法区分，因此不清楚哪个随机数有效。请询问商家。
unread-no-request = { $hash } 的收据里只有商家自己的请求，没有向预言机发出的请求，因此无法看出随机数来自哪里。请询问商家。
unread-no-proof = 节点返回的交易 { $hash } 中没有与该随机数相符的预言机签名。请查询其他节点。
unread-other-code = 合约代码的哈希为 { $found }，而本站运营者读过的代码的哈希为 { $listed }。请询问运营者原因。
unread-too-much-work = 这里的条目和日志多于 packproof 会比对的数量，远远超过一份正常的证明所含的数量。请询问商家原因。
unread-unlisted-coordinator = 随机数来自一个无人公布的协调器 { $address }。运行它的人有可能自己选定随机数。请询问商家它属于谁。
unread-unlisted-key = 签名所用的密钥 { $key } 不在预言机运营方为此网络公布的密钥之列。请询问商家它属于谁。
unread-block-not-proven = 区块 { $number } 的区块头或收据与预言机证明所指的哈希不符。packproof 无法证明这个网络的区块。
unread-fault-unreachable = 无法连接 { $host }。
unread-fault-stopped = 无法连接 { $host }。本设备在线，但请求立即失败，可能是浏览器拦下了它：内容拦截器或隐私防护盾。
unread-fault-near = 无法连接 { $host }。它在本设备上或本设备所在的网络中，有些浏览器只有在你允许后才让网页连接它。
unread-fault-not-allowed = { $host } 可以连接，但不允许网页查询（CORS）。
unread-fault-busy = { $host } 正忙，或没有及时答复。
unread-fault-malformed = { $host } 的答复格式，packproof 无法读取。
unread-fault-refused = { $host } 拒绝了：{ $message }（代码 { $code }）。
unread-fault-wrong-chain = { $host } 属于链 { $found }，而证明文件写明的是链 { $wanted }。
unread-fault-not-the-contract = { $host } 显示公布的地址上没有这样的合约。
unread-fault-no-logs = { $host } 拒绝提供区块 { $from } 至 { $to } 的日志。
unread-fault-inconsistent = { $host } 的答复自相矛盾：{ $how }。不以它的日志为依据。
unread-fault-same-operator = 没有询问 { $host }，因为列表中另一个地址的主机与它相同。两者属于同一运营者，只算一个节点。
unread-way-on-unreachable = 请检查网络连接，或换一个节点试试。
unread-way-on-stopped = 请对本页关闭拦截器或防护盾，检查地址，或换一个节点试试。
unread-way-on-near = 请确认节点正在运行。在地址旁边的本网站浏览器设置中允许访问本地网络，然后重试。
unread-way-on-not-allowed = 请选择其他节点：这一个不是为网页准备的。如果是自己的节点，可在设置中开启。
unread-way-on-busy = 请等一分钟再查询，或查询其他节点。
unread-way-on-no-endpoint = 请看看这是否是节点的地址，或查询其他节点。
unread-way-on-refused = 请看看地址是否完整（如需密钥，也应包含密钥），或查询其他节点，最好是保留完整历史的。
unread-way-on-network = 请选择 { $name } 的节点。
unread-way-on-local = 请选择本地开发网络的节点。
unread-way-on-chain = 请选择链 { $wanted } 的节点。
unread-way-on-not-the-contract = 请在该网络的区块浏览器中查找这个地址：如果那里也没有合约，请询问商家其合约在哪里。
unread-way-on-no-logs = 请查询其他节点：有些节点保留完整历史，每次提供更多区块。
unread-way-on-same-operator = 请添加另一个运营者的节点。
unread-way-on-inconsistent = 请选择其他节点。有些节点以自己的方式给日志编号，这与证明无关。
inconsistent-two-logs = { $at } 有两条日志
inconsistent-two-places = 同一条日志在 { $at } 和 { $other }
inconsistent-not-asked = 未要求的 { $at } 的日志
inconsistent-two-hashes = 区块 { $block } 有两个哈希

## value

value-entry = { $hash }（{ $at }）
value-short-entry = { $hash }（{ $at }）
value-position = 区块 { $block }，日志 { $log_index }
value-form-present = 一个值
value-form-object = 一个对象
value-form-list = 一个列表
value-form-leaf = 由卡的 ID 及其价值（美分）组成的一对
value-form-bands = 至多 255 个档位的列表
value-form-text = 一段文本
value-form-boolean = true 或 false
value-form-integer = 不超过 { $most } 的整数
value-form-position-integer = 不超过 { $most } 的整数，或其十六进制写法
value-form-user-id = 一段文本或一个整数
value-form-hash32 = 十六进制的 32 字节
value-form-bare-hash32 = 正好 64 位十六进制数字
value-form-hyphenated = 带连字符的 UUID
value-form-word = 1 至 64 位十六进制数字
value-form-uuid = 一个 UUID，带或不带连字符
value-form-uuid-or-null = 一个 UUID（带或不带连字符），或 null
value-form-log-kind = anchored、requested、fulfilled 之一
value-form-once-in-deck = 牌组中其他卡都没有的 ID
value-form-once-in-records = 其他记录都没有的键
value-form-target-record = 本次抽卡的记录
value-place-payload = 证明文件
value-place-pull = 第 { $number } 次抽卡
value-place-band = { $draw }，第 { $band } 档
value-place-card = { $draw }，卡 { $card }
value-place-key = 键 { $key }
value-this-pull = 本次抽卡
value-this-event = 本次活动
value-draw-of-purchase = 购买 { $purchase } 的抽取
value-draw-of-key = 键 { $pull_key } 的抽取
value-nothing = 无

## verdict

verdict-not-over-yet = 尚未结束
verdict-contradicted = 你的节点相互矛盾
verdict-word-verified = 已验证
verdict-word-origin-unknown = 随机数来源不明
verdict-word-not-confirmed = 未确认
verdict-word-refuted = 有节点否定这份证明
verdict-word-verified-offline = 结果吻合
verdict-word-not-verified = 未通过验证
verdict-word-not-replayable = 无法复算
verdict-not-confirmed = 尚未在区块链上确认
verdict-confirmed-so-far = 到目前为止已在区块链上确认
verdict-recorded = 此文件中保存：于 { $at } 由 { $who }{ $block }确认
verdict-recorded-checking = 此文件中保存的回答仍在检查中。
verdict-mark-word-waiting = 尚未检查
verdict-mark-word-history = 通过（依据商家自己的历史记录）
verdict-mark-word-recorded = 通过（依据此文件）
verdict-mark-word-data = 通过（依据数据本身）
verdict-mark-word-chain = 通过（已在区块链上确认）
verdict-mark-word-proof = 通过（已由预言机的签名证明）
verdict-mark-word-failed = 未通过
verdict-mark-word-skipped = 未检查
verdict-all-passed = { $checkable } 项检查中 { $passed } 项通过
verdict-agrees-event = 公布的规则和随机种子得出的正是这些卡
verdict-agrees-no-pulls = 此活动没有抽出任何卡
verdict-agrees-empty-deck = 公布的牌组是空的，没有抽出任何卡
verdict-agrees-pull = 公布的规则和随机数得出的正是这张卡
verdict-agrees-no-card = 按公布的规则，已没有可抽的卡，与证明所写一致
verdict-payment-back = 按商家的规则，这次购买会取消，款项退回你的账户余额。
verdict-lead-verified = { $agrees }，区块链也予以确认。
verdict-lead-refuted = { $count ->
   *[other] { $hosts } 否定这份证明。
  }{ $shown }{ $passing ->
   *[other] { $passes } 给出的结果相反。
  }其中有一个有误或落后，而商家也可能运行节点。在它们一致之前，它们所说的都不算得到确认。请查询第三个节点。
verdict-lead-refuted-alone = { $count ->
   *[other] { $hosts } 否定这份证明。
  }{ $shown }{ $others } 没有给出这一结果。请查询其他节点。
verdict-open-no-place = 商家没有说明它在哪里锁定了概率。
verdict-open-contract = 没有任何内容表明商家在抽取之前锁定了这些内容。
verdict-open-origin = 没有任何内容表明随机数出自预言机。商家有可能自己选定了它，从而选定了卡。
verdict-window = 查找其他抽取的范围有 { $blocks } 个区块，历时 { $lasts }。起点由商家选定。
verdict-open-entry = 没有任何内容表明这次购买在抽取之前就已锁定。
verdict-open-logs = 没有任何内容表明每条记录的日期属实，且没有遗漏随机数。另一个随机数可能决定这次抽取。
verdict-elsewhere-contract = { $lacking ->
   *[other] { $by } 没有表明合约保存着公布的内容。
  }{ $passing ->
   *[other] { $passes } 表明了。
  }
verdict-elsewhere-origin = { $lacking ->
   *[other] { $by } 没有给出预言机的答复。
  }{ $passing ->
   *[other] { $passes } 给出了。
  }
verdict-elsewhere-logs = { $lacking ->
   *[other] { $by } 没有给出这次抽取的完整历史。
  }{ $passing ->
   *[other] { $passes } 给出了。
  }
verdict-lead-two-chains = 你的节点位于不同的链上（{ $chains }），packproof 不知道证明指的是哪一条。请只用同一网络的节点再次查询。
verdict-lead-verified-offline = { $agrees }。{ $then }
verdict-nothing-shown = 尚无内容表明这一切在抽取之前就已锁定。
verdict-only-this-file-says = 此文件称已经确认。这样的话谁都能写：请再次确认。
verdict-rest = { $all_passed }。
verdict-told-by-one = 这只来自一个节点 { $host }{ $at }。单独一个节点可能有误：请换一个节点试试。
verdict-passed-by-one = 这一结果只依靠 { $host }{ $at }。单个节点可能出错：{ $ask }。
verdict-ask-another = 请再询问另一个节点
verdict-alone-without = 这一结果只依靠 { $host }{ $at }。如果 { $host } 是商家指定的，它说明不了任何问题。
verdict-others-passed = { $passed ->
   *[other] 其他 { $passed } 项检查
  }通过
verdict-rest-two-failed = 另有 1 项检查未通过；{ $passed }。
verdict-rest-more-failed = 另有 { $others } 项检查未通过；{ $passed }。
verdict-something-missing = 缺少复算所需的某些内容。
verdict-agrees-so-far = { "" }目前已公布的内容一致：{ $passed } { $passed ->
   *[other] 项检查
  }通过。
verdict-agrees-otherwise = { "" }其余已公布的内容一致：{ $passed } { $passed ->
   *[other] 项检查
  }通过。
verdict-lead-not-replayable = { $why }这里没有任何问题。{ $rest }
verdict-held-so-far = 区块链上的合约中保存着它。
wrong-pull = 第 { $pull } 次抽卡本应得到另一张卡。
wrong-pulls = 第 { $pull } 次抽卡和另外 { $others } 次本应得到另一张卡。
wrong-others-right = 其余 { $right } 次抽卡都正确。
wrong-award = 这次抽卡本应得到另一张卡。
wrong-award-missing = 这次抽卡本应得到一张卡，而商家没有记录任何卡。
wrong-award-none = 按规则已无卡可抽，而商家记录了一张。
wrong-by-rules = 按规则
wrong-recorded = 商家记录的
wrong-order = 在公布的数据中，二者的先后顺序不对。
wrong-named = 卡名由商家所起。
wrong-priced = 价格取自牌组。
wrong-priced-and-named = 价格取自牌组，卡名由商家所起。
wrong-valued = 价值取自公布的卡片列表。
wrong-see = 查看差异
wrong-see-origin = 查看查到的内容
working-heading = 查看计算过程
working-moments = { $moments ->
   *[other] { $moments } 个时刻，从先到后
  }
working-bands = { $bands } 个档位
working-draws = { $draws ->
    [0] 这份证明中没有其他抽取
   *[other] 这份证明中另有 { $draws } 次抽取
  }
working-value = 每次抽卡之后的价值，与活动的界限相比
working-commitments = 须锁定的内容，与公开的内容相对照
working-pulls = { $pulls } 次抽卡，各附答案
mine-heading = 查找我的抽卡
mine-working = 查看它是如何抽出的
mine-label = 你的账户 ID、你在商家的名字，或某次抽卡的编号、ID 或卡
mine-private = 你输入的内容只留在此浏览器中，不会发送到任何地方，也不会出现在任何链接里。
mine-none = 没有匹配的抽卡。
mine-found = 有 { $pulls } 次抽卡是你的。
mine-matching = 有 { $pulls } 次抽卡符合此编号、ID 或卡。
mine-more = 另有 { $more } 次见下方列表。
mine-many = 符合的账户超过 { $accounts } 个。请输入更多 ID 或名字。
mine-accounts = { $accounts ->
    [1] 有 1 个账户符合。如果这是你的账户 ID，它就是你的。
   *[other] 有 { $accounts } 个账户符合。带有你的账户 ID 的那个是你的。
  }
verdict-nothing-else-judged = { "" }其余内容均未判定。
verdict-may-be-early = 最早的一批活动举办时还没有可公布的种子，此活动可能是其中之一。
verdict-server-says-no = 商家自己的服务器称此证明未通过验证。packproof 根据公布的值独立得出了自己的结论。请询问商家两者为何不同。
verdict-contract-unread = 未能读取区块链
verdict-contract-unasked = 尚未查看区块链
verdict-loading = 正在加载
verdict-checking = 正在检查
verdict-meanwhile = 你的浏览器自行重新计算这份证明：每个哈希、每次抽取、每条规则。不会向任何人询问结果应该是什么，也不会把任何内容发送到别处。如果某一步不成立，你会看到并列的两个值，以及这说明什么、你可以怎么做。
verdict-stopped = 已停止
verdict-stopped-said = 已停止。
verdict-no-verdict = 你停止了这次检查，因此没有结论。
verdict-check-again = 重新检查
verdict-said = { $verdict }。{ $lead }
verdict-tab-event = { $verdict } · 活动 { $id }
verdict-tab-purchase = { $verdict } · 购买 { $id }
verdict-rest-one-failed = { $passed }。

## worked

worked-not-worked = 这次抽卡没有复算，因此没有可逐步演算的内容。上面的步骤说明了原因。
worked-user-id-bytes = user_id 的 UTF-8 字节
worked-whole-message = 完整消息：种子、序号、账户、标签
worked-r-hex = R，即其 SHA-256
worked-r-decimal = R 换成数字
worked-recipe-card = 按规则得出
worked-published-card = 商家记录
worked-label = 第 { $pull } 次抽卡如何得出它的卡
worked-seed-salted = 有效种子：种子与盐值的 SHA-256
worked-seed-itself = 有效种子：random_seed 本身
worked-tag-bytes = { $tag }，以字节表示
worked-place-bytes = sequence_index { $pull }，以 8 字节表示
worked-modulo = 剩余 { $remaining ->
   *[other] { $remaining } 张卡
  }。R 除以 { $remaining }，余 { $index }。
worked-stands-there = 因此是剩余的卡中，前面有 { $index } 张卡的那一张：牌组的第 { $position } 张卡。
worked-cards-agree = 商家记录的卡就是按规则得出的那张。
worked-cards-differ = 商家记录的卡与按规则得出的不同。
worked-none-remained = 没有剩余的卡。
worked-remained = { $cards ->
   *[other] { $cards } 张卡
  }，合计 { $total }：平均每张 { $mean }，{ $side }活动的界限。
worked-open-a-pull = 打开一次抽卡，就能看到它的抽取如何逐个数字演算出来。每次抽卡都有自己的链接，可以保存或分享。
worked-heading-seed = 活动的种子
worked-heading-parts = 本次抽卡自己的部分
worked-heading-hash = 全部依次相接，计算哈希
worked-heading-place = 从数字到位置
worked-heading-card = 该位置上的卡
worked-heading-after = 抽卡之后的剩余
worked-not-below = 不低于
worked-below = 低于

## rules

rules-one = 规则
rules-all = 规则全文
rules-in-english = 规则只有英文版。
rules-waiting = 正在加载规则。
rules-missing = 未能加载规则。请看看是否已联网，然后重新打开，或重新加载页面。检查不需要这份文档。

## highest

highest-heading = 价格最高的卡
highest-waits = 牌组中价格最高的卡，以及它们的去向
highest-ended = 价格最高的 { $cards } 张卡中，已抽出 { $pulled } 张，活动结束时剩余 { $left } 张。最高价 { $price }：{ $fate }。
highest-running = 价格最高的 { $cards } 张卡中，已抽出 { $pulled } 张，仍在牌组中 { $left } 张。最高价 { $price }：{ $fate }。
highest-unreplayed = 价格最高的 { $cards } 张卡，以商家的记录为准：各次抽取没有复算。最高价 { $price }：{ $fate }。
highest-none = 牌组中没有价格可读的卡。
highest-pulled = 由 { $name } 在第 { $pull } 次抽出
highest-by-rules = 按规则由 { $name } 在第 { $pull } 次抽出，而商家记录的是另一张卡
highest-recorded = 商家记录由 { $name } 在第 { $pull } 次抽出，规则未能证实
highest-left = 活动结束时仍未抽出
highest-in-deck = 仍在牌组中
highest-unknown = 未知，因为各次抽取没有复算
highest-table = 价格最高的卡
highest-same = 与最后一张价格相同的卡还有 { $more } 张。
highest-unpriced = 价格不可读的卡：{ $cards } 张。
highest-note = 价格由商家自行设定。按规则，价格与牌组一同锁定。标题是商家的说法。

## limits

limits-pass = { $mark ->
    [passed] 抽取遵守了规则。
   *[open] 商家公布的内容符合规则。
  }这不表示价格或概率划算。
limits-sure-draws = { $free ->
    [1] 在它之前，一次不可能抽出别的卡的抽取拿走了最高档中唯一的一张卡。
   *[other] 在它之前，不可能抽出别的卡的抽取拿走了最高档 { $free } 张卡中的 { $sure } 张。
  }
limits-drawn-before = 购买时最高档中尚可抽到的卡：{ $free } 张。在这个随机数之前，其他人抽走了其中 { $drawn } 张。
limits-drawn-before-surely = 购买时最高档中尚可抽到的卡：{ $free } 张。在这个随机数之前，其他人抽走了其中 { $drawn } 张，其中 { $sure } 张来自不可能抽出别的卡的抽取。
limits-sure-after = 在这次抽卡之后购买的：这 { $sure } 次抽取中的 { $after } 次。
limits-return-pack-pull = 声明的回报：{ $share }。
limits-return-pack-event = 开始时声明的回报：{ $share }。

