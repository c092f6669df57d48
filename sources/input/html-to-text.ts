import { decodeHTMLStrict } from "entities";

const TAG = /<\/?(?:p|a|br|i|b|em|strong|sub|sup|span|tt)(?:\s[^<>]{0,1000})?\/?>/gi;
/** An element of HTML, JATS or MathML that contains only text. */
const ELEMENT =
  /<((?:jats|mml):[a-z-]{1,20}|i|b|u|em|strong|italic|bold|sub|sup|sc|scp|tt|span)(?:\s[^<>]{0,200})?>([^<]{0,500})<\/\1>/gi;
/** Nested elements are removed from the inside. */
const MAX_LEVELS = 8;
/** Spaces of other widths, as in "&nbsp;" and "&thinsp;". */
const WIDE_SPACE = /[\u00a0\u2002\u2003\u2009]/g;

/** Returns the text of an HTML fragment; a "<" that opens no text tag is kept. */
export function htmlToText(html: string): string {
  return decodeEntities(html.replace(TAG, ""));
}

/** Returns a title without markup; an unclosed tag is kept as text. */
export function titleToText(title: string): string {
  let text = decodeEntities(title);
  for (let level = 0; level < MAX_LEVELS && text.includes("</"); level++) text = text.replace(ELEMENT, "$2");
  return text;
}

/** Decodes HTML entities with a semicolon; wide and no-break spaces become plain spaces. */
export function decodeEntities(text: string): string {
  return decodeHTMLStrict(text).replace(WIDE_SPACE, " ");
}

/** A character reference with a semicolon; in double-escaped text also "&amp;lt;". */
const REFERENCE = /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Decodes the character references that remain in an abstract; all other text, including wide spaces, is unchanged. */
export function decodeEntityReferences(text: string): string {
  return text.includes("&") ? text.replace(REFERENCE, (reference) => decodeEntities(decodeEntities(reference))) : text;
}
