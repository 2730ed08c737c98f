## about

about-sample-mark = 샘플, 실제 구매 아님
about-samples = 이 페이지를 위해 만든 것입니다. 어디에 표시되든 “샘플, 실제 구매 아님”이라는 표시가 붙습니다.
about-sample-event = 팩 이벤트, v2
about-sample-event-shows = 덱, 솔트, 시드가 모두 있는 이벤트 전체. 계산이 맞습니다.
about-sample-pull = Pack 뽑기
about-sample-pull-shows = 카드 한 장, 그 사이에 다른 추첨 있음. 계산이 맞습니다.
about-sample-early = 초기 팩 이벤트, v1
about-sample-early-shows = 솔트가 없는 첫 규칙. 계산이 맞습니다.
about-sample-live = 진행 중인 이벤트
about-sample-live-shows = 이미 공개된 것과 아직 감춰진 것.
about-sample-event-broken = 계산이 맞지 않는 이벤트
about-sample-broken-shows = 검사가 통과하지 않으면 어떻게 보이는지 살펴봅니다.
about-sample-pull-broken = 계산이 맞지 않는 뽑기
about-is-this-yours = 각 뽑기는 옆에 표시된 계정 id로 기록되어 있으며, id가 다르면 나오는 카드도 다릅니다. 내 뽑기를 찾아 id를 보세요. 내 것입니까? 이것은 나만 알 수 있습니다. 내 것이 아니라면 왜 다른 id를 썼는지 판매처에 물어보세요.
about-others-of-an-event = 각 뽑기는 앞선 뽑기들이 덱에 남긴 카드에서 한 장을 가져갑니다. 그래서 모든 뽑기를 차례로 재현하면 하나도 빠짐없이 밝혀집니다. 위 질문의 단계가 바로 그것입니다.
about-picture-is-the-shops = 이 그림과 제목은 판매처가 골랐습니다. 증명의 대상은 카드의 id뿐입니다.
about-face-is-drawn = 이 무늬는 카드의 id로 그린 것입니다. 증명에는 그림이 없습니다.
about-committed-already = 이 값들은 이미 공개되어 있어, 나중에 바뀌면 드러납니다. 지금 증명 파일을 저장해 두었다가 이벤트가 끝난 뒤 비교해 보세요.
about-field-deck-hash = 순서를 포함한 덱 전체의 해시
about-field-seed-commitment = 비밀 솔트의 해시
about-field-deck-commitment = 덱과 솔트를 함께 묶은, 컨트랙트에 있어야 하는 값
about-field-event-id = 컨트랙트에 들어 있어야 하는 id
about-field-random-seed = 이벤트의 시드 (판매처에 따르면 오라클의 난수)
about-field-seed-of-source = 이벤트의 시드, 판매처가 밝힌 출처는 “{ $source }”
about-field-seed = 이벤트의 랜덤 시드
about-field-salt = 끝날 때 공개된 솔트
about-field-version-anchor = 확률과 카드의 트랜잭션
about-field-purchase-anchor = 구매의 트랜잭션
about-field-word-request = 난수의 트랜잭션
about-field-event-anchor = 이벤트의 트랜잭션
about-how-far = 카드 { $cards ->
   *[other] { $cards }장
  } 중 { $pulls }장 뽑힘
about-how-far-empty = { $so_far }: 덱이 비었습니다.
about-how-far-no-pulls = 덱의 카드 { $cards }장 중 뽑힌 카드가 없습니다. 이벤트가 거기서 끝났고 빠진 뽑기가 없다는 것은 판매처만 말합니다.
about-how-far-no-deck = 덱이 비어 있고, 뽑힌 카드가 없습니다.
about-how-far-live = { $so_far } (지금까지).
about-how-far-left = { $so_far }, { $left }장 { $left ->
   *[other] 남음
  }. 이벤트가 거기서 끝났다는 것과 그 뒤의 뽑기가 빠지지 않았다는 것은 판매처만 말합니다.
about-stock-all = 판매처는 품절된 카드가 없다고 밝혔습니다
about-stock-out = 판매처는 카드 { $unavailable ->
   *[other] { $unavailable }장
  }이 { $unavailable ->
   *[other] 품절이라고
  } 밝혔습니다
about-stock-span = { "" } (블록 { $block } 기준, 난수는 { $blocks ->
   *[other] { $blocks }블록
  } 뒤인 블록 { $word_block }에 기록)
about-stock-as-of = { "" } (블록 { $block } 기준)
about-stock-said = { $out }{ $span }. 규칙에 따라 이 목록은 구매와 함께 고정됩니다. 사실이었는지는 판매처만 압니다.
about-stock-at-payment = 결제할 때 판매처의 품절 목록에는 카드 { $at_payment ->
   *[other] { $at_payment }장
  }이 있었고, 추첨에 쓰인 목록에는 { $used }장이 있었습니다. 차례를 기다리는 Pack은 나중 목록으로 추첨합니다. 참고용이며, 검사에는 포함되지 않습니다.
about-face = id { $id }에서 그린 무늬
about-how-a-card-is-drawn = 난수에서 롤 값이 나오고, 롤 값이 구간을 고릅니다. 이 증명에 따라 그 구간에서 뽑을 수 있는 카드마다 같은 난수로 순위가 매겨지고, 가장 앞선 카드가 뽑힙니다. 규칙에는 고를 여지가 없습니다.
about-the-box = 증명 페이지의 링크나 id만 붙여 넣으세요. 이 페이지는 설정된 판매처에만 요청하고, 링크의 사이트에는 요청하지 않습니다.
about-not-recognised-nothing = 판매처에서 받은 증명 링크나 그 안의 id를 붙여 넣으세요.
about-not-recognised-key = 이것은 블록체인의 키나 해시이며, 판매처는 이 값으로 찾을 수 없습니다. 증명 링크를 붙여 넣거나, 저장한 증명 파일을 여세요.
about-not-recognised-unknown = 증명 링크도 id도 아닙니다. 증명 링크에는 /packs/verify/ 또는 /pack-events/verify/가 들어 있고, id는 2fea377c-6030-4380-a2d7-c9538b227b0c와 같은 모양입니다.
about-not-recognised-several = 여기에는 증명이 둘 이상 있습니다. 확인할 것을 고르세요.

## bond

bond-heading = 미리 고정해야 하는 것과 나중에 공개된 것
bond-not-published = 공개되지 않음
bond-both-above = 둘 다 위에 있는 그대로
bond-deck-hash = 이 해시에는 순서를 포함한 덱 전체가 들어 있어야 합니다. 카드 한 장이라도 바뀌거나 더해지거나 자리를 옮기면 다른 해시가 됩니다.
bond-salt = 이 해시는 비밀 솔트를 드러내지 않은 채 담고 있어야 합니다.
bond-deck-commitment = 어느 한쪽만 바꿀 수 없도록 하나의 값이 덱과 솔트를 함께 묶어야 합니다.
bond-contract = 컨트랙트에도 같은 값이 있어야 합니다. 컨트랙트는 값을 단 한 번, 시드를 요청하는 바로 그 호출에서만 받습니다.
bond-seed-origin = 시드는 그 호출에 대한 오라클의 응답이어야 합니다. 그렇다면 시드는 위의 모든 것보다 나중에 나온 것입니다.
bond-committed = 미리 고정해야 함
bond-revealed-by-contract = 컨트랙트에 있는 값
bond-revealed-parts = 이 값을 이루는 것
bond-revealed-at-end = 끝날 때 공개됨
bond-not-told-yet = 아직 컨트랙트에서 읽지 않음
bond-not-revealed-yet = 이벤트가 끝나면 공개됨
bond-field-deck = 덱 자체
bond-field-contract = 컨트랙트 자체에 있는 값
bond-cards-in-order = 카드 { $cards ->
   *[other] { $cards }장
  }, 순서대로

## buttons

button-stop = 중지
button-again = 다시 시도
button-check-proof = 증명 검사

## card

card-code = { $origin }에서 불러온 packproof(빌드 { $build })가 검사했습니다. 이 카드를 보여 주는 페이지는 무엇이든 표시할 수 있습니다.
card-be-sure = 확실히 하려면 전체 결과를 여세요.
card-open-report = 전체 결과 열기
card-not-checked = 여기서는 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.

## cause

cause-because = 검사 안 함: 다른 검사 “{ $step }” 항목이 통과하지 않았기 때문입니다.
cause-not-published = 검사 안 함: 판매처가 { $field } 값을 공개하지 않았습니다.
cause-contract-not-read = 블록체인을 읽지 않아, 확인되지도 부정되지도 않았습니다.
cause-not-replayable-active = 이벤트가 아직 진행 중입니다. 시드와 덱, 뽑기는 이벤트가 끝나면 공개됩니다.
cause-not-replayable-active-and-public = 이벤트가 아직 진행 중입니다. 진행 중인 이벤트의 비밀이 여기에 공개되어 있습니다. 시드, 솔트, 덱, 뽑기는 끝날 때까지 감춰져 있어야 하며, 이를 읽은 사람은 앞으로 나올 카드를 계산할 수도 있습니다.
cause-not-replayable-no-version = 초기 이벤트처럼 보고서에 규칙의 버전이 적혀 있지 않아, 재현할 때 따를 공개된 규칙이 없습니다.
cause-not-replayable-unknown-version = 보고서에 적힌 규칙은 “{ $version }”입니다. packproof가 아는 규칙은 v1과 v2뿐입니다.
cause-not-replayable-no-seed = 보고서에 랜덤 시드가 공개되어 있지 않습니다. 시드가 없으면 어떤 뽑기도 재현할 수 없습니다.
cause-not-replayable-seed-withheld = 이벤트가 끝났는데 판매처가 랜덤 시드를 공개하지 않았습니다. 판매처는 끝날 때 시드를 공개해야 했습니다. 시드가 없으면 어떤 뽑기도 재현할 수 없습니다.
cause-not-replayable-no-salt = 이벤트가 끝났는데 판매처가 솔트를 공개하지 않았습니다. 판매처는 끝날 때 솔트를 공개해야 했습니다. 솔트가 없으면 이 규칙의 뽑기는 하나도 재현할 수 없습니다.
cause-not-replayable-unknown-recipe = 증명에 적힌 절차는 “{ $recipe }”이며, packproof가 아는 절차는 packs_v1뿐입니다.
cause-not-replayable-dependent-of-unknown-recipe = 이 추첨이 의존하는 다른 추첨에 적힌 절차는 “{ $recipe }”이며, packproof가 아는 절차는 packs_v1뿐입니다.

## columns

column-account = 쓰인 계정 id
column-account-short = 계정 id
column-band = 구간
column-by = 뽑은 사람
column-card = 카드
column-cards = 카드 수
column-file = 파일
column-kind = 종류
column-odds = 확률
column-position = 자리
column-price = 덱의 가격
column-price-shown = 판매처가 보여 주는 가격
column-pull = 뽑기
column-pulled = 뽑힘
column-pulled-by = 뽑은 사람
column-rank = 순위
column-reason = 이유
column-roll = 롤 값
column-rolls = 롤 값
column-value = 가치
column-verdict = 판정
column-version = 버전
column-when = 시각

## contract

contract-list-listed = 이 사이트의 컨트랙트 목록에 있음
contract-list-unlisted = 이 사이트의 컨트랙트 목록에 없음: 판매처의 것인지 이 증명 말고 다른 경로로 판매처에 확인하세요
contract-list-no-list = 이 사이트에는 비교할 컨트랙트 목록이 없음: 판매처가 늘 공개해 온 주소와 비교하세요
contract-chip-not-listed = 목록에 없는 컨트랙트
contract-coordinator-published-v2-5 = Chainlink가 이 네트워크용으로 공개한 것(VRF v2.5)
contract-coordinator-published-v2 = Chainlink가 이 네트워크용으로 공개한 것(VRF v2, 2024년 종료)
contract-coordinator-listed = 이 사이트의 목록에 있는 것. packproof가 가진 Chainlink의 이 네트워크용 목록에는 없음
contract-coordinator-unknown = Chainlink의 이 네트워크용 목록에도, 이 사이트의 목록에도 없는 것. 운영자가 난수를 골랐을 수도 있습니다. 누구의 것인지 판매처에 물어보세요
contract-coordinator-words = 이 검사의 난수 { $words }개가 요청되었습니다.
contract-coordinators-several = 이 검사의 난수는 코디네이터 { $count }개에 요청되었습니다. 하나씩 살펴보세요.
contract-coordinator-unseen = 아직 보지 못함: 블록체인을 읽지 않았거나 거기까지 읽지 않았습니다
contract-beside-main = { $name }에 있는
contract-beside-test = 테스트 네트워크 { $name }에 있는
contract-beside-test-chain = 테스트 네트워크 { $name }({ $chain })에 있는
contract-beside-local = 컴퓨터 한 대에만 있는 로컬 네트워크의
contract-beside-unknown = packproof가 모르는 네트워크 “{ $name }”에 있는
contract-beside-unknown-chain = “{ $name }”({ $chain })에 있는
contract-beside-unnamed-chain = 판매처가 이름을 밝히지 않은 네트워크({ $chain })에 있는
contract-beside-unnamed = 판매처가 이름을 밝히지 않은 네트워크에 있는
contract-beside-says = { $on } 컨트랙트 0x{ $address }의 코드가 밝힌 대로 동작한다는 것.
contract-beside-listed = 이 사이트의 목록에 있습니다.
contract-beside-unlisted = 이 사이트의 목록에 없습니다.
contract-network = 네트워크
contract-address = 주소
contract-its-address = 컨트랙트 주소
contract-coordinators-address = 코디네이터 주소
contract-listed = 목록
contract-served-by = 난수 요청처

## copy

copy-value = { $what } 복사
copy-terminal = 터미널에서 다시 계산하는 명령
copy-hashes = 해시와 다시 계산하는 방법
copy-done = 복사했습니다.

## dealt

dealt-deck-heading = 덱
dealt-every-card = 덱의 모든 카드
dealt-deck-label = 공개된 순서 그대로의 덱
dealt-still-there = 남아 있음
dealt-key-pulled = 뽑힘
dealt-key-remained = 남음
dealt-key-marked = 아래에 표시된 뽑기
dealt-value-heading = 남은 카드의 가치
dealt-key-line = 남은 카드의 평균 가격
dealt-value-informs = 대부분의 이벤트는 남은 카드의 평균 가격이 시작할 때의 일정 비율 아래로 내려가면 저절로 끝납니다. Sellout Break와 Head-to-Head 이벤트에는 이 규칙이 없고, 보고서에는 이벤트의 형식이 적혀 있지 않습니다. 그래서 여기서는 어떻게 끝났는지만 보여 주며, 통과 여부를 정하지 않습니다.
dealt-value-exact = 정확한 값
dealt-value-start = 덱 전체의 평균 가격
dealt-value-buffer = stop_ev_buffer
dealt-value-limit = 둘을 곱한 값: 한도
dealt-value-after = 다른 뽑기 이후의 값은 위 뽑기 목록에서 해당 뽑기의 풀이에 있습니다.
dealt-rows-in-view = { $of }행 중 { $first }~{ $last }행
dealt-no-such-pull = 이 링크는 뽑기 { $pull }번을 가리키는데, 보고서에 그 번호의 뽑기가 없습니다.
dealt-pulled-as = 뽑기 { $pull }번
dealt-drawn-down = 공개된 순서의 카드 { $cards ->
   *[other] { $cards }장
  }: { $pulled }장 뽑힘, { $left }장 남음.
dealt-square-one = 네모 하나가 카드 한 장입니다.
dealt-square-several = 네모 하나가 나란한 카드 { $cell }장이며, 뽑힌 만큼 채워져 있습니다.
dealt-deck-picture = { $deck } { $square }
dealt-deck-picture-marked = { $deck } { $square } 표시된 것은 덱의 { $position }번째 카드입니다.
dealt-ended-above-limit = { $end } 남은 카드의 평균 가격은 한 번도 한도 아래로 내려가지 않았습니다.
dealt-ended-below-from-start = { $end } 한도가 시작 평균보다 높아, 처음부터 한도 아래였습니다.
dealt-ended-went-on = { $end } 남은 카드의 평균 가격은 뽑기 { $pull }번 뒤에 처음으로 한도 아래로 내려갔지만, 이벤트는 Sellout Break와 Head-to-Head 이벤트처럼 계속되었습니다.
dealt-ended-by-rule = 이벤트는 가치 규칙대로 끝났습니다. 마지막인 뽑기 { $pull }번 뒤에 남은 카드의 평균 가격이 처음으로 한도 아래로 내려갔습니다.
dealt-ended-by-last-pack = 이벤트는 마지막 카드와 함께 끝났습니다.
dealt-ended-otherwise = 이벤트가 끝났을 때 카드가 남아 있었으며, 가치 규칙으로는 그 끝이 설명되지 않습니다.
dealt-still-running = 이벤트가 아직 진행 중이므로, 설명할 종료가 아직 없습니다.
dealt-no-value-not-replayed = 추첨이 재현되지 않았습니다
dealt-no-value-no-cards = 덱에 카드가 없습니다
dealt-no-value-price = 덱의 { $position }번째 카드에 18자리 이하의 일반 십진수로 된 initial_price가 없습니다
dealt-no-value-buffer = 보고서에 18자리 이하의 0 이상인 수로 된 stop_ev_buffer가 없습니다
dealt-no-value-too-large = 가격이 너무 커서 여기서는 정확히 비교할 수 없습니다
dealt-no-value-why = 남은 카드의 가치를 계산할 수 없습니다: { $why }. 다른 결과는 여기에 좌우되지 않습니다.
dealt-value-picture = 남은 카드의 평균 가격을 시작 대비 비율로 뽑기마다 나타냅니다. 100%에서 시작해 최저 { $low }, 최고 { $high }에 이릅니다. 한도는 { $threshold_share }입니다.{ $new }
dealt-line-start = 시작: { $start }
dealt-line-end = 뽑기 { $pulled }{ $pulled ->
   *[other] 회
  } 후
dealt-limit = 한도: { $threshold }
dealt-deciding-pull = 뽑기 { $pull }번과 그 이후의 값 풀이하기
dealt-value-picture-step = { "" } 점 하나는 뽑기 { $step }회이며, 그 사이의 가장 낮은 값부터 가장 높은 값까지 나타냅니다.

## dependent

dependent-the-others = 다른 추첨
dependent-about-none = { $mark ->
    [passed] 이 뽑기를 판매할 때의 재고 시점과 난수 사이에 추첨된 다른 Pack이 없으므로, 그동안 다른 사람에게 간 카드도 없습니다.
   *[open] 증명에는 이 뽑기의 재고 시점과 난수 사이에 다른 Pack의 기록이 없습니다.
  }
dependent-about-some = 뽑기의 재고 시점과 난수 사이에 다른 사람에게 간 카드는 다시 뽑힐 수 없습니다. 그래서 이 검사에는 다른 추첨 { $draws ->
   *[other] { $draws }건
  }이 포함됩니다. 하나를 열면 그 단계를 볼 수 있습니다.
