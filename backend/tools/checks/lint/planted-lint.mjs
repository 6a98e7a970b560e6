import { ESLint } from 'eslint';
import { inRoot } from '../../launch/processes.mjs';
import { houseRules } from './house-rules.mjs';

const PRODUCT = 'backend/src/modules/bookings/domain/planted.ts';
const SCREEN = 'frontend/src/features/venues/planted.tsx';
const PROGRAM = 'backend/tools/ops/planted.mjs';
const SUPPORT = 'backend/test/support/planted.ts';
const TEST = 'backend/test/bookings/planted.test.ts';
const JOURNEY = 'frontend/e2e/planted.spec.ts';

const longComment = `// ${'word '.repeat(20)}`;
const longBlock = `/**\n * ${'word '.repeat(20)}\n */\nexport const a = 1;`;
const linesOf = (count) => Array.from({ length: count }, (_, index) => `  call(${index});`).join('\n');
const longFunction = `export function work() {\n${linesOf(61)}\n}`;

const classOf = (count, above = '') =>
  `export class A {\n${above}  constructor(\n${'    private readonly a: B,\n'.repeat(count)}  ) {}\n}`;
const REASON = '  // Nine dependencies, because a sale does all of it in one transaction.\n';

/** Snippets that a rule must refuse: [rule, file, text]. */
const PLANTED = [
  ['saque/comment-line-length', PRODUCT, longComment],
  ['saque/comment-line-length', PRODUCT, longBlock],
  ['saque/comment-line-length', PRODUCT, `function f() {\n    ${longComment.slice(0, 98)}\n}`],
  ['saque/comment-line-length', SCREEN, `const a = (\n  <main>\n    {/* ${longComment} */}\n  </main>\n);`],
  ['saque/comment-line-length', PRODUCT, `call(); ${longComment}`],
  ['saque/comment-line-length', PROGRAM, longComment],
  ['saque/comment-line-length', TEST, longComment],
  ['saque/plain-comments', PRODUCT, '/** Answers the price in cents. */\nexport const a = 1;'],
  ['saque/plain-comments', PROGRAM, '// It answers the exit code.'],
  ['saque/plain-comments', JOURNEY, '// the server answers 404'],
  ['saque/plain-comments', PRODUCT, '// the own bookings of the player'],
  ['saque/plain-comments', PRODUCT, '// It cannot be booked any more.'],
  ['saque/plain-comments', PRODUCT, '/** The player is told so. */\nexport const a = 1;'],
  ['saque/plain-comments', SCREEN, '// Somebody else was faster.'],
  ['saque/plain-comments', TEST, '// whoever has the link'],
  ['saque/plain-comments', PRODUCT, '// Nobody else can book the hour.'],
  ['saque/plain-comments', PRODUCT, '/** What an admin enters. */\nexport const a = 1;'],
  [
    'saque/plain-comments',
    PRODUCT,
    '/**\n * What an admin enters, with\n * the names.\n */\nexport const a = 1;',
  ],
  ['saque/plain-comments', PROGRAM, '// What the load needs.'],
  ['saque/plain-comments', SCREEN, 'const a = (\n  <main>\n    {/* What is free. */}\n  </main>\n);'],
  ['no-restricted-syntax', PRODUCT, 'export const a = b as BookingId;'],
  ['no-restricted-syntax', PRODUCT, 'export const a = b as VenueId | null;'],
  ['no-restricted-syntax', PRODUCT, 'export const a = b as PlayerId[];'],
  ['saque/few-dependencies', PRODUCT, classOf(9)],
  ['saque/few-dependencies', SUPPORT, classOf(9, '  /** Knows the dependencies of a sale. */\n')],
  ['saque/few-dependencies', PRODUCT, classOf(9, `${REASON}\n`)],
  ['saque/no-spread-literal', PRODUCT, 'export const a = { ...{ b: 1, c: 2 } };'],
  ['saque/no-spread-literal', PRODUCT, 'export const a = [...[1, 2], 3];'],
  ['saque/no-spread-literal', PRODUCT, 'call(...[1, 2]);'],
  ['saque/no-spread-literal', SCREEN, 'export const a = <Box {...{ x: 1 }} />;'],
  ['saque/no-number-input', SCREEN, 'export const a = <input type="number" />;'],
  ['saque/no-number-input', SCREEN, "export const a = <Field type={b ? 'number' : 'text'} />;"],
  [
    'saque/no-number-input',
    SCREEN,
    "export const a = <Field slotProps={{ htmlInput: { type: 'number' } }} />;",
  ],
  ['saque/no-device-clock', SCREEN, 'export const a = Date.now();'],
  ['saque/no-device-clock', SCREEN, 'export const isOver = end < new Date();'],
  ['saque/no-device-clock', SCREEN, 'export const a = Date();'],
  ['saque/test-title', TEST, "it('is paid', () => undefined);"],
  ['saque/test-title', TEST, "test('paying', () => undefined);"],
  ['saque/test-title', TEST, "describe('a booking', () => undefined);"],
  ['saque/test-title', TEST, "it.each(['a'])('%s', () => undefined);"],
  ['saque/test-title', TEST, "test.each(['a'])('refuses %s', () => undefined);"],
  ['saque/test-title', TEST, "describe.each(['a'])('%s of %s', () => undefined);"],
  ['saque/test-title', TEST, 'it.each`a | b`("refuses $a", () => undefined);'],
  ['saque/test-title', TEST, `it('${'a long title '.repeat(10)}', () => undefined);`],
  ['saque/test-title', TEST, "it('muestra la página de error', () => undefined);"],
  ['saque/test-title', TEST, "it('muestra el precio total', () => undefined);"],
  ['saque/test-title', TEST, "it('shows the own bookings alone', () => undefined);"],
  ['saque/test-title', TEST, "it('is not shown any more', () => undefined);"],
  ['saque/test-title', TEST, "test('a payer is told so', () => undefined);"],
  ['saque/test-title', TEST, "describe('an hour that somebody holds', () => undefined);"],
  ['saque/test-title', TEST, "test('and the payer may pay again', () => undefined);"],
  ['saque/test-title', TEST, "test.each(['a'])('that begins at %s is refused', () => undefined);"],
  ['saque/test-title', TEST, "it('blocks that browser and nobody else', () => undefined);"],
  ['saque/test-title', TEST, "test('of a move and a payment one decides', () => undefined);"],
  ['saque/test-title', TEST, "it('when only the provider reports it', () => undefined);"],
  ['saque/test-title', TEST, "test.each(['a'])('for the number %s returns null', () => undefined);"],
  ['saque/test-title', JOURNEY, "test('without a network the ticket stays', async () => undefined);"],
  ['saque/test-title', JOURNEY, "test('who leaves gets the share back', async () => undefined);"],
  ['saque/test-title', JOURNEY, "test('la reserva completa', async () => undefined);"],
  ['saque/test-title', JOURNEY, "test.describe('sharing', () => undefined);"],
  ['max-lines-per-function', PRODUCT, longFunction],
  ['max-lines-per-function', SCREEN, longFunction],
  ['max-lines-per-function', PROGRAM, longFunction],
  ['max-lines-per-function', SUPPORT, longFunction],
  ['max-lines', TEST, linesOf(301)],
  ['max-lines', JOURNEY, linesOf(301)],
  ['max-lines', PRODUCT, linesOf(251)],
];

