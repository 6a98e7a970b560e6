import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { daysAfter, parseTimeSlot } from '../../bookings/index.js';
import { type FreeStart, freeStarts } from './free-starts.js';
import { type FoundVenue, type Position, VenueFinder, type VenueSummary } from './venue-finder.js';
import type { Wish } from './wish.js';

/** A venue with free starts. */
export interface SearchHit {
  venue: VenueSummary;
  /** From the player to the venue; absent if the player has not said where they are. */
  distanceMeters?: number;
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
  /** Where the next page starts; null on the last page. A page before may have no item. */
  next: Position | null;
}

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

  /** Returns a page of the venues with starts that fit a wish and can be booked now. */
  async execute(wish: Wish, after: Position | null): Promise<SearchPage> {
    const page = await this.page(wish, after);
    const isEmpty = page.items.length === 0 && after === null;
    return { ...page, alternatives: isEmpty ? await this.alternativesTo(wish) : [] };
  }

  private async page(wish: Wish, after: Position | null): Promise<Pick<SearchPage, 'items' | 'next'>> {
    const items: SearchHit[] = [];
    let next = after;
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const found = await this.finder.find(wish, next, BATCH);
      for (const venue of found) {
        if (items.length === PAGE) return { items, next };
        next = venue.position;
        items.push(...this.hitOf(venue, wish));
      }
      if (found.length < BATCH) return { items, next: null };
    }
    return { items, next };
  }

  /** Another time of the day, or else the same time on another day, or else another place. */
  private async alternativesTo(wish: Wish): Promise<Alternative[]> {
    const sameDay = await this.atOtherTimes(wish);
    if (sameDay.length > 0) return sameDay;
    for (const days of OTHER_DAYS) {
      const otherDay = await this.first({ ...wish, date: daysAfter(wish.date, days) });
      if (otherDay.length > 0) return otherDay;
    }
    return wish.place === null ? [] : this.first({ ...wish, place: null });
  }

  private async atOtherTimes(wish: Wish): Promise<Alternative[]> {
    const anyTime = { ...wish, within: ANY_TIME };
    const found = (await this.finder.find(wish, null, BATCH)).flatMap((venue) => this.hitOf(venue, anyTime));
    const near = found.map((hit) => ({ ...hit, date: wish.date, starts: nearest(hit.starts, wish) }));
    return near.sort((a, b) => gapOf(a.starts, wish) - gapOf(b.starts, wish)).slice(0, MAX_ALTERNATIVES);
  }

  private async first(wish: Wish): Promise<Alternative[]> {
    const found = (await this.finder.find(wish, null, BATCH)).flatMap((venue) => this.hitOf(venue, wish));
    return found.slice(0, MAX_ALTERNATIVES).map((hit) => ({ ...hit, date: wish.date }));
  }

  private hitOf(found: FoundVenue, wish: Wish): SearchHit[] {
    const starts = freeStarts(found, wish, this.clock.now());
    if (starts.length === 0) return [];
    const { summary: venue, distanceMeters } = found;
    return [distanceMeters === null ? { venue, starts } : { venue, distanceMeters, starts }];
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
