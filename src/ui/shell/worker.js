// Starts a worker at the end of its script. The start script (start.js) gives it its compiled module. The script throws a failed start, so that the
// page's `onerror` reports it.

onmessage = ({ data: module }) => {
  onmessage = null;
  wasm_bindgen({ module_or_path: module }).catch((cause) =>
    setTimeout(() => {
      throw cause;
    }),
  );
};
