const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an e-mail address reaches, as far as the address shows it: without case,
 * without a suffix (`ana+padel@…`), and for Gmail without dots. Otherwise one mailbox would be many
 * addresses, each with a limit of its own.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  if (!GMAIL.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

/** Returns an address that its owner recognises and others cannot read: `a•••@e•••.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${firstOf(name)}•••@${firstOf(domain)}•••${ending}`;
}

const firstOf = (text: string): string => Array.from(text)[0] ?? '';
