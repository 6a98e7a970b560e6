import { addDays } from 'date-fns/addDays';
import { type PlayerId, idFrom } from '../src/kernel/domain/ids.js';
import { randomFrom } from './random.js';

/** A player of the demo. The addresses have no owner: example.org is reserved. */
export interface DemoGuest {
  readonly id: PlayerId;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** More people than courts, so that no one begins on two courts at once. */
const PEOPLE: readonly (readonly [name: string, phone?: string | null, email?: string])[] = [
  ['Camila Andrade', '+593990000101', 'camila.andrade@example.org'],
  ['Andrés Villacís', '+593990000102'],
  ['María José Cevallos', '+593990000103', 'mj.cevallos@example.org'],
  ['Sebastián Paredes', '+593990000104'],
  ['Gabriela Ñauta', '+593990000105'],
  ['Juan Pablo Ordóñez', null, 'jp.ordonez@example.org'],
  ['Daniela Espinosa', '+593990000107'],
  ['Mateo Guerrero', '+593990000108'],
  ['Valentina Zambrano', '+593990000109', 'vale.zambrano@example.org'],
  ['Luis Fernando Toral', '+593990000110'],
  ['Paola Intriago'],
  ['Esteban Crespo', '+593990000112'],
  ['Ana Lucía Mora', '+593990000113', 'analucia.mora@example.org'],
  ['Diego Salvatierra', '+593990000114'],
  ['Carolina Vintimilla', '+593990000115'],
  ['Roberto Chiriboga', null, 'r.chiriboga@example.org'],
  ['Isabel Peñafiel', '+593990000117'],
  ['Nicolás Arteaga', '+593990000118'],
  ['Verónica Loaiza', '+593990000119'],
  ['Tomás Jaramillo'],
];

/** The guests exist for some time before their first booking. */
const KNOWN_FOR_DAYS = 45;

/** The guest players who place the bookings. */
export const DEMO_GUESTS: readonly DemoGuest[] = PEOPLE.map(([name, phone = null, email = null], index) => ({
  id: idFrom(`guest-demo-${index + 1}`),
  name,
  phone,
  email,
}));

/** Returns when the guests were created, for demo data relative to `anchor`. */
export function guestsSince(anchor: Date): Date {
  return addDays(anchor, -KNOWN_FOR_DAYS);
}

/** Returns the anchor that belongs to guests created at the given instant. */
export function anchorOf(guestsSince: Date): Date {
  return addDays(guestsSince, KNOWN_FOR_DAYS);
}

/**
 * Returns who plays on a court at an instant. The courts of all venues have consecutive numbers, so
 * those who play at the same instant are different people.
 */
export function guestOn(court: number, startsAt: Date): DemoGuest {
  const first = Math.floor(randomFrom(`hour:${startsAt.toISOString()}`).between(0, DEMO_GUESTS.length));
  const guest = DEMO_GUESTS[(first + court) % DEMO_GUESTS.length];
  if (!guest) throw new Error('the demo has no guests');
  return guest;
}
