/** Entities for unescaped characters. */
export const BARE_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["bare-ampersand", "&"],
  ["bare-less-than", "<"],
]);

const BARE_OR_CDATA = /<!\[CDATA\[|\]\]>|&(?!(?:#\w{1,20}|[\w:.-]{1,60});)|<(?=[\s\d=<$\\-])/g;
/** An incomplete tag, CDATA mark or entity at the end of a chunk. */
const INCOMPLETE_TOKEN = /(?:<|<!|<!\[[CDATA]{0,5}|\]{1,2}|&#?[\w:.-]{0,60})$/;

/**
 * Replaces unescaped `&` and `<` in XML by entities: otherwise the parser would read the following text as an entity
 * name, and drop the `<` of "p < 0.05".
 */
export async function* escapeBareCharacters(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let isLiteral = false;
  const name = (part: string): string =>
    part.replace(BARE_OR_CDATA, (sign) => {
      if (sign.length > 1) isLiteral = sign !== "]]>";
      if (sign.length > 1 || isLiteral) return sign;
      return sign === "&" ? "&bare-ampersand;" : "&bare-less-than;";
    });
  for await (const piece of text) {
    const all = rest + piece;
    const offset = all.length - (INCOMPLETE_TOKEN.exec(all.slice(-80))?.[0].length ?? 0);
    rest = all.slice(offset);
    // Whether a "<" is bare depends on the next character, which may be a "<" of the rest.
    yield rest.startsWith("<") ? name(`${all.slice(0, offset)}<`).slice(0, -1) : name(all.slice(0, offset));
  }
  yield name(rest);
}

/** Restores the characters in an excerpt; entities that are cut at its ends are removed. */
export function unescapeBareCharacters(excerpt: string): string {
  const text = excerpt.replace(/^[a-z-]{0,14};/, "").replace(/&[a-z-]{0,14}$/, "");
  return [...BARE_CHARACTERS].reduce((restored, [name, sign]) => restored.replaceAll(`&${name};`, sign), text);
}
