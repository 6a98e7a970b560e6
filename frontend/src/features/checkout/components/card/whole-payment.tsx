import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { PaymentStepProps } from '../../types';
import { useTypedCode } from '../discount/typed-code';
import { FocusedHeading } from './focused-heading';
import { IntentForm } from './intent-form';
import { NothingToPay } from './nothing-to-pay';

/** Pays everything that is missing with one card, or with a code that covers it. */
export function WholePayment({ booking, arrived, onCharged, onNothingToPay }: PaymentStepProps) {
  const { free, confirmFree } = useTypedCode();
  if (free) return <NothingToPay onConfirm={confirmFree} />;
  return (
    <>
      <FocusedHeading hidden focused={arrived}>
        {words.cardPayment}
      </FocusedHeading>
      <IntentForm
        booking={booking}
        purpose="full"
        returnPath={paths.myBooking(booking.id)}
        submitLabel={texts.pay}
        failedTitle={words.paymentPreparationFailed}
        onCharged={onCharged}
        nothingToPay={<NothingToPay onConfirm={onNothingToPay} />}
      />
    </>
  );
}
