import Box from '@mui/material/Box';
import { useState } from 'react';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { SubmitButton } from '../../../../shared/ui/form/submit-button';
import { texts } from '../../texts';
import type { PaymentStepProps } from '../../types';
import { useContact } from '../contact/contact-context';
import { DiscountCode } from '../discount/discount-code';
import { LazyShareChoice, preloadShareChoice } from '../sharing/lazy-share-choice';
import { CardConsent, DeadlineTerms } from './deadline-terms';
import { FocusedHeading } from './focused-heading';
import { IntentForm } from './intent-form';
import { PayAtClub } from '../club/lazy-pay-at-club';
import { NothingToPay } from './nothing-to-pay';

/**
 * Pays everything that is missing with one card. Below it, the player can enter a discount code or
 * share the payment.
 */
export function WholePayment(props: PaymentStepProps) {
  const { booking, sharing, arrived, onCharged, onNothingToPay, onShare, onGuarantee } = props;
  const [choosing, setChoosing] = useState(false);
  const { ready } = useContact();
  // Nothing happens at a deadline that the organiser could guarantee or be warned of.
  const sharesAtOnce = booking.atDeadline === 'charges_guarantee' || booking.paysAtClub;
  const choose = (act: () => void) => {
    setChoosing(false);
    act();
  };
  const handleShare = async () => {
    if (sharesAtOnce) onShare();
    else if (await ready()) setChoosing(true);
  };
  return (
    <>
      <Box sx={{ mt: 2, mb: 1.5 }}>
        <FocusedHeading focused={arrived}>{words.cardPayment}</FocusedHeading>
      </Box>
      <IntentForm
        booking={booking}
        purpose="full"
        returnPath={paths.myBooking(booking.id)}
        submitLabel={texts.pay}
        failedTitle={words.paymentPreparationFailed}
        onCharged={onCharged}
        nothingToPay={<NothingToPay onConfirm={onNothingToPay} />}
      >
        {booking.paysAtClub ? null : <DeadlineTerms booking={booking} />}
        <CardConsent />
      </IntentForm>
      <DiscountCode booking={booking} />
      {booking.mayPayAtClub && !booking.paysAtClub ? <PayAtClub booking={booking} /> : null}
      <SubmitButton
        fullWidth
        variant="outlined"
        pending={sharing.isOpening}
        onPointerEnter={preloadShareChoice}
        onFocus={preloadShareChoice}
        onClick={() => void handleShare()}
        sx={{ mt: 1.5 }}
      >
        {words.sharePaymentLink}
      </SubmitButton>
      <LazyShareChoice
        open={choosing}
        booking={booking}
        onGuarantee={(name) => choose(() => onGuarantee(name))}
        onUnguaranteed={(name) => choose(() => onShare(name))}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
