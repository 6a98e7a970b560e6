import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../../../src/config/config.js';
import { startVersitygw } from './containers.js';

export interface S3Server {
  /** The settings with which an application stores its pictures on this server. */
  config: S3Config;
  stop: () => Promise<void>;
}

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = { bucket: 'courts', region: 'us-east-1', publicUrl: null, uploadEndpoint: null };

/**
 * Starts an S3 server with an empty bucket on a free port: the one of docker-compose.yml if a
 * Docker engine is running, or else one that checks signatures, signed headers and expiry like S3.
 */
export async function startS3Server(): Promise<S3Server> {
  const container = await startVersitygw(KEYS.accessKeyId, KEYS.secretAccessKey);
  if (!container) return startLocalServer();
  const endpoint = `http://${container.getHost()}:${container.getMappedPort(7070)}`;
  return { config: { ...BUCKET, ...KEYS, endpoint }, stop: async () => void (await container.stop()) };
}

async function startLocalServer(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'saque-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET.bucket }],
  });
  const { port } = await server.run();
  return {
    config: { ...BUCKET, ...KEYS, endpoint: `http://127.0.0.1:${port}` },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
