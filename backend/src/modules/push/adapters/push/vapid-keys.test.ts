import { createPublicKey, createSign, createVerify, createPrivateKey } from 'node:crypto';
import { vapidKeysFrom } from './vapid-keys.js';

const keys = vapidKeysFrom(Buffer.alloc(32, 1));

/** Returns a key as node:crypto takes it. */
function jwkOf({ publicKey, privateKey }: typeof keys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
}

describe('the keys for push services', () => {
  test('are the same in every process of an installation, and other ones in another', () => {
    expect(vapidKeysFrom(Buffer.alloc(32, 1))).toEqual(keys);
    expect(vapidKeysFrom(Buffer.alloc(32, 2)).publicKey).not.toBe(keys.publicKey);
  });

  test('are a pair on the curve P-256', () => {
    const jwk = jwkOf(keys);
    const sign = createSign('sha256').update('text');
    const signature = sign.sign(createPrivateKey({ key: jwk, format: 'jwk' }));
    const verify = createVerify('sha256').update('text');
    expect(verify.verify(createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(true);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  });
});
