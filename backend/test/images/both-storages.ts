import { type S3Server, startS3Server } from '../support/services/s3-server.js';

/**
 * Returns the two places in which images can lie, for `describe.each`, and the bucket. Call it at
 * the top of a test file: the bucket exists while its tests run.
 */
export function bothStorages() {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.stop());
  const bucket = () => s3.config;
  const storages = [
    ['in a local folder', () => null],
    ['in a bucket', bucket],
  ] as const;
  return { storages, bucket };
}
