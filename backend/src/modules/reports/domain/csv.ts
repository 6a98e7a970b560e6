/** A plain number such as `-7.25`, which no spreadsheet runs as a formula. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * The beginning of a formula, also after blanks and in full-width letters, which spreadsheets
 * accept.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * Returns a line of a CSV file (RFC 4180) with every cell quoted. An apostrophe turns a cell that a
 * spreadsheet would run as a formula into text. Numbers stay numbers, including negative ones.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function harmless(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}
