/** Names that only mean something on one machine or in one network. */
const LOCAL_NAMES = ['localhost', 'local', 'internal', 'home', 'lan'];

/**
 * Returns true if an address can be the one of a push service: https with its own port, and a
 * public name of several labels. A browser names the address, so anyone can name any: a number in
 * whatever form, another port, or a machine of our own network would be called by our worker.
 */
export function isPushAddress(endpoint: string): boolean {
  if (!/^[!-~]+$/.test(endpoint) || !URL.canParse(endpoint)) return false;
  // The parser writes decimal, octal and hexadecimal numbers as an IPv4 address.
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(hostname)) return false;
  const last = hostname.split('.').at(-1) ?? '';
  return !/^\d+$/.test(last) && !LOCAL_NAMES.includes(last);
}
