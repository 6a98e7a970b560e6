import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  type PlayerProfile,
  PlayerProfileRepository,
} from '../../application/ports/player-profile-repository.js';
import type { ContactChange } from '../../domain/contact.js';
import { type PlayerRow, PlayerSchema } from './player.schema.js';

const FIND = statement(
  'players.player-profiles',
  `select id, name, phone, email, email_verified_at is not null as "emailVerified"
     from players where id = any ($1::text[])`,
);

/** The odd parameters say whether the field after them changes. */
const SAVE = statement(
  'players.save-player-profile',
  `update players set name = case when $2 then $3 else name end,
                      phone = case when $4 then $5 else phone end,
                      email = case when $6 then $7 else email end
    where id = $1 and (not $6 or email_verified_at is null or lower(email) = lower($7))
   returning 1 as saved`,
);

/** {@link PlayerProfileRepository} on the table `players`. */
@Injectable()
export class PostgresPlayerProfileRepository extends PlayerProfileRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PlayerSchema) private readonly players: Repository<PlayerRow>,
  ) {
    super();
  }

  override async find(playerIds: readonly PlayerId[]): Promise<Map<PlayerId, PlayerProfile>> {
    const rows = await this.database.query<PlayerProfile & { id: PlayerId }>(FIND, [playerIds]);
    return new Map(rows.map(({ id, ...profile }) => [id, profile]));
  }

  override async add(playerId: PlayerId, { name, phone, email }: ContactChange, at: Date): Promise<void> {
    await this.database.of(this.players).insert({ id: playerId, createdAt: at, name, phone, email });
  }

  override async save(playerId: PlayerId, { name, phone, email }: ContactChange): Promise<boolean> {
    const values = [name, phone, email].flatMap((field) => [field !== undefined, field ?? null]);
    return (await this.database.query(SAVE, [playerId, ...values])).length > 0;
  }
}
