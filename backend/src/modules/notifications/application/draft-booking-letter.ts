import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { formatSlotRange } from '../../bookings/index.js';
import type { BookingView } from '../../booking-flow/index.js';
import { ManageLinks } from '../../manage-links/index.js';
import { MailAddresses, PlayerProfiles } from '../../players/index.js';
import { letterFacts, type LetterReader } from '../domain/booking-facts.js';
import { CONFIRMING, LETTERS, MINOR, type Occasion, WITH_CALENDAR } from '../domain/booking-letters.js';
import type { LetterWeight } from '../domain/letter-limit.js';
import { refundAlarms } from '../domain/refund-timetable.js';
import type { LetterPayment } from './booking-payments.js';
import { CalendarFiles } from './calendar-files.js';
import type { LetterDraft } from './letter-box.js';
import { type LetterAbout, payersOf, paymentOf } from './recipients.js';
import { timetableOf } from './refund-alarms.js';
import { SentMailRepository } from './sent-mail-repository.js';

/** One occasion of one booking. */
export interface Cause {
  readonly occasion: Occasion;
  readonly booking: BookingView;
  readonly payments: readonly LetterPayment[];
  /** Distinguishes occasions that a booking can have more than once. */
  readonly detail: string;
  readonly about: LetterAbout;
}

/** Drafts the letter about a booking to one player. */
@Injectable()
export class DraftBookingLetter {
  constructor(
    private readonly profiles: PlayerProfiles,
    private readonly addresses: MailAddresses,
    private readonly calendars: CalendarFiles,
    private readonly sent: SentMailRepository,
    private readonly manageLinks: ManageLinks,
    private readonly clock: Clock,
  ) {}

  /** Returns null for a player without an address, and for a reminder that the player refuses. */
  async execute(cause: Cause, playerId: PlayerId): Promise<LetterDraft | null> {
    const { occasion, booking } = cause;
    const key = keyOf(cause, playerId);
    const payer = paymentOf(cause.about, cause.payments)?.playerId;
    const profiles = await this.profiles.ofMany([playerId, booking.userId].concat(payer ?? []));
    const { email: to = null, name = null } = profiles.get(playerId) ?? {};
    if (to === null) return this.keepUnsent(cause, key);
    if (isReminder(occasion) && (await this.addresses.refusesReminders(to))) return null;
    const url = await this.manageLinks.urlFor(booking.id, playerId);
    const now = this.clock.now();
    const refunds = timetableOf(booking, cause.payments, { playerId, now });
    const names = {
      organiser: profiles.get(booking.userId)?.name ?? null,
      payer: payer === undefined ? null : (profiles.get(payer)?.name ?? null),
    };
    const write = () => {
      const hours = formatSlotRange(booking.timeSlot, booking.durationMinutes);
      const reader = readerOf(cause, playerId, { ...names, refunds, url });
      const letter = LETTERS[occasion](letterFacts({ ...booking, hours }, reader));
      if (!WITH_CALENDAR.includes(occasion)) return { letter };
      const alarms = refundAlarms(refunds, { isOrganiser: playerId === booking.userId, now });
      const invited = { email: to, name, url, alarms };
      return { letter, calendar: this.calendars.invitation(eventFor(cause, playerId), invited) };
    };
    return { key, to, name, weight: weightOf(cause), isAboutBooking: true, write };
  }

  /** A screen says whether a confirmation was sent, so it must not take an unsent one for late. */
  private async keepUnsent({ occasion }: Cause, key: string): Promise<null> {
    if (!CONFIRMING.includes(occasion)) return null;
    const record = { addressId: null, outcome: 'no_address', at: this.clock.now(), counts: false } as const;
    await this.sent.record(key, record);
    return null;
  }
}

/** A player who pays for bookings cannot flood an address: each has few letters. */
function weightOf({ occasion, payments }: Cause): LetterWeight {
  if (payments.length > 0) return 'paid';
  return MINOR.includes(occasion) ? 'minor' : 'ordinary';
}

/**
 * Names the letter to a friend by their first payment, not by their id: it stays the same if the
 * friend signs in, and no id of a person is stored. The letter about a part of the money is named
 * by the last payment. The paid sum would not do: a player may leave, and another pay as much.
 */
function keyOf({ occasion, booking, payments, detail }: Cause, playerId: PlayerId): string {
  const isOrganiser = playerId === booking.userId;
  const friend = isOrganiser ? undefined : payments.find((payment) => payment.playerId === playerId);
  const last = occasion === 'part_paid' ? payments.findLast(({ isCounted }) => isCounted) : undefined;
  return [occasion, booking.id, detail, last?.id, friend?.id].filter(Boolean).join(':');
}

/** A friend who has left does not play, so the event leaves the friend's calendar. */
function eventFor({ occasion, booking, payments }: Cause, playerId: PlayerId): BookingView {
  const plays = playerId === booking.userId || payersOf(payments).has(playerId);
  return occasion === 'left' && !plays ? { ...booking, status: 'cancelled' } : booking;
}

function isReminder(occasion: Occasion): boolean {
  return occasion === 'reminder_day' || occasion === 'reminder_hours';
}

function readerOf(
  { booking, payments, about }: Cause,
  playerId: PlayerId,
  known: Pick<LetterReader, 'organiser' | 'payer' | 'refunds' | 'url'>,
): LetterReader {
  const payment = paymentOf(about, payments);
  return {
    ...known,
    isOrganiser: playerId === booking.userId,
    payments: payments.filter((each) => each.playerId === playerId),
    othersPaid: payments.some((each) => each.isCounted && each.playerId !== playerId),
    payment,
    places: about.places,
    refundCents: payment?.refunds.find(({ id }) => id === about.refundId)?.amountCents,
  };
}
