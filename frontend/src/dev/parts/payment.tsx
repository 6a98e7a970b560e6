import Box from '@mui/material/Box';
import { PriceBar } from '../../features/booking/components/price-bar';
import { RefundTimetable } from '../../features/payments/refunds/refund-timetable';
import { termsOfPrice } from '../../features/payments/refunds/refund-terms';
import type { Seat } from '../../features/payments/sharing/seats';
import { SeatsCourt } from '../../features/payments/sharing/seats-court';
import { aBooking } from '../../testing/builders';
import { BookedHour } from '../../shared/ui/court/booked-hour';
import { PaidMoment } from '../../shared/ui/court/paid-moment';
import { Columns, ignore } from '../rows';
import { texts } from '../texts';

const seats: Seat[] = [
  { state: 'paid', yours: true },
  { state: 'reserved', yours: false },
  { state: 'paid', yours: false },
  { state: 'free', yours: false },
];

const bar = {
  follows: null,
  isLoading: false,
  sending: false,
  notice: null,
  summary: texts.summary,
  action: texts.button,
  onChooseHour: ignore,
  onContinue: ignore,
};

const bars = [
  { totalCents: null, fromCents: 1450 },
  { totalCents: 1650, fromCents: 1450 },
  { totalCents: 1650, fromCents: 1450, sending: true },
  { totalCents: null, fromCents: null, isLoading: true },
];

const morning = { tariffType: 'day', timeSlot: '08:00', endsAt: '2027-11-21T14:00:00.000Z' } as const;

export function Payment() {
  const terms = termsOfPrice(aBooking());
  return (
    <>
      <Columns>
        <li>
          <PaidMoment />
        </li>
        <li>
          <PaidMoment surface="hard" />
        </li>
        <li>
          <SeatsCourt seats={seats} surface="clay" night={false} />
        </li>
        <li>
          <SeatsCourt seats={seats.slice(2)} surface="grass" night />
        </li>
        <li>
          <BookedHour booking={aBooking()} margin={0} />
        </li>
        <li>
          <BookedHour booking={aBooking(morning)} margin={0} />
        </li>
        <li>
          <RefundTimetable label={texts.refunds} terms={terms} formatMoment={String} applying={terms[1]} />
        </li>
      </Columns>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {bars.map((state, index) => (
          // A bar of its own box, because it is sticky and would cover the one before.
          <div key={index}>
            <PriceBar {...bar} {...state} />
          </div>
        ))}
      </Box>
    </>
  );
}
