// Of docs/report.schema.json, packproof-report/1. Written by `node tools/types.mjs`.

/** The report of one input. */
export type Report = {
  /** For a pull: the card that it gave. */
  award?: Award;
  /** The codes of the chips beside the headline. */
  chips?: Array<ChipCode>;
  /** The address of the contract that the payload names, as published. */
  contract?: string;
  /** The steps on whose facts endpoints contradict each other. A contradiction leads, whatever the verdict. */
  contradicted?: Array<StepId>;
  /** The time of the check by the device's clock, in a list of several files that the page saves. */
  date?: string;
  /** The reason for which there is no verdict; absent beside `verdict`. */
  error?: Failure;
  /** For an event: the counts. */
  event?: Event;
  /** The name of the input, if it has one; `NAME:2` is its second line. */
  file?: string;
  /** SHA-256 of the input's own bytes, packed or not. */
  file_sha256?: Hash;
  /** The code of the headline. */
  headline?: HeadlineCode;
  /** The kind of the payload. */
  kind?: Kind;
  /** The SHA-256 of the deployment's lists, which affect the verdict. */
  lists: Lists;
  /** The network that the payload names. */
  network?: Network;
  /** SHA-256 of the payload's bytes. */
  payload_sha256?: Hash;
  /** The facts that the oracle's own proofs show. */
  proven?: Proven;
  /** The buyer's questions. */
  questions?: Array<Question>;
  /** The reading of the chain that was made for this report. */
  reading?: Reading;
  /** A reading that the file records. It changes no verdict. */
  recorded?: Recorded;
  /** The format. Within version 1, fields may be added; none is removed or changes its meaning. */
  schema: Schema;
  /** The verdict, for people. */
  sentence?: string;
  /** Every step, in order. */
  steps?: Array<Step>;
  /** The event or the pull that the payload is about. */
  subject?: Subject;
  /** The program that made the report. */
  tool: Tool;
  /** The things that the reader still has to trust. */
  trust?: Array<Trusted>;
  /** The verdict. */
  verdict?: Verdict;
};

/** An account. */
export type Address = string;

/** The answer to a question. */
export type AnswerCode = "passed" | "recorded" | "failed" | "skipped";

/** The card of a pull. Absent if no card was left, or if none is published. */
export type Award = {
  /** The inventory id of the card. */
  card: string;
  /** The `value_cents` of the card in the pull's version, in cents. */
  value_cents?: Decimal;
};

/** The basis of a step, or of the answer to a question. */
export type BasisCode = "data" | "history" | "chain" | "proof";

/** The reason for which a step was skipped. */
export type Cause = Own | Unread;

/** A fact that a reader must know of a payload, whatever its verdict. */
export type ChipCode = "sample" | "test_network" | "local_chain" | "not_listed";

/** A coordinator that served judged random numbers. */
export type Coordinator = {
  /** The address of the coordinator. */
  address: Address;
  /** True if the oracle's operator or the deployment lists it. */
  is_listed: boolean;
  /** The number of random numbers that it served. */
  words: number;
};

/** An integer that someone else chose, in decimal digits. */
export type Decimal = string;

/** An endpoint that was asked. */
export type Endpoint = {
  /** The fault of the endpoint, if it had one. */
  fault?: Fault;
  /** The host of the endpoint. */
  host: string;
  /** The chain steps as this endpoint alone shows them; none if it was not asked. */
  steps: Array<ViewStep>;
};

/** A kind of entry in the chain's history. */
export type EntryKind = "anchored" | "requested" | "fulfilled";

/** The code of the reason for which an input has no verdict. */
export type ErrorCode = "not_checked" | "empty" | "not_text" | "not_json" | "not_an_object" | "too_deep" | "too_large" | "not_a_payload" | "saved_proof_version" | "saved_proof_broken" | "zip" | "gzip" | "archive" | "har" | "report" | "envelope" | "lines" | "unreadable_file" | "empty_folder" | "link" | "not_ready" | "unknown_id" | "service" | "another_payload";

/** The counts of an event. */
export type Event = {
  /** The number of cards in the deck, if the whole deck is published. */
  cards?: number;
  /** True if the event still runs, as published. */
  is_active?: boolean;
  /** The number of pulls. */
  pulls: number;
};

