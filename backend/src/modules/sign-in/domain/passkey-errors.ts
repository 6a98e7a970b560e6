import { refusal } from '../../../kernel/domain/domain-error.js';

/** The response of the device does not prove that it holds a passkey of this admin. */
export class PasskeyRefused extends refusal(
  'invalid',
  'passkey_refused',
  'No pudimos comprobar esa llave de acceso. Inténtalo otra vez.',
) {}

/** The browser already has a passkey for this account. */
export class PasskeyKnown extends refusal(
  'conflict',
  'passkey_known',
  'Esa llave de acceso ya está en tu cuenta.',
) {}

/** An account has at most ten passkeys. */
export class TooManyPasskeys extends refusal(
  'conflict',
  'too_many_passkeys',
  'Ya tienes diez llaves de acceso. Quita una antes de agregar otra.',
) {}

/** The set-up was not begun, or its time is over. */
export class SetUpExpired extends refusal(
  'conflict',
  'set_up_expired',
  'Pasó demasiado tiempo. Empieza otra vez.',
) {}
