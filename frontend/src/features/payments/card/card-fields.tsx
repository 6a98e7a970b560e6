import Box from '@mui/material/Box';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { words } from '../../../shared/texts/words';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { CardFormSkeleton } from './card-form-skeleton';
import type { CardPayment } from './confirm-card-payment';
import { FailureNotice } from './failure-notice';
import type { PaymentResult } from './payment-result';
import { useCardPayment } from './use-card-payment';

export interface CardFieldsProps extends CardPayment {
  /** The label of the button, with the amount: "Confirmar y Pagar $14.50". */
  submitLabel: string;
  secondaryAction?: ReactNode;
  /** What the player has to read before paying. It is between the card and the button. */
  children?: ReactNode;
  /** Called once per attempt that reached the provider. */
  onResult: (result: PaymentResult) => void;
  onLoadError: (error: unknown) => void;
  /** Called when the player has typed into the provider's fields. */
  onTyped: () => void;
}

/**
 * The provider's fields, the error of the last attempt, and the button. Must be inside `Elements`.
 */
export function CardFields(props: CardFieldsProps) {
  const { submitLabel, secondaryAction, children, onResult, onLoadError, onTyped } = props;
  const [ready, setReady] = useState(false);
  const { pay, pending, failure } = useCardPayment(props, onResult);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) message.current?.focus();
  }, [failure]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form noValidate aria-label={words.cardPayment} aria-busy={pending} onSubmit={handleSubmit}>
      {ready ? null : <CardFormSkeleton />}
      <Box sx={ready ? undefined : { height: 0, overflow: 'hidden', visibility: 'hidden' }}>
        <PaymentElement
          onReady={() => setReady(true)}
          onChange={({ empty }) => (empty ? undefined : onTyped())}
          onLoadError={({ error }) => onLoadError(error)}
        />
      </Box>
      {failure ? <FailureNotice ref={message} message={failure.message} /> : null}
      {children}
      <Box sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
        <SubmitButton type="submit" pending={pending} disabled={!ready} fullWidth>
          {submitLabel}
        </SubmitButton>
        {secondaryAction}
      </Box>
    </form>
  );
}