/** The reason for which an input has no verdict. It says nothing about a proof. */
export type Failure = {
  /** The code of the error. */
  code: ErrorCode;
  /** The format, the key or the number that the error names. */
  detail?: string;
  /** The place in the file. */
  place?: FailurePlace;
  /** The error, for people. */
  sentence: string;
};

/** A place in a file. */
export type FailurePlace = {
  /** The byte, from 0. */
  byte?: Decimal;
  /** The column, from 1. */
  column?: Decimal;
  /** The line, from 1. */
  line?: Decimal;
};

/** A fault of an endpoint. */
export type Fault = {
  code: "unreachable";
} | {
  code: "stopped";
} | {
  code: "not_allowed";
} | {
  code: "busy";
} | {
  code: "malformed";
} | {
  code: "refused";
  /** The error message of the endpoint. */
  message: string;
  /** The error code of the endpoint, or the HTTP status. */
  refusal: Decimal;
} | {
  code: "no_logs";
  /** The first block. */
  from: Decimal;
  /** The last block. */
  to: Decimal;
} | {
  code: "wrong_chain";
  /** The chain id of the endpoint. */
  found: Decimal;
  /** The chain id of the payload. */
  wanted: Decimal;
} | {
  code: "not_the_contract";
} | {
  code: "inconsistent";
  /** The kind of the contradiction. */
  how: Inconsistency;
} | {
  code: "same_operator";
};

/** The finality of a block. */
export type FinalityCode = "finalized" | "safe" | "latest";

/** A difference. */
export type Finding = {
  /** The computed value, or the one that the rule demands. */
  computed: Value;
  /** The kind of entry that the comparison is about. */
  entry?: EntryKind;
  /** The grade of the second value. */
  grade: Grade;
  /** The place of the comparison in the payload. */
  place: Place;
  /** The point of the comparison. */
  point: PointCode;
  /** The published value. */
  published: Value;
  /** The difference, for people. */
  sentence: string;
};

/** The form that the check demands at a place. */
export type FormCode = "present" | "object" | "list" | "leaf" | "bands" | "text" | "boolean" | "integer" | "position_integer" | "user_id" | "hash32" | "bare_hash32" | "word" | "hyphenated" | "uuid" | "uuid_or_null" | "log_kind" | "once_in_deck" | "once_in_records" | "target_record";

/** The way in which the check knows the second value of a comparison. */
export type Grade = {
  code: "computed";
} | {
  code: "told";
  /** The hosts of these endpoints. */
  hosts: Array<string>;
} | {
  code: "proven";
  /** The hash of the oracle's key. */
  key: Hash;
};

/** The number of values in a step's comparisons, by the way in which the check knows them. */
export type Grades = {
  /** The number of values that follow from the payload. */
  computed: number;
  /** The keys to which values are proven. */
  proven?: Array<Proofs>;
  /** The endpoints that told values, counted by group. */
  told?: Array<Tellers>;
};

/** 32 bytes in hex. */
export type Hash = string;

/** The first words of a report. */
export type HeadlineCode = "not_verified" | "contradicted" | "origin_unknown" | "cannot_be_replayed" | "not_over_yet" | "in_part" | "adds_up" | "verified";

/** A way in which an endpoint contradicts itself. */
export type Inconsistency = {
  /** The position of the two logs. */
  at: Value;
  code: "two_logs";
} | {
  /** The second position. */
  and: Value;
  /** The first position. */
  at: Value;
  code: "two_places";
} | {
  /** The position of the log. */
  at: Value;
  code: "not_asked";
};

/** A kind of payload. */
export type Kind = "pack_event" | "pack_pull";

/** The SHA-256 of each list of the deployment, and of the settings file that has them; absent if it has none. */
export type Lists = {
  /** The SHA-256 of the list of contracts. */
  contracts?: Hash;
  /** The SHA-256 of the list of coordinators. */
  coordinators?: Hash;
  /** The SHA-256 of the settings file. */
  deployment?: Hash;
  /** The SHA-256 of the list of oracle keys. */
  oracle_keys?: Hash;
};

