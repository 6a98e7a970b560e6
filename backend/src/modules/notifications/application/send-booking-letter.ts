import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../kernel/domain/money.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { formatSlotRange } from '../../bookings/index.js';
import { type BookingView, PlayerBookingQueries } from '../../booking-views/index.js';
import { PlayerProfiles } from '../../identity/index.js';
import { letterFacts } from '../domain/booking-facts.js';
import { LETTERS, type Occasion } from '../domain/booking-letters.js';
import { type CalendarFile, CalendarFiles } from './calendar-files.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';
import { SentMailRepository } from './sent-mail-repository.js';

/** The payment that a letter is about, and who made it. */
export interface LetterAbout {
  /** Gets the letter; by default the player who made the booking. */
  readonly payerId?: string | undefined;
  readonly amountCents?: Cents | undefined;
}

/**
 * Sends the player who made a booking, or who paid for it, one letter per occasion, if the player
 * left an address.
 */
@Injectable()
export class SendBookingLetter {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly profiles: PlayerProfiles,
    private readonly calendars: CalendarFiles,
    private readonly letters: LetterBox,
    private readonly sent: SentMailRepository,
    private readonly clock: Clock,
    private readonly settings: LetterSettings,
  ) {}

  /** @param detail distinguishes occasions that a booking can have more than once */
  async execute(
    bookingId: string,
    occasion: Occasion,
    detail = '',
    { payerId, amountCents }: LetterAbout = {},
  ): Promise<void> {
    const key = [occasion, bookingId, detail].filter(Boolean).join(':');
    if (await this.sent.has(key)) return;
    const booking = await this.bookings.byId(bookingId);
    const { email: to } = await this.profiles.of(payerId ?? booking.userId);
    if (to === null || !stillApplies(occasion, booking)) return;
    const hours = formatSlotRange(booking.timeSlot);
    const letter = LETTERS[occasion](
      letterFacts({ ...booking, hours }, this.settings.publicUrl, { amountCents }),
    );
    const isMinor = occasion === 'part_paid';
    await this.letters.post({ key, to, letter, isMinor, ...this.calendarOf(occasion, booking) });
  }

  private calendarOf(occasion: Occasion, booking: BookingView): { calendar?: CalendarFile } {
    if (occasion === 'confirmed') return { calendar: this.calendars.of(booking) };
    if (occasion === 'start_corrected')
      return { calendar: this.calendars.of(booking, { revisedAt: this.clock.now() }) };
    return {};
  }
}

/**
 * Returns false for a reminder of a payment that the booking no longer waits for, and for a new
 * start of a booking that was cancelled meanwhile.
 */
function stillApplies(occasion: Occasion, booking: { status: string; paymentStatus: string }): boolean {
  if (occasion === 'start_corrected') return booking.status === 'active';
  if (occasion !== 'deadline_near' && occasion !== 'part_paid') return true;
  return booking.status === 'active' && booking.paymentStatus !== 'completed';
}
