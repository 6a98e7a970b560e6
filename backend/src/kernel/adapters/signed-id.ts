import { timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from './secret-keys.js';

const ID_BYTES = 16;
const MAC_BYTES = 16;

/**
 * Returns the token of a UUID: the id and its MAC, 43 characters. A copy of the database contains
 * ids, but no tokens.
 * @param purpose text that no other use of the keys begins with
 */
export function tokenOf(keys: SecretKeys, purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, shortened(keys.current(purpose, bytes))]).toString('base64url');
}

/** Returns the UUID of a token, or null if the token is not ours. */
export function idOfToken(keys: SecretKeys, purpose: string, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  const mac = bytes.subarray(ID_BYTES);
  const isOurs = keys.all(purpose, id).some((expected) => timingSafeEqual(mac, shortened(expected)));
  return isOurs ? asId(id) : null;
}

/** Returns 16 bytes in the form of a UUID. */
export function asId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function shortened(mac: Buffer): Buffer {
  return mac.subarray(0, MAC_BYTES);
}
