import { eventually } from '../support/eventually.js';
import { Crowd } from './players.js';
import { docker } from './stack.js';
import { TryingVenue } from './trying-venue.js';

/** Runs against the stack `saque` of a Docker Swarm (docs/operations.md). */
const LONG = 600_000;

let venue: TryingVenue;

beforeAll(async () => {
  venue = await TryingVenue.open();
}, LONG);
afterAll(() => venue.close());

test.each(['saque_api', 'saque_worker'])(
  'every process of %s is replaced while people book and pay: no request fails',
  async (service) => {
    const crowd = new Crowd(await venue.aCourt());
    await eventually(() => expect(crowd.told.paid.length).toBeGreaterThan(5), 60_000);
    const updated = docker('service', 'update', '--force', '--quiet', service);
    const { booked, paid, stumbles } = await updated.finally(() => crowd.stop()).then(() => crowd.told);
    expect(stumbles).toBe(0);
    expect(paid).toHaveLength(booked.length);
  },
  LONG,
);
