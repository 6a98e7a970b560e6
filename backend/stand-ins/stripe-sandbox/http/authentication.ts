import type { Caller } from './call.js';
import { unauthorized } from '../errors.js';
import { sameText } from './visibility.js';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Returns the sender of this `Authorization` header (Bearer, or Basic with the key as user name) or
 * of this `key` parameter, which Stripe.js sends.
 */
export function authenticate(header: string | undefined, sentKey: string | undefined, keys: Keys): Caller {
  const key = keyOf(header) ?? sentKey;
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (sameText(key, keys.secretKey)) return 'server';
  if (sameText(key, keys.publishableKey)) return 'browser';
  throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

function keyOf(header: string | undefined): string | undefined {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(header ?? '') ?? [];
  if (scheme.toLowerCase() !== 'basic') return credentials || undefined;
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] || undefined;
}

const masked = (key: string): string =>
  key.length > 12
    ? `${key.slice(0, 8).replace(/[^\w]/g, '*')}${'*'.repeat(8)}${key.slice(-4).replace(/[^\w]/g, '*')}`
    : '****';
