import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { OfferedRoles } from '../../staff/index.js';
import { roleOfferLetter } from '../domain/role-offer-letter.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';

/** Writes to a person with access that a venue offers a role, unless the offer is over. */
@Injectable()
export class SendRoleOfferLetter {
  constructor(
    private readonly offers: OfferedRoles,
    private readonly settings: LetterSettings,
    private readonly letters: LetterBox,
  ) {}

  /** @param occasion distinguishes one letter about an offer from the next */
  async execute(adminId: AdminId, offerId: string, occasion: string): Promise<void> {
    const offer = await this.offers.letterOf(adminId, offerId);
    if (!offer) return;
    const { roles, expiresAt, email: to, name } = offer;
    const { publicUrl, timeZone } = this.settings;
    const letter = roleOfferLetter({ roles, expiresAt, timeZone, url: `${publicUrl}/admin/account` });
    await this.letters.post({ key: `role-offered:${occasion}`, to, name, letter });
  }
}
