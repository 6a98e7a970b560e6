import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { PlayerCallers } from '../sign-in/index.js';
import { HmacEmailCodeDigits } from './adapters/crypto/hmac-email-code-digits.js';
import { HmacMailAddressLinks } from './adapters/crypto/hmac-mail-address-links.js';
import { MailAddressesController } from './adapters/http/mail-addresses.controller.js';
import { PasskeySignInController } from './adapters/http/passkey-sign-in.controller.js';
import { PersonalDataController } from './adapters/http/personal-data.controller.js';
import { PlayerPasskeysController } from './adapters/http/player-passkeys.controller.js';
import { PlayerSessionController } from './adapters/http/player-session.controller.js';
import { PlayerSignInController } from './adapters/http/player-sign-in.controller.js';
import { SessionViews } from './adapters/http/session-views.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { EmailCodeSchema } from './adapters/persistence/email-code.schema.js';
import { PasskeyRecords } from './adapters/persistence/passkey-records.js';
import { PlayerBrowserSchema } from './adapters/persistence/player-browser.schema.js';
import { PLAYER_PASSKEY_SCHEMAS } from './adapters/persistence/player-passkey.schemas.js';
import { PlayerPurges } from './adapters/persistence/player-purges.js';
import { PlayerSchema } from './adapters/persistence/player.schema.js';
import { PostgresEmailCodeRepository } from './adapters/persistence/postgres-email-code-repository.js';
import { PostgresKnownBrowserRepository } from './adapters/persistence/postgres-known-browser-repository.js';
import { PostgresMailAddresses } from './adapters/persistence/postgres-mail-addresses.js';
import { PostgresPlayerAccountRepository } from './adapters/persistence/postgres-player-account-repository.js';
import { PostgresPlayerPasskeyRepository } from './adapters/persistence/postgres-player-passkey-repository.js';
import { PostgresPlayerProfileRepository } from './adapters/persistence/postgres-player-profile-repository.js';
import { PostgresPlayerRecords } from './adapters/persistence/postgres-player-records.js';
import { PostgresPlayerSessionRepository } from './adapters/persistence/postgres-player-session-repository.js';
import { ProfileRecords } from './adapters/persistence/profile-records.js';
import { SessionSchema } from './adapters/persistence/session.schema.js';
import { CodeLimits } from './application/codes/code-limits.js';
import { EmailChanges } from './application/codes/email-changes.js';
import { EmailCodes } from './application/codes/email-codes.js';
import { ErasePlayer } from './application/erasure/erase-player.js';
import { PasskeyNotices } from './application/passkeys/passkey-notices.js';
import { PasskeyProofs } from './application/passkeys/passkey-proofs.js';
import { AddPasskey } from './application/passkeys/add-passkey.js';
import { PlayerPasskeys } from './application/passkeys/player-passkeys.js';
import { ContactSettings } from './application/ports/contact-settings.js';
import { EmailCodeDigits } from './application/ports/email-code-digits.js';
import { EmailCodeRepository } from './application/ports/email-code-repository.js';
import { KnownBrowserRepository } from './application/ports/known-browser-repository.js';
import { MailAddressLinks } from './application/ports/mail-address-links.js';
import { MailAddresses } from './application/ports/mail-addresses.js';
import { PlayerAccountRepository } from './application/ports/player-account-repository.js';
import { PlayerPasskeyRepository } from './application/ports/player-passkey-repository.js';
import { PlayerProfileRepository } from './application/ports/player-profile-repository.js';
import { PlayerRecords } from './application/ports/player-records.js';
import { PlayerSessionRepository } from './application/ports/player-session-repository.js';
import { PlayerProfiles } from './application/profile/player-profiles.js';
import { FreshSignIn } from './application/sessions/fresh-sign-in.js';
import { KnownBrowsers } from './application/sessions/known-browsers.js';
import { PlayerDevices } from './application/sessions/player-devices.js';
import { PlayerSessions } from './application/sessions/player-sessions.js';
import { AccountArrivals } from './application/sessions/account-arrivals.js';
import { SignInCodes } from './application/sessions/sign-in-codes.js';
import { PlayerSignIn } from './application/sessions/player-sign-in.js';

/** The passkeys of players. */
const PASSKEYS = [
  PlayerPasskeys,
  AddPasskey,
  FreshSignIn,
  PasskeyProofs,
  PasskeyRecords,
  PasskeyNotices,
  { provide: PlayerPasskeyRepository, useClass: PostgresPlayerPasskeyRepository },
];

/**
 * Guests and accounts of players, their sessions, codes and passkeys, and the addresses that
 * letters go to. Global, because every module may ask who a player is.
 */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      PlayerSchema,
      SessionSchema,
      PlayerBrowserSchema,
      EmailCodeSchema,
      ...PLAYER_PASSKEY_SCHEMAS,
    ]),
  ],
  controllers: [
    PlayerSessionController,
    PlayerSignInController,
    PlayerPasskeysController,
    PasskeySignInController,
    PersonalDataController,
    MailAddressesController,
    UnsubscribeController,
  ],
  providers: [
    PlayerSessions,
    PlayerProfiles,
    EmailCodes,
    EmailChanges,
    CodeLimits,
    PlayerSignIn,
    AccountArrivals,
    SignInCodes,
    PlayerDevices,
    KnownBrowsers,
    PlayerPurges,
    ProfileRecords,
    ErasePlayer,
    SessionViews,
    ...PASSKEYS,
    { provide: PlayerCallers, useExisting: PlayerSessions },
    { provide: PlayerSessionRepository, useClass: PostgresPlayerSessionRepository },
    { provide: KnownBrowserRepository, useClass: PostgresKnownBrowserRepository },
    { provide: PlayerRecords, useClass: PostgresPlayerRecords },
    { provide: PlayerProfileRepository, useClass: PostgresPlayerProfileRepository },
    { provide: PlayerAccountRepository, useClass: PostgresPlayerAccountRepository },
    { provide: EmailCodeRepository, useClass: PostgresEmailCodeRepository },
    { provide: EmailCodeDigits, useClass: HmacEmailCodeDigits },
    { provide: ContactSettings, useFactory: contactSettingsOf, inject: [Config] },
    { provide: MailAddresses, useClass: PostgresMailAddresses },
    { provide: MailAddressLinks, useClass: HmacMailAddressLinks },
  ],
  exports: [
    ContactSettings,
    PlayerCallers,
    MailAddresses,
    MailAddressLinks,
    PlayerProfiles,
    PlayerRecords,
    EmailChanges,
    EmailCodes,
    PasskeyNotices,
  ],
})
export class PlayersModule {}

function contactSettingsOf({ defaultCountry }: Config): ContactSettings {
  return { defaultCountry };
}
