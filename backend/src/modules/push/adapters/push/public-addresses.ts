import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name with a private address. No push service has one. */
export class PrivateHost extends Error {}

/** Networks that are not on the public internet: RFC 6890, and their counterparts in IPv6. */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of PRIVATE_NETWORKS)
  blocked.addSubnet(network, prefix, isIP(network) === 4 ? 'ipv4' : 'ipv6');

/** Returns true for an address of the public internet. */
export function isPublic(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0) return false;
  // A mapped address (::ffff:10.0.0.1) is checked as the IPv4 address that it is.
  return !blocked.check(address, kind === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Resolves a name for a connection, and fails if any of its addresses is private. The connection
 * uses the address that was checked, so a name that changes between two questions gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (!addresses.every(({ address }) => isPublic(address)))
      return callback(new PrivateHost('the host has a private address'), '');
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};