/** Snippets that no rule of ours may refuse: [file, text]. */
const ALLOWED = [
  [PRODUCT, `// ${'x'.repeat(97)}`],
  [PRODUCT, `// https://example.com/${'x'.repeat(100)}`],
  [PRODUCT, '/** Returns the answer of the person at the counter. */\nexport const a = 1;'],
  [PRODUCT, '// The account `nobody` knows what an admin enters.'],
  [PRODUCT, 'export const a = idFrom<BookingId>(payload.bookingId);'],
  [PRODUCT, classOf(8)],
  [PRODUCT, classOf(9, REASON)],
  [PRODUCT, 'export const a = { ...b, ...(c ? { d: 1 } : {}) };'],
  [PRODUCT, 'export const a = [...new Set([1, 2])];'],
  [SCREEN, 'export const a = <Box {...rest} />;'],
  [SCREEN, 'export const a = new Date(start);'],
  [SCREEN, 'export const a = <input type="text" inputMode="decimal" />;'],
  [TEST, "it('is paid in full', () => undefined);"],
  [TEST, "describe('what a cancellation gives back', () => undefined);"],
  [TEST, "describe('when the provider is silent', () => undefined);"],
  [TEST, "it('forgets the order of payments', () => undefined);"],
  [TEST, "it('If-Match with another version is refused', () => undefined);"],
  [TEST, 'it(\'shows "told" in the list of words\', () => undefined);'],
  [TEST, "it.each(['a'])('refuses a body with %s', () => undefined);"],
  [TEST, 'it(\'shows "Página de la reserva" when it is paid\', () => undefined);'],
  [TEST, "it('shows «¿Pagar?» before the button', () => undefined);"],
  [TEST, `describe('a booking that is paid', () => {\n${linesOf(61)}\n});`],
  [TEST, 'it(`is refused with ${status}`, () => undefined);'],
  [JOURNEY, "test.use({ locale: 'es' });\ntest.beforeEach(async () => undefined);"],
];

/** Sees every rule of `house-rules.mjs` fail where it should, and only there. */
export async function plantedLint() {
  const eslint = new ESLint({
    cwd: inRoot(),
    overrideConfigFile: inRoot('eslint.config.js'),
  });
  const checks = [
    ...PLANTED.map((planted) => caught(eslint, planted)),
    ...ALLOWED.map((snippet) => letThrough(eslint, snippet)),
  ];
  const verdicts = [...(await Promise.all(checks)), ...rulesWithoutPlant()];
  const failures = verdicts.filter((verdict) => verdict !== undefined);
  return { passed: verdicts.length - failures.length, failed: failures.length, output: failures.join('\n') };
}

async function caught(eslint, [rule, filePath, text]) {
  const rules = await houseRulesBrokenBy(eslint, filePath, text);
  if (rules.length > 0 && rules.every((name) => name === rule)) return undefined;
  return `${filePath}: expected ${rule} alone, but got ${rules.join(', ') || 'nothing'} for\n${shortened(text)}`;
}

async function letThrough(eslint, [filePath, text]) {
  const rules = await houseRulesBrokenBy(eslint, filePath, text);
  return rules.length === 0 ? undefined : `${filePath}: ${rules.join(', ')} for\n${shortened(text)}`;
}

/** Returns the house rules, limits of length and syntax errors that ESLint reports. */
async function houseRulesBrokenBy(eslint, filePath, text) {
  const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath: inRoot(filePath) });
  return messages
    .map(({ ruleId, message }) => ruleId ?? message)
    .filter((name) => !/^(@typescript-eslint|no-undef|no-unused-vars)/.test(name));
}

function rulesWithoutPlant() {
  const planted = new Set(PLANTED.map(([rule]) => rule));
  return Object.keys(houseRules.rules)
    .filter((name) => !planted.has(`saque/${name}`))
    .map((name) => `No violation is planted for saque/${name}`);
}

const shortened = (text) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
