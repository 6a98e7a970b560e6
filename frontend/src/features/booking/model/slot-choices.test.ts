import { cheapestFree, nearestFree, ownBookingsOf, slotChoices, type OwnBooking } from './slot-choices';
import type { AvailableHour } from '../../../shared/model/lengths';

const hour = (timeSlot: string, status: AvailableHour['status']): AvailableHour => ({
  timeSlot,
  status,
  tariffType: timeSlot >= '18:00' ? 'night' : 'day',
  singlesPrice: '14.50',
  doublesPrice: '29.00',
  durations: [{ minutes: 60, singlesPrice: '14.50', doublesPrice: '29.00' }],
});

const booking = (over: Partial<OwnBooking> = {}): OwnBooking => ({
  id: 'b1',
  courtId: 'c1',
  bookingDate: '2026-11-21T18:00:00',
  timeSlot: '18:00',
  status: 'active',
  paymentStatus: 'pending',
  ...over,
});

describe('the tiles of the hour picker', () => {
  it.each([
    ['available', 'free'],
    ['booked', 'taken'],
    ['blocked', 'taken'],
    ['past', 'past'],
  ] as const)('show an hour with the status %s as %s', (status, state) => {
    expect(slotChoices([hour('08:00', status)], 'singles', new Map())).toMatchObject([{ state }]);
  });

  it('show the price of the chosen game type', () => {
    const hours = [hour('08:00', 'available')];
    expect(slotChoices(hours, 'singles', new Map())).toMatchObject([{ cents: 1450 }]);
    expect(slotChoices(hours, 'doubles', new Map())).toMatchObject([{ cents: 2900 }]);
  });

  it('mark an hour that the player has already booked', () => {
    const own = ownBookingsOf([booking()], 'c1', '2026-11-21');
    const [mine, others] = slotChoices([hour('18:00', 'booked'), hour('19:00', 'booked')], 'singles', own);
    expect(mine).toMatchObject({ state: 'mine', booking: { id: 'b1' } });
    expect(others).toMatchObject({ state: 'taken' });
  });
});

describe("the player's own bookings of a court and day", () => {
  it.each([
    ['another court', { courtId: 'c2' }],
    ['another day', { bookingDate: '2026-11-22T18:00:00' }],
    ['a cancelled booking', { status: 'cancelled' }],
    ['an expired booking', { status: 'expired' }],
  ] as const)('do not include %s', (_, over) => {
    expect(ownBookingsOf([booking(over)], 'c1', '2026-11-21').size).toBe(0);
  });
});

describe('the hours in place of a lost one', () => {
  const choices = ['06:00', '07:00', '16:00', '17:00', '18:00', '20:00'].map((slot) =>
    hour(slot, slot === '17:00' ? 'booked' : 'available'),
  );
  const near = (slot: string) =>
    nearestFree(slotChoices(choices, 'singles', new Map()), slot).map(({ timeSlot }) => timeSlot);

  it.each([
    ['17:00', ['16:00', '18:00']],
    ['18:00', ['16:00', '20:00']],
    ['21:00', ['18:00', '20:00']],
    ['05:00', ['06:00', '07:00']],
  ])('are the two free ones nearest to %s', (slot, expected) => {
    expect(near(slot)).toEqual(expected);
  });

  it('have a lowest price only if one is free', () => {
    expect(cheapestFree(slotChoices(choices, 'singles', new Map()))).toBe(1450);
    expect(cheapestFree(slotChoices([hour('06:00', 'past')], 'singles', new Map()))).toBeNull();
  });
});
