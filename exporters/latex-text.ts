/** Escaping of text for pdfLaTeX, XeLaTeX and LuaLaTeX; the result displays the text and cannot run commands. */

const ASCII: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  // BibTeX counts braces even after a backslash.
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': '{"}',
  "`": "\\textasciigrave{}",
  "[": "{[}",
  "]": "{]}",
};

/** Separates characters that would form a ligature: "--" is a dash in LaTeX. */
const SEPARATOR = "\u2060";

const TYPOGRAPHY: Readonly<Record<string, string>> = {
  [SEPARATOR]: "{}",
  "\u00a0": "~",
  "\u2009": "\\,",
  "\u202f": "\\,",
  "\u00ad": "\\-",
  "–": "--",
  "—": "---",
  "‐": "-",
  "‑": "-",
  "‘": "`",
  "’": "'",
  "“": "``",
  "”": "''",
  "„": ",,",
  "…": "{\\ldots}",
  "•": "\\textbullet{}",
  "°": "\\textdegree{}",
  "§": "\\S{}",
  "©": "\\textcopyright{}",
  "®": "\\textregistered{}",
  "™": "\\texttrademark{}",
  "€": "\\texteuro{}",
  "£": "\\pounds{}",
  "†": "\\dag{}",
  "‡": "\\ddag{}",
  "′": "$'$",
};

const MATH: Readonly<Record<string, string>> = {
  "−": "-",
  "±": "\\pm",
  "×": "\\times",
  "÷": "\\div",
  "·": "\\cdot",
  "→": "\\rightarrow",
  "←": "\\leftarrow",
  "↔": "\\leftrightarrow",
  "⇒": "\\Rightarrow",
  "↑": "\\uparrow",
  "↓": "\\downarrow",
  "≈": "\\approx",
  "≠": "\\neq",
  "≤": "\\leq",
  "≥": "\\geq",
  "∼": "\\sim",
  "∞": "\\infty",
  "∈": "\\in",
  "√": "\\surd",
  "∑": "\\sum",
  "∂": "\\partial",
  "∇": "\\nabla",
  "¹": "^1",
  "²": "^2",
  "³": "^3",
  "⁰": "^0",
  "₀": "_0",
  "₁": "_1",
  "₂": "_2",
  "½": "\\frac12",
  "¼": "\\frac14",
  "★": "\\star",
  µ: "\\mu",
  α: "\\alpha",
  β: "\\beta",
  γ: "\\gamma",
  δ: "\\delta",
  ε: "\\epsilon",
  ζ: "\\zeta",
  η: "\\eta",
  θ: "\\theta",
  ι: "\\iota",
  κ: "\\kappa",
  λ: "\\lambda",
  μ: "\\mu",
  ν: "\\nu",
  ξ: "\\xi",
  π: "\\pi",
  ρ: "\\rho",
  σ: "\\sigma",
  τ: "\\tau",
  υ: "\\upsilon",
  φ: "\\phi",
  χ: "\\chi",
  ψ: "\\psi",
  ω: "\\omega",
  Γ: "\\Gamma",
  Δ: "\\Delta",
  Θ: "\\Theta",
  Λ: "\\Lambda",
  Ξ: "\\Xi",
  Π: "\\Pi",
  Σ: "\\Sigma",
  Φ: "\\Phi",
  Ψ: "\\Psi",
  Ω: "\\Omega",
};

/** Letters that are not composed of a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "\\ss",
  æ: "\\ae",
  Æ: "\\AE",
  œ: "\\oe",
  Œ: "\\OE",
  ø: "\\o",
  Ø: "\\O",
  ł: "\\l",
  Ł: "\\L",
  ı: "\\i",
  ȷ: "\\j",
};

/** Combining characters and their commands. */
const ACCENTS: Readonly<Record<string, string>> = {
  "\u0300": "`",
  "\u0301": "'",
  "\u0302": "^",
  "\u0303": "~",
  "\u0304": "=",
  "\u0306": "u",
  "\u0307": ".",
  "\u0308": '"',
  "\u030a": "r",
  "\u030b": "H",
  "\u030c": "v",
  "\u0323": "d",
  "\u0326": "textcommabelow",
  "\u0327": "c",
  "\u0328": "k",
  "\u0331": "b",
};

/** Returns "{\\'e}" for "é"; null if LaTeX has no such accent, or for several accents on one letter. */
function formatAccented(letter: string): string | null {
  const [base = "", accent = "", ...more] = letter.normalize("NFD");
  const command = ACCENTS[accent];
  if (command === undefined || more.length > 0 || !/[A-Za-z]/.test(base)) return null;
  return `{\\${command}{${base}}}`;
}

function encodeCharacter(sign: string): string {
  if (sign in ASCII) return ASCII[sign] ?? sign;
  if (sign >= " " && sign <= "\u007e") return sign;
  const text = TYPOGRAPHY[sign];
  if (text !== undefined) return text;
  if (sign in MATH) return `$${MATH[sign]}$`;
  if (sign in LETTERS) return `{${LETTERS[sign]}}`;
  return formatAccented(sign) ?? sign;
}

const LIGATURE = /([-',])(?=\1)/g;
// A letter with its combining characters, or any other character.
const CHARACTER = /[A-Za-z]\p{M}{1,4}|./gsu;

/**
 * Escapes all special characters; line breaks and control characters become spaces. Characters without a LaTeX command
 * (Chinese, emoji) are kept and require XeLaTeX or LuaLaTeX; `needsUnicode` detects them.
 */
export function escapeLatex(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(/[\u200b-\u200f\u2060\ufeff]/g, "");
  return line.replace(LIGATURE, `$&${SEPARATOR}`).replace(CHARACTER, (sign) => encodeCharacter(sign.normalize("NFC")));
}

/** Whether LaTeX text contains characters that pdfLaTeX does not support. */
export function needsUnicode(latex: string): boolean {
  return /[^\n -~]/.test(latex);
}
