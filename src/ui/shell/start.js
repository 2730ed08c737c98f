// What is shown until the page's module has come: what the address asks for.
for (const part of document.querySelectorAll("[data-at]")) {
  const { at, title } = part.dataset;
  part.hidden = at === "/" ? location.pathname !== at : !location.pathname.startsWith(at);
  if (title && !part.hidden) document.title = title;
}

// A proof needs the checker as soon as the page is there, so it starts while the page's module is still on its way. What it says,
// or fails at, meanwhile is kept until the page hears it. Where none can be started the page finds out by itself, and says so.
if (document.querySelector("[data-at].report:not([hidden])")) {
  try {
    const worker = new Worker(document.querySelector("meta[name=worker]").content);
    const kept = [];
    worker.onmessage = worker.onerror = (event) => {
      event.preventDefault();
      kept.push(event);
    };
    globalThis.started = { worker, kept };
  } catch {}
}

// The shell speaks English. A reader whom the page will speak to in another language sees its place until the words are there.
{
  const spoken = document.querySelector("meta[name=words]").content.split(" ").map((named) => named.slice(0, 2));
  let kept = [];
  try {
    kept = [localStorage.getItem("packproof language") ?? ""];
  } catch {}
  const wanted = [...kept, ...navigator.languages].map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || spoken.includes(tag));
  if (wanted && wanted !== "en") document.getElementById("shell").style.visibility = "hidden";
}
