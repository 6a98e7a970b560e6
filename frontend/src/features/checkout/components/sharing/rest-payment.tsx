import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatMoney } from '../../../../shared/model/money';
import { Money } from '../../../../shared/ui/figures/money';
import type { SharedLink } from '../../../payments/sharing/own-link-query';
import { bookingAmounts } from '../../model/booking-amounts';
import type { PaymentStepProps } from '../../types';
import { FocusedHeading } from '../card/focused-heading';
import { RestForm } from './rest-form';
import { texts } from './texts';

interface RestPaymentProps extends PaymentStepProps {
  link: SharedLink;
}

/**
 * Lets the organiser pay the unpaid rest. The places that friends are paying end first, so that no
 * place is paid twice. The form is for the amount at the time it was opened, so it closes when a
 * friend pays.
 */
export function RestPayment(props: RestPaymentProps) {
  const { booking, link, charged, onGuarantee } = props;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const { missing, paid } = bookingAmounts(booking);
  const beingPaid = link.pendingParticipants > 0;
  const isOpen = charged || openedAt === booking.paidAmount;
  const canGuarantee = paid === 0 && booking.atDeadline !== 'charges_guarantee' && !booking.paysAtClub;
  const goBack = () => {
    setOpenedAt(null);
    setCameBack(true);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <FocusedHeading focused={openedAt !== null}>{texts.rest}</FocusedHeading>
        <Money cents={missing} sx={{ fontSize: '1.5rem' }} />
      </Box>
      {beingPaid && !isOpen ? <Typography role="status">{texts.restSupersedes}</Typography> : null}
      {isOpen ? (
        <RestForm {...props} onBack={goBack} />
      ) : (
        <>
          <Button
            variant="outlined"
            size="large"
            autoFocus={cameBack}
            onClick={() => setOpenedAt(booking.paidAmount)}
          >
            {texts.payRest(formatMoney(missing))}
          </Button>
          {canGuarantee ? <Button onClick={() => onGuarantee()}>{texts.guarantee}</Button> : null}
        </>
      )}
    </Box>
  );
}
