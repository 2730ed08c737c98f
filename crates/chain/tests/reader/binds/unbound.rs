//! Lists the values that no step binds, each with the reason.

/// Values of a payload.
pub const OF_PAYLOAD: [(&str, &str); 22] = [
    (
        "chain_events[].block",
        "of another sale's entries in a window: state classifies its word, and no rule needs their dates",
    ),
    ("chain_events[].log_index", "as above"),
    (
        "chain_events[].word",
        "of another sale's word in a window: no rule needs its value",
    ),
    (
        "coverage.from.block",
        "states more than the rules need; a span that is too short fails `window`",
    ),
    ("coverage.from.log_index", "as above"),
    ("coverage.to.block", "as above"),
    ("coverage.to.log_index", "as above"),
    ("max_depth", "a setting of the shop's own verifier"),
    (
        "pulls[].card.id",
        "for display: the deck entry `pack_card_id` decides",
    ),
    ("pulls[].card.market_price", "for display: a price of today"),
    ("pulls[].card.title", "for display"),
    ("pulls[].card_token_id", "for display"),
    ("pulls[].pull_id", "the shop's own id of the pull"),
    (
        "pulls[].pulled_at",
        "the shop's own clock; the order is `sequence_index`",
    ),
    ("pulls[].username", "for display: `user_id` decides"),
    (
        "purchase_anchor_tx_hash",
        "a link for people; the check reads the contract",
    ),
    ("records.*.username", "for display"),
    (
        "request_tx_hash",
        "a link for people; the check reads the contract",
    ),
    ("verified", "the shop's own statement"),
    (
        "version_anchor_tx_hash",
        "a link for people; the check reads the contract",
    ),
    (
        "vrf_network",
        "the reader refuses an endpoint whose chain id is another network's, and names a network that it does not know",
    ),
    (
        "vrf_request_id",
        "the event is judged by the transaction that anchored it; a finding says that the report names another",
    ),
];

/// Values of a saved proof beside its payload.
pub const OF_SAVED: [(&str, &str); 41] = [
    ("answer.get_pull.fulfilled", TOLD),
    ("answer.get_pull.request_id", TOLD),
    ("answer.get_pull.word", TOLD),
    ("answer.head.age", TOLD),
    ("answer.head.chain_id", TOLD),
    ("answer.head.is_after_load", TOLD),
    ("answer.head.is_doubted", TOLD),
    ("answer.head.is_fresh", TOLD),
    ("answer.head.is_known", TOLD),
    ("answer.head.is_local", TOLD),
    ("answer.head.newest", TOLD),
    ("answer.head.pinned", TOLD),
    ("answer.logs[].address", TOLD),
    ("answer.logs[].data", TOLD),
    ("answer.logs[].position.block", TOLD),
    ("answer.logs[].position.log_index", TOLD),
    ("answer.logs[].topics[]", TOLD),
    ("answer.logs[].transaction", TOLD),
    ("answer.receipt.block", TOLD),
    ("answer.receipt.logs[].position.block", TOLD),
    ("answer.receipt.logs[].topics[]", TOLD),
    ("answer.receipt.logs[].transaction", TOLD),
    ("answer.transaction.input", TOLD),
    ("answer.transaction.to", TOLD),
    (
        "build",
        "for display: the page that opens a file checks it by its own rules",
    ),
    (
        "by",
        "which endpoint gave an answer: what proves itself needs none",
    ),
    (
        "deployment",
        "for display: the page that opens a file uses its own settings",
    ),
    ("question.events[]", WHERE),
    ("question.fulfilment[]", WHERE),
    ("question.inclusion[]", WHERE),
    ("question.transaction", WHERE),
    ("question.window.address", WHERE),
    ("question.window.from", WHERE),
    ("question.window.to", WHERE),
    ("question.window.topics[][]", WHERE),
    (
        "reading.chain_id",
        "for display: the payload names the network",
    ),
    ("reading.endpoints[][]", "for display: a host's name"),
    ("reading.round_trips", "for display"),
    (
        "reading.times[][]",
        "for display: no step judges a block's time",
    ),
    (
        "reading.waits",
        "for display: the reading went on when it was saved",
    ),
    ("recorded.at", "the clock of the file's writer"),
];

const TOLD: &str =
    "an endpoint's word, which the file alone does not believe; it is not needed here";
const WHERE: &str = "only says where to look: the bytes prove themselves";
