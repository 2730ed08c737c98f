//! Words the page that explains a check.

use crate::catalogue::say;

/// A heading with its paragraphs, one idea each.
pub struct Passage {
    /// The heading.
    pub heading: &'static str,
    /// The paragraphs.
    pub says: Vec<&'static str>,
}

/// Names the stations from the deck to a card, in order, each with a line about it.
pub fn stations() -> [(&'static str, &'static str); 5] {
    [
        (say!(how_drawing_deck), say!(how_drawing_deck_is)),
        (
            say!(how_drawing_fingerprint),
            say!(how_drawing_fingerprint_is),
        ),
        (say!(how_drawing_block), say!(how_drawing_block_is)),
        (say!(how_drawing_number), say!(how_drawing_number_is)),
        (say!(how_drawing_card), say!(how_drawing_card_is)),
    ]
}

/// Explains a commitment.
pub fn fingerprints() -> Passage {
    Passage {
        heading: say!(how_fingerprints),
        says: vec![
            say!(how_fingerprints_same),
            say!(how_fingerprints_bound),
            say!(how_fingerprints_chain),
        ],
    }
}

/// Explains Packs before the sale.
pub fn pack_before() -> Passage {
    Passage {
        heading: say!(how_pack_before),
        says: vec![
            say!(how_pack_before_tier),
            say!(how_pack_before_purchase),
            say!(how_pack_before_oracle),
        ],
    }
}

/// Explains the draw of a Pack.
pub fn pack_draw() -> Passage {
    Passage {
        heading: say!(how_pack_draw),
        says: vec![
            say!(how_pack_draw_roll),
            say!(how_pack_draw_rank),
            say!(how_pack_draw_same),
        ],
    }
}

/// Explains the path from a Pack's card to its fingerprint.
pub fn pack_path() -> Passage {
    Passage {
        heading: say!(how_pack_path),
        says: vec![say!(how_pack_path_hashes)],
    }
}

/// Explains events before the sale.
pub fn event_before() -> Passage {
    Passage {
        heading: say!(how_event_before),
        says: vec![say!(how_event_before_deck), say!(how_event_before_salt)],
    }
}

/// Explains a pull of an event.
pub fn event_pull() -> Passage {
    Passage {
        heading: say!(how_event_pull),
        says: vec![say!(how_event_pull_remainder), say!(how_event_pull_leaves)],
    }
}

/// Explains the marks next to steps and answers.
pub fn marks() -> Passage {
    Passage {
        heading: say!(how_marks),
        says: vec![say!(how_marks_half), say!(how_marks_others)],
    }
}

/// Lists the limits of a check, each with the reader's remedy.
pub fn limits() -> [(&'static str, &'static str); 7] {
    [
        (say!(how_limit_contract), say!(how_limit_contract_then)),
        (say!(how_limit_chain), say!(how_limit_chain_then)),
        (say!(how_limit_account), say!(how_limit_account_then)),
        (say!(how_limit_picture), say!(how_limit_picture_then)),
        (say!(how_limit_end), say!(how_limit_end_then)),
        (say!(how_limit_stock), say!(how_limit_stock_then)),
        (say!(how_limit_purchase), say!(how_limit_purchase_then)),
    ]
}
