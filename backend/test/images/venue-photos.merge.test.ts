import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';
import { AdminImages } from './admin-images.js';
import { bothStorages } from './both-storages.js';
import { plain } from './sample-images.js';

interface VenueResponse {
  imageUrl: string | null;
  photos?: { imageUrl: string; alt: string }[];
}

describe.each(bothStorages().storages)('the photos of a venue, stored %s', (_place, storage) => {
  let app: TestApp;
  let admin: AdminImages;
  let venueId: string;

  beforeAll(async () => {
    app = await startTestApp({ config: { storage: storage() } });
  });
  beforeEach(async () => {
    await app.sql(`delete from rate_limits`);
    admin = await AdminImages.at(app);
    venueId = await aVenue(app);
  });
  afterAll(() => app.close());

  const aPhoto = (width = 900) => plain(width, 600).jpeg().toBuffer();
  // A busy machine may send the request on a connection that the server is closing: again then.
  const isServed = async (url: string) => (await eventually(() => fetch(app.url + url))).status === 200;
  const add = (imageUrl: string, venue = venueId) =>
    admin.browser.post<{ imageUrl: string; code?: string }>(`/api/venues/${venue}/photos`, { imageUrl });

  /** Saves the venue with these photos, and returns what visitors then see of them. */
  const save = async (...addresses: string[]) => {
    const photos = addresses.map((imageUrl, place) => ({ imageUrl, alt: `Foto ${place + 1}` }));
    const details = { name: 'Club', location: 'Quito', photos };
    const { status } = await admin.browser.send('PUT', `/api/venues/${venueId}`, details);
    expect(status).toBe(200);
    return (await admin.browser.get<VenueResponse>(`/api/venues/${venueId}`)).body;
  };

  /** Runs the waiting removals of images now, and waits until they are done. */
  const discardNow = async () => {
    const waiting = `from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'courts.discard-image')`;
    await app.sql(
      `update graphile_worker._private_jobs set run_at = now() where id in (select id ${waiting})`,
    );
    await eventually(async () => expect(await app.sql(`select 1 ${waiting}`)).toEqual([]));
  };

  test('are stored in every width and format, and shown once the venue is saved', async () => {
    const imageUrl = await admin.storePhoto(await aPhoto(), venueId);
    expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{32}-960\.webp$/);
    for (const other of ['-320.avif', '-640.webp', '-1280.avif'])
      expect([other, await isServed(imageUrl.replace('-960.webp', other))]).toEqual([other, true]);
    const { body } = await admin.browser.get<VenueResponse>(`/api/venues/${venueId}`);
    expect(body).toMatchObject({ imageUrl: null });
    expect(await save(imageUrl)).toMatchObject({ imageUrl, photos: [{ imageUrl, alt: 'Foto 1' }] });
  });

  test('stay while the venue shows them, in whichever place, and are removed afterwards', async () => {
    const [first, second, unsaved] = [
      await admin.storePhoto(await aPhoto(800), venueId),
      await admin.storePhoto(await aPhoto(700), venueId),
      await admin.storePhoto(await aPhoto(600), venueId),
    ];
    await save(first, second);
    await discardNow();
    expect([await isServed(first), await isServed(second), await isServed(unsaved)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await save(second)).toMatchObject({ imageUrl: second });
    expect(await isServed(first)).toBe(true);
    await discardNow();
    expect([await isServed(first), await isServed(second)]).toEqual([false, true]);
  });

  test('are not made of an upload twice, of a foreign address, or for a deleted venue', async () => {
    const address = await admin.send(await aPhoto());
    expect((await add(address)).status).toBe(201);
    expect(await add(address)).toMatchObject({ status: 409, body: { code: 'upload_used' } });
    expect(await add('https://evil.example/a.jpg')).toMatchObject({
      status: 400,
      body: { code: 'upload_unknown' },
    });
    await app.sql(`update venues set archived_at = now() where id = $1`, [venueId]);
    const late = await admin.send(await aPhoto());
    expect(await add(late)).toMatchObject({ status: 404, body: { code: 'venue_not_found' } });
  });
});
