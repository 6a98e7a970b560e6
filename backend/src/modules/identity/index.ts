export { AdminAccounts } from './application/admin-accounts.js';
export type { AdminIdentity } from './application/admin-session-repository.js';
export { EmailChanges } from './application/email-changes.js';
export { EmailCodes } from './application/email-codes.js';
export { InvitedPasskeys } from './application/invited-passkeys.js';
export { PasswordNotices } from './application/password-notices.js';
export { PasswordResets } from './application/password-resets.js';
export { PasskeyNotices } from './application/passkey-notices.js';
export type { CreatedPasskey } from './application/passkey-ceremonies.js';
export { MailAddressLinks } from './application/mail-address-links.js';
export { type MailAddress, MailAddresses } from './application/mail-addresses.js';
export type { VenueLocator } from './application/venue-locator.js';
export type { ResetSecondFactor } from './application/reset-second-factor.js';
export { type StaffAccount, StaffAccounts } from './application/staff-accounts.js';
export { StaffCredentials } from './application/staff-credentials.js';
export { SecondFactors } from './application/second-factors.js';
export { PlayerProfiles } from './application/player-profiles.js';
export { PlayerRecords } from './application/player-records.js';
export { assertSelf } from './domain/assert-self.js';
export { ForbiddenRole, NotFoundForCaller } from './domain/identity-errors.js';
export { firstNameOf } from './domain/first-name.js';
export { mailboxOf } from './domain/mailbox.js';
export {
  CAPABILITIES,
  type Capability,
  isWithin,
  type Role,
  ROLES,
  venueFilterOf,
  type VenueRole,
  type VenueScope,
  venuesWith,
} from './domain/roles.js';
