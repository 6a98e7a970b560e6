import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { CourtId, PlayerId } from '../../../kernel/domain/ids.js';
import { BookingNotActive, CancelBooking, type CancellationOutcome } from '../../bookings/index.js';
import { EmailCodes, MailAddresses, PlayerProfiles } from '../../players/index.js';
import type { OpenedLink } from '../../manage-links/index.js';
import { MoveBooking } from '../../payments/index.js';
import { CodeNeeded, NoEmailForCode, NotOrganisersLink } from '../domain/manage-errors.js';
import { type BookingView, PlayerBookingQueries } from './player-booking-queries.js';

/** Who asks, and how they show that they are the organiser. */
export interface Proof {
  /** The player of the calling browser, or null. */
  readonly callerId: PlayerId | null;
  /** The code from the organiser's mailbox. */
  readonly code: string | undefined;
}

/**
 * Uses up the code in the transaction of the change, after it has locked the booking. Does nothing
 * if no code was needed.
 */
type Spend = () => Promise<void>;

/**
 * Changes a booking from the link of a letter. The link alone allows nothing: a letter may have
 * been forwarded. The caller's browser is the organiser's, or the caller shows a code that was sent
 * to the organiser's address (docs/adr/0048).
 */
@Injectable()
export class ManageBooking {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly profiles: PlayerProfiles,
    private readonly codes: EmailCodes,
    private readonly addresses: MailAddresses,
    private readonly cancelBooking: CancelBooking,
    private readonly moveBooking: MoveBooking,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the organiser a code.
   * @throws NotOrganisersLink, BookingNotActive, NoEmailForCode, TooManyEmailCodes
   */
  async sendCode(link: OpenedLink): Promise<void> {
    await this.changeable(link);
    await this.codes.request(await this.emailOf(link), purposeOf(link));
  }

  /**
   * @throws NotOrganisersLink, CodeNeeded, WrongEmailCode, CodeExpired
   * @throws what CancelBooking throws
   */
  async cancel(
    link: OpenedLink,
    proof: Proof,
    how: { reason: string | null; expected: number | undefined },
  ): Promise<CancellationOutcome> {
    await this.changeable(link);
    const spend = await this.prove(link, proof);
    const { bookingId, playerId } = link;
    return this.unitOfWork.run(async () => {
      const outcome = await this.cancelBooking.execute({ bookingId, playerId, ...how });
      await spend();
      return outcome;
    });
  }

  /**
   * The code stays valid if the hour is taken, so that the caller can choose another.
   * @throws NotOrganisersLink, CodeNeeded, WrongEmailCode, CodeExpired
   * @throws what MoveBooking throws
   */
  async move(
    link: OpenedLink,
    proof: Proof,
    to: {
      courtId: CourtId | undefined;
      slot: { date: string; minute: number };
      expectedCents: number | undefined;
    },
  ): Promise<void> {
    const { courtId } = await this.changeable(link);
    const spend = await this.prove(link, proof);
    const { bookingId, playerId } = link;
    const target = { ...to, courtId: to.courtId ?? courtId };
    await this.moveBooking.execute({ bookingId, playerId, ...target, asItMoves: spend });
  }

  /** Refuses before an attempt of a code counts. */
  private async changeable({ bookingId, playerId }: OpenedLink): Promise<BookingView> {
    const booking = await this.bookings.byId(bookingId);
    if (booking.userId !== playerId) throw new NotOrganisersLink();
    if (booking.status !== 'active') throw new BookingNotActive();
    return booking;
  }

  private async prove(link: OpenedLink, { callerId, code }: Proof): Promise<Spend> {
    if (callerId === link.playerId) return () => Promise.resolve();
    if (code === undefined) throw new CodeNeeded();
    const email = await this.emailOf(link);
    const codeId = await this.codes.match(email, code, purposeOf(link));
    await this.confirm(email);
    return () => this.codes.spend(codeId);
  }

  /** The right code shows that the player reads this mailbox, so its letters have no limit. */
  private async confirm(email: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const { id, state } = await this.addresses.lock(email, at);
      if (state === 'unverified') await this.addresses.decide(id, 'verified', at);
    });
  }

  private async emailOf({ playerId }: OpenedLink): Promise<string> {
    const { email } = await this.profiles.of(playerId);
    if (email === null) throw new NoEmailForCode();
    return email;
  }
}

function purposeOf({ bookingId }: OpenedLink): `manage:${string}` {
  return `manage:${bookingId}`;
}
