import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type BookableCourt, CourtsFacade } from '../../../courts/index.js';
import {
  type BookingAccount,
  BookingNotActive,
  BookingsFacade,
  despiteNewRules,
  MoveTooLate,
  RulesChanged,
} from '../../../bookings/index.js';
import { DiscountsFacade } from '../../../discounts/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { MoveHeld, MoveShared, PaymentDeadlinePassed } from '../../domain/payment-errors.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { EndPayments } from './end-payments.js';

/** The hour that an organiser wants instead. Without a court, a length or a game type, it stays. */
export interface MoveCommand {
  bookingId: BookingId;
  playerId: PlayerId;
  courtId: CourtId;
  slot: { date: string; minute: number };
  durationMinutes?: number | undefined;
  gameType?: GameType | undefined;
  /** The price of the hour that the organiser has seen, in cents. */
  expectedCents?: number | undefined;
  /** Runs in the transaction that moves the booking. If it throws, the booking stays. */
  asItMoves?: () => Promise<void>;
}

/**
 * Moves an unpaid booking to another hour of its venue: the new hour is taken and the old one is
 * freed in one transaction. Open payments end first, so that none pays the price of the old hour.
 * The code of the booking stays.
 */
@Injectable()
export class MoveBooking {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly bookings: BookingsFacade,
    private readonly discounts: DiscountsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly endPayments: EndPayments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * If the rules change meanwhile, the booking moves only if the refund terms stay.
   * @throws BookingNotFound, BookingNotActive, CourtNotFound, CourtUnavailable, OtherVenue,
   *   UnknownStart, NotOffered, SlotInThePast, BeyondBookingWindow, SlotTaken, MoveTooLate,
   *   PriceChanged, RulesChanged, MoveHeld, MoveShared, PaymentDeadlinePassed, ProviderUnavailable
   */
  async execute(command: MoveCommand): Promise<void> {
    let court = await this.courts.bookable(command.courtId);
    const terms = this.bookings.refundTermsOf(court);
    await despiteNewRules(
      () => this.endPayments.until(() => this.unitOfWork.run(() => this.move(command, court))),
      async () => {
        court = await this.courts.bookable(command.courtId);
        if (this.bookings.refundTermsOf(court) !== terms) throw new RulesChanged();
      },
    );
  }

  /** Returns the id of a payment that has to end first, or null if the booking has moved. */
  private async move(command: MoveCommand, court: BookableCourt): Promise<PaymentId | null> {
    const { bookingId, playerId, slot, durationMinutes, gameType, expectedCents } = command;
    const now = this.clock.now();
    const booking = await this.bookings.lockToMove(bookingId, playerId, court);
    await this.assertMovable(booking, now);
    const to = { court, slot, durationMinutes, gameType, expectedCents, now };
    await this.bookings.assertMovable(bookingId, to);
    const unfinished = (await this.payments.ofBooking(bookingId)).filter((payment) => !payment.isFinal);
    if (unfinished.some((payment) => payment.isHeldGuarantee)) throw new MoveHeld();
    const [outdated] = unfinished;
    if (outdated) return outdated.id;
    await command.asItMoves?.();
    const { baseCents } = await this.bookings.move(bookingId, to);
    const apply = (amount: Parameters<BookingsFacade['discount']>[1]) =>
      this.bookings.discount(bookingId, amount);
    await this.discounts.reapply(bookingId, baseCents, apply);
    return null;
  }

  /** Refuses before any payment ends: a move that cannot happen must not disturb who is paying. */
  private async assertMovable(booking: BookingAccount, now: Date): Promise<void> {
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.paidCents > 0 || booking.missingCents === 0) throw new MoveTooLate();
    if (booking.paymentDueAt <= now) throw new PaymentDeadlinePassed();
    if (await this.links.isShared(booking.id)) throw new MoveShared();
  }
}
