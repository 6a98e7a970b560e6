import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { type Cents, subtract } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { BookableCourt } from '../../courts/index.js';
import type { TransferRule } from '../../venues/index.js';
import type { Booking } from '../domain/booking.js';
import { BookingNotFound, OtherVenue, PriceChanged, ResaleBroughtBack } from '../domain/booking-errors.js';
import type { BookingState } from '../domain/booking-state.js';
import { blockAfter } from '../domain/hour-block.js';
import type { Slot } from '../domain/slot.js';
import type { VenueCancellation } from '../domain/venue-cancellation.js';
import { accountOf, type BookingAccount } from './booking-account.js';
import { BookingRepository, type Deadline, type TakenReminder } from './booking-repository.js';
import { EnforceDeadline } from './enforce-deadline.js';
import { HourBlockRepository } from './hour-block-repository.js';
import { offerOf, playOf } from './play-offer.js';
import { PlayerRules } from './player-rules.js';
import { refundTermsOf } from './refund-terms-of.js';
import { Releases } from './releases.js';

/** Where a booking moves to. Without a length or a game type, it stays. */
export interface MoveTarget {
  readonly court: BookableCourt;
  readonly slot: Slot;
  readonly durationMinutes?: number | undefined;
  readonly gameType?: GameType | undefined;
  /** The price of the hour that the player has seen, in cents. Without it, any price is right. */
  readonly expectedCents?: number | undefined;
  readonly now: Date;
}

/** Before every deadline. */
const EVER = new Date(0);

