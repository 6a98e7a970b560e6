import { claimedChallenge } from './claimed-challenge.js';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

test('the challenge is read from the response of a browser', () => {
  const data = { type: 'webauthn.get', challenge: 'AQID', origin: 'https://saque.example' };
  expect(claimedChallenge(encoded(JSON.stringify(data)))).toBe('AQID');
});

test.each([
  ['no JSON', 'rubbish'],
  ['no object', '"AQID"'],
  ['nothing', 'null'],
  ['no challenge', '{}'],
  ['a number', '7'],
  ['a challenge that is no text', '{"challenge":7}'],
])('a response with %s names no challenge', (_what, text) => {
  expect(claimedChallenge(encoded(text))).toBeNull();
});
