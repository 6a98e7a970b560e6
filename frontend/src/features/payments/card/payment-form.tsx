import { Suspense, useId, type FormEvent, type ReactNode } from 'react';
import { words } from '../../../shared/texts/words';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { CardFormSkeleton } from './card-form-skeleton';
import { InPayBar } from './pay-bar';
import type { IsStillOpen } from './confirm-card-payment';
import type { PaymentResult } from './payment-result';
import type { SavedCard } from './saved-card';
import { usePaymentAttempt, type BeforePaying } from './use-payment-attempt';

export const CardMethods = lazyComponent(() => import('./card-methods').then((file) => file.CardMethods));

export interface PaymentFormProps {
  /** Null while the server prepares the payment. */
  clientSecret: string | null;
  /** The path of this site to which the bank sends the player back, if it opens its own page. */
  returnPath: string;
  savedCard: SavedCard | null;
  /** True if a saved card is expected. The space of its choice is reserved meanwhile. */
  expectsCard?: boolean;
  /** The label of the button, with the amount: "Confirmar y Pagar $14.50". */
  submitLabel: string;
  /** Other parts of the same form, between the card and the button. */
  children?: ReactNode;
  /** The id of the form, for fields outside of it that belong to it. */
  formId?: string | undefined;
  isStillOpen: IsStillOpen;
  beforePaying?: BeforePaying | undefined;
  /** Called once per attempt that reached the provider. */
  onResult: (result: PaymentResult) => void;
}

/**
 * One form with one button: the saved card or the provider's fields, and whatever else is sent with
 * them. Only the ways to pay are loaded late, so nothing below them moves.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { clientSecret, returnPath, savedCard, expectsCard = false, submitLabel, children } = props;
  const ownId = useId();
  const id = props.formId ?? ownId;
  const { pay, ready, pending, failure, onCard } = usePaymentAttempt(props);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  const skeleton = <CardFormSkeleton saved={clientSecret === null ? expectsCard : savedCard !== null} />;
  return (
    <form noValidate id={id} aria-label={words.cardPayment} aria-busy={pending} onSubmit={handleSubmit}>
      {clientSecret === null ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <CardMethods
            clientSecret={clientSecret}
            returnPath={returnPath}
            savedCard={savedCard}
            locked={pending}
            failure={failure}
            onCard={onCard}
          />
        </Suspense>
      )}
      {children}
      <InPayBar>
        <SubmitButton type="submit" form={id} pending={pending} disabled={!ready} fullWidth>
          {submitLabel}
        </SubmitButton>
      </InPayBar>
    </form>
  );
}
