import { EntitySchema } from 'typeorm';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { ReminderKind } from '../../domain/play-reminder.js';

/** Up to which booking, by its start and its id, the players have been reminded. */
export interface PlayReminderRow {
  kind: ReminderKind;
  reachedAt: Date;
  reachedId: BookingId;
}

export const PlayReminderSchema = new EntitySchema<PlayReminderRow>({
  name: 'PlayReminder',
  tableName: 'play_reminders',
  columns: {
    kind: { type: 'text', primary: true },
    reachedAt: { type: 'timestamptz', name: 'reached_at' },
    reachedId: { type: 'uuid', name: 'reached_id' },
  },
});
