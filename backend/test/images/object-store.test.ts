import { randomUUID } from 'node:crypto';
import { ObjectStore } from '../../src/modules/courts/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { bothStorages } from './both-storages.js';

const { storages, bucket } = bothStorages();

/** The contract of every object store. */
describe.each(storages)('an object store %s', (_place, storage) => {
  let app: TestApp;
  let objects: ObjectStore;

  beforeAll(async () => {
    app = await startTestApp({ config: { storage: storage() } });
    objects = app.get(ObjectStore);
  });
  afterAll(() => app.close());

  const key = () => `uploads/${randomUUID()}`;
  const address = (of: string, terms: { contentType?: string | null; seconds?: number } = {}) =>
    objects.uploadUrl(of, { contentType: 'image/png', seconds: 900, site: app.url, ...terms });
  const send = (url: string, type = 'image/png', body = 'an image') =>
    fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
  const text = async (of: string) => (await objects.read(of, 1000))?.toString() ?? null;

  test('accepts a file at its upload address and returns null for other keys', async () => {
    const [sent, other] = [key(), key()];
    expect((await send(await address(sent))).status).toBe(200);
    expect(await text(sent)).toBe('an image');
    expect(await text(other)).toBeNull();
  });

  test('accepts a file without a content type if the address has none', async () => {
    const sent = key();
    const bytes = new TextEncoder().encode('an image');
    const url = await address(sent, { contentType: null });
    expect((await fetch(url, { method: 'PUT', body: bytes })).status).toBe(200);
    expect(await text(sent)).toBe('an image');
  });

  test('refuses a content type other than the signed one', async () => {
    const sent = key();
    expect((await send(await address(sent), 'text/html')).status).toBe(403);
    expect(await text(sent)).toBeNull();
  });

  test('refuses a forged signature and the signature of another file', async () => {
    const [sent, other] = [key(), key()];
    const url = await address(sent);
    const forged = url.replace(/(ignature=)(..)/, (_, name: string, two: string) =>
      two === '00' ? `${name}11` : `${name}00`,
    );
    for (const bad of [forged, url.replace(sent, other), url.replace(/&?[^&?]*ignature=\w+/, '')])
      expect([bad, (await send(bad)).ok]).toEqual([bad, false]);
    expect([await text(sent), await text(other)]).toEqual([null, null]);
  });

  test('refuses an expired upload address', async () => {
    const url = await address(key(), { seconds: 1 });
    const refusal = await eventually(async () => {
      const { status } = await send(url);
      expect(status).not.toBe(200);
      return status;
    });
    expect([403, 409]).toContain(refusal);
  });

  test('refuses to read an object that is larger than the limit', async () => {
    const sent = key();
    await send(await address(sent), 'image/png', 'x'.repeat(1001));
    await expect(objects.read(sent, 1000)).rejects.toMatchObject({ code: 'image_too_large' });
    expect((await objects.read(sent, 1001))?.length).toBe(1001);
  });

  test.each(['webp', 'avif'])(
    'serves a %s image with permanent caching until it is removed',
    async (type) => {
      const image = `images/${'0a'.repeat(16)}-640.${type}`;
      await objects.put(image, Buffer.from(type), `image/${type}`);
      const url = objects.publicUrl(image);
      expect(url).toBe(`/${image}`);
      const response = await fetch(app.url + url);
      expect([response.status, await response.text()]).toEqual([200, type]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${type}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      await objects.remove(image);
      await objects.remove(image);
      expect((await fetch(app.url + url)).status).toBe(404);
    },
  );
});

test('upload addresses are signed for the host that browsers reach', async () => {
  const storage = { ...bucket(), endpoint: 'http://127.0.0.1:9', uploadEndpoint: bucket().endpoint };
  const app = await startTestApp({ config: { storage } });
  const terms = { contentType: 'image/png', seconds: 900, site: app.url };
  const url = await app.get(ObjectStore).uploadUrl(`uploads/${randomUUID()}`, terms);
  const sent = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: 'an image',
  });
  expect([new URL(url).origin, sent.status]).toEqual([bucket().endpoint, 200]);
  await app.close();
});
