const DOI = /\b10\.\d{4,9}\/[^\s"<>{}|\\^`]{1,200}/i;
/** Punctuation that follows a DOI in running text. */
const TRAILING_PUNCTUATION = /[.,;:'’*!?\]]+$/;
const URL_START = /^\s*https?:/i;
/** Start of the query or fragment of a URL; inside a DOI these characters would be encoded. */
const URL_QUERY = /[?#]/;
/** Next parameter of a query that holds a DOI: "&partnerID=40". */
const NEXT_PARAMETER = /&(?:amp;)?[a-z][\w.-]{0,40}=/;

/** Finds the first DOI in a text or URL, in lower case, or null. DOIs of arXiv count as arXiv ids and are skipped. */
export function findDoi(text: string): string | null {
  const found = DOI.exec(decodeUrlSigns(text))?.[0].toLowerCase();
  const value = found?.split(NEXT_PARAMETER)[0];
  let doi = (URL_START.test(text) ? value?.split(URL_QUERY)[0] : value)?.replace(TRAILING_PUNCTUATION, "");
  if (doi === undefined) return null;
  while (doi.endsWith(")") && countSign(doi, ")") > countSign(doi, "("))
    doi = doi.slice(0, -1).replace(TRAILING_PUNCTUATION, "");
  return doi.startsWith("10.48550/arxiv.") || doi.endsWith("/") ? null : doi;
}

/** Returns the URL that resolves a DOI. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi}`;
}

const countSign = (text: string, sign: string): number => text.split(sign).length - 1;

/** Decodes "%2F" and percent-encoded parentheses, which some URLs use inside a DOI. */
function decodeUrlSigns(text: string): string {
  return text.replace(/%2f/gi, "/").replace(/%28/g, "(").replace(/%29/g, ")");
}
