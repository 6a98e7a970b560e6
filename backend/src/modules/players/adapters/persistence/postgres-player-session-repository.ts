import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  type LockedSession,
  type PlayerDevice,
  PlayerSessionRepository,
  type PlayerSessionStart,
  type StoredSession,
} from '../../application/ports/player-session-repository.js';
import { type SessionRow, SessionSchema } from './session.schema.js';

const FIND = statement(
  'players.find-session',
  `select player_id as "playerId", created_at as "createdAt", last_seen_at as "lastSeenAt",
          replaced_at is not null as "isReplaced"
     from sessions where id_hash = $1 and expires_at > $2`,
);
const ADD = statement(
  'players.add-session',
  `with player as (insert into players (id, created_at) values ($2, $3) returning id)
   insert into sessions (id_hash, player_id, created_at, last_seen_at, expires_at)
   select $1, id, $3, $3, $4 from player`,
);
const LOCK = statement(
  'players.lock-session',
  `select player_id as "playerId", created_at as "createdAt" from sessions
    where id_hash = $1 and expires_at > $2 and replaced_at is null for update`,
);

/** The hash is what the database keeps secret, so the owner sees a hash of it. */
const ID = `encode(substring(sha256(id_hash) for 16), 'hex')::uuid`;

const OPEN_OF = statement(
  'players.sessions-of-player',
  `select ${ID} as id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt",
          id_hash is not distinct from $2::bytea as "isCurrent"
     from sessions where player_id = $1 and expires_at > $3 and replaced_at is null
    order by last_seen_at desc, created_at desc limit 100`,
);
const END = statement(
  'players.end-session',
  `delete from sessions where id_hash = $1 and replaced_at is null returning player_id as "playerId"`,
);
const END_ONE = statement(
  'players.end-session-of-player',
  `delete from sessions where player_id = $1 and ${ID} = $2 and replaced_at is null
   returning id_hash is not distinct from $3::bytea as "wasCurrent"`,
);
const END_OTHERS = statement(
  'players.end-other-sessions',
  `delete from sessions where player_id = $1 and id_hash is distinct from $2::bytea and replaced_at is null
   returning 1 as ended`,
);

/**
 * {@link PlayerSessionRepository} on the table `sessions`. Almost every request looks up its
 * session, and PostgreSQL plans a named statement once per connection.
 */
@Injectable()
export class PostgresPlayerSessionRepository extends PlayerSessionRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(SessionSchema) private readonly sessions: Repository<SessionRow>,
  ) {
    super();
  }

  override async find(idHash: Buffer, at: Date): Promise<StoredSession | null> {
    const [session] = await this.database.query<StoredSession>(FIND, [idHash, at]);
    return session ?? null;
  }

  override async add(idHash: Buffer, playerId: PlayerId, at: Date, expiresAt: Date): Promise<void> {
    await this.database.query(ADD, [idHash, playerId, at, expiresAt]);
  }

  override async touch(idHash: Buffer, at: Date, expiresAt: Date): Promise<void> {
    await this.table.update({ idHash, replacedAt: IsNull() }, { lastSeenAt: at, expiresAt });
  }

  override async lock(idHash: Buffer, at: Date): Promise<LockedSession | null> {
    const [session] = await this.database.query<LockedSession>(LOCK, [idHash, at]);
    return session ?? null;
  }

  override async start(
    idHash: Buffer,
    { playerId, userAgent, at, expiresAt }: PlayerSessionStart,
  ): Promise<void> {
    await this.table.insert({ idHash, playerId, userAgent, createdAt: at, lastSeenAt: at, expiresAt });
  }

  override async replace(idHash: Buffer, at: Date, knownUntil: Date): Promise<void> {
    await this.table.update({ idHash, replacedAt: IsNull() }, { replacedAt: at, expiresAt: knownUntil });
  }

  override async moveAll(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    await this.table.update({ playerId: guestId }, { playerId: accountId });
  }

  override openOf(playerId: PlayerId, current: Buffer | null, at: Date): Promise<PlayerDevice[]> {
    return this.database.query<PlayerDevice>(OPEN_OF, [playerId, current, at]);
  }

  override async end(idHash: Buffer): Promise<string | null> {
    const [ended] = await this.database.query<{ playerId: PlayerId }>(END, [idHash]);
    return ended?.playerId ?? null;
  }

  override async endOne(playerId: PlayerId, id: string, current: Buffer | null): Promise<boolean | null> {
    const [ended] = await this.database.query<{ wasCurrent: boolean }>(END_ONE, [playerId, id, current]);
    return ended?.wasCurrent ?? null;
  }

  override async endOthers(playerId: PlayerId, kept: Buffer | null): Promise<number> {
    return (await this.database.query(END_OTHERS, [playerId, kept])).length;
  }

  private get table(): Repository<SessionRow> {
    return this.database.of(this.sessions);
  }
}
