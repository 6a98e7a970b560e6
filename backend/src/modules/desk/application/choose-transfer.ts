import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { EndPayments, PaymentDeadlinePassed, PaymentRepository } from '../../payments/index.js';
import { PlayerProfiles } from '../../players/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import { AT_CLUB_LIMIT, ContactNeeded } from '../domain/desk-errors.js';
import {
  LAPSED_LIMIT,
  TooManyTransfers,
  TransferAfterGuarantee,
  TransferAfterSharing,
  TransferNeedsEmail,
  TransferNotOffered,
  TransfersLapsed,
  TransferWhileBankDecides,
} from '../domain/transfer-errors.js';
import { ClubTermsQueries } from './club-terms.js';

/** The name that the club compares, and the verified address that this product needs. */
type Expected = Pick<Awaited<ReturnType<PlayerProfiles['of']>>, 'name' | 'emailVerified'>;

/**
 * Lets a player pay a booking by transfer to the account of its venue (docs/adr/0101). An open card
 * form ends first, so that no card pays the money that the club expects; the player may open
 * another one later.
 */
@Injectable()
export class ChooseTransfer {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly profiles: PlayerProfiles,
    private readonly terms: ClubTermsQueries,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly endPayments: EndPayments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Doing it again changes nothing, also not the deadline.
   * @throws BookingNotFound, BookingNotActive, TransferNotOffered, ContactNeeded,
   *   TransferNeedsEmail, TooManyTransfers, TransfersLapsed, PaymentDeadlinePassed, AlreadyAtClub,
   *   TransferTooLate, NothingToTransfer, TransferAfterSharing, TransferAfterGuarantee,
   *   TransferWhileBankDecides, ProviderUnavailable
   */
  async execute(bookingId: BookingId, playerId: PlayerId): Promise<void> {
    const profile = await this.profiles.of(playerId);
    await this.endPayments.until(() =>
      this.unitOfWork.run(() => this.outdatedOrDone(bookingId, playerId, profile)),
    );
  }

  /** Returns the id of a payment that has to end first, or null if the transfer is expected. */
  private async outdatedOrDone(
    bookingId: BookingId,
    playerId: PlayerId,
    profile: Expected,
  ): Promise<PaymentId | null> {
    const now = this.clock.now();
    const { transfer, waiting, lapsed } = await this.terms.hold(bookingId, playerId, now);
    const booking = await this.bookings.lockOwn(bookingId, playerId);
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.byTransfer) return null;
    if (!transfer) throw new TransferNotOffered();
    assertKnown(profile);
    if (waiting >= AT_CLUB_LIMIT) throw new TooManyTransfers();
    if (lapsed >= LAPSED_LIMIT) throw new TransfersLapsed();
    if (booking.paymentDueAt <= now) throw new PaymentDeadlinePassed();
    const outdated = await this.unfinishedOf(bookingId);
    if (outdated === null) await this.bookings.chooseTransfer(bookingId, transfer, now);
    return outdated;
  }

  private async unfinishedOf(bookingId: BookingId): Promise<PaymentId | null> {
    if (await this.links.isShared(bookingId)) throw new TransferAfterSharing();
    const unfinished = (await this.payments.ofBooking(bookingId)).filter((payment) => !payment.isFinal);
    if (unfinished.some((payment) => payment.isHeldGuarantee)) throw new TransferAfterGuarantee();
    if (unfinished.some(({ status }) => status === 'processing')) throw new TransferWhileBankDecides();
    return unfinished[0]?.id ?? null;
  }
}

function assertKnown({ name, emailVerified }: Expected): void {
  if (name === null) throw new ContactNeeded();
  if (!emailVerified) throw new TransferNeedsEmail();
}
