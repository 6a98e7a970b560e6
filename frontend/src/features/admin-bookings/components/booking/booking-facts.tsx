import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { memberWords } from '../../../../shared/texts/member-words';
import { words } from '../../../../shared/texts/words';
import { Money } from '../../../../shared/ui/figures/money';
import { RefundChip } from '../../../../shared/ui/figures/refund-chip';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { isLive, paymentInWords, paymentTone, statusTone } from '../../model/booking-words';
import { texts } from '../../texts';
import type { DeskBooking } from '../../types';
import { PaymentList } from './payment-list';

interface BookingFactsProps {
  booking: DeskBooking;
}

/** The details of a booking: status, organiser, amounts and payments. */
export function BookingFacts({ booking }: BookingFactsProps) {
  const { status, places, cancelledBy, cancellationReason } = booking;
  const discount = centsOf(booking.discountAmount);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StatusChip tone={statusTone[status]}>{texts.status[status]}</StatusChip>
        {booking.refundStatus !== 'none' ? (
          <RefundChip booking={booking} />
        ) : isLive(booking) ? (
          <StatusChip tone={paymentTone[booking.paymentStatus]}>{paymentInWords(booking)}</StatusChip>
        ) : null}
      </Box>
      {cancelledBy ? (
        <Typography>
          {texts.cancelledBy[cancelledBy]}
          {cancellationReason === null ? '' : ` ${texts.cancelledBecause(cancellationReason)}`}
        </Typography>
      ) : null}
      <Box component="dl" sx={{ display: 'grid', gap: 0.75, m: 0 }}>
        <Organiser booking={booking} />
        <Fact name={texts.gameType}>{words.game[booking.gameType]}</Fact>
        {places ? <Fact name={texts.link}>{texts.places(places.paid, places.total)}</Fact> : null}
        {discount > 0 ? (
          <Fact name={texts.discount(booking.discountCode)}>{`−${formatMoney(discount)}`}</Fact>
        ) : null}
        {booking.category ? (
          <Fact name={memberWords.category}>
            {memberWords.insteadOf(
              booking.category.name,
              formatMoney(centsOf(booking.category.publicAmount)),
            )}
          </Fact>
        ) : null}
        <Fact name={texts.total}>
          <Money cents={centsOf(booking.totalAmount)} />
        </Fact>
        <Fact name={texts.paidSoFar}>
          <Money cents={centsOf(booking.paidAmount)} />
        </Fact>
        <Fact name={texts.code}>{booking.code}</Fact>
      </Box>
      <PaymentList bookingId={booking.id} payments={booking.payments} timeZone={booking.timeZone} />
    </Box>
  );
}

/** Who to look for at the desk, and how to reach them. */
function Organiser({ booking: { organiserName, organiserPhone, organiserEmail } }: BookingFactsProps) {
  return (
    <>
      <Fact name={texts.organiser}>{organiserName ?? texts.noName}</Fact>
      <Fact name={texts.phone}>
        {organiserPhone === null ? (
          texts.notTold
        ) : (
          <Link href={`tel:${organiserPhone}`}>{organiserPhone}</Link>
        )}
      </Fact>
      <Fact name={texts.email}>
        {organiserEmail === null ? (
          texts.notTold
        ) : (
          <Link href={`mailto:${organiserEmail}`}>{organiserEmail}</Link>
        )}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
