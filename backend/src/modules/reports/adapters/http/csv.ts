import { stringify } from 'csv-stringify/sync';

/** The characters between the cells. A spreadsheet in Spanish expects semicolons. */
export const CSV_SEPARATORS = ['comma', 'semicolon'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

const DELIMITERS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };

/** A plain number such as `-7.25`, which no spreadsheet runs as a formula. */
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** A phone such as `+593991234567`: digits after a plus are a number for a spreadsheet. */
const PHONE = /^\+\d{4,15}$/;

/**
 * The beginning of a formula, also after blanks and in full-width letters, which spreadsheets
 * accept.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * Returns the lines of a CSV file (RFC 4180) with every cell quoted. An apostrophe turns a cell
 * that a spreadsheet would run as a formula into text. Numbers and phones stay as they are.
 */
export function csvLines(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  return stringify(
    rows.map((cells) => cells.map(harmless)),
    { delimiter: DELIMITERS[separator], quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
}

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';

function harmless(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell;
}
