import { useQuery, useQueryClient } from '@tanstack/react-query';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { bookingKeys } from '../../../shared/api/keys';
import { paths } from '../../../shared/config/paths';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { ErrorState } from '../../../shared/ui/error-state';
import { lazyComponent } from '../../../shared/ui/lazy-component';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useSlow } from '../../../shared/ui/use-slow';
import { CardFormSkeleton } from '../../payments/card-form-skeleton';
import type { PaymentResult } from '../../payments/payment-result';
import { texts as paymentTexts } from '../../payments/texts';
import { intentQuery } from '../api/intent-query';
import { texts } from '../texts';
import type { Booking } from '../types';
import { ConfirmingPayment } from './confirming-payment';
import { DeadlineStrip } from './deadline-strip';
import { NothingToPay } from './nothing-to-pay';
import { PolicyNotice } from './policy-notice';

export const CardPaymentForm = lazyComponent(() =>
  import('../../payments/card-payment-form').then((file) => file.CardPaymentForm),
);

const confirmingShownAfter = 2000;

interface PaymentSectionProps {
  booking: Booking;
  /** True from the card's yes until the booking shows it. */
  charged: boolean;
  onCharged: (paymentIntentId: string) => void;
  onNothingToPay: () => void;
}

/** The deadline and the card form, or what stands in its place. */
export function PaymentSection(props: PaymentSectionProps) {
  const { booking, charged } = props;
  const waitsLong = useSlow(charged, confirmingShownAfter);
  return (
    <Card component="section" aria-label={texts.payment} sx={{ p: { xs: 2, md: 3 } }}>
      {waitsLong ? (
        <ConfirmingPayment />
      ) : (
        <>
          <DeadlineStrip dueAt={booking.paymentDueAt} timeZone={booking.timeZone} />
          <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 2 }}>
            {texts.payment}
          </Typography>
          <CardPayment {...props} />
        </>
      )}
    </Card>
  );
}

function CardPayment({ booking, onCharged, onNothingToPay }: PaymentSectionProps) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const intent = useQuery(intentQuery(booking.id));
  const askAgain = () => {
    void intent.refetch();
    void queryClient.invalidateQueries({ queryKey: bookingKeys.detail(booking.id) });
  };
  const handleResult = (result: PaymentResult) => {
    if (result.status !== 'failed') return onCharged(result.paymentIntentId);
    showToast({ tone: 'error', title: paymentTexts.paymentFailed, description: result.message });
    if (result.code === 'payment_intent_unexpected_state') askAgain();
  };

  if (intent.isPending) return <CardFormSkeleton />;
  if (intent.isError) {
    return (
      <ErrorState
        title={texts.intentFailed}
        error={intent.error}
        retrying={intent.isFetching}
        onRetry={askAgain}
        headingLevel="h3"
      />
    );
  }
  const { clientSecret, amount } = intent.data;
  if (clientSecret === null) return <NothingToPay onConfirm={onNothingToPay} />;
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <CardPaymentForm
        clientSecret={clientSecret}
        returnPath={paths.myBooking(booking.id)}
        submitLabel={texts.pay(formatMoney(centsOf(amount)))}
        onResult={handleResult}
      >
        <PolicyNotice />
      </CardPaymentForm>
    </Suspense>
  );
}
