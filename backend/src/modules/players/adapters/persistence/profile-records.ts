import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { IdempotencyKeys } from '../../../../kernel/adapters/persistence/idempotency-keys.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { PlayerRecords } from '../../application/ports/player-records.js';
import { mailboxOf } from '../../../../kernel/domain/mailbox.js';
import { type PlayerRow, PlayerSchema } from './player.schema.js';
import { type PlayerBrowserRow, PlayerBrowserSchema } from './player-browser.schema.js';
import { type SessionRow, SessionSchema } from './session.schema.js';

const PROFILE = statement(
  'players.profile-to-export',
  `select name, phone, email, email_verified_at as "emailVerifiedAt", created_at as "createdAt"
     from players where id = $1`,
);
const SESSIONS = statement(
  'players.sessions-to-export',
  `select user_agent as browser, created_at as "startedAt", last_seen_at as "lastUsedAt"
     from sessions where player_id = $1 and replaced_at is null order by created_at`,
);
const VERIFIED_EMAIL = statement(
  'players.verified-email',
  `select email from players where id = $1 and email_verified_at is not null`,
);
const FORGET_ADDRESS = statement(
  'players.forget-mail-address',
  `delete from mail_addresses where hash = mail_address_hash($1) and blocked_at is null`,
);
const FORGET_CODES = statement(
  'players.forget-email-codes',
  `delete from email_codes where lower(email) = lower($1)`,
);

/**
 * Erases and exports who a player is. The sign-in itself moves the profile and the sessions of a
 * guest, because it decides which of them the account keeps.
 */
@Injectable()
export class ProfileRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeys,
    @InjectRepository(PlayerSchema) private readonly players: Repository<PlayerRow>,
    @InjectRepository(PlayerBrowserSchema) private readonly browsers: Repository<PlayerBrowserRow>,
    @InjectRepository(SessionSchema) private readonly sessions: Repository<SessionRow>,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'player',
      move: (guestId) => this.idempotencyKeys.forget(guestId),
      erase: (playerId, at) => this.erase(playerId, at),
      export: (playerId) => this.export(playerId),
    });
  }

  /**
   * The decision of an address is erased only with an account, because only its owner has one.
   * Otherwise, a guest could type a stranger's address and reset the limit of its letters.
   */
  private async erase(playerId: PlayerId, at: Date): Promise<void> {
    const [account] = await this.database.query<{ email: string }>(VERIFIED_EMAIL, [playerId]);
    if (account) {
      await this.database.query(FORGET_ADDRESS, [mailboxOf(account.email)]);
      await this.database.query(FORGET_CODES, [account.email]);
    }
    await this.database.of(this.browsers).delete({ playerId });
    await this.database.of(this.sessions).delete({ playerId });
    // The hourly purge then removes the row, unless bookings or payments refer to it.
    const nobody = { name: null, phone: null, email: null, emailVerifiedAt: null };
    await this.database.of(this.players).update({ id: playerId }, { ...nobody, erasedAt: at, purgeAt: at });
    await this.idempotencyKeys.forget(playerId);
  }

  private async export(playerId: PlayerId): Promise<unknown> {
    const [profile] = await this.database.query<object>(PROFILE, [playerId]);
    return { ...profile, sessions: await this.database.query(SESSIONS, [playerId]) };
  }
}
