import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { manageKeys } from '../../../shared/api/keys';
import { paths } from '../../../shared/config/paths';
import { centsOf } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { PayableCard } from '../../payments/card/payable-card';
import { PayableForm } from '../../payments/card/payable-form';
import { isPayable, type Booking } from '../model/booking';
import { managedPageQuery } from './api/managed-page';
import { restOfferQuery } from './api/rest-payment';
import { rememberLink } from './kept-link';
import { texts } from './texts';
import type { useRestPayment } from './use-rest-payment';

interface PayRestProps {
  booking: Booking;
  manageToken: string;
  payment: ReturnType<typeof useRestPayment>;
}

/** Waits for the payment with which the bank has sent the reader back. It opens no other one. */
export function ReturnedRest({ payment }: Pick<PayRestProps, 'payment'>) {
  return (
    <PayableCard
      label={texts.payRestTitle}
      charged={payment.charged}
      confirming={{ hint: texts.confirming, checkAgain: payment.checkAgain }}
    >
      <Typography role="status">{texts.confirming}</Typography>
    </PayableCard>
  );
}

/** The card form for what is missing. Payers use a card of their own. */
export function PayRest({ booking, manageToken, payment }: PayRestProps) {
  const queryClient = useQueryClient();
  const offer = useQuery(restOfferQuery(manageToken));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    rememberLink(manageToken);
    heading.current?.focus();
  }, [manageToken]);
  const isStillOpen = async () => {
    const page = await queryClient.fetchQuery(managedPageQuery(manageToken));
    return page.booking !== null && isPayable(page.booking);
  };
  const askAgain = () => {
    void offer.refetch();
    void queryClient.invalidateQueries({ queryKey: manageKeys.page(manageToken), exact: true });
  };
  return (
    <PayableCard
      label={texts.payRestTitle}
      charged={payment.charged}
      confirming={{ hint: texts.confirming, checkAgain: payment.checkAgain }}
    >
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
        {texts.payRestTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{texts.ownCard}</Typography>
      <PayableForm
        offer={offer}
        expectedCents={centsOf(booking.totalAmount) - centsOf(booking.paidAmount)}
        returnPath={paths.manageReturn}
        isStillOpen={isStillOpen}
        submitLabel={texts.pay}
        failedTitle={words.paymentPreparationFailed}
        nothingToPay={<Typography role="status">{texts.nothingMissing}</Typography>}
        onOutdated={askAgain}
        onCharged={payment.confirm}
      />
    </PayableCard>
  );
}