dependent-table = 다른 추첨, 최근 것부터
dependent-drawn-for = 대상
dependent-word-at = 난수 블록
dependent-what-it-took = 가져간 카드
dependent-the-pull-of = 뽑기: { "" }
dependent-unknown = 알 수 없음
dependent-no-card = 카드 없음
dependent-took-card-worth = { $card }, { $value }
dependent-blocks = 내 뽑기의 버전에 있는 카드이므로, 내 뽑기에서는 뽑을 수 없었습니다.
dependent-blocks-not = 내 뽑기에서 나올 수 있었던 카드는 가져가지 않았습니다.
dependent-band = 구간 { $band }, { $range }
dependent-version-sold = { $version }, 판매가 { $price }
dependent-stock-taken = 재고 시점
dependent-cards = 카드 { $cards }장
dependent-out-of-stock = 판매 시 품절
dependent-word-requested = 난수 요청
dependent-word-arrived = 난수 도착
dependent-band-rolled = 롤 값의 구간
dependent-band-drawn-from = 뽑힌 구간
dependent-its-steps = 이 추첨의 단계
dependent-opening = 여는 중
dependent-open = 통과하지 않은 다른 추첨 열기

## desk

desk-picker = 저장한 증명
desk-label = 읽고 있는 파일
desk-reading = { $file } 읽는 중
desk-drop = 여기에 놓으면 검사합니다

## draw

draw-the-draw = 추첨
draw-bands = 구간, 낮은 것부터
draw-column-out = 판매 시 품절
draw-column-taken = 그 사이 뽑힘
draw-roll = 롤 값 { $roll }
draw-band-of = 구간 { $band }: { $range }
draw-part-both = 롤 값의 구간, 여기서 뽑힘
draw-part-rolled = 롤 값의 구간, 뽑을 수 있는 카드 없음
draw-part-drawn-from = 여기서 뽑힘
draw-rolls = { $from }~{ $to }
draw-no-rolls = 없음
draw-the-search = 살펴본 구간
draw-about-the-search = 롤 값의 구간에 뽑을 수 있는 카드가 없어, 절차에 따라 계속 찾습니다. 먼저 위쪽 구간을, 다음에 아래쪽 구간을 각각 가까운 것부터 봅니다. 뽑을 수 있는 카드가 있는 첫 구간에서 카드가 나옵니다.
draw-searched-out = 판매 시 품절 { $out }장
draw-searched-taken = 그 사이 다른 사람에게 { $taken }장
draw-searched-out-and-taken = 판매 시 품절 { $out }장, 그 사이 다른 사람에게 { $taken }장
draw-searched-empty = 카드가 없는 구간입니다.
draw-searched-all-free = 카드 { $cards }장, 모두 뽑을 수 있음: 여기서 카드가 뽑힙니다.
draw-searched-some-free = 카드 { $cards }장: { $held }, 뽑을 수 있는 카드 { $free }장. 여기서 카드가 뽑힙니다.
draw-searched-none-free = 카드 { $cards }장: { $held }. 뽑을 수 있는 카드가 없었습니다.
draw-ranked = 구간 { $band }의 카드 { $cards }장, 순위순
draw-exhausted = 어느 구간에도 뽑을 수 있는 카드가 없어 카드를 뽑지 않았습니다. 판매처의 규칙에 따라 이런 구매는 취소되고, 결제 금액은 계정 잔액으로 돌아갑니다.
draw-worked-through = 롤 값 풀이
draw-roll-word = 난수
draw-roll-word-is = { $mark ->
    [passed] 오직 이 뽑기를 위한 오라클의 난수입니다.
   *[open] 판매처가 이 뽑기의 것으로 공개한 난수입니다.
  }
draw-roll-hashed-is = 난수의 32바이트에 텍스트 { $tag }를 이어 붙인 것의 SHA-256입니다.
draw-roll-number = 수로 나타내면
draw-roll-number-is = 같은 해시를 십진수로 쓴 것입니다.
draw-roll-end = 롤 값
draw-roll-end-is = 그 수를 1,000,000으로 나눈 나머지, 곧 마지막 여섯 자리입니다.
draw-falls = 롤 값 { $roll }의 위치: { $rolls }, 구간 { $band }.
draw-by-rank = 그 구간의 카드를 이 난수의 순위순으로 나열한 것: 뽑을 수 있는 카드 중 가장 앞선 것이 뽑힙니다
draw-column-hash = 해시
draw-not-free = 뽑을 수 없음
draw-drawn = 뽑힘
draw-rank-hash = 순위의 해시
draw-out-of-stock = 판매 시 품절
draw-went-to = 블록 { $block }에서 { $pull_key }의 뽑기로 나감
draw-show-last = 마지막 { $left }개 보기
draw-show-next = { $left }개 중 다음 { $next }개 보기
draw-roll-hashed = 해시한 값

## endpoints

endpoints-about-endpoints = 노드는 나를 대신해 블록체인을 찾아보는 컴퓨터입니다(RPC 엔드포인트). 노드는 내 네트워크 주소, 이 사이트의 주소, 내 브라우저의 언어, 그리고 묻는 내용, 곧 컨트랙트, 이 구매나 이벤트의 키, 증명에 적힌 ID와 블록을 알게 됩니다. 버튼을 누르기 전에는 아무것도 보내지 않습니다.
endpoints-ask-several = 셋까지 고르세요. 답이 일치하면, 어느 하나가 지어낸 것이 아닙니다.
endpoints-look-up-pack-pull = { $count ->
    [1] 컴퓨터 한 대({ $hosts })가 찾아봅니다. 이 컴퓨터는 내 네트워크 주소와 어떤 구매를 검사하는지 알게 됩니다.
    [2] 서로 독립된 컴퓨터 두 대({ $hosts })가 찾아봅니다. 이 컴퓨터들은 내 네트워크 주소와 어떤 구매를 검사하는지 알게 됩니다.
   *[other] 서로 독립된 컴퓨터 세 대({ $hosts })가 찾아봅니다. 이 컴퓨터들은 내 네트워크 주소와 어떤 구매를 검사하는지 알게 됩니다.
  }
endpoints-look-up-pack-event = { $count ->
    [1] 컴퓨터 한 대({ $hosts })가 찾아봅니다. 이 컴퓨터는 내 네트워크 주소와 어떤 이벤트를 검사하는지 알게 됩니다.
    [2] 서로 독립된 컴퓨터 두 대({ $hosts })가 찾아봅니다. 이 컴퓨터들은 내 네트워크 주소와 어떤 이벤트를 검사하는지 알게 됩니다.
   *[other] 서로 독립된 컴퓨터 세 대({ $hosts })가 찾아봅니다. 이 컴퓨터들은 내 네트워크 주소와 어떤 이벤트를 검사하는지 알게 됩니다.
  }
endpoints-choose-others = 다른 노드 고르기
endpoints-what-they-learn = 노드가 알게 되는 것
endpoints-choice-is-kept = 그러면 이 네트워크의 증명을 열 때 바로 블록체인을 읽습니다.
endpoints-choice-is-not-kept = 이 브라우저는 이 페이지의 정보를 보관하지 않으므로, 선택은 페이지를 떠날 때까지 유지됩니다.
endpoints-about-the-address = https://로 시작하는 주소, 또는 이 기기에 있는 노드라면 http://로 시작하는 주소입니다.
endpoints-choice-forgotten = 선택을 지웠습니다. 버튼을 다시 누를 때까지 아무것도 보내지 않습니다.
endpoints-nobody-chosen = 노드를 하나 이상 선택하거나, 주소를 입력하세요.
endpoints-too-many-chosen = 노드는 셋까지 선택할 수 있습니다.
endpoints-one-operator = 호스트가 { $host }인 주소가 여럿입니다. 한 운영자의 주소이므로 노드 하나로 셉니다.
endpoints-not-with-a-name = @ 앞에 이름이나 비밀번호가 있는 주소에는 묻지 않습니다.
endpoints-not-over-http = http://에서는 중간에 있는 누구나 답을 바꿀 수 있어, 이 기기에 있는 노드에만 쓸 수 있습니다. https:// 주소를 쓰세요.
endpoints-not-over-sockets = 이 페이지는 웹 소켓이 아니라 https://로 묻습니다. 대부분의 노드에는 https:// 주소도 있습니다.
endpoints-not-an-address = 물을 수 있는 주소가 아닙니다. https://로 시작하고 공백이 없어야 합니다.
endpoints-unknown-network = 이 페이지는 “{ $label }” 네트워크를 알지 못해, 노드를 추천할 수도 어느 체인이 맞는지 알 수도 없습니다. 그 네트워크의 노드 주소를 입력하세요. 체인의 번호가 판정 옆에 표시됩니다.
endpoints-no-network = 증명에 네트워크가 적혀 있지 않아 노드를 추천할 수 없습니다. 컨트랙트가 어느 네트워크에 있는지 판매처에 묻고, 그 네트워크의 노드 주소를 입력하세요. 체인의 번호가 판정 옆에 표시됩니다.
endpoints-nothing-to-ask = 찾아볼 것이 없습니다. 증명에 읽을 수 있는 컨트랙트 주소가 없거나, 형식이 올바른 값이 너무 적습니다.
endpoints-listed = { $join } 및 { $last }
endpoints-another = 또는 다른 노드
endpoints-one = 노드 주소
endpoints-ask = 블록체인에서 확인하기
endpoints-ask-third = 세 번째 노드 추가하기
endpoints-ask-another = 다른 노드로 해 보기
endpoints-ask-more = 다시 확인하거나 노드 추가하기
endpoints-form-comes = 양식을 불러오는 중
endpoints-ask-chosen = 이 노드 { $count }개에 묻기
endpoints-remember = 이 브라우저에 선택 기억하기
endpoints-cancel = 취소
endpoints-on-network = 네트워크: { $network }

## event

event-unnamed = 팩 이벤트
event-at-the-end = 덱과 뽑기는 이벤트가 끝나면 공개됩니다.
event-price = 팩 가격 { $price }
event-rules = 규칙 { $version }
event-id = 이벤트 { $id }

## digit

digit-see-it-fail = 통과하지 않는 경우 보기
digit-about = 검사는 잘못을 잡아낼 수 있어야 의미가 있습니다. 이 증명의 사본에서 난수의 한 자리를 바꾸면, 바꾼 사본에 똑같은 검사를 이 브라우저에서 실행합니다. 증명 자체는 그대로입니다.
digit-change = 한 자리 바꾸기
digit-undo = 변경 취소
digit-undone = 변경을 취소했습니다. 증명은 한 번도 바뀌지 않았습니다.
digit-mark = 판매처의 증명이 아닌 바꾼 사본: 난수의 한 자리가 다름
digit-checking = 바꾼 사본 검사 중
digit-failed = 여기서는 바꾼 사본을 검사할 수 없었습니다. 증명은 그대로입니다.
digit-before = 공개된 값
digit-after = 바꾼 값
digit-stops-at = 검사가 “{ $step }” 항목에서 멈춥니다. { $failed } { $detail }
digit-stops-more = { $lead } 그 밖에 { $more ->
   *[other] 검사 { $more }개도
  } 통과하지 않습니다.
digit-others = { $passed ->
   *[other] 검사 { $passed }개는
  } 여전히 통과합니다. 바꾼 사본은 블록체인에서 확인하지 않습니다.
digit-still-passes = 바꾼 사본에서도 검사가 통과합니다. 바꾼 값에서도 우연히 같은 카드가 나와 나머지는 서로 맞습니다. 어느 값이 맞는지는 블록체인에서만 드러납니다.
digit-said-not-verified = 바꾼 사본은 검증되지 않았습니다. { $lead }

## explorer

explorer-on = { $host }에서 보기
explorer-another-tab = (새 탭에서 열림)

## files

files-table = 파일과 판정
files-progress = 파일 진행 상황
files-checked = 파일 { $total }개 중 { $done }개 검사함
files-agree = 증명 { $total }개의 계산이 맞습니다
files-agree-some = 증명 { $proofs }개의 계산이 맞습니다. 파일 { $unchecked }개는 검사하지 못함
files-none-checked = 파일 { $total }개를 모두 검사하지 못함
files-agree-of = 파일 { $total }개 중 { $agree }개의 계산이 맞습니다
files-failed = 검증되지 않음: 파일 { $total }개 중 { $failed }개
files-pack-event = 팩 이벤트
files-pack-pull = Pack 뽑기
files-save-csv = 표를 CSV로 저장
files-save-json = JSON으로 저장
files-choice = { $what }: { $count }개
files-choice-failing = “{ $what }” 통과하지 않음: { $count }개
files-all = 모든 파일: { $count }개
files-choices = 판정별로 보기
files-choices-steps = 통과하지 못한 단계별로 보기
files-failing = 통과하지 못한 단계
files-unread = 검사할 수 없음
files-waiting = 검사 안 함
files-find = 파일 찾기
files-find-what = 이름, ID, 카드 또는 SHA-256
files-previous = 이전
files-next = 다음
files-none-shown = 일치하는 파일이 없습니다.
files-left-out = 제외한, 시스템과 편집기의 숨김 파일: { $count }개
files-pages = 표의 페이지
files-back = 표로 돌아가기
files-none = 열린 파일 없음
files-not-kept = 파일은 여기서 읽기만 하고 보관하지 않으므로, 페이지를 새로 고치면 다시 열어야 합니다.
files-check-link = 증명 링크 검사

## home

home-tab = packproof: 내 팩은 결제하기 전에 고정되어 있었습니까?
home-heading = 결제하기 전에 고정되어 있었습니까?
home-paste = 판매처의 증명 링크를 붙여 넣으면, 판매처가 공개한 내용으로 모든 추첨을 내 브라우저에서 다시 계산합니다.
home-kept = 파일 하나로 된 packproof입니다. 저장한 증명을 열면 네트워크가 없어도, 판매처가 사라져도 모든 추첨을 내 브라우저에서 다시 계산합니다.
home-says = 공개된 규칙대로 내 카드가 나오면 그렇다고 알려 줍니다. 아니면 어느 값이 어디서 다른지 보여 줍니다.
home-cannot = 구매가 내 것이라는 것, 그림 속 카드를 받게 된다는 것은 증명할 수 없습니다. 모든 것이 제때 고정되었다는 것은 블록체인에서만 알 수 있으며, 한 번 더 누르면 찾아봅니다.
home-box = 증명 링크 또는 id
home-check = 검사하기
home-open = 또는 저장한 증명 열기
home-open-first = 저장한 증명 열기
home-about-files = 파일을 하나 또는 여러 개 선택하거나, 이 페이지 아무 곳에나 끌어다 놓으세요. 파일은 이 기기를 벗어나지 않습니다.
home-choose-files = 파일 선택
home-no-link-here = 증명 링크가 있습니까? 링크를 브라우저에서 열어 거기서 증명을 저장한 다음, 그 파일을 여기서 여세요. 이 packproof 사본은 물어볼 판매처를 알지 못합니다.
home-samples = 또는 샘플 써 보기

## how

how-title = 작동 방식
how-lead = 판매처가 결과를 보고 다시 뽑을 수도 있습니다. 그래서 추첨을 미리 고정하고 직접 다시 계산할 수 있게 하는 방법이 있습니다.
how-time = 아래의 자세한 설명을 읽는 데는 3분쯤 걸립니다.
how-drawing-deck = 덱
how-drawing-deck-is = 판매 전의 모든 카드와 그 확률.
how-drawing-fingerprint = 덱의 지문
how-drawing-fingerprint-is = 전체를 나타내는 짧은 코드. 카드 하나만 바꿔도 코드가 달라집니다.
how-drawing-block = 블록
how-drawing-block-is = 이때부터 블록체인에 코드가 남아 누구나 볼 수 있습니다.
how-drawing-number = 난수
how-drawing-number-is = 이제야 도착합니다. 판매처가 아니라 오라클이 줍니다.
how-drawing-card = 내 카드
how-drawing-card-is = 덱과 난수로 카드는 하나만 나옵니다. 누가 계산해도 같습니다.
how-fingerprints = 몰래 바꿀 수 없는 약속
how-fingerprints-same = 해시는 데이터가 아무리 많아도 64자리의 글자와 숫자로 바꿉니다. 이것이 데이터의 지문입니다. 같은 데이터에서는 언제나 같은 지문이 나옵니다. 글자 하나만 바꿔도 다른 지문이 됩니다.
how-fingerprints-bound = 지문이 같은 다른 데이터를 찾는 것은 현실적으로 불가능합니다. 그래서 지문을 먼저 공개한 판매처는 거기에 묶입니다. 나중에 보여 주는 것에서 그 지문이 나오는지 나오지 않는지, 둘 중 하나입니다.
how-fingerprints-chain = 판매처는 지문을 공개 블록체인에 올립니다. 이때 쓰는 컨트랙트는 각 지문을 단 한 번만 기록합니다. 나중에 바꿔 넣을 수 없고, 어느 블록에 있는지 누구나 볼 수 있습니다.
how-pack-before = Pack: 결제 전에 고정되는 것
how-pack-before-tier = Pack의 등급마다 가격 구간, 구간별 확률, 카드와 그 가치의 목록이 있습니다. 이 모두의 지문은 하나이며, 하나라도 팔리기 전에 블록체인에 기록됩니다.
how-pack-before-purchase = 내 구매도 그 순간 품절이던 카드와 함께 블록체인에 기록됩니다. 그런 다음에야 오직 이 구매만을 위한 난수 하나를 요청합니다.
how-pack-before-oracle = 난수는 오라클에서 옵니다. 오라클은 판매처가 운영하지 않는 서비스이며, 난수가 자신이 낸 것임을 증명할 수 있습니다. 블록체인에서 확인하면 이 페이지가 모든 난수를 오라클 자체의 로그까지 따라갑니다.
how-pack-draw = Pack: 난수에서 내 카드까지
how-pack-draw-roll = 난수에서 0부터 999,999까지의 롤 값 하나가 나옵니다. 확률은 그 수직선 위에 나란히 놓여 있어, 롤 값은 한 구간에 들어갑니다.
how-pack-draw-rank = 이어서 그 구간의 모든 카드에 난수로 순위가 매겨집니다. 가장 앞선 카드가 뽑히되, 품절이었거나 난수가 더 먼저 도착한 다른 사람에게 간 카드는 제외됩니다.
how-pack-draw-same = 사람이 정할 것은 아무것도 남지 않습니다. 난수와 목록이 있으면 누가 계산해도 같은 카드가 나옵니다.
how-pack-path = Pack: 카드가 목록에 있었다는 것
how-pack-path-hashes = 카드와 그 가치를 이웃과 함께 해시합니다. 이렇게 한 단계씩 올라가면 블록체인에 있는 지문이 나옵니다. 나중에 끼워 넣은 카드라면 다른 지문이 나옵니다.
how-event-before = 팩 이벤트: 덱 하나, 시드 하나
how-event-before-deck = 이벤트는 고정된 덱 하나를 판매합니다. 순서까지 고정된 카드들의 지문은 첫 팩을 열기 전에 블록체인에 올라가 있습니다. 오라클이 준 랜덤 시드 하나가 이벤트 전체에 쓰입니다.
how-event-before-salt = 규칙의 두 번째 버전부터는 판매처가 비밀 솔트도 미리 고정합니다. 솔트는 시드에 섞이고 끝날 때 공개되므로, 시드를 일찍 본 사람도 앞으로의 순서를 계산할 수 없습니다.
how-event-pull = 팩 이벤트: 뽑기 하나 풀이
how-event-pull-remainder = 뽑기마다 시드, 뽑기의 번호, 구매자의 계정 id를 해시해 긴 수 하나를 얻습니다. 이 수를 남은 카드 수로 나눈 나머지가 그중 어느 카드를 뽑을지 알려 줍니다.
how-event-pull-leaves = 그 카드는 덱에서 빠지고, 다음 뽑기는 남은 카드에서 이루어집니다.
how-marks = 표시의 뜻
how-marks-half = 반만 채워진 원은 값이 서로 맞지만, 판매처가 스스로 내놓은 기록이나 저장된 파일의 내용과만 맞는다는 뜻입니다. 기록 전체를 꾸며 낸 판매처도 이 표시는 얻을 수 있습니다. 블록체인에서 확인하세요. 컨트랙트에 같은 값이 있으면 원이 가득 찹니다.
how-marks-others = 체크 표시만 있으면 데이터만으로 나오므로 누구도 믿을 필요가 없습니다. 가득 찬 원은 블록체인에서 확인된 것입니다. 점선은 검사하지 않았다는 뜻이고, 가위표는 통과하지 못했다는 뜻입니다.
how-limits = 검사로 증명할 수 없는 것
how-limits-lead = 위의 규칙을 모두 지키는 판매처라도 다음과 같은 일은 할 수 있습니다. 보고서에는 각각이 해당하는 값 옆에 적혀 있습니다.
how-limit-contract = 컨트랙트가 정말 판매처의 것이라는 것.
how-limit-contract-then = 비슷하게 만든 컨트랙트도 모든 단계를 통과할 수 있습니다. 판매처가 다른 곳에 밝힌 주소와 비교하세요.
how-limit-chain = 찾아보기 전에는, 증명에 적힌 것이 블록체인에 있다는 것.
how-limit-chain-then = 그때까지 검사 결과는 “계산이 맞습니다”입니다. 원하는 노드를 골라 블록체인에서 확인하세요.
how-limit-account = 계정 id가 실제 구매자의 id라는 것.
how-limit-account-then = 지어낸 id로 이벤트의 추첨 결과를 유도할 수 있습니다. 내 id는 나만 압니다. 뽑기 목록에서 찾아보세요.
how-limit-picture = 그림이 뽑힌 카드를 보여 준다는 것.
how-limit-picture-then = 증명의 대상은 id입니다. 그림은 판매처가 골랐습니다.
how-limit-end = 이벤트가 왜 그때 끝났는지.
how-limit-end-then = 마지막 뽑기들이 빠져 있을 수 있습니다. 보고서는 카드 몇 장 중 몇 장이 뽑혔는지, 공개된 규칙으로 그 끝이 설명되는지 알려 줍니다.
how-limit-stock = 품절로 적힌 카드가 정말 품절이었다는 것.
how-limit-stock-then = 판매처만 압니다. 보고서는 구간마다 카드 몇 장이 품절로 적혔는지 알려 줍니다.
how-limit-purchase = 구매가 내 것이라는 것, 또는 결제되었다는 것.
how-limit-purchase-then = 추첨을 사람과 묶는 것은 없습니다. 내 영수증을 보관하세요.
how-sample = 샘플을 써 보고 한 자리 바꿔 보기
how-your-own = 내 증명 검사하기

