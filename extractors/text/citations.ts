/** The name of an author in a citation: "Miller", "O'Neil"; not an acronym such as "AIME". */
const NAME = "\\p{Lu}[\\p{L}'’-]{0,24}\\p{Ll}";
/** "Miller et al., 2021", "Miller and Tan, 2020a", "Miller, 2019". */
const CITED_WORK = `${NAME}(?: et al\\.?,?|(?:(?:, ${NAME}){0,3},? (?:and|&) ${NAME})?,) (?:19|20)\\d\\d[a-z]?`;
const CITATION = `[([](?:see |e\\.g\\.,? |cf\\. )?${CITED_WORK}(?:[;,] ${CITED_WORK}){0,8}[)\\]]`;
/** White space between words, possibly with a line break. */
const AUTHOR_CITATION = new RegExp(CITATION.replaceAll(" ", "\\s{1,9}"), "uy");

/** Returns the end of the citation that begins at `at`: "(Miller et al., 2021)"; `at` if there is none. */
export function findCitationEnd(source: string, offset: number): number {
  AUTHOR_CITATION.lastIndex = offset;
  return AUTHOR_CITATION.test(source) ? AUTHOR_CITATION.lastIndex : offset;
}
