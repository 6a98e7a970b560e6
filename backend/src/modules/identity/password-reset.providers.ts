import { HmacResetTokens } from './adapters/crypto/hmac-reset-tokens.js';
import { PasswordNotices } from './application/password-notices.js';
import { PasswordResets } from './application/password-resets.js';
import { ResetLimits } from './application/reset-limits.js';
import { ResetTokens } from './application/reset-tokens.js';

/** Forgotten passwords of admins. */
export const PASSWORD_RESET = [
  PasswordResets,
  PasswordNotices,
  ResetLimits,
  { provide: ResetTokens, useClass: HmacResetTokens },
];