## measures

money-range = { $from }~{ $to }
size-bytes = { $bytes }바이트
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
time-since-1970 = 1970년부터 { $seconds }초 뒤
time-both = { $local }({ $utc })

## frame

frame-language = 언어
frame-language-missing = { $language } 문구를 불러오지 못해 언어를 그대로 둡니다.
frame-language-not-kept = 이 브라우저는 이 페이지의 정보를 보관하지 않으므로, 언어는 페이지를 떠날 때까지 유지됩니다.
frame-promise = 내 브라우저에서 검사
frame-asks = packproof는 여기 내 브라우저에서 검사합니다. 요청한 증명 외에는 아무것도 가져오지 않습니다. 계정도 추적도 없으며, 연 파일은 이 기기를 벗어나지 않습니다.
frame-build = 빌드 { $build }
frame-skip = 본문으로 건너뛰기
frame-tab = { $shown } · packproof

## build

build-version = 버전
build-commit = 커밋
build-commit-changed = (커밋에 없는 변경이 있음)
build-checker = 검증기(verdict.wasm)의 SHA-256
build-settings = 이 사이트 설정(deployment.json)의 SHA-256
build-compare = 같은 소스를 빌드하면 누구나 같은 바이트를 얻습니다. 비교하는 방법은 소스의 docs/deploy.md에 있으며, 사이트의 목록은 /SHA256SUMS에 있습니다.
build-elsewhere = 이 사이트의 코드에 기대지 않으려면 증명을 다른 곳에서 검사하세요. 이 사이트가 알려 주는 곳:

## group

group-question-data = 공개된 데이터
group-question-locked-in = 추첨 전에 고정되어 있었습니까?
group-question-word-pack-pull = 난수가 공개된 그대로입니까?
group-question-word-pack-event = 랜덤 시드가 공개된 그대로입니까?
group-question-recipe-pack-pull = 규칙대로 이 카드가 나옵니까?
group-question-recipe-pack-event = 규칙대로 이 카드들이 나옵니까?
group-question-others = 다른 추첨이 모두 밝혀져 있습니까?
group-question-contract = 블록체인에서 확인됩니까?
group-of-event-unconfirmed = 추첨 전에 기록되었음을 보여 주는 것은 아직 없습니다.
group-of-pull-unconfirmed = 아직은 판매처 자신의 이력에만 그렇게 나와 있습니다.
group-refuted-apart = 블록체인이 이 증명의 다른 부분과 다르므로, 이것도 확인된 것으로 보지 않습니다.
group-locked-in-confirmed = 추첨보다 먼저였음이 블록체인에서 확인됩니다.
group-to-come-data = 검사에 쓰는 모든 값이 한 번씩, 올바른 형식으로 있어야 합니다.
group-to-come-locked-in-pack-event = 덱과 id를 공개된 해시와 맞춰 봅니다.
group-to-come-locked-in-pack-pull = 확률, 카드, 재고를 난수 요청 전에 체인에 고정된 값과 맞춰 봅니다.
group-to-come-word-pack-event = 시드가 공개되어 있고, 솔트가 그 확약과 일치해야 합니다.
group-to-come-word-pack-pull = 요청 한 번, 난수 하나, 그리고 난수는 요청 다음이어야 합니다.
group-to-come-recipe-pack-event = 모든 뽑기를 시드, 번호, 계정 id로 재현합니다.
group-to-come-recipe-pack-pull = 난수로 추첨을 재현합니다.
group-to-come-others-pack-event = 모든 뽑기가 빠진 번호 없이, 줄어드는 하나의 덱에서 이루어져야 합니다.
group-to-come-others-pack-pull = 그 사이의 모든 추첨을 같은 규칙으로 하나씩 재현합니다.
group-to-come-contract = 컨트랙트 자체에 있는 값입니다. 아직 읽지 않았습니다.
group-answer-waiting-contract = 지금 읽고 있습니다.
group-answer-skipped-contract = 아직 묻지 않았습니다.
group-answer-recorded = 이 파일에는 그렇다고 적혀 있습니다. 이런 파일은 누구나 쓸 수 있으니 블록체인에서 확인하세요.
group-answer-see-above = 검사하지 않았습니다. 위 질문을 보세요.
group-answer-reason-above = 맨 위에 적힌 이유로 검사하지 않았습니다.
group-failed-several = 여기서 검사 { $several }개가 통과하지 않았습니다.
group-seed-comes-at-end = 시드는 이벤트가 끝나면 공개됩니다.
group-pulls-come-at-end = 뽑기는 이벤트가 끝나면 공개됩니다.
group-rest-comes-at-end = 나머지는 이벤트가 끝나면 공개됩니다.
group-skipped-but-agrees = 검사할 수 있는 것은 모두 일치합니다. { $why }
group-of-event-data = 빠짐없고 형식도 올바릅니다.
group-of-event-deck = 공개된 덱의 카드 { $cards ->
   *[other] { $cards }장
  }은 공개된 해시와 일치합니다.
group-of-event-locked-in = 지금까지 공개된 값은 서로 맞습니다.
group-of-event-locked-in-at-end = 공개된 값은 서로 맞습니다.
group-of-event-salted = 시드가 온전히 공개되어 있고, 솔트는 그 확약과 일치합니다.
group-of-event-unsalted = 시드가 온전히 공개되어 있습니다. 이 버전의 규칙에는 솔트가 없습니다.
group-of-event-recipe = 뽑기 { $pulls }회를 재현했고, 모두 판매처가 기록한 카드가 나왔습니다.
group-of-event-no-pulls = 뽑힌 카드가 없어 재현할 것이 없었습니다.
group-of-event-others = 줄어드는 덱 하나에서 뽑기 1~{ $pulls }번이 빠짐없이 이어집니다.
group-of-event-contract = 컨트랙트에도 같은 값이 있고, 시드는 오라클의 난수입니다.
group-of-pull-data = 빠짐없고 형식도 올바릅니다.
group-of-pull-locked-in = 확률, 카드, 재고가 먼저 기록되었습니다.
group-of-pull-word = 요청 하나, 그다음 난수 하나.
group-of-pull-no-others = 그 사이에 추첨된 다른 Pack은 없습니다.
group-of-pull-one-other = 다른 추첨 1건도 같은 규칙으로 재현했습니다.
group-of-pull-others = 다른 추첨 { $count }건도 같은 규칙으로 재현했습니다.
group-of-pull-sure = 그중 { $sure }건은 다른 카드가 나올 수 없었습니다.
group-of-pull-contract = 컨트랙트에도 같은 값이 있고, 모든 난수가 오라클의 것이며, 빠진 것이 없습니다.
group-recipe-agrees = 규칙대로 이 카드가 나옵니다.
group-recipe-rolled = 롤 값 { $roll }에 해당하는 구간은 { $band }(가치 { $range })
group-recipe-roll = 롤 값 { $roll }
group-recipe-no-card = { $rolled }. 증명에 따르면 뽑을 수 있는 카드가 있는 구간이 없어 카드를 뽑지 못했습니다.
group-recipe-first = { $rolled }. 증명에 따라 그 구간에서 뽑을 수 있는 카드 중 이 카드의 순위가 가장 앞섭니다.
group-recipe-next-band = { $rolled }. 증명에 따르면 그 구간에는 뽑을 수 있는 카드가 없었고, 찾는 순서상 다음 구간에서 이 카드의 순위가 가장 앞섭니다.

## joint

joint-comma = , { "" }
joint-named = { $name }: { $value }
joint-sentences = { $one } { $other }
joint-dot = { "" } · { "" }
joint-colon = : { "" }
joint-said = { $name }: { $word }.
joint-because = { $words }: { $why }.
joint-quoted = “{ $text }”

## keep

keep-heading = 검증기를 증명과 함께 보관하기
keep-what = packproof는 하나의 파일로도 제공됩니다. 이 사이트가 어떻게 되든 네트워크 없이 내 디스크에서 열립니다. 저장한 증명과 함께 보관하세요.
keep-save = packproof.html 저장
keep-digest = 릴리스 파일의 SHA-256:
keep-digest-name = packproof.html의 SHA-256
keep-settings = 여기서 저장하는 파일에는 이 사이트의 설정도 들어 있으므로, SHA-256이 릴리스의 값과 다릅니다.
keep-loading = 파일을 불러오는 중…
keep-saved = 저장한 파일의 SHA-256:
keep-saved-name = 저장한 파일의 SHA-256
keep-failed = 파일을 불러오지 못해 아무것도 저장하지 않았습니다. 연결을 점검하고 다시 시도하세요.

## labels

point-published-field-form = 공개된 값
point-computed-field-form = 있어야 할 값
point-published-key-once = 공개된 키
point-computed-key-once = 반복된 위치
point-published-fields-read = 읽은 공개 값
point-computed-fields-read = 최소
point-published-algo-version = 공개된 fairness_algo_version
point-computed-algo-version = 아는 규칙
point-published-event-ended = 공개된 is_active
point-computed-event-ended = 기대한 값
point-published-seed-published = 공개된 random_seed
point-computed-seed-published = 기대한 값
point-published-salt-published = 공개된 seed_salt
point-computed-salt-published = 기대한 값
point-published-event-id = 공개된 vrf_event_id
point-computed-event-id = pack_event_id로 계산
point-published-deck-hash = 공개된 deck_hash
point-computed-deck-hash = 덱으로 계산
point-published-seed-commitment = 공개된 seed_commitment
point-computed-seed-commitment = 솔트로 계산
point-published-deck-commitment = 공개된 deck_commitment
point-computed-deck-commitment = deck_hash와 seed_commitment로 계산
point-published-pull-count = 공개된 뽑기
point-computed-pull-count = 덱의 카드
point-published-sequence-index = 공개된 sequence_index
point-computed-sequence-index = 다음 번호
point-published-pulled-card = 공개된 카드
point-computed-pulled-card = 계산된 카드
point-published-selection-version = 공개된 selection_version
point-computed-selection-version = packproof의 절차
point-published-entries-per-key = 공개된 항목
point-computed-entries-per-key = 항목이 속한 키
point-published-written-once = 공개된 항목
point-computed-written-once = 공개된 다른 항목
point-published-coverage-from = 공개된 항목 시작
point-computed-coverage-from = 대상 범위 시작
point-published-coverage-to = 공개된 항목 끝
point-computed-coverage-to = 난수 도착
point-published-window-request = 공개된 난수
point-computed-window-request = 난수의 요청
point-published-window-root = 공개된 난수
point-computed-window-root = 요청의 이벤트 id
point-published-window-record = 공개된 난수
point-computed-window-record = 난수의 기록
point-published-pull-key = 공개된 뽑기 키
point-computed-pull-key = 구매 id로 계산
point-published-odds-total = 공개된 확률(백만분율)
point-computed-odds-total = 있어야 할 값
point-published-band-width = 공개된 구간 시작
point-computed-band-width = 구간 끝
point-published-band-order = 공개된 구간 시작
point-computed-band-order = 아래 구간의 끝
point-published-band-stocked = 공개된 구간의 카드
point-computed-band-stocked = 적어도 있어야 할 값
point-published-card-value-from = 공개된 카드 가치
point-computed-card-value-from = 구간 시작
point-published-card-value-below = 공개된 카드 가치
point-computed-card-value-below = 구간 끝
point-published-card-once = 공개된 카드
point-computed-card-once = 있어야 할 횟수
point-published-request-present = 공개된 요청
point-computed-request-present = 이 키에서 기대한 값
point-published-requested-version = 요청에 공개된 값
point-computed-requested-version = 확률과 카드로 계산
point-published-proof-version-root = 공개된 version_root
point-computed-proof-version-root = 확률과 카드로 계산
point-published-proof-version-event-id = 공개된 version_event_id
point-computed-proof-version-event-id = 확률과 카드로 계산
point-published-anchored-root = 판매처의 기록
point-computed-anchored-root = 확률과 카드로 계산
point-published-version-before-request = 확률과 카드 고정
point-computed-version-before-request = 난수 요청
point-published-purchase-commitment = 판매처의 기록
point-computed-purchase-commitment = 구매로 계산
point-published-purchase-after-as-of = 구매 고정
point-computed-purchase-after-as-of = 재고 시점(as_of)
point-published-purchase-before-request = 구매 고정
point-computed-purchase-before-request = 난수 요청
point-published-band-in-stock = 재고가 있는 카드
point-computed-band-in-stock = 적어도 있어야 할 값
point-published-word-present = 공개된 난수
point-computed-word-present = 이 키에서 기대한 값
point-published-word-after-request = 난수 도착
point-computed-word-after-request = 난수 요청
point-published-claimed-award = 공개된 claimed_award
point-computed-claimed-award = 계산된 카드
point-published-award = 공개된 award
point-computed-award = 계산된 카드
point-published-contract-anchor = 공개된 값
point-computed-contract-anchor = 컨트랙트의 값
point-published-contract-version = 확률과 카드로 계산
point-computed-contract-version = 컨트랙트의 값
point-published-contract-purchase = 구매로 계산
point-computed-contract-purchase = 컨트랙트의 값
point-published-contract-request = 요청 대상
point-computed-contract-request = 컨트랙트의 값
point-published-contract-word = 공개된 난수
point-computed-contract-word = 컨트랙트의 값
point-published-coordinator-word = 공개된 난수
point-computed-coordinator-word = 오라클 로그의 값
point-published-request-succeeded = 공개된 트랜잭션
point-computed-request-succeeded = 쓴 것
point-published-judged-block = 공개된 최신 블록
point-computed-judged-block = 노드의 최신 블록
point-published-anchor-transaction = 보고서에 적힌 트랜잭션
point-computed-anchor-transaction = 이벤트를 고정한 트랜잭션
point-published-request-of-pull = 들어 있어야 할 뽑기 요청
point-computed-request-of-pull = 들어 있는 뽑기 요청
point-published-seed-word = 공개된 random_seed
point-computed-seed-word = 오라클의 난수
point-published-log-at = 판매처가 기록한 위치
point-computed-log-at = 블록체인의 위치
point-published-log-twice = 판매처가 기록한 위치
point-computed-log-twice = 블록체인의 두 번째 위치
point-published-log-omitted = 판매처가 공개한 난수
point-computed-log-omitted = 블록체인에 있는 위치
point-published-proven-word = 공개된 난수
point-computed-proven-word = 오라클의 서명이 증명하는 값
point-relation-band-width = 구간의 시작은 끝보다 낮아야 합니다.
point-relation-band-order = 구간은 아래 구간이 끝나기 전에 시작하면 안 됩니다.
point-relation-card-value-from = 카드의 가치는 그 구간보다 낮으면 안 됩니다.
point-relation-card-value-below = 카드의 가치는 그 구간의 끝보다 낮아야 합니다.
point-relation-version-before-request = 첫 번째가 두 번째보다 앞서야 합니다.
point-relation-purchase-after-as-of = 첫 번째가 두 번째보다 뒤여야 합니다.
point-relation-coverage-from = 항목은 늦어도 대상 범위가 시작되는 곳부터 있어야 합니다.
point-relation-coverage-to = 항목은 난수보다 먼저 끝나면 안 됩니다.
point-relation-pull-count = 뽑기는 카드보다 많을 수 없습니다.
point-relation-band-stocked = 카드가 적어도 한 장 있어야 합니다.
point-both = { $published }, { $computed }

## missing

missing-heading = 여기에는 아무것도 없습니다
missing-words = 이 주소에는 증명도, 이 페이지의 다른 내용도 없습니다. 증명 링크의 끝은 /packs/verify/ 또는 /pack-events/verify/와 그 뒤의 id입니다.

## network

network-kind-main = 메인 네트워크
network-kind-test = 테스트 네트워크
network-kind-local = 로컬 네트워크
network-kind-unknown = 알 수 없는 네트워크
network-meaning-test = 여기 있는 것은 실제 가치가 없습니다.
network-meaning-local = 컴퓨터 한 대에서만 돌아가며, 여기 있는 것은 실제 가치가 없습니다.
network-meaning-unknown = packproof는 이 네트워크를 알지 못합니다.

## odds

