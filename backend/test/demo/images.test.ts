import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { ImageStore } from '../../src/modules/courts/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';

let dataDir: string;
let app: TestApp;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saque-images-'));
  app = await startTestApp({ config: { dataDir } });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const put = (text: string) =>
  app.get(ImageStore).put([
    { width: 960, format: 'webp', bytes: Buffer.from(`${text}, wide`) },
    { width: 320, format: 'avif', bytes: Buffer.from(`${text}, narrow`) },
  ]);

/** Requests a path without normalising it first, as an attacker would. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    request({ port: new URL(app.url).port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  );

test('an image is served in every rendition, with permanent caching and safe headers', async () => {
  const url = await put('clay');
  expect(url).toMatch(/^\/images\/[0-9a-f]{32}-960\.webp$/);
  const response = await fetch(app.url + url);
  expect(await response.text()).toBe('clay, wide');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  const narrow = await fetch(app.url + url.replace('-960.webp', '-320.avif'));
  expect([narrow.headers.get('content-type'), await narrow.text()]).toEqual(['image/avif', 'clay, narrow']);
});

test('the URL of an image depends only on its content', async () => {
  expect(await put('grass')).toBe(await put('grass'));
  expect(await put('grass')).not.toBe(await put('hard'));
});

test.each([
  '/images/',
  '/images/../secrets.json',
  '/images/..%2fsecrets.json',
  '/images/%2e%2e/secrets.json',
  '/images/..%5csecrets.json',
  '/images/.unfinished',
  '/images/note.txt',
  '/images/00000000000000000000000000000000-640.webp',
  '/images/00000000000000000000000000000000-640.webp/../note.txt',
])('the image server returns 404 for %s', async (path) => {
  await put('clay');
  await writeFile(join(dataDir, 'secrets.json'), '{}');
  await writeFile(join(dataDir, 'images', 'note.txt'), 'not a picture');
  await writeFile(join(dataDir, 'images', '.unfinished'), 'half a picture');
  expect(await statusOf(path)).toBe(404);
});
