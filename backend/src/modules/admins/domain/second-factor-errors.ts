import { DomainError } from '../../../kernel/domain/domain-error.js';

/** There is no sign-in that waits for its second step, or its time is over. */
export class SignInExpired extends DomainError {
  constructor() {
    super('unauthenticated', 'sign_in_expired', 'Pasó demasiado tiempo. Escribe tu contraseña otra vez.');
  }
}

/** Five wrong codes end a sign-in; it begins again with the password. */
export class SignInEnded extends DomainError {
  constructor() {
    const message = 'Demasiados códigos incorrectos. Escribe tu contraseña otra vez.';
    super('unauthenticated', 'sign_in_ended', message);
  }
}

/** No code of this admin is accepted until the lock ends. */
export class TooManyCodes extends DomainError {
  constructor(milliseconds: number) {
    const retryAfterSeconds = Math.ceil(milliseconds / 1000);
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
    const message = `Demasiados códigos incorrectos. Espera ${wait} y vuelve a intentarlo.`;
    super('too_many', 'too_many_codes', message, { retryAfterSeconds });
  }
}

/** The code is not the one that the app shows, or the admin has no such app. */
export class WrongCode extends DomainError {
  constructor() {
    const message = 'Ese código no es correcto. Mira en tu app el que aparece ahora.';
    super('invalid', 'wrong_code', message, { errors: [{ field: 'appCode', message }] });
  }
}

/** The code was right, and it has been used before. */
export class CodeUsed extends DomainError {
  constructor() {
    const message = 'Ese código ya se usó. Espera al siguiente y escríbelo.';
    super('invalid', 'code_used', message, { errors: [{ field: 'appCode', message }] });
  }
}

/** The recovery code is unknown or has been used. */
export class WrongRecoveryCode extends DomainError {
  constructor() {
    const message = 'Ese código de recuperación no es correcto o ya se usó.';
    super('invalid', 'wrong_recovery_code', message, { errors: [{ field: 'recoveryCode', message }] });
  }
}

/** No admin has this passkey: its owner has removed it, or it belongs to a player. */
export class PasskeyOfNobody extends DomainError {
  constructor() {
    const message = 'Esa llave de acceso no es de nadie del equipo. Entra con tu contraseña.';
    super('not_found', 'passkey_unknown', message);
  }
}

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
export class LastPasskey extends DomainError {
  constructor() {
    const message = 'Entras solo con esta llave de acceso. Agrega otra antes de quitarla.';
    super('conflict', 'last_second_factor', message);
  }
}

/** The settings require a second factor, and this is the last one. */
export class LastSecondFactor extends DomainError {
  constructor() {
    const message = 'Aquí el segundo paso es obligatorio. Agrega otro antes de quitar este.';
    super('conflict', 'last_second_factor', message);
  }
}
