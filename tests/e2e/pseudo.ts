// Makes the test language: every message of the English catalogue accented, two fifths longer, in brackets, with each value in marks of its own. A
// text without them never was a message; a text that overflows would overflow in another language too.

const ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕɋŕśţúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ";
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

const accented = (text: string) => text.replace(/[a-zA-Z]/g, (letter) => [...ACCENTED][PLAIN.indexOf(letter)]);

/** Accents the text between the values, which are marked; a choice has its variants, one a line. */
function worded(text: string): string {
  let said = "";
  for (let at = 0; at < text.length; ) {
    if (text[at] !== "{") {
      const next = text.indexOf("{", at);
      const end = next < 0 ? text.length : next;
      said += accented(text.slice(at, end));
      at = end;
      continue;
    }
    let depth = 0;
    let end = at;
    do {
      depth += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0;
      end += 1;
    } while (depth > 0);
    const placeable = text.slice(at, end);
    if (placeable.includes("->")) {
      said += placeable.replace(/^(\s+\*?\[[a-z0-9]+\] )(.*)$/gm, (_, key: string, variant: string) => key + worded(variant));
    } else {
      said += placeable.includes("$") ? `‹${placeable}›` : placeable;
    }
    at = end;
  }
  return said;
}

/** Returns two fifths more, in words that break as words do. */
const longer = (text: string) => {
  const letters = text.replace(/\{[^{}]*\}/g, "").length;
  return " éééééé".repeat(Math.ceil((letters * 2) / 5 / 7));
};

/** Returns the catalogue of the test language. */
export function pseudo(catalogue: string): string {
  const messages = catalogue.split(/\n(?=[a-z#\n])/);
  return messages
    .filter((message) => /^[a-z]/.test(message))
    .map((message) => {
      const start = message.indexOf(" = ") + 3;
      const text = message.slice(start).trimEnd();
      return `${message.slice(0, start)}⟦${worded(text)}${longer(text)}⟧`;
    })
    .join("\n");
}

/** Returns the parts of a shown text that were no message: runs of plain letters, without the values in it. */
export function untold(text: string): string[] {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(/‹[^‹›]*›/g, " ");
  }
  // Names of the specification, hashes, ids and addresses are the same in every language.
  const words = rest.match(/[\w.…:/-]*[a-zA-Z]{3,}[\w.…:/-]*/g) ?? [];
  return words.filter((word) => !/_|…|:\/\/|^[0-9a-f-]{32,}$|^(packproof|word|award)$/.test(word));
}
