/** The catalogues of the sentences, each loaded when it is asked for. English is in the module. */
export const languages = {
  de: () => import("./languages/de.js"),
  es: () => import("./languages/es.js"),
  fr: () => import("./languages/fr.js"),
  ja: () => import("./languages/ja.js"),
  ko: () => import("./languages/ko.js"),
  "zh-Hans": () => import("./languages/zh-Hans.js"),
};
