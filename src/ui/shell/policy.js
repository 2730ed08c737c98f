// Limits the texts that may become markup or a script while the page lives, if the browser knows Trusted Types: the policy in index.html demands them
// and names these two, so that there can be no third. The browser asks "default" about all markup that is set. It accepts only the page's kind of
// markup: tags and attributes that neither run nor fetch, and links into the page alone. It always refuses scripts; the two addresses of the start
// script go by "start", which no other code can reach.
const harmless = (() => {
  const tags =
    "a|abbr|article|b|bdi|br|button|caption|circle|code|col|colgroup|dd|defs|details|div|dl|dt|em|fieldset|figcaption|figure|footer|g|h[1-6]|header|hr|i|kbd|label|legend|li|line|main|marker|nav|ol|optgroup|option|p|path|pattern|polygon|polyline|pre|rect|samp|section|select|small|span|strong|sub|summary|sup|svg|table|tbody|td|text|tfoot|th|thead|time|title|tr|tspan|ul|var";
  const names =
    "class|colspan|cx|cy|d|dir|disabled|fill|for|height|hidden|id|lang|open|points|preserveAspectRatio|r|role|rowspan|rx|ry|scope|stroke|stroke-[a-z]+|tabindex|text-anchor|title|transform|type|value|viewBox|width|x|x1|x2|xmlns|y|y1|y2|aria-[a-z]+|data-[a-z-]+";
  const attribute = `(?:${names})(?:="[^"<]*")?|href="(?:\\??/(?!/)[^"<\\\\]*|#[^"<]*)"`;
  return new RegExp(`^(?:[^<]|<!>|</?(?:${tags})(?:\\s+(?:${attribute}))*\\s*/?>)*$`);
})();

/** A policy of this name; undefined if the browser knows no policies, or an extension has taken the name before. */
const policy = (name, rules) => {
  try {
    return globalThis.trustedTypes?.createPolicy(name, rules);
  } catch {}
};
const urls = policy("start", { createScriptURL: (url) => url }) ?? { createScriptURL: (url) => url };
policy("default", { createHTML: (markup) => (harmless.test(markup) ? markup : null) });
