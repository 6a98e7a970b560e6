import { createHash, randomBytes } from 'node:crypto';

/** What a browser holds: 256 random bits. Only its hash is stored, so a copy of the database opens no session. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token; `null` where the text cannot be one of ours. */
export function hashOf(token: string): Buffer | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  return createHash('sha256').update(token).digest();
}
