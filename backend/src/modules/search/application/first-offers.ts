import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { USUAL_GAME } from '../../../kernel/domain/games.js';
import type { PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { CustomerCategories, type PersonalRules } from '../../customers/index.js';
import { daysAfter, formatTimeSlot } from '../../bookings/index.js';
import { OpenGameQueries, type OpenGameView } from '../../shared-links/index.js';
import { type FreeStart, freeStarts } from './free-starts.js';
import { VenueFinder, type VenueSoon } from './venue-finder.js';

/** The next free starts of a venue, on the first of today and tomorrow that has one. */
export interface NextStarts {
  /** `yyyy-MM-dd`, on the clock of the venue. */
  date: string;
  /** `"18:00"`: when the night tariff of the venue begins. */
  nightFrom: string;
  starts: FreeStart[];
}

const SHOWN_STARTS = 3;
const ANY_TIME = [0, 24 * 60] as const;

/**
 * Finds the first offers for a list of venues: their next hours, and games that look for players.
 */
@Injectable()
export class FirstOffers {
  constructor(
    private readonly finder: VenueFinder,
    private readonly games: OpenGameQueries,
    private readonly categories: CustomerCategories,
    private readonly clock: Clock,
  ) {}

  /**
   * Maps venues to their next starts for singles, at the prices of the player. A venue without any
   * until tomorrow is absent. `isPersonal` is true if the player has a category anywhere.
   */
  async nextStarts(
    venueIds: readonly VenueId[],
    playerId: PlayerId | null,
  ): Promise<{ next: ReadonlyMap<VenueId, NextStarts>; isPersonal: boolean }> {
    const venues = venueIds.length === 0 ? [] : await this.finder.soon(venueIds);
    const now = this.clock.now();
    const rulesOf = await this.rulesFor(venues, playerId);
    const next = venues.flatMap((venue) => {
      const rules = rulesOf ? rulesOf(venue.summary.id, venue.rules) : venue.rules;
      const first = nextOf({ ...venue, rules }, now);
      return first ? [[venue.summary.id, first] as const] : [];
    });
    return { next: new Map(next), isPersonal: rulesOf !== null };
  }

  /** Asks the database nothing if no venue has categories. */
  private async rulesFor(
    venues: readonly VenueSoon[],
    playerId: PlayerId | null,
  ): Promise<PersonalRules | null> {
    const hasCategories = venues.some(({ rules }) => rules.categories.length > 0);
    return playerId !== null && hasCategories ? this.categories.everywhere(playerId) : null;
  }

  /** Returns the games of all venues that begin first. */
  async openGames(limit: number): Promise<OpenGameView[]> {
    return (await this.games.find({}, limit)).items;
  }
}

function nextOf({ today, taken, ...venue }: VenueSoon, now: Date): NextStarts | null {
  const days = [
    { date: today, taken: taken.today },
    { date: daysAfter(today, 1), taken: taken.tomorrow },
  ];
  for (const day of days) {
    const wish = {
      date: day.date,
      within: ANY_TIME,
      durationMinutes: undefined,
      gameType: USUAL_GAME,
    } as const;
    const starts = freeStarts({ ...venue, taken: day.taken }, wish, now).slice(0, SHOWN_STARTS);
    if (starts.length > 0)
      return { date: day.date, nightFrom: formatTimeSlot(venue.rules.nightFrom), starts };
  }
  return null;
}
