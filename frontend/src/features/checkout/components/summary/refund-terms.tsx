import Typography from '@mui/material/Typography';
import { dayInWords, dayOf, timeOf } from '../../../../shared/model/dates';
import { termsOfPrice } from '../../../payments/refunds/refund-terms';
import { RefundTimetable } from '../../../payments/refunds/refund-timetable';
import type { Booking } from '../../types';
import { texts } from './refund-texts';

interface RefundTermsProps {
  booking: Pick<Booking, 'refundPolicy' | 'createdAt' | 'resale'>;
}

/** The refund terms, and what a resale brings back if the venue promises it. */
export function RefundTerms({ booking }: RefundTermsProps) {
  return (
    <>
      <Terms booking={booking} />
      {booking.resale?.state === 'possible' ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {texts.resale}
        </Typography>
      ) : null}
    </>
  );
}

/** A booking that was made too late has no terms. */
function Terms({ booking }: RefundTermsProps) {
  const terms = termsOfPrice(booking);
  if (terms.length === 0) return null;
  return (
    <RefundTimetable
      label={texts.refunds}
      terms={terms}
      formatMoment={(localTime) => texts.refundMoment(dayInWords(dayOf(localTime)), timeOf(localTime))}
    />
  );
}
