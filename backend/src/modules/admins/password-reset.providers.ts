import { HmacResetTokens } from './adapters/crypto/hmac-reset-tokens.js';
import { PasswordNotices } from './application/passwords/password-notices.js';
import { PasswordResets } from './application/passwords/password-resets.js';
import { ResetLimits } from './application/passwords/reset-limits.js';
import { ResetTokens } from './application/ports/reset-tokens.js';

/** Forgotten passwords of admins. */
export const PASSWORD_RESET = [
  PasswordResets,
  PasswordNotices,
  ResetLimits,
  { provide: ResetTokens, useClass: HmacResetTokens },
];
