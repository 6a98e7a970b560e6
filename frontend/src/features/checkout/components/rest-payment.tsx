import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths';
import { formatMoney } from '../../../shared/model/money';
import { Money } from '../../../shared/ui/money';
import type { SharedLink } from '../../payments/sharing/own-link-query';
import { bookingAmounts } from '../model/booking-amounts';
import { texts } from '../texts';
import type { PaymentStepProps } from '../types';
import { IntentForm } from './intent-form';
import { NothingToPay } from './nothing-to-pay';
import { PolicyNotice } from './policy-notice';

interface RestPaymentProps extends PaymentStepProps {
  link: SharedLink;
}

/**
 * What nobody has paid yet, for the organiser to pay at any time but while a place is being paid: the two would pay
 * for the same. The form is for the amount it was opened for, so a friend's payment closes it.
 */
export function RestPayment({
  booking,
  link,
  charged,
  onCharged,
  onNothingToPay,
  onGuarantee,
}: RestPaymentProps) {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { missing, paid } = bookingAmounts(booking);
  const beingPaid = link.pendingParticipants > 0;
  const isOpen = charged || (openedAt === booking.paidAmount && !beingPaid);
  const canGuarantee = paid === 0 && booking.atDeadline !== 'charges_guarantee';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography sx={{ fontWeight: 650 }}>{texts.rest}</Typography>
        <Money cents={missing} sx={{ fontSize: '1.5rem' }} />
      </Box>
      {beingPaid && !charged ? <Typography role="status">{texts.restWaits}</Typography> : null}
      {isOpen ? (
        <IntentForm
          bookingId={booking.id}
          purpose="full"
          returnPath={paths.myBooking(booking.id)}
          submitLabel={texts.payRest}
          failedTitle={texts.intentFailed}
          secondaryAction={<Back onBack={() => setOpenedAt(null)} />}
          wayOut={<Back onBack={() => setOpenedAt(null)} />}
          onCharged={onCharged}
          nothingToPay={<NothingToPay onConfirm={onNothingToPay} />}
        >
          <PolicyNotice />
        </IntentForm>
      ) : (
        <>
          <Button
            variant="outlined"
            size="large"
            disabled={beingPaid}
            onClick={() => setOpenedAt(booking.paidAmount)}
          >
            {texts.payRest(formatMoney(missing))}
          </Button>
          {canGuarantee ? <Button onClick={onGuarantee}>{texts.guarantee}</Button> : null}
        </>
      )}
    </Box>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button size="large" onClick={onBack}>
      {texts.back}
    </Button>
  );
}
