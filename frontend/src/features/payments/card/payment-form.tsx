import { styled } from '@mui/material/styles';
import { Suspense, type FormEvent, type ReactNode } from 'react';
import { lowWindow, measure } from '../../../shared/theme/tokens';
import { words } from '../../../shared/texts/words';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { lazyComponent } from '../../../shared/ui/screen/lazy-component';
import { CardFormSkeleton } from './card-form-skeleton';
import type { IsStillOpen } from './confirm-card-payment';
import type { PaymentResult } from './payment-result';
import type { SavedCard } from './saved-card';
import { usePaymentAttempt } from './use-payment-attempt';

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
  /** What belongs to the same form. It is between the card and the button. */
  children?: ReactNode;
  /** The id of the form, for fields outside of it that belong to it. */
  formId?: string | undefined;
  isStillOpen: IsStillOpen;
  /** Runs before each attempt, which ends there if it resolves to false. It never rejects. */
  beforePaying?: (() => Promise<boolean>) | undefined;
  /** Called once per attempt that reached the provider. */
  onResult: (result: PaymentResult) => void;
}

/**
 * One form with one button: the saved card or the provider's fields, and whatever else is sent with
 * them. Only the ways to pay are loaded late, so nothing below them moves. On phones the button
 * stays at the lower edge of the window while the form is in view.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { clientSecret, returnPath, savedCard, expectsCard = false, submitLabel, children } = props;
  const { pay, ready, pending, failure, onCard } = usePaymentAttempt(props);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  const skeleton = <CardFormSkeleton saved={clientSecret === null ? expectsCard : savedCard !== null} />;
  return (
    <form
      noValidate
      id={props.formId}
      aria-label={words.cardPayment}
      aria-busy={pending}
      onSubmit={handleSubmit}
    >
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
      <PayBar>
        <SubmitButton type="submit" pending={pending} disabled={!ready} fullWidth>
          {submitLabel}
        </SubmitButton>
      </PayBar>
    </form>
  );
}

/** The bar bleeds to the edges of the card around the form. */
const PayBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: `calc(${measure.bottomBar}px + env(safe-area-inset-bottom))`,
  margin: '16px -16px 0',
  padding: '10px 16px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { position: 'static', margin: '24px 0 0', padding: 0, border: 0 },
  [lowWindow]: { position: 'static' },
}));
