import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { type LinkAccess, LinkExpired, ShareBeingPaid, SharedLinksFacade } from '../../shared-links/index.js';
import {
  Payment,
  PaymentAttempts,
  PaymentRepository,
  placeHeldUntil,
  publicPlaceHeldUntil,
  RELEASE_PLACE_TASK,
} from '../../payments/index.js';
import { PlacePaidMeanwhile } from '../domain/checkout-errors.js';
import { type NextStep, type PaymentOffer, PaymentOffers } from './payment-offers.js';

// A player who pays a place has no booking of their own, so the default text does not fit.
const NOT_CHARGED = 'No se cobró nada';
const PLACE_KEPT = 'No se cobró nada y tu lugar queda guardado unos minutos';

/** The request of a player to pay places of the payment link of a booking. */
interface PlaceCommand {
  bookingId: BookingId;
  shareToken: string;
  playerId: PlayerId;
  /**
   * For whom each place is, one entry for each; null for the player's own, or without a name.
   * Without the list, the player goes on with the places of the open payment, or takes one.
   */
  names?: readonly (string | null)[] | undefined;
  /** A mark of the player's mailbox or, of a guest, of the network address; for this booking. */
  heldBy: string;
}

/** Starts the payment of places of a payment link, and reserves the places meanwhile. */
@Injectable()
export class CreateShareIntent {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly offers: PaymentOffers,
    private readonly attempts: PaymentAttempts,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Opens the payment of the next places, or returns the player's own payment that is open. The
   * token has to be of the booking.
   * @throws LinkNotFound, LinkExpired, LinkComplete, RestBeingPaid, ShareBeingPaid, NoPublicPlace,
   *   NotEnoughPlaces, OnePlaceAtATime, PlaceHeldHere, PlacePaidMeanwhile, BookingNotActive,
   *   TooManyPaymentAttempts, ProviderUnavailable
   */
  async execute(command: PlaceCommand): Promise<PaymentOffer> {
    const { bookingId, shareToken, playerId, heldBy } = command;
    await this.attempts.count(playerId);
    const access = await this.links.accessTo(bookingId, shareToken);
    if (access === 'public') await this.attempts.assertPaysPlaces(heldBy);
    return this.offers.follow(() => this.nextStep(command, access), {
      notCharged: NOT_CHARGED,
      notEnded: NOT_CHARGED,
      notOpened: PLACE_KEPT,
      ended: (payment) => {
        if (payment.isCounted && payment.playerId === playerId) throw new PlacePaidMeanwhile();
      },
    });
  }

  /**
   * Decides the next step under the lock of the booking. A payment of the whole amount and a
   * payment of a place exclude each other: the organiser goes first for some minutes, then the
   * payer who asks. An organiser who asks for a place no longer wants to pay the rest.
   */
  private async nextStep(command: PlaceCommand, access: LinkAccess): Promise<NextStep> {
    const { bookingId, playerId } = command;
    const booking = await this.bookings.lock(bookingId);
    if (booking?.status === 'expired' || booking?.closeKind === 'deadline') throw new LinkExpired();
    if (booking?.status !== 'active') throw new BookingNotActive();
    const all = await this.payments.ofBooking(bookingId);
    const own = await this.ownStep(command, access, all);
    if (own) return own;
    if (access === 'public' && booking.startsAt <= this.clock.now()) throw new LinkExpired();
    if (booking.playerId === playerId) await this.links.freeRest(bookingId);
    else await this.links.assertRestIsFree(bookingId);
    const full = all.find((payment) => payment.purpose === 'full' && payment.isInFlight);
    if (full) {
      // Who cannot take a place must not disturb who is paying.
      await this.links.assertTakeable(bookingId, access, command.names?.length ?? 1, command.heldBy);
      return { outdated: full.id };
    }
    return { payment: await this.reservePlaces(command, access, booking.paymentDueAt) };
  }

  /**
   * Goes on with the player's open payment. If it is of another number of places it ends, unless
   * the new number cannot be had: then the player keeps the places and reads why.
   */
  private async ownStep(
    { bookingId, playerId, names }: PlaceCommand,
    access: LinkAccess,
    all: readonly Payment[],
  ): Promise<NextStep | null> {
    const places = await this.links.beingPaidBy(bookingId, playerId);
    const own = all.find((payment) => payment.id === places?.paymentId && !payment.isFinal);
    if (!places || !own) return null;
    const reserved = places.names.length;
    if (names && names.length !== reserved) {
      if (own.status === 'processing') throw new ShareBeingPaid();
      await this.links.assertFree(bookingId, access, names.length, own.id);
      return { outdated: own.id };
    }
    if (names && names.some((name, index) => name !== places.names[index]))
      await this.links.rename(bookingId, own.id, names);
    return { payment: own };
  }

  private async reservePlaces(
    { bookingId, playerId, heldBy, names = [null] }: PlaceCommand,
    access: LinkAccess,
    dueAt: Date,
  ): Promise<Payment> {
    const now = this.clock.now();
    const id = this.ids.next<PaymentId>();
    const until = (access === 'public' ? publicPlaceHeldUntil : placeHeldUntil)(now, dueAt);
    const place = { bookingId, paymentId: id, playerId, until, access, names, heldBy };
    const amount = await this.links.reserve(place);
    const payment = Payment.start({ id, bookingId, playerId, purpose: 'share', amount, now });
    await this.payments.add(payment);
    await this.jobs.schedule(RELEASE_PLACE_TASK, { paymentId: id, until }, { runAt: until });
    return payment;
  }
}
