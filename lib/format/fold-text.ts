/** Letters that Unicode does not take apart, and signs that people also write out. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", "&": " and ", "×": " times ", "→": " rightarrow " },
  ...{ α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", ζ: "zeta", η: "eta", θ: "theta", κ: "kappa" },
  ...{ λ: "lambda", μ: "mu", ν: "nu", ξ: "xi", π: "pi", ρ: "rho", σ: "sigma", τ: "tau", φ: "phi", χ: "chi" },
  ...{ ψ: "psi", ω: "omega", "∞": "infty" },
};
const SPELLED_SIGNS = new RegExp(`[${Object.keys(SPELLINGS).join("")}]`, "gu");
/** Small letters with those that Unicode does not take apart, Greek ones above all, written out. */
export const spellLetters = (text: string): string => text.replace(SPELLED_SIGNS, (sign) => SPELLINGS[sign] ?? sign);

/** Commands of LaTeX that change how text looks and are no part of it. */
const FORMATTING_COMMANDS =
  /\\(?:text(?:bf|it|sc|tt|rm|sf|md|up|normal)?|emph|math(?:bf|bb|cal|frak|it|rm|sf|tt|scr)|ensuremath|operatorname|mbox|left|right|bf|it|sc|tt|rm|em|cal)(?![a-z])/g;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6});/g;

/**
 * Text without what differs between copies of it: case, accents, LaTeX, punctuation. Words stay apart by one space.
 * `foldText("Owl-Net: $\\alpha$ \\& {\\'E}tude")` is `"owl net alpha and etude"`.
 */
export function foldText(text: string): string {
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
