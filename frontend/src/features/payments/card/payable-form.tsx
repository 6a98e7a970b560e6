import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { lazyComponent } from '../../../shared/ui/screen/lazy-component';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { texts } from '../texts';
import { CardFormSkeleton } from './card-form-skeleton';
import type { CardPayment } from './confirm-card-payment';
import type { PaymentResult } from './payment-result';

export const CardPaymentForm = lazyComponent(() =>
  import('./card-payment-form').then((file) => file.CardPaymentForm),
);

/** What the server offers to pay. */
interface PaymentOffer {
  /** Null if there is nothing to pay. */
  clientSecret: string | null;
  /** Decimal string. */
  amount: string;
}

interface PayableFormProps {
  offer: UseQueryResult<PaymentOffer>;
  /** The path of this site to which the bank sends the player back. */
  returnPath: string;
  /** Returns the label of the button for a formatted amount. */
  submitLabel: (amount: string) => string;
  /** The title of the error if the server makes no offer. */
  failedTitle: string;
  secondaryAction?: ReactNode;
  /** A way to leave if the server makes no offer. */
  wayOut?: ReactNode;
  /** What the player has to read before paying. */
  children?: ReactNode;
  /** Replaces the form if there is nothing to pay. */
  nothingToPay?: ReactNode;
  isStillOpen: CardPayment['isStillOpen'];
  /** Called when the offer has to be fetched again, with everything that shows it. */
  onOutdated: () => void;
  onCharged: (paymentIntentId: string) => void;
}

/** The card form for an offer, or its skeleton, its error, or what replaces it. */
export function PayableForm(props: PayableFormProps) {
  const { offer, failedTitle, nothingToPay = null, onOutdated, onCharged } = props;
  const showToast = useToast();
  const handleResult = (result: PaymentResult) => {
    if (result.status !== 'failed') return onCharged(result.paymentIntentId);
    showToast({ tone: 'error', title: texts.paymentFailed, description: result.message });
    if (result.code === 'payment_intent_unexpected_state') onOutdated();
  };

  if (offer.isPending) return <CardFormSkeleton />;
  if (offer.isError) {
    return (
      <ErrorState
        title={failedTitle}
        error={offer.error}
        retrying={offer.isFetching}
        onRetry={onOutdated}
        wayOut={props.wayOut}
        headingLevel="h3"
      />
    );
  }
  const { clientSecret, amount } = offer.data;
  if (clientSecret === null) return nothingToPay;
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <CardPaymentForm
        clientSecret={clientSecret}
        returnPath={props.returnPath}
        isStillOpen={props.isStillOpen}
        submitLabel={props.submitLabel(formatMoney(centsOf(amount)))}
        secondaryAction={props.secondaryAction}
        onResult={handleResult}
      >
        {props.children}
      </CardPaymentForm>
    </Suspense>
  );
}
