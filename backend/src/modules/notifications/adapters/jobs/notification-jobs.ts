import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { SWEEP_SECONDS } from '../../../../kernel/application/promotion.js';
import { PromotePlayReminders } from '../../application/promote-play-reminders.js';
import { PromoteReminders } from '../../application/promote-reminders.js';
import type { LetterAbout } from '../../application/recipients.js';
import { SendBookingLetter } from '../../application/send-booking-letter.js';
import { SendCodeLetter } from '../../application/send-code-letter.js';
import { SendEmailChangedLetter } from '../../application/send-email-changed-letter.js';
import { SendInvitationLetter } from '../../application/send-invitation-letter.js';
import { SendOfferLetter } from '../../application/send-offer-letter.js';
import { SendPasskeyAddedLetter } from '../../application/send-passkey-added-letter.js';
import { SendPasswordLetters } from '../../application/send-password-letters.js';
import { SendRoleOfferLetter } from '../../application/send-role-offer-letter.js';
import { SendRoleLetter } from '../../application/send-role-letter.js';
import type { Occasion } from '../../domain/booking-letters.js';
import { type PlayReminder, REMINDER_KINDS } from '../../domain/play-reminder.js';

/** The occasion for a letter that each event is. */
const OCCASIONS: Readonly<Record<string, Occasion>> = {
  'booking.paid': 'confirmed',
  'booking.pays_at_club': 'pays_at_club',
  'booking.held': 'held',
  'booking.partly_paid': 'part_paid',
  'booking.moved': 'moved',
  'booking.cancelled': 'cancelled',
  'booking.expired': 'expired',
  'booking.resold': 'resold',
  'booking.start_corrected': 'start_corrected',
  'payment.counted': 'receipt',
  'payment.charged_at_deadline': 'charged',
  'payment.excess': 'excess',
  'payment.left': 'left',
  'refund.succeeded': 'refund_succeeded',
  'refund.manual': 'refund_failed',
};

/**
 * Sends letters on the events of bookings and payments. Each letter is a job of its own, so it
 * neither gets lost nor delays the request that caused it.
 */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly letters: SendBookingLetter,
    private readonly codes: SendCodeLetter,
    private readonly emailChanges: SendEmailChangedLetter,
    private readonly passkeys: SendPasskeyAddedLetter,
    private readonly passwords: SendPasswordLetters,
    private readonly invitations: SendInvitationLetter,
    private readonly roles: SendRoleLetter,
    private readonly roleOffers: SendRoleOfferLetter,
    private readonly offers: SendOfferLetter,
    private readonly promoteReminders: PromoteReminders,
    private readonly promotePlayReminders: PromotePlayReminders,
  ) {}

  onModuleInit(): void {
    for (const [event, occasion] of Object.entries(OCCASIONS))
      this.events.subscribe(
        event,
        `notifications.${occasion.replaceAll('_', '-')}`,
        (payload) =>
          this.letters.execute(
            String(payload.bookingId),
            occasion,
            detailOf(occasion, payload),
            aboutOf(payload),
          ),
        { canWait: true },
      );
    // A person waits for a code, so its letter leaves before all others.
    this.events.subscribe('player.code_requested', 'notifications.email-code', ({ codeId }) =>
      this.codes.execute(String(codeId)),
    );
    // An offer lasts for some minutes, so its letter does not wait either.
    this.events.subscribe('hour.offered', 'notifications.hour-offered', ({ offerId }) =>
      this.offers.execute(String(offerId)),
    );
    this.events.subscribe('player.email_changed', 'notifications.email-changed', (payload) =>
      this.emailChanges.execute(payload),
    );
    this.events.subscribe('player.passkey_added', 'notifications.passkey-added', (payload) =>
      this.passkeys.execute(payload),
    );
    this.events.subscribe('staff.invited', 'notifications.invitation', ({ adminId, occasion }) =>
      this.invitations.execute(String(adminId), String(occasion)),
    );
    this.events.subscribe(
      'staff.role_offered',
      'notifications.role-offered',
      ({ adminId, offerId, occasion }) =>
        this.roleOffers.execute(String(adminId), String(offerId), String(occasion)),
    );
    this.events.subscribe('staff.roles_changed', 'notifications.roles-changed', (payload) =>
      this.roles.execute(payload),
    );
    this.tellOfPasswords();
    this.remindOfDeadlines();
    this.remindOfGames();
  }

  private tellOfPasswords(): void {
    this.events.subscribe('admin.password_forgotten', 'notifications.password-forgotten', (payload) =>
      this.passwords.forgotten(payload),
    );
    this.events.subscribe('admin.password_changed', 'notifications.password-changed', (payload) =>
      this.passwords.changed(payload),
    );
  }

  private remindOfDeadlines(): void {
    this.jobs.sweep(PromoteReminders.sweep, SWEEP_SECONDS, (signal) => this.promoteReminders.execute(signal));
    this.jobs.handle(PromoteReminders.task, ({ bookingId }) =>
      this.letters.execute(String(bookingId), 'deadline_near'),
    );
  }

  private remindOfGames(): void {
    const { sweep, task } = PromotePlayReminders;
    this.jobs.sweep(sweep, SWEEP_SECONDS, (signal) => this.promotePlayReminders.execute(signal));
    this.jobs.handle(task, (payload) => this.promotePlayReminders.announce(reminderOf(payload)));
    this.events.subscribe(
      'reminder.due',
      'notifications.remind-to-play',
      (payload) => this.letters.remind(reminderOf(payload)),
      { canWait: true },
    );
  }
}

type Payload = Readonly<Record<string, unknown>>;

/** Distinguishes letters of one occasion that a booking can get more than once. */
function detailOf(occasion: Occasion, payload: Payload): string {
  const { startsAt, movedAt, paymentId, refundId } = payload;
  switch (occasion) {
    case 'moved':
      return String(movedAt);
    case 'start_corrected':
      return String(startsAt);
    case 'receipt':
    case 'excess':
    case 'left':
      return String(paymentId);
    case 'refund_succeeded':
    case 'refund_failed':
      return String(refundId);
    default:
      return '';
  }
}

/** Who paid is read when the letter is written: a guest may have signed in meanwhile. */
function aboutOf({ paymentId, refundId, places }: Payload): LetterAbout {
  return {
    places: typeof places === 'number' ? places : undefined,
    paymentId: typeof paymentId === 'string' ? paymentId : undefined,
    refundId: typeof refundId === 'string' ? refundId : undefined,
  };
}

function reminderOf({ bookingId, kind, startsAt }: Payload): PlayReminder {
  const known = REMINDER_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`no reminder is called "${String(kind)}"`);
  return { bookingId: String(bookingId), kind: known, startsAt: new Date(String(startsAt)) };
}
