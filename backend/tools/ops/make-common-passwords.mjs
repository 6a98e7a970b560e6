import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes backend/data/common-passwords.bin from a list with one password per line: the first 5
 * bytes of the SHA-256 of each password in lower case, in ascending order. See
 * backend/data/README.md.
 */
const DIGEST_LENGTH = 5;

/** Shorter passwords are refused anyway (backend/src/ground/credentials.ts). */
const SHORTEST = 10;

const [source] = process.argv.slice(2);
if (!source) throw new Error('usage: node make-common-passwords.mjs LIST');

const passwords = readFileSync(source, 'utf8').split(/\r?\n/);
const digests = new Set(
  passwords
    .filter((password) => password.length >= SHORTEST)
    .map((password) => createHash('sha256').update(password.toLowerCase()).digest())
    .map((digest) => digest.toString('hex', 0, DIGEST_LENGTH)),
);
const sorted = [...digests].sort().map((digest) => Buffer.from(digest, 'hex'));
writeFileSync(new URL('../../data/common-passwords.bin', import.meta.url), Buffer.concat(sorted));
console.info(`${sorted.length} of ${passwords.length} lines are in the list`);
