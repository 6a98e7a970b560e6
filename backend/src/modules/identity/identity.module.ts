import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { RandomSessionTokens } from './adapters/crypto/random-session-tokens.js';
import { AdminGuard } from './adapters/http/admin-guard.js';
import { CallerMiddleware } from './adapters/http/caller.js';
import { IdentityController } from './adapters/http/identity.controller.js';
import { SessionCookies } from './adapters/http/session-cookies.js';
import { AdminSessionSchema } from './adapters/persistence/admin-session.schema.js';
import { AdminSchema } from './adapters/persistence/admin.schema.js';
import { IdentityPurges } from './adapters/persistence/identity-purges.js';
import { PlayerSchema } from './adapters/persistence/player.schema.js';
import { PostgresAdminRepository } from './adapters/persistence/postgres-admin-repository.js';
import { PostgresAdminSessionRepository } from './adapters/persistence/postgres-admin-session-repository.js';
import { PostgresPlayerContactRepository } from './adapters/persistence/postgres-player-contact-repository.js';
import { PostgresPlayerSessionRepository } from './adapters/persistence/postgres-player-session-repository.js';
import { SessionSchema } from './adapters/persistence/session.schema.js';
import { AdminAccounts } from './application/admin-accounts.js';
import { AdminRepository } from './application/admin-repository.js';
import { AdminSessionRepository } from './application/admin-session-repository.js';
import { AdminSessions } from './application/admin-sessions.js';
import { PasswordHasher } from './application/password-hasher.js';
import { PlayerContactRepository } from './application/player-contact-repository.js';
import { PlayerSessionRepository } from './application/player-session-repository.js';
import { PlayerSessions } from './application/player-sessions.js';
import { SessionTokens } from './application/session-tokens.js';

/** Players, admins and their sessions. Global, because every module may ask who is calling. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PlayerSchema, SessionSchema, AdminSchema, AdminSessionSchema])],
  controllers: [IdentityController],
  providers: [
    PlayerSessions,
    AdminSessions,
    AdminAccounts,
    SessionCookies,
    AdminGuard,
    CallerMiddleware,
    IdentityPurges,
    { provide: PlayerSessionRepository, useClass: PostgresPlayerSessionRepository },
    { provide: SessionTokens, useClass: RandomSessionTokens },
    { provide: PlayerContactRepository, useClass: PostgresPlayerContactRepository },
    { provide: AdminRepository, useClass: PostgresAdminRepository },
    { provide: AdminSessionRepository, useClass: PostgresAdminSessionRepository },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [PlayerContactRepository],
})
export class IdentityModule implements OnModuleInit {
  constructor(
    private readonly admins: AdminAccounts,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.admins.ensure(this.config.admin.username, this.config.admin.password);
  }
}
