// What is shown until the page's module has come: what the address asks for.
for (const part of document.querySelectorAll("[data-at]")) {
  const { at, title } = part.dataset;
  part.hidden = at === "/" ? location.pathname !== at : !location.pathname.startsWith(at);
  if (title && !part.hidden) document.title = title;
}
