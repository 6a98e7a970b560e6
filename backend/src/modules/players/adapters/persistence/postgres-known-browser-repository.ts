import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  KnownBrowserRepository,
  type ShownTokens,
} from '../../application/ports/known-browser-repository.js';
import { type PlayerBrowserRow, PlayerBrowserSchema } from './player-browser.schema.js';

const KEY = statement(
  'players.key-of-known-browser',
  `select coalesce(
            (select b.id_hash from player_browsers b
              where b.id_hash = $2 and b.player_id = p.id and b.last_used_at > $4),
            (select s.id_hash from sessions s
              where s.id_hash = $3 and s.player_id = p.id and s.replaced_at is null and s.expires_at > $5)) as key
     from players p where p.mailbox = $1 order by 1 nulls last limit 1`,
);
const REMEMBER = statement(
  'players.remember-player-browser',
  `insert into player_browsers (player_id, id_hash, created_at, last_used_at) values ($1, $2, $3, $3)
   on conflict (id_hash, player_id) do update set last_used_at = excluded.last_used_at`,
);
const FORGET_OTHERS = statement(
  'players.forget-other-player-browsers',
  `delete from player_browsers where player_id = $1 and id_hash is distinct from $2`,
);

/** {@link KnownBrowserRepository} on the tables `player_browsers` and `sessions`. */
@Injectable()
export class PostgresKnownBrowserRepository extends KnownBrowserRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PlayerBrowserSchema) private readonly rows: Repository<PlayerBrowserRow>,
  ) {
    super();
  }

  override async keyOf(
    mailbox: string,
    { browser, session }: ShownTokens,
    { since, at }: { since: Date; at: Date },
  ): Promise<Buffer | null> {
    const values = [mailbox, browser, session, since, at];
    const [known] = await this.database.query<{ key: Buffer | null }>(KEY, values);
    return known?.key ?? null;
  }

  override isIssued(idHash: Buffer): Promise<boolean> {
    return this.database.of(this.rows).existsBy({ idHash });
  }

  override async remember(playerId: PlayerId, idHash: Buffer, at: Date): Promise<void> {
    await this.database.query(REMEMBER, [playerId, idHash, at]);
  }

  override async forgetOthers(playerId: PlayerId, kept: Buffer | null): Promise<void> {
    await this.database.query(FORGET_OTHERS, [playerId, kept]);
  }
}
