/** A token of JSON or of a Python literal: a string, a separator, or a bare word or number. */
const TOKEN = /\s{0,1000}(?:"((?:[^"\\]|\\.){0,1000})"|'((?:[^'\\]|\\.){0,1000})'|([[\]{},:])|([\w.+-]{1,100}))/y;
/** Keys of an author object that hold the name. */
const NAME_KEY = /^(?:full_?)?name$/i;

/** Parses a serialized list of names, such as `['Ann Lee']` or `[{"name": "Ann Lee"}]`; null for anything else. */
export function parseSerializedNames(text: string): string[] | null {
  const list = text.trim();
  if (!list.startsWith("[") || !list.endsWith("]")) return null;
  const names: string[] = [];
  let depth = 0;
  let key = "";
  let last = "";
  let at = 0;
  while (at < list.length) {
    TOKEN.lastIndex = at;
    const [token, double, single, sign] = TOKEN.exec(list) ?? [];
    if (token === undefined) return null;
    at += token.length;
    const string = double ?? single;
    if (string !== undefined) {
      last = decodeEscapes(string);
      if (depth === 0 || (depth === 1 && NAME_KEY.test(key))) names.push(last);
    } else if (sign === "{") depth++;
    else if (sign === "}") depth--;
    if (sign === ":") key = last;
    else if (sign === "," || sign === "{") key = "";
  }
  return depth === 0 && names.length > 0 ? names : null;
}

/** Decodes escape sequences of characters and quotes. */
function decodeEscapes(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gi, (_, four?: string, two?: string, sign = "") => {
    const code = four ?? two;
    return code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16));
  });
}
