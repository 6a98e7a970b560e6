import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ObjectStore } from '../../src/modules/courts/index.js';
import { RenewImages } from '../../src/modules/courts/application/images/renew-images.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { bothStorages } from './both-storages.js';
import { plain } from './sample-images.js';

const RENEWED = /^\/images\/[0-9a-f]{32}-960\.webp$/;

describe.each(bothStorages().storages)('an image of the former version, stored %s', (_place, storage) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ config: { storage: storage() } });
  });
  beforeEach(() => app.sql(`update courts set image_url = null`));
  afterAll(() => app.close());

  const renew = (signal?: AbortSignal) => app.get(RenewImages).execute(signal);

  /** Stores an image as the former version did, and returns its address. */
  async function former(file = plain(1280, 720).webp().toBuffer()): Promise<string> {
    const name = `images/${randomBytes(16).toString('hex')}`;
    for (const width of [1280, 640])
      await app.get(ObjectStore).put(`${name}-${width}.webp`, await file, 'image/webp');
    return `/${name}-1280.webp`;
  }
  async function shownBy(table: 'courts' | 'venues', id: string): Promise<string | null> {
    const [row] = await app.sql<{ url: string }>(`select image_url as url from ${table} where id = $1`, [id]);
    return row?.url ?? null;
  }
  async function aCourtWith(image: string): Promise<string> {
    const id = await aCourt(app, await aVenue(app));
    await app.sql(`update courts set image_url = $1 where id = $2`, [image, id]);
    return id;
  }
  const fetched = (address: string) => fetch(app.url + address);

  test('gets all renditions and a new address at every place that shows it', async () => {
    const address = await former();
    const [courtId, venueId] = [await aCourtWith(address), await aVenue(app)];
    await app.sql(`update venues set image_url = $1 where id = $2`, [address, venueId]);
    await renew();
    const renewed = (await shownBy('courts', courtId)) ?? '';
    expect(renewed).toMatch(RENEWED);
    expect(await shownBy('venues', venueId)).toBe(renewed);
    const thumbnail = await fetched(renewed.replace('-960.webp', '-320.avif'));
    expect(thumbnail.headers.get('content-type')).toBe('image/avif');
    const { width } = await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata();
    expect(width).toBe(320);
    expect((await fetched(address)).status).toBe(200); // for screens that are open
  });

  test('gets a new address among the further photos of a venue, in the same place', async () => {
    const address = await former();
    const [before, after] = ['https://club.example/a.jpg', 'https://club.example/b.jpg'];
    const photos = [before, address, after].map((imageUrl) => ({ imageUrl, alt: 'Foto' }));
    const id = await aVenue(app);
    await app.sql(`update venues set further_photos = $1 where id = $2`, [JSON.stringify(photos), id]);
    await renew();
    const [row] = await app.sql<{ photos: typeof photos }>(
      `select further_photos as photos from venues where id = $1`,
      [id],
    );
    expect(row?.photos).toEqual(
      [before, expect.stringMatching(RENEWED), after].map((imageUrl) => ({ imageUrl, alt: 'Foto' })),
    );
  });

  test('is renewed once, and its former files are removed an hour later', async () => {
    const address = await former();
    const courtId = await aCourtWith(address);
    await renew();
    const renewed = await shownBy('courts', courtId);
    await renew();
    expect(await shownBy('courts', courtId)).toBe(renewed);
    await app.sql(`update graphile_worker._private_jobs set run_at = now()`);
    await eventually(async () => expect((await fetched(address)).status).toBe(404));
    expect((await fetched(renewed ?? '')).status).toBe(200);
  });

  test('waits for the next run after an interruption, and holds up no other image', async () => {
    const damaged = await former(Promise.resolve(Buffer.from('no image')));
    const missing = `/images/${randomBytes(16).toString('hex')}-1280.webp`;
    const foreign = 'https://club.example/images/0f3a-1280.webp';
    const kept = [damaged, missing, foreign];
    const courts = await Promise.all(kept.map(aCourtWith));
    const sound = await aCourtWith(await former());
    await renew(AbortSignal.abort());
    expect(await shownBy('courts', sound)).toMatch(/-1280\.webp$/);
    await renew();
    expect(await shownBy('courts', sound)).toMatch(RENEWED);
    expect(await Promise.all(courts.map((id) => shownBy('courts', id)))).toEqual(kept);
  });
});

test('a process that does jobs renews images from its start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saque-images-'));
  const app = await startTestApp({ config: { dataDir } });
  const courtId = await aCourt(app, await aVenue(app));
  const key = `images/${'0b'.repeat(16)}-1280.webp`;
  await app.get(ObjectStore).put(key, await plain(640, 360).webp().toBuffer(), 'image/webp');
  await app.sql(`update courts set image_url = $1 where id = $2`, [`/${key}`, courtId]);
  await app.stop();
  const next = await startTestApp({ databaseUrl: app.databaseUrl, config: { dataDir } });
  try {
    await eventually(async () => {
      const [court] = await next.sql<{ url: string }>(`select image_url as url from courts`);
      expect(court?.url).toMatch(RENEWED);
    });
  } finally {
    await next.close();
    await rm(dataDir, { recursive: true });
  }
});
