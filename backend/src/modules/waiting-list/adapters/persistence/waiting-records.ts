import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { PlayerRecords } from '../../../players/index.js';
import { LeaveWaitingList } from '../../application/leave-waiting-list.js';
import type { WaitingEntryState } from '../../domain/waiting-entry.js';
import { WaitingEntrySchema } from './waiting.schema.js';

const HOLD = statement(
  'waiting-list.hold-of-player',
  `select id from waiting_entries where player_id = $1 order by id for update`,
);
const ACTIVE = statement(
  'waiting-list.active-of-erased',
  `select id from waiting_entries where player_id = $1 and status in ('waiting', 'offered')
    order by venue_id, slot_date, id`,
);
const EXPORT = statement(
  'waiting-list.export',
  `select v.name as venue, c.name as court, w.slot_date::text as date, w.from_minute as "fromMinute",
          w.to_minute as "toMinute", w.duration_minutes as "durationMinutes", w.game_type as "gameType", w.status,
          w.created_at as "createdAt"
     from waiting_entries w join venues v on v.id = w.venue_id left join courts c on c.id = w.court_id
    where w.player_id = $1 order by w.created_at, w.id`,
);

/** Moves and exports the wishes of a player. An erased player leaves every line. */
@Injectable()
export class WaitingRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
    private readonly leave: LeaveWaitingList,
    @InjectRepository(WaitingEntrySchema) private readonly entries: Repository<WaitingEntryState>,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'waitingList',
      hold: async (guestId) => void (await this.database.query(HOLD, [guestId])),
      move: (guestId, accountId) => this.move(guestId, accountId),
      erase: (playerId) => this.erase(playerId),
      export: (playerId) => this.database.query(EXPORT, [playerId]),
    });
  }

  private async move(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    await this.database.of(this.entries).update({ playerId: guestId }, { playerId: accountId });
  }

  private async erase(playerId: PlayerId): Promise<void> {
    const entries = await this.database.query<{ id: string }>(ACTIVE, [playerId]);
    for (const { id } of entries) await this.leave.execute(id, playerId);
  }
}
