import sharp from 'sharp';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { type S3Server, startS3Server } from '../support/services/s3-server.js';
import { AdminPictures } from './admin-images.js';
import { decompressionBomb, ofSize, photograph, plain, TEN_MEGABYTES } from './sample-images.js';

let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

describe.each([
  ['on the local disk', () => null],
  ['in a bucket', () => s3.config],
])('a court’s picture, kept %s', (_where, storage) => {
  let app: TestApp;
  let admin: AdminPictures;

  beforeAll(async () => {
    app = await startTestApp({ config: { storage: storage() } });
  });
  beforeEach(async () => {
    await app.sql(`delete from rate_limits`);
    admin = await AdminPictures.at(app);
  });
  afterAll(() => app.close());

  const fetched = async (path: string) => {
    const answer = await fetch(app.url + path);
    return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  };

  test.each([
    ['JPEG', () => photograph(2400, 1350)],
    ['PNG', () => plain(1400, 788).png().toBuffer()],
    ['WebP', () => plain(1400, 788).webp().toBuffer()],
    ['AVIF', () => plain(1400, 788).avif({ effort: 0 }).toBuffer()],
  ])('is made of a %s, in two widths, and players see it', async (_type, file) => {
    const { status, body } = await admin.giveFile(await file());
    expect(status).toBe(200);
    expect(body.id).toBe(admin.courtId);
    expect(body.imageUrl).toMatch(/^\/images\/[0-9a-f]{32}-1280\.webp$/);
    expect(await admin.shown()).toBe(body.imageUrl);
    const url = body.imageUrl ?? '';
    expect(await fetched(url)).toMatchObject({ format: 'webp', width: 1280, height: 720 });
    expect(await fetched(url.replace('-1280.', '-640.'))).toMatchObject({
      format: 'webp',
      width: 640,
      height: 360,
    });
  });

  test('may be sent as the very address that was answered, or without its signature', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    expect((await admin.give(address.split('?')[0] ?? '')).status).toBe(200);
  });

  test('stands upright, and tells nothing of who took it and where', async () => {
    const file = await plain(1200, 800)
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '0/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await admin.giveFile(file);
    const picture = await fetched(body.imageUrl ?? '');
    expect(picture).toMatchObject({ width: 800, height: 1200 });
    expect([picture.exif, picture.icc, picture.xmp, picture.orientation]).toEqual(Array(4).fill(undefined));
  });

  test('is not blown up where the original is small, and fits where it is high', async () => {
    const small = await admin.giveFile(await plain(300, 200).png().toBuffer());
    expect(await fetched(small.body.imageUrl ?? '')).toMatchObject({ width: 300, height: 200 });
    const high = await admin.giveFile(await plain(10, 9000).png().toBuffer());
    expect((await fetched(high.body.imageUrl ?? '')).height).toBe(2560);
  });

  test('may weigh 10 MB to the byte', async () => {
    expect((await admin.giveFile(await ofSize(TEN_MEGABYTES))).status).toBe(200);
  });

  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', 'image_svg', () => svg],
    ['a GIF', 'image_gif', () => plain(20, 20).gif().toBuffer()],
    [
      'a page under an image’s name',
      'image_type',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    ],
    ['a script', 'image_type', () => Buffer.from('alert(document.cookie)')],
    ['a PDF', 'image_type', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a TIFF', 'image_type', () => plain(20, 20).tiff().toBuffer()],
    ['nothing at all', 'image_type', () => Buffer.alloc(0)],
    [
      'the first bytes of a JPEG and then none',
      'image_damaged',
      () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    ],
    [
      'a JPEG that was cut off',
      'image_damaged',
      async () => (await photograph(1600, 900)).subarray(0, 200_000),
    ],
    [
      'a PNG that was cut off',
      'image_damaged',
      async () => (await plain().png().toBuffer()).subarray(0, 3000),
    ],
    [
      'a WebP that was cut off',
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
    const before = await admin.giveFile(await plain().jpeg().toBuffer());
    const { status, body } = await admin.giveFile(await file());
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code, message: expect.stringMatching(/\.$/) }),
    ]);
    expect(await admin.shown()).toBe(before.body.imageUrl);
  });

  test('comes from no address but the one that was given out', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    const { pathname, search } = new URL(address);
    const foreign = [
      ...['https://evil.example/a.jpg', `https://evil.example${pathname}${search}`, 'javascript:alert(1)'],
      ...['data:image/png;base64,AA==', 'http://169.254.169.254/latest/meta-data', '//evil.example/a.jpg'],
      ...[pathname, `${address.split('?')[0]}/../x`, address.replace(/[0-9a-f]{12}(?=\?)/, '000000000000')],
      ...['/images/00000000000000000000000000000000-1280.webp', `${app.url}/api/courts`],
    ];
    for (const url of foreign) {
      const { status, body } = await admin.give(url);
      expect([url, status, body]).toEqual([url, 400, expect.objectContaining({ code: 'upload_unknown' })]);
    }
    expect(await admin.shown()).toBeNull();
    expect((await admin.give(address)).status).toBe(200);
  });

  test('comes from no upload of another admin', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    await app.sql(
      `insert into admins (id, username, password_hash, created_at) values (gen_random_uuid(), 'eva', 'x', now()) on conflict do nothing`,
    );
    await app.sql(`update uploads set admin_id = (select id from admins where username = 'eva')`);
    expect(await admin.give(address)).toMatchObject({ status: 400, body: { code: 'upload_unknown' } });
  });

  test('comes from an upload once, also when it is asked for twice at once', async () => {
    const address = await admin.send(await photograph(1600, 900));
    const answers = await Promise.all([admin.give(address), admin.give(address)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admin.give(address)).toMatchObject({ status: 409, body: { code: 'upload_used' } });
    const shown = answers.find(({ status }) => status === 200)?.body.imageUrl;
    expect(await admin.shown()).toBe(shown);
    expect((await fetch(app.url + shown)).status).toBe(200);
  });

  test('comes from no upload that is over, or that never arrived', async () => {
    const empty = await admin.address();
    expect(await admin.give(empty)).toMatchObject({ status: 409, body: { code: 'upload_missing' } });
    const late = await admin.send(await plain().jpeg().toBuffer());
    await app.sql(
      `update uploads set created_at = now() - interval '1 hour', expires_at = now() - interval '1 second' where used_at is null`,
    );
    expect(await admin.give(late)).toMatchObject({ status: 409, body: { code: 'upload_expired' } });
    expect(await admin.shown()).toBeNull();
  });

  test('belongs to a court that is there', async () => {
    const address = await admin.send(await plain().jpeg().toBuffer());
    await app.sql(`update courts set archived_at = now() where id = $1`, [admin.courtId]);
    expect(await admin.give(address)).toMatchObject({ status: 404, body: { code: 'court_not_found' } });
  });

  test('is in the audit, with what was shown before', async () => {
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
      ...{ action: 'court.image_changed', subject_type: 'court', subject_label: 'Cancha 1 · Club de Prueba' },
      ...{ before: { imageUrl: before }, after: { imageUrl: after }, username: 'ana' },
    });
  });
});
