import type { FieldError } from '../../../kernel/domain/domain-error.js';
import { mailAddressOf } from '../../../kernel/domain/mail-address.js';
import { MAX_NAME_LENGTH, personNameOf } from '../../../kernel/domain/person-name.js';
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
  return personNameOf(text) ?? UNFIT;
}

function emailForm(text: string): Form {
  return mailAddressOf(text) ?? UNFIT;
}
