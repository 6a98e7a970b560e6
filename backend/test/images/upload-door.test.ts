import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { AdminPictures } from './admin-images.js';
import { ofSize, plain, TEN_MEGABYTES } from './sample-images.js';

/** Where files are sent to when they are kept on this machine's disk. */
let app: TestApp;
let admin: AdminPictures;

beforeAll(async () => {
  app = await startTestApp();
  admin = await AdminPictures.at(app);
});
beforeEach(() => app.sql(`delete from rate_limits`));
afterAll(() => app.close());

const put = async (
  url: string,
  body: string | Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(url, { method: 'PUT', body, headers, duplex: 'half' });
  const text = await answer.text();
  return { status: answer.status, ...(text ? (JSON.parse(text) as { code: string; message: string }) : {}) };
};
const files = async () => (await readdir(join(app.config.dataDir, 'uploads')).catch(() => [])).length;
const bytes = (length: number) => new Uint8Array(length);

test('the address holds for 15 minutes, for one type where one was named, and needs no cookie', async () => {
  const { status, body } = await admin.browser.post<Record<string, unknown>>('/api/objects/upload', {
    contentType: 'image/png',
  });
  expect([status, body]).toEqual([201, { uploadURL: expect.any(String) }]);
  const url = new URL(String(body['uploadURL']));
  expect(url.origin).toBe(app.config.publicUrl);
  const left = Number(url.searchParams.get('expires')) * 1000 - Date.now();
  expect(left).toBeGreaterThan(890_000);
  expect(left).toBeLessThanOrEqual(900_000);
  const here = `${app.url}${url.pathname}${url.search}`;
  expect(await put(here, 'x', { 'content-type': 'image/jpeg' })).toMatchObject({
    status: 403,
    code: 'upload_forged',
  });
  expect(await put(here, 'x', { 'content-type': 'image/png' })).toEqual({ status: 200 });
});

test('the specification’s own client, which sends nothing, gets an address too', async () => {
  expect((await admin.browser.post('/api/objects/upload')).status).toBe(201);
  expect(await put(await admin.address(), 'x', { 'content-type': 'image/webp' })).toEqual({ status: 200 });
});

test.each(['image/svg+xml', 'text/html', '', 'IMAGE/PNG'])(
  'the type %j is refused before anything is sent',
  async (contentType) => {
    const { status, body } = await admin.browser.post('/api/objects/upload', { contentType });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: 'Sube una foto JPEG, PNG, WebP o AVIF.' }),
    ]);
  },
);

test('takes one file, once', async () => {
  const url = await admin.address();
  expect(await put(url, 'the first')).toEqual({ status: 200 });
  expect(await put(url, 'another')).toMatchObject({ status: 409, code: 'upload_used' });
});

test('of two files at once it takes one', async () => {
  const url = await admin.address();
  const answers = await Promise.all([put(url, bytes(500_000)), put(url, bytes(500_000))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the time in the address cannot be changed', async () => {
  const url = await admin.address();
  const late = new URL(url);
  late.searchParams.set('expires', String(Math.floor(Date.now() / 1000) - 1));
  expect(await put(late.href, 'x')).toMatchObject({ status: 403, code: 'upload_forged' });
});

test('takes 10 MB, and neither a byte more nor one that is not announced', async () => {
  expect(await put(await admin.address(), bytes(TEN_MEGABYTES))).toEqual({ status: 200 });
  const before = await files();
  const tooLarge = {
    status: 413,
    code: 'image_too_large',
    message: 'La imagen pesa más de 10 MB. Elige una más liviana.',
  };
  expect(await put(await admin.address(), bytes(TEN_MEGABYTES + 1))).toMatchObject(tooLarge);
  const unannounced = new Blob([bytes(TEN_MEGABYTES + 1)]).stream();
  expect(await put(await admin.address(), unannounced)).toMatchObject(tooLarge);
  expect(await files()).toBe(before);
});

test('keeps nothing of a file whose connection broke, and takes it whole at the next try', async () => {
  const [url, before, file] = [await admin.address(), await files(), await ofSize(1_000_000)];
  const headers = { 'content-length': file.length };
  const broken = request(url, { method: 'PUT', headers }).on('error', () => undefined);
  broken.write(file.subarray(0, 500_000));
  await eventually(async () => expect(await files()).toBe(before + 1)); // what has arrived so far
  broken.destroy();
  await eventually(async () => expect(await files()).toBe(before));
  expect(await admin.give(url)).toMatchObject({ status: 409, body: { code: 'upload_missing' } });
  await admin.send(file, url);
  expect((await admin.give(url)).status).toBe(200);
});

test('shows nobody what was sent', async () => {
  const url = await admin.send(await plain().jpeg().toBuffer());
  for (const path of [url, url.split('?')[0] ?? '', url.replace('/uploads/', '/images/')])
    expect((await fetch(path)).status).toBe(404);
});

test.each([
  '/uploads/',
  '/uploads/x',
  '/uploads/../secrets.json',
  '/uploads/..%2fsecrets.json',
  '/uploads/%2e%2e/secrets.json',
])('nothing can be written to %s', async (path) => {
  await writeFile(join(app.config.dataDir, 'secrets.json'), '{}');
  const status = await new Promise((resolve, reject) =>
    request({ port: new URL(app.url).port, path, method: 'PUT' }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on('error', reject)
      .end('x'),
  );
  expect([404, 415]).toContain(status);
});

test('sixty addresses a minute are enough for anybody', async () => {
  for (let given = 0; given < 60; given++) await admin.address();
  const { status, body, headers } = await admin.browser.post('/api/objects/upload');
  expect([status, body, headers.get('retry-after')]).toEqual([
    429,
    expect.objectContaining({ code: 'too_many_uploads' }),
    '60',
  ]);
});

test('strangers and players get no address, and give no court a picture', async () => {
  const player = new Browser(app.url);
  await player.get('/api/session');
  const address = await admin.send(await plain().jpeg().toBuffer());
  for (const somebody of [player, new Browser(app.url)]) {
    expect((await somebody.post('/api/objects/upload')).status).toBe(401);
    const change = await somebody.send('PUT', `/api/courts/${admin.courtId}/image`, { imageUrl: address });
    expect(change.status).toBe(401);
  }
});
