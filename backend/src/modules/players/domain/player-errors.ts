import { DomainError, type FieldError, refusal } from '../../../kernel/domain/domain-error.js';

/** A name, phone or e-mail address cannot be stored. */
export class InvalidContact extends DomainError {
  constructor(errors: FieldError[]) {
    super('invalid', 'invalid_request', errors[0]?.message ?? 'Revisa tus datos.', { errors });
  }
}

/** The address of an account changes with a code that was sent to the new one. */
export class EmailNeedsCode extends refusal(
  'conflict',
  'email_needs_code',
  'Para cambiar el correo de tu cuenta, confirma el nuevo con un código.',
  { field: 'email' },
) {}

/** The code is not the one that was sent. */
export class WrongEmailCode extends refusal(
  'invalid',
  'wrong_code',
  'Ese no es el código. Revísalo e inténtalo de nuevo.',
  { field: 'code' },
) {}

/** No code is valid: it is too old, was used, was replaced, or was mistyped too often. */
export class CodeExpired extends refusal('gone', 'code_expired', 'Ese código ya no sirve. Pide uno nuevo.') {}

/** A code goes to the address of an account, and the player has none. */
export class GuestNeedsNoCode extends refusal(
  'conflict',
  'guest_needs_no_code',
  'Sin una cuenta no hace falta un código para borrar tus datos.',
) {}

/**
 * How one signs in to an account changes only soon after a sign-in: a stolen or forgotten cookie is
 * not enough. A code to the present address, or a passkey, is a sign-in.
 */
export class SignInAgain extends refusal(
  'forbidden',
  'sign_in_again',
  'Entraste hace rato. Para este cambio, confirma antes con un código que eres tú.',
) {}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Too many codes were requested, or too many wrong ones were sent. Waiting that long is enough. */
export class TooManyEmailCodes extends DomainError {
  constructor(retryAfterSeconds: number) {
    const message = `Fueron demasiados códigos. Puedes intentarlo otra vez ${later(retryAfterSeconds)}.`;
    super('too_many', 'too_many_codes', message, { retryAfterSeconds });
  }
}

function later(seconds: number): string {
  if (seconds > HOUR) return 'mañana a esta hora';
  return seconds === HOUR ? 'en una hora' : `en ${Math.ceil(seconds / MINUTE)} minutos`;
}
