import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerSessionStore, type StoredSession } from '../../application/player-sessions.js';

const FIND = statement(
  'sessions.find',
  `select player_id as "playerId", last_seen_at as "lastSeenAt" from sessions
    where id_hash = $1 and expires_at > $2`,
);
const ADD = statement(
  'sessions.add',
  `with player as (insert into players (id, created_at) values ($2, $3) returning id)
   insert into sessions (id_hash, player_id, created_at, last_seen_at, expires_at)
   select $1, id, $3, $3, $4 from player`,
);
const TOUCH = statement(
  'sessions.touch',
  `update sessions set last_seen_at = $2, expires_at = $3 where id_hash = $1`,
);

@Injectable()
export class PostgresPlayerSessionStore extends PlayerSessionStore {
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
