import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { PlayerProfiles } from '../../players/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import {
  AT_CLUB_LIMIT,
  ClubAfterGuarantee,
  ClubAfterSharing,
  ClubWhileBankDecides,
  ContactNeeded,
  EmailNotVerified,
  PayAtClubNotOffered,
  TooManyAtClub,
} from '../domain/desk-errors.js';
import { EndPayments, PaymentDeadlinePassed, PaymentRepository } from '../../payments/index.js';
import { ClubTermsQueries } from './club-terms.js';

/** The name that the club needs, and the verified address that this product needs. */
type Expected = Pick<Awaited<ReturnType<PlayerProfiles['of']>>, 'name' | 'emailVerified'>;

/**
 * Leaves a booking to be paid at the club's desk (docs/adr/0059). An open card form ends first, so
 * that no card pays the money that the club expects.
 */
@Injectable()
export class PayAtClub {
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
   * Doing it again changes nothing.
   * @throws BookingNotFound, BookingNotActive, PayAtClubNotOffered, ContactNeeded,
   *   EmailNotVerified, TooManyAtClub, PaymentDeadlinePassed, PaysAtClubTooLate, NothingDueAtClub,
   *   ClubAfterSharing, ClubAfterGuarantee, ClubWhileBankDecides, ProviderUnavailable
   */
  async execute(bookingId: BookingId, playerId: PlayerId): Promise<void> {
    const profile = await this.profiles.of(playerId);
    await this.endPayments.until(() =>
      this.unitOfWork.run(() => this.outdatedOrDone(bookingId, playerId, profile)),
    );
  }

  /** Returns the id of a payment that has to end first, or null if the club expects the player. */
  private async outdatedOrDone(
    bookingId: BookingId,
    playerId: PlayerId,
    { name, emailVerified }: Expected,
  ): Promise<PaymentId | null> {
    const now = this.clock.now();
    const { offered, waiting } = await this.terms.hold(bookingId, playerId, now);
    const booking = await this.bookings.lockOwn(bookingId, playerId);
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.paysAtClub) return null;
    if (!offered) throw new PayAtClubNotOffered();
    if (name === null) throw new ContactNeeded();
    if (!emailVerified) throw new EmailNotVerified();
    if (waiting >= AT_CLUB_LIMIT) throw new TooManyAtClub();
    if (booking.paymentDueAt <= now) throw new PaymentDeadlinePassed();
    if (await this.links.isShared(bookingId)) throw new ClubAfterSharing();
    const unfinished = (await this.payments.ofBooking(bookingId)).filter((payment) => !payment.isFinal);
    if (unfinished.some((payment) => payment.isHeldGuarantee)) throw new ClubAfterGuarantee();
    if (unfinished.some(({ status }) => status === 'processing')) throw new ClubWhileBankDecides();
    const [outdated] = unfinished;
    if (outdated) return outdated.id;
    await this.bookings.payAtClub(bookingId, now);
    return null;
  }
}
