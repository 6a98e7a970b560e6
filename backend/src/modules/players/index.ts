export { EmailChanges } from './application/codes/email-changes.js';
export { EmailCodes } from './application/codes/email-codes.js';
export { PasskeyNotices } from './application/passkeys/passkey-notices.js';
export { ContactSettings } from './application/ports/contact-settings.js';
export { MailAddressLinks } from './application/ports/mail-address-links.js';
export { type MailAddress, MailAddresses } from './application/ports/mail-addresses.js';
export { PlayerRecords } from './application/ports/player-records.js';
export { PlayerProfiles } from './application/profile/player-profiles.js';
export { firstNameOf } from './domain/first-name.js';
