import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { type CourtId, type PlayerId, type VenueId, idFrom } from '../../src/kernel/domain/ids.js';
import { BookingRepository } from '../../src/modules/bookings/application/booking-repository.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { InMemoryBookingRepository } from '../support/doubles/in-memory-booking-repository.js';
import { SerialUnitOfWork } from '../support/doubles/serial-unit-of-work.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A repository under test, with its unit of work, and a venue, courts and players that exist. */
export interface Subject {
  repository: BookingRepository;
  work: UnitOfWork;
  venueId: VenueId;
  courtIds: readonly CourtId[];
  player: () => Promise<PlayerId>;
  close: () => Promise<void>;
}

export function inMemory(): Promise<Subject> {
  return Promise.resolve({
    repository: new InMemoryBookingRepository(),
    work: new SerialUnitOfWork(),
    venueId: idFrom(randomUUID()),
    courtIds: [idFrom(randomUUID()), idFrom(randomUUID())],
    player: () => Promise.resolve(idFrom<PlayerId>(randomUUID())),
    close: () => Promise.resolve(),
  });
}

/** A worker would take the reminders and enforce the deadlines. */
export async function inPostgres(): Promise<Subject> {
  const app: TestApp = await startTestApp({ config: { role: 'api' }, checkBooks: false });
  const venueId = await aVenue(app);
  const player = async () => {
    const id = idFrom<PlayerId>(`guest-${randomUUID()}`);
    await app.sql(`insert into players (id, created_at) values ($1, now())`, [id]);
    return id;
  };
  return {
    repository: app.get(BookingRepository),
    work: app.get(UnitOfWork),
    venueId,
    courtIds: [await aCourt(app, venueId, { number: 1 }), await aCourt(app, venueId, { number: 2 })],
    player,
    close: () => app.close(),
  };
}
