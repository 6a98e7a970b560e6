import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The key of everything that is no address, so that invented texts share one limit. */
const NO_ADDRESS = 'unknown';

const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const IPV6_IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/;
const EMBEDDED_IPV4 = /[\d.]*\.[\d.]*$/;
const MAPPED_PREFIX = '0:0:0:0:0:ffff';

/**
 * Returns the text under which the limits count a caller's network address: an IPv4 address as it
 * is, and the /64 network of an IPv6 address, because one customer of a provider has at least that
 * many addresses. An IPv4 address that is written as an IPv6 address counts as IPv4. Other ways to
 * write an address, a port or a zone do not change the key.
 */
export function addressKey(address: string | undefined): string {
  const written = address?.trim() ?? '';
  const bare = IPV4_WITH_PORT.exec(written)?.[1] ?? IPV6_IN_BRACKETS.exec(written)?.[1] ?? written;
  const [plain = ''] = bare.split('%', 1);
  const version = isIP(plain);
  if (version === 0) return NO_ADDRESS;
  if (version === 4) return plain;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join(':') === MAPPED_PREFIX) return ipv4Of(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns an address for people: an IPv4 address that the system wrote as IPv6 looks like IPv4. */
export function plainAddress(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** The {@link addressKey} of the caller, as the trusted proxies report the address. */
export const CallerAddress = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  addressKey(context.switchToHttp().getRequest<Request>().ip),
);

/** Returns the eight groups of a valid IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const inHex = address.replace(EMBEDDED_IPV4, (ipv4) => {
    const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
    return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  });
  const [before = [], after = []] = inHex
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return before.concat(zeros, after).map((group) => hex(Number.parseInt(group, 16)));
}

const hex = (group: number): string => group.toString(16);

function ipv4Of(groups: readonly string[]): string {
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
