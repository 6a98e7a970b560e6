export { AdminOnly } from './adapters/http/admin-guard.js';
export type { AdminIdentity } from './application/admin-session-repository.js';
export {
  type Caller,
  CurrentCaller,
  CurrentPlayer,
  KnownPlayer,
  SignedInAdmin,
} from './adapters/http/caller.js';
export { adminAccountsIn } from './admin-accounts-in.js';
export { AdminAccounts } from './application/admin-accounts.js';
export { assertSelf } from './domain/assert-self.js';
export { IdentityModule } from './identity.module.js';
export { PlayerContactRepository } from './application/player-contact-repository.js';
