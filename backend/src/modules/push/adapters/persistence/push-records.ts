import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerRecords } from '../../../players/index.js';

const EXPORT = statement(
  'push.export',
  `select p.created_at as since from push_subscriptions p join sessions on id_hash = session_id_hash
    where player_id = $1 order by p.created_at`,
);

/**
 * Exports since when devices of a player are reminded. A subscription belongs to its session, so it
 * moves and ends with it.
 */
@Injectable()
export class PushRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'remindedDevices',
      move: () => Promise.resolve(),
      erase: () => Promise.resolve(),
      export: (playerId) => this.database.query(EXPORT, [playerId]),
    });
  }
}
