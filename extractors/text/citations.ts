/** An author as citations write it: "Miller", "O'Neil"; an acronym such as "AIME" is none. */
const NAME = "\\p{Lu}[\\p{L}'’-]{0,24}\\p{Ll}";
/** "Miller et al., 2021", "Miller and Tan, 2020a", "Miller, 2019". */
const CITED_WORK = `${NAME}(?: et al\\.?,?|(?:(?:, ${NAME}){0,3},? (?:and|&) ${NAME})?,) (?:19|20)\\d\\d[a-z]?`;
const CITATION = `[([](?:see |e\\.g\\.,? |cf\\. )?${CITED_WORK}(?:[;,] ${CITED_WORK}){0,8}[)\\]]`;
/** Between its words it may be wrapped. */
const AUTHOR_CITATION = new RegExp(CITATION.replaceAll(" ", "\\s{1,9}"), "uy");

/** Where the citation of authors ends that begins at `at`, or `at` where there is none: "(Miller et al., 2021)". */
export function findCitationEnd(source: string, at: number): number {
  AUTHOR_CITATION.lastIndex = at;
  return AUTHOR_CITATION.test(source) ? AUTHOR_CITATION.lastIndex : at;
}
