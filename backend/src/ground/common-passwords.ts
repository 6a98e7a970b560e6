import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** backend/data/README.md says what it contains and how it is made. */
const FILE = join(dirname(findPackageJSON('..', import.meta.url) ?? ''), 'data', 'common-passwords.bin');

/** In bytes. Of 10 million good passwords, the list refuses one by mistake. */
const DIGEST_LENGTH = 5;

let digests: Buffer | null = null;

/**
 * Returns whether the password is among the most common ones. Case does not matter. The list
 * consists of shortened digests in ascending order, so the file contains no password.
 */
export function isCommonPassword(password: string): boolean {
  digests ??= readFileSync(FILE);
  const digest = createHash('sha256').update(password.toLowerCase()).digest();
  return contains(digests, digest.subarray(0, DIGEST_LENGTH));
}

function contains(sorted: Buffer, digest: Buffer): boolean {
  let [low, high] = [0, sorted.length / DIGEST_LENGTH - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const start = middle * DIGEST_LENGTH;
    const order = sorted.compare(digest, 0, DIGEST_LENGTH, start, start + DIGEST_LENGTH);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
