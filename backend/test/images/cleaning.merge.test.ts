import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { type S3Server, startS3Server } from '../support/services/s3-server.js';
import { AdminImages } from './admin-images.js';
import { plain } from './sample-images.js';

let app: TestApp;
let admin: AdminImages;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  admin = await AdminImages.at(app);
});
afterAll(() => app.close());

const red = () => plain(900, 600).jpeg().toBuffer();
const names = async (folder: string) => readdir(join(app.config.dataDir, folder)).catch(() => []);
const isServed = async (url: string | null) => (await fetch(`${app.url}${url}`)).status === 200;

/** Runs the waiting jobs of a task now. */
const runNow = (task: string) =>
  app.sql(
    `update graphile_worker._private_jobs set run_at = now()
      where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [task],
  );
const sweep = () => app.sql(`select graphile_worker.add_job('courts.sweep-uploads')`);

test('the previous image is removed in every rendition an hour after a new one', async () => {
  const former = (await admin.giveFile(await red())).body.imageUrl;
  const present = (await admin.giveFile(await plain(600, 900).jpeg().toBuffer())).body.imageUrl;
  expect(await isServed(former)).toBe(true);
  await runNow('courts.discard-image');
  await eventually(async () => expect(await isServed(former)).toBe(false));
  for (const other of ['-320.avif', '-640.webp', '-1280.avif'])
    expect([other, await isServed(former?.replace('-960.webp', other) ?? '')]).toEqual([other, false]);
  expect(await isServed(present)).toBe(true);
});

test('an image of two courts is removed from one and stays on the other', async () => {
  const other = await aCourt(app, await aVenue(app));
  const [mine, its] = [
    await admin.giveFile(await red()),
    await admin.give(await admin.send(await red()), other),
  ];
  await admin.giveFile(await plain(600, 900).jpeg().toBuffer());
  await runNow('courts.discard-image');
  await eventually(async () => expect(await isServed(mine.body.imageUrl)).toBe(false));
  expect(await isServed(its.body.imageUrl)).toBe(true);
});

test('an image that a venue shows is not removed', async () => {
  const former = (await admin.giveFile(await red())).body.imageUrl;
  await app.sql(`update venues set image_url = $1 where id = $2`, [former, await aVenue(app)]);
  await admin.giveFile(await plain(600, 900).jpeg().toBuffer());
  await runNow('courts.discard-image');
  await eventually(async () =>
    expect(
      await app.sql(`select 1 from graphile_worker._private_jobs where key like $1`, [`%${former}`]),
    ).toEqual([]),
  );
  expect(await isServed(former)).toBe(true);
});

test('an uploaded file is removed after use and expiry, or after a day', async () => {
  await app.sql(`delete from uploads`);
  const [used, open] = [await admin.send(await red()), await admin.send(await red())];
  await admin.give(used);
  const [fileOf, isThere] = [
    (url: string) => new URL(url).pathname.split('/')[2] ?? '',
    () => names('uploads'),
  ];
  const aged = (by: string, address: string) =>
    app.sql(
      `update uploads set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval
        where address = $2`,
      [by, address.split('?')[0]],
    );
  await aged('23 hours', open);
  await aged('1 hour', used);
  await sweep();
  await eventually(async () => expect(await isThere()).not.toContain(fileOf(used)));
  expect(await isThere()).toContain(fileOf(open));
  await aged('2 hours', open);
  await sweep();
  await eventually(async () => expect(await isThere()).not.toContain(fileOf(open)));
  await eventually(async () => expect(await app.sql(`select 1 from uploads`)).toEqual([]));
});

test('an unreachable bucket refuses new images and leaves everything else working', async () => {
  const s3 = await startS3Server();
  const withoutBucket = await startTestApp({ config: { storage: s3.config } });
  try {
    const admin = await AdminImages.at(withoutBucket);
    const shown = (await admin.giveFile(await red())).body.imageUrl;
    const address = await admin.send(await red());
    await s3.stop();
    const refused = await admin.give(address);
    expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'storage_away' })]);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await admin.shown()).toBe(shown);
    expect((await admin.browser.post('/api/objects/upload')).status).toBe(201);
  } finally {
    await withoutBucket.close();
  }
});

test('browsers load images from the public address of the bucket and cache them permanently', async () => {
  const s3 = await startS3Server();
  const publicUrl = `${s3.config.endpoint}/${s3.config.bucket}/`;
  const app = await startTestApp({ config: { storage: { ...s3.config, publicUrl } } });
  try {
    const { body } = await (await AdminImages.at(app)).giveFile(await red());
    expect(body.imageUrl?.startsWith(publicUrl)).toBe(true);
    const key = body.imageUrl?.slice(publicUrl.length) ?? '';
    expect(key).toMatch(/^images\/[0-9a-f]{32}-960\.webp$/);
    const object = await storedObject(s3.config, key);
    expect(object).toMatchObject({
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    });
    const policy = (await fetch(`${app.url}/api/config`)).headers.get('content-security-policy') ?? '';
    for (const place of ['connect-src', 'img-src'])
      expect(new RegExp(`${place} ([^;]*)`).exec(policy)?.[1]).toContain(String(s3.config.endpoint));
  } finally {
    await app.close();
    await s3.stop();
  }
});

/** Returns the metadata of an object in the bucket. */
function storedObject({ endpoint, bucket, region, ...keys }: S3Server['config'], key: string) {
  const client = new S3Client({
    endpoint: endpoint ?? '',
    region,
    forcePathStyle: true,
    credentials: {
      accessKeyId: keys.accessKeyId ?? '',
      secretAccessKey: keys.secretAccessKey ?? '',
    },
  });
  return client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
}
