// Starts a worker at the end of its script. The start script (start.js) gives it its compiled module, and before or after that the first task of a
// verdict worker (first.js). The script throws a failed start, so that the page's `onerror` reports it.
{
  let task;

  /** Asks for the payload of the first task while the module loads, as src/net.rs would, which reads the answer. */
  const asked = ({ early, ...task }) => {
    if (!early) return task;
    const end = new AbortController();
    const answer = fetch(early, { cache: "no-cache", credentials: "omit", redirect: "manual", referrerPolicy: "no-referrer", signal: end.signal });
    // The module handles the failure, but may come after it.
    answer.catch(() => {});
    return { ...task, early: { url: early, answer, end } };
  };

  const prepare = ({ data }) => {
    if (!(data instanceof WebAssembly.Module)) return (task = asked(data));
    wasm_bindgen({ module_or_path: data }).then(
      // A program whose self-test fails accepts no task, and leaves the messages to this script.
      () => task && onmessage !== prepare && dispatchEvent(new MessageEvent("message", { data: task })),
      (cause) =>
        setTimeout(() => {
          throw cause;
        }),
    );
  };
  onmessage = prepare;
}