odds-the-odds = 확률
odds-worth-on-average = 평균 가치
odds-worth = 이 버전의 팩은 { $price_cents }입니다. 공개된 확률과 카드의 가치에 따르면, 모든 카드의 재고가 있을 때 평균 { $expected }어치가 나옵니다.
odds-no-expected = 평균을 계산할 수 없습니다. 확률이나 카드가 버전 자체의 규칙을 따르지 않거나, 정확한 분수가 너무 길어 표시할 수 없습니다.
odds-expected-rule = 구간마다 그 구간의 확률에 카드의 평균 가치를 곱해 모두 더합니다. 가치는 판매처가 정한 것이며, 카드는 그보다 비싸게도 싸게도 팔릴 수 있습니다. 품절된 카드가 있으면 한 번의 구매에서 나올 수 있는 것이 달라집니다.
odds-price = 가격
odds-exactly = 정확한 값
odds-cents-whole = { $whole }센트
odds-cents-part = { $rest }/{ $lower }센트
odds-cents-both = { $whole } + { $rest }/{ $lower }센트
odds-chance = 표시된 확률과 이 증명에서 뽑을 수 있는 카드에 따르면 뽑힌 카드가 나올 확률은 { $ratio }분의 1이었습니다.
odds-exact-chance = 롤 값 1,000,000개 중 { $odds_ppm }개가 이 구간에 들고, 여기서 { $free ->
   *[other] 뽑을 수 있는 카드 { $free }장
  }이 이를 나눕니다: { $odds_ppm } / (1,000,000 × { $free }). 뽑을 수 있는 카드가 없던 구간의 롤 값도 찾는 순서에 따라 여기로 옵니다.
odds-bands = 구간별로 공개된 확률
odds-column-mean = 평균 가치
odds-column-each = 재고 카드 1장당
odds-each = { $ratio }분의 1
odds-fingerprint = 버전의 지문
odds-about-fingerprint = 값 하나에 가격, 확률, 모든 카드와 그 가치가 담겨 있습니다. 어느 것이든 1센트만 바꿔도 다른 값이 됩니다. 내 브라우저가 아래 카드들로 계산했습니다. { $mark ->
    [passed] 컨트랙트에는 이벤트 id로 들어 있습니다.
    [failed] 블록체인의 내용이 증명과 다릅니다. “블록체인에서 확인됩니까?”를 보세요.
   *[open] 컨트랙트에 이벤트 id로 들어 있어야 하며, 실제로 그런지는 블록체인에서만 알 수 있습니다.
  }
odds-version-no = 버전 번호
odds-path-card = 카드: id와 가치
odds-path-neighbour = 이웃
odds-path-left = { $level }단계, 왼쪽 이웃과 함께
odds-path-right = { $level }단계, 오른쪽 이웃과 함께
odds-path-repeated = { $level }단계, 자기 자신과 함께: 홀수 줄의 마지막은 한 번 더 씀
odds-all-cards = 이 버전의 카드 { $cards ->
   *[other] { $cards }장
  } 모두
odds-cards = 이 버전의 카드, 낮은 구간부터, id로 표시
odds-column-for-pull = 이 뽑기에서
odds-free = 뽑을 수 있음
odds-card-in-full = 카드의 id
odds-find-a-card = 카드 찾기 { "" }
odds-card-id = id의 앞부분
odds-find = 찾기
odds-found = 목록에서 { $row }번 카드입니다.
odds-not-found = 이 버전에는 그런 id의 카드가 없습니다.
odds-never = 나오지 않음

## paper

paper-print = 인쇄

## part

# Where a part of the page that is loaded later did not come.
part-missing = 이 페이지의 일부를 불러오지 못해, 연 내용이 표시되지 않습니다.
part-missing-holds = 표시된 내용은 확인된 것이며 바뀌지 않습니다.
part-rest-missing = 이 페이지의 나머지 부분이 도착하지 않았거나 페이지를 빌드할 때의 것과 달라 표시하지 않습니다. 이미 표시된 내용은 그대로 유효합니다. 인터넷에 연결되어 있는지 보고 다시 시도하세요.

## picture

picture-show = 판매처의 그림 보기({ $host }에서 불러옴)
picture-hide = 판매처의 그림 숨기기
picture-of-title = 판매처가 올린 그림: { $title }
picture-of-card = 판매처가 올린 카드 그림

## point

point-missing-field-form = { $at }: 값이 없습니다. 있어야 할 값: { $computed }.
point-sentence-field-form = { $at }: 값이 { $published }입니다. 있어야 할 값: { $computed }.
point-sentence-key-once = { $place } 같은 키가 두 번 적혀 있습니다: “{ $published }”.
point-sentence-fields-read = { $at }: 값 { $published }개를 읽었습니다.
point-sentence-algo-version = 보고서에 적힌 규칙은 “{ $published }”인데, packproof가 아는 규칙은 { $computed }입니다.
point-sentence-event-ended = 보고서의 is_active 값은 { $published }입니다.
point-sentence-seed-published = 보고서에 random_seed가 공개되어 있지 않습니다.
point-sentence-salt-published = 보고서에 seed_salt가 공개되어 있지 않습니다.
point-sentence-event-id = 보고서의 vrf_event_id 값은 { $published }인데, pack_event_id의 해시는 { $computed }입니다.
point-sentence-deck-hash = 확약한 덱의 해시는 { $published }인데, 공개된 덱의 해시는 { $computed }입니다.
point-sentence-seed-commitment = 확약한 솔트의 해시는 { $published }인데, 공개된 솔트의 해시는 { $computed }입니다.
point-sentence-deck-commitment = 체인에 고정했다고 공개된 값은 { $published }인데, deck_hash와 seed_commitment를 합쳐 계산한 값은 { $computed }입니다.
point-sentence-pull-count = 덱의 카드는 { $computed }장인데 뽑기는 { $published }회입니다.
point-sentence-sequence-index = 뽑기의 번호가 1, 2, 3으로 이어지지 않습니다. { $computed } 자리에 { $published } 값이 있습니다.
point-sentence-pulled-card = { $at }: 규칙대로 나오는 카드는 { $computed }인데, 판매처가 기록한 카드는 { $published }입니다.
point-sentence-selection-version = { $at }: 적힌 절차는 “{ $published }”인데, 아는 절차는 { $computed } 하나뿐입니다.
point-sentence-entries-per-key = { $at }: 키 { $computed }개에 서로 다른 항목이 { $published }개 있습니다.
point-sentence-written-once = { $at }: 두 번 { $kind }되었습니다. { $published }, 그리고 { $computed }.
point-sentence-coverage-from = { $at }: 제공된 로그 항목은 { $published }부터인데, 대상 범위는 { $computed }부터입니다.
point-sentence-coverage-to = { $at }: 제공된 로그 항목은 { $published }까지인데, 난수는 { $computed }에 도착했습니다.
point-sentence-window-request = { $at }: { $published }에 다른 난수가 도착했는데, 그 난수의 요청이 빠져 있습니다.
point-sentence-window-root = { $at }: { $published }에 다른 난수가 도착했는데, 그 이벤트 id로 체인에 고정된 값이 빠져 있습니다.
point-sentence-window-record = { $at }: { $published }에 다른 Pack이 추첨되었는데, 그 기록이 빠져 있습니다.
point-sentence-pull-key = { $at }: 적힌 키는 { $published }인데, 구매 id로 계산한 키는 { $computed }입니다.
point-sentence-odds-total = { $at }: 확률의 합이 백만분의 { $computed }이어야 하는데 { $published }입니다.
point-sentence-band-width = { $at }: 시작이 { $published }, 끝이 { $computed }입니다.
point-sentence-band-order = { $at }: 시작이 { $published }인데, 아래 구간의 끝은 { $computed }입니다.
point-sentence-band-stocked = { $at }: 확률은 있는데 카드가 없습니다.
point-sentence-card-value-from = { $at }: 가치가 { $published }인데, 구간의 시작인 { $computed }보다 낮습니다.
point-sentence-card-value-below = { $at }: 가치가 { $published }인데, 구간의 끝은 { $computed }입니다.
point-sentence-card-once = { $at }: 버전에 두 번 이상 들어 있습니다.
point-sentence-request-present = { $at }: 난수 요청이 빠져 있습니다.
point-sentence-requested-version = { $at }: 난수를 요청한 대상은 { $published }인데, 공개된 확률과 카드로 계산한 값은 { $computed }입니다.
point-sentence-proof-version-root = 증명의 version_root 값은 { $published }인데, 공개된 확률과 카드로 계산한 값은 { $computed }입니다.
point-sentence-proof-version-event-id = 증명의 version_event_id 값은 { $published }인데, 공개된 확률과 카드로 계산한 값은 { $computed }입니다.
point-missing-anchored-root = { $at }: 확률과 카드에 대해 체인에 고정된 값이 없습니다. 계산한 값은 { $computed }입니다.
point-sentence-anchored-root = { $at }: 체인에 고정된 확률과 카드의 값은 { $published }인데, 공개된 것으로 계산한 값은 { $computed }입니다.
point-sentence-version-before-request = { $at }: 확률과 카드가 체인에 고정된 위치는 { $published }이며, 난수 요청({ $computed })보다 앞서지 않습니다.
point-missing-purchase-commitment = { $at }: 구매에 대해 체인에 고정된 값이 없습니다. 계산한 값은 { $computed }입니다.
point-sentence-purchase-commitment = { $at }: 체인에 고정된 구매의 값은 { $published }인데, 공개된 것으로 계산한 값은 { $computed }입니다.
point-sentence-purchase-after-as-of = { $at }: 구매가 체인에 고정된 위치는 { $published }이며, 재고 시점({ $computed })보다 뒤가 아닙니다.
point-sentence-purchase-before-request = { $at }: 구매가 체인에 고정된 위치는 { $published }이며, 난수 요청({ $computed })보다 앞서지 않습니다.
point-sentence-band-in-stock = { $at }: 확률은 있었지만, 그 구간의 모든 카드가 판매 시 품절이었습니다.
point-sentence-word-present = { $at }: 난수가 빠져 있습니다.
point-sentence-word-after-request = { $at }: 난수가 도착한 위치는 { $published }이며, 난수 요청({ $computed })보다 뒤가 아닙니다.
point-missing-claimed-award = { $at }: 판매처는 카드를 뽑지 못했다고 기록했는데, 규칙대로 나오는 카드는 { $computed }입니다.
point-unexpected-claimed-award = { $at }: 판매처가 기록한 카드는 { $published }인데, 규칙대로면 카드를 뽑을 수 없었습니다.
point-sentence-claimed-award = { $at }: 규칙대로 나오는 카드는 { $computed }인데, 판매처가 기록한 카드는 { $published }입니다.
point-missing-award = 판매처는 카드를 뽑지 못했다고 기록했는데, 규칙대로 나오는 카드는 { $computed }입니다.
point-unexpected-award = 판매처가 기록한 카드는 { $published }인데, 규칙대로면 카드를 뽑을 수 없었습니다.
point-sentence-award = 규칙대로 나오는 카드는 { $computed }인데, 판매처가 기록한 카드는 { $published }입니다.
point-unexpected-contract = { $at }: 컨트랙트의 이 id에 { $published } 값이 있어야 하는데, 아무것도 없습니다.
point-sentence-contract-anchor = { $at }: 컨트랙트에 { $published } 값이 있어야 하는데, { $computed } 값이 있습니다.
point-unexpected-contract-request = { $at }: 컨트랙트에 이 키의 요청이 없습니다.
point-sentence-contract-request = { $at }: 컨트랙트에 따르면 난수를 요청한 대상은 { $published } 값이 아니라 { $computed } 값입니다.
point-sentence-contract-word = { $at }: 공개된 난수는 { $published }인데, 컨트랙트의 난수는 { $computed }입니다.
point-sentence-coordinator-word = { $at }: 공개된 난수는 { $published }인데, 오라클 자체 로그의 난수는 { $computed }입니다.
point-sentence-proven-word = { $at }: 공개된 난수는 { $published }인데, 오라클의 서명이 증명하는 난수는 { $computed }입니다.
point-sentence-request-succeeded = 공개된 트랜잭션({ $published })은 블록체인에서 실패했으므로 아무것도 기록하지 않았습니다.
point-sentence-judged-block = 증명에 적힌 블록: { $published }. 최신 블록: { $computed }. 판매처가 적었을 때 그 블록은 아직 없었습니다.
point-sentence-anchor-transaction = 보고서에 적힌 트랜잭션: { $published }. 이벤트를 고정한 트랜잭션: { $computed }.
point-sentence-request-of-pull = 공개된 트랜잭션은 Pack 뽑기의 난수를 요청한 것이며(요청 { $computed }), 이 이벤트의 시드를 요청한 것이 아닙니다.
point-sentence-seed-word = 공개된 랜덤 시드는 { $published }인데, 이 이벤트에 대한 오라클의 난수는 { $computed }입니다.
point-sentence-log-at = { $at }: { $computed }에서 { $kind }되었는데, 증명에 적힌 위치는 { $published }입니다.
point-sentence-log-twice = { $at }: 체인에서 두 번 { $kind }되었습니다: { $published }, { $computed }.
point-sentence-log-omitted = 블록체인의 { $computed }에 판매처가 빠뜨린 난수가 있습니다.
point-written-anchored = 고정
point-written-requested = 요청
point-written-fulfilled = 응답
point-inside-payload = 증명 파일에
point-inside = { $other }에

## progress

progress-label = 검사 진행 상황
progress-asking = 증명을 가져오는 중
progress-opening = 파일을 여는 중
progress-arrived-of = { $all } 중 { $now } 도착
progress-arrived = { $now } 도착
progress-reading = { $size } 읽는 중
progress-checking = 공개된 내용 검사 중
progress-replayed = 추첨 { $done }/{ $total } 재현함
waiting-asking = 지금 다시 요청 중
waiting-paused = 이 탭이 백그라운드에 있는 동안 멈춤
waiting-offline = 이 기기가 오프라인인 동안 멈춤
waiting-left = { $seconds }초 뒤 다시 요청
waiting-ask-now = 지금 요청
waiting-since = 이 페이지는 { $at }부터 요청하고 있습니다.
waiting-shop-since = 이 페이지가 처음 요청한 { $at }부터 판매처의 답은 같습니다.
waiting-goes-on = 마지막 시도의 결과입니다. 이 페이지는 계속 요청합니다.
waiting-event = 이벤트가 끝날 때까지 이 페이지가 알아서 다시 검사합니다.

## pull

pull-card = 카드 { $id }
pull-no-card = 뽑힌 카드 없음
pull-value = 가치 { $value }
pull-pack = 팩 가격 { $price }
pull-value-and-pack = 가치 { $value } · 팩 가격 { $price }
pull-drawn-for = 추첨 대상: { $name }
pull-word-at = 난수 기록: 블록 { $block }
pull-purchase = 구매 { $id }
pull-server-says-yes = 판매처 서버의 판정: 검증됨.
pull-server-says-no = 판매처 서버의 판정: 검증되지 않음.
pull-server-depth = 따라간 의존 추첨은 최대 { $depth }건(max_depth)입니다.
pull-server-no-input = 여기서 하는 검사는 이 값들을 쓰지 않습니다.

## pulls

pulls-heading = 뽑기
pulls-table = 뽑기, 순서대로
pulls-number = 뽑기 { "" }
pulls-go-to = 뽑기로 이동
pulls-go = 이동
pulls-replay = 재현
pulls-another-card = 규칙대로면 다른 카드가 나옵니다.
pulls-not-replayed = 이 뽑기는 재현되지 않았습니다.

## questions

questions-heading = 검사하는 내용
questions-open = 모든 단계 펼치기
questions-close = 단계 접기

## reading

block-proven = 키 { $key }의 오라클 서명으로 증명됨: 난수 요청이 담긴 블록 { $number }({ $at }).
block-not-proven = 요청의 블록은 증명되지 않았습니다. { $why }
block-counts = 이것은 네트워크 없이도 유효하며, 누가 파일을 썼는지와 관계없습니다. 다만 이 블록이 모두가 쓰는 블록체인에 있다는 점은 믿어야 합니다.
reading-recorded-is-not-read = 파일에서 온 답이며, 파일을 쓴 사람이 바꾸었을 수도 있습니다. 확실히 하려면 블록체인에서 확인하세요.
reading-recorded-at = { "" } 블록 { $number }에서
reading-recorded = 파일에 기록됨: { $who },{ $block } { $at }에 답한 내용입니다.
reading-recorded-without = { $count ->
   *[other] 결과에서 제외된 노드: { $hosts }.
  }
reading-before = 이 탭에서 { $at }에 읽은 내용입니다.
reading-at = { "" } 블록 { $number }에서
reader-lacks = { $host }: { $why }
reader-short-all = 모두 확인함
reader-short-refutes = 이 증명을 부정함
reader-short-no-log = { $at }에 로그 없음
reader-short-unlisted = 알 수 없는 코디네이터의 난수
reader-short-no-answer-of-oracle = 오라클의 응답 없음
reader-short-behind = 최신 블록 { $newest }
reader-short-not-all = 모두 보여 주지는 않음
reader-short-silent = 응답 없음
reader-short-refused = 거부함
reader-short-other-chain = 다른 체인에 있음
reader-short-inconsistent = 답이 서로 어긋남
reader-short-not-asked = 묻지 않음
reader-short-malformed = 읽을 수 없는 응답
reader-short-no-contract = 그런 컨트랙트 없음
reader-go-without = { $host } 없이 계속
reader-choice = 노드의 선택을 해제하면 그 노드를 뺀 결과가 보입니다.
reader-left-out-refutes = { $count ->
   *[other] 이 증명을 부정하는 노드의 선택을 해제했습니다: { $hosts }.
  } 이 결과에는 들어 있지 않습니다.
reading-none = 블록체인을 읽지 못했습니다.
reading-none-of = { $all ->
    [1] 노드가 응답하지 않았습니다.
    [2] 두 노드 모두 응답하지 않았습니다.
   *[other] 노드 { $all }개 모두 응답하지 않았습니다.
  }
reading-one = 노드가{ $at } 답했습니다.
reading-not-answered = { $count ->
   *[other] 응답하지 않은 노드: { $hosts }.
  }
reading-other-chain = { $count ->
   *[other] 다른 체인에 있는 노드: { $hosts }.
  }
reading-several = 노드 { $all }개 중 { $several }개의 결과입니다{ $at }.
reading-finality-finalized = 확정된 블록: 담긴 내용을 되돌릴 수 없음
reading-finality-safe = 안전한 블록: 되돌려질 가능성이 매우 낮지만 아직 확정되지 않음
reading-finality-latest = 최신 블록, 아직 확정되지 않음: 되돌려질 수도 있음
reading-chain-test = 체인 { $chain_id }, { $name }: 테스트 네트워크
reading-chain-local = 체인 { $chain_id }, 로컬 개발 네트워크: 테스트 네트워크
reading-chain-known = 체인 { $chain_id }, { $name }
reading-chain-unknown = 체인 { $chain_id }, packproof가 모르는 체인
reading-chain-id = 체인 id
reading-block-hash = 블록 해시
reading-asked = 물은 질문
reading-round-trips = 왕복 횟수
reading-requests = 요청 { $requests }회
reading-asking = 묻는 중: { $hosts } …
reading-proving = 오라클이 서명한 내용을 읽는 중 …
reading-waits = 지금까지의 결과입니다. 새 블록을 기다리는 중 …
reading-waiting-for = 답을 기다리는 곳: { $hosts }.
reading-silent = { $host } ({ $seconds }초)
reading-answers = { $answers ->
    [0] 아직 응답 없음
   *[other] 지금까지 답 { $answers }개
  }
reading-block = 블록
reading-time = 블록 시각
reading-final = 확정 상태
reading-chain-name = 체인
reading-exactly = 이 조회의 정확한 값
reading-coordinator = 코디네이터
grade-proven = 오라클의 키({ $key })로 증명됨
reading-nobody = 적혀 있지 않은 노드
reading-saved-by = 빌드 { $build }에서 저장되었습니다.

