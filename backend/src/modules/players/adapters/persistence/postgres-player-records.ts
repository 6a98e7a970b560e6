import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { SessionChanged } from '../../../../kernel/domain/session-changed.js';
import { type PlayerRecord, PlayerRecords } from '../../application/ports/player-records.js';
import { type PlayerRow, PlayerSchema } from './player.schema.js';

/** Other transactions may still store something of these players, but no other may move them. */
const HOLD = statement(
  'players.hold-players',
  `select id from players where id = any ($1::text[]) order by id for no key update`,
);

/** Waits for the transactions that store something of the player, and keeps others from it. */
const CLOSE = statement('players.close-player', `select id from players where id = $1 for update`);

@Injectable()
export class PostgresPlayerRecords extends PlayerRecords {
  private readonly records: PlayerRecord[] = [];

  constructor(
    private readonly database: Database,
    @InjectRepository(PlayerSchema) private readonly players: Repository<PlayerRow>,
  ) {
    super();
  }

  override add(record: PlayerRecord): void {
    this.records.push(record);
  }

  /**
   * The bookings are locked before the guest. A request that holds a booking may be about to store
   * a payment of the guest: if this held the guest and waited for the booking, PostgreSQL would
   * have to end one of the two. Modules that know others start after them and move before them, so
   * that they still see what belongs to the guest.
   */
  override async moveAll(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    await this.hold([guestId, accountId]);
    for (const { hold } of this.records) await hold?.(guestId, accountId);
    await this.database.query(CLOSE, [guestId]);
    for (const { move } of this.records.toReversed()) await move(guestId, accountId);
    await this.database.of(this.players).delete({ id: guestId });
  }

  override async eraseAll(playerId: PlayerId, at: Date): Promise<void> {
    await this.hold([playerId]);
    // Modules that know others erase first. So reviews can still compare texts with the name.
    for (const { erase } of this.records.toReversed()) await erase(playerId, at);
  }

  override async exportAll(playerId: PlayerId): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const { what, export: read } of this.records) found[what] = await read(playerId);
    return found;
  }

  private async hold(ids: readonly PlayerId[]): Promise<void> {
    if ((await this.database.query(HOLD, [ids])).length !== ids.length) throw new SessionChanged();
  }
}
