import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  type LockedPlayer,
  PlayerAccountRepository,
} from '../../application/ports/player-account-repository.js';
import { type PlayerRow, PlayerSchema } from './player.schema.js';

const ID_OF = statement(
  'players.account-of-email',
  `select id from players where lower(email) = lower($1) and email_verified_at is not null`,
);
const LOCK = statement(
  'players.lock-players',
  `select id, email, email_verified_at is not null as "isAccount" from players
    where id = any ($1::text[]) order by id for no key update`,
);

/** Each verification has its own instant: the table takes an unchanged one for a forgotten one. */
const VERIFY = statement(
  'players.verify-player',
  `update players set email = $2, purge_at = null,
                      email_verified_at = greatest($3, email_verified_at + interval '1 microsecond')
    where id = $1`,
);
const ADOPT = statement(
  'players.adopt-profile',
  `update players a set name = coalesce(a.name, g.name), phone = coalesce(a.phone, g.phone)
     from players g where g.id = $1 and a.id = $2`,
);

/** {@link PlayerAccountRepository} on the table `players`. */
@Injectable()
export class PostgresPlayerAccountRepository extends PlayerAccountRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PlayerSchema) private readonly players: Repository<PlayerRow>,
  ) {
    super();
  }

  override async idOf(email: string): Promise<PlayerId | null> {
    const [account] = await this.database.query<{ id: PlayerId }>(ID_OF, [email]);
    return account?.id ?? null;
  }

  override lock(playerIds: readonly PlayerId[]): Promise<LockedPlayer[]> {
    return this.database.query<LockedPlayer>(LOCK, [playerIds]);
  }

  override async add(playerId: PlayerId, email: string, at: Date): Promise<void> {
    const account = { id: playerId, email, createdAt: at, emailVerifiedAt: at, purgeAt: null };
    await this.database.of(this.players).insert(account);
  }

  override async verify(playerId: PlayerId, email: string, at: Date): Promise<void> {
    await this.database.query(VERIFY, [playerId, email, at]);
  }

  override async adoptProfile(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    await this.database.query(ADOPT, [guestId, accountId]);
  }
}