## report

report-from-file = 파일 { $file }에서 읽음

## said

## settings

settings-not-loaded = 이 사이트의 설정을 불러오지 못했습니다.
settings-mistake = 이 사이트의 설정에 잘못이 있습니다.
settings-without = 페이지는 설정 없이 계속합니다. 판매처의 목록을 알지 못하고, 판매처의 증명을 찾지 못할 수 있습니다. 이것은 당신의 증명에 대해 아무것도 말하지 않습니다.
settings-of = 이 파일에는 다음 사이트의 설정이 있습니다: { $site }
settings-of-unnamed = 이 파일에는 이름을 밝히지 않은 사이트의 설정이 있습니다.
settings-of-no-one = 이 파일에는 어떤 사이트의 설정도 없습니다.

## share

share-share = 이 증명 공유
share-copy-link = 링크 복사
share-link-copied = 링크를 복사함
share-no-copying = 브라우저가 여기서 복사를 허용하지 않습니다.
share-show-code = QR 코드
share-about-the-code = 다른 기기에서 볼 때: 카메라로 코드를 비추세요. 이 링크가 열리고, 그 기기에서 검사가 새로 실행됩니다.
share-from-link = 이 링크에 대한 판매처의 응답
share-from-file = 이 파일
share-from-sample = 함께 제공된 샘플
share-computed = { $at }에 브라우저에서 계산했습니다. 바탕 자료: { $from }.
share-see-for-yourself-link = 다른 화면이나 종이, 그림으로 보셨습니까? 그대로 믿지 말고 링크를 직접 여세요. 내 브라우저가 검사를 다시 실행합니다.
share-see-for-yourself-file = 다른 화면이나 종이, 그림으로 보셨습니까? 그대로 믿지 말고 파일을 받아 직접 여세요. 내 브라우저가 검사를 다시 실행합니다.
share-large-type = 큰 글자
share-ordinary-type = 보통 글자
share-no-link-file = 파일에는 링크가 없습니다. 파일 자체를 전달하세요. 누구든 여기서 열면 같은 검사가 실행됩니다.
share-no-link-sample = 샘플은 만들어 낸 것이라 전달할 증명 링크가 없습니다.
share-no-link-single = 이 packproof는 이 기기에 있는 파일이므로, 다른 사람이 열 수 있는 링크가 없습니다. 저장한 증명을 전달하세요.
share-save-proof = 증명 파일 저장
share-save-this = 이 증명 저장
share-saved = 브라우저에 { $name } 저장을 맡겼습니다: 증명 파일입니다. 다운로드 목록에 없으면 다른 브라우저에서 이 페이지를 열어 저장하세요.
share-saved-with-answers = 브라우저에 { $name } 저장을 맡겼습니다: 증명과 노드의 답입니다. 다운로드 목록에 없으면 다른 브라우저에서 이 페이지를 열어 저장하세요.
share-passed-on = 공유했습니다: { $name }.
share-no-saving = 이 브라우저로는 파일을 저장할 수 없습니다. 앱 안의 브라우저가 흔히 그렇습니다. 평소 쓰는 브라우저에서 이 페이지를 열어 저장하세요.
share-more = 더 보기
share-open-saved = 저장한 증명 열기

## step

step-title-payload = 공개된 데이터가 빠짐없고 형식이 올바름
step-title-replayable = 재현에 필요한 것이 공개됨
step-title-event-id = 공개된 블록체인 id가 이 이벤트의 것임
step-title-deck-hash = 덱이 해시한 덱과 같음
step-title-salt = 솔트가 그 확약과 일치함
step-title-deck-commitment = 공개된 값 하나가 덱과 솔트를 함께 담음
step-title-draws = 모든 뽑기의 카드가 공개된 값에서 나온 카드임
step-title-recipe = 모든 추첨이 절차 packs_v1로 이루어짐
step-title-history = 두 번 고정, 요청, 응답된 것이 없음
step-title-window = 그 사이의 추첨이 모두 밝혀짐
step-title-pull-key = 뽑기 키가 이 구매의 것임
step-title-version-rules = 확률의 합이 맞고 모든 카드가 한 구간에 있음
step-title-version-root = 확률과 카드가 요청에 적힌 것과 같음
step-title-version-anchor = 확률과 카드가 요청 전에 고정됨
step-title-purchase-anchor = 구매가 요청 전에 고정됨
step-title-stock = 확률이 있는 모든 구간에 카드가 남아 있었음
step-title-word = 난수가 요청 다음에 도착함
step-title-replay = 추첨마다 공개된 값에서 기록된 카드가 나옴
step-title-award = 받은 카드가 공개된 값에서 나온 카드임
step-title-contract = 컨트랙트에 공개된 값이 있음
step-title-seed-origin = 시드가 이 이벤트에 대한 오라클의 난수임
step-title-word-origin = 모든 난수가 오라클의 것임
step-title-chain-logs = 모든 항목의 위치가 맞고 빠진 난수가 없음
step-title-oracle-proof = 오라클의 서명이 모든 난수를 증명함
step-rule-payload = 증명 파일 읽기
step-rule-event-id = 규칙 D4
step-rule-deck-hash = 규칙 D1
step-rule-salt = 규칙 D3
step-rule-deck-commitment = 규칙 D2
step-rule-draws = 규칙 D5~D9
step-rule-recipe = 절차 packs_v1
step-rule-history = 한 번만 쓰는 이력
step-rule-window = 대상 범위와 제공 범위
step-rule-pull-key = 유효한 증명 1
step-rule-version-rules = 버전 정합성
step-rule-version-root = 유효한 증명 2
step-rule-version-anchor = 유효한 증명 3
step-rule-purchase-anchor = 유효한 증명 4
step-rule-stock = 유효한 증명 5
step-rule-word = 유효한 증명 6
step-rule-replay = 유효한 증명 7
step-rule-contract = 컨트랙트 조회 함수
step-rule-seed-origin = 오라클 로그
step-rule-chain-logs = 컨트랙트 로그
step-rule-oracle-proof = 오라클 증명
step-checks-payload = 검사에 쓰는 모든 값이 한 번씩 있고, 명세에서 정한 형식을 갖추고 있습니다.
step-checks-replayable = 이벤트가 끝났고 시드(v2에서는 솔트도)가 공개되어 있어 뽑기를 재현할 수 있습니다.
step-checks-event-id = 공개된 vrf_event_id는 이벤트 자기 id의 해시이므로, 하나의 고정값을 두 이벤트에 쓸 수 없습니다.
step-checks-deck-hash = 공개된 해시가 공개된 덱의 해시입니다. 같은 카드, 같은 순서입니다.
step-checks-salt = 공개된 확약 값이 공개된 솔트의 해시입니다.
step-checks-deck-commitment = 공개된 deck_commitment는 덱의 해시와 솔트의 해시를 합쳐 해시한 것이므로, 어느 한쪽만 바뀔 수 없습니다.
step-checks-draws = 각 뽑기는 시드, 번호, 계정 id를 해시해, 남은 덱에서 그 자리의 카드를 가져갑니다. 모든 뽑기를 순서대로 재현합니다.
step-checks-recipe = 모든 기록과 증명 자체에 확정된 절차 packs_v1이 적혀 있습니다.
step-checks-history = 컨트랙트는 한 번만 씁니다. 같은 id가 다른 내용으로 두 번 고정되거나, 난수가 두 번 요청되거나 전달될 수 없습니다.
step-checks-window = 재고 시점과 난수 사이에 도착한 모든 난수를 분류하며, 그중 Pack에는 모두 기록이 있습니다.
step-checks-pull-key = 난수를 요청한 키가 구매 id의 해시입니다.
step-checks-version-rules = 확률의 합은 정확히 100%이고, 구간은 순서대로 있으며, 모든 카드의 가치는 자기 구간 안에 있습니다.
step-checks-version-root = 난수를 요청한 대상이 바로 이 확률과 카드의 해시입니다.
step-checks-version-anchor = 이 확률과 카드의 해시는 난수를 요청하기 전에 체인에 있었습니다.
step-checks-purchase-anchor = 구매와 품절 목록의 해시는 난수를 요청하기 전에 체인에 있었습니다.
step-checks-stock = 모든 카드가 품절인데 확률을 두고 판매된 구간이 없습니다.
step-checks-word = 난수는 난수 요청 다음에 왔습니다.
step-checks-replay = 이 뽑기와 이 뽑기가 기대는 다른 추첨 모두에서, 난수의 롤 값이 구간을 고르고, 뽑을 수 있는 카드 중 순위가 가장 앞선 카드가 기록된 카드입니다.
step-checks-award = 증명에 적힌 카드가 재현 끝에 나오는 카드입니다.
step-checks-contract = 이 id들에 무엇이 있는지 컨트랙트에 직접 묻습니다.
step-checks-seed-origin = 이벤트의 트랜잭션부터 오라클이 전달한 난수까지 오라클 자체의 로그를 따라갑니다.
step-checks-word-origin = 이 뽑기와 그것이 의존하는 모든 추첨에 대해, 요청부터 오라클이 전달한 난수까지 오라클 자체의 로그를 따라갑니다. 오라클 운영자가 이 네트워크용으로 공개했거나 이 사이트의 목록에 있는 코디네이터만 인정합니다.
step-checks-chain-logs = 컨트랙트의 로그와 상태, 오라클의 로그에서 각 항목이 어디에 쓰였는지 드러납니다. 그 사이에 도착한 Pack의 난수는 모두 증명에 있어야 합니다.
step-checks-oracle-proof = 오라클은 모든 난수에 서명합니다. 서명은 난수를 전달한 트랜잭션에 들어 있습니다. 내 브라우저가 목록에 있는 오라클 키로 여기서 서명을 검사하므로 어떤 노드도 난수를 지어낼 수 없습니다. 어느 요청이 이 추첨의 것인지는 여전히 노드의 답을 따릅니다.
step-failed-lead-payload = 공개된 데이터에 빠진 것이 있거나 형식이 올바르지 않습니다.
step-failed-lead-replayable = 재현에 필요한 것이 정해진 대로 공개되어 있지 않습니다.
step-failed-lead-event-id = 공개된 블록체인 id가 이 이벤트의 것이 아닙니다.
step-failed-lead-deck-hash = 여기에 표시된 덱은 고정된 덱이 아닙니다.
step-failed-lead-salt = 솔트가 그 확약과 일치하지 않습니다.
step-failed-lead-deck-commitment = 이 이벤트의 공개된 확약 값이 서로 맞지 않습니다.
step-failed-lead-draws = 기록된 뽑기는 공개된 시드와 덱에서 나오는 것과 다릅니다.
step-failed-lead-recipe = 이 추첨에는 공개된 절차와 다른 절차가 적혀 있습니다.
step-failed-lead-history = 공개된 이력이 서로 어긋납니다.
step-failed-lead-window = 이 카드를 가져갈 수 있었던 추첨 중 밝혀지지 않은 것이 있습니다.
step-failed-lead-pull-key = 표시된 난수는 이 구매에 묶여 있지 않습니다.
step-failed-lead-version-rules = 확률과 카드가 판매될 때의 규칙에 맞지 않습니다.
step-failed-lead-version-root = 이 증명은 여기에 표시된 확률과 카드에 대해 난수를 요청했다는 것을 보여 주지 않습니다.
step-failed-lead-version-anchor = 확률과 카드가 공개된 대로 고정되어 있지 않았습니다.
step-failed-lead-purchase-anchor = 구매가 공개된 대로 고정되어 있지 않았습니다.
step-failed-lead-stock = 재고가 한 장도 없는 구간에 확률이 있었습니다.
step-failed-lead-word = 이 증명은 난수가 요청 뒤에 왔다는 것을 보여 주지 않습니다.
step-failed-lead-replay = 기록된 추첨 중 그 난수에서 나오는 결과와 다른 것이 있습니다.
step-failed-lead-award = 받은 카드는 규칙대로 나오는 카드가 아닙니다.
step-failed-lead-contract = 컨트랙트에 판매처가 공개한 것과 다른 값이 있습니다.
step-failed-contract-nothing = 판매처가 값을 공개한 자리에 컨트랙트에는 아무것도 없습니다.
step-failed-version-too-late = 확률과 카드가 너무 늦게 고정되었습니다.
step-failed-purchase-too-late = 구매가 너무 늦게 고정되었습니다.
step-failed-logs-left-out = 공개된 이력에 블록체인에 있는 난수 하나가 빠져 있습니다.
step-failed-lead-seed-origin = 시드는 이 이벤트 자체의 요청에 대한 오라클의 응답이 아닙니다.
step-failed-lead-word-origin = 난수 하나가 오라클이 전달한 난수와 다릅니다.
step-failed-lead-chain-logs = 공개된 이력이 블록체인과 다릅니다.
step-failed-lead-oracle-proof = 오라클의 서명이 증명하는 난수가 다릅니다.
step-failed-means-payload = 데이터가 명세에서 정한 형식이 아니어서, 여기에 기대는 검사는 실행하지 않았습니다.
step-failed-means-replayable = 재현에 필요한 것이 정해진 대로 공개되어 있지 않습니다.
step-failed-means-event-id = 기록된 값은 다른 이벤트의 것일 수 있습니다.
step-failed-means-deck-hash = 카드나 가격, 순서가 고정된 덱과 다릅니다.
step-failed-means-salt = 시드가 생기기 전에 고정된 솔트가 아닙니다.
step-failed-means-deck-commitment = 공개된 확약 값이 서로 맞지 않아, 덱과 솔트가 미리 고정되어 있었음을 보여 주지 못합니다.
step-failed-means-draws = 이 보고서에서 적어도 한 뽑기는 공개된 시드, 덱, 계정 id에서 나오는 결과가 아닙니다.
step-failed-means-recipe = 확률과 카드가 packs_v1로 고정되었거나, 증명과 그 기록에 적힌 절차가 서로 다릅니다. 추첨을 다른 이름으로 불러도 고정된 것은 바뀌지 않습니다.
step-failed-means-history = 컨트랙트는 한 번만 쓰므로, 둘 다 썼을 수는 없습니다.
step-failed-means-window = 내 카드를 가져갈 수 있었던 추첨이 나와 있지 않아, 내 카드를 확실히 도출할 수 없습니다.
step-failed-means-pull-key = 표시된 난수는 다른 구매의 것일 수 있습니다.
step-failed-means-version-rules = 확률이나 카드 목록이 판매처 자신의 규칙에 맞지 않습니다.
step-failed-means-version-root = 난수를 요청한 대상과 다른 확률과 카드일 수 있습니다.
step-failed-means-version-anchor = 확률이나 카드 목록을 추첨이 시작된 뒤에 골랐을 수 있습니다.
step-failed-means-purchase-anchor = 무엇이 품절이었는지, 따라서 어떤 카드가 뽑힐 수 있었는지를 추첨이 시작된 뒤에 골랐을 수 있습니다.
step-failed-means-stock = 그 구간에 든 롤 값으로는 그 구간의 카드를 뽑을 수 없었습니다.
step-failed-means-word = 난수를 요청하기 전에 알 수 있었거나, 난수가 아예 나와 있지 않습니다.
step-failed-means-replay = 기록된 추첨 중 적어도 하나는 그 난수에서 나오는 결과가 아닙니다.
step-failed-means-award = 받은 카드는 난수에서 나오는 카드가 아닙니다.
step-failed-means-contract = 블록체인과 판매처가 공개한 데이터가 다릅니다.
step-failed-means-seed-origin = 오라클이 이 이벤트에 다른 난수를 전달했거나, 다른 트랜잭션이 이 이벤트를 고정했습니다.
step-failed-means-word-origin = 오라클은 이 추첨의 요청에 다른 난수로 응답했습니다. 따라서 카드를 정한 난수는 오라클에서 온 것이 아닙니다.
step-failed-means-chain-logs = 판매처가 이력으로 공개한 것은 블록체인에 기록된 것이 아닙니다.
step-failed-means-oracle-proof = 오라클이 이 요청에 서명한 난수는 공개된 난수와 다릅니다.
step-failed-todo-payload = 증명을 한 번 더 불러오세요. 그래도 같다면 증명 파일을 저장해, 해당 필드를 적어 판매처에 보내세요.
step-failed-todo-deck-hash = 지금 증명 파일을 저장하고, 위의 두 값에 대한 설명을 판매처에 요청하세요.
step-failed-todo-draws = 아래에서 내 뽑기를 찾으세요. 증명 파일을 저장하고, 여기에 적힌 뽑기에 대해 판매처에 물어보세요.
step-failed-todo-recipe = 증명 파일을 저장하고, 이 추첨에 어떤 절차를 썼으며 어디에 공개되어 있는지 판매처에 물어보세요.
step-failed-todo-history = 증명 파일을 저장하고, 빠졌거나 서로 어긋나는 항목을 판매처에 요청하세요.
step-failed-todo-purchase-anchor = 지금 증명 파일을 저장하고, 이 검사를 언급하며 이 구매에 대해 판매처에 물어보세요.
step-failed-todo-replay = 지금 증명 파일을 저장하고, 규칙대로 나오는 카드를 판매처에 요청하세요.
step-failed-todo-contract = 증명 파일을 저장하고, 다른 노드로 다시 확인하세요.
step-rule-replayable = 재현 가능성
step-checked-by = 충족해야 할 것: { $checks } 명세: { $rule }.
step-what-it-means = 무슨 뜻입니까?
step-what-to-do = 무엇을 할 수 있습니까?

## step-more

step-more-differ = 일치하지 않는 비교 { $more }건 더
step-more-differ-of = 일치하지 않는 비교 { $of }건 중 { $more }건 더
step-more-of = { $of }건 중 { $more }건 더
step-more-agree = 일치하는 비교 { $more }건 더

## detail

detail-one-agrees = 비교 1건이 일치합니다.
detail-all-agree = 비교 { $count }건이 모두 일치합니다.
detail-differs = 일치하지 않는 비교가 있습니다.
detail-more = { $first } 일치하지 않는 비교가 { $more }건 더 있습니다.

## timeline

