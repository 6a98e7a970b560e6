import sharp from 'sharp';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { AdminImages } from './admin-images.js';
import { bothStorages } from './both-storages.js';
import { decompressionBomb, ofSize, photograph, plain, TEN_MEGABYTES } from './sample-images.js';

describe.each(bothStorages().storages)('the image of a court, stored %s', (_place, storage) => {
  let app: TestApp;
  let admin: AdminImages;

  beforeAll(async () => {
    app = await startTestApp({ config: { storage: storage() } });
  });
  beforeEach(async () => {
    await app.sql(`delete from rate_limits`);
    admin = await AdminImages.at(app);
  });
  afterAll(() => app.close());

  const fetched = async (path: string) => {
    const response = await fetch(app.url + path);
    const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    // The name of AVIF's container
    return { ...image, format: image.format === 'heif' ? 'avif' : image.format };
  };

  test.each([
    ['JPEG', () => photograph(2400, 1350)],
    ['PNG', () => plain(1400, 788).png().toBuffer()],
    ['WebP', () => plain(1400, 788).webp().toBuffer()],
    ['AVIF', () => plain(1400, 788).avif({ effort: 0 }).toBuffer()],
  ])('is made of a %s in every width and format and shown to players', async (_type, file) => {
    const { status, body } = await admin.giveFile(await file());
    expect(status).toBe(200);
    expect(body.id).toBe(admin.courtId);
    expect(body.imageUrl).toMatch(/^\/images\/[0-9a-f]{32}-960\.webp$/);
    expect(await admin.shown()).toBe(body.imageUrl);
    const url = body.imageUrl ?? '';
    for (const width of [1280, 960, 640, 480, 320])
      for (const format of ['avif', 'webp']) {
        const image = await fetched(url.replace('-960.webp', `-${width}.${format}`));
        expect(image).toMatchObject({ format, width, height: Math.round((width * 9) / 16) });
      }
  });

  test('may be set by the upload address without its signature', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    expect((await admin.give(address.split('?')[0] ?? '')).status).toBe(200);
  });

  test('is upright and has no metadata about its author and place', async () => {
    const file = await plain(1200, 800)
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '0/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await admin.giveFile(file);
    const image = await fetched(body.imageUrl ?? '');
    expect(image).toMatchObject({ width: 800, height: 1200 });
    expect([image.exif, image.icc, image.xmp, image.orientation]).toEqual(Array(4).fill(undefined));
  });

  test('is not enlarged if the original is small and is scaled down if it is high', async () => {
    const small = await admin.giveFile(await plain(300, 200).png().toBuffer());
    expect(await fetched(small.body.imageUrl ?? '')).toMatchObject({ width: 300, height: 200 });
    const high = await admin.giveFile(await plain(10, 9000).png().toBuffer());
    expect((await fetched(high.body.imageUrl?.replace('-960.', '-1280.') ?? '')).height).toBe(2560);
  });

  test('may have exactly 10 MB', async () => {
    expect((await admin.giveFile(await ofSize(TEN_MEGABYTES))).status).toBe(200);
  });

  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', 'image_svg', () => svg],
    ['a GIF', 'image_gif', () => plain(20, 20).gif().toBuffer()],
    [
      'an HTML page with the content type of an image',
      'image_type',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    ],
    ['a script', 'image_type', () => Buffer.from('alert(document.cookie)')],
    ['a PDF', 'image_type', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a TIFF', 'image_type', () => plain(20, 20).tiff().toBuffer()],
    ['an empty file', 'image_type', () => Buffer.alloc(0)],
    ['only the first bytes of a JPEG', 'image_damaged', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a truncated JPEG', 'image_damaged', async () => (await photograph(1600, 900)).subarray(0, 200_000)],
    ['a truncated PNG', 'image_damaged', async () => (await plain().png().toBuffer()).subarray(0, 3000)],
    [
      'a truncated WebP',
      'image_damaged',
      async () =>
        (
          await sharp(await photograph(800, 450))
            .webp()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    ['a decompression bomb', 'image_too_many_pixels', () => decompressionBomb()],
  ])('is not made of %s', async (_what, code, file) => {
    const before = await admin.giveFile(await plain(320, 180).jpeg().toBuffer());
    const { status, body } = await admin.giveFile(await file());
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code, message: expect.stringMatching(/\.$/) }),
    ]);
    expect(await admin.shown()).toBe(before.body.imageUrl);
  });

  test('is not made of a file at any other address', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    const { pathname, search } = new URL(address);
    const foreign = [
      'https://evil.example/a.jpg',
      `https://evil.example${pathname}${search}`,
      'javascript:alert(1)',
      'data:image/png;base64,AA==',
      'http://169.254.169.254/latest/meta-data',
      '//evil.example/a.jpg',
      pathname,
      `${address.split('?')[0]}/../x`,
      address.replace(/[0-9a-f]{12}(?=\?)/, '000000000000'),
      '/images/00000000000000000000000000000000-1280.webp',
      `${app.url}/api/courts`,
    ];
    for (const url of foreign) {
      const { status, body } = await admin.give(url);
      expect([url, status, body]).toEqual([url, 400, expect.objectContaining({ code: 'upload_unknown' })]);
    }
    expect(await admin.shown()).toBeNull();
    expect((await admin.give(address)).status).toBe(200);
  });

  test('is not made of an upload of another admin', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    await app.sql(
      `insert into admins (id, username, password_hash, created_at) values (gen_random_uuid(), 'eva', 'x', now()) on conflict do nothing`,
    );
    await app.sql(`update uploads set admin_id = (select id from admins where username = 'eva')`);
    expect(await admin.give(address)).toMatchObject({ status: 400, body: { code: 'upload_unknown' } });
  });

  test('is made of an upload only once, even with parallel requests', async () => {
    const address = await admin.send(await photograph(1600, 900));
    const responses = await Promise.all([admin.give(address), admin.give(address)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admin.give(address)).toMatchObject({ status: 409, body: { code: 'upload_used' } });
    const shown = responses.find(({ status }) => status === 200)?.body.imageUrl;
    expect(await admin.shown()).toBe(shown);
    expect((await fetch(app.url + shown)).status).toBe(200);
  });

  test('is not made of an expired or a missing upload', async () => {
    const empty = await admin.address();
    expect(await admin.give(empty)).toMatchObject({ status: 409, body: { code: 'upload_missing' } });
    const late = await admin.send(await plain().jpeg().toBuffer());
    await app.sql(
      `update uploads set created_at = now() - interval '1 hour', expires_at = now() - interval '1 second' where used_at is null`,
    );
    expect(await admin.give(late)).toMatchObject({ status: 409, body: { code: 'upload_expired' } });
    expect(await admin.shown()).toBeNull();
  });

  test('cannot be set for an archived court', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    await app.sql(`update courts set archived_at = now() where id = $1`, [admin.courtId]);
    expect(await admin.give(address)).toMatchObject({ status: 404, body: { code: 'court_not_found' } });
  });

  test('is recorded in the audit log with the previous image', async () => {
    const [first, second] = [
      await plain(900, 600).jpeg().toBuffer(),
      await plain(600, 900).jpeg().toBuffer(),
    ];
    const before = (await admin.giveFile(first)).body.imageUrl;
    const after = (await admin.giveFile(second)).body.imageUrl;
    const [entry] = await app.sql(
      `select action, subject_type, subject_label, before, after, username from audit_log
         join admins on admins.id = admin_id where subject_id = $1 order by at desc limit 1`,
      [admin.courtId],
    );
    expect(entry).toEqual({
      action: 'court.image_changed',
      subject_type: 'court',
      subject_label: 'Cancha 1 · Club de Prueba',
      before: { imageUrl: before },
      after: { imageUrl: after },
      username: 'ana',
    });
  });
});
