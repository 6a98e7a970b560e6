import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { type AdminId, idFrom } from '../../../../kernel/domain/ids.js';
import { SendInvitationLetter } from '../../application/send-invitation-letter.js';
import { SendPriceLetters } from '../../application/send-price-letters.js';
import { SendPasswordLetters } from '../../application/send-password-letters.js';
import { SendRoleOfferLetter } from '../../application/send-role-offer-letter.js';
import { SendRoleLetter } from '../../application/send-role-letter.js';

/** Sends letters to the people who work at the venues. */
@Injectable()
export class StaffLetterJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly passwords: SendPasswordLetters,
    private readonly invitations: SendInvitationLetter,
    private readonly roles: SendRoleLetter,
    private readonly roleOffers: SendRoleOfferLetter,
    private readonly prices: SendPriceLetters,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('staff.invited', 'notifications.invitation', ({ adminId, occasion }) =>
      this.invitations.execute(idFrom<AdminId>(adminId), String(occasion)),
    );
    this.events.subscribe(
      'staff.role_offered',
      'notifications.role-offered',
      ({ adminId, offerId, occasion }) =>
        this.roleOffers.execute(idFrom<AdminId>(adminId), String(offerId), String(occasion)),
    );
    this.events.subscribe('staff.roles_changed', 'notifications.roles-changed', (payload) =>
      this.roles.execute(payload),
    );
    this.events.subscribe('sale.beside_tariff', 'notifications.sale-beside-tariff', (payload) =>
      this.prices.execute(payload),
    );
    this.events.subscribe('admin.password_forgotten', 'notifications.password-forgotten', (payload) =>
      this.passwords.forgotten(payload),
    );
    this.events.subscribe('admin.password_changed', 'notifications.password-changed', (payload) =>
      this.passwords.changed(payload),
    );
  }
}
