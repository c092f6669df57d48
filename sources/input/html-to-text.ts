import { HTML_ENTITIES } from "@/lib/format/html-entities";

const TAG = /<\/?(?:p|a|br|i|b|em|strong|sub|sup|span|tt)(?:\s[^<>]{0,1000})?\/?>/gi;
/** An element of HTML, JATS or MathML with nothing but text in it. */
const ELEMENT =
  /<((?:jats|mml):[a-z-]{1,20}|i|b|u|em|strong|italic|bold|sub|sup|sc|scp|tt|span)(?:\s[^<>]{0,200})?>([^<]{0,500})<\/\1>/gi;
/** Elements that lie in one another are taken away from the inside. */
const MAX_LEVELS = 8;
const ENTITY = /&(?:([a-z]{2,8})|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** The text of a piece of HTML; a sign "<" that opens no tag of text stays. */
export function htmlToText(html: string): string {
  return decodeEntities(html.replace(TAG, ""));
}

/** A title without mark-up; what only looks like a tag, because nothing closes it, stays. */
export function titleToText(title: string): string {
  let text = decodeEntities(title);
  for (let level = 0; level < MAX_LEVELS && text.includes("</"); level++) text = text.replace(ELEMENT, "$2");
  return text;
}

/** A text with the entities of HTML as the signs that they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return HTML_ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
