import Button from '@mui/material/Button';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import type { PaymentStepProps } from '../../types';
import { IntentForm } from '../card/intent-form';
import { NothingToPay } from '../card/nothing-to-pay';
import { CardConsent } from '../card/deadline-terms';
import { texts } from './texts';

interface RestFormProps extends Pick<PaymentStepProps, 'booking' | 'onCharged' | 'onNothingToPay'> {
  onBack: () => void;
}

/** The card form for everything that is missing of a shared booking. */
export function RestForm({ booking, onCharged, onNothingToPay, onBack }: RestFormProps) {
  const back = (
    <Button fullWidth size="large" onClick={onBack} sx={{ mt: 1 }}>
      {words.back}
    </Button>
  );
  return (
    <>
      <IntentForm
        booking={booking}
        purpose="full"
        returnPath={paths.myBooking(booking.id)}
        submitLabel={texts.payRest}
        failedTitle={words.paymentPreparationFailed}
        onCharged={onCharged}
        nothingToPay={<NothingToPay onConfirm={onNothingToPay} />}
      >
        <CardConsent />
      </IntentForm>
      {back}
    </>
  );
}
