//! Recognises the browsers inside apps, in which a click on a download does nothing.

/// The marks of such browsers, in lower case.
const MARKS: [&str; 44] = [
    "fban/",
    "fbav/",
    "fb_iab",
    "fbios",
    "instagram",
    "threads",
    "barcelona",
    "line/",
    "micromessenger",
    "wechat",
    "qq/",
    "weibo",
    "kakaotalk",
    "naver(inapp",
    "twitter",
    "snapchat",
    "pinterest",
    "linkedinapp",
    "tiktok",
    "musical_ly",
    "bytedance",
    "trill",
    "discord",
    "slack",
    "telegram",
    "reddit",
    "gsa/",
    "alipayclient",
    "aweme",
    "baiduboxapp",
    "coinbasewallet",
    "daumapps",
    "dingtalk",
    "feishu",
    "kwai",
    "lark/",
    "metamaskmobile",
    "teams/",
    "trustwallet",
    "viber",
    "vkclient",
    "xiaohongshu",
    "zalo",
    "; wv)",
];

/// Returns whether the browser of this name is one inside an app.
pub fn is_of_an_app(agent: &str) -> bool {
    let agent = agent.to_ascii_lowercase();
    let is_marked = MARKS.into_iter().any(|mark| agent.contains(mark));
    // On Apple's phones only a browser names Safari.
    let is_of_apple = ["iphone", "ipad", "ipod"]
        .into_iter()
        .any(|device| agent.contains(device));
    is_marked || (is_of_apple && agent.contains("applewebkit") && !agent.contains("safari/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "Saved as ..." stood under a button that had saved nothing.
    #[test]
    fn a_browser_inside_an_app_is_recognised_and_no_other() {
        const APPLE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
        const ANDROID: &str = "Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36";
        for agent in [
            format!("{APPLE} Mobile/15E148"),
            format!("{APPLE} Mobile/15E148 Instagram 350.0"),
            format!("{APPLE} Version/18.0 Mobile/15E148 Safari/604.1 Line/14.0"),
            format!("{APPLE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]"),
            format!("{APPLE} Mobile/15E148 MicroMessenger/8.0"),
            ANDROID.to_owned(),
            format!("{} Instagram 350.0", ANDROID.replace("; wv", "")),
            format!("{} AlipayClient/10.5", ANDROID.replace("; wv", "")),
            format!(
                "{} T7/13.59 SP-engine/2.98 baiduboxapp/13.67",
                ANDROID.replace("; wv", "")
            ),
            format!("{} aweme_280300 AppName/aweme", ANDROID.replace("; wv", "")),
            format!("{} Kwai/12.1", ANDROID.replace("; wv", "")),
            format!("{APPLE} Version/18.0 Mobile/15E148 Safari/604.1 WebView MetaMaskMobile"),
            format!("{APPLE} Version/18.0 Mobile/15E148 Safari/604.1 DingTalk/7.6"),
        ] {
            assert!(is_of_an_app(&agent), "{agent}");
        }
        for agent in [
            format!("{APPLE} Version/18.0 Mobile/15E148 Safari/604.1"),
            format!("{APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1"),
            ANDROID.replace("; wv", "").replace("Version/4.0 ", ""),
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15".to_owned(),
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0".to_owned(),
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0".to_owned(),
        ] {
            assert!(!is_of_an_app(&agent), "{agent}");
        }
    }
}
