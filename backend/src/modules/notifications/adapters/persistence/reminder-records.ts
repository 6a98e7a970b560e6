import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PlayerRecords } from '../../../players/index.js';
import { ReminderChoices } from '../../application/reminder-choices.js';
import { type ReminderChoiceRow, ReminderChoiceSchema } from './reminder-choice.schema.js';

/** The decision of the account stays. The row of a guest goes with the guest. */
const MOVE = statement(
  'notifications.move-reminder-choice',
  `update reminder_choices set player_id = $2
    where player_id = $1 and not exists (select from reminder_choices where player_id = $2)`,
);

/** Registers what a player has decided about reminders. */
@Injectable()
export class ReminderRecords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly choices: ReminderChoices,
    private readonly records: PlayerRecords,
    @InjectRepository(ReminderChoiceSchema) private readonly rows: Repository<ReminderChoiceRow>,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'reminders',
      move: async (guestId, accountId) => void (await this.database.query(MOVE, [guestId, accountId])),
      erase: async (playerId) => void (await this.database.of(this.rows).delete({ playerId })),
      export: async (playerId) => {
        const { day, hours } = await this.choices.of(playerId);
        return { dayBefore: day, hoursBefore: hours };
      },
    });
  }
}
