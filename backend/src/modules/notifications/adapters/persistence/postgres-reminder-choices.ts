import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { type ReminderChoice, ReminderChoices } from '../../application/reminder-choices.js';
import type { ReminderKind } from '../../domain/play-reminder.js';
import { type ReminderChoiceRow, ReminderChoiceSchema } from './reminder-choice.schema.js';

@Injectable()
export class PostgresReminderChoices extends ReminderChoices {
  constructor(
    private readonly database: Database,
    @InjectRepository(ReminderChoiceSchema) private readonly rows: Repository<ReminderChoiceRow>,
  ) {
    super();
  }

  override async of(playerId: PlayerId): Promise<ReminderChoice> {
    return choiceOf(await this.database.of(this.rows).findOneBy({ playerId }));
  }

  override async whoWants(kind: ReminderKind, playerIds: readonly PlayerId[]): Promise<PlayerId[]> {
    const rows = await this.database.of(this.rows).findBy({ playerId: In([...playerIds]) });
    const unwanted = rows.filter((row) => !choiceOf(row)[kind]).map(({ playerId }) => playerId);
    return playerIds.filter((playerId) => !unwanted.includes(playerId));
  }

  override async save(playerId: PlayerId, { day, hours }: ReminderChoice): Promise<void> {
    await this.database.of(this.rows).upsert({ playerId, dayBefore: day, hoursBefore: hours }, ['playerId']);
  }
}

function choiceOf(row: ReminderChoiceRow | null): ReminderChoice {
  return { day: row?.dayBefore ?? true, hours: row?.hoursBefore ?? true };
}
