import { signatureHeader } from './signature.js';

describe('the signature of a webhook', () => {
  it('is the HMAC-SHA256 of time and payload under the secret of the endpoint', () => {
    expect(signatureHeader('{"id":"evt_1"}', 'whsec_test', 1_700_000_000)).toMatch(
      /^t=1700000000,v1=[0-9a-f]{64}$/,
    );
    const of = (payload: string, secret: string, time: number) =>
      signatureHeader(payload, secret, time).split('v1=')[1];
    const signatures = [of('a', 's', 1), of('b', 's', 1), of('a', 'r', 1), of('a', 's', 2)];
    expect(new Set(signatures).size).toBe(4);
  });
});
