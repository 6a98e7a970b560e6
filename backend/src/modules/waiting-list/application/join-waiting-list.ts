import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import {
  BeyondBookingWindow,
  dayOf,
  lastBookableDay,
  SlotInThePast,
  startOf,
  TooSoon,
} from '../../bookings/index.js';
import { CourtNotFound, CourtsFacade } from '../../courts/index.js';
import { CustomerCategories } from '../../customers/index.js';
import { isOffered, VenuesFacade } from '../../venues/index.js';
import { MOST_WISHES, WaitingEntry, type WaitingWish } from '../domain/waiting-entry.js';
import { NeverOffered, TooLateToWait, TooManyJoins, TooManyWishes } from '../domain/waiting-errors.js';
import { firstKeptStart, firstOfferedStart } from '../domain/waiting-times.js';
import { isSameWish, WaitingRepository } from './waiting-repository.js';

const WINDOW_SECONDS = 3600;
/** A club's Wi-Fi on the evening on which everyone wants the same hours. */
const MOST_JOINS = 60;
const HALF_HOUR = 30;

/** Puts a player into the line for a wish. */
@Injectable()
export class JoinWaitingList {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly venues: VenuesFacade,
    private readonly courts: CourtsFacade,
    private readonly categories: CustomerCategories,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the id of the entry. A player has one entry for the same wish.
   * @param address the network address, whose joins are limited
   * @throws VenueNotFound, CourtNotFound, SlotInThePast, BeyondBookingWindow, NeverOffered,
   *   TooLateToWait, TooSoon, TooManyWishes, TooManyJoins
   */
  async execute(wish: WaitingWish, playerId: PlayerId, address: string): Promise<string> {
    const now = this.clock.now();
    const { timeZone } = await this.venues.one(wish.venueId);
    await this.assertPossible(wish, playerId, { timeZone, now });
    if ((await this.limiter.hit(`waiting-list:${address}`, WINDOW_SECONDS)) > MOST_JOINS)
      throw new TooManyJoins(WINDOW_SECONDS);
    return this.unitOfWork.run(async () => {
      await this.waiting.lockPlayer(playerId);
      const active = await this.waiting.activeOf(playerId, dayOf(now, timeZone));
      const known = active.find((entry) => isSameWish(entry.wish, wish));
      if (known) return known.id;
      if (active.length >= MOST_WISHES) throw new TooManyWishes(MOST_WISHES);
      const id = this.ids.next();
      await this.waiting.addEntry(WaitingEntry.join({ wish, id, playerId }, now));
      return id;
    });
  }

  private async assertPossible(
    wish: WaitingWish,
    playerId: PlayerId,
    { timeZone, now }: { timeZone: string; now: Date },
  ): Promise<void> {
    const { venueId, courtId, date } = wish;
    if (courtId !== null && (await this.courts.bookable(courtId)).venueId !== venueId)
      throw new CourtNotFound();
    const ofAll = await this.venues.rulesOf(venueId);
    const rules = await this.categories.rulesForPlayer(venueId, ofAll, playerId);
    if (date < dayOf(now, timeZone)) throw new SlotInThePast();
    if (date > lastBookableDay(rules.windowDays, timeZone, now))
      throw new BeyondBookingWindow(rules.windowDays);
    const starts = minutesOf(wish).filter((minute) => isOffered(rules, date, minute, wish.durationMinutes));
    const last = starts.at(-1);
    if (last === undefined) throw new NeverOffered();
    const firstOffered = firstOfferedStart(now, rules.leadMinutes);
    if (startOf({ date, minute: last }, timeZone) >= firstOffered) return;
    throw firstOffered > firstKeptStart(now) ? new TooSoon(rules.leadMinutes) : new TooLateToWait();
  }
}

function minutesOf({ from, to }: WaitingWish): number[] {
  return Array.from({ length: (to - from) / HALF_HOUR + 1 }, (_, index) => from + index * HALF_HOUR);
}
