/** Entities that stand for signs which begin nothing. */
export const BARE_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["bare-ampersand", "&"],
  ["bare-less-than", "<"],
]);

const BARE_OR_CDATA = /<!\[CDATA\[|\]\]>|&(?!(?:#\w{1,20}|[\w:.-]{1,60});)|<(?=[\s\d=<$\\-])/g;
/** The beginning of a sign, or of an entity, at the end of a piece. */
const INCOMPLETE_TOKEN = /(?:<|<!|<!\[[CDATA]{0,5}|\]{1,2}|&#?[\w:.-]{0,60})$/;

/**
 * The text of an XML file, in which `&` and `<` that begin nothing are named as such: the parser would take all that
 * follows for the name of an entity, and drop the `<` of "p < 0.05".
 */
export async function* escapeBareCharacters(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let literal = false;
  const name = (part: string): string =>
    part.replace(BARE_OR_CDATA, (sign) => {
      if (sign.length > 1) literal = sign !== "]]>";
      if (sign.length > 1 || literal) return sign;
      return sign === "&" ? "&bare-ampersand;" : "&bare-less-than;";
    });
  for await (const piece of text) {
    const all = rest + piece;
    const at = all.length - (INCOMPLETE_TOKEN.exec(all.slice(-80))?.[0].length ?? 0);
    rest = all.slice(at);
    yield name(all.slice(0, at));
  }
  yield name(rest);
}

/** A cutting of such a text as it was before; what is cut of an entity at its ends is left out. */
export function unescapeBareCharacters(cutting: string): string {
  const text = cutting.replace(/^[a-z-]{0,14};/, "").replace(/&[a-z-]{0,14}$/, "");
  return [...BARE_CHARACTERS].reduce((restored, [name, sign]) => restored.replaceAll(`&${name};`, sign), text);
}
