import { sharedBuffersMb } from './postmaster.js';

const GB = 2 ** 30;

test.each([
  ['a small machine', 0.25 * GB, 64],
  ['a machine of 2 GB', 2 * GB, 256],
  ['a large machine', 64 * GB, 512],
])('PostgreSQL buffers a share of the memory of %s', (_machine, totalBytes, megabytes) => {
  expect(sharedBuffersMb(totalBytes)).toBe(megabytes);
});
