import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerRecords } from '../../../players/index.js';
import { type FavouriteRow, FavouriteSchema } from './favourite.schema.js';

/** The rows of the guest go with the guest. */
const MOVE = statement(
  'favourites.move-to-account',
  `insert into favourites (player_id, venue_id, created_at)
   select $2, venue_id, created_at from favourites where player_id = $1
   on conflict do nothing`,
);
const EXPORT = statement(
  'favourites.export',
  `select v.name as venue, f.created_at as since from favourites f join venues v on v.id = f.venue_id
    where f.player_id = $1 order by f.created_at, f.venue_id`,
);

/** Moves, erases and exports the favourite venues of a player. */
@Injectable()
export class FavouriteRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
    @InjectRepository(FavouriteSchema) private readonly rows: Repository<FavouriteRow>,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'favourites',
      move: async (guestId, accountId) => void (await this.database.query(MOVE, [guestId, accountId])),
      erase: async (playerId) => void (await this.database.of(this.rows).delete({ playerId })),
      export: (playerId) => this.database.query(EXPORT, [playerId]),
    });
  }
}
