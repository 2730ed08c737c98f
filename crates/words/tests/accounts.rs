//! Checks the sentences about the accounts that a reader's search found, in each language.

use std::fs;

use explain::event::{AccountPulls, FoundPulls};
use words::Language;
use words::catalogue::set_language;
use words::numerals::Numerals;
use words::working::own_pulls;

/// The sentences for one account by a part of its id, for two accounts, and for more than the page lists.
const SENTENCES: [(Language, [&str; 3]); 7] = [
    (
        Language::English,
        [
            "One account matches. It is yours if this is your account id.",
            "2 accounts match. Yours is the one with your account id.",
            "More than 20 accounts match. Type more of the id or name.",
        ],
    ),
    (
        Language::German,
        [
            "Ein Konto passt. Es ist deins, wenn dies deine Konto-ID ist.",
            "2 Konten passen. Deins ist das mit deiner Konto-ID.",
            "Mehr als 20 Konten passen. Gib mehr von der ID oder dem Namen ein.",
        ],
    ),
    (
        Language::Spanish,
        [
            "Coincide una cuenta. Es la tuya si este es tu id de cuenta.",
            "Coinciden 2 cuentas. La tuya es la que tiene tu id de cuenta.",
            "Coinciden más de 20 cuentas. Escribe más del id o del nombre.",
        ],
    ),
    (
        Language::French,
        [
            "Un compte correspond. C’est le vôtre si cet id est celui de votre compte.",
            "2 comptes correspondent. Le vôtre est celui qui porte votre id de compte.",
            "Plus de 20 comptes correspondent. Saisissez davantage de l’id ou du nom.",
        ],
    ),
    (
        Language::Japanese,
        [
            "1件のアカウントが該当します。これがあなたのアカウントIDなら、あなたのものです。",
            "2件のアカウントが該当します。あなたのアカウントIDのものがあなたのプルです。",
            "20件を超えるアカウントが該当します。IDか名前をもう少し入力してください。",
        ],
    ),
    (
        Language::Korean,
        [
            "계정 하나가 해당합니다. 이 계정 id가 당신의 것이면 당신의 뽑기입니다.",
            "계정 2개가 해당합니다. 당신의 계정 id가 있는 것이 당신의 뽑기입니다.",
            "20개가 넘는 계정이 해당합니다. id나 이름을 더 입력하세요.",
        ],
    ),
    (
        Language::Chinese,
        [
            "有 1 个账户符合。如果这是你的账户 ID，它就是你的。",
            "有 2 个账户符合。带有你的账户 ID 的那个是你的。",
            "符合的账户超过 20 个。请输入更多 ID 或名字。",
        ],
    ),
];

fn found(accounts: usize, is_part: bool) -> FoundPulls {
    let account = AccountPulls {
        of: 3,
        ..AccountPulls::default()
    };
    FoundPulls {
        accounts: vec![account; accounts],
        has_more: accounts == 20,
        is_part,
        ..FoundPulls::default()
    }
}

#[test]
fn accounts_that_may_be_another_readers_are_not_called_the_readers() {
    for (language, sentences) in SENTENCES {
        let catalogue = fs::read_to_string(format!("catalogues/{}.ftl", language.tag()));
        set_language(
            language,
            &catalogue.expect("a catalogue"),
            Numerals::ENGLISH,
        );
        let said =
            [found(1, true), found(2, false), found(20, true)].map(|found| own_pulls(&found));
        assert_eq!(said, sentences, "{}", language.tag());
    }
    set_language(Language::English, "", Numerals::ENGLISH);
    assert_eq!(own_pulls(&found(1, false)), "3 pulls are yours.");
    let by_card = FoundPulls {
        of: 2,
        ..found(0, false)
    };
    let said = "2 pulls have this number, id or card.";
    assert_eq!(own_pulls(&by_card), said);
    assert_eq!(own_pulls(&found(0, false)), "No pull matches.");
}
