import type { FieldError } from '../../../kernel/domain/domain-error.js';
import { mailAddressOf } from '../../../kernel/domain/mail-address.js';
import { e164Of } from '../../../kernel/domain/phone.js';
import { typedText } from '../../../kernel/domain/typed-text.js';
import { InvalidContact } from './player-errors.js';

/** The fields that players enter about themselves. `null` is a field that was left empty. */
export interface Contact {
  readonly name: string | null;
  /** In the form E.164, such as `+593991234567`. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** Some fields of a contact. A field that is `undefined` stays as it is. */
export type ContactChange = { readonly [Field in keyof Contact]?: Contact[Field] | undefined };

export const MAX_NAME_LENGTH = 80;

/** Control characters, line breaks, and marks that turn the direction of the text around them. */
const UNFIT_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const PROBLEMS = {
  name: `Escribe un nombre de hasta ${MAX_NAME_LENGTH} caracteres, en una sola línea.`,
  phone: 'Escribe un teléfono válido, por ejemplo 099 123 4567.',
  email: 'Escribe un correo válido.',
} as const;

/**
 * Returns the change in the form in which it is stored: without surrounding spaces, and the phone
 * as E.164. A blank field is `null`.
 * @param country the country of a phone number that is written without one, such as `EC`
 * @throws InvalidContact with an error for each field that cannot be stored
 */
export function storedForm(change: ContactChange, country: string): ContactChange {
  const forms = {
    name: formOf(change.name, nameForm),
    phone: formOf(change.phone, (text) => e164Of(text, country) ?? UNFIT),
    email: formOf(change.email, emailForm),
  };
  const errors = (['name', 'phone', 'email'] as const)
    .filter((field) => forms[field] === UNFIT)
    .map((field): FieldError => ({ field, message: PROBLEMS[field] }));
  if (errors.length > 0) throw new InvalidContact(errors);
  return forms as ContactChange;
}

const UNFIT = Symbol('unfit');
type Form = string | typeof UNFIT;

function formOf(text: string | null | undefined, form: (text: string) => Form): Form | null | undefined {
  const trimmed = typeof text === 'string' ? typedText(text) || null : text;
  return typeof trimmed === 'string' ? form(trimmed) : trimmed;
}

function nameForm(text: string): Form {
  const name = text.normalize('NFC').replaceAll(/ {2,}/g, ' ');
  const isReadable = /[\p{L}\p{N}]/u.test(name) && !UNFIT_IN_NAMES.test(name);
  return isReadable && Array.from(name).length <= MAX_NAME_LENGTH ? name : UNFIT;
}

function emailForm(text: string): Form {
  return mailAddressOf(text) ?? UNFIT;
}
