import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { type TestResponse, Browser } from '../support/app/browser.js';

export const WRONG_PASSWORD = { username: ADMIN.username, password: 'not-the-password' };

/** The body of the login, logout and check calls. */
export interface LoginBody {
  code?: string;
  isAdmin?: boolean;
}

/** Deletes the counts of the rate limiter for these buckets, as if 15 minutes had passed. */
export function forgetAttempts(app: TestApp, buckets = 'login:%'): Promise<object[]> {
  return app.sql(`delete from rate_limits where bucket like $1`, [buckets]);
}

/** Lets the next attempt count as one from another network address. */
export async function moveToAnotherAddress(app: Pick<TestApp, 'sql'>): Promise<void> {
  await app.sql(`delete from rate_limits where bucket like 'login:address:%' or bucket like 'login:pair:%'`);
}

/** Sends a login, by default from a new browser. */
export function login(
  app: Pick<TestApp, 'url'>,
  credentials: object,
  { browser = new Browser(app.url), headers = {} } = {},
): Promise<TestResponse<LoginBody>> {
  return browser.post<LoginBody>('/api/admin/login', credentials, headers);
}

/** Returns a browser that is signed in as an admin. */
export async function signedInBrowser(app: Pick<TestApp, 'url'>): Promise<Browser> {
  const browser = new Browser(app.url);
  await login(app, ADMIN, { browser });
  return browser;
}

/** Checks that the guard and `/api/admin/check` agree, and returns their verdict. */
export async function isAdmin(browser: Browser): Promise<boolean> {
  const { status } = await browser.get('/api/bookings/today');
  const { body } = await browser.get<LoginBody>('/api/admin/check');
  expect([200, 401]).toContain(status);
  expect(body.isAdmin).toBe(status === 200);
  return status === 200;
}

/** Runs an application for the duration of `work` and closes it in every case. */
export async function withApp<T>(
  options: Parameters<typeof startTestApp>[0],
  work: (started: TestApp) => Promise<T>,
): Promise<T> {
  const started = await startTestApp(options);
  try {
    return await work(started);
  } finally {
    await started.close();
  }
}

/** Runs the attempts one after the other. */
export async function times<T>(count: number, attempt: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done++) results.push(await attempt());
  return results;
}
