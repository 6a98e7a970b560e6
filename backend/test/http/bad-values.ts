import type { Schema } from './contract.js';

const LONG = 'x'.repeat(10_000);

/** Invalid days and instants, including some that PostgreSQL would accept. */
export const BAD_DATES = [
  '2027-02-30',
  '2027-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '2027-1-1',
  'hoy',
  'today',
  'now',
  'tomorrow',
  'infinity',
  '-infinity',
  'epoch',
  'allballs',
  'NaN',
  '',
  '0044-03-15 BC',
  '0044-03-15',
  '1999-12-31',
  '3000-01-01',
  '294277-01-01',
  '99999-01-01',
  '+002027-01-01',
  '2027/01/01',
  '01-02-2027',
  '20270101',
  '2027-W01-1',
  ' 2027-01-01',
  '2027-01-01 ',
  '2027-01-01\n',
  '2027-01-01T25:00:00',
  '2027-01-01T24:00:00',
  '2027-01-01T10:60:00',
  '2027-01-01T10:00:61',
  '2027-01-01T',
  '2027-01-01T10:00:00Z',
  '2027-01-01T10:00:00+02:00',
  '2027-01-01T10:00:00-05:00',
  '2027-01-01 10:00:00',
];

/** Hours that cannot be booked, and malformed texts of hours that can. */
export const BAD_TIME_SLOTS = [
  '05:00',
  '22:00',
  '00:00',
  '23:00',
  '24:00',
  '18:30',
  '18:01',
  '6:00',
  '18:00:00',
  '18',
  '1800',
  '18:0',
  '-6:00',
  '+6:00',
  '6 pm',
  '18.00',
  ' 18:00',
  '18:00 ',
  '18:00\n',
  '18:00Z',
  '٠٦:٠٠',
  '',
];

/** Starts that an owner may sell at the desk: outside the opening hours, at a half hour. */
const SOLD_AT_DESK = ['05:00', '22:00', '00:00', '23:00', '18:30'];
const SALES = ['POST /api/admin/bookings', 'GET /api/admin/courts/{courtId}/sale-offer'];

/** Returns whether this call of staff takes a start that is a bad value everywhere else. */
export function isForSale(call: string, field: string, value: string): boolean {
  return SALES.includes(call) && field === 'timeSlot' && SOLD_AT_DESK.includes(value);
}

/** Texts that are not amounts, including some that PostgreSQL's `numeric` accepts or rounds. */
const BAD_AMOUNTS = [
  '-1',
  'NaN',
  '1e3',
  '14.505',
  'Infinity',
  '1000000.00',
  '0x10',
  '1,50',
  '$5',
  '',
  ' ',
  '+1.00',
];

export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** Malformed ids and a well-formed one that does not exist. */
export const BAD_IDS = [
  'abc',
  '0',
  '-1',
  'null',
  'undefined',
  '[object Object]',
  '{"$ne":1}',
  "' or 1=1 --",
  '%',
  '*',
  'á',
  '😀',
  '../../etc/passwd',
  '..%2f..',
  LONG,
  '00000000-0000-0000-0000-00000000000',
  'a\u0000b',
  `{${UNKNOWN_ID}}`,
  UNKNOWN_ID,
];

/**
 * Invalid e-mail addresses, including attempts to add further recipients, and further spellings of
 * the mailbox `victim@saque.example`.
 */
const BAD_ADDRESSES = [
  '',
  ' ',
  'ana',
  'ana@',
  '@saque.example',
  'ana@@saque.example',
  'ana saque@saque.example',
  'ana@saque example',
  'ana@saque.example,eva@saque.example',
  'ana@saque.example\nBcc: eva@saque.example',
  'ana@saque.example\r\nX',
  '"victim"@saque.example',
  '"vi\\ctim"@saque.example',
  '"victim+9"@saque.example',
  'victim(me)@saque.example',
  'Ana <victim@saque.example>',
  `${'a'.repeat(250)}@saque.example`,
  LONG,
  'a\u0000@saque.example',
];

/** Halves of surrogate pairs. JSON can carry them as escapes; UTF-8 and PostgreSQL cannot. */
const LONE_SURROGATES = ['\ud800', 'a\udfffb', 'bien\ud83d', '\ude00\ud83d'];

/** Returns the values that a body field of this schema must refuse, each with a name. */
export function badValues(schema: Schema): [string, unknown][] {
  const forms = wrongTypes(schema).map((value): [string, unknown] => [JSON.stringify(value), value]);
  const texts = [...badTexts(schema), ...LONE_SURROGATES];
  return [...forms, ...texts.map((text): [string, unknown] => [brief(text), text])];
}

/** Returns the texts that a query parameter of this schema must refuse. */
export function badTexts(schema: Schema): string[] {
  if (schema.type === 'integer' || schema.type === 'number') return badNumbers(schema);
  if (schema.enum)
    return ['', LONG, 'a\u0000b', ...schema.enum.map((one) => `${String(one).toUpperCase()} `)];
  if (schema.format === 'uuid') return BAD_IDS;
  if (schema.format === 'email') return BAD_ADDRESSES;
  const example = typeof schema.example === 'string' ? schema.example : '';
  if (/^\d{4}-\d{2}-\d{2}/.test(example)) return [...BAD_DATES, LONG, 'a\u0000b'];
  if (/^\d{2}:\d{2}$/.test(example)) return [...badTimes(schema), LONG, 'a\u0000b'];
  if (/^\d+\.\d{2}$/.test(example)) return [...BAD_AMOUNTS, LONG, 'a\u0000b'];
  const tooLong = schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)];
  return [LONG, 'a\u0000b', '\u0000', ...tooLong];
}

/** A pattern shows which of the hours that cannot be booked are times all the same. */
function badTimes({ pattern }: Schema): string[] {
  if (pattern === undefined) return BAD_TIME_SLOTS;
  const form = new RegExp(pattern);
  return [...BAD_TIME_SLOTS.filter((text) => !form.test(text)), '18:15', '24:30', '25:00'];
}

function badNumbers({ minimum, maximum }: Schema): string[] {
  return [
    '',
    ' ',
    'abc',
    '1abc',
    '1.5',
    '1e1',
    '0x7',
    'NaN',
    'Infinity',
    '-1',
    '２',
    'a\u0000b',
    LONG,
    '9007199254740993',
    '1e400',
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1)]),
  ];
}

function wrongTypes({ type, nullable, minimum, maximum }: Schema): unknown[] {
  const nothing = nullable ? [] : [null];
  const structures = [[], {}, ['singles'], { $ne: 1 }, [[]], [null]];
  switch (type) {
    case 'string':
      return [...nothing, ...structures, 5, 0, -1.5, true, false];
    case 'boolean':
      return [...nothing, ...structures, 0, 1, 'true', ''];
    case 'integer':
    case 'number':
      return [
        ...nothing,
        ...structures,
        true,
        1.5,
        2 ** 31,
        1e300,
        ...(minimum === undefined ? [] : [minimum - 1]),
        ...(maximum === undefined ? [] : [maximum + 1]),
      ];
    default:
      return [...nothing, 5, 'texto', true];
  }
}

/** Returns the text in quotes, or only its length if it is long. */
export function brief(text: string): string {
  return text.length > 60 ? `${text.length} characters` : JSON.stringify(text);
}
