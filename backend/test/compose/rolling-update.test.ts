import { eventually } from '../support/eventually.js';
import { Crowd } from './players.js';
import { docker } from './stack.js';
import { TestVenue } from './test-venue.js';

/** Runs against the stack `saque` of a Docker Swarm (docs/operations.md). */
const LONG = 600_000;

let venue: TestVenue;

beforeAll(async () => {
  venue = await TestVenue.open();
}, LONG);
afterAll(() => venue.close());

test.each(['saque_api', 'saque_worker'])(
  'no request fails while every process of %s is replaced during bookings and payments',
  async (service) => {
    const crowd = new Crowd(await venue.addCourt());
    await eventually(() => expect(crowd.confirmed.paid.length).toBeGreaterThan(5), 60_000);
    try {
      await docker('service', 'update', '--force', '--quiet', service);
    } finally {
      await crowd.stop();
    }
    const { booked, paid, failures } = crowd.confirmed;
    expect(failures).toBe(0);
    expect(paid).toHaveLength(booked.length);
  },
  LONG,
);
