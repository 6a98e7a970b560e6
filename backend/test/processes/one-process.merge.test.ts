import { Browser } from '../support/app/browser.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { createTestDatabase } from '../support/database/postgres.js';
import { startServerProcess } from '../support/app/server-process.js';

const LONG = 120_000;

describe('the address that rate limits count', () => {
  const guessCodes = async (app: TestApp, address: () => string) => {
    const browser = new Browser(app.url);
    let last = 0;
    for (let guess = 0; guess < 40; guess++) {
      const body = { code: `NADA${guess}` };
      const from = { 'x-forwarded-for': address() };
      last = (await browser.post('/api/discount-codes/validate', body, from)).status;
    }
    return last;
  };

  test('is the address that a trusted proxy names', async () => {
    const app = await startTestApp({ config: { trustedProxies: ['loopback'] } });
    expect(await guessCodes(app, () => '203.0.113.7')).toBe(429);
    const other = { 'x-forwarded-for': '203.0.113.8' };
    const { status } = await new Browser(app.url).post(
      '/api/discount-codes/validate',
      { code: 'NADA' },
      other,
    );
    expect(status).toBe(404);
    await app.close();
  });

  test('is the /64 network of an IPv6 address', async () => {
    const app = await startTestApp({ config: { trustedProxies: ['loopback'] } });
    let next = 0;
    expect(await guessCodes(app, () => `2001:db8:7:7::${(next++).toString(16)}`)).toBe(429);
    expect(await app.sql(`select bucket from rate_limits`)).toEqual([
      { bucket: 'code-guess:2001:db8:7:7::/64' },
    ]);
    await app.close();
  });

  test('is not the address that the caller claims to have', async () => {
    const app = await startTestApp();
    let next = 0;
    expect(await guessCodes(app, () => `203.0.113.${next++}`)).toBe(429);
    await app.close();
  });
});

test(
  'a process that stops is not ready, serves requests while it drains, and exits with code 0',
  async () => {
    const database = await createTestDatabase();
    const server = await startServerProcess(database.url, { DRAIN_SECONDS: '2' });
    const ended = server.terminate();
    await eventually(async () => expect((await fetch(`${server.url}/health/ready`)).status).toBe(503));
    expect((await fetch(`${server.url}/api/venues`)).status).toBe(200);
    expect(await ended).toBe(0);
    await expect(fetch(`${server.url}/api/venues`)).rejects.toThrow();
    await database.drop();
  },
  LONG,
);

test(
  'the metrics have a port of their own and contain no path with a token',
  async () => {
    const database = await createTestDatabase();
    const port = await freePort();
    const server = await startServerProcess(database.url, { METRICS_PORT: String(port) });
    const { browser, bookingId } = await anUnpaidBooking(server);
    await browser.get(`/api/bookings/${bookingId}`);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/^saque_bookings\{state="unpaid"\} 1$/m);
    expect(text).toMatch(/^saque_deadlines_overdue_seconds 0$/m);
    expect(text).toMatch(
      /^saque_http_request_duration_seconds_count\{method="GET",route="\/api\/bookings\/:[^"]+",status="200"\} 1$/m,
    );
    expect(text).not.toContain(bookingId);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await server.kill();
    await database.drop();
  },
  LONG,
);

test('the jobs that a request schedules contain its id', async () => {
  const app = await startTestApp();
  const { browser, bookingId } = await anUnpaidBooking(app);
  await browser.post('/api/cancellations', { bookingId }, { 'x-request-id': 'a-request-of-the-proxy' });
  const jobs = await app.sql<{ requestId: string }>(
    `select distinct payload ->> '$requestId' as "requestId" from graphile_worker._private_jobs
      where payload ->> 'bookingId' = $1`,
    [bookingId],
  );
  expect(jobs).toContainEqual({ requestId: 'a-request-of-the-proxy' });
  await app.close();
});