/** The maker of the random numbers, as far as the check knows it. */
export type Maker = "unknown" | "proven" | "unseen" | "listed" | "published";

/** The network that a payload names. */
export type Network = {
  /** The chain id, if the label names a known network. */
  chain_id?: Decimal;
  /** The kind of the network. */
  kind: NetworkKind;
  /** The label of the network, as published. */
  label: string;
};

/** The kind of a network. */
export type NetworkKind = "main" | "test" | "local" | "unknown";

/** A block that the oracle's proof states. */
export type NotarisedBlock = {
  /** The hash of the header. */
  hash: Hash;
  /** The hash of the oracle's key. */
  key: Hash;
  /** The number of the block. */
  number: Decimal;
  /** The time of the block, in seconds since 1970. */
  timestamp: Decimal;
};

/** The standing of a contract on the deployment's list. */
export type OnList = "listed" | "unlisted" | "no_list";

/** The reason for which a step was skipped without the chain. */
export type Own = {
  code: "because";
  /** The other step. */
  step: StepId;
} | {
  code: "not_published";
  /** The name of the field. */
  field: string;
} | {
  code: "contract_not_read";
} | {
  code: "unknown_version";
  /** The published version. */
  version?: string;
} | {
  code: "active";
} | {
  code: "active_and_public";
} | {
  code: "early";
} | {
  code: "no_seed";
} | {
  code: "no_salt";
} | {
  code: "unknown_recipe";
  /** The name of the recipe. */
  recipe: string;
} | {
  code: "dependent_of_unknown_recipe";
  /** The name of the recipe. */
  recipe: string;
};

/** The place of a comparison in the payload. */
export type Place = {
  type: "payload";
} | {
  /** The path of the field: `pulls[3].sequence_index`. */
  path: string;
  type: "field";
} | {
  /** The `sequence_index` of the pull. */
  sequence_index: Decimal;
  type: "pull";
} | {
  /** True if the proof is about this draw. */
  is_target: boolean;
  /** The pull key of the draw's record. */
  pull_key: Hash;
  /** The purchase id of the draw's record, if there is one. */
  purchase_id?: string;
  type: "draw";
} | {
  /** The band, counted from 1, the lowest first. */
  band: Decimal;
  /** True if the proof is about this draw. */
  is_target: boolean;
  /** The pull key of the draw's record. */
  pull_key: Hash;
  /** The purchase id of the draw's record, if there is one. */
  purchase_id?: string;
  type: "band";
} | {
  /** The inventory id of the card. */
  card: string;
  /** True if the proof is about this draw. */
  is_target: boolean;
  /** The pull key of the draw's record. */
  pull_key: Hash;
  /** The purchase id of the draw's record, if there is one. */
  purchase_id?: string;
  type: "card";
} | {
  /** The key. */
  key: Hash;
  type: "key";
};

/** The point of a comparison. */
export type PointCode = "field_form" | "key_once" | "fields_read" | "algo_version" | "event_ended" | "seed_published" | "salt_published" | "event_id" | "deck_hash" | "seed_commitment" | "deck_commitment" | "pull_count" | "sequence_index" | "pulled_card" | "selection_version" | "entries_per_key" | "written_once" | "coverage_from" | "coverage_to" | "window_request" | "window_root" | "window_record" | "pull_key" | "odds_total" | "band_width" | "band_order" | "band_stocked" | "card_value_from" | "card_value_below" | "card_once" | "request_present" | "requested_version" | "proof_version_root" | "proof_version_event_id" | "anchored_root" | "version_before_request" | "purchase_commitment" | "purchase_after_as_of" | "purchase_before_request" | "band_in_stock" | "word_present" | "word_after_request" | "claimed_award" | "award" | "contract_anchor" | "contract_version" | "contract_purchase" | "contract_request" | "contract_word" | "contract_other_root" | "coordinator_word" | "request_succeeded" | "request_of_pull" | "seed_word" | "log_at" | "log_twice" | "log_omitted" | "words_omitted" | "proven_word";

/** A key to which values are proven. */
export type Proofs = {
  /** The hash of the oracle's key. */
  key: Hash;
  /** The number of values that are proven to it. */
  values: number;
};

