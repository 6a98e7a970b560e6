import { Global, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { forgetAdminPassword } from '../../config/stored-secrets.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { HmacEmailCodeDigits } from './adapters/crypto/hmac-email-code-digits.js';
import { HmacMailAddressLinks } from './adapters/crypto/hmac-mail-address-links.js';
import { RandomSessionTokens } from './adapters/crypto/random-session-tokens.js';
import { AdminAccountController } from './adapters/http/admin-account.controller.js';
import { AdminPasskeySignInController } from './adapters/http/admin-passkey-sign-in.controller.js';
import { AdminGuard, AdminSessionGuard } from './adapters/http/admin-guard.js';
import { EnterAdminArea } from './adapters/http/enter-admin-area.js';
import { CallerMiddleware } from './adapters/http/caller.js';
import { IdentityController } from './adapters/http/identity.controller.js';
import { MailAddressesController } from './adapters/http/mail-addresses.controller.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { PasskeySignInController } from './adapters/http/passkey-sign-in.controller.js';
import { PlayerPasskeysController } from './adapters/http/player-passkeys.controller.js';
import { PlayerSessionController } from './adapters/http/player-session.controller.js';
import { PasswordResetsController } from './adapters/http/password-resets.controller.js';
import { PersonalDataController } from './adapters/http/personal-data.controller.js';
import { PlayerSignInController } from './adapters/http/player-sign-in.controller.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import { SecondStepController } from './adapters/http/second-step.controller.js';
import { SessionCookies } from './adapters/http/session-cookies.js';
import { SessionViews } from './adapters/http/session-views.js';
import { SignInResponses } from './adapters/http/sign-in-responses.js';
import { AdminDeviceSchema } from './adapters/persistence/admin-device.schema.js';
import { AdminSessionSchema } from './adapters/persistence/admin-session.schema.js';
import { AdminSchema } from './adapters/persistence/admin.schema.js';
import { AdminRoleSchema } from './adapters/persistence/admin-role.schema.js';
import { EmailCodeSchema } from './adapters/persistence/email-code.schema.js';
import { IdentityPurges } from './adapters/persistence/identity-purges.js';
import { IdentityRecords } from './adapters/persistence/identity-records.js';
import { PasskeyRecords } from './adapters/persistence/passkey-records.js';
import { PLAYER_PASSKEY_SCHEMAS } from './adapters/persistence/player-passkey.schemas.js';
import { PlayerBrowserSchema } from './adapters/persistence/player-browser.schema.js';
import { PlayerSchema } from './adapters/persistence/player.schema.js';
import { PostgresAdminDeviceRepository } from './adapters/persistence/postgres-admin-device-repository.js';
import { PostgresAdminRepository } from './adapters/persistence/postgres-admin-repository.js';
import { PostgresAdminSessionRepository } from './adapters/persistence/postgres-admin-session-repository.js';
import { PostgresEmailCodeRepository } from './adapters/persistence/postgres-email-code-repository.js';
import { PostgresKnownBrowserRepository } from './adapters/persistence/postgres-known-browser-repository.js';
import { PostgresMailAddresses } from './adapters/persistence/postgres-mail-addresses.js';
import { PostgresPlayerAccountRepository } from './adapters/persistence/postgres-player-account-repository.js';
import { PostgresPlayerPasskeyRepository } from './adapters/persistence/postgres-player-passkey-repository.js';
import { PostgresPlayerProfileRepository } from './adapters/persistence/postgres-player-profile-repository.js';
import { PostgresPlayerRecords } from './adapters/persistence/postgres-player-records.js';
import { PostgresPlayerSessionRepository } from './adapters/persistence/postgres-player-session-repository.js';
import { PostgresStaffAccounts } from './adapters/persistence/postgres-staff-accounts.js';
import { PASSWORD_RESET } from './password-reset.providers.js';
import { SECOND_FACTOR } from './second-factor.providers.js';
import { SECOND_FACTOR_SCHEMAS } from './adapters/persistence/second-factor.schemas.js';
import { SessionSchema } from './adapters/persistence/session.schema.js';
import { AdminAccounts } from './application/admin-accounts.js';
import { AdminDeviceRepository } from './application/admin-device-repository.js';
import { AdminRepository } from './application/admin-repository.js';
import { AdminSessionRepository } from './application/admin-session-repository.js';
import { AdminSessions } from './application/admin-sessions.js';
import { AdminSignIn } from './application/admin-sign-in.js';
import { ChangePassword } from './application/change-password.js';
import { CodeLimits } from './application/code-limits.js';
import { ContactSettings } from './application/contact-settings.js';
import { EmailChanges } from './application/email-changes.js';
import { FreshSignIn } from './application/fresh-sign-in.js';
import { PasswordNotices } from './application/password-notices.js';
import { PasswordResets } from './application/password-resets.js';
import { PasskeyNotices } from './application/passkey-notices.js';
import { EmailCodeDigits } from './application/email-code-digits.js';
import { EmailCodeRepository } from './application/email-code-repository.js';
import { EmailCodes } from './application/email-codes.js';
import { EndOwnSessions } from './application/end-own-sessions.js';
import { ErasePlayer } from './application/erase-player.js';
import { FactorProofs } from './application/factor-proofs.js';
import { InitialPassword } from './application/initial-password.js';
import { InvitedPasskeys } from './application/invited-passkeys.js';
import { KnownBrowserRepository } from './application/known-browser-repository.js';
import { KnownBrowsers } from './application/known-browsers.js';
import { MailAddressLinks } from './application/mail-address-links.js';
import { MailAddresses } from './application/mail-addresses.js';
import { PasskeyLimits } from './application/passkey-limits.js';
import { PasskeyProofs } from './application/passkey-proofs.js';
import { PasswordHasher } from './application/password-hasher.js';
import { PlayerAccountRepository } from './application/player-account-repository.js';
import { PlayerDevices } from './application/player-devices.js';
import { PlayerPasskeyRepository } from './application/player-passkey-repository.js';
import { PlayerPasskeys } from './application/player-passkeys.js';
import { PlayerProfileRepository } from './application/player-profile-repository.js';
import { PlayerProfiles } from './application/player-profiles.js';
import { PlayerRecords } from './application/player-records.js';
import { PlayerSessionRepository } from './application/player-session-repository.js';
import { PlayerSessions } from './application/player-sessions.js';
import { PlayerSignIn } from './application/player-sign-in.js';
import { SecondFactors } from './application/second-factors.js';
import { SessionTokens } from './application/session-tokens.js';
import { StaffAccounts } from './application/staff-accounts.js';
import { StaffCredentials } from './application/staff-credentials.js';
import { SignInLimits } from './application/sign-in-limits.js';

/** The passkeys of players. */
const PLAYER_PASSKEYS = [
  PlayerPasskeys,
  FreshSignIn,
  PasskeyProofs,
  PasskeyLimits,
  PasskeyRecords,
  PasskeyNotices,
  { provide: PlayerPasskeyRepository, useClass: PostgresPlayerPasskeyRepository },
];

/** Players, admins and their sessions. Global, because every module may ask who is calling. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      PlayerSchema,
      SessionSchema,
      PlayerBrowserSchema,
      EmailCodeSchema,
      AdminSchema,
      AdminSessionSchema,
      AdminDeviceSchema,
      AdminRoleSchema,
      ...SECOND_FACTOR_SCHEMAS,
      ...PLAYER_PASSKEY_SCHEMAS,
    ]),
  ],
  controllers: [
    PlayerSessionController,
    PlayerSignInController,
    PlayerPasskeysController,
    PasskeySignInController,
    IdentityController,
    PersonalDataController,
    MailAddressesController,
    UnsubscribeController,
    AdminAccountController,
    SecondStepController,
    AdminPasskeySignInController,
    SecondFactorController,
    PasswordResetsController,
  ],
  providers: [
    PlayerSessions,
    PlayerProfiles,
    EmailCodes,
    EmailChanges,
    CodeLimits,
    PlayerSignIn,
    PlayerDevices,
    KnownBrowsers,
    AdminSessions,
    AdminAccounts,
    AdminSignIn,
    SignInLimits,
    ChangePassword,
    EndOwnSessions,
    SessionCookies,
    AdminGuard,
    AdminSessionGuard,
    CallerMiddleware,
    IdentityPurges,
    IdentityRecords,
    ErasePlayer,
    SignInResponses,
    EnterAdminArea,
    StaffCredentials,
    { provide: StaffAccounts, useClass: PostgresStaffAccounts },
    SessionViews,
    ...SECOND_FACTOR,
    ...PASSWORD_RESET,
    ...PLAYER_PASSKEYS,
    { provide: PlayerSessionRepository, useClass: PostgresPlayerSessionRepository },
    { provide: KnownBrowserRepository, useClass: PostgresKnownBrowserRepository },
    { provide: SessionTokens, useClass: RandomSessionTokens },
    { provide: PlayerRecords, useClass: PostgresPlayerRecords },
    { provide: PlayerProfileRepository, useClass: PostgresPlayerProfileRepository },
    { provide: PlayerAccountRepository, useClass: PostgresPlayerAccountRepository },
    { provide: EmailCodeRepository, useClass: PostgresEmailCodeRepository },
    { provide: EmailCodeDigits, useClass: HmacEmailCodeDigits },
    { provide: ContactSettings, useFactory: contactSettingsOf, inject: [Config] },
    { provide: MailAddresses, useClass: PostgresMailAddresses },
    { provide: MailAddressLinks, useClass: HmacMailAddressLinks },
    { provide: AdminRepository, useClass: PostgresAdminRepository },
    { provide: AdminSessionRepository, useClass: PostgresAdminSessionRepository },
    { provide: AdminDeviceRepository, useClass: PostgresAdminDeviceRepository },
    { provide: InitialPassword, useFactory: initialPasswordOf, inject: [Config] },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [
    MailAddresses,
    MailAddressLinks,
    PlayerProfiles,
    PlayerRecords,
    EmailChanges,
    PasskeyNotices,
    PasswordNotices,
    PasswordResets,
    EmailCodes,
    SecondFactors,
    StaffAccounts,
    StaffCredentials,
    InvitedPasskeys,
    EnterAdminArea,
  ],
})
export class IdentityModule implements OnModuleInit {
  private readonly logger = new Logger('admins');

  constructor(
    private readonly admins: AdminAccounts,
    private readonly initial: InitialPassword,
    private readonly proofs: FactorProofs,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.prepareFirstAdmin();
    await this.proofs.resealOutdated();
  }

  /** Gives the first admin the password of the settings or the generated one. */
  private async prepareFirstAdmin(): Promise<void> {
    const { username, password, generated } = this.config.admin;
    if (password === null) {
      if (!(await this.admins.exists(username)))
        this.logger.warn(`there is no admin ${username}; npm run admin:create -- ${username} creates one`);
    } else if (!generated) await this.admins.applySettings(username, password);
    else if (!(await this.admins.applyGenerated(username, password))) this.initial.forget();
  }
}

function initialPasswordOf({ dataDir }: Config): InitialPassword {
  return { forget: () => forgetAdminPassword(dataDir) };
}

function contactSettingsOf({ defaultCountry }: Config): ContactSettings {
  return { defaultCountry };
}
