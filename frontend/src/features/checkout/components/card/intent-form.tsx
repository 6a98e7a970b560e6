import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { bookingKeys } from '../../../../shared/api/keys';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { ErrorState } from '../../../../shared/ui/error-state';
import { lazyComponent } from '../../../../shared/ui/lazy-component';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { CardFormSkeleton } from '../../../payments/card/card-form-skeleton';
import type { PaymentResult } from '../../../payments/card/payment-result';
import { texts as paymentTexts } from '../../../payments/texts';
import { intentQuery } from '../../api/intent-query';

export const CardPaymentForm = lazyComponent(() =>
  import('../../../payments/card/card-payment-form').then((file) => file.CardPaymentForm),
);

interface IntentFormProps {
  bookingId: string;
  purpose: 'full' | 'guarantee';
  returnPath: string;
  /** The button, for the amount as people read it. */
  submitLabel: (amount: string) => string;
  failedTitle: string;
  secondaryAction?: ReactNode;
  /** A way on where the intent cannot be had. */
  wayOut?: ReactNode;
  /** What has to be read before paying. */
  children: ReactNode;
  onCharged: (paymentIntentId: string) => void;
  /** In the place of the form where there is nothing to pay. */
  nothingToPay?: ReactNode;
}

/** The card form of an intent, or what stands in its place while there is none. */
export function IntentForm(props: IntentFormProps) {
  const { bookingId, purpose, failedTitle, onCharged, nothingToPay = null } = props;
  const queryClient = useQueryClient();
  const showToast = useToast();
  const intent = useQuery(intentQuery(bookingId, purpose));
  const askAgain = () => {
    void intent.refetch();
    void queryClient.invalidateQueries({ queryKey: bookingKeys.detail(bookingId) });
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
        title={failedTitle}
        error={intent.error}
        retrying={intent.isFetching}
        onRetry={askAgain}
        wayOut={props.wayOut}
        headingLevel="h3"
      />
    );
  }
  const { clientSecret, amount } = intent.data;
  if (clientSecret === null) return nothingToPay;
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <CardPaymentForm
        clientSecret={clientSecret}
        returnPath={props.returnPath}
        submitLabel={props.submitLabel(formatMoney(centsOf(amount)))}
        secondaryAction={props.secondaryAction}
        onResult={handleResult}
      >
        {props.children}
      </CardPaymentForm>
    </Suspense>
  );
}
