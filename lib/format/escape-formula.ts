/** Beginnings that a spreadsheet program would run as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/** Text for a cell of a spreadsheet, which shows it and runs nothing; numbers need none of this. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
