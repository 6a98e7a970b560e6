import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { shareKeys } from '../../../../shared/api/keys';
import { paths } from '../../../../shared/config/paths';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { ErrorState } from '../../../../shared/ui/error-state';
import { lazyComponent } from '../../../../shared/ui/lazy-component';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSlow } from '../../../../shared/ui/use-slow';
import { CardFormSkeleton } from '../../../payments/card/card-form-skeleton';
import type { PaymentResult } from '../../../payments/card/payment-result';
import { texts as paymentTexts } from '../../../payments/texts';
import { placeOfferQuery } from '../../api/take-place';
import { rememberShare } from '../../model/share-in-payment';
import { texts } from '../../texts';
import type { Share, SharedLinkPage } from '../../types';
import { ConfirmingShare } from './confirming-share';
import { PartPrice } from './part-price';
import { TimeStrip } from './time-strip';

export const CardPaymentForm = lazyComponent(() =>
  import('../../../payments/card/card-payment-form').then((file) => file.CardPaymentForm),
);

const confirmingShownAfter = 2000;

interface PlacePaymentProps {
  page: SharedLinkPage;
  share: Share;
  charged: boolean;
  /** True where the reader has just asked for the place: the focus goes on to its payment. */
  justTaken: boolean;
  onCharged: (paymentIntentId: string) => void;
}

/** The place held for the reader, until when, and the card form that pays it. */
export function PlacePayment({ page, share, charged, justTaken, onCharged }: PlacePaymentProps) {
  const { link, booking } = page;
  const offer = useQuery(placeOfferQuery(share));
  const waitsLong = useSlow(charged, confirmingShownAfter);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    rememberShare(share);
    if (justTaken) heading.current?.focus();
  });
  useEffect(() => arrive(), []);

  if (waitsLong) return <ConfirmingShare />;
  return (
    <>
      <PartPrice amount={offer.data?.amount ?? link.amountPerPerson} page={page} />
      {link.yourShareHeldUntil ? (
        <TimeStrip
          until={link.yourShareHeldUntil}
          timeZone={booking.timeZone}
          label={texts.heldUntil}
          endedLabel={texts.holdEnded}
        />
      ) : null}
      <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ mt: 3, mb: 2, outline: 'none' }}>
        {words.cardPayment}
      </Typography>
      <CardPayment share={share} onCharged={onCharged} />
    </>
  );
}

function CardPayment({ share, onCharged }: Pick<PlacePaymentProps, 'share' | 'onCharged'>) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const offer = useQuery(placeOfferQuery(share));
  const askAgain = () => {
    void offer.refetch();
    void queryClient.invalidateQueries({ queryKey: shareKeys.link(share.shareToken) });
  };
  const handleResult = (result: PaymentResult) => {
    if (result.status !== 'failed') return onCharged(result.paymentIntentId);
    showToast({ tone: 'error', title: paymentTexts.paymentFailed, description: result.message });
    if (result.code === 'payment_intent_unexpected_state') askAgain();
  };

  if (offer.isPending) return <CardFormSkeleton />;
  if (offer.isError) {
    return (
      <ErrorState
        title={words.paymentPreparationFailed}
        error={offer.error}
        retrying={offer.isFetching}
        onRetry={askAgain}
        headingLevel="h3"
      />
    );
  }
  const { clientSecret, amount } = offer.data;
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <CardPaymentForm
        clientSecret={clientSecret}
        returnPath={paths.paymentSuccess}
        submitLabel={texts.pay(formatMoney(centsOf(amount)))}
        onResult={handleResult}
      />
    </Suspense>
  );
}
