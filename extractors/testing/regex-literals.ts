/** A regular expression as a source file writes it. */
export interface RegexLiteral {
  readonly source: string;
  readonly flags: string;
  readonly line: number;
}

/** What may stand before a slash that opens a regular expression and does not divide. */
const OPENS = /(?:[([{,;=:!&|?+~^<>*%-]|=>|\b(?:return|typeof|case|in|of|and))$/;

/** End of the string or template that begins at `at`; a template's `${…}` is passed over with its nesting. */
function stringEnd(code: string, at: number): number {
  const quote = code[at];
  let i = at + 1;
  while (i < code.length && code[i] !== quote) {
    if (code[i] === "\\") i++;
    else if (quote === "`" && code[i] === "$" && code[i + 1] === "{") {
      let depth = 1;
      i += 2;
      while (i < code.length && depth > 0) {
        if (code[i] === "{") depth++;
        else if (code[i] === "}") depth--;
        i = /["'`]/.test(code[i] as string) ? stringEnd(code, i) : i + 1;
      }
      continue;
    }
    i++;
  }
  return i + 1;
}

/** End of the body of the regular expression that begins at `at`, on its closing slash. */
function regexEnd(code: string, at: number): number {
  let inClass = false;
  let i = at + 1;
  while (i < code.length && (inClass || code[i] !== "/")) {
    if (code[i] === "\\") i++;
    else if (code[i] === "[") inClass = true;
    else if (code[i] === "]") inClass = false;
    i++;
  }
  return i;
}

/** Every regular expression literal of a TypeScript source, in order. */
export function findRegexLiterals(code: string): RegexLiteral[] {
  const found: RegexLiteral[] = [];
  let before = "";
  let i = 0;
  while (i < code.length) {
    const c = code[i] as string;
    if (code.startsWith("//", i)) i = (code.indexOf("\n", i) + 1 || code.length + 1) - 1;
    else if (code.startsWith("/*", i)) i = code.indexOf("*/", i) + 2;
    else if (/["'`]/.test(c)) {
      i = stringEnd(code, i);
      before = '"';
    } else if (c === "/" && (before === "" || OPENS.test(before))) {
      const end = regexEnd(code, i);
      const flags = /^[a-z]*/.exec(code.slice(end + 1, end + 10))?.[0] ?? "";
      found.push({ source: code.slice(i + 1, end), flags, line: code.slice(0, i).split("\n").length });
      i = end + 1 + flags.length;
      before = '"';
    } else {
      if (/\S/.test(c)) before = (before + c).slice(-8);
      else if (before !== "" && /\w$/.test(before)) before = `${before} `.slice(-8).trimEnd();
      i++;
    }
  }
  return found;
}
