/** ArXiv ids in both formats: "2505.22453" since April 2007, "hep-th/9901001" before. */
const NEW_STYLE = String.raw`(?:0[7-9]|[1-9]\d)(?:0[1-9]|1[0-2])\.\d{4,5}`;
const OLD_STYLE = String.raw`[a-z]{2,8}(?:-[a-z]{2,8})?(?:\.[a-z]{2})?\/\d{2}(?:0[1-9]|1[0-2])\d{3}`;
const ID = `(?:${NEW_STYLE}|${OLD_STYLE})`;
const WHOLE_TEXT = new RegExp(String.raw`^(?:arxiv:\s{0,2})?(${ID})(?:v\d{1,3})?$`, "i");
const NUMBER_LOOKALIKE = /^(\d{3,4})\.(\d{3,4})$/;
/** An id inside longer text: in a URL, after "arXiv:" or in a DOI assigned by arXiv. */
const IN_TEXT = new RegExp(
  String.raw`(?:arxiv\.org\/(?:abs|pdf|html|format|ps|src|e-print)\/|alphaxiv\.org\/abs\/|huggingface\.co\/papers\/|arxiv:\s{0,2}|10\.48550\/arxiv\.)(${ID})(?!\d)`,
  "i",
);

/** Parses a field that holds only an arXiv id, and returns the id without its version, or null. */
export function parseArxivId(text: string): string | null {
  const trimmed = text.trim();
  return WHOLE_TEXT.exec(trimmed)?.[1]?.toLowerCase() ?? findArxivId(trimmed);
}

/**
 * Restores trailing and leading zeros of an arXiv id that a spreadsheet or pandas read as a number: 2301.1014 is
 * 2301.10140, because ids have five digits after the point since 2015. Fewer than three remaining digits may be any
 * number and are left unchanged.
 */
export function restoreArxivId(number: string): string {
  const [, month, count] = NUMBER_LOOKALIKE.exec(number.trim()) ?? [];
  if (month === undefined || count === undefined) return number;
  return `${month.padStart(4, "0")}.${count.padEnd(Number(month) >= 1501 ? 5 : 4, "0")}`;
}

/** Finds the first arXiv id that is marked as one in a text, without its version; a bare number does not count. */
export function findArxivId(text: string): string | null {
  return IN_TEXT.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Returns the URL of the abstract page. */
export function arxivUrl(id: string): string {
  return `https://arxiv.org/abs/${id}`;
}

/** Ids listed at most; more are not requested at once. */
const MAX_IDS = 1_000;

/**
 * Lists the arXiv ids of a text in order, each once: those that are marked as ids, as `findArxivId` finds them, and those
 * that are a whole word.
 * @returns the ids, and the share of the words that hold one: 1 for a plain list of ids or links
 */
export function listArxivIds(text: string): { readonly ids: readonly string[]; readonly share: number } {
  const words = text.split(/[\s,;|<>()[\]"']+/).filter((word) => /[\p{L}\d]/u.test(word));
  const found = words.flatMap((word) => WHOLE_TEXT.exec(word)?.[1]?.toLowerCase() ?? findArxivId(word) ?? []);
  return { ids: [...new Set(found)].slice(0, MAX_IDS), share: words.length === 0 ? 0 : found.length / words.length };
}
