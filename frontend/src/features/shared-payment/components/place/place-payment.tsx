import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { shareKeys } from '../../../../shared/api/keys';
import { paths } from '../../../../shared/config/paths';
import { centsOf } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { PayableForm } from '../../../payments/card/payable-form';
import { sharedLinkQuery } from '../../api/shared-link-query';
import { placeOfferQuery } from '../../api/take-place';
import { rememberShare } from '../../model/share-in-payment';
import { texts } from '../../texts';
import type { Share, SharedLinkPage } from '../../types';
import { usePayer } from '../../use-payer';
import { PartPrice } from './part-price';
import { PayerStep } from './payer-step';
import { TimeStrip } from './time-strip';

interface PlacePaymentProps {
  page: SharedLinkPage;
  share: Share;
  /** True if the player has just asked for the place: the heading then takes the focus. */
  justTaken: boolean;
  onCharged: (paymentIntentId: string) => void;
}

/** The place held for the player, until when, who pays, and the card form that pays for it. */
export function PlacePayment({ page, share, justTaken, onCharged }: PlacePaymentProps) {
  const { link, booking } = page;
  const queryClient = useQueryClient();
  const offer = useQuery(placeOfferQuery(share));
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    rememberShare(share);
    if (justTaken) heading.current?.focus();
  });
  useEffect(() => arrive(), []);
  const formId = useId();
  const { payer, ready } = usePayer(share);
  const isStillOpen = async () =>
    (await queryClient.fetchQuery(sharedLinkQuery(share.shareToken))).link.yourShare === 'reserved';
  const handleOutdated = () => {
    void offer.refetch();
    void queryClient.invalidateQueries({ queryKey: shareKeys.link(share.shareToken) });
  };

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
      <Box sx={{ mt: 2 }}>
        <PayerStep ref={payer} page={page} form={formId} />
      </Box>
      <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ mt: 3, mb: 2, outline: 'none' }}>
        {words.cardPayment}
      </Typography>
      <PayableForm
        offer={offer}
        expectedCents={centsOf(offer.data?.amount ?? link.amountPerPerson)}
        formId={formId}
        returnPath={paths.paymentSuccess}
        beforePaying={ready}
        isStillOpen={isStillOpen}
        submitLabel={texts.pay}
        failedTitle={words.paymentPreparationFailed}
        onOutdated={handleOutdated}
        onCharged={onCharged}
      />
    </>
  );
}
