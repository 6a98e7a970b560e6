import { typedText } from './typed-text.js';

/** The longest address that a mail server has to accept (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Neither spaces nor the signs that only a quoted local part may contain. */
const PLAIN = /^([^\s@"\\(),:;<>[\]]+)@([^\s@"\\(),:;<>[\]/?#%]+)$/;

/**
 * Returns an e-mail address as it is stored, or null for a text that is none: without outer spaces,
 * and with the domain in ASCII (`münchen.de` is `xn--mnchen-3ya.de`). Quoted local parts are
 * refused: `"victim"@…` and `"vi\ctim"@…` reach the mailbox of `victim@…`, so one mailbox would
 * have any number of spellings, each with limits of its own.
 */
export function mailAddressOf(text: string): string | null {
  const [, local = '', domain = ''] = PLAIN.exec(typedText(text)) ?? [];
  const host = asciiOf(domain);
  if (local === '' || !/^[^.].*\.[a-z][a-z0-9-]+$/.test(host)) return null;
  const address = `${local}@${host}`;
  return address.length <= MAX_EMAIL_LENGTH ? address : null;
}

/** Returns the ASCII form of a domain, as browsers compute it, or an empty text. */
function asciiOf(domain: string): string {
  const address = `http://${domain}`;
  return domain !== '' && URL.canParse(address) ? new URL(address).hostname : '';
}
