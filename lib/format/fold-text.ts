/** Letters that Unicode does not decompose, and symbols that are also written as words. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", "&": " and ", "×": " times ", "→": " rightarrow " },
  ...{ α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", ζ: "zeta", η: "eta", θ: "theta", κ: "kappa" },
  ...{ λ: "lambda", μ: "mu", ν: "nu", ξ: "xi", π: "pi", ρ: "rho", σ: "sigma", τ: "tau", φ: "phi", χ: "chi" },
  ...{ ψ: "psi", ω: "omega", "∞": "infty" },
};
const SPELLED_SIGNS = new RegExp(`[${Object.keys(SPELLINGS).join("")}]`, "gu");
/** Spells out lower-case letters that Unicode does not decompose, mainly Greek ones. */
export const spellLetters = (text: string): string => text.replace(SPELLED_SIGNS, (sign) => SPELLINGS[sign] ?? sign);

/** LaTeX commands that only change the appearance of text. */
const FORMATTING_COMMANDS =
  /\\(?:text(?:bf|it|sc|tt|rm|sf|md|up|normal)?|emph|math(?:bf|bb|cal|frak|it|rm|sf|tt|scr)|ensuremath|operatorname|mbox|left|right|bf|it|sc|tt|rm|em|cal)(?![a-z])/g;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6});/g;

/** ASCII text without LaTeX, entities and apostrophes: most texts. */
const SIMPLE_TEXT = /^[\n\r\t !"#%()*+,\-./0-9:;<=>?@A-Z[\]^_a-z|~]*$/;

/**
 * Normalizes text for the comparison of copies: removes case, accents, LaTeX and punctuation. Words are separated by
 * one space. `foldText("Owl-Net: $\\alpha$ \\& {\\'E}tude")` is `"owl net alpha and etude"`.
 */
export function foldText(text: string): string {
  if (SIMPLE_TEXT.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  const plain = text
    .replace(ENTITY, (entity) => (entity === "&amp;" ? "&" : " "))
    .replace(/\\(?:o|l|ss|ae|oe|i)(?![a-zA-Z])/g, (command) => command.slice(1))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(FORMATTING_COMMANDS, "");
  return spellLetters(plain)
    .replace(/\\["'`^~=.]|['’`{}$]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
