import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../../src/config.js';

export interface S3Server {
  /** The settings of an application that keeps its pictures there. */
  config: S3Config;
  stop: () => Promise<void>;
}

/** An S3 server with an empty bucket, on a free port. It checks signatures, signed headers and expiry as S3 does. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'saque-s3-'));
  const bucket = 'courts';
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    config: {
      ...{
        bucket,
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        publicUrl: null,
        uploadEndpoint: null,
      },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
