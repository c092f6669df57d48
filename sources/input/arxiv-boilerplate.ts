/**
 * Prefix of abstracts in arXiv feeds: "arXiv:2509.14420v1 Announce Type: new", a line end, "Abstract: ". The id or the label
 * between it and the abstract may be damaged.
 */
const NEWS_PREFIX = /^.{0,60}?(?:Announce Type:|\d{4}\.\d{4,5}v\d).{1,60}?Abstract:/isu;
/**
 * Suffix of abstracts in the arXiv e-mail, which converters may keep: a link and a size. Line ends, signs around it, and the
 * link may be damaged.
 */
const EMAIL_SUFFIX =
  /(?:[^\p{L}\p{N}.!?\s]{1,6}\s{0,2}\(?|\() ?\S{5,30}\/[\w./-]{1,40} ?, {0,2}\d{1,9}kb\)[^\p{L}]{0,120}$/u;
/** Suffix of titles in arXiv feeds until 2024: ". (arXiv:2301.00001v2 [cs.CL] UPDATED)". */
const TITLE_SUFFIX = /^\(arXiv:\S{1,40} \[[\w.-]{1,20}\](?: [A-Z ]{1,20})?\)$/;

/** Removes the prefix and suffix of arXiv feeds and e-mails from an abstract. */
export function removeArxivBoilerplate(abstract: string): string {
  const text = abstract.trim().replace(NEWS_PREFIX, "");
  const end = text.slice(-240);
  const offset = end.includes("kb)") ? (EMAIL_SUFFIX.exec(end)?.[0].length ?? 0) : 0;
  return text.slice(0, text.length - offset).trim();
}

/** Removes the suffix of arXiv feeds from a title on one line. */
export function removeArxivTitleSuffix(title: string): string {
  const offset = title.lastIndexOf("(arXiv:");
  return offset > 0 && TITLE_SUFFIX.test(title.slice(offset))
    ? title.slice(0, offset).trim().replace(/\.$/, "")
    : title;
}
