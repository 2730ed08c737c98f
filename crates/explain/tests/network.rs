//! Asserts that the label of a payload's network is a text or a number.

use explain::Explanation;

/// Returns the label of a proof whose `vrf_network` is this JSON.
fn label(file: &str, network: &str) -> Option<String> {
    let payload = str::from_utf8(fixtures::payload(file)).expect("text");
    let from = payload.find(r#""vrf_network""#).expect("a network");
    let (before, after) = payload.split_at(from);
    let end = after.find([',', '}']).expect("its end");
    let payload = format!(r#"{before}"vrf_network": {network}{}"#, &after[end..]);
    let checked = verify::check(payload.into_bytes(), &mut |_| {}).expect("a payload");
    Explanation::of(checked)
        .overview
        .subject
        .contract()
        .network
        .clone()
}

/// A number was no label: such a proof had no suggested reader, and no coordinator of its network counted.
#[test]
fn a_number_is_the_label_of_a_network() {
    for file in ["event-v1-ended-early.json", "pull-alone.json"] {
        for (network, is) in [
            ("8453", Some("8453")),
            ("0", Some("0")),
            (r#""8453""#, Some("8453")),
            (r#"" 8453 ""#, Some(" 8453 ")),
            (r#""eip155:8453""#, Some("eip155:8453")),
            (r#""Base Mainnet""#, Some("Base Mainnet")),
            ("-8453", None),
            ("-0", None),
            ("8453.0", None),
            ("8453e0", None),
            ("8.453E3", None),
            ("null", None),
            ("true", None),
            ("[8453]", None),
            (r#"{"id":8453}"#, None),
        ] {
            assert_eq!(label(file, network).as_deref(), is, "{file} {network}");
        }
    }
}