timeline-heading = 일어난 일, 순서대로
timeline-exact = 정확한 값
timeline-transaction = 트랜잭션
timeline-locked-in-holds = 네, 미리 고정되어 있었습니다. 확률과 카드, 이 구매는 난수를 요청하기 전에 체인에 기록되었습니다.
timeline-locked-in-by-history = 판매처의 이력에 따르면 미리 고정되어 있었습니다. 확률과 카드, 이 구매는 난수를 요청하기 전에 체인에 기록되었습니다.
timeline-locked-in-broken = 모두 미리 고정되어 있었음을 보여 주는 것이 없습니다. 이유는 아래 줄에 나와 있습니다.
timeline-locked-in-elsewhere = 판매처의 이력에 따르면 이 뽑기는 규칙이 요구하는 대로 고정되었습니다. 이 뽑기가 기대는 다른 추첨도 그랬음을 보여 주는 것은 없습니다.
timeline-locked-in-untold = 미리 고정되어 있었는지 이 증명으로는 알 수 없습니다.
timeline-once-holds = 컨트랙트에는 요청이 하나 있고, 그 뒤에 난수 하나가 왔습니다.
timeline-once-by-history = 판매처의 이력에는 요청이 정확히 한 번 있고, 그 뒤에 난수가 하나 있습니다.
timeline-once-broken = 한 번의 요청과 그 뒤에 온 난수를 보여 주는 것이 없습니다. 이유는 아래 줄에 나와 있습니다.
timeline-once-elsewhere = 판매처의 이력에 따르면 이 뽑기의 요청과 난수는 순서가 맞습니다. 다른 추첨의 것도 순서가 맞음을 보여 주는 것은 없습니다.
timeline-once-untold = 요청이 정확히 한 번이었는지 이 증명으로는 알 수 없습니다.
timeline-chain-differs = 블록체인의 내용이 증명과 다릅니다. “블록체인에서 확인됩니까?”를 보세요.
timeline-chain-agrees = 컨트랙트와 그 로그에서 확인됩니다.
timeline-chain-holds = 컨트랙트에도 같은 값이 있습니다. 각각 어디에 쓰였는지는 거기서 읽지 못했습니다.
timeline-chain-unread = 판매처가 공개한 이력입니다. 블록체인은 아직 읽지 않았습니다.
timeline-version = 확률과 카드
timeline-stock = 재고 시점
timeline-purchase = 구매
timeline-request = 난수 요청
timeline-word = 난수
timeline-another-pack = 다른 Pack의 난수
timeline-another-other = Pack이 아닌 것의 난수
timeline-another-unknown = 난수 (무엇을 위한 것인지 증명에 나와 있지 않음)
timeline-version-means = 일단 고정되면 아무도 바꿀 수 없습니다.
timeline-stock-means = 판매처는 품절 카드 목록이 이 시점 기준이라고 합니다.
timeline-purchase-means = 일단 고정되면 아무도 이 구매의 확률, 카드, 품절 목록을 바꿀 수 없습니다.
timeline-request-means = 규칙상 오라클에 대한 요청은 뽑기마다 한 번입니다.
timeline-word-means = 이 난수가 카드를 결정합니다.
timeline-nowhere = 증명에 이에 대한 항목이 없습니다.
timeline-contradicted = 증명에 있는 이에 대한 항목들이 서로 어긋납니다.
timeline-word-for-pack = Pack용, 구매
timeline-word-for-other = Pack이 아닌 것용, 키
timeline-word-for-unknown = 용도가 나와 있지 않음, 키
timeline-times-to-come = 블록체인에서 확인하면 각 블록의 시각이 표시됩니다.
timeline-times-told = 시각은 노드가 알려 준 블록의 시각입니다. 참고용이며, 검사는 순서만을 근거로 합니다.
timeline-times-saved = 시각은 저장된 파일에 있는 것이며 검사하지 않았습니다. 검사는 순서만을 근거로 합니다.
timeline-times-not-told = 이 블록들의 시각은 알 수 없습니다. 검사는 순서만을 근거로 합니다.
timeline-times-not-saved = 저장된 파일에는 이 블록들의 시각이 없습니다. 블록체인에서 확인하면 표시됩니다.
timeline-before-request = 난수 요청({ $wanted })보다 앞에 있어야 합니다.
timeline-after-stock = 재고 시점({ $wanted })보다 뒤에 있어야 합니다.
timeline-after-request = 난수 요청({ $wanted })보다 뒤에 있어야 합니다.
timeline-others-packs = { $packs ->
   *[other] 다른 난수 { $packs }개: 다른 Pack용
  }
timeline-others-no-packs = { $others ->
   *[other] 다른 난수 { $others }개: Pack이 아닌 것용
  }
timeline-others-both = 다른 난수 { $all }개: { $packs }개는 다른 Pack용, { $others }개는 Pack이 아닌 것용
timeline-others-unknown = { $all ->
   *[other] 다른 난수 { $all }개
  }
timeline-left-out = { $words ->
   *[other] 이전 난수 { $words }개는 여기에 나열하지 않았습니다.
  }

## tool

tool-mark-flattened = 이 증명에는 객체와 목록을 다른 형태로 쓰는 프로그램(셸이나 데이터베이스 내보내기 등)의 흔적이 있습니다. 증명을 다시 받아 온 그대로 저장하세요.
tool-mark-shortened = 이 증명에는 값을 줄이거나 가리는 프로그램(브라우저 콘솔이나 로그 등)의 흔적이 있습니다. 증명을 다시 받아 온 그대로 저장하세요.
tool-mark-typeset = 이 증명에는 글을 꾸미는 프로그램(워드 프로세서나 채팅 등)의 흔적이 있어, id에 그런 줄표나 공백이 들어 있습니다. 증명을 다시 받아 온 그대로 저장하세요.
tool-mark-rounded = 이 증명에는 수를 부동 소수점으로 다루는 프로그램(스크립트, 브라우저 뷰어, jq, 스프레드시트 등)의 흔적이 있어, 수가 반올림되었거나 고쳐 쓰인 것으로 보입니다. 증명을 다시 받아 온 그대로 저장하세요.
tool-mark-retyped = 이 증명에는 수의 형식을 바꾸는 프로그램(스프레드시트, 표, 변환기 등)의 흔적이 있어, 정수가 텍스트이거나 소수부가 붙어 있습니다. 증명을 다시 받아 온 그대로 저장하세요.
tool-mark-recoded = 이 증명에는 글자를 다른 인코딩으로 읽은 프로그램(편집기나 셸 등)의 흔적이 있어, 글자가 사라졌거나 깨져 있습니다. 증명을 다시 받아 온 그대로 저장하세요.
tool-mark-escaped = 이 증명에는 웹 페이지용으로 글자를 쓰는 프로그램의 흔적이 있어, 글자가 HTML 방식으로 쓰여 있습니다. 증명을 다시 받아 온 그대로 저장하세요.

## trouble

trouble-another-file = “증명 파일 저장”으로 저장한 파일이나 판매처의 증명 파일을 여세요.
trouble-again = 잠시 뒤 다시 시도하거나, 저장한 증명 파일을 여세요.
trouble-another-build = 페이지를 새로 불러와야 합니다
trouble-another-build-says = 페이지와 검사 프로그램의 버전이 서로 달라 아무것도 검사하지 않았습니다.
trouble-another-build-cause = 페이지의 빌드는 { $page }, 검사 프로그램이 밝힌 빌드는 { $build }입니다.
trouble-another-build-way-on = 페이지를 새로 고치세요. 그래도 같다면 브라우저에서 이 사이트의 캐시를 비우세요.
trouble-no-vectors = 이 브라우저는 검사를 실행하기에 너무 오래되었습니다
trouble-no-vectors-says = 검사에는 2023년부터 브라우저에 들어간 WebAssembly 기능이 필요한데, 이 브라우저에는 없어 아무것도 검사하지 않았습니다.
trouble-no-vectors-cause = 브라우저가 128비트 벡터(SIMD)나 참조 타입을 쓰는 WebAssembly 모듈을 받아들이지 않습니다.
trouble-no-vectors-way-on = 이 브라우저를 업데이트하거나 다른 브라우저에서 페이지를 여세요.
trouble-no-worker = 검사 프로그램이 실행되지 않았습니다
trouble-no-worker-says = 이 페이지에서 검사를 맡은 부분이 시작되지 않았거나 스스로 멈춰, 아무것도 검사하지 않았습니다.
trouble-no-worker-cause = 브라우저가 이유를 알려 주지 않습니다. 여기서 웹 워커나 WebAssembly를 허용하지 않는 것일 수 있습니다.
trouble-no-worker-way-on = 페이지를 새로 고치거나 다른 브라우저로 시도하세요.
trouble-not-as-built = 검사 안 함
trouble-not-as-built-says = 이 페이지에서 검사를 맡은 부분이 페이지를 빌드할 때의 것과 달라, 시작하지 않았고 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-not-loaded-says = 이 페이지에서 검사를 맡은 부분을 불러오지 못해 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-offline = 브라우저에 따르면 이 기기는 오프라인입니다. 그렇다면 지금은 증명 링크를 검사할 수 없습니다. 페이지 전체를 담은 파일 packproof.html을 저장해 두었다면 네트워크 없이도 저장한 증명을 열 수 있습니다.
trouble-not-as-built-way-on = 인터넷에 연결되어 있는지 보고 다시 시도하거나, 페이지를 새로 고치세요. 그래도 같다면 다른 네트워크나 다른 브라우저로 시도하세요.
trouble-no-service = 이 파일은 물어볼 판매처를 알지 못합니다
trouble-no-service-says = 증명 링크는 판매처의 페이지에서 열립니다. 이것은 파일 하나로 된 packproof라 누구에게도 묻지 않았고, 아무것도 검사하지 않았습니다.
trouble-no-service-cause = 파일 자체에 서비스가 적혀 있지 않습니다(설정에 “service”가 없음).
trouble-no-service-way-on = 링크를 브라우저에서 열어 거기서 증명을 저장한 다음, 그 파일을 여기서 여세요.
trouble-self-test = 이 페이지를 사용하지 마세요
trouble-self-test-says = 이 페이지는 증명을 검사하기 전에, 답을 이미 아는 증명 { $all }개로 검사 프로그램을 시험합니다. 그중 { $wrong }개의 답이 틀려, 내 증명은 검사하지 않았습니다.
trouble-self-test-cause = 틀린 답: { $wrong }. 이 브라우저에 도착한 검사 프로그램이나, 이 기기가 그것을 실행하는 방식에 문제가 있습니다.
trouble-self-test-way-on = 이것은 내 증명의 옳고 그름과는 무관합니다. 페이지를 새로 고치세요. 그래도 같다면 다른 브라우저나 다른 기기를 쓰고, 이 사이트의 운영자에게 알려 주세요.
trouble-contradicts-itself = 이 프로그램의 결과가 서로 다릅니다
trouble-contradicts-itself-says = 이 페이지는 증명마다 두 프로그램으로 두 번 검사하는데, 그 결과가 서로 달랐습니다. 그래서 어떤 결과도 유효하지 않으며, 확인하거나 저장하거나 공유할 수 없습니다.
trouble-contradicts-itself-cause = 두 결과가 다릅니다. 프로그램 하나가 손상되어 도착했거나, 이 기기가 그것을 잘못 실행합니다.
trouble-not-ready = 판매처에 따르면 아직 완료되지 않음
trouble-not-ready-says = 판매처에 따르면 이 뽑기나 그 전후의 뽑기가 아직 완료되지 않았습니다. packproof는 그것을 확인할 수 없습니다. 공개된 규칙에 따르면 블록체인이나 오라클이 느릴 때 뽑기는 기다릴 뿐, 바뀌거나 다시 추첨되지 않습니다.
trouble-not-ready-cause = 판매처가 404와 proof_not_ready로 답했습니다.
trouble-not-ready-way-on = 이 페이지가 알아서 다시 요청하며, 링크는 그대로입니다. 하루가 지나도 판매처의 답이 같으면 이 링크를 보내고 이유를 물어보세요.
trouble-unknown-id = 찾을 수 없음
trouble-unknown-id-says = 이 판매처에는 그 id의 증명이 없습니다. 링크가 일부만 복사되었을 수도 있습니다.
trouble-unknown-id-cause = 판매처가 proof_not_ready가 아닌 자체 오류와 함께 404로 답했습니다.
trouble-no-file-says = 증명의 주소에 파일이 없어 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-not-its-own = 답은 왔지만 판매처의 답이 아닙니다
trouble-not-its-own-says = 판매처 주소에서 서버가 답하지만, 이 답은 판매처의 답이 아닙니다. 판매처 앞에 있는 서버의 답일 수 있습니다. 아무것도 검사하지 않았으며, 이것은 증명의 옳고 그름과는 무관합니다.
trouble-not-its-own-cause = 답은 HTTP 상태 404이며, 판매처 서비스 형식의 오류(“error”가 있는 JSON)가 없습니다.
trouble-not-its-own-way-on = 이 페이지가 알아서 다시 요청합니다. 계속되면 판매처에 이 링크를 보내고 이유를 물어보세요.
trouble-busy = 지금 바쁩니다
trouble-busy-says = 판매처 또는 그 앞의 서버가 지금 바빠서 아직 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-busy-way-on = 이 페이지는 답이 요청한 시간이 지나면 알아서 다시 요청합니다.
trouble-gate = 판매처 앞에 로그인이 있습니다
trouble-gate-says = 로그인이나 다른 관문이 증명 요청을 거부했습니다. packproof는 비밀번호도 쿠키도 보내지 않으므로 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-gate-way-on = 판매처에 로그인 없이 증명을 공개해 달라고 하거나, 증명을 직접 저장해 여기에서 여세요.
trouble-web-page = 증명 대신 웹 페이지가 왔습니다
trouble-web-page-says = 답이 증명이 아니라 웹 페이지여서 아무것도 검사하지 않았습니다. 로그인 화면이거나 판매처까지의 경로에 있는 서버의 페이지일 수 있습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-nothing = 답이 비어 있습니다
trouble-nothing-says = 내용이 없는 답이 와서 아무것도 검사하지 않았습니다. 판매처까지의 경로에 있는 서버의 답일 수 있습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-elsewhere-says = 링크는 { $host }의 것입니다. 이 페이지는 { $asked }의 증명만 찾으며, 그 id의 증명을 찾지 못했습니다.
trouble-elsewhere-way-on = 링크를 해당 사이트에서 여세요. 여기서 다시 시도해도 달라지지 않습니다.
trouble-elsewhere-open = { $host }에서 열기
trouble-service-status = 증명을 받지 못함
trouble-service-status-says = 답이 왔지만 증명이 아니어서 아무것도 검사하지 않았습니다. 판매처까지의 경로에 있는 서버의 답일 수 있습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-service-status-cause = 답의 HTTP 상태 코드는 { $status }입니다.
trouble-unreachable = 증명을 가져올 수 없음
trouble-unreachable-says = 답이 오지 않아 아무것도 검사하지 않았습니다. 내 연결, 이 기기에서 요청을 막는 것, 또는 판매처가 원인일 수 있습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-unreachable-cause = 브라우저가 이유를 알려 주지 않습니다.
trouble-broke-off = 응답이 중간에 끊겼습니다
trouble-broke-off-says = 증명이 모두 도착하기 전에 응답이 끊겨 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-not-allowed = 판매처는 있지만, 그 오류를 웹 페이지에서 읽을 수 없습니다
trouble-not-allowed-says = 판매처 주소에서 서버가 답하지만, 브라우저가 답을 보여 주는 데 필요한 허용(CORS)이 없습니다. 이런 답은 대개 오류입니다. 뽑기가 아직 완료되지 않았을 수 있습니다. 아무것도 검사하지 않았으며, 이것은 증명의 옳고 그름과는 무관합니다.
trouble-not-allowed-cause = 답에 이 페이지를 위한 Access-Control-Allow-Origin 헤더가 없어 상태도 읽을 수 없습니다.
trouble-not-allowed-way-on = 이 페이지가 알아서 다시 요청합니다. 계속되면, 증명과 같은 CORS 헤더가 오류에도 필요하다고 판매처에 알려 주세요.
trouble-timed-out = 제때 답이 오지 않음
trouble-timed-out-says = 증명이 제때 도착하지 않아 아무것도 검사하지 않았습니다. 연결이 느리거나 판매처가 느린 것이 원인일 수 있습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-timed-out-cause = { $seconds ->
   *[other] { $seconds }초
  } 동안 아무것도 도착하지 않았습니다.
trouble-redirected = 답이 다른 곳을 가리킴
trouble-redirected-says = 네트워크나 판매처의 로그인처럼 다른 주소를 가리킵니다. packproof는 설정된 주소에만 요청하므로 아무것도 검사하지 않았습니다. 이것은 증명의 옳고 그름과는 무관합니다.
trouble-redirected-cause = 답은 리디렉션이었고, packproof는 리디렉션을 따라가지 않습니다.
trouble-another-id = 요청한 것과 다른 증명
trouble-another-id-says = 판매처가 다른 id의 증명으로 답해, 이 링크로는 검사하지 않았습니다.
trouble-another-id-cause = 도착한 증명의 id는 { $shown }입니다.
trouble-another-kind = 요청한 것과 다른 증명
trouble-another-kind-says = 판매처가 링크와 다른 종류의 증명으로 답해, 이 링크로는 검사하지 않았습니다.
trouble-another-kind-event = 링크는 Pack 뽑기의 것인데, 팩 이벤트의 보고서가 도착했습니다.
trouble-another-kind-pull = 링크는 팩 이벤트의 것인데, Pack 뽑기의 증명이 도착했습니다.
trouble-saved-proof-version = packproof의 다른 버전에서 저장됨
trouble-saved-proof-version-says = 저장된 증명이지만 packproof가 모르는 형식이어서 아무것도 검사하지 않았습니다.
trouble-saved-proof-version-cause = 파일의 형식은 버전 { $version }, packproof가 아는 형식은 버전 { $format }입니다.
trouble-saved-proof-version-way-on = 저장한 페이지에서 열거나, 이 페이지에서 다시 저장하세요.
trouble-saved-proof-broken = 온전하지 않은 저장 증명
trouble-saved-proof-broken-says = 저장된 증명이지만 일부가 없거나 읽을 수 없어 아무것도 검사하지 않았습니다.
trouble-empty = 비어 있음
trouble-empty-says = 파일이 비어 있어 검사할 것이 없습니다. 증명을 다시 받아 여세요.
trouble-empty-cause = 글자가 없거나 공백뿐입니다.
trouble-not-readable = 읽을 수 없음
trouble-not-text = 증명이 아님
trouble-not-text-says = 텍스트가 아닙니다. 증명은 JSON 텍스트입니다. 그림이나 압축 파일일 수 있습니다.
trouble-not-text-encoding = 이 텍스트의 인코딩은 UTF-8도 UTF-16도 아닙니다. UTF-8로 저장해 여세요.
trouble-not-text-cause = { $at }번째 바이트가 UTF-8이 아닙니다.
trouble-not-json = 증명이 아님
trouble-not-json-cut-off = 이 JSON은 중간에 잘렸습니다. 증명 전체를 다시 받으세요.
trouble-not-json-nan = 이 텍스트에는 JSON에 없는 숫자 NaN이 있습니다. JSON을 쓰지 않는 프로그램이 쓴 것입니다. 판매처의 서비스가 보내는 그대로 증명을 다시 받으세요.
trouble-not-json-infinity = 이 텍스트에는 JSON에 없는 숫자 Infinity가 있습니다. JSON을 쓰지 않는 프로그램이 쓴 것입니다. 판매처의 서비스가 보내는 그대로 증명을 다시 받으세요.
trouble-not-json-web-page = 이것은 증명이 아니라 웹 페이지입니다. 증명이 표시되어 있다면 증명의 텍스트만 파일로 저장해 여세요.
trouble-not-json-headers = 이 텍스트는 웹 응답의 헤더로 시작합니다. 헤더 없이(curl이라면 -i 없이) 응답을 저장해 여세요.
trouble-not-json-in-front = 이 텍스트에는 JSON 앞에 다른 것이 있습니다. 첫 중괄호부터 마지막 중괄호까지 JSON만 저장해 여세요.
trouble-not-json-behind = 이 텍스트에는 JSON 뒤에 다른 것이 있습니다. 마지막 중괄호까지 JSON만 저장해 여세요.
trouble-not-json-several = 이 텍스트에는 JSON 객체 여러 개가 이어져 있습니다. 각각 한 줄로 쓰거나(jq -c .) 따로 파일로 저장하세요.
trouble-not-json-other = 텍스트이지만 JSON이 아닙니다.
trouble-not-json-cause = 위치: { $line }행 { $column }열.
trouble-not-an-object = 증명이 아님
trouble-not-an-object-says = JSON이지만 객체가 아닙니다. 증명은 객체입니다.
trouble-not-an-object-list = JSON이지만, 증명은 하나의 객체입니다. 그 안의 증명 하나를 따로 파일로 저장해 여세요.
trouble-not-an-object-array = 내용의 종류: 목록.
trouble-not-an-object-string = 내용의 종류: 텍스트.
trouble-not-an-object-number = 내용의 종류: 숫자.
trouble-not-an-object-boolean = 내용의 종류: true 또는 false.
trouble-not-an-object-null = 내용의 종류: null.
trouble-too-deep = 증명이 아님
trouble-too-deep-says = JSON이지만 어떤 증명보다도 깊게 중첩되어 있습니다.
trouble-too-deep-cause = 목록과 객체가 너무 깊이 겹쳐 있어 읽을 수 없습니다.
trouble-not-a-payload = 증명이 아님
trouble-not-a-payload-says = JSON이지만 Pack 뽑기의 증명도 팩 이벤트의 보고서도 아닙니다.
trouble-not-a-payload-cause = target_pull_key도 pack_event_id도 없습니다.
trouble-zip-says = 이것은 ZIP 압축 파일입니다. 증명은 하나의 파일이므로, 압축을 풀고 그 안의 증명 파일을 여세요.
trouble-gzip-says = 이것은 풀 수 없는 gzip 파일입니다. 손상되었거나 잘렸거나 두 번 압축되었습니다. 파일을 다시 받으세요.
trouble-archive-says = 이것은 압축된 파일({ $format })입니다. 압축을 풀고 그 안의 증명 파일을 여세요.
trouble-har-says = 이것은 HAR 파일, 즉 브라우저가 보낸 요청과 받은 응답의 기록입니다. 그 자체는 증명이 아닙니다. 그 안에서 판매처의 응답을 파일로 저장해 여세요.
trouble-report-says = 이것은 packproof가 증명에 대해 작성한 보고서이며 증명 자체가 아닙니다. 보고서가 다루는 증명 파일을 여세요.
trouble-envelope-says = 이 JSON의 증명은 다른 것에 싸여 “{ $key }” 아래에 있습니다. 그 안의 내용만 따로 파일로 저장해 여세요.
trouble-lines-says = 이 파일에는 줄마다 JSON이 하나씩 모두 { $lines }줄 있습니다. 한 번에 { $limit }줄까지 열 수 있습니다. 더 작은 파일로 나누세요.
trouble-packed-cause = 형식은 파일의 첫 바이트로 알 수 있습니다.
trouble-file = 파일을 읽지 못함
trouble-file-gone-says = 파일이 고를 때 있던 곳에 더는 없습니다. 옮겨졌거나 이름이 바뀌었거나 삭제되었습니다.
trouble-file-unreadable-says = 브라우저가 파일을 읽지 못했습니다. 고른 뒤에 파일이 바뀌었거나 브라우저에 읽을 권한이 없습니다.
trouble-file-way-on = 파일을 다시 고르세요.
trouble-folder-says = 폴더에 파일이 { $limit }개보다 많습니다. 더 작은 폴더를 고르세요.
trouble-too-large = 너무 큼
trouble-too-large-says = 어떤 증명보다도 큽니다. 이 페이지는 { $limit }까지 읽습니다.
trouble-too-large-cause = 크기는 { $size ->
   *[other] { $size }바이트
  } 이상이며, 한도는 { $limit ->
   *[other] { $limit }바이트
  }입니다.
