//! Gives each host one spelling, and recognises the hosts of the reader's machine.

/// Returns the host in its one spelling: lower case, without the dot that may end a name. `None` for a host that
/// browsers could read as another one: percent-encoded, outside ASCII, or an IPv4 address in an odd form. The only IPv6
/// address that it accepts is that of the reader's machine.
pub(crate) fn spelling(host: &str) -> Option<String> {
    let host = host.to_ascii_lowercase();
    if host == "[::1]" {
        return Some(host);
    }
    let name = host.strip_suffix('.').unwrap_or(&host);
    let is_label = |label: &str| {
        let mut bytes = label.bytes();
        !label.is_empty() && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let last = name.rsplit('.').next().unwrap_or_default();
    let is_one = !is_number(last) || is_dotted(name);
    (is_one && name.split('.').all(is_label)).then(|| name.to_owned())
}

/// Returns whether a host is the reader's machine.
pub(crate) fn is_loopback(host: &str) -> bool {
    let is_name = host == "localhost" || host.ends_with(".localhost");
    let is_address = host.starts_with("127.") && is_dotted(host);
    is_name || is_address || matches!(host, "[::1]" | "0.0.0.0")
}

/// Returns whether a host is the reader's machine or one of its network. Browsers may ask for leave before a page of
/// another network reaches it.
pub(crate) fn is_near(host: &str) -> bool {
    let octets = || host.split('.').map_while(|octet| octet.parse::<u8>().ok());
    let is_private = || match octets().collect::<Vec<_>>().as_slice() {
        [10, ..] | [192, 168, ..] | [169, 254, ..] => true,
        [172, second, ..] => (16..32).contains(second),
        _ => false,
    };
    let is_name = |ending: &str| host.ends_with(ending);
    let is_of_the_network = [".local", ".lan", ".internal", ".home.arpa"];
    is_loopback(host)
        || is_of_the_network.into_iter().any(is_name)
        || (is_dotted(host) && is_private())
}

/// Returns whether browsers read a name with this last label as an IPv4 address.
fn is_number(label: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let hex = label.strip_prefix("0x");
    digits(label) || hex.is_some_and(|hex| hex.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// Returns whether the host is an IPv4 address in the usual form: four decimal numbers.
fn is_dotted(host: &str) -> bool {
    let is_octet = |octet: &str| {
        octet
            .parse::<u8>()
            .is_ok_and(|byte| byte.to_string() == octet)
    };
    host.split('.').count() == 4 && host.split('.').all(is_octet)
}
