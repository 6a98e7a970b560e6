import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingViews } from '../../bookings/index.js';
import { PlayerContactRepository } from '../../identity/index.js';
import { factsOf } from '../domain/booking-facts.js';
import { LETTERS, type Occasion } from '../domain/booking-letters.js';
import { asHtml, asText } from '../domain/letter.js';
import { CalendarFiles } from './calendar-file.js';
import { LetterSettings } from './letter-settings.js';
import { MailSender, SentMails } from './mail-sender.js';

/** Writes to whoever made a booking, where they left an address; once for each occasion. */
@Injectable()
export class WriteToOrganiser {
  constructor(
    private readonly bookings: BookingViews,
    private readonly contacts: PlayerContactRepository,
    private readonly calendars: CalendarFiles,
    private readonly mails: MailSender,
    private readonly sent: SentMails,
    private readonly clock: Clock,
    private readonly settings: LetterSettings,
  ) {}

  /** `detail` tells apart what may happen to one booking more than once. */
  async execute(bookingId: string, occasion: Occasion, detail = ''): Promise<void> {
    const key = [occasion, bookingId, detail].filter(Boolean).join(':');
    if (await this.sent.has(key)) return;
    const booking = await this.bookings.byId(bookingId);
    const to = await this.contacts.emailOf(booking.userId);
    if (to === null || !isStillTrue(occasion, booking)) return;
    const letter = LETTERS[occasion](factsOf(booking, this.settings.publicUrl));
    await this.mails.send({
      ...{ key, to, subject: letter.subject, text: asText(letter), html: asHtml(letter) },
      ...(occasion === 'confirmed' ? { calendar: this.calendars.of(booking) } : {}),
    });
    await this.sent.add(key, this.clock.now());
  }
}

/** A reminder that comes too late says nothing true any more. */
function isStillTrue(occasion: Occasion, booking: { status: string; paymentStatus: string }): boolean {
  if (occasion !== 'deadline_near' && occasion !== 'part_paid') return true;
  return booking.status === 'active' && booking.paymentStatus !== 'completed';
}
