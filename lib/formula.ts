/** Beginnings that a spreadsheet program would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Text for a cell of a spreadsheet, which shows it and runs nothing; numbers need none of this. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
