import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/** There is no sign-in that waits for its second step, or its time is over. */
export class SignInExpired extends refusal(
  'unauthenticated',
  'sign_in_expired',
  'Pasó demasiado tiempo. Escribe tu contraseña otra vez.',
) {}

/** Five wrong codes end a sign-in; it begins again with the password. */
export class SignInEnded extends refusal(
  'unauthenticated',
  'sign_in_ended',
  'Demasiados códigos incorrectos. Escribe tu contraseña otra vez.',
) {}

/** No code of this admin is accepted until the lock ends. */
export class TooManyAppCodes extends DomainError {
  constructor(milliseconds: number) {
    const retryAfterSeconds = Math.ceil(milliseconds / 1000);
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
    const message = `Demasiados códigos incorrectos. Espera ${wait} y vuelve a intentarlo.`;
    super('too_many', 'too_many_codes', message, { retryAfterSeconds });
  }
}

/** The code is not the one that the app shows, or the admin has no such app. */
export class WrongAppCode extends refusal(
  'invalid',
  'wrong_code',
  'Ese código no es correcto. Mira en tu app el que aparece ahora.',
  { field: 'appCode' },
) {}

/** The code was right, and it has been used before. */
export class CodeUsed extends refusal(
  'invalid',
  'code_used',
  'Ese código ya se usó. Espera al siguiente y escríbelo.',
  { field: 'appCode' },
) {}

/** The recovery code is unknown or has been used. */
export class WrongRecoveryCode extends refusal(
  'invalid',
  'wrong_recovery_code',
  'Ese código de recuperación no es correcto o ya se usó.',
  { field: 'recoveryCode' },
) {}

/** No admin has this passkey: its owner has removed it, or it belongs to a player. */
export class PasskeyOfNobody extends refusal(
  'not_found',
  'passkey_unknown',
  'Esa llave de acceso no es de nadie del equipo. Entra con tu contraseña.',
) {}

const UNCONFIRMED = {
  password: 'Esa no es tu contraseña.',
  appCode: 'Ese código no es correcto o ya se usó.',
  passkey: 'No pudimos comprobar esa llave de acceso. Inténtalo otra vez.',
};

/** The current password, code or passkey, which a change asks for, is missing or wrong. */
export class NotConfirmed extends DomainError {
  constructor(field: keyof typeof UNCONFIRMED) {
    const message = UNCONFIRMED[field];
    super('forbidden', 'not_confirmed', message, { errors: [{ field, message }] });
  }
}

/** The admin has no password, so the last passkey is the only way in. */
export class LastPasskey extends refusal(
  'conflict',
  'last_second_factor',
  'Entras solo con esta llave de acceso. Agrega otra antes de quitarla.',
) {}

/** The settings require a second factor, and this is the last one. */
export class LastSecondFactor extends refusal(
  'conflict',
  'last_second_factor',
  'Aquí el segundo paso es obligatorio. Agrega otro antes de quitar este.',
) {}
