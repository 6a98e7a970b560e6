import { S3ObjectStore } from '../../src/modules/courts/adapters/storage/s3-object-store.js';
import { StorageUnavailable } from '../../src/modules/courts/domain/image-errors.js';
import { type S3Server, startS3Server } from '../support/services/s3-server.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';
import { ownTime } from '../support/own-time.js';

const KEY = 'images/1.webp';
const SILENCE_MS = 300;

/** Two attempts, and the pause between them. */
const WITHIN_MS = 2 * SILENCE_MS + 2_000;

let s3: S3Server;
let proxy: TcpProxy;
let store: S3ObjectStore;

beforeAll(async () => {
  s3 = await startS3Server();
  proxy = await TcpProxy.to(s3.config.endpoint ?? '');
  const patient = new S3ObjectStore(s3.config);
  await patient.put(KEY, Buffer.alloc(200_000), 'image/webp');
  patient.onModuleDestroy();
  store = new S3ObjectStore({ ...s3.config, endpoint: proxy.url }, SILENCE_MS);
});
afterEach(async () => {
  proxy.cut();
  await proxy.heal();
});
afterAll(async () => {
  store.onModuleDestroy();
  await proxy.close();
  await s3.stop();
});

async function failsInTime(call: Promise<unknown>): Promise<void> {
  const began = ownTime();
  await expect(call).rejects.toBeInstanceOf(StorageUnavailable);
  expect(ownTime() - began).toBeLessThan(WITHIN_MS);
}

test('a store that drops every packet fails reading and writing in time', async () => {
  proxy.freeze();
  await Promise.all([
    failsInTime(store.read(KEY, 1_000_000)),
    failsInTime(store.put('images/2.webp', Buffer.alloc(1000), 'image/webp')),
    failsInTime(store.remove(KEY)),
  ]);
});

test('a store that falls silent in the middle of an image fails the read in time', async () => {
  proxy.stallAfter(100_000, 'toClient');
  await failsInTime(store.read(KEY, 1_000_000));
  await proxy.heal();
  expect((await store.read(KEY, 1_000_000))?.length).toBe(200_000);
});
