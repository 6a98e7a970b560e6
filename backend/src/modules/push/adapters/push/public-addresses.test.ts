import { isPublic, publicLookup } from './public-addresses.js';

test.each(['93.184.216.34', '172.15.0.1', '2606:2800:220:1:248:1893:25c8:1946'])(
  'the address %s is public',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('the address "%s" is not public', (address) => expect(isPublic(address)).toBe(false));

test('a name with a private address is not resolved', async () => {
  const answer = await new Promise((resolve) => {
    publicLookup('localhost', { all: true }, (error) => resolve(error?.message));
  });
  expect(answer).toBe('the host has a private address');
});
