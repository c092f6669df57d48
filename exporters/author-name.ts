/** The parts of an author name in a bibliography. */
export interface AuthorName {
  /** Full name of a group, or family name with particles: "van Rossum". */
  readonly family: string;
  readonly given: string;
  /** "Jr.", or a degree: "Ph.D." */
  readonly suffix: string;
  readonly isGroup: boolean;
}

/** Names of groups. */
const GROUP = /\b(?:team|group|labs?|consortium|collaboration|research|institute|university|project|community)\b/i;
const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
/** Degrees after a comma. "M.D." needs periods, because "Md" is a name. */
const DEGREE = /^(?:ph\.?\s?d\.?|m\.d\.?)$/i;
const PARTICLE = /^\p{Ll}/u;

const toGroupName = (family: string): AuthorName => ({ family, given: "", suffix: "", isGroup: true });

/** Splits "Guido van Rossum": the family name starts at the first particle, or is the last word. */
function splitFamilyName(words: readonly string[], suffix: string): AuthorName {
  const particle = words.findIndex((word, i) => i > 0 && i < words.length - 1 && PARTICLE.test(word));
  const at = particle > 0 ? particle : words.length - 1;
  return { family: words.slice(at).join(" "), given: words.slice(0, at).join(" "), suffix, isGroup: false };
}

/** Parses "Ana Ito", "Ito, Ana", "Ada Bell Jr.", "Ada Bell, Jr." and "Qwen Team". */
export function parseAuthorName(name: string): AuthorName {
  const text = name.replace(/\s+/g, " ").trim();
  const parts = text.split(",").map((part) => part.trim());
  const [first = "", second = ""] = parts;
  if (GROUP.test(text) || /\sand\s/i.test(text) || parts.length > 2 || first === "") return toGroupName(text);
  const words = first.split(" ");
  if (SUFFIX.test(second) || DEGREE.test(second))
    return words.length > 1 ? splitFamilyName(words, second) : toGroupName(text);
  if (second !== "") return { family: first, given: second, suffix: "", isGroup: false };
  const last = words.at(-1) ?? "";
  return words.length > 2 && SUFFIX.test(last) ? splitFamilyName(words.slice(0, -1), last) : splitFamilyName(words, "");
}
