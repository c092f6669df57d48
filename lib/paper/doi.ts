const DOI = /\b10\.\d{4,9}\/[^\s"<>{}|\\^`]{1,200}/i;
/** What follows a DOI in running text and is not of it. */
const TRAILING_PUNCTUATION = /[.,;:'’*!?\]]+$/;
const URL_START = /^\s*https?:/i;
/** What an address says besides begins with these; in a DOI of its own they would be encoded. */
const URL_QUERY = /[?#]/;

/** The first DOI in a text or address, in lower case, or null. arXiv's own DOIs are arXiv ids and not given here. */
export function findDoi(text: string): string | null {
  const found = DOI.exec(decodeUrlSigns(text))?.[0].toLowerCase();
  let doi = (URL_START.test(text) ? found?.split(URL_QUERY)[0] : found)?.replace(TRAILING_PUNCTUATION, "");
  if (doi === undefined) return null;
  while (doi.endsWith(")") && countSign(doi, ")") > countSign(doi, "("))
    doi = doi.slice(0, -1).replace(TRAILING_PUNCTUATION, "");
  return doi.startsWith("10.48550/arxiv.") || doi.endsWith("/") ? null : doi;
}

/** Address at which a DOI is resolved. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi}`;
}

const countSign = (text: string, sign: string): number => text.split(sign).length - 1;

/** Addresses write the slash of a DOI as %2F now and then. */
function decodeUrlSigns(text: string): string {
  return text.replace(/%2f/gi, "/").replace(/%28/g, "(").replace(/%29/g, ")");
}
