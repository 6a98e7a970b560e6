import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { signedInBrowser } from '../access/admins.js';

let app: TestApp;
let production: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } });
  production = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await production.close();
});

/** Asks for the list, with headers that `fetch` does not let a test set. */
async function archive(of: TestApp, headers: Record<string, string> = {}, path = '/dev/mail') {
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const asked = httpRequest(of.url + path, { headers }, (response) => {
      const { statusCode = 0, headers: got } = response;
      const type = got['content-type'] ?? '';
      text(response).then((body) => resolve({ status: statusCode, type, body }), reject);
    });
    asked.once('error', reject).end();
  });
}

test('the mail archive opens for a browser on the machine of the embedded default', async () => {
  const { status, body } = await archive(app);
  expect([status, body.includes('Todavía no hay correos.')]).toEqual([200, true]);
});

test('the mail archive shows a sample of each letter on a phone, on a desk and in the dark', async () => {
  const { body } = await archive(app);
  const samples = [...body.matchAll(/href="(\/dev\/mail\/muestra%3A[\w-]+)"/g)].map(([, path]) => path ?? '');
  expect(samples.length).toBeGreaterThan(15);
  const toOwner = await archive(app, {}, samples.find((each) => each.endsWith('email-changed')) ?? '');
  expect(toOwner.body).toContain('Tu cuenta tiene otro correo');
  expect(toOwner.body).not.toContain('No fui yo');
  const [path = ''] = samples;
  const pictures = await archive(app, {}, `${path}/pictures`);
  expect(pictures.body.match(/<iframe [^>]*width="(320|640)"/g)).toHaveLength(4);
  const dark = await archive(app, {}, `${path}?scheme=dark`);
  expect(dark.body).toContain('@media all');
  expect(dark.body).not.toContain('prefers-color-scheme');
  const asSent = await archive(app, {}, path);
  expect(asSent.body).toContain('@media (prefers-color-scheme: dark)');
  expect((await archive(app, {}, '/dev/mail/unknown/pictures')).status).toBe(404);
});

test.each([
  ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ['a proxy with the standard header', { forwarded: 'for=203.0.113.7' }],
  ['a site that points its name at this machine', { host: 'evil.example:3000' }],
])('the mail archive is a page with status 404 for a caller behind %s', async (_what, headers) => {
  const { status, type, body } = await archive(app, headers);
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>No encontramos lo que buscas</h1>');
  expect((await archive(app, headers, '/dev/mail/any')).status).toBe(404);
});

test('the mail archive opens for an admin behind a proxy', async () => {
  const { cookieHeader } = await signedInBrowser(app);
  const headers = { 'x-forwarded-for': '203.0.113.7', cookie: cookieHeader };
  expect((await archive(app, headers)).status).toBe(200);
  expect((await archive(app, headers, '/dev/mail/unknown')).status).toBe(404);
});

test('the mail archive of a public site opens for admins only, even on its machine', async () => {
  const databaseUrl = app.databaseUrl;
  const config = { databaseUrl: null, publicUrl: 'https://saque.example' };
  const published = await startTestApp({ databaseUrl, config });
  try {
    expect((await archive(published)).status).toBe(404);
    const { cookieHeader } = await signedInBrowser(published);
    expect((await archive(published, { cookie: cookieHeader })).status).toBe(200);
  } finally {
    await published.stop();
  }
});

test('the mail archive does not exist outside the embedded default, not even for admins', async () => {
  const { cookieHeader } = await signedInBrowser(production);
  expect((await archive(production, { cookie: cookieHeader })).status).toBe(404);
});
