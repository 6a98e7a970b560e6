import { Global, type MiddlewareConsumer, Module, type NestModule, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { RandomSessionTokens } from './adapters/crypto/random-session-tokens.js';
import { AdminGuard } from './adapters/http/admin-guard.js';
import { CallerMiddleware } from './adapters/http/caller.js';
import { IdentityController } from './adapters/http/identity.controller.js';
import { SessionCookies } from './adapters/http/session-cookies.js';
import { PostgresAdminStore } from './adapters/persistence/postgres-admin-store.js';
import { PostgresPlayerContacts } from './adapters/persistence/postgres-player-contacts.js';
import { PostgresPlayerSessionStore } from './adapters/persistence/postgres-player-session-store.js';
import { AdminAccounts } from './application/admin-accounts.js';
import { AdminSessions, AdminStore, PasswordHasher } from './application/admin-sessions.js';
import { PlayerContacts } from './application/player-contacts.js';
import { SessionTokens } from './application/session-tokens.js';
import { PlayerSessions, PlayerSessionStore } from './application/player-sessions.js';

/** Players, admins, sessions. Anyone may ask it who is calling. */
@Global()
@Module({
  controllers: [IdentityController],
  providers: [
    PlayerSessions,
    AdminSessions,
    AdminAccounts,
    SessionCookies,
    AdminGuard,
    { provide: PlayerSessionStore, useClass: PostgresPlayerSessionStore },
    { provide: SessionTokens, useClass: RandomSessionTokens },
    { provide: PlayerContacts, useClass: PostgresPlayerContacts },
    { provide: AdminStore, useClass: PostgresAdminStore },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [PlayerContacts],
})
export class IdentityModule implements NestModule, OnModuleInit {
  constructor(
    private readonly admins: AdminAccounts,
    private readonly config: Config,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(CallerMiddleware).forRoutes('api/*path');
  }

  async onModuleInit(): Promise<void> {
    await this.admins.ensure(this.config.admin.username, this.config.admin.password);
  }
}
