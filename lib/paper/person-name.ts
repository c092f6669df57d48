/** Parts of a name as a source states them. */
export interface NameParts {
  readonly given?: string;
  /** Particle before the family name: "van der". */
  readonly prefix?: string;
  /** Family name, or the name of a group. */
  readonly family?: string;
  readonly suffix?: string;
}

/** A person or group as a source states it: a name as printed, its parts, or "Lee, Ann". */
export type RawPerson = string | NameParts | { readonly familyFirst: string };

/** The parts of an author name in a bibliography. */
export interface BibliographyName {
  /** Full name of a group, or family name with particles: "van Rossum". */
  readonly family: string;
  readonly given: string;
  /** "Jr.", or a degree: "Ph.D." */
  readonly suffix: string;
  readonly isGroup: boolean;
}

const GENERATION = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
const SUFFIX = /^(?:jr|sr|i{2,3}|iv|ph\.?d|m\.?d)\.?$/i;
/** Degrees after a comma. "M.D." needs periods, because "Md" is a name. */
const DEGREE = /^(?:ph\.?\s?d\.?|m\.d\.?)$/i;
/** Words in names of groups. */
const GROUP = /\b(?:team|group|labs?|consortium|collaboration|research|institute|university|project|community)\b/i;
const PARTICLE = /^\p{Ll}/u;

/** True for "Jr.", "III" and degrees. */
export const isNameSuffix = (text: string): boolean => SUFFIX.test(text);

/**
 * Formats a name in the order "given prefix family suffix"; empty parts are left out. "Lee, Ann, Jr." becomes
 * "Ann Lee Jr."; a printed name, and one with other commas, is returned unchanged.
 */
export function formatPersonName(person: RawPerson): string {
  if (typeof person === "string") return person;
  if ("familyFirst" in person) return toGivenNameFirst(person.familyFirst);
  const { given = "", prefix = "", family = "", suffix = "" } = person;
  return [given, prefix, family, suffix].filter((part) => part.trim() !== "").join(" ");
}

function toGivenNameFirst(name: string): string {
  const [family = "", given = "", suffix = "", ...rest] = name.split(",").map((part) => part.trim());
  if (rest.length > 0 || (suffix !== "" && !isNameSuffix(suffix))) return name;
  return formatPersonName({ given, family, suffix });
}

/** Parses "Ana Ito", "Ito, Ana", "Ada Bell Jr.", "Ada Bell, Jr." and "Qwen Team" into the parts of a bibliography. */
export function parseBibliographyName(name: string): BibliographyName {
  const text = name.replace(/\s+/g, " ").trim();
  const parts = text.split(",").map((part) => part.trim());
  const [first = "", second = ""] = parts;
  if (GROUP.test(text) || /\sand\s/i.test(text) || parts.length > 2 || first === "") return toGroupName(text);
  const words = first.split(" ");
  if (GENERATION.test(second) || DEGREE.test(second))
    return words.length > 1 ? splitFamilyName(words, second) : toGroupName(text);
  if (second !== "") return { family: first, given: second, suffix: "", isGroup: false };
  const last = words.at(-1) ?? "";
  const hasSuffix = words.length > 2 && GENERATION.test(last);
  return hasSuffix ? splitFamilyName(words.slice(0, -1), last) : splitFamilyName(words, "");
}

const toGroupName = (family: string): BibliographyName => ({ family, given: "", suffix: "", isGroup: true });

/** Splits "Guido van Rossum": the family name starts at the first particle, or is the last word. */
function splitFamilyName(words: readonly string[], suffix: string): BibliographyName {
  const particle = words.findIndex((word, i) => i > 0 && i < words.length - 1 && PARTICLE.test(word));
  const at = particle > 0 ? particle : words.length - 1;
  return { family: words.slice(at).join(" "), given: words.slice(0, at).join(" "), suffix, isGroup: false };
}
