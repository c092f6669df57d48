/** Number of words taken from each end of a passage. */
const WORDS_PER_END = 6;
/** Fewer words may occur elsewhere on the page. */
const MIN_WORDS = 3;

const FORMULA = /\$[^$]{1,300}\$/g;
/** Signs of LaTeX. Other pages typeset a word with them or show its source, so it cannot be in a fragment. */
const LATEX = /[$\\{}^~]|``|''|--/;

const encodeFragment = (text: string): string =>
  encodeURIComponent(text).replace(/[-!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const joinEncoded = (words: readonly string[]): string => encodeFragment(words.join(" "));

/** Lists the successive words without LaTeX, split where LaTeX is. */
function splitPlainRuns(passage: string): string[][] {
  const runs: string[][] = [[]];
  for (const word of passage.replace(FORMULA, "$$").split(/\s+/)) {
    if (LATEX.test(word)) runs.push([]);
    else if (word !== "") runs.at(-1)?.push(word);
  }
  return runs;
}

/**
 * A link to a passage of a page, which the browser looks up by its first and last words: "…#:~:text=We%20train,on%20both."
 * Takes the source of the passage. Pages show LaTeX in different ways, so the words come from the parts without LaTeX.
 */
export function withTextFragment(url: string, passage: string): string {
  const runs = splitPlainRuns(passage).filter((words) => words.length >= MIN_WORDS);
  const [first, last] = [runs[0], runs.at(-1)];
  if (first === undefined || last === undefined) return url;
  const isShort = runs.length === 1 && first.length <= WORDS_PER_END * 2;
  const fragment = isShort
    ? joinEncoded(first)
    : `${joinEncoded(first.slice(0, WORDS_PER_END))},${joinEncoded(last.slice(-WORDS_PER_END))}`;
  return `${url.split("#")[0]}#:~:text=${fragment}`;
}
