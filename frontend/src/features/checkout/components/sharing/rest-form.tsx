import Button from '@mui/material/Button';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import type { PaymentStepProps } from '../../types';
import { IntentForm } from '../card/intent-form';
import { NothingToPay } from '../card/nothing-to-pay';
import { PolicyNotice } from '../card/policy-notice';
import { texts } from './texts';

interface RestFormProps extends Pick<PaymentStepProps, 'booking' | 'onCharged' | 'onNothingToPay'> {
  onBack: () => void;
}

/** The card form for everything that is missing of a shared booking. */
export function RestForm({ booking, onCharged, onNothingToPay, onBack }: RestFormProps) {
  const back = (
    <Button size="large" onClick={onBack}>
      {words.back}
    </Button>
  );
  return (
    <IntentForm
      bookingId={booking.id}
      purpose="full"
      returnPath={paths.myBooking(booking.id)}
      submitLabel={texts.payRest}
      failedTitle={words.paymentPreparationFailed}
      secondaryAction={back}
      wayOut={back}
      onCharged={onCharged}
      nothingToPay={<NothingToPay onConfirm={onNothingToPay} />}
    >
      <PolicyNotice />
    </IntentForm>
  );
}
