import { createHmac } from 'node:crypto';

/**
 * Returns the `Stripe-Signature` of a webhook: `v1` is the HMAC-SHA256 of "time.payload" under the
 * secret of the endpoint.
 */
export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}
