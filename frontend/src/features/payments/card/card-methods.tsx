import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { CardChoice } from './card-choice';
import type { CardPayment } from './confirm-card-payment';
import { CardFormSkeleton } from './card-form-skeleton';
import { confirmSavedCard } from './confirm-card-payment';
import { FailureNotice } from './failure-notice';
import { stripeQuery } from './load-stripe';
import { NewCard } from './new-card';
import type { SavedCard } from './saved-card';
import { texts } from './texts';
import type { ChosenCard, Failure } from './use-payment-attempt';

export interface CardMethodsProps extends CardPayment {
  savedCard: SavedCard | null;
  /** True while an attempt is running: the way to pay cannot change. */
  locked: boolean;
  failure: Failure | null;
  /** Called with the function that pays with the chosen card, or null while it is not usable. */
  onCard: (card: ChosenCard | null) => void;
}

/**
 * The ways to pay an intent by card, through Stripe or the sandbox: the saved card, or the
 * provider's fields for another one. Pages do not know which provider is used.
 */
export function CardMethods(props: CardMethodsProps) {
  const { clientSecret, returnPath, savedCard, locked, failure, onCard } = props;
  const stripe = useQuery(stripeQuery());
  const [loadError, setLoadError] = useState<unknown>(null);
  const [wantsOther, setWantsOther] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const card = wantsOther ? null : savedCard;
  useEffect(() => {
    if (failure) message.current?.focus();
  }, [failure]);
  useEffect(() => {
    const loaded = stripe.data;
    if (!card || !loaded) return;
    onCard({
      pay: (isStillOpen, newSecret = clientSecret) =>
        confirmSavedCard(loaded, card.id, { clientSecret: newSecret, returnPath }, isStillOpen),
      isSaved: true,
    });
    return () => onCard(null);
  }, [card, stripe.data, clientSecret, returnPath, onCard]);

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
      {savedCard ? (
        <CardChoice card={savedCard} other={wantsOther} disabled={locked} onChange={setWantsOther} />
      ) : null}
      {card ? null : stripe.data ? (
        <NewCard
          stripe={stripe.data}
          clientSecret={clientSecret}
          returnPath={returnPath}
          onLoadError={setLoadError}
          onCard={onCard}
        />
      ) : (
        <CardFormSkeleton />
      )}
      {failure ? <FailureNotice ref={message} message={failure.message} /> : null}
    </>
  );
}
