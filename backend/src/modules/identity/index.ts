export { AdminAccounts } from './application/admin-accounts.js';
export type { AdminIdentity } from './application/admin-session-repository.js';
export { MailAddressLinks } from './application/mail-address-links.js';
export { type MailAddress, MailAddresses } from './application/mail-addresses.js';
export type { ResetSecondFactor } from './application/reset-second-factor.js';
export { PlayerContactRepository } from './application/player-contact-repository.js';
export { type PlayerRecord, PlayerRecords } from './application/player-records.js';
export { assertSelf } from './domain/assert-self.js';
