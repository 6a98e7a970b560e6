import { Injectable } from '@nestjs/common';
import { CourtsFacade } from '../../courts/index.js';
import { rulesWith } from '../../venues/index.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { Booking } from '../domain/booking.js';
import { CourtUnavailable } from '../domain/booking-errors.js';
import type { Slot } from '../domain/slot.js';
import type { GameType } from '../domain/tariff.js';
import { AddressMarks } from './address-marks.js';
import { BookingRepository } from './booking-repository.js';
import { BookingRules } from './booking-rules.js';
import { EnforceDeadline } from './enforce-deadline.js';
import { offerOf, playOf } from './play-offer.js';

/** Books a court for a player. The database decides who gets its half hours. */
@Injectable()
export class PlaceBooking {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly bookings: BookingRepository,
    private readonly rules: BookingRules,
    private readonly addresses: AddressMarks,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the id of the new booking. Bookings from the same address count together until they
   * are paid; `null` as the address counts nothing.
   * Without a length, it is the first one that the venue offers.
   * @throws CourtNotFound, CourtUnavailable, UnknownStart, NotOffered, SlotInThePast,
   *   BeyondBookingWindow, SlotTaken, TooManyUnpaid, TooManyUnpaidHere
   */
  async execute(command: {
    playerId: string;
    courtId: string;
    slot: Slot;
    durationMinutes?: number | undefined;
    gameType: GameType;
    address: string | null;
  }): Promise<string> {
    const { address, courtId } = command;
    const court = await this.courts.bookable(courtId);
    if (!court.available) throw new CourtUnavailable();
    const now = this.clock.now();
    const rules = rulesWith(court.changedRules, this.rules);
    const play = playOf(command.slot, command.durationMinutes, rules);
    const { gameType } = command;
    const booking = Booking.place({
      id: this.ids.next(),
      playerId: command.playerId,
      courtId: court.id,
      venueId: court.venueId,
      timeZone: court.timeZone,
      play,
      gameType,
      offer: offerOf(rules, court, play, gameType),
      now,
      graceSeconds: this.rules.graceSeconds,
      placedFrom: address === null ? null : this.addresses.markOf(address, court.venueId),
    });
    await this.store(booking, court.timeZone, now);
    return booking.id;
  }

  private async store(booking: Booking, timeZone: string, now: Date): Promise<void> {
    const { unpaidPerAddress } = this.rules;
    const add = () => this.bookings.add(booking, { timeZone, unpaidPerAddress });
    const { id: bookingId, paymentDueAt } = booking.snapshot();
    // The sweep finds a later deadline in time.
    if (paymentDueAt >= promotedBefore(now)) return this.unitOfWork.runStatement(add);
    await this.unitOfWork.run(async () => {
      await add();
      await this.jobs.scheduleAll([EnforceDeadline.job({ bookingId, paymentDueAt })]);
    });
  }
}
