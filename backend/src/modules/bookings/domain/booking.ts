import { addSeconds } from 'date-fns/addSeconds';
import { min } from 'date-fns/min';
import type { DomainEvent } from '../../../kernel/domain/domain-event.js';
import type { BookingId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { type Cents, formatAmount, subtract, sum, ZERO } from '../../../kernel/domain/money.js';
import type { TransferRule } from '../../venues/index.js';
import { bookedPlay, type PlayChoice } from './booked-play.js';
import {
  BookingAlreadyStarted,
  BookingHasPayments,
  BookingNotActive,
  MoveTooLate,
  TermsChanged,
} from './booking-errors.js';
import {
  ACTIVE,
  cancel,
  isCancelled,
  isClosingAtDeadline,
  missDeadline,
  release,
  reopen,
} from './booking-lifecycle.js';
import type { BookingState } from './booking-state.js';
import { correctedStart } from './corrected-start.js';
import { discounted } from './discounted.js';
import { expectingTransfer } from './expecting-transfer.js';
import { dueIfStarting, guaranteed, owingAtClub, withoutGuarantee } from './guarantee.js';
import { payingAtClub } from './paying-at-club.js';
import { remindAt } from './payment-reminder.js';
import { refundOf, refundPercentage } from './refund-policy.js';
import { type VenueCancellation, venuePercentage } from './venue-cancellation.js';

/** On what a player's cancellation depends. */
interface PlayerCancellation {
  /** True if it may end only an unpaid booking. */
  onlyIfUnpaid?: boolean | undefined;
  /** The percentage that the player has seen. */
  expected?: number | undefined;
}

/** The input of {@link Booking.place}: the player's choice and the facts it depends on. */
export interface Placement extends PlayChoice {
  id: BookingId;
  playerId: PlayerId;
  venueId: VenueId;
  graceSeconds: number;
  /** The mark of the caller's network address, if the limit of unpaid bookings counts it. */
  placedFrom: string | null;
}

/** A booking. Its methods are the only way to change it; the repository stores its snapshot. */
export class Booking {
  #state: BookingState;
  readonly #events: DomainEvent[] = [];

  private constructor(state: BookingState) {
    this.#state = state;
  }

  /** Rebuilds a stored booking. */
  static restore(state: BookingState): Booking {
    return new Booking(state);
  }

  /**
   * Creates an unpaid booking. Price and refund terms are those of this moment and do not change
   * later. Payment is due one grace period after booking, or when the hour begins if that is
   * sooner.
   * @throws UnknownStart, NotOffered, SlotInThePast, TooSoon, BeyondBookingWindow
   */
  static place(placement: Placement): Booking {
    const { id, playerId, venueId, placedFrom, now } = placement;
    const play = bookedPlay(placement, now);
    const paymentDueAt = min([addSeconds(now, placement.graceSeconds), play.startsAt]);
    return new Booking({
      ...play,
      id,
      playerId,
      venueId,
      discountCents: ZERO,
      totalCents: play.baseCents,
      paidCents: ZERO,
      paymentDueAt,
      remindAt: remindAt({ createdAt: now, paymentDueAt }),
      placedFrom,
      paysAtClubSince: null,
      transfer: null,
      resaleRefund: placement.offer.resaleRefund,
      splitUntil: placement.offer.splitUntil,
      guaranteedAt: null,
      createdAt: now,
      ...ACTIVE,
    });
  }

  /** Returns the current state. Later changes to the booking do not change the returned object. */
  snapshot(): BookingState {
    return this.#state;
  }

  /** Returns the events recorded since the booking was created or restored, oldest first. */
  get events(): readonly DomainEvent[] {
    return this.#events;
  }

  get id(): BookingId {
    return this.#state.id;
  }

  /** Returns true if the given player made this booking. */
  belongsTo(playerId: PlayerId | null): boolean {
    return this.#state.playerId === playerId;
  }

  /** The amount that is still to be paid. */
  get missingCents(): Cents {
    return subtract(this.#state.totalCents, this.#state.paidCents);
  }

  /**
   * Returns true if the booking counts money that arrives now. Money still counts while the
   * deadline is closing the booking, but not after a cancellation. Any other money is recorded and
   * refunded.
   */
  accepts(amount: Cents): boolean {
    const open = this.#state.status === 'active' || isClosingAtDeadline(this.#state);
    return open && amount <= this.missingCents;
  }

  /** Counts a payment that has succeeded. */
  pay(amount: Cents): void {
    if (!this.accepts(amount))
      throw new RangeError(`booking ${this.id} does not take ${formatAmount(amount)}`);
    this.become({ ...this.#state, paidCents: sum([this.#state.paidCents, amount]) });
    this.record(this.missingCents === 0 ? 'booking.paid' : 'booking.partly_paid');
  }

  /**
   * Takes back a payment whose payer has left. A booking that is paid in full stays paid.
   * @throws RangeError if the booking is not active, or nothing is missing, or it has less
   */
  giveBack(amount: Cents): void {
    const state = this.#state;
    if (state.status !== 'active' || this.missingCents === 0 || amount > state.paidCents)
      throw new RangeError(`booking ${this.id} does not give back ${formatAmount(amount)}`);
    this.become({ ...state, paidCents: subtract(state.paidCents, amount) });
  }

  /**
   * Lets the player settle at the club's desk. The booking has no payment deadline from now on, so
   * nothing is charged or released when it comes; money from a card is welcome until the play
   * begins. Doing it again changes nothing.
   * @throws BookingNotActive, PaysAtClubTooLate after a payment, NothingDueAtClub
   */
  payAtClub(at: Date): void {
    if (this.turn(payingAtClub(this.#state, at))) this.record('booking.pays_at_club');
  }

  /**
   * Lets the player pay by transfer: the deadline moves to the time that a transfer may take. At
   * that deadline no saved card is charged. Doing it again changes nothing.
   * @throws BookingNotActive, AlreadyAtClub, TransferTooLate after a payment or shortly before the
   *   play, NothingToTransfer
   */
  chooseTransfer(rule: TransferRule, at: Date): void {
    if (this.turn(expectingTransfer(this.#state, rule, at))) this.record('booking.by_transfer');
  }

  /**
   * Records that a card guarantees the total. If the booking was sold with that promise, friends
   * pay until after the play (club.md §4). Returns true if the deadline has moved.
   */
  guarantee(heldSince: Date, at: Date): boolean {
    if (!this.turn(guaranteed(this.#state, heldSince, at))) return false;
    this.record('booking.guaranteed');
    return true;
  }

  /** Records that the guarantee ended without a capture. Returns true if the deadline is sooner. */
  endGuarantee(at: Date, hasSavedCard: boolean): boolean {
    const { paymentDueAt } = this.#state;
    if (!this.turn(withoutGuarantee(this.#state, at, hasSavedCard))) return false;
    const isSooner = this.#state.paymentDueAt < paymentDueAt;
    if (isSooner) this.record('booking.guarantee_ended');
    return isSooner;
  }

  /**
   * Cancels for the player. The frozen refund terms decide now how much is refunded. Cancelling a
   * cancelled booking changes nothing.
   * @throws BookingNotActive, BookingAlreadyStarted, BookingHasPayments if only an unpaid booking
   *   may end, TermsChanged if the terms are not those that the player has seen
   */
  cancelByPlayer(at: Date, reason: string | null, how: PlayerCancellation = {}): void {
    const state = this.#state;
    if (isCancelled(state)) return;
    if (state.status !== 'active') throw new BookingNotActive();
    const percentage = this.refundIfCancelled(at, how);
    this.become({ ...state, ...cancel(state, { kind: 'player', percentage, at, reason, nextBlock: null }) });
    this.record('booking.closing');
  }

  /**
   * Returns true if the guarantee pays what is missing before the player's cancellation ends it:
   * the terms would keep something back (docs/adr/0102).
   * @throws BookingAlreadyStarted, BookingHasPayments, TermsChanged like {@link cancelByPlayer}
   */
  collectsBeforeCancelling(at: Date, how: PlayerCancellation = {}): boolean {
    const { status, guaranteedAt } = this.#state;
    if (status !== 'active' || guaranteedAt === null || this.missingCents === 0) return false;
    return this.refundIfCancelled(at, how) < 100;
  }

  /**
   * Cancels for the venue and refunds everything paid, also while the deadline is closing the
   * booking. Cancelling a cancelled booking changes nothing. `withinTerms` refuses to give back
   * more than the booking's own terms, and to cancel a booking that has begun. `nextBlock` takes
   * over the half hours.
   * @throws BookingNotActive, BookingAlreadyStarted, RefundBeyondTerms, RefundIsWhole, and for a
   *   booking that has begun ReasonNeeded, RefundTooLate
   */
  cancelByVenue(at: Date, reason: string | null, how: VenueCancellation = {}): void {
    const state = this.#state;
    if (isCancelled(state)) return;
    if (state.status === 'expired') throw new BookingNotActive();
    const percentage = venuePercentage(state, at, reason, how);
    const nextBlock = how.nextBlock ?? null;
    this.become({ ...state, ...cancel(state, { kind: 'venue', percentage, at, reason, nextBlock }) });
    this.record('booking.closing');
  }

  /**
   * Computes the start in the corrected time zone of the venue. Returns false if the booking has
   * ended, or has begun in both zones, or begins at the same instant.
   */
  correctTimeZone(timeZone: string, now: Date): boolean {
    if (!this.turn(correctedStart(this.#state, timeZone, now))) return false;
    const { status, startsAt } = this.#state;
    if (status === 'active') this.record('booking.start_corrected', { startsAt });
    return true;
  }

  /**
   * Moves an unpaid booking to another start of its venue, at the price and the refund terms that
   * this start has now. A discount ends. The payment deadline stays, or comes when the new hour
   * begins if that is sooner.
   * @throws BookingNotActive, MoveTooLate after a payment or a guarantee, UnknownStart, NotOffered,
   *   SlotInThePast, BeyondBookingWindow
   */
  move(choice: PlayChoice): void {
    const state = this.#state;
    if (state.status !== 'active') throw new BookingNotActive();
    if (state.paidCents > 0 || this.missingCents === 0 || state.guaranteedAt) throw new MoveTooLate();
    const play = bookedPlay(choice, state.createdAt);
    const paymentDueAt = dueIfStarting(state, play.startsAt);
    const reminder = state.remindAt && remindAt({ createdAt: state.createdAt, paymentDueAt });
    const price = { totalCents: play.baseCents, discountCents: ZERO };
    this.become({ ...state, ...play, ...price, paymentDueAt, remindAt: reminder });
    this.record('booking.moved', { movedAt: choice.now });
  }

  /** Returns true if something is missing and the deadline is still to come. */
  isDueAfter(at: Date): boolean {
    return this.hasDeadline && this.missingCents > 0 && at < this.#state.paymentDueAt;
  }

  /** Begins the release if the deadline has passed and something is missing. Returns true if so. */
  closeAtDeadline(at: Date): boolean {
    const state = this.#state;
    if (state.status !== 'active' || at < state.paymentDueAt || this.missingCents === 0) return false;
    if (!this.hasDeadline) return false;
    this.become({ ...state, ...missDeadline(state, at) });
    this.record('booking.closing');
    return true;
  }

  /**
   * Expires at once, without the two phases of a release, if the deadline has passed and something
   * is missing. Call it only if no payment of the booking was ever begun, so that there is nothing
   * to end at the provider. Returns true if the booking has expired.
   */
  expireUntouched(at: Date): boolean {
    const state = this.#state;
    if (state.status !== 'active' || at < state.paymentDueAt || state.paidCents > 0) return false;
    if (this.missingCents === 0 || !this.hasDeadline) return false;
    this.become({ ...state, ...release(missDeadline(state, at)) });
    this.record('booking.expired');
    return true;
  }

  /** Makes the booking active again: what was missing at the deadline has been paid. */
  reopen(): void {
    const state = this.#state;
    if (!isClosingAtDeadline(state))
      throw new RangeError(`booking ${this.id} is not closing at its deadline`);
    this.become({ ...state, ...reopen(state) });
  }

  /**
   * Ends a release at a deadline that came after the play had begun: the booking stays, and what is
   * missing is owed at the club's desk.
   */
  oweAtClub(at: Date): void {
    this.become(owingAtClub(this.#state, at));
    this.record('booking.owed_at_club');
  }

  /** Ends the release. From now on the booking takes no payment and its hour is free. */
  release(): void {
    const state = this.#state;
    if (state.status !== 'closing') throw new RangeError(`booking ${this.id} is not closing`);
    this.become({ ...state, ...release(state) });
    this.record(`booking.${this.#state.status}`);
  }

  /** The amount that the release refunds; zero while the booking is active. */
  get refundCents(): Cents {
    return refundOf(this.#state.paidCents, this.refundPercentage);
  }

  /**
   * The percentage of the paid amount that the release refunds; zero while the booking is active.
   */
  get refundPercentage(): number {
    return this.#state.closing?.percentage ?? 0;
  }

  /**
   * True if the player cancelled, the terms keep something back, and it was promised that a resale
   * brings that back.
   */
  get keepsForResale(): boolean {
    const { closing, paidCents, resaleRefund } = this.#state;
    return resaleRefund && closing?.kind === 'player' && this.refundCents < paidCents;
  }

  /**
   * Sets the discount on the price; it replaces an earlier one. If the discount leaves less than
   * the provider's minimum charge, the rest is waived. Zero restores the price, and the reminder of
   * a booking whose price was waived.
   * @throws BookingNotActive, DiscountTooLate after a first payment
   */
  discount(amount: Cents): void {
    this.become(discounted(this.#state, amount));
    if (this.missingCents === 0) this.record('booking.paid');
  }

  /** True while the deadline can end the booking: one that pays at the club has none. */
  private get hasDeadline(): boolean {
    return this.#state.status === 'active' && this.#state.paysAtClubSince === null;
  }

  /**
   * Returns the percentage that a cancellation of the player refunds now.
   * @throws BookingHasPayments, BookingAlreadyStarted, TermsChanged
   */
  private refundIfCancelled(at: Date, { onlyIfUnpaid, expected }: PlayerCancellation): number {
    const { paidCents, refundPolicy, startsAt } = this.#state;
    if (onlyIfUnpaid && (paidCents > 0 || this.#state.guaranteedAt)) throw new BookingHasPayments();
    if (at >= startsAt) throw new BookingAlreadyStarted();
    const percentage = refundPercentage(refundPolicy, at);
    if (expected !== undefined && expected !== percentage)
      throw new TermsChanged(percentage, refundOf(paidCents, percentage));
    return percentage;
  }

  /** Takes over another state. Returns false if it is the same one. */
  private turn(state: BookingState): boolean {
    if (state === this.#state) return false;
    this.become(state);
    return true;
  }

  /**
   * Drops the reminder when the booking no longer waits for a payment, and the mark when it cannot
   * wait for one again: a price that a code waives comes back when the code is taken off.
   */
  private become(state: BookingState): void {
    const isActive = state.status === 'active';
    const waits = isActive && state.paidCents < state.totalCents;
    const mayWait = waits || (isActive && state.paidCents === 0);
    const remind = waits ? state.remindAt : null;
    this.#state = { ...state, remindAt: remind, placedFrom: mayWait ? state.placedFrom : null };
  }

  private record(name: string, details: object = {}): void {
    const { id: bookingId, venueId, paidCents } = this.#state;
    this.#events.push({ name, payload: { bookingId, venueId, paidCents, ...details } });
  }
}
