import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * Returns a new identifier such as `pi_3fQ…`: Stripe's prefix for the kind and 24 random
 * characters.
 */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

export const newClientSecret = (intentId: string): string => `${intentId}_secret_${randomText(25)}`;
