import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerSessionRepository, type StoredSession } from '../../application/player-session-repository.js';

const FIND = statement(
  'identity.find-session',
  `select player_id as "playerId", last_seen_at as "lastSeenAt" from sessions
    where id_hash = $1 and expires_at > $2`,
);
const ADD = statement(
  'identity.add-session',
  `with player as (insert into players (id, created_at) values ($2, $3) returning id)
   insert into sessions (id_hash, player_id, created_at, last_seen_at, expires_at)
   select $1, id, $3, $3, $4 from player`,
);
const TOUCH = statement(
  'identity.touch-session',
  `update sessions set last_seen_at = $2, expires_at = $3 where id_hash = $1`,
);

/**
 * {@link PlayerSessionRepository} with named SQL: almost every request looks up its session, and
 * PostgreSQL plans a named statement once per connection.
 */
@Injectable()
export class PostgresPlayerSessionRepository extends PlayerSessionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(idHash: Buffer, at: Date): Promise<StoredSession | null> {
    const [session] = await this.database.query<StoredSession>(FIND, [idHash, at]);
    return session ?? null;
  }

  override async add(idHash: Buffer, playerId: string, at: Date, expiresAt: Date): Promise<void> {
    await this.database.query(ADD, [idHash, playerId, at, expiresAt]);
  }

  override async touch(idHash: Buffer, at: Date, expiresAt: Date): Promise<void> {
    await this.database.query(TOUCH, [idHash, at, expiresAt]);
  }
}
