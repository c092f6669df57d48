const TAG = /<\/?(?:p|a|br|i|b|em|strong|sub|sup|span|tt)(?:\s[^<>]{0,1000})?\/?>/gi;
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const NAMED = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** The text of a piece of HTML; a sign "<" that opens no tag of text stays. */
export function htmlText(html: string): string {
  return decodeEntities(html.replace(TAG, ""));
}

/** A text with the entities of HTML as the signs that they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
