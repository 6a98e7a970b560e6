import { addDays } from 'date-fns/addDays';
import type { CustomerId, VenueId } from '../src/kernel/domain/ids.js';
import { demoId } from './demo-id.js';
import { DEMO_GUESTS } from './guests.js';
import type { VenueWithIds } from './venues-with-ids.js';

/** A row of the table `customers`. */
export interface DemoCustomer {
  readonly id: CustomerId;
  readonly venueId: VenueId;
  readonly name: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly note: string | null;
  readonly createdAt: Date;
}

/** So many of the guests are known at each venue. */
const KNOWN_AT_A_VENUE = 12;
const KNOWN_SINCE_DAYS = 30;

const NOTES: readonly (string | null)[] = [
  'Prefiere la cancha 1.',
  null,
  'Suele llegar diez minutos antes.',
  null,
  null,
  'Pide raqueta prestada.',
];

/** Returns what the clubs keep about their players. One person is there twice, to be merged. */
export function customersAt(anchor: Date, venues: readonly VenueWithIds[]): DemoCustomer[] {
  const createdAt = addDays(anchor, -KNOWN_SINCE_DAYS);
  return venues.flatMap((venue) => {
    const known = DEMO_GUESTS.slice(0, KNOWN_AT_A_VENUE).map(({ name, phone, email }, index) => ({
      name,
      phones: phone === null ? [] : [phone],
      emails: email === null ? [] : [email],
      note: NOTES[index % NOTES.length] ?? null,
    }));
    const twice = { name: 'Sebas Paredes', phones: ['+593990000104'], emails: [], note: null };
    return [...known, twice].map((customer) => ({
      id: demoId<CustomerId>(createdAt, `customer:${venue.id}:${customer.name}`),
      venueId: venue.id,
      ...customer,
      createdAt,
    }));
  });
}
