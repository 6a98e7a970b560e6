import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { AdminImages } from './admin-images.js';
import { ofSize, plain, TEN_MEGABYTES } from './sample-images.js';

let app: TestApp;
let admin: AdminImages;

beforeAll(async () => {
  app = await startTestApp();
  admin = await AdminImages.at(app);
});
beforeEach(() => app.sql(`delete from rate_limits`));
afterAll(() => app.close());

const put = async (
  url: string,
  body: string | Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(url, { method: 'PUT', body, headers, duplex: 'half' });
  const text = await response.text();
  return {
    status: response.status,
    ...(text ? (JSON.parse(text) as { code: string; message: string }) : {}),
  };
};
const files = async () => (await readdir(join(app.config.dataDir, 'uploads')).catch(() => [])).length;
const bytes = (length: number) => new Uint8Array(length);

test('an upload address is valid for 15 minutes and one content type, without a cookie', async () => {
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

test('a request without a body gets an upload address for every content type', async () => {
  expect((await admin.browser.post('/api/objects/upload')).status).toBe(201);
  expect(await put(await admin.address(), 'x', { 'content-type': 'image/webp' })).toEqual({ status: 200 });
});

test.each(['image/svg+xml', 'text/html', '', 'IMAGE/PNG'])(
  'an upload address for the content type %j is refused',
  async (contentType) => {
    const { status, body } = await admin.browser.post('/api/objects/upload', { contentType });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: 'Sube una foto JPEG, PNG, WebP o AVIF.' }),
    ]);
  },
);

test('an upload address accepts one file only', async () => {
  const url = await admin.address();
  expect(await put(url, 'the first')).toEqual({ status: 200 });
  expect(await put(url, 'another')).toMatchObject({ status: 409, code: 'upload_used' });
});

test('an upload address accepts one of two parallel files', async () => {
  const url = await admin.address();
  const responses = await Promise.all([put(url, bytes(500_000)), put(url, bytes(500_000))]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the expiry of an upload address cannot be changed', async () => {
  const url = await admin.address();
  const late = new URL(url);
  late.searchParams.set('expires', String(Math.floor(Date.now() / 1000) - 1));
  expect(await put(late.href, 'x')).toMatchObject({ status: 403, code: 'upload_forged' });
});

test('an upload address accepts 10 MB and no byte more, announced or not', async () => {
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

test('a broken upload leaves no file, and the next attempt succeeds', async () => {
  const [url, before, file] = [await admin.address(), await files(), await ofSize(1_000_000)];
  const headers = { 'content-length': file.length };
  const broken = request(url, { method: 'PUT', headers }).on('error', () => undefined);
  broken.write(file.subarray(0, 500_000));
  await eventually(async () => expect(await files()).toBe(before + 1)); // the part that has arrived
  broken.destroy();
  await eventually(async () => expect(await files()).toBe(before));
  expect(await admin.give(url)).toMatchObject({ status: 409, body: { code: 'upload_missing' } });
  await admin.send(file, url);
  expect((await admin.give(url)).status).toBe(200);
});

test('an uploaded file cannot be downloaded', async () => {
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
])('no file can be written to %s', async (path) => {
  await writeFile(join(app.config.dataDir, 'secrets.json'), '{}');
  const status = await new Promise((resolve, reject) =>
    request({ port: new URL(app.url).port, path, method: 'PUT' }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end('x'),
  );
  expect([404, 415]).toContain(status);
});

test('an admin gets at most sixty upload addresses per minute', async () => {
  for (let given = 0; given < 60; given++) await admin.address();
  const { status, body, headers } = await admin.browser.post('/api/objects/upload');
  expect([status, body, headers.get('retry-after')]).toEqual([
    429,
    expect.objectContaining({ code: 'too_many_uploads' }),
    '60',
  ]);
});

test('callers who are not admins get no upload address and cannot set an image', async () => {
  const player = new Browser(app.url);
  await player.post('/api/session');
  const address = await admin.send(await plain().jpeg().toBuffer());
  for (const caller of [player, new Browser(app.url)]) {
    expect((await caller.post('/api/objects/upload')).status).toBe(401);
    const change = await caller.send('PUT', `/api/courts/${admin.courtId}/image`, { imageUrl: address });
    expect(change.status).toBe(401);
  }
});
