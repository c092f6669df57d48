/** First characters that make a spreadsheet program treat a cell as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/** Escapes text for a spreadsheet cell so that it is never run as a formula. Numbers need no escaping. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
