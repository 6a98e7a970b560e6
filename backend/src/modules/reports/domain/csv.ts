/** A plain number, which no spreadsheet runs: "-7.25". */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** How a formula begins, also after blanks and in the wide letters that spreadsheets take for the same. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * A line of a CSV file (RFC 4180). Every cell is quoted; one that a spreadsheet would run as a formula becomes text by
 * an apostrophe before it. Numbers stay numbers, negative ones too.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** What tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function harmless(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}
