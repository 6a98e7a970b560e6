import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dayOf, longDay } from '../../../shared/model/dates';
import { endOf } from '../../../shared/model/play';
import { words } from '../../../shared/texts/words';
import { bookingsOfCustomerQuery } from '../api';
import { texts } from '../texts';

/** The latest bookings of a customer: what the desk sold, and what the account booked. */
export function BookingsOfCustomer({ customerId }: { customerId: string }) {
  const { data, error } = useQuery(bookingsOfCustomerQuery(customerId));
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.bookings}
      </Typography>
      {error ? <Typography role="alert">{texts.bookingsFailed}</Typography> : null}
      {data?.items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noBookings}</Typography>
      ) : null}
      <Box component="ul" aria-label={texts.bookings} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.items.map((booking) => (
          <Box
            key={booking.id}
            component="li"
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', lineHeight: 1.4 }}
          >
            {longDay(dayOf(booking.bookingDate))}, {words.hours(booking.timeSlot, endOf(booking))}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {words.courtName(booking.court.courtNumber, booking.court.name)} · {booking.code} ·{' '}
              {texts.status[booking.status]}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
