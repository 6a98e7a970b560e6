import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ReadView } from '../../application/read-view.js';
import { KeptBodies } from './kept-bodies.js';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HALF_PAST = NOON + 30 * 60_000;

let days: KeptBodies;
let computed: number;

beforeEach(() => {
  days = new KeptBodies();
  computed = 0;
});

function aDay(values: Partial<ReadView<unknown>> = {}, view: unknown = ['18:00']): ReadView<unknown> {
  const compute = () => {
    computed++;
    return { view, until: HALF_PAST };
  };
  return { source: 'free', at: NOON, compute, ...values };
}

/** Sends a day and returns what was sent. */
async function sent(day: ReadView<unknown>, { key = 'court', encoding = 'identity' } = {}) {
  const headers: Record<string, unknown> = {};
  let body: Buffer = Buffer.alloc(0);
  const request = { acceptsEncodings: () => encoding } as unknown as Request;
  const response = {
    setHeader: (name: string, value: unknown) => (headers[name] = value),
    vary: (name: string) => (headers['Vary'] = name),
    end: (bytes: Buffer) => (body = bytes),
  } as unknown as Response;
  await days.send(request, response, key, day);
  return { headers, body };
}

test('a day that was read unchanged is not computed again', async () => {
  const first = await sent(aDay());
  const again = await sent(aDay({ at: HALF_PAST - 1 }, ['something else']));
  expect(again).toEqual(first);
  expect(JSON.parse(first.body.toString())).toEqual(['18:00']);
  expect(first.headers).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': first.body.length,
  });
  expect(computed).toBe(1);
});

test.each<[string, Partial<ReadView<unknown>>, string?]>([
  ['what it is made of has changed', { source: 'booked' }],
  ['the clock has reached the next start', { at: HALF_PAST }],
  ['the clock has gone back', { at: NOON - 1 }],
  ['another day is asked for', {}, 'another court'],
])('a day is computed again if %s', async (_, change, key = 'court') => {
  await sent(aDay());
  expect(JSON.parse((await sent(aDay(change, ['20:00']), { key })).body.toString())).toEqual(['20:00']);
  expect(computed).toBe(2);
});

test('a large day is compressed once, for those who accept it', async () => {
  const large = Array.from({ length: 600 }, (_, index) => `start ${index}`);
  const plain = await sent(aDay({}, large));
  const gzip = await sent(aDay(), { encoding: 'gzip' });
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(gzip.headers).toMatchObject({ 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
  expect(plain.headers).not.toHaveProperty('Content-Encoding');
  expect((await sent(aDay(), { encoding: 'gzip' })).body).toBe(gzip.body);
  expect(computed).toBe(1);
});
