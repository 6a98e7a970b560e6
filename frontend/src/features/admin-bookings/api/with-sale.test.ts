import { aDeskBooking, aDeskDay } from '../../../testing/handlers/desk';
import { withSale } from './with-sale';

const sold = aDeskBooking({ courtId: 'court-1', bookingDate: '2026-11-21T15:00:00', timeSlot: '15:00' });
const hourOf = (day: ReturnType<typeof aDeskDay>) =>
  day.courts.find(({ id }) => id === 'court-1')?.hours.find(({ timeSlot }) => timeSlot === '15:00');

describe('the day of the desk after a sale', () => {
  it('shows the hour as sold', () => {
    expect(hourOf(withSale(aDeskDay(), sold))).toMatchObject({
      status: 'booked',
      booking: { id: sold.id, code: sold.code, organiserName: sold.organiserName },
    });
  });

  it.each([
    ['another length', { durationMinutes: 90 }],
    ['another day', { bookingDate: '2026-11-22T15:00:00' }],
    ['another court', { courtId: 'court-9' }],
  ])('stays as it was read for a sale of %s', (_what, over) => {
    const day = aDeskDay();
    expect(hourOf(withSale(day, { ...sold, ...over }))).toEqual(hourOf(day));
  });
});
