import Typography from '@mui/material/Typography';
import { dayInWords, dayOf, timeOf } from '../../../../shared/model/dates';
import { termsOfPrice } from '../../../payments/refunds/refund-terms';
import { RefundTimetable } from '../../../payments/refunds/refund-timetable';
import type { Booking } from '../../types';
import { texts } from './refund-texts';

interface RefundTermsProps {
  booking: Pick<Booking, 'refundPolicy' | 'createdAt'>;
}

/** The refund terms with their heading. A booking that was made too late has none. */
export function RefundTerms({ booking }: RefundTermsProps) {
  const terms = termsOfPrice(booking);
  if (terms.length === 0) return <Typography variant="body2">{texts.refundGone}</Typography>;
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {texts.refunds}
      </Typography>
      <RefundTimetable
        label={texts.refunds}
        terms={terms}
        formatMoment={(localTime) => texts.refundMoment(dayInWords(dayOf(localTime)), timeOf(localTime))}
      />
    </>
  );
}
