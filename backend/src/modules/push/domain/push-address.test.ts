import { isPushAddress } from './push-address.js';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com:443/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'HTTPS://PUSH.EXAMPLE/1',
  'https://push.4example/1',
  'https://push.example4/1',
])('the address %s can be one of a push service', (endpoint) => expect(isPushAddress(endpoint)).toBe(true));

test.each([
  ['another scheme', 'http://push.example/1'],
  ['another port', 'https://push.example:8443/1'],
  ['the port of http', 'https://push.example:80/1'],
  ['an IPv4 address', 'https://93.184.216.34/1'],
  ['a decimal number', 'https://1572395042/1'],
  ['a hexadecimal number', 'https://0x5db8d822/1'],
  ['hexadecimal parts', 'https://0x5d.0xb8.0xd8.0x22/1'],
  ['an octal number', 'https://0177.0.0.1/1'],
  ['a short number', 'https://127.1/1'],
  ['wide digits', 'https://１２７.0.0.1/1'],
  ['an IPv6 address', 'https://[2606:2800:220:1:248:1893:25c8:1946]/1'],
  ['an IPv4 address inside IPv6', 'https://[::ffff:127.0.0.1]/1'],
  ['a name of one label', 'https://database/1'],
  ['this machine', 'https://localhost/1'],
  ['a name below localhost', 'https://push.localhost/1'],
  ['a name of the local network', 'https://metadata.google.internal/1'],
  ['a name with a final dot', 'https://localhost./1'],
  ['a name and a password', 'https://user:secret@push.example/1'],
  ['a name alone', 'https://user@push.example/1'],
  ['a password alone', 'https://:secret@push.example/1'],
  ['a sign in its name', 'https://push_1.example/1'],
  ['a sign in its ending', 'https://push.exa_mple/1'],
  ['a space', 'https://push.example/1 2'],
  ['no name', 'https:///'],
  ['no address', 'push'],
])('an address with %s is none of a push service', (_, endpoint) =>
  expect(isPushAddress(endpoint)).toBe(false),
);
