import { EntitySchema } from 'typeorm';
import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** Which reminders a player wants. A player without a row wants all. */
export interface ReminderChoiceRow {
  playerId: PlayerId;
  dayBefore: boolean;
  hoursBefore: boolean;
}

export const ReminderChoiceSchema = new EntitySchema<ReminderChoiceRow>({
  name: 'ReminderChoice',
  tableName: 'reminder_choices',
  columns: {
    playerId: { type: 'text', name: 'player_id', primary: true },
    dayBefore: { type: 'boolean', name: 'day_before' },
    hoursBefore: { type: 'boolean', name: 'hours_before' },
  },
});
