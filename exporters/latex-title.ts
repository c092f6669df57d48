import { escapeLatex } from "./latex-text";

/** Escaping of titles with mathematics: "WS$^2$". Mathematics is kept if it consists of harmless commands only. */

const FONTS = [
  "mathbb",
  "mathbf",
  "mathcal",
  "mathit",
  "mathrm",
  "mathsf",
  "mathtt",
  "text",
  "textbf",
  "textit",
  "texttt",
];
const SIGNS = (
  "alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi varphi chi psi omega " +
  "Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega times cdot div pm mp leq geq le ge neq approx sim equiv infty in to " +
  "rightarrow leftarrow leftrightarrow Rightarrow partial nabla sum prod ell star circ ast exists forall ln log exp max min ldots cdots"
).split(" ");

const MATH = /\$([^$\s](?:[^$]{0,80}[^$\s])?)\$/g;
/** A symbol, a command with arguments in braces, or an index; a second `^` in a row would be an error. */
const FONT = `\\\\(?:${FONTS.join("|")})(?=\\{)`;
const SIGN = `\\\\(?:${SIGNS.join("|")})(?![A-Za-z])`;
const ALLOWED = new RegExp(`^(?:${FONT}|${SIGN}|\\\\[%&#_{},;! ]|[A-Za-z0-9+\\-=*/<>.,()|:;! {}^_])+$`);
/** Text within mathematics, where an index or a mathematical command would be an error. */
const WORDS = /\\text(?:bf|it|tt)?\{(?:\\[%&#_{},;! ]|[^\\^_{}])*\}/g;
const SCRIPT = new RegExp(`[\\^_](?:\\{[^{}]{1,40}\\}|${SIGN}|[A-Za-z0-9*+\\-])`, "g");

/** Also with the counting of BibTeX, which ignores the backslash before a brace. */
const isBalanced = (math: string): boolean => [math, math.replace(/\\[{}]/g, "")].every(hasBalancedBraces);

function hasBalancedBraces(math: string): boolean {
  let depth = 0;
  for (const sign of math) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Whether text is well-formed mathematics of known commands only. */
function isSafeMath(math: string): boolean {
  if (!/[\\^_]|^[A-Za-z]$/.test(math) || !ALLOWED.test(math) || !isBalanced(math)) return false;
  if (/\\text(?:bf|it|tt)?\{/.test(math.replace(WORDS, ""))) return false;
  // After removal of all indexes none may be left, and no two of one kind may be adjacent.
  const marked = math.replace(SCRIPT, (script) => (script.startsWith("^") ? "\u0001" : "\u0002"));
  return !/[\^]|(?<!\\)_/.test(marked) && !["\u0001\u0001", "\u0002\u0002"].some((twice) => marked.includes(twice));
}

/** Escapes a title and keeps harmless mathematics. */
export function escapeLatexTitle(title: string): string {
  let made = "";
  let end = 0;
  for (const match of title.matchAll(MATH)) {
    const math = match[1] ?? "";
    if (!isSafeMath(math)) continue;
    made += `${escapeLatex(title.slice(end, match.index))}$${math}$`;
    end = match.index + match[0].length;
  }
  return made + escapeLatex(title.slice(end));
}

/** Whether LaTeX text requires the packages amsmath and amssymb. */
export function needsMathPackages(latex: string): boolean {
  return /\\(?:mathbb|text)\{/.test(latex);
}
