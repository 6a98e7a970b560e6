export { AdminAccounts } from './application/admin-accounts.js';
export type { AdminIdentity } from './application/admin-session-repository.js';
export { PlayerContactRepository } from './application/player-contact-repository.js';
export { assertSelf } from './domain/assert-self.js';
