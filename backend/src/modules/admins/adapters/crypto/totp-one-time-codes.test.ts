import { TotpOneTimeCodes } from './totp-one-time-codes.js';

const codes = new TotpOneTimeCodes();
/** The key of the examples in RFC 6238, in base32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('the code of RFC 6238 at second %i is accepted', async (seconds, code, step) => {
  expect(await codes.stepOf(code, KEY, at(seconds))).toBe(step);
});

test('a code is accepted one step early or late, and no further', async () => {
  const code = '081804'; // of the step that begins at 1111111080
  const begin = 1_111_111_080;
  expect(await codes.stepOf(code, KEY, at(begin - 30))).toBe(37_037_036);
  expect(await codes.stepOf(code, KEY, at(begin + 59.999))).toBe(37_037_036);
  expect(await codes.stepOf(code, KEY, at(begin - 30.001))).toBeNull();
  expect(await codes.stepOf(code, KEY, at(begin + 60))).toBeNull();
});

test.each(['', '81804', '0081804', '08180a', '081 804', '０８１８０４'])(
  'the text %j is not a code',
  async (code) => expect(await codes.stepOf(code, KEY, at(1_111_111_109))).toBeNull(),
);

test('a new key has 160 random bits, and its address names Saque and the admin', async () => {
  const key = await codes.newKey();
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(await codes.newKey()).not.toBe(key);
  const address = new URL(await codes.addressOf(key, 'eva maría'));
  expect(`${address.protocol}${address.pathname}`).toContain('Saque:eva%20mar%C3%ADa');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: key,
    issuer: 'Saque',
    digits: '6',
  });
});
