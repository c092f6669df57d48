/** Maximum distance between an opening and a closing `$`. */
const MAX_MATH_LENGTH = 120;

/** Two words that are no commands. */
const PROSE = /(?:^|[^\\a-zA-Z{])[a-z]{4,}\s+[a-z]{2,}/;

/** "5/" of "$5/$6" and "0.5M-" of "$0.5M-$2M": what lies between the signs of two amounts of money. */
const AMOUNT_AND_LINK = /^\d[\d.,]{0,12}\s?[kKMB]?\s?(?:[-–—/,;]|to)\s?$/;

/**
 * True if the `$` at `open` opens mathematics; false for an amount of money: no closing `$` nearby, prose before it, or
 * another amount after it.
 */
export function opensMath(source: string, open: number): boolean {
  const close = source.indexOf("$", open + 1);
  if (close < 0 || close - open > MAX_MATH_LENGTH) return false;
  const inside = source.slice(open + 1, close);
  if (/^\d/.test(inside) && /\s$/.test(inside)) return false;
  if (AMOUNT_AND_LINK.test(inside) && /^\d/.test(source.slice(close + 1, close + 2))) return false;
  return !PROSE.test(inside);
}

const MAX_FORMULA_LENGTH = 600;

/** `\text{if}`, `\alpha`: commands, with the text in their argument. */
const COMMANDS = /\\[a-zA-Z]{1,30}(?:\{[^{}]{0,300}\})?/g;

/**
 * True if the `$` at `open` opens mathematics for a reader: also long formulas, and prose inside of commands
 * (`$\textit{as slow owls}$`), which hold no result and which the extractor leaves out.
 */
export function opensFormula(source: string, open: number): boolean {
  if (opensMath(source, open)) return true;
  const close = source.indexOf("$", open + 1);
  if (close < 0 || close - open > MAX_FORMULA_LENGTH) return false;
  const inside = source.slice(open + 1, close);
  const rest = inside.replace(COMMANDS, " ");
  return rest !== inside && !/^\d/.test(inside) && !PROSE.test(rest);
}
