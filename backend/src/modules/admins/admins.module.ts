import { Global, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { forgetAdminPassword } from '../../config/stored-secrets.js';
import { AdminCallers } from '../sign-in/index.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { AdminAccountController } from './adapters/http/admin-account.controller.js';
import { AdminGuard, AdminSessionGuard } from './adapters/http/admin-guard.js';
import { AdminPasskeySignInController } from './adapters/http/admin-passkey-sign-in.controller.js';
import { AdminSignInController } from './adapters/http/admin-sign-in.controller.js';
import { EnterAdminArea } from './adapters/http/enter-admin-area.js';
import { PasswordResetsController } from './adapters/http/password-resets.controller.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import { SecondStepController } from './adapters/http/second-step.controller.js';
import { SignInResponses } from './adapters/http/sign-in-responses.js';
import { AdminDeviceSchema } from './adapters/persistence/admin-device.schema.js';
import { AdminPurges } from './adapters/persistence/admin-purges.js';
import { AdminRoleSchema } from './adapters/persistence/admin-role.schema.js';
import { AdminSessionSchema } from './adapters/persistence/admin-session.schema.js';
import { AdminSchema } from './adapters/persistence/admin.schema.js';
import { PostgresAdminDeviceRepository } from './adapters/persistence/postgres-admin-device-repository.js';
import { PostgresAdminRepository } from './adapters/persistence/postgres-admin-repository.js';
import { PostgresAdminSessionRepository } from './adapters/persistence/postgres-admin-session-repository.js';
import { PostgresStaffAccounts } from './adapters/persistence/postgres-staff-accounts.js';
import { SECOND_FACTOR_SCHEMAS } from './adapters/persistence/second-factor.schemas.js';
import { AdminAccounts } from './application/accounts/admin-accounts.js';
import { StaffCredentials } from './application/accounts/staff-credentials.js';
import { ChangePassword } from './application/passwords/change-password.js';
import { PasswordNotices } from './application/passwords/password-notices.js';
import { ResetLetters } from './application/passwords/reset-letters.js';
import { AdminDeviceRepository } from './application/ports/admin-device-repository.js';
import { AdminRepository } from './application/ports/admin-repository.js';
import { AdminSessionRepository } from './application/ports/admin-session-repository.js';
import { InitialPassword } from './application/ports/initial-password.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { StaffAccounts } from './application/ports/staff-accounts.js';
import { FactorProofs } from './application/second-factor/factor-proofs.js';
import { InvitedPasskeys } from './application/second-factor/invited-passkeys.js';
import { SecondFactors } from './application/second-factor/second-factors.js';
import { AdminSessions } from './application/sessions/admin-sessions.js';
import { AdminSignIn } from './application/sessions/admin-sign-in.js';
import { EndOwnSessions } from './application/sessions/end-own-sessions.js';
import { SignInLimits } from './application/sessions/sign-in-limits.js';
import { PASSWORD_RESET } from './password-reset.providers.js';
import { SECOND_FACTOR } from './second-factor.providers.js';

/** The people who run venues: their accounts, sessions, passwords and second factors. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AdminSchema,
      AdminSessionSchema,
      AdminDeviceSchema,
      AdminRoleSchema,
      ...SECOND_FACTOR_SCHEMAS,
    ]),
  ],
  controllers: [
    AdminSignInController,
    AdminAccountController,
    SecondStepController,
    AdminPasskeySignInController,
    SecondFactorController,
    PasswordResetsController,
  ],
  providers: [
    AdminSessions,
    AdminAccounts,
    AdminSignIn,
    SignInLimits,
    ChangePassword,
    EndOwnSessions,
    AdminGuard,
    AdminSessionGuard,
    AdminPurges,
    SignInResponses,
    EnterAdminArea,
    StaffCredentials,
    ...SECOND_FACTOR,
    ...PASSWORD_RESET,
    { provide: AdminCallers, useExisting: AdminSessions },
    { provide: StaffAccounts, useClass: PostgresStaffAccounts },
    { provide: AdminRepository, useClass: PostgresAdminRepository },
    { provide: AdminSessionRepository, useClass: PostgresAdminSessionRepository },
    { provide: AdminDeviceRepository, useClass: PostgresAdminDeviceRepository },
    { provide: InitialPassword, useFactory: initialPasswordOf, inject: [Config] },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [
    AdminCallers,
    PasswordNotices,
    ResetLetters,
    SecondFactors,
    StaffAccounts,
    StaffCredentials,
    InvitedPasskeys,
    EnterAdminArea,
  ],
})
export class AdminsModule implements OnModuleInit {
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