/** The facts that the oracle's own proofs show. */
export type Proven = {
  /** The proven block of the request. */
  block?: NotarisedBlock;
  /** The reason for which the requested block is not proven. */
  block_cause?: Unread;
};

/** A question of the buyer, with its answer. */
export type Question = {
  /** The basis of a pass. */
  basis?: BasisCode;
  /** The code of the question. */
  id: QuestionCode;
  /** The number of its steps. */
  of: number;
  /** The number of its steps that passed. */
  passed: number;
  /** The answer to the question. */
  status: AnswerCode;
  /** The steps on which the answer rests. */
  steps: Array<StepId>;
};

/** A question of the buyer. */
export type QuestionCode = "data" | "fixed" | "word" | "recipe" | "others" | "contract";

/** A reading of the chain that was made for this report. */
export type Reading = {
  /** The block at which the contract's state was read. */
  block?: StateBlock;
  /** The chain id, if every endpoint returned the same. */
  chain_id?: Decimal;
  /** The coordinators that were asked for the judged random numbers. */
  coordinators?: Array<Coordinator>;
  /** The endpoints, in the order in which the reader chose them. */
  endpoints: Array<Endpoint>;
  /** The number of requests that were sent. */
  requests: number;
};

/** A reading that a saved proof records. Anyone can write one, so it changes no verdict. */
export type Recorded = {
  /** The time of the reading, as the file states it. */
  at: string;
  /** The block at which the contract's state was read. */
  block?: Decimal;
  /** True if its answers would confirm the report. */
  confirms: boolean;
  /** The hosts that answered. */
  hosts: Array<string>;
};

/** The format of the report. */
export type Schema = "packproof-report/1";

/** The block at which state was read. */
export type StateBlock = {
  /** The finality of the block. */
  finality: FinalityCode;
  /** The number of the block. */
  number: Decimal;
  /** The time of the block, in seconds since 1970. */
  timestamp: Decimal;
};

/** The result of a step. */
export type StatusCode = "passed" | "failed" | "skipped";

/** A step of the check. */
export type Step = {
  /** The basis of the step. */
  basis: BasisCode;
  /** The reason for which it was skipped. */
  cause?: Cause;
  /** The differences of a failed step, at most 32. */
  findings?: Array<Finding>;
  /** The number of differences, including those that `findings` leaves out. */
  findings_total: number;
  /** The grades of its values. */
  grades: Grades;
  /** The id of the step. */
  id: StepId;
  /** The result of the step, for people. */
  sentence: string;
  /** The result of the step. */
  status: StatusCode;
};

/** A step. */
export type StepId = "payload" | "replayable" | "event_id" | "deck_hash" | "salt" | "deck_commitment" | "draws" | "contract" | "seed_origin" | "oracle_proof" | "recipe" | "history" | "window" | "pull_key" | "version_rules" | "version_root" | "version_anchor" | "purchase_anchor" | "stock" | "word" | "replay" | "award" | "word_origin" | "chain_logs";

/** The event or the pull that a payload is about. */
export type Subject = {
  /** For an event: the id, as published. */
  pack_event_id?: string;
  /** For a pull: the purchase id. */
  purchase_id?: string;
  /** For a pull: the pull key. */
  target_pull_key?: Hash;
};

/** Endpoints that told the same values. */
export type Tellers = {
  /** The hosts of the endpoints. */
  hosts: Array<string>;
  /** The number of values that they told. */
  values: number;
};

/** The program that made a report. */
export type Tool = {
  /** The build: 12 hex digits of the SHA-256 of its sources. */
  build: string;
  /** The name of the program, `packproof`. */
  name: string;
  /** The version of the program. */
  version: string;
};

/** Something that no check settles. */
export type Trusted = {
  code: "code";
} | {
  code: "contract";
  /** The standing of the contract on the deployment's list. */
  listed: OnList;
} | {
  code: "endpoint";
  /** The endpoints that are believed. */
  hosts?: Array<string>;
  /** The code of the party. */
  who: Who;
} | {
  code: "oracle";
  /** The coordinator that neither the oracle's operator nor the deployment lists. */
  coordinator?: Address;
  /** The hashes of the keys to which every number is proven. */
  keys?: Array<Hash>;
  /** The maker, as far as the check knows it. */
  made: Maker;
} | {
  code: "unbound";
};

