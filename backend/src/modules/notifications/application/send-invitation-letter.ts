import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { OpenInvitations } from '../../staff/index.js';
import { invitationLetter } from '../domain/invitation-letter.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';

/** Sends an invitation to the person who is to work at a venue, unless it was accepted or ended. */
@Injectable()
export class SendInvitationLetter {
  constructor(
    private readonly invitations: OpenInvitations,
    private readonly settings: LetterSettings,
    private readonly letters: LetterBox,
  ) {}

  /** @param occasion distinguishes one invitation of a person from the next */
  async execute(adminId: AdminId, occasion: string): Promise<void> {
    const invitation = await this.invitations.letterOf(adminId);
    if (!invitation) return;
    const { email: to, name, roles, expiresAt, url } = invitation;
    const { timeZone } = this.settings;
    const letter = invitationLetter({ roles, expiresAt, timeZone, url });
    await this.letters.post({ key: `invitation:${adminId}:${occasion}`, to, name, letter });
  }
}