/** The bookings module as other modules see it. Every call belongs inside a unit of work. */
@Injectable()
export class BookingsFacade {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly blocks: HourBlockRepository,
    private readonly events: Events,
    private readonly live: LiveUpdates,
    private readonly jobs: Jobs,
    private readonly rules: PlayerRules,
    private readonly releases: Releases,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks a booking until the unit of work ends and returns its account.
   * @throws BookingNotFound if the booking is unknown or belongs to another player
   */
  async lockOwn(bookingId: BookingId, playerId: PlayerId): Promise<BookingAccount> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking?.belongsTo(playerId)) throw new BookingNotFound();
    return accountOf(booking);
  }

  /** Locks a booking of any player, for money that has already moved. `null` for an unknown id. */
  async lock(bookingId: BookingId): Promise<BookingAccount | null> {
    const booking = await this.bookings.lock(bookingId);
    return booking && accountOf(booking);
  }

  /**
   * Counts money that has arrived. Returns `excess` if the booking no longer takes it (already paid
   * or released); the caller then records and refunds it.
   */
  async recordPayment(bookingId: BookingId, amount: Cents): Promise<'counted' | 'excess'> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking?.accepts(amount)) return 'excess';
    booking.pay(amount);
    await this.store(booking);
    return 'counted';
  }

  /** Stops counting a payment whose payer has left. The caller refunds it. */
  giveBack(bookingId: BookingId, amount: Cents): Promise<void> {
    return this.change(bookingId, (booking) => booking.giveBack(amount));
  }

  /**
   * Sets a discount of `amount` cents on the booking; zero removes it. Returns the discount that
   * was applied, which includes a waived rest below the provider's minimum charge. A price that was
   * waived comes back only within the limits of unpaid bookings.
   * @throws BookingNotActive, DiscountTooLate, TooManyUnpaid, TooManyUnpaidHere
   */
  async discount(bookingId: BookingId, amount: Cents): Promise<Cents> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    const wasWaived = booking.missingCents === 0;
    booking.discount(amount);
    if (wasWaived && booking.missingCents > 0)
      await this.bookings.assertBelowLimits(
        booking,
        this.rules.installation.unpaidPerAddress,
        this.clock.now(),
      );
    await this.store(booking);
    return booking.snapshot().discountCents;
  }

  /**
   * Returns what a discount of `amount` cents would leave to pay, and the discount with a waived
   * rest. Changes nothing.
   * @throws BookingNotFound, BookingNotActive, DiscountTooLate
   */
  async quoteDiscount(bookingId: BookingId, amount: Cents): Promise<{ discount: Cents; missing: Cents }> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    booking.discount(amount);
    return { discount: booking.snapshot().discountCents, missing: booking.missingCents };
  }

  /**
   * Locks a player's booking that is to move to a court, and keeps that court open meanwhile.
   * @throws BookingNotFound, CourtUnavailable, RulesChanged
   */
  async lockToMove(
    bookingId: BookingId,
    playerId: PlayerId,
    { id: courtId, venueId, timeZone, rulesVersion }: BookableCourt,
  ): Promise<BookingAccount> {
    await this.bookings.holdCourt({ courtId, venueId, timeZone, rulesVersion, playerId });
    return this.lockOwn(bookingId, playerId);
  }

  /** Returns a text that is equal for equal refund terms, which a move takes from the venue. */
  refundTermsOf(court: BookableCourt): string {
    return refundTermsOf(this.rules.ofAll(court));
  }

  /**
   * Refuses a move that {@link move} would refuse, apart from a taken hour, and changes nothing.
   * @throws BookingNotActive, MoveTooLate, OtherVenue, UnknownStart, NotOffered, SlotInThePast,
   *   BeyondBookingWindow, PriceChanged
   */
  async assertMovable(bookingId: BookingId, to: MoveTarget): Promise<void> {
    await this.moved(bookingId, to);
  }

  /**
   * Moves an unpaid booking to another hour of its venue. Any discount ends. Without a length or
   * a game type, it stays. Returns the changed booking.
   * @throws BookingNotActive, MoveTooLate, OtherVenue, UnknownStart, NotOffered, SlotInThePast,
   *   BeyondBookingWindow, PriceChanged, SlotTaken
   */
  async move(bookingId: BookingId, to: MoveTarget): Promise<BookingAccount> {
    const { booking, from } = await this.moved(bookingId, to);
    await this.bookings.saveMoved(booking, from);
    const { paymentDueAt } = booking.snapshot();
    // The sweep finds a later deadline in time.
    if (paymentDueAt < promotedBefore(to.now)) await this.enforceDeadlines([{ bookingId, paymentDueAt }]);
    await this.events.publish(...booking.events);
    return accountOf(booking);
  }

  /**
   * Lets the player of a booking settle at the club's desk.
   * @throws BookingNotFound, BookingNotActive, PaysAtClubTooLate, NothingDueAtClub
   */
  async payAtClub(bookingId: BookingId, at: Date): Promise<void> {
    await this.change(bookingId, (booking) => booking.payAtClub(at));
  }

  /**
   * Lets the player of a booking pay by transfer to the account of the venue.
   * @throws BookingNotFound, BookingNotActive, AlreadyAtClub, TransferTooLate, NothingToTransfer
   */
  async chooseTransfer(bookingId: BookingId, rule: TransferRule, at: Date): Promise<void> {
    await this.change(bookingId, (booking) => {
      booking.chooseTransfer(rule, at);
      this.live.announce(`venue:${booking.snapshot().venueId}`, { desk: true });
    });
  }

  /**
   * Cancels a booking for the venue and refunds everything paid (decisions §5). A cancelled booking
   * stays as it is. If something is open at the provider, the subscribers of `booking.closing` free
   * the hour, or leave it to the next block, and send the refunds. Returns the changed booking.
   * @throws BookingNotFound, BookingNotActive, BookingAlreadyStarted, RefundBeyondTerms,
   *   RefundIsWhole, ReasonNeeded, RefundTooLate, ResaleBroughtBack
   */
  async cancelByVenue(
    bookingId: BookingId,
    at: Date,
    reason: string | null,
    how: VenueCancellation = {},
  ): Promise<BookingAccount> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    booking.cancelByVenue(at, reason, how);
    await this.assertLeft(booking);
    await this.bookings.save(booking);
    if (booking.events.length > 0 && !(await this.releases.endNow(bookingId)))
      await this.events.publish(...booking.events);
    return accountOf(booking);
  }

  /**
   * Records that a card guarantees the total of a booking. Returns its new deadline if friends pay
   * until after the play from now on, or null.
   */
  async guarantee(bookingId: BookingId, heldSince: Date): Promise<Date | null> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking?.guarantee(heldSince, this.clock.now())) return null;
    await this.store(booking);
    return booking.snapshot().paymentDueAt;
  }

  /**
   * Records that the guarantee of a booking has ended without being captured. Returns the new
   * deadline if it comes sooner now, or null.
   */
  async endGuarantee(bookingId: BookingId, hasSavedCard: boolean): Promise<Date | null> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking?.snapshot().guaranteedAt) return null;
    const isSooner = booking.endGuarantee(this.clock.now(), hasSavedCard);
    await this.store(booking);
    return isSooner ? booking.snapshot().paymentDueAt : null;
  }

  /** Ends a release after the play: the booking stays, and its rest is owed at the desk. */
  async oweAtClub(bookingId: BookingId): Promise<void> {
    await this.change(bookingId, (booking) => booking.oweAtClub(this.clock.now()));
  }

  /** Makes a booking active again that was paid while its deadline was closing it. */
  async reopen(bookingId: BookingId): Promise<void> {
    await this.change(bookingId, (booking) => booking.reopen());
  }

  /**
   * Ends a release: the booking takes no more payments and its hour is free. Call it only after
   * every payment intent has been closed at the provider. If a block follows, it takes over the
   * half hours, so they are never free and no player on the waiting list is offered them.
   */
  async release(bookingId: BookingId): Promise<void> {
    await this.change(bookingId, async (booking) => {
      booking.release();
      const block = blockAfter(booking.snapshot());
      if (!block) return;
      await this.blocks.takeOver(block, bookingId);
      const { venueId } = booking.snapshot();
      this.live.announce(`venue:${venueId}`, { courtId: block.courtId, date: block.firstDate });
    });
  }

  /** Returns the payment deadlines that have passed without a full payment, in batches. */
  overdue(at: Date): AsyncIterable<readonly Deadline[]> {
    return this.bookings.deadlines(EVER, at);
  }

  /** Schedules the release of bookings whose deadline has passed, one job for each. */
  enforceDeadlines(deadlines: readonly Deadline[]): Promise<void> {
    return this.jobs.scheduleAll(deadlines.map((deadline) => EnforceDeadline.job(deadline)));
  }

  /** Locks bookings and returns their ids. Leaves out those that another transaction has locked. */
  async lockFree(bookingIds: readonly BookingId[]): Promise<BookingId[]> {
    return (await this.bookings.lockFree(bookingIds)).map(({ id }) => id);
  }

  /**
   * Expires these bookings at once, if their deadline has passed. Call it only for bookings for
   * which no payment was ever begun. Returns the ids of those that have expired.
   */
  async expireUntouched(bookingIds: readonly BookingId[], at: Date): Promise<BookingId[]> {
    const expired = (await this.bookings.lockFree(bookingIds)).filter((booking) =>
      booking.expireUntouched(at),
    );
    await this.bookings.saveExpired(expired);
    await this.events.publish(...expired.flatMap(({ events }) => events));
    return expired.map(({ id }) => id);
  }

  /** Returns the ids of the bookings whose release began before the given instant. */
  closingSince(before: Date): Promise<BookingId[]> {
    return this.bookings.closingSince(before);
  }

  /**
   * Takes a batch of the oldest reminders of payment deadlines before an instant from their
   * bookings. No other call returns them again, unless the unit of work fails.
   */
  takeReminders(now: Date, before: Date): Promise<TakenReminder[]> {
    return this.bookings.takeReminders(now, before);
  }

  /** A resale gives an earlier player money of this booking once. The rest can go back. */
  private async assertLeft(booking: Booking): Promise<void> {
    const spent = await this.releases.broughtBack(booking.id);
    const left = subtract(booking.snapshot().paidCents, spent);
    if (spent > 0 && booking.refundCents > left) throw new ResaleBroughtBack(spent, left);
  }

  /** Returns a booking as it would be after the move, and as it is. */
  private async moved(
    bookingId: BookingId,
    { court, slot, durationMinutes, gameType, expectedCents, now }: MoveTarget,
  ): Promise<{ booking: Booking; from: BookingState }> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    const from = booking.snapshot();
    if (from.venueId !== court.venueId) throw new OtherVenue();
    const rules = await this.rules.of(court, from.playerId, from.category);
    const game = gameType ?? from.gameType;
    const play = playOf(slot, durationMinutes ?? from.durationMinutes, rules);
    const offer = offerOf(rules, court, play, game);
    booking.move({ courtId: court.id, timeZone: court.timeZone, play, gameType: game, offer, now });
    const { baseCents } = booking.snapshot();
    if (expectedCents !== undefined && expectedCents !== baseCents) throw new PriceChanged(baseCents, 'move');
    return { booking, from };
  }

  private async change(bookingId: BookingId, act: (booking: Booking) => void | Promise<void>): Promise<void> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    await act(booking);
    await this.store(booking);
  }

  private async store(booking: Booking): Promise<void> {
    await this.bookings.save(booking);
    await this.events.publish(...booking.events);
  }
}
