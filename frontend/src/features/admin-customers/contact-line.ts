import type { Customer } from '../../shared/api/customers-query';
import { texts } from './texts';

/** Returns the contacts of a customer in one line. */
export function contactLine({ phones, emails, hasAccount }: Customer): string {
  const account = hasAccount ? [texts.withAccount] : [];
  return [...phones, ...emails, ...account].join(' · ') || texts.noContact;
}

/** "Socio hasta el 31/12/2026" */
export function categoryLine({ name, until, hasEnded }: NonNullable<Customer['category']>): string {
  if (until === null) return name;
  const day = until.split('-').reverse().join('/');
  return hasEnded ? texts.categoryEnded(name, day) : texts.categoryEnds(name, day);
}

/** Returns the different contacts in a text, which commas or line breaks separate. */
export function contactsIn(text: string): string[] {
  const all = text.split(/[,;\n]/).map((one) => one.trim());
  return [...new Set(all.filter((one) => one !== ''))];
}