trouble-reload = 페이지 새로 고침
trouble-another-proof = 다른 증명 검사
trouble-dismiss = 닫기
trouble-cause = 원인
trouble-no-name = 이름 없는 빌드
trouble-tells-unknown = 검사 프로그램이 알 수 없는 내용을 보냈습니다

## trust

trust-why-code = 여기의 모든 것은 이 사이트가 브라우저로 보낸 코드가 계산했으며, 코드가 다르면 어떤 판정이든 보여 줄 수 있습니다. 빌드 번호는 소스 전체에 대한 해시의 앞부분입니다. 소스가 같으면 번호도 같습니다.
trust-why-contract = 판매처가 여기에 밝힌 컨트랙트입니다. 자체 코드를 쓴 비슷한 컨트랙트라면 모든 검사를 통과할 수 있습니다.
trust-why-endpoint = 체인은 다른 이들이 운영하는 컴퓨터를 통해 읽으며, 하나는 마음대로 답할 수 있습니다. 노드를 하나씩 따로 검사하고, 모든 노드가 보여 준 것만 칩니다. 그래서 정직한 노드가 하나만 있으면 충분합니다. 속이려면 모두가 입을 맞춰야 합니다.
trust-why-oracle = 난수가 모든 추첨을 결정합니다. 오라클은 자신의 키로 난수에 서명하며, 난수를 고를 수 없습니다. 블록체인을 읽으면 내 브라우저가 그 서명을 검사합니다. 그럴 수 없으면 packproof는 서명을 검사한 오라클의 컨트랙트에 의존합니다.
trust-why-unbound = 증명의 대상이 아니므로, 통과했더라도 이것들에 대해서는 아무것도 말해 주지 않습니다.
trust-what-to-do-code = 증명 파일을 저장해, 코드를 믿을 수 있는 곳에서 검사하세요. packproof를 실행하는 다른 사이트나, 소스에서 빌드해 터미널에서 검사할 수 있습니다.
trust-what-to-do-endpoint = “블록체인에서 확인됩니까?”에서 노드 두세 개나 직접 운영하는 노드를 고르세요.
trust-what-to-do-oracle = “블록체인에서 확인됩니까?”에서 난수를 요청받은 코디네이터와, 오라클 운영자가 이 네트워크용으로 공개한 것인지를 살펴보세요.
trust-still-trusted = 그래도 믿어야 하는 것
trust-self-test = 자체 시험: { $all }개 중 { $passed }개 정답. 검사 프로그램은 이 증명을 맡기 전에, 답을 이미 아는 모든 증명에 맞는 답을 했습니다.
trust-code = packproof의 코드, 빌드 { $build }.
trust-no-contract-named = 증명에 읽을 컨트랙트가 적혀 있지 않습니다.
trust-contract-once = packproof는 컨트랙트에 든 값을 읽고 그 코드를 믿습니다. id를 한 번만 기록하고, 구매마다 난수를 하나만 요청하며, 그 난수를 오라클에서만 받는다는 것입니다.
trust-endpoint-at = , 블록 { $number }에서 물음
trust-endpoint-unread = ; 보이지 않은 것은 판매처
trust-endpoint-rest-proven = ; 나머지는 오라클의 서명이 증명합니다
trust-endpoint-not-replayed = 검증된 카드가 없으므로, 지금은 판매처
trust-endpoint-shops-word = 이 모든 것이 제때 기록되었다는 점에서는 판매처
trust-endpoint-one = 노드 { $there }{ $at }: 모든 것이 이 노드에 달려 있습니다{ $rest }.
trust-endpoint-several = 다음 노드 중 하나가 정직하다는 것: { $there }{ $at }. 그렇다면 이 결과는 맞습니다{ $rest }.
trust-endpoint-contradict = 아직 없음: 다음 노드들의 답이 서로 어긋납니다: { $there }{ $at }.
trust-oracle-unseen = 오라클의 무작위성: 아무도 난수를 고르거나 미리 알지 못했다는 것.
trust-oracle-published = 오라클의 무작위성: 난수는 Chainlink가 이 네트워크용으로 공개한 코디네이터를 거쳤습니다.
trust-oracle-listed = 오라클의 무작위성: 난수는 이 사이트의 목록에 있는 코디네이터를 거쳤습니다.
trust-oracle-proven = 오라클: 난수에 서명한 키 { $count }개({ $keys })를 오라클만 가지고 있다는 것. 서명은 내 브라우저가 검사했습니다.
trust-oracle-unknown = 오라클의 무작위성: 어디에도 공개되지 않은 코디네이터 0x{ $address }에서 온 난수가 있습니다.
trust-unbound-pack-event = 판매처, 증명의 대상이 아닌 것에 대해: 계정 id가 누구의 것인지, 이벤트가 왜 그때 끝났는지, 그리고 그림.
trust-unbound-pack-pull = 판매처, 증명의 대상이 아닌 것에 대해: 누구의 구매인지, 무엇이 품절이었는지, 어떤 카드인지.
trust-unbound-event-accounts = 계정 id는 어떤 확약의 대상도 아니며, id가 다르면 나오는 카드도 다릅니다. 내 id는 나만 압니다. 내 뽑기 옆의 id와 비교해 보세요.
trust-unbound-event-order = 시드를 아는 사람은 앞으로의 순서도 압니다. 그래서 증명은 누가 어느 차례를 받았는지 보여 주지 않습니다. 뽑기 옆의 시각은 판매처가 적은 것입니다.
trust-unbound-event-end = 끝나는 때는 판매처가 고를 수 있습니다. 증명은 이루어진 뽑기에 대한 것이며, 왜 더 없었는지는 다루지 않습니다. 카드가 남았다면 판매처에 물어보세요.
trust-unbound-event-names = 이름, 제목, 그림, 가격은 판매처가 정했습니다. 증명의 대상은 카드 id와 그 순서, 계정 id이며, 결제나 사람은 아닙니다. 받은 카드와 비교해 보세요.
trust-unbound-pull-name = 이름은 판매처가 정했습니다. 증명은 구매를 사람이나 결제와 묶지 않습니다. 구매 id를 영수증의 id와 비교해 보세요.
trust-unbound-pull-stock = 무엇이 언제 기준으로 품절이었는지는 판매처가 밝힌 것입니다. 규칙에 따라 사실이든 아니든 구매의 확약으로 고정됩니다. 결제할 때 판매 중이던 것과 비교해 보세요.
trust-unbound-pull-card = 증명의 대상은 카드의 인벤토리 id입니다. 어떤 카드인지는 판매처만 말합니다. 받은 카드와 비교해 보세요.
trust-fingerprint = 정확히 어떤 파일인지
trust-fingerprint-why = 파일의 모든 바이트로 계산한 SHA-256입니다. 같은 파일이면 같은 값이 나오고, 어디든 다른 파일이면 값이 다릅니다.
trust-fingerprint-name = 파일의 SHA-256

## unread

unread-no-contract = 증명에 읽을 컨트랙트 주소가 없습니다. 판매처에 물어보세요.
unread-unknown-chain = 이 체인의 컨트랙트 주소에는 아무것도 없습니다. packproof가 모르는 네트워크이므로 다른 체인일 수 있습니다. 어느 체인인지 판매처에 물어보세요.
unread-inconsistent = 노드의 답이 서로 어긋나므로({ $how }) 그 답은 판단에 쓰지 않습니다. 다른 노드에 물어보세요.
unread-not-reached = 증명에 나오는 블록은 { $needed }인데, 최신 블록은 { $newest }({ $age } 전)입니다. 1분쯤 뒤 다시 시도하세요.
unread-not-reached-event = 최신 블록은 { $newest }({ $age } 전)이며, 컨트랙트에는 이 이벤트에 관한 기록이 없습니다. 1분쯤 뒤 다시 시도하세요.
unread-age-seconds = { $count }초
unread-age-minutes = { $count }분
unread-age-hours = { $count }시간
unread-age-days = { $count }일
unread-end-not-shown = 노드의 응답만으로는 블록 { $block } 보유 여부를 알 수 없어, 응답이 완전하지 않을 수 있습니다. 1분쯤 뒤 다시 시도하세요.
unread-not-settled = 노드에 다시 물어봐야 했지만 최신 블록을 받지 못했습니다. 다시 시도하거나 다른 노드에 물어보세요.
unread-not-the-contract = 이 주소에는 코드가 있지만 컨트랙트처럼 응답하지 않습니다. 컨트랙트가 어디에 있는지 판매처에 물어보세요.
unread-many-inputs = 실패한 오라클 응답 중 { $count }건은 packproof가 읽는 수를 넘어 검사하지 않았습니다. 이유를 판매처에 물어보세요.
unread-no-anchor = 이 이벤트를 고정한 트랜잭션이 보이지 않습니다. 판매처에 물어보세요.
unread-unknown-transaction = 노드에 트랜잭션 { $hash } 정보가 없습니다. 다른 노드에 물어보세요. 전체 이력을 보관하는 노드가 가장 좋습니다.
unread-log-not-seen = 노드가 { $at }의 로그를 보여 주지 않습니다. 다른 노드에 물어보세요. 전체 이력을 보관하는 노드가 가장 좋습니다.
unread-word-not-seen = 블록 { $from }부터 { $to }까지에서 노드가 요청 { $request }에 대한 오라클의 응답을 보여 주지 않습니다. 다른 노드에 물어보세요. 전체 이력을 보관하는 노드가 가장 좋습니다.
unread-no-log-there = 판매처가 있다고 한 { $at }에 노드의 로그가 없습니다. 올바른 위치나 판매처가 운영하지 않는 노드를 판매처에 물어보세요.
unread-no-fulfilment = 노드가 요청 { $request } 기록은 보여 주지만, 블록 { $from }부터 { $to }까지에 그에 대한 오라클의 응답은 없습니다. 올바른 위치나 판매처가 운영하지 않는 노드를 판매처에 물어보세요.
unread-unknown-log = { $at }에 있는 컨트랙트 로그의 의미를 알 수 없습니다. 빠진 난수일 수 있으니 무엇인지 판매처에 물어보세요.
unread-no-older-logs = 판매처는 구간의 시작을 블록 { $block }(으)로 정했는데, 노드가 그렇게 오래된 로그를 보여 주지 않습니다. 노드가 보관하지 않거나, 컨트랙트에 아직 로그가 없었을 것입니다. 전체 이력을 보관하는 노드에 물어보세요.
unread-no-indexes = 노드가 블록 { $block }의 로그에 블록 안의 위치대로 번호를 붙이지 않습니다. 다른 노드에 물어보세요.
unread-answered-elsewhere = 오라클이 요청 { $request }에 답했지만, 컨트랙트는 그 답을 다른 것에 주었습니다. 이유를 판매처에 물어보세요.
unread-refuted = 이것을 부정하는 노드도 있고 그렇지 않은 노드도 있습니다. 어느 하나가 틀렸거나 뒤처졌습니다. 하나를 빼면 나머지가 보여 주는 결과를 볼 수 있습니다.
unread-two-chains = 고른 노드들이 서로 다른 체인에 있으며, 증명이 어느 체인을 뜻하는지 packproof는 알 수 없습니다. 한 네트워크의 노드로만 다시 물어보세요.
unread-request-unclear = { $hash }에 대해 노드가 오라클 요청을 보여 주지 않습니다. 다른 노드에 물어보세요. 전체 이력을 보관하는 노드가 가장 좋습니다.
unread-several-requests = { $hash }에 속하는 오라클 요청이 여럿이고 구별할 방법이 없어, 어떤 난수가 유효한지 알 수 없습니다. 판매처에 물어보세요.
unread-no-request = { $hash }의 영수증에는 판매처의 요청만 있고 오라클에 대한 요청이 없어, 난수가 어디서 왔는지 알 수 없습니다. 판매처에 물어보세요.
unread-no-proof = 노드가 돌려준 트랜잭션 { $hash }에는 이 난수에 맞는 오라클의 서명이 없습니다. 다른 노드에 물어보세요.
unread-other-code = 컨트랙트 코드의 해시는 { $found }이고, 이 사이트의 운영자가 읽은 코드의 해시는 { $listed }입니다. 이유를 운영자에게 물어보세요.
unread-too-much-work = 여기에는 packproof가 비교하는 것보다 많은 항목과 로그가 있으며, 이는 보통의 증명에 있는 것보다 훨씬 많습니다. 이유를 판매처에 물어보세요.
unread-unlisted-coordinator = 난수를 전달한 것은 어디에도 공개되지 않은 코디네이터 { $address }입니다. 운영자가 난수를 골랐을 수도 있습니다. 누구의 것인지 판매처에 물어보세요.
unread-unlisted-key = 서명에 쓰인 키({ $key })는 오라클 운영자가 이 네트워크용으로 공개한 키가 아닙니다. 누구의 것인지 판매처에 물어보세요.
unread-block-not-proven = 블록 { $number }의 헤더나 영수증이 오라클의 증명이 나타내는 해시와 맞지 않습니다. packproof는 이 네트워크의 블록을 증명할 수 없습니다.
unread-fault-unreachable = { $host }: 연결할 수 없었습니다.
unread-fault-stopped = { $host }: 연결할 수 없었습니다. 이 기기가 온라인인데도 요청이 곧바로 실패했으므로 브라우저가 막았을 수 있습니다(콘텐츠 차단기 또는 개인정보 보호 실드).
unread-fault-near = { $host }: 연결할 수 없었습니다. 이 기기나 이 기기의 네트워크에 있으며, 일부 브라우저는 허용해야만 페이지가 그곳에 연결하게 합니다.
unread-fault-not-allowed = { $host }: 작동 중이지만 웹 페이지의 질의를 허용하지 않습니다(CORS).
unread-fault-busy = { $host }: 붐비거나 제때 답하지 않았습니다.
unread-fault-malformed = { $host }: packproof가 읽을 수 없는 형식으로 답했습니다.
unread-fault-refused = { $host }: 거절했습니다. { $message }(코드 { $code }).
unread-fault-wrong-chain = { $host }: 체인 { $found }의 노드인데, 증명 파일에 적힌 것은 체인 { $wanted }입니다.
unread-fault-not-the-contract = { $host }: 공개된 주소에 그런 컨트랙트가 없다고 합니다.
unread-fault-no-logs = { $host }: 블록 { $from }부터 { $to }까지의 로그를 거절했습니다.
unread-fault-inconsistent = { $host }의 답이 서로 어긋납니다: { $how }. 그 로그는 판단에 쓰지 않습니다.
unread-fault-same-operator = { $host }: 목록의 다른 주소와 호스트가 같아 묻지 않았습니다. 둘 다 한 운영자의 주소이므로 노드 하나로 셉니다.
unread-way-on-unreachable = 인터넷 연결을 확인하거나, 다른 노드로 해 보세요.
unread-way-on-stopped = 이 페이지에서 차단기나 실드를 끄거나, 주소를 확인하거나, 다른 노드로 해 보세요.
unread-way-on-near = 노드가 실행 중인지 확인하세요. 주소 옆에 있는 이 사이트의 브라우저 설정에서 로컬 네트워크 접근을 허용한 뒤 다시 시도하세요.
unread-way-on-not-allowed = 다른 노드를 선택하세요. 이 노드는 웹 페이지용이 아닙니다. 직접 운영하는 노드라면 설정에서 허용할 수 있습니다.
unread-way-on-busy = 1분쯤 기다렸다가 다시 묻거나 다른 노드에 물어보세요.
unread-way-on-no-endpoint = 노드의 주소가 맞는지 보거나 다른 노드에 물어보세요.
unread-way-on-refused = 주소가 온전한지, 키가 필요하다면 키도 들어 있는지 보거나 다른 노드에 물어보세요. 전체 이력을 보관하는 노드가 가장 좋습니다.
unread-way-on-network = { $name }의 노드를 선택하세요.
unread-way-on-local = 로컬 개발 네트워크의 노드를 선택하세요.
unread-way-on-chain = 체인 { $wanted }의 노드를 선택하세요.
unread-way-on-not-the-contract = 네트워크의 탐색기에서 주소를 찾아보세요. 거기에도 컨트랙트가 없다면 컨트랙트가 어디에 있는지 판매처에 물어보세요.
unread-way-on-no-logs = 다른 노드에 물어보세요. 전체 이력을 보관하고 한 번에 더 많은 블록을 주는 노드도 있습니다.
unread-way-on-same-operator = 다른 운영자의 노드를 추가하세요.
unread-way-on-inconsistent = 다른 노드를 선택하세요. 로그에 자체 번호를 매기는 노드도 있으며, 증명과는 관계가 없습니다.
inconsistent-two-logs = { $at }에 로그가 두 개
inconsistent-two-places = 로그 하나가 { $at }와 { $other }에
inconsistent-not-asked = 요청하지 않은 { $at }의 로그
inconsistent-two-hashes = 블록 { $block }에 해시가 두 개

