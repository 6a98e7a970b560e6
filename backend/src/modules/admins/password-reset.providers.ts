import { HmacResetTokens } from './adapters/crypto/hmac-reset-tokens.js';
import { PasswordNotices } from './application/passwords/password-notices.js';
import { PasswordReplacement } from './application/passwords/password-replacement.js';
import { PasswordResets } from './application/passwords/password-resets.js';
import { ResetLetters } from './application/passwords/reset-letters.js';
import { ResetRequests } from './application/passwords/reset-requests.js';
import { ResetLimits } from './application/passwords/reset-limits.js';
import { ResetTokens } from './application/ports/reset-tokens.js';

/** Forgotten passwords of admins. */
export const PASSWORD_RESET = [
  PasswordResets,
  PasswordNotices,
  PasswordReplacement,
  ResetLetters,
  ResetRequests,
  ResetLimits,
  { provide: ResetTokens, useClass: HmacResetTokens },
];
