import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { CardFields, type CardFieldsProps } from './card-fields';
import { elementsAppearance } from './elements-appearance';
import { stripeQuery } from './load-stripe';
import { texts } from './texts';

export type CardPaymentFormProps = Omit<CardFieldsProps, 'onLoadError' | 'onTyped'>;

/**
 * Pays an intent by card, through Stripe or the sandbox. Pages do not know which of them is used. A
 * new intent needs new fields; if the player had typed into the old ones, the form asks to type
 * again.
 */
export function CardPaymentForm(props: CardPaymentFormProps) {
  const stripe = useQuery(stripeQuery());
  const { colorScheme } = useColorScheme();
  const [loadError, setLoadError] = useState<unknown>(null);
  const [typedFor, setTypedFor] = useState<string | null>(null);
  const { clientSecret } = props;
  const typedInVain = typedFor !== null && typedFor !== clientSecret;
  const options = useMemo(
    () => ({
      clientSecret,
      locale: 'es' as const,
      appearance: elementsAppearance(colorScheme),
    }),
    [clientSecret, colorScheme],
  );

  if (stripe.isError || loadError) {
    const retry = () => {
      setLoadError(null);
      if (stripe.isError) void stripe.refetch();
    };
    return (
      <ErrorState
        title={texts.loadFailed}
        error={stripe.error ?? loadError}
        retrying={stripe.isFetching}
        onRetry={retry}
        headingLevel="h3"
      />
    );
  }
  return (
    <>
      {typedInVain ? (
        <Typography role="status" sx={{ mb: 2 }}>
          {texts.typeAgain}
        </Typography>
      ) : null}
      <Elements key={clientSecret} stripe={stripe.data ?? null} options={options}>
        <CardFields {...props} onLoadError={setLoadError} onTyped={() => setTypedFor(clientSecret)} />
      </Elements>
    </>
  );
}
