import Box from '@mui/material/Box';
import { useState } from 'react';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { SubmitButton } from '../../../../shared/ui/form/submit-button';
import { texts } from '../../texts';
import type { PaymentStepProps } from '../../types';
import { DiscountCode } from '../discount/discount-code';
import { FocusedHeading } from './focused-heading';
import { IntentForm } from './intent-form';
import { LazyShareChoice, preloadShareChoice } from '../sharing/lazy-share-choice';
import { NothingToPay } from './nothing-to-pay';
import { PolicyNotice } from './policy-notice';

/**
 * Pays everything that is missing with one card. It also offers a discount code and sharing the
 * payment.
 */
export function WholePayment(props: PaymentStepProps) {
  const { booking, sharing, arrived, onCharged, onNothingToPay, onShare, onGuarantee } = props;
  const [choosing, setChoosing] = useState(false);
  const guaranteed = booking.atDeadline === 'charges_guarantee';
  const shareButton = (
    <SubmitButton
      variant="outlined"
      pending={sharing.isOpening}
      onPointerEnter={preloadShareChoice}
      onFocus={preloadShareChoice}
      onClick={() => (guaranteed ? onShare() : setChoosing(true))}
    >
      {words.sharePaymentLink}
    </SubmitButton>
  );
  const choose = (act: () => void) => {
    setChoosing(false);
    act();
  };
  return (
    <>
      <DiscountCode booking={booking} />
      <Box sx={{ mt: 3, mb: 2 }}>
        <FocusedHeading focused={arrived}>{words.cardPayment}</FocusedHeading>
      </Box>
      <IntentForm
        bookingId={booking.id}
        purpose="full"
        returnPath={paths.myBooking(booking.id)}
        submitLabel={texts.pay}
        failedTitle={words.paymentPreparationFailed}
        secondaryAction={shareButton}
        onCharged={onCharged}
        nothingToPay={<NothingToPay onConfirm={onNothingToPay} />}
      >
        <PolicyNotice />
      </IntentForm>
      <LazyShareChoice
        open={choosing}
        booking={booking}
        onGuarantee={() => choose(onGuarantee)}
        onUnguaranteed={() => choose(onShare)}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
