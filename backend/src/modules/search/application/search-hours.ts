import { Injectable } from '@nestjs/common';
import { type ComputedView, type ReadView, untilNextMinute } from '../../../kernel/application/read-view.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { PersonalRules } from '../../customers/index.js';
import { daysAfter, formatTimeSlot, parseTimeSlot } from '../../bookings/index.js';
import { type FreeStart, freeStarts } from './free-starts.js';
import {
  type FoundVenue,
  type FoundVenues,
  type Position,
  VenueFinder,
  type VenueSummary,
} from './venue-finder.js';
import type { Wish } from './wish.js';

/** A venue with free starts. */
export interface SearchHit {
  venue: VenueSummary;
  /** From the player to the venue; absent if the player has not said where they are. */
  distanceMeters?: number;
  /** `"18:00"`: when the night tariff of the venue begins. */
  nightFrom: string;
  starts: FreeStart[];
}

/** A venue with free starts near those of the wish. */
export interface Alternative extends SearchHit {
  /** `yyyy-MM-dd`. */
  date: string;
}

export interface SearchPage {
  items: SearchHit[];
  /** Empty if there are items, and on every page but the first. */
  alternatives: Alternative[];
  /** The lengths of play that the venues of this page offer, free or not, the shortest first. */
  lengths: number[];
  /** Where the next page starts; null on the last page. A page before may have no item. */
  next: Position | null;
}

/** A page that everyone sees alike, and that a person with a category sees otherwise. */
export interface SearchRead extends ReadView<SearchPage> {
  /** True if a venue has categories; otherwise the page is the same for everyone. */
  readonly hasCategories: boolean;
  /** Computes the page under the rules for one person. */
  under(rulesOf: PersonalRules): Promise<ComputedView<SearchPage>>;
}

/** A wish of one person, for whom the rules of a venue may be others than for everyone. */
interface PersonalWish extends Wish {
  readonly rulesOf: PersonalRules;
}

const rulesOfAll: PersonalRules = (_, rules) => rules;

/** How many venues a page shows. */
const PAGE = 12;

/** How many venues one statement reads: one more than a page shows whether there is another. */
const BATCH = PAGE + 1;

/** How many statements a page may take. In a full town it then ends before it has 12 venues. */
const MAX_BATCHES = 4;

const MAX_ALTERNATIVES = 6;
const STARTS_OF_ALTERNATIVE = 3;

/** The days before and after the wished one that are tried, the nearest first. */
const OTHER_DAYS = [1, -1, 2, -2, 3, -3, 4, 5, 6, 7];

const ANY_TIME = [0, 24 * 60] as const;

/** Finds free starts at all venues. */
@Injectable()
export class SearchHours {
  constructor(
    private readonly finder: VenueFinder,
    private readonly clock: Clock,
  ) {}

  /** Reads a page of the venues with starts that fit a wish and can be booked now. */
  async read(wish: Wish, after: Position | null): Promise<SearchRead> {
    const first = await this.finder.find(wish, after, BATCH);
    const at = this.clock.now().getTime();
    const under = (rulesOf: PersonalRules) => this.compute({ ...wish, rulesOf }, after, { first, at });
    const { source, hasCategories } = first;
    return { source, at, hasCategories, compute: () => under(rulesOfAll), under };
  }

  /**
   * Lists the ids of the venues of which the first page may show a start. If no venue resembles the
   * place, they are those that the page names instead.
   */
  async readByFirstPage(wish: Pick<Wish, 'place' | 'near'>): Promise<string[]> {
    const found = await this.finder.distances(wish, MAX_BATCHES * BATCH);
    const isElsewhere = found.size === 0 && wish.place !== null;
    const shown = isElsewhere ? await this.finder.distances({ ...wish, place: null }, BATCH) : found;
    return [...shown.keys()];
  }

  /** If the page needs more than what was read first, its view is only true now. */
  private async compute(
    wish: PersonalWish,
    after: Position | null,
    { first, at }: { first: FoundVenues; at: number },
  ): Promise<ComputedView<SearchPage>> {
    const { batches, ...page } = await this.page(wish, after, first);
    const isEmpty = page.items.length === 0 && after === null;
    const alternatives = isEmpty ? await this.alternativesTo(wish, page) : [];
    return { view: { ...page, alternatives }, until: batches > 1 || isEmpty ? at : untilNextMinute(at) };
  }

