import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { FavouriteRepository } from '../../application/favourite-repository.js';

const OF_PLAYER = statement(
  'favourites.of-player',
  `select f.venue_id as "venueId" from favourites f join venues v on v.id = f.venue_id
    where f.player_id = $1 and v.archived_at is null
    order by f.created_at desc, f.venue_id`,
);
/**
 * `$4` limits what the player sees. A repeated request succeeds as the first one did, also after a
 * merge has left more.
 */
const ADD = statement(
  'favourites.add',
  `with room as (
     select count(*) < $4 or exists (select from favourites where player_id = $1 and venue_id = $2) as left
       from favourites f join venues v on v.id = f.venue_id
      where f.player_id = $1 and v.archived_at is null
   ), added as (
     insert into favourites (player_id, venue_id, created_at)
     select $1, $2, $3 from room where room.left
     on conflict do nothing
   )
   select room.left as "hadRoom" from room`,
);
const REMOVE = statement(
  'favourites.remove',
  `with removed as (delete from favourites where player_id = $1 and venue_id = $2)
   select 1 from venues where id = $2`,
);

@Injectable()
export class PostgresFavouriteRepository extends FavouriteRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(playerId: PlayerId): Promise<VenueId[]> {
    const rows = await this.database.query<{ venueId: VenueId }>(OF_PLAYER, [playerId]);
    return rows.map(({ venueId }) => venueId);
  }

  override async add(playerId: PlayerId, venueId: VenueId, at: Date, limit: number): Promise<boolean> {
    const values = [playerId, venueId, at, limit];
    const [row] = await this.database.query<{ hadRoom: boolean }>(ADD, values);
    return row?.hadRoom ?? false;
  }

  override async remove(playerId: PlayerId | null, venueId: VenueId): Promise<boolean> {
    return (await this.database.query(REMOVE, [playerId, venueId])).length > 0;
  }
}
