import { addDays } from 'date-fns/addDays';
import type { CategoryId, CustomerId, VenueId } from '../src/kernel/domain/ids.js';
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
  readonly categoryId: CategoryId | null;
  readonly categoryUntil: string | null;
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

/** Members of a venue with categories, and after how many days their last day comes, if any. */
const MEMBERS: Readonly<Record<string, readonly [category: string, lastDay: number | null]>> = {
  'Camila Andrade': ['Socio', null],
  'Andrés Villacís': ['Socio', null],
  'María José Cevallos': ['Socio', 5],
  'Gabriela Ñauta': ['Socio', -3],
  'Juan Pablo Ordóñez': ['Juvenil', null],
  'Daniela Espinosa': ['Juvenil', 90],
};

/** Returns the category of a customer at a venue. */
function heldAt(anchor: Date, { rules = {} }: VenueWithIds, name: string) {
  const [wanted, lastDay] = MEMBERS[name] ?? [null, null];
  const category = (rules.categories ?? []).find((one) => one.name === wanted);
  const until = lastDay === null ? null : addDays(anchor, lastDay).toISOString().slice(0, 10);
  return { categoryId: category?.id ?? null, categoryUntil: category ? until : null };
}

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
      ...heldAt(anchor, venue, customer.name),
      createdAt,
    }));
  });
}
