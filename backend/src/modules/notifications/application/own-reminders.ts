import { Injectable } from '@nestjs/common';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { MailAddresses, PlayerProfiles } from '../../players/index.js';
import { type ReminderChoice, ReminderChoices } from './reminder-choices.js';

/** Which reminders a player gets. */
export interface RemindersView {
  dayBefore: boolean;
  hoursBefore: boolean;
  /** True if the owner of the player's address has turned reminders off in a letter. */
  mailUnsubscribed: boolean;
}

/** Reads and changes which reminders of games a player wants. */
@Injectable()
export class OwnReminders {
  constructor(
    private readonly choices: ReminderChoices,
    private readonly profiles: PlayerProfiles,
    private readonly addresses: MailAddresses,
  ) {}

  /** @param playerId null for a browser of which nothing is kept yet: it gets all reminders */
  async of(playerId: PlayerId | null): Promise<RemindersView> {
    if (playerId === null) return { dayBefore: true, hoursBefore: true, mailUnsubscribed: false };
    const { day, hours } = await this.choices.of(playerId);
    const { email } = await this.profiles.of(playerId);
    const mailUnsubscribed = email !== null && (await this.addresses.refusesReminders(email));
    return { dayBefore: day, hoursBefore: hours, mailUnsubscribed };
  }

  /**
   * Stores the choice. A player who has verified the address and wants reminders gets them again,
   * also after a refusal by the link of a letter. Anyone else could not decide that.
   */
  async change(playerId: PlayerId, choice: ReminderChoice): Promise<void> {
    await this.choices.save(playerId, choice);
    const { email, emailVerified } = await this.profiles.of(playerId);
    if (emailVerified && email !== null && (choice.day || choice.hours))
      await this.addresses.allowReminders(email);
  }
}
