import { Injectable } from '@nestjs/common';
import { formatAmount } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import { type CourtId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { BookingDrafts, endOf, type Slot } from '../../bookings/index.js';
import { QuoteQueries, type QuoteView } from './quote-queries.js';
import { categoryViewOf } from './booking-category.js';
import { timetableOf } from './timetable.js';

/** The play about which a player asks. Without a length it is the first one of the venue. */
interface QuoteRequest {
  courtId: CourtId;
  slot: Slot;
  durationMinutes?: number | undefined;
  gameType: GameType;
  /** Null if no player is signed in: nothing is booked and no card is saved. */
  playerId: PlayerId | null;
}

/** A draft needs a player; this id is never stored. */
const NOBODY = idFrom<PlayerId>('nobody');

/** Says what a booking would cost, bring back and lead to, before anyone makes it. */
@Injectable()
export class QuoteBooking {
  constructor(
    private readonly drafts: BookingDrafts,
    private readonly queries: QuoteQueries,
  ) {}

  /** @throws the errors of BookingDrafts */
  async execute({ playerId, ...request }: QuoteRequest): Promise<QuoteView> {
    const { booking, court } = await this.drafts.of({
      ...request,
      playerId: playerId ?? NOBODY,
      address: null,
    });
    const draft = booking.snapshot();
    const { startsAt, durationMinutes, totalCents, createdAt, paymentDueAt, category } = draft;
    const { timeZone } = court;
    const endsAt = endOf(startsAt, durationMinutes);
    const [savedCard, overlapping] =
      playerId === null
        ? [null, []]
        : await Promise.all([
            this.queries.savedCardOf(playerId),
            this.queries.overlapping(playerId, startsAt, endsAt),
          ]);
    return {
      totalAmount: formatAmount(totalCents),
      category: categoryViewOf(category),
      durationMinutes,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      timeZone,
      createdAt: createdAt.toISOString(),
      paymentDueAt: paymentDueAt.toISOString(),
      refundPolicy: timetableOf({ ...draft, timeZone }),
      savedCard,
      overlapping,
    };
  }
}
