export { AdminOnly } from './adapters/http/admin-guard.js';
export type { AdminIdentity } from './application/admin-sessions.js';
export {
  type Caller,
  CurrentCaller,
  CurrentPlayer,
  KnownPlayer,
  SignedInAdmin,
} from './adapters/http/caller.js';
export { assertSelf } from './domain/self.js';
export { IdentityModule } from './identity.module.js';
export { PlayerContacts } from './application/player-contacts.js';