  private async page(
    wish: PersonalWish,
    after: Position | null,
    first: FoundVenues,
  ): Promise<Omit<SearchPage, 'alternatives'> & { batches: number }> {
    const items: SearchHit[] = [];
    const offered = new Set<number>();
    let next = after;
    let found = first;
    let batches = 1;
    const pageUntil = (next: Position | null) => ({
      items,
      lengths: [...offered].sort((a, b) => a - b),
      next,
      batches,
    });
    for (;;) {
      for (const venue of found.venues) {
        if (items.length === PAGE) return pageUntil(next);
        next = venue.position;
        for (const length of venue.rules.lengths) offered.add(length);
        items.push(...this.hitOf(venue, wish));
      }
      if (found.isLast) return pageUntil(null);
      if (batches === MAX_BATCHES) return pageUntil(next);
      found = await this.finder.find(wish, next, BATCH);
      batches += 1;
    }
  }

  /** Another time of the day, or else the same time on another day, or else another place. */
  private async alternativesTo(
    wish: PersonalWish,
    { lengths }: Pick<SearchPage, 'lengths'>,
  ): Promise<Alternative[]> {
    // Every venue offers a length. Without one there was no venue, and there is none on other days.
    const sameVenues = lengths.length === 0 ? [] : await this.atTheSameVenues(wish);
    if (sameVenues.length > 0 || wish.place === null) return sameVenues;
    return this.first({ ...wish, place: null });
  }

  private async atTheSameVenues(wish: PersonalWish): Promise<Alternative[]> {
    const sameDay = await this.atOtherTimes(wish);
    if (sameDay.length > 0) return sameDay;
    for (const days of OTHER_DAYS) {
      const otherDay = await this.first({ ...wish, date: daysAfter(wish.date, days) });
      if (otherDay.length > 0) return otherDay;
    }
    return [];
  }

  private async atOtherTimes(wish: PersonalWish): Promise<Alternative[]> {
    const anyTime = { ...wish, within: ANY_TIME };
    const { venues } = await this.finder.find(wish, null, BATCH);
    const found = venues.flatMap((venue) => this.hitOf(venue, anyTime));
    const near = found.map((hit) => ({ ...hit, date: wish.date, starts: nearest(hit.starts, wish) }));
    return near.sort((a, b) => gapOf(a.starts, wish) - gapOf(b.starts, wish)).slice(0, MAX_ALTERNATIVES);
  }

  private async first(wish: PersonalWish): Promise<Alternative[]> {
    const { venues } = await this.finder.find(wish, null, BATCH);
    const found = venues.flatMap((venue) => this.hitOf(venue, wish));
    return found.slice(0, MAX_ALTERNATIVES).map((hit) => ({ ...hit, date: wish.date }));
  }

  private hitOf(found: FoundVenue, wish: PersonalWish): SearchHit[] {
    const rules = wish.rulesOf(found.summary.id, found.rules);
    const starts = freeStarts({ ...found, rules }, wish, this.clock.now());
    if (starts.length === 0) return [];
    const { summary: venue, distanceMeters } = found;
    const hit = { venue, nightFrom: formatTimeSlot(rules.nightFrom), starts };
    return [distanceMeters === null ? hit : { ...hit, distanceMeters }];
  }
}

/** Returns the starts next to those that were wished, in the order of the day. */
function nearest(starts: readonly FreeStart[], wish: Wish): FreeStart[] {
  const byGap = [...starts].sort((a, b) => gapTo(a, wish) - gapTo(b, wish)).slice(0, STARTS_OF_ALTERNATIVE);
  return starts.filter((start) => byGap.includes(start));
}

const gapOf = (starts: readonly FreeStart[], wish: Wish): number =>
  Math.min(...starts.map((start) => gapTo(start, wish)));

/** Returns how many minutes lie between a start and the wished ones. */
function gapTo({ timeSlot }: FreeStart, { within: [first, last] }: Wish): number {
  const minute = parseTimeSlot(timeSlot) ?? 0;
  return Math.max(first - minute, minute - last, 0);
}
