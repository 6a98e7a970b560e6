import type { PlayerId } from '../../../kernel/domain/ids.js';
import type { ReminderKind } from '../domain/play-reminder.js';

/** Which reminders of a game a player wants: all of them, until the player decides otherwise. */
export type ReminderChoice = Readonly<Record<ReminderKind, boolean>>;

/** Stores which reminders each player wants. */
export abstract class ReminderChoices {
  abstract of(playerId: PlayerId): Promise<ReminderChoice>;

  /** Returns those of the players who want this kind of reminder. */
  abstract whoWants(kind: ReminderKind, playerIds: readonly PlayerId[]): Promise<PlayerId[]>;

  abstract save(playerId: PlayerId, choice: ReminderChoice): Promise<void>;
}
