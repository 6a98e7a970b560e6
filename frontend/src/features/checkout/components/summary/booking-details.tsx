import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { minutesOf, usualMinutes } from '../../../../shared/model/play';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { memberWords } from '../../../../shared/texts/member-words';
import { words } from '../../../../shared/texts/words';
import { BookedCourt } from '../../../payments/booked-court';
import { BookedHour } from '../../../../shared/ui/court/booked-hour';
import { Money } from '../../../../shared/ui/figures/money';
import { bookingAmounts } from '../../model/booking-amounts';
import { texts } from '../../texts';
import type { Booking } from '../../types';
import { DividingLine } from '../dividing-line';
import { SummaryLine, SummaryList } from './summary-list';

interface BookingDetailsProps {
  booking: Booking;
}

/** The court, the time, and how the amount comes about. */
export function BookingDetails({ booking }: BookingDetailsProps) {
  const minutes = minutesOf(booking);
  return (
    <Card component="section" aria-label={texts.details} sx={{ p: { xs: 2, md: 2.5 } }}>
      <BookedCourt booking={booking} size={88} component="h2" />
      <BookedHour booking={booking} margin={2} />
      <SummaryList>
        <SummaryLine term={words.code}>{booking.code}</SummaryLine>
        <SummaryLine term={texts.game}>{texts.games[booking.gameType]}</SummaryLine>
        {minutes === usualMinutes ? null : (
          <SummaryLine term={texts.length}>{lengthInWords(minutes)}</SummaryLine>
        )}
        <SummaryLine term={tariffTerm(booking)}>{texts.tariffs[booking.tariffType]}</SummaryLine>
        {booking.category ? (
          <SummaryLine term={memberWords.category}>
            {memberWords.insteadOf(
              booking.category.name,
              formatMoney(centsOf(booking.category.publicAmount)),
            )}
          </SummaryLine>
        ) : null}
      </SummaryList>
      <DividingLine margin={2} />
      <Amounts booking={booking} />
    </Card>
  );
}

/** A play that begins by day can end at night. The booking knows the tariff of its start. */
function tariffTerm(booking: Booking): string {
  const isWholeHour = minutesOf(booking) === usualMinutes && booking.timeSlot.endsWith(':00');
  return booking.tariffType === 'night' || isWholeHour ? texts.tariff : texts.startTariff;
}

function Amounts({ booking }: BookingDetailsProps) {
  const { price, discount, paid, missing } = bookingAmounts(booking);
  const strikesPrice = discount > 0 && paid === 0;
  return (
    <SummaryList>
      {paid > 0 ? (
        <SummaryLine term={texts.price}>
          <Money cents={price} />
        </SummaryLine>
      ) : null}
      {discount > 0 ? (
        <SummaryLine term={texts.discount}>
          <Off cents={discount} />
        </SummaryLine>
      ) : null}
      {paid > 0 ? (
        <SummaryLine term={texts.alreadyPaid}>
          <Off cents={paid} />
        </SummaryLine>
      ) : null}
      <SummaryLine term={words.totalToPay} strong>
        <span aria-live="polite">
          {strikesPrice ? (
            <Money
              component="s"
              cents={price}
              sx={{ mr: 1.25, color: 'text.secondary', fontSize: '1.125rem' }}
            />
          ) : null}
          <Money cents={missing} sx={{ fontSize: '1.75rem' }} />
        </span>
      </SummaryLine>
    </SummaryList>
  );
}

/** An amount that is subtracted from the price. */
function Off({ cents }: { cents: number }) {
  return <Typography variant="figure">{texts.off(formatMoney(cents))}</Typography>;
}
