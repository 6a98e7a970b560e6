export {
  type Browser,
  KNOWN_SECONDS,
  type PlayerBrowser,
  type SignedInSession,
} from './application/browsers.js';
export { PasskeyLimits } from './application/passkey-limits.js';
export {
  AdminCallers,
  type AdminIdentity,
  type GuestKind,
  type NamedAdmin,
  type OpenAdminSession,
  type OpenedSession,
  PlayerCallers,
} from './application/ports/callers.js';
export {
  type CreatedPasskey,
  type Passkey,
  PasskeyCeremonies,
  type UsedPasskey,
} from './application/ports/passkey-ceremonies.js';
export { SealedKeys } from './application/ports/sealed-keys.js';
export { SessionTokens } from './application/ports/session-tokens.js';
export { assertSelf } from './domain/assert-self.js';
export { NotFoundForCaller, TooManyAttempts } from './domain/caller-errors.js';
export { claimedChallenge } from './domain/claimed-challenge.js';
export { PasskeyKnown, PasskeyRefused, SetUpExpired, TooManyPasskeys } from './domain/passkey-errors.js';
