import { refusal } from '../../../kernel/domain/domain-error.js';

/** Only an account can do this, and the caller is a guest. */
export class AccountRequired extends refusal(
  'forbidden',
  'account_required',
  'Entra primero con tu correo.',
) {}

/** No account has this passkey: its owner has removed it, or it belongs to another site. */
export class PasskeyUnknown extends refusal(
  'not_found',
  'passkey_unknown',
  'Esa llave de acceso ya no está en ninguna cuenta. Entra con tu correo.',
) {}
