import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../src/config/config.js';
import { SecretKeys } from '../../src/kernel/adapters/secret-keys.js';
import { LocalObjectStore } from '../../src/modules/courts/adapters/storage/local-object-store.js';
import { S3ObjectStore } from '../../src/modules/courts/adapters/storage/s3-object-store.js';
import type { ObjectStore } from '../../src/modules/courts/index.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';

const CHUNK = Buffer.alloc(65_536);

/** An object store with one object that does not announce its length before it is read. */
export interface ObjectOfUnknownLength {
  store: ObjectStore;
  key: string;
  /** Returns how many bytes the source has delivered so far. */
  delivered: () => number;
  stop: () => Promise<void>;
}

/** A named pipe in the folder of the local store: its size is 0 until a reader opens it. */
export async function inLocalFolder(chunks: number): Promise<ObjectOfUnknownLength> {
  const folder = await mkdtemp(join(tmpdir(), 'saque-unknown-length-'));
  const key = `uploads/${randomUUID()}`;
  await mkdir(join(folder, 'uploads'));
  execFileSync('mkfifo', [join(folder, key)]);
  const source = new CountedSource(chunks);
  const writing = source.writeTo(createWriteStream(join(folder, key)));
  const keys = new SecretKeys({ sessionSecret: 'a-secret', previousSessionSecret: null } as Config);
  const store = new LocalObjectStore(folder, keys, new FixedClock('2026-11-20T12:00:00Z'));
  const stop = async () => {
    await writing;
    await rm(folder, { recursive: true });
  };
  return { store, key, delivered: () => source.delivered, stop };
}

/** A bucket whose responses have no `Content-Length`. */
export async function inBucket(chunks: number): Promise<ObjectOfUnknownLength> {
  const source = new CountedSource(chunks);
  const server = createServer((_request, response) => void source.writeTo(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store = new S3ObjectStore({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'courts',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    publicUrl: null,
    uploadEndpoint: null,
  });
  const stop = async () => {
    store.onModuleDestroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { store, key: `uploads/${randomUUID()}`, delivered: () => source.delivered, stop };
}

class CountedSource {
  delivered = 0;

  constructor(private readonly chunks: number) {}

  /** A reader that stops early breaks the stream, which is what the tests expect. */
  async writeTo(target: NodeJS.WritableStream): Promise<void> {
    await pipeline(Readable.from(this.bytes()), target).catch(() => undefined);
  }

  private *bytes(): Generator<Buffer> {
    for (let sent = 0; sent < this.chunks; sent++) {
      this.delivered += CHUNK.length;
      yield CHUNK;
    }
  }
}
