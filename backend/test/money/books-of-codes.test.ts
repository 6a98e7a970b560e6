import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { violationsOf } from '../support/app/violations.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { aCode, useCode } from './code-scene.js';

const [PLAYER, MAILBOX, CARD] = ['I6a', 'I6b', 'I6c'];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql(`delete from redemptions`);
  await app.sql(`update discount_codes set usage_count = 0`);
});

/** Uses a code that each player has twice, once for each browser. Returns the id of the code. */
async function usesBy(...browsers: Browser[]): Promise<string> {
  const text = await aCode(app, { maxPerPlayer: 2 });
  for (const browser of browsers) {
    const { status } = await useCode(await anUnpaidBooking(app, { browser }), text);
    expect(status).toBe(201);
  }
  const [code] = await app.sql<{ id: string }>(`select id from discount_codes where code = $1`, [text]);
  return code?.id ?? '';
}

const reported = async () => ({
  player: await violationsOf(app, PLAYER),
  mailbox: await violationsOf(app, MAILBOX),
  card: await violationsOf(app, CARD),
});
const SOUND = { player: [], mailbox: [], card: [] };
const change = (values: string) => app.sql(`update redemptions set ${values}`);
const guest = () => new Browser(app.url);
const account = async (address: string) => (await asAccount(app, undefined, address)).browser;

test('the books report a player who has used a code once more than was allowed', async () => {
  const player = guest();
  const code = await usesBy(player, player);
  expect(await reported()).toEqual(SOUND);
  await change('player_limit = 1');
  expect(await reported()).toEqual({ ...SOUND, player: [code] });
});

test('the books report accounts of one mailbox that have used a code more often than was allowed', async () => {
  const mailbox = randomUUID();
  const accounts = [await account(`${mailbox}@example.org`), await account(`${mailbox}+2@example.org`)];
  const code = await usesBy(...accounts);
  expect(await reported()).toEqual(SOUND);
  await change('player_limit = 1');
  expect(await reported()).toEqual({ ...SOUND, mailbox: [code] });
});

test('the books report a card that has paid one use more of guests than was allowed', async () => {
  const code = await usesBy(guest(), guest());
  await change(`player_limit = 1, card_fingerprint = id::text`);
  expect(await reported()).toEqual(SOUND);
  await change(`card_fingerprint = 'one card'`);
  expect(await reported()).toEqual({ ...SOUND, card: [code] });
});

test.each([
  ['were given back', `player_limit = 1, status = 'released', card_fingerprint = null`],
  ['were taken without a limit', `player_limit = null, card_fingerprint = 'one card'`],
])('the books allow any number of uses that %s', async (_, values) => {
  const player = await account(`${randomUUID()}@example.org`);
  await usesBy(player, player);
  await change(values);
  expect(await reported()).toEqual(SOUND);
});

test('the books count no use from before the address was verified for its mailbox', async () => {
  const mailbox = randomUUID();
  const browsers = [guest(), guest()];
  await usesBy(...browsers);
  await change('player_limit = 1');
  await asAccount(app, browsers[0], `${mailbox}@example.org`);
  await asAccount(app, browsers[1], `${mailbox}+2@example.org`);
  expect(await reported()).toEqual(SOUND);
});