/** The cause for which an endpoint does not show a part of the chain. */
export type Unread = {
  code: "no_contract";
} | {
  code: "endpoint";
  /** The fault of the endpoint. */
  fault: Fault;
  /** The host of the endpoint. */
  host: string;
} | {
  code: "silent";
  /** The fault of the first endpoint. */
  fault: Fault;
  /** The host of the first endpoint. */
  host: string;
} | {
  code: "refuted";
  /** The hosts of these endpoints. */
  hosts: Array<string>;
} | {
  /** The ids of these chains. */
  chains: Array<Decimal>;
  code: "two_chains";
} | {
  code: "inconsistent";
  /** The hosts of these endpoints. */
  hosts: Array<string>;
  /** The way in which they contradict themselves. */
  how: Inconsistency;
} | {
  code: "not_reached";
  /** The newest block of the proof. */
  needed: Decimal;
  /** The newest block of the endpoint. */
  newest: Decimal;
} | {
  code: "unknown_transaction";
  /** The hash of the transaction. */
  transaction: Hash;
} | {
  /** The number of the block. */
  block: Decimal;
  code: "no_older_logs";
} | {
  /** The number of the block. */
  block: Decimal;
  code: "no_indexes";
} | {
  /** The position of the entry. */
  at: Value;
  code: "log_not_seen";
} | {
  /** The position of the log. */
  at: Value;
  code: "unknown_log";
} | {
  code: "word_not_seen";
  /** The first block. */
  from: Decimal;
  /** The id of the request. */
  request: Hash;
  /** The last block. */
  to: Decimal;
} | {
  code: "answered_elsewhere";
  /** The id of the request. */
  request: Hash;
} | {
  code: "request_unclear";
  /** The transaction, the pull key or the id. */
  of: Hash;
} | {
  code: "unlisted_coordinator";
  /** The address of the coordinator. */
  coordinator: Address;
} | {
  code: "unlisted_key";
  /** The hash of the key. */
  key: Hash;
} | {
  code: "no_proof";
  /** The hash of the transaction. */
  transaction: Hash;
} | {
  /** The number of the block. */
  block: Decimal;
  code: "block_not_proven";
} | {
  code: "too_much_work";
} | {
  code: "other_code";
  /** The hash of the code. */
  found: Hash;
  /** The hash that the deployment lists. */
  listed: Hash;
};

/** One of the two values of a comparison. */
export type Value = {
  type: "nothing";
} | {
  type: "hash";
  /** The bytes. */
  value: Hash;
} | {
  type: "id";
  /** The UUID of the card or the purchase. */
  value: string;
} | {
  type: "text";
  /** The text. */
  value: string;
} | {
  type: "number";
  /** The number. */
  value: Decimal;
} | {
  type: "cents";
  /** The amount. */
  value: Decimal;
} | {
  /** The number of the block. */
  block: Decimal;
  /** The index of the log in its block. */
  log_index: Decimal;
  type: "position";
} | {
  /** The number of the block. */
  block: Decimal;
  /** An index in the block. */
  log_index: Decimal;
  type: "bound";
} | {
  /** The greatest integer that the form takes. */
  most?: Decimal;
  type: "form";
  /** The name of the form. */
  value: FormCode;
} | {
  /** The number of the block. */
  block: Decimal;
  /** The index of the log in its block. */
  log_index: Decimal;
  type: "entry";
  /** The 32 bytes of the entry. */
  value: Hash;
};

/** The verdict. */
export type Verdict = "not_verified" | "contradicted" | "not_replayable" | "origin_unknown" | "verified_in_part" | "verified_offline" | "verified";

/** A chain step in the view of one endpoint. */
export type ViewStep = {
  /** The cause for which the step was skipped. */
  cause?: Cause;
  /** The id of the step. */
  id: StepId;
  /** The end of the step. */
  status: StatusCode;
};

/** The party that the reader believes about the chain. */
export type Who = "nobody" | "contradicting" | "not_replayed" | "shop" | "one" | "all";
