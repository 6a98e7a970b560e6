import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 16;

/**
 * A link's token is its random id and the id's MAC: whoever holds the secret can make it again at any time, and
 * a copy of the database opens no link.
 */
export function shareToken(linkId: string, secret: string): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(id, secret)]).toString('base64url');
}

/** The link that a token opens; `null` for anything that was not made by {@link shareToken} with this secret. */
export function linkIdOf(token: string, secret: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), macOf(id, secret))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function macOf(id: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update('share:').update(id).digest().subarray(0, MAC_BYTES);
}
