import { addDays } from 'date-fns/addDays';
import { addSeconds } from 'date-fns/addSeconds';
import { type Cents, toCents } from '../src/kernel/domain/money.js';
import type { PriceTable } from '../src/modules/bookings/index.js';
import { demoId } from './demo-id.js';
import { DEMO_VENUES, type DemoCourt, type DemoVenue } from './venues.js';

export interface PlacedCourt extends DemoCourt {
  readonly id: string;
  readonly number: number;
  readonly prices: DemoCourt['prices'];
  readonly table: PriceTable;
}

/** A venue with its ids. */
export interface PlacedVenue extends Omit<DemoVenue, 'courts'> {
  readonly id: string;
  readonly createdAt: Date;
  readonly courts: readonly PlacedCourt[];
}

const OPENED_DAYS_AGO = 90;

/** The demo venues as they stand at the given instant; they opened one after the other. */
export function placesAt(anchor: Date): PlacedVenue[] {
  return DEMO_VENUES.map((venue, index) => {
    const createdAt = addSeconds(addDays(anchor, -OPENED_DAYS_AGO), index);
    const courts = venue.courts.map((court, place) => ({
      ...court,
      id: demoId(createdAt, `court:${venue.key}:${court.name}`),
      number: place + 1,
      table: priceTable(court.prices),
    }));
    return { ...venue, id: demoId(createdAt, `venue:${venue.key}`), createdAt, courts };
  });
}

function priceTable(prices: DemoCourt['prices']): PriceTable {
  const [daySingles, dayDoubles, nightSingles, nightDoubles] = prices.map(toCents) as [
    Cents,
    Cents,
    Cents,
    Cents,
  ];
  return {
    day: { singles: daySingles, doubles: dayDoubles },
    night: { singles: nightSingles, doubles: nightDoubles },
  };
}

/** What a picture is found under: a venue's name, or a court's behind it. */
export function pictureKey(venue: { key: string }, court?: { name: string }): string {
  return court ? `${venue.key}/${court.name}` : venue.key;
}
