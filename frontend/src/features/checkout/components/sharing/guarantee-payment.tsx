import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../shared/config/paths';
import { clockMoment } from '../../../../shared/model/dates';
import { formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import type { ToastMessage } from '../../../../shared/ui/toast/toast-context';
import { bookingAmounts } from '../../model/booking-amounts';
import { guaranteedUntil } from '../../model/guaranteed-until';
import { ConfirmingPayment } from '../../../payments/card/confirming-payment';
import { texts as paymentTexts } from '../../../payments/confirmation/texts';
import type { Booking } from '../../types';
import { useGuaranteeConfirmation } from '../../use-guarantee-confirmation';
import { CardConsent } from '../card/deadline-terms';
import { FocusedHeading } from '../card/focused-heading';
import { IntentForm } from '../card/intent-form';
import { texts } from './texts';

interface GuaranteePaymentProps {
  booking: Booking;
  /** Called with what to say when the amount is held on the card and the booking shows it. */
  onHeld: (news: ToastMessage) => void;
  onBack: () => void;
}

/** Holds the price of the booking on the organiser's card without charging it. */
export function GuaranteePayment({ booking, onHeld, onBack }: GuaranteePaymentProps) {
  const { confirm, checkAgain } = useGuaranteeConfirmation(booking, onHeld);
  const amount = formatMoney(bookingAmounts(booking).missing);
  const back = (
    <Button fullWidth size="large" onClick={onBack} sx={{ mt: 1 }}>
      {words.back}
    </Button>
  );
  if (checkAgain) return <ConfirmingPayment hint={paymentTexts.overdueHint} checkAgain={checkAgain} />;
  return (
    <>
      <Box sx={{ mt: 3, mb: 2, display: 'grid', gap: 1 }}>
        <FocusedHeading focused>{texts.guaranteeTitle}</FocusedHeading>
        <Typography>
          {texts.guaranteeTerms(amount, clockMoment(guaranteedUntil(booking), booking.timeZone))}
        </Typography>
        {booking.splitUntil === 'after_play' ? <Typography>{texts.guaranteeOnCancelling}</Typography> : null}
      </Box>
      <IntentForm
        booking={booking}
        purpose="guarantee"
        returnPath={paths.checkout(booking.id)}
        submitLabel={texts.hold}
        failedTitle={texts.guaranteeFailed}
        onCharged={confirm}
      >
        <CardConsent />
      </IntentForm>
      {back}
    </>
  );
}
