import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { CardFormSkeleton } from './card-form-skeleton';
import { confirmCardPayment, type CardPayment } from './confirm-card-payment';
import { elementsAppearance } from './elements-appearance';
import { texts } from './texts';
import type { ChosenCard } from './use-payment-attempt';

interface NewCardProps extends CardPayment {
  stripe: Stripe;
  onLoadError: (error: unknown) => void;
  onCard: (card: ChosenCard | null) => void;
}

/**
 * The provider's fields for a card. A new intent needs new fields; if the player had typed into the
 * old ones, they are asked to type again.
 */
export function NewCard({ stripe, ...props }: NewCardProps) {
  const { colorScheme } = useColorScheme();
  const [typedFor, setTypedFor] = useState<string | null>(null);
  const { clientSecret } = props;
  const typedInVain = typedFor !== null && typedFor !== clientSecret;
  const options = useMemo(
    () => ({ clientSecret, locale: 'es' as const, appearance: elementsAppearance(colorScheme) }),
    [clientSecret, colorScheme],
  );
  return (
    <>
      {typedInVain ? (
        <Typography role="status" sx={{ mb: 2 }}>
          {texts.typeAgain}
        </Typography>
      ) : null}
      <Elements key={clientSecret} stripe={stripe} options={options}>
        <Fields {...props} onTyped={() => setTypedFor(clientSecret)} />
      </Elements>
    </>
  );
}

interface FieldsProps extends Omit<NewCardProps, 'stripe'> {
  /** Called when the player has typed into the provider's fields. */
  onTyped: () => void;
}

function Fields({ clientSecret, returnPath, onLoadError, onTyped, onCard }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!ready || !stripe || !elements) return;
    onCard({
      pay: (isStillOpen) => confirmCardPayment(stripe, elements, { clientSecret, returnPath }, isStillOpen),
      isSaved: false,
    });
    return () => onCard(null);
  }, [ready, stripe, elements, clientSecret, returnPath, onCard]);
  return (
    <>
      {ready ? null : <CardFormSkeleton />}
      <Box sx={ready ? undefined : { height: 0, overflow: 'hidden', visibility: 'hidden' }}>
        <PaymentElement
          onReady={() => setReady(true)}
          onChange={({ empty }) => (empty ? undefined : onTyped())}
          onLoadError={({ error }) => onLoadError(error)}
        />
      </Box>
    </>
  );
}
