/** An author as citations write it: "Miller", "O'Neil"; an acronym such as "AIME" is none. */
const NAME = "\\p{Lu}[\\p{L}'’-]{0,24}\\p{Ll}";
/** "Miller et al., 2021", "Miller and Tan, 2020a", "Miller, 2019". */
const WORK = `${NAME}(?: et al\\.?,?|(?:(?:, ${NAME}){0,3},? (?:and|&) ${NAME})?,) (?:19|20)\\d\\d[a-z]?`;
const BY_AUTHOR = new RegExp(`[([](?:see |e\\.g\\.,? |cf\\. )?${WORK}(?:[;,] ${WORK}){0,8}[)\\]]`, "uy");
const BY_NUMBER = /\[[1-9]\d{0,2}(?:[,–-] ?[1-9]\d{0,2}){0,8}\]/y;
/** Words that lead to an interval: "a 95% CI [71, 74]", "scores in [1, 5]". */
const LEADS_INTERVAL = /(?:^|[^A-Za-z])(?:CI|in|range|ranges|interval|intervals|between|of|from|to|is|are|scale)\s?$/;

const endOf = (pattern: RegExp, source: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
};

/**
 * Where the citation ends that begins at `at`, or `at` where there is none: "(Miller et al., 2021)", "[Tan, 2019]",
 * and "[12]" or "[3, 7]" behind a word.
 */
export function citationEnd(source: string, at: number): number {
  const authors = endOf(BY_AUTHOR, source, at);
  if (authors > at || source[at] !== "[") return authors;
  const before = source.slice(Math.max(0, at - 12), at);
  return /[A-Za-z)]\s?$/.test(before) && !LEADS_INTERVAL.test(before) ? endOf(BY_NUMBER, source, at) : at;
}
