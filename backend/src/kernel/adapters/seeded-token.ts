import { createHash, randomBytes } from 'node:crypto';
import type { SecretKeys } from './secret-keys.js';

const TOKEN_BYTES = 16;

/** A random value whose MAC is a token. A copy of the database does not give the token. */
export function newSeed(): Buffer {
  return randomBytes(TOKEN_BYTES);
}

/** Returns the token of a seed, so that it needs to be stored nowhere. */
export function tokenOfSeed(keys: SecretKeys, purpose: string, seed: Buffer): string {
  return asToken(keys.current(purpose, seed));
}

/** Returns the token of a seed that has this hash, under any of the keys; null if none has. */
export function storedTokenOf(
  keys: SecretKeys,
  purpose: string,
  { seed, tokenHash }: { seed: Buffer; tokenHash: Buffer },
): string | null {
  const tokens = keys.all(purpose, seed).map(asToken);
  return tokens.find((token) => hashOfToken(token).equals(tokenHash)) ?? null;
}

/** Returns what is stored of a token. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function asToken(mac: Buffer): string {
  return mac.subarray(0, TOKEN_BYTES).toString('base64url');
}