## value

value-entry = { $hash }, { $at }
value-short-entry = { $hash }, { $at }
value-position = 블록 { $block }, 로그 { $log_index }
value-form-present = 값
value-form-object = 객체
value-form-list = 목록
value-form-leaf = 카드의 id와 센트 단위 가치의 쌍
value-form-bands = 구간 255개 이하의 목록
value-form-text = 텍스트
value-form-boolean = true 또는 false
value-form-integer = { $most } 이하의 정수
value-form-position-integer = { $most } 이하의 정수, 또는 같은 값의 hex
value-form-user-id = 텍스트 또는 정수
value-form-hash32 = hex로 된 32바이트
value-form-bare-hash32 = 정확히 64자리 hex
value-form-hyphenated = 하이픈이 있는 UUID
value-form-word = 1~64자리 hex
value-form-uuid = UUID(하이픈은 있어도 없어도 됨)
value-form-uuid-or-null = UUID(하이픈은 있어도 없어도 됨) 또는 null
value-form-log-kind = anchored, requested, fulfilled 중 하나
value-form-once-in-deck = 덱의 다른 카드에 없는 id
value-form-once-in-records = 다른 기록에 없는 키
value-form-target-record = 이 뽑기의 기록
value-place-payload = 증명 파일
value-place-pull = 뽑기 { $number }번
value-place-band = { $draw }, 구간 { $band }
value-place-card = { $draw }, 카드 { $card }
value-place-key = 키 { $key }
value-this-pull = 이 뽑기
value-this-event = 이 이벤트
value-draw-of-purchase = 구매 { $purchase }의 추첨
value-draw-of-key = 키 { $pull_key }의 추첨
value-nothing = 없음

## verdict

verdict-not-over-yet = 아직 끝나지 않음
verdict-contradicted = 노드들의 답이 서로 어긋납니다
verdict-word-verified = 검증됨
verdict-word-origin-unknown = 난수의 출처를 알 수 없음
verdict-word-not-confirmed = 확인되지 않음
verdict-word-refuted = 이 증명을 부정하는 노드가 있습니다
verdict-word-verified-offline = 계산이 맞습니다
verdict-word-not-verified = 검증되지 않음
verdict-word-not-replayable = 재현할 수 없음
verdict-not-confirmed = 아직 블록체인에서 확인되지 않음
verdict-confirmed-so-far = 여기까지 블록체인에서 확인됨
verdict-recorded = { $at }에 { $who }{ $block }에서 확인되었다고 이 파일에 저장되어 있음
verdict-recorded-checking = 이 파일에 저장된 응답은 아직 검사 중입니다.
verdict-mark-word-waiting = 아직 검사 안 함
verdict-mark-word-history = 통과(판매처의 이력 기준)
verdict-mark-word-recorded = 통과(이 파일 기준)
verdict-mark-word-data = 통과(데이터 자체 기준)
verdict-mark-word-chain = 통과(블록체인에서 확인됨)
verdict-mark-word-proof = 통과(오라클의 서명으로 증명됨)
verdict-mark-word-failed = 통과하지 않음
verdict-mark-word-skipped = 검사 안 함
verdict-all-passed = 검사 { $checkable }개 중 { $passed }개가 통과했습니다
verdict-agrees-event = 공개된 규칙과 랜덤 시드로 정확히 이 카드들이 나오고
verdict-agrees-no-pulls = 이 이벤트에서는 카드가 한 장도 뽑히지 않았고
verdict-agrees-empty-deck = 공개된 덱은 비어 있고 카드가 한 장도 뽑히지 않았으며
verdict-agrees-pull = 공개된 규칙과 난수로 정확히 이 카드가 나오고
verdict-agrees-no-card = 공개된 규칙대로면 증명에 적힌 것처럼 뽑을 카드가 남아 있지 않았고
verdict-payment-back = 판매처의 규칙에 따라 구매는 취소되고, 결제 금액은 계정 잔액으로 돌아갑니다.
verdict-lead-verified = { $agrees }, 블록체인에서도 확인됩니다.
verdict-lead-refuted = { $count ->
   *[other] 이 증명을 부정하는 노드가 있습니다({ $hosts }).
  } { $shown } { $passing ->
   *[other] 반대로 보여 주는 노드도 있습니다({ $passes }).
  } 어느 하나가 틀렸거나 뒤처졌고, 판매처도 노드를 운영할 수 있습니다. 답이 같아질 때까지, 노드들이 한 말은 아무것도 확인된 것으로 치지 않습니다. 세 번째 노드에 물어보세요.
verdict-lead-refuted-alone = { $count ->
   *[other] 이 증명을 부정하는 노드가 있습니다({ $hosts }).
  } { $shown } 나머지 노드({ $others })에서는 보이지 않았습니다. 다른 노드에 물어보세요.
verdict-open-no-place = 판매처가 확률을 어디에 고정했는지 밝히지 않았습니다.
verdict-open-contract = 판매처가 추첨 전에 이것을 고정했다는 것을 보여 주는 것이 없습니다.
verdict-open-origin = 오라클이 난수를 주었다는 것을 보여 주는 것이 없습니다. 판매처가 난수를, 따라서 카드를 골랐을 수도 있습니다.
verdict-window = 다른 추첨을 찾는 구간은 { $blocks }블록, { $lasts }입니다. 시작 위치는 판매처가 정했습니다.
verdict-open-entry = 이 구매가 추첨 전에 고정되었다는 것을 보여 주는 것이 없습니다.
verdict-open-logs = 모든 기록의 날짜가 맞고 빠진 난수가 없다는 것을 보여 주는 것이 없습니다. 다른 난수가 이 추첨을 결정할 수도 있습니다.
verdict-elsewhere-contract = { $lacking ->
   *[other] 공개된 내용이 컨트랙트에 있다는 것을 보여 주지 않는 노드가 있습니다({ $by }).
  } { $passing ->
   *[other] 보여 주는 노드도 있습니다({ $passes }).
  }
verdict-elsewhere-origin = { $lacking ->
   *[other] 오라클의 응답을 보여 주지 않는 노드가 있습니다({ $by }).
  } { $passing ->
   *[other] 보여 주는 노드도 있습니다({ $passes }).
  }
verdict-elsewhere-logs = { $lacking ->
   *[other] 이 추첨의 전체 이력을 보여 주지 않는 노드가 있습니다({ $by }).
  } { $passing ->
   *[other] 보여 주는 노드도 있습니다({ $passes }).
  }
verdict-lead-two-chains = 고른 노드들이 서로 다른 체인({ $chains })에 있으며, 증명이 어느 체인을 뜻하는지 packproof는 알 수 없습니다. 한 네트워크의 노드로만 다시 물어보세요.
verdict-lead-verified-offline = { $agrees }, 계산은 맞습니다. { $then }
verdict-nothing-shown = 다만 추첨 전에 고정되었는지는 아직 확인되지 않았습니다.
verdict-only-this-file-says = 이 파일에는 확인되었다고 적혀 있지만, 누구나 그렇게 적을 수 있으니 다시 확인하세요.
verdict-rest = { $all_passed }.
verdict-told-by-one = 이 답은{ $at } 노드 하나, { $host }에서만 왔습니다. 노드 하나는 틀릴 수 있으니 다른 노드로도 해 보세요.
verdict-passed-by-one = 이것은{ $at } 노드 하나, { $host }에만 달려 있습니다. 노드 하나는 틀릴 수 있습니다. { $ask }.
verdict-ask-another = 다른 노드에도 물어보세요
verdict-alone-without = 이것은{ $at } 노드 하나, { $host }에만 달려 있습니다. { $host } 노드를 판매처가 알려 주었다면, 이것은 아무것도 보여 주지 않습니다.
verdict-others-passed = { $passed ->
   *[other] 다른 검사 { $passed }개는
  } 통과했습니다
verdict-rest-two-failed = 통과하지 않은 검사가 하나 더 있습니다. { $passed }.
verdict-rest-more-failed = 통과하지 않은 검사가 { $others }개 더 있습니다. { $passed }.
verdict-something-missing = 재현에 필요한 것 중 빠진 것이 있습니다.
verdict-agrees-so-far = { "" } 지금까지 공개된 것은 일치합니다. { $passed ->
   *[other] 검사
  } { $passed }개가 통과했습니다.
verdict-agrees-otherwise = { "" } 공개된 나머지는 일치합니다. { $passed ->
   *[other] 검사
  } { $passed }개가 통과했습니다.
verdict-lead-not-replayable = { $why } 잘못된 것은 없습니다.{ $rest }
verdict-held-so-far = 블록체인의 컨트랙트에도 있습니다.
wrong-pull = 뽑기 { $pull }번에서는 다른 카드가 나와야 했습니다.
wrong-pulls = 뽑기 { $pull }번과 다른 뽑기 { $others }회에서 다른 카드가 나와야 했습니다.
wrong-others-right = 나머지 뽑기 { $right }회는 맞습니다.
wrong-award = 이 뽑기에서는 다른 카드가 나와야 했습니다.
wrong-award-missing = 이 뽑기에서는 카드가 나와야 했지만, 판매처는 카드가 없다고 기록했습니다.
wrong-award-none = 규칙대로라면 남은 카드가 없었지만, 판매처는 한 장을 기록했습니다.
wrong-by-rules = 규칙에 따른 결과
wrong-recorded = 판매처의 기록
wrong-order = 공개된 데이터에서는 순서가 뒤바뀌어 있습니다.
wrong-named = 카드 이름은 판매처가 붙인 것입니다.
wrong-priced = 가격은 덱에 적힌 것입니다.
wrong-priced-and-named = 가격은 덱에 적힌 것이고, 카드 이름은 판매처가 붙인 것입니다.
wrong-valued = 가치는 공개된 카드 목록에 적힌 것입니다.
wrong-see = 무엇이 다른지 보기
wrong-see-origin = 찾은 것 보기
working-heading = 계산 과정 보기
working-moments = { $moments ->
   *[other] 일어난 일 { $moments }건, 처음부터 끝까지
  }
working-bands = 구간 { $bands }개
working-draws = { $draws ->
    [0] 이 증명에 다른 추첨 없음
   *[other] 이 증명의 다른 추첨 { $draws }건
  }
working-value = 뽑기마다 남은 가치와 이벤트의 한도
working-commitments = 고정해야 하는 값과 공개된 값의 비교
working-pulls = 뽑기 { $pulls }회와 각각의 답
mine-heading = 내 뽑기 찾기
mine-working = 어떻게 뽑혔는지 보기
mine-label = 계정 id, 판매처에서 쓰는 이름, 또는 뽑기의 번호, id, 카드
mine-private = 입력한 내용은 이 브라우저에만 남습니다. 어디에도 보내지 않으며 링크에도 들어가지 않습니다.
mine-none = 해당하는 뽑기가 없습니다.
mine-found = 해당하는 뽑기는 { $pulls }회입니다.
mine-matching = 이 번호, id 또는 카드의 뽑기는 { $pulls }회입니다.
mine-more = 나머지 { $more }개는 아래 목록에 있습니다.
mine-many = { $accounts }개가 넘는 계정이 해당합니다. id나 이름을 더 입력하세요.
mine-accounts = { $accounts ->
    [1] 계정 하나가 해당합니다. 이 계정 id가 당신의 것이면 당신의 뽑기입니다.
   *[other] 계정 { $accounts }개가 해당합니다. 당신의 계정 id가 있는 것이 당신의 뽑기입니다.
  }
verdict-nothing-else-judged = { "" } 그 밖의 내용은 판정하지 않았습니다.
verdict-may-be-early = 가장 초기의 이벤트는 공개할 시드가 없던 때에 열렸고, 이 이벤트도 그중 하나일 수 있습니다.
verdict-server-says-no = 판매처의 서버는 이 증명이 검증되지 않았다고 합니다. packproof는 공개된 값으로 직접 판정했습니다. 둘이 왜 다른지 판매처에 물어보세요.
verdict-contract-unread = 블록체인을 읽지 못했습니다
verdict-contract-unasked = 블록체인을 아직 찾아보지 않았습니다
verdict-loading = 불러오는 중
verdict-checking = 검사 중
verdict-meanwhile = 내 브라우저가 이 증명을 직접 다시 계산합니다. 모든 해시, 모든 추첨, 모든 규칙입니다. 결과가 무엇이어야 하는지 누구에게도 묻지 않고, 아무것도 보내지 않습니다. 맞지 않는 단계가 있으면 두 값을 나란히 보여 주고, 그 뜻과 할 수 있는 일을 알려 줍니다.
verdict-stopped = 중지됨
verdict-stopped-said = 중지되었습니다.
verdict-no-verdict = 검사를 중지했으므로 판정이 없습니다.
verdict-check-again = 다시 검사
verdict-said = { $verdict }. { $lead }
verdict-tab-event = { $verdict } · 이벤트 { $id }
verdict-tab-purchase = { $verdict } · 구매 { $id }
verdict-rest-one-failed = { $passed }.

## worked

worked-not-worked = 이 뽑기는 재현되지 않아 풀이할 것이 없습니다. 이유는 위의 단계에 나와 있습니다.
worked-user-id-bytes = UTF-8 바이트로 나타낸 user_id
worked-whole-message = 전체 메시지: 시드, 번호, 계정, 태그
worked-r-hex = R, 메시지의 SHA-256
worked-r-decimal = 수로 나타낸 R
worked-recipe-card = 규칙대로 나오는 카드
worked-published-card = 판매처가 기록한 카드
worked-label = 뽑기 { $pull }번의 카드가 나오기까지
worked-seed-salted = 유효 시드: 시드와 솔트의 SHA-256
worked-seed-itself = 유효 시드: random_seed 그대로
worked-tag-bytes = 바이트로 나타낸 { $tag }
worked-place-bytes = 8바이트로 나타낸 sequence_index { $pull }
worked-modulo = { $remaining ->
   *[other] 카드 { $remaining }장
  }이 남아 있었습니다. R ÷ { $remaining }의 나머지는 { $index }입니다.
worked-stands-there = 따라서 남은 카드 중 앞에 카드 { $index }장이 있는 카드, 곧 덱의 { $position }번째 카드입니다.
worked-cards-agree = 판매처가 기록한 카드가 규칙대로 나오는 카드와 같습니다.
worked-cards-differ = 판매처가 기록한 카드가 규칙대로 나오는 카드와 다릅니다.
worked-none-remained = 남은 카드가 없었습니다.
worked-remained = { $cards ->
   *[other] 카드 { $cards }장
  }, 합계 { $total }. 한 장 평균 { $mean }, 이벤트 한도 { $side }.
worked-open-a-pull = 뽑기를 열면 그 추첨을 숫자 하나하나 풀어서 볼 수 있습니다. 뽑기마다 고유한 링크가 있어, 보관하거나 공유할 수 있습니다.
worked-heading-seed = 이벤트의 시드
worked-heading-parts = 이 뽑기만의 값
worked-heading-hash = 모두 차례로 이어 붙여 해시
worked-heading-place = 수에서 자리로
worked-heading-card = 그 자리의 카드
worked-heading-after = 그 뒤에 남은 것
worked-not-below = 이상
worked-below = 미만

## rules

rules-one = 규칙
rules-all = 규칙 전문
rules-in-english = 규칙은 영어로만 되어 있습니다.
rules-waiting = 규칙을 불러오는 중입니다.
rules-missing = 규칙을 불러오지 못했습니다. 인터넷에 연결되어 있는지 보고 다시 열거나, 페이지를 새로 고치세요. 검사하는 데는 이 문서가 필요하지 않습니다.

## highest

highest-heading = 가장 비싼 카드
highest-waits = 덱에서 가격이 가장 높은 카드와 그 행방
highest-ended = 가격이 가장 높은 카드 { $cards }장 중 { $pulled }장이 뽑혔고, { $left }장은 이벤트가 끝났을 때 남아 있었습니다. 최고가 { $price }: { $fate }.
highest-running = 가격이 가장 높은 카드 { $cards }장 중 { $pulled }장이 뽑혔고, { $left }장은 아직 덱에 있습니다. 최고가 { $price }: { $fate }.
highest-unreplayed = 가격이 가장 높은 카드 { $cards }장, 판매처의 기록 기준입니다. 추첨은 재현되지 않았습니다. 최고가 { $price }: { $fate }.
highest-none = 덱에 가격을 읽을 수 있는 카드가 없습니다.
highest-pulled = { $pull }번째로 { $name } 님이 뽑음
highest-by-rules = 규칙으로는 { $pull }번째로 { $name } 님이 뽑았지만, 판매처는 다른 카드를 기록함
highest-recorded = 판매처 기록으로는 { $pull }번째로 { $name } 님이 뽑았지만, 규칙으로는 확인되지 않음
highest-left = 이벤트가 끝났을 때 남아 있었음
highest-in-deck = 아직 덱에 있음
highest-unknown = 추첨이 재현되지 않아 알 수 없음
highest-table = 가격이 가장 높은 카드
highest-same = 마지막 카드와 가격이 같은 카드가 { $more }장 더 있습니다.
highest-unpriced = 가격을 읽을 수 없는 카드: { $cards }장.
highest-note = 가격은 판매처가 정한 것입니다. 규칙에 따라 덱과 함께 고정됩니다. 제목은 판매처의 설명입니다.

## limits

limits-pass = { $mark ->
    [passed] 추첨은 규칙을 지켰습니다.
   *[open] 판매처가 공개한 내용은 규칙에 맞습니다.
  } 가격이나 확률이 좋다는 뜻은 아닙니다.
limits-sure-draws = { $free ->
    [1] 그 전에 다른 카드가 나올 수 없는 추첨이 가장 높은 구간의 하나뿐인 카드를 가져갔습니다.
   *[other] 그 전에 다른 카드가 나올 수 없는 추첨이 가장 높은 구간의 카드 { $free }장 중 { $sure }장을 가져갔습니다.
  }
limits-drawn-before = 구매 시점에 남아 있던 가장 높은 구간의 카드: { $free }장. 이 난수 전에 다른 사람들이 그중 { $drawn }장을 뽑았습니다.
limits-drawn-before-surely = 구매 시점에 남아 있던 가장 높은 구간의 카드: { $free }장. 이 난수 전에 다른 사람들이 그중 { $drawn }장을 뽑았고, { $sure }장은 다른 카드가 나올 수 없는 추첨이었습니다.
limits-sure-after = 이 뽑기 이후에 구매된 것: 그 추첨 { $sure }건 중 { $after }건.
limits-return-pack-pull = 공개된 환원율: { $share }.
limits-return-pack-event = 시작 시 공개된 환원율: { $share }.

