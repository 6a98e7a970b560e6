import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/** The call needs an admin session, and the caller has none. */
export class AdminRequired extends refusal(
  'unauthenticated',
  'admin_required',
  'Inicia sesión como administrador para continuar.',
) {}

/** The username is unknown or the password is wrong. */
export class WrongCredentials extends refusal(
  'unauthenticated',
  'wrong_credentials',
  'Usuario o contraseña incorrectos',
) {}

/** The link was used, the password has changed since, or its half hour is over. */
export class ResetNotFound extends refusal(
  'not_found',
  'reset_not_found',
  'Este enlace ya no sirve. Pide uno nuevo.',
) {}

/** The admin has to replace the generated password before anything else. */
export class PasswordChangeRequired extends refusal(
  'forbidden',
  'password_change_required',
  'Antes de seguir, elige tu propia contraseña.',
) {}

/** The present password, which a change of the password asks for, is wrong. */
export class WrongPassword extends refusal('forbidden', 'wrong_password', 'Esa no es tu contraseña actual.', {
  field: 'currentPassword',
}) {}

const UNFIT = {
  'easy-to-guess': 'Esa contraseña es fácil de adivinar. Elige otra.',
  common: 'Esa contraseña está entre las más usadas del mundo. Elige otra.',
  unchanged: 'Esa es tu contraseña de ahora. Elige otra.',
} as const;

/** The new password is not strong enough. */
export class UnfitPassword extends DomainError {
  /** @param field the field of the request that contains the password */
  constructor(reason: keyof typeof UNFIT, field = 'newPassword') {
    const message = UNFIT[reason];
    super('invalid', 'unfit_password', message, { errors: [{ field, message }] });
  }
}

/** The role of the admin does not allow this. */
export class ForbiddenRole extends refusal(
  'forbidden',
  'forbidden_role',
  'Tu rol no permite hacer esto. Pídeselo a quien dirige el complejo.',
) {}
