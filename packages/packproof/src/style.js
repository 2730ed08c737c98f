/** The card's style. Nothing of the host page's reaches it but the custom properties that it names. */
export const STYLE = `
:host { display: block; }
:host([hidden]) { display: none; }
article {
  all: initial;
  direction: ltr;
  unicode-bidi: isolate;
  --paper: var(--packproof-paper, #faf8f4);
  --ink: var(--packproof-ink, #17191c);
  --soft: var(--packproof-soft, #43474d);
  --line: var(--packproof-line, #b9b4a8);
  --pass: var(--packproof-pass, #0a6b4b);
  --fail: var(--packproof-fail, #b3261e);
  --warning: var(--packproof-warning, #7a4d00);
  display: block;
  box-sizing: border-box;
  padding: 1em;
  border: 1px solid var(--line);
  border-radius: var(--packproof-radius, 0.5em);
  background: var(--paper);
  color: var(--ink);
  color-scheme: light;
  font: medium / 1.5 var(--packproof-font, system-ui, sans-serif);
  overflow-wrap: anywhere;
}
article:lang(ko) { word-break: keep-all; }
@media screen and (prefers-color-scheme: dark) {
  article:not([data-theme="light"]) {
    --paper: var(--packproof-paper, #121416);
    --ink: var(--packproof-ink, #ece9e2);
    --soft: var(--packproof-soft, #bdbbb5);
    --line: var(--packproof-line, #565b60);
    --pass: var(--packproof-pass, #5cc79c);
    --fail: var(--packproof-fail, #ff8a7a);
    --warning: var(--packproof-warning, #f0b95c);
    color-scheme: dark;
  }
}
@media screen {
  article[data-theme="dark"] {
    --paper: var(--packproof-paper, #121416);
    --ink: var(--packproof-ink, #ece9e2);
    --soft: var(--packproof-soft, #bdbbb5);
    --line: var(--packproof-line, #565b60);
    --pass: var(--packproof-pass, #5cc79c);
    --fail: var(--packproof-fail, #ff8a7a);
    --warning: var(--packproof-warning, #f0b95c);
    color-scheme: dark;
  }
}
p { margin: 0.5em 0 0; }
ul { margin: 0.75em 0 0; padding: 0; list-style: none; }
[part~="chips"] { display: flex; flex-wrap: wrap; gap: 0.5em; margin: 0 0 0.5em; }
[part~="chip"] { padding: 0 0.5em; border: 1px solid var(--line); border-radius: 1em; color: var(--soft); font-size: 0.875em; }
[part~="heading"] { margin: 0; display: flex; align-items: center; gap: 0.5em; font-size: 1.5em; font-weight: 650; line-height: 1.2; }
[data-tone="pass"] [part~="heading"] { color: var(--pass); }
[data-tone="fail"] [part~="heading"] { color: var(--fail); }
[data-tone="warning"] [part~="heading"], [data-tone="open"] [part~="heading"] { color: var(--warning); }
[part~="subject"] { margin: 0.25em 0 0; color: var(--soft); font-size: 0.875em; }
[part~="subject"] li { overflow: hidden; }
[part~="beneath"] { font-weight: 600; }
[part~="waiting"] { color: var(--soft); }
[part~="compared"] { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 0.75em; max-width: 30em; }
[part~="face"] { display: grid; grid-row: span 4; grid-template-rows: subgrid; align-content: start; padding: 0.5em 0.75em; border: 1px solid var(--line); border-radius: 0.375em; overflow: hidden; line-height: 1.35; }
[part~="face"] b { font-size: 1.125em; }
[part~="recorded"] { border: 2px solid var(--fail); }
[part~="label"], [part~="id"], [part~="titles"] { color: var(--soft); font-size: 0.875em; }
[part~="recorded"] [part~="label"] { color: var(--fail); }
[part~="limits"] { color: var(--soft); font-size: 0.875em; }
[part~="question"] { display: flex; gap: 0.625em; padding: 0.375em 0; }
[part~="word"] { margin-inline-start: 0.5em; color: var(--soft); font-size: 0.875em; }
[part~="answer"] { margin: 0; color: var(--soft); }
svg { flex: none; width: 1.375em; height: 1.375em; fill: none; stroke: var(--soft); stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
[part~="heading"] svg { width: 1em; height: 1em; }
[part~="marks"] { display: inline-flex; gap: 0.25em; margin-inline-start: 0.75em; vertical-align: -0.15em; }
[part~="marks"] svg { width: 1em; height: 1em; }
svg .dashes { stroke-dasharray: 3.2 2.45; }
svg .half { fill: var(--soft); stroke: none; }
svg .disk { fill: var(--pass); stroke: none; }
svg.cross .disk { fill: var(--fail); }
svg .on { stroke: var(--paper); }
details { margin: 0.5em 0; padding-top: 0.5em; border-top: 1px solid var(--line); }
details p { color: var(--soft); font-size: 0.875em; }
summary { min-height: 1.5em; font-weight: 600; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
[part~="trusted"] li { margin-top: 0.5em; color: var(--soft); font-size: 0.875em; }
[part~="code"] { margin: 0; color: var(--soft); font-size: 0.875em; line-height: 1.4; }
[part~="link"] { display: block; width: fit-content; margin-top: 0.5em; min-height: 1.5em; color: var(--ink); text-decoration: underline; }
@media (forced-colors: active) {
  svg { stroke: CanvasText; }
  svg .half, svg .disk { forced-color-adjust: none; fill: CanvasText; }
  svg .on { forced-color-adjust: none; stroke: Canvas; }
}
@media print {
  article { --paper: #fff; --ink: #000; --soft: #333; --line: #999; border-color: #999; break-inside: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
  [part~="link"]::after { content: " (" attr(href) ")"; }
}
`;
