import { SocketAddress } from 'node:net';
import fc from 'fast-check';
import { addressKey, plainAddress } from './address-key.js';

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address with the port of a proxy', '203.0.113.7:52144', '203.0.113.7'],
  ['an IPv4 address that is written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
  ['the same without compression', '0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['the same with leading zeros', '0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a compressed IPv6 address', '2001:db8::1', '2001:db8:0:0::/64'],
  ['an IPv6 address in capitals with zeros', '2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['an IPv6 address with a port', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['an IPv6 address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the loopback address of IPv6', '::1', '0:0:0:0::/64'],
  ['an IPv6 address that ends with an IPv4 address', '64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('the key of %s', (_case, address, key) => expect(addressKey(address)).toBe(key));

test.each([
  undefined,
  '',
  'unknown',
  '203.0.113',
  '203.0.113.7.8',
  '1:2:3',
  '::1::2',
  '[',
  '%eth0',
  'x'.repeat(9999),
])('all that is no address shares one key (%#)', (text) => expect(addressKey(text)).toBe('unknown'));

/** Zeros are frequent, so that most addresses can be compressed. */
const group = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 0xffff }));
const half = fc.tuple(group, group, group, group);
/** The first group is not zero, so that no address is an IPv4 address. */
const network = half.map(([, ...others]) => [0x2001, ...others]);

test('every way to write an address of a /64 network has the same key', () => {
  fc.assert(
    fc.property(network, half, (groups, host) => {
      const keys = spellings([...groups, ...host]).map((address) => addressKey(address));
      expect(new Set(keys)).toEqual(new Set([`${groups.map(hex).join(':')}::/64`]));
    }),
  );
});

test('an IPv4 address has one key, however it is written', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
      const mapped = spellings([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d]);
      const keys = [address, `::ffff:${address}`, ...mapped].map((spelling) => addressKey(spelling));
      expect(new Set(keys)).toEqual(new Set([address]));
    }),
  );
});

test('two networks never share a key', () => {
  fc.assert(
    fc.property(network, network, half, (one, other, host) => {
      fc.pre(one.join() !== other.join());
      const [first, second] = [one, other].map((groups) =>
        addressKey([...groups, ...host].map(hex).join(':')),
      );
      expect(first).not.toBe(second);
    }),
  );
});

function spellings(groups: readonly number[]): string[] {
  const full = groups.map((each) => hex(each).padStart(4, '0')).join(':');
  const plain = groups.map(hex).join(':');
  const compressed = new SocketAddress({ address: plain, family: 'ipv6' }).address;
  return [full, full.toUpperCase(), plain, compressed, `${compressed}%eth0`, `[${compressed}]:8080`];
}

function hex(each: number): string {
  return each.toString(16);
}

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  [undefined, undefined],
])('people see the address %s as %s', (address, shown) => expect(plainAddress(address)).toBe(shown));
