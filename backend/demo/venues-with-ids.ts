import { addDays } from 'date-fns/addDays';
import { addSeconds } from 'date-fns/addSeconds';
import type { CourtId, VenueId } from '../src/kernel/domain/ids.js';
import { type Cents, toCents } from '../src/kernel/domain/money.js';
import type { PriceTable } from '../src/kernel/domain/tariff.js';
import { demoId } from './demo-id.js';
import { DEMO_VENUES, type DemoCourt, type DemoVenue } from './venues.js';

/** A demo court with the id of its row in the database. */
export interface CourtWithId extends DemoCourt {
  readonly id: CourtId;
  readonly number: number;
  /** Counts the courts of all venues. */
  readonly ordinal: number;
  readonly prices: DemoCourt['prices'];
  readonly table: PriceTable;
}

/** A demo venue with the ids of its rows in the database. */
export interface VenueWithIds extends Omit<DemoVenue, 'courts'> {
  readonly id: VenueId;
  readonly createdAt: Date;
  readonly courts: readonly CourtWithId[];
}

const OPENED_DAYS_AGO = 90;

/** Returns the demo venues relative to the given instant. They opened one second apart. */
export function venuesWithIds(anchor: Date): VenueWithIds[] {
  let ordinal = 0;
  return DEMO_VENUES.map((venue, order) => {
    const createdAt = addSeconds(addDays(anchor, -OPENED_DAYS_AGO), order);
    const courts = venue.courts.map((court, index) => ({
      ...court,
      id: demoId<CourtId>(createdAt, `court:${venue.key}:${court.name}`),
      number: index + 1,
      ordinal: ordinal++,
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

/** Returns the key of the picture of a venue or, if a court is given, of that court. */
export function pictureKey(venue: { key: string }, court?: { name: string }): string {
  return court ? `${venue.key}/${court.name}` : venue.key;
}
