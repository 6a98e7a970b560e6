import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { isCardRefused } from '../confirmation/card-refused';
import { texts } from '../texts';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import type { PaymentResult } from './payment-result';
import type { SavedCard } from './saved-card';

/** The payment that the server offers. */
interface PaymentOffer {
  /** Null if there is nothing to pay. */
  clientSecret: string | null;
  /** Decimal string. */
  amount: string;
  savedCard: SavedCard | null;
}

type FormProps = Pick<
  PaymentFormProps,
  'returnPath' | 'expectsCard' | 'isStillOpen' | 'beforePaying' | 'formId' | 'children'
>;

interface PayableFormProps extends FormProps {
  offer: UseQueryResult<PaymentOffer>;
  /** The amount in cents that the button shows until the offer arrives. */
  expectedCents: number;
  /** Returns the label of the button for a formatted amount. */
  submitLabel: (amount: string) => string;
  /** The title of the error if the server makes no offer. */
  failedTitle: string;
  /** Replaces the form if there is nothing to pay. */
  nothingToPay?: ReactNode;
  /** Called when the offer has to be fetched again, with everything that shows it. */
  onOutdated: () => void;
  onCharged: (paymentIntentId: string) => void;
}

/** The form that pays an offer, or its error, or what replaces it. */
export function PayableForm(props: PayableFormProps) {
  const { offer, expectedCents, submitLabel, failedTitle, ...form } = props;
  const { nothingToPay = null, onOutdated, onCharged, ...shown } = form;
  const showToast = useToast();
  const handleResult = (result: PaymentResult) => {
    if (result.status !== 'failed') return onCharged(result.paymentIntentId);
    showToast({ tone: 'error', title: texts.paymentFailed, description: result.message });
    if (result.code === 'payment_intent_unexpected_state') onOutdated();
  };

  if (offer.isError) {
    return (
      <ErrorState
        title={isCardRefused(offer.error) ? texts.cardRefused : failedTitle}
        error={offer.error}
        retrying={offer.isFetching}
        onRetry={onOutdated}
        headingLevel="h3"
      />
    );
  }
  const { data } = offer;
  if (data?.clientSecret === null) return nothingToPay;
  const cents = data ? centsOf(data.amount) : expectedCents;
  return (
    <PaymentForm
      {...shown}
      clientSecret={data?.clientSecret ?? null}
      savedCard={data?.savedCard ?? null}
      submitLabel={submitLabel(formatMoney(cents))}
      onResult={handleResult}
    />
  );
}
