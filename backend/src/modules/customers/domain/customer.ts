import type { FieldError } from '../../../kernel/domain/domain-error.js';
import type { CustomerId, VenueId } from '../../../kernel/domain/ids.js';
import { mailAddressOf } from '../../../kernel/domain/mail-address.js';
import { personNameOf } from '../../../kernel/domain/person-name.js';
import { e164Of } from '../../../kernel/domain/phone.js';
import { typedText } from '../../../kernel/domain/typed-text.js';
import { type HeldCategory, NO_CATEGORY } from './category-of-customer.js';
import { InvalidCustomer } from './customer-errors.js';

/** How many phones, and how many e-mail addresses, one customer has at most. */
export const MAX_CONTACTS = 5;
export const MAX_NOTE_LENGTH = 500;

/** The facts that a venue keeps about a person (docs/adr/0097). */
export interface CustomerDetails {
  readonly name: string;
  /** In the form E.164, without repetitions. The first one is the usual one. */
  readonly phones: readonly string[];
  /** In small letters, without repetitions. The first one is the usual one. */
  readonly emails: readonly string[];
  readonly note: string | null;
}

/** A customer of one venue. It is a record of the venue and no account. */
export interface Customer extends CustomerDetails, HeldCategory {
  readonly id: CustomerId;
  readonly venueId: VenueId;
  /** The customer that took over this one, or null. */
  readonly mergedInto: CustomerId | null;
}

/** The details as people type them. */
export interface TypedDetails {
  name: string;
  phones: readonly string[];
  emails: readonly string[];
  note: string | null;
}

/**
 * Returns the details in the form in which they are stored. Blank contacts are left out.
 * @param country the country of a phone that is written without one, such as `EC`
 * @throws InvalidCustomer with an error for each field that cannot be stored
 */
export function detailsOf(typed: TypedDetails, country: string): CustomerDetails {
  const name = personNameOf(typed.name);
  const phones = listOf(typed.phones, (text) => e164Of(text, country));
  const emails = listOf(typed.emails, (text) => mailAddressOf(text)?.toLowerCase() ?? null);
  const errors: FieldError[] = [];
  if (name === null) errors.push({ field: 'name', message: 'Escribe a nombre de quién.' });
  if (phones === null)
    errors.push({
      field: 'phones',
      message: 'Escribe teléfonos válidos, por ejemplo 099 123 4567 o +57 300 123 4567.',
    });
  if (emails === null) errors.push({ field: 'emails', message: 'Escribe correos válidos.' });
  if (name === null || phones === null || emails === null) throw new InvalidCustomer(errors);
  const note = typed.note === null ? null : typedText(typed.note).normalize('NFC') || null;
  return { name, phones, emails, note };
}

/**
 * Returns the details of a person to whom the desk sells.
 * @throws InvalidCustomer with the fields of the sale
 */
export function detailsOfPerson(
  { name, phone, email }: { name: string; phone: string; email: string },
  country: string,
): CustomerDetails {
  try {
    return detailsOf({ name, phones: [phone], emails: [email], note: null }, country);
  } catch (error) {
    if (!(error instanceof InvalidCustomer)) throw error;
    const errors = (error.details.errors ?? []).map(({ field, message }) => ({
      field: `customer.${field.replace(/s$/, '')}`,
      message,
    }));
    throw new InvalidCustomer(errors);
  }
}

/**
 * Returns the details of a customer after another one was merged into it: its own name, the
 * contacts of both, and both notes.
 */
export function mergedDetails(kept: CustomerDetails, other: CustomerDetails): CustomerDetails {
  const both = (own: readonly string[], others: readonly string[]) =>
    [...new Set([...own, ...others])].slice(0, MAX_CONTACTS);
  const notes = [kept.note, other.note].filter((note) => note !== null);
  return {
    name: kept.name,
    phones: both(kept.phones, other.phones),
    emails: both(kept.emails, other.emails),
    note: [...new Set(notes)].join('\n').slice(0, MAX_NOTE_LENGTH) || null,
  };
}

/** Returns the category of a customer after a merge: its own, or that of the other one. */
export function mergedCategory(kept: HeldCategory, other: HeldCategory): HeldCategory {
  const { categoryId, categoryUntil } = kept.categoryId === null ? other : kept;
  return categoryId === null ? NO_CATEGORY : { categoryId, categoryUntil };
}

/** Returns the different texts in their stored form, or null if one has none. */
function listOf(texts: readonly string[], form: (text: string) => string | null): string[] | null {
  const stored = texts.filter((text) => typedText(text) !== '').map(form);
  return stored.every((text) => text !== null) ? [...new Set(stored)] : null;
}
