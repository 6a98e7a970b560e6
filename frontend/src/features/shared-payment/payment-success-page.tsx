import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../shared/config/paths';
import { sharedLinkQuery } from './api/shared-link-query';
import { useToast } from '../../shared/ui/toast/toast-context';
import { words } from '../../shared/texts/words';
import { useReturnedPayment, type ReturnedPayment } from '../payments/confirmation/returned-payment';
import { texts as paymentTexts } from '../payments/confirmation/texts';
import { ExcessNotes } from '../payments/refunds/excess-notes';
import { LinkSkeleton } from './components/link-skeleton';
import { PaymentOutcome } from './components/payment-outcome';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { ShellContext } from '../../shared/ui/screen/shell-context';
import { SecretAddress } from '../../shared/ui/screen/secret-address';
import { LoadingRegion } from '../../shared/ui/screen/skeletons';
import { recallShare } from './model/share-in-payment';
import { ShareConfirmation } from './components/share-confirmation';
import { texts } from './texts';
import type { Share } from './types';
import { useOwnPlace } from './use-own-place';

/** `/payment-success`. The bank sends the player here after paying a place of a link. */
export function PaymentSuccessPage() {
  const returned = useReturnedPayment();
  const [share] = useState(recallShare);
  if (useContext(ShellContext)) return <Unread />;
  return (
    <div className="s-wrap">
      <SecretAddress />
      {share ? <ExcessNotes of={({ bookingId }) => bookingId === share.bookingId} /> : null}
      <Outcome returned={returned} share={share} />
    </div>
  );
}

/** Only the scripts can read what the address and this browser know of the payment. */
function Unread() {
  return (
    <div className="s-wrap">
      <PageTitle>{texts.resultTab}</PageTitle>
      <LoadingRegion>
        <Skeleton variant="rounded" height={320} sx={{ mt: { xs: 6, md: 10 } }} />
      </LoadingRegion>
    </div>
  );
}

interface OutcomeProps {
  returned: ReturnedPayment | null;
  /** The place that was being paid in this tab, or null if the bank returned to another tab. */
  share: Share | null;
}

function Outcome({ returned, share }: OutcomeProps) {
  const match = share ? paths.sharedPayment(share.shareToken) : null;
  if (returned === null && share) return <PaidBefore share={share} />;
  if (returned === null)
    return <PaymentOutcome tone="nothing" title={texts.nothingTitle} hint={texts.nothingHint} />;
  if (returned.outcome === 'failed') {
    const hint = match ? paymentTexts.returnedUnpaid : `${paymentTexts.returnedUnpaid} ${texts.failedHint}`;
    const next = match ? { to: match, label: paymentTexts.tryAgain } : undefined;
    return <PaymentOutcome tone="failed" title={texts.failedTitle} hint={hint} next={next} />;
  }
  if (share === null) {
    return <PaymentOutcome tone="nothing" title={texts.unknownShareTitle} hint={texts.unknownShareHint} />;
  }
  return <ConfirmedOutcome share={share} returned={returned} />;
}

function ConfirmedOutcome({ share, returned }: { share: Share; returned: ReturnedPayment }) {
  const showToast = useToast();
  const page = useQuery(sharedLinkQuery(share.shareToken)).data;
  const { confirm, paid, tooLate, unknown, checkAgain } = useOwnPlace(share, () =>
    showToast({ tone: 'success', title: words.paymentSucceeded, description: texts.paidHint }),
  );
  const confirmOnArrival = useEffectEvent(() => confirm(returned.paymentIntentId));
  useEffect(() => confirmOnArrival(), []);

  const next = { to: paths.sharedPayment(share.shareToken), label: texts.seeMatch };
  if (paid && page) return <ShareConfirmation page={page} shareToken={share.shareToken} />;
  if (tooLate) return <PaymentOutcome tone="failed" title={texts.tooLateTitle} hint={texts.tooLateHint} />;
  if (unknown) {
    const { unknownPayment } = paymentTexts;
    return (
      <PaymentOutcome tone="nothing" title={unknownPayment} hint={texts.unknownPaymentHint} next={next} />
    );
  }
  if (checkAgain) {
    const { overdue, overdueHint } = paymentTexts;
    return (
      <PaymentOutcome tone="nothing" title={overdue} hint={overdueHint} next={next} checkAgain={checkAgain} />
    );
  }
  if (returned.outcome === 'processing') {
    return (
      <PaymentOutcome tone="waiting" title={texts.processingTitle} hint={texts.processingHint} next={next} />
    );
  }
  return (
    <PaymentOutcome tone="waiting" title={paymentTexts.confirming} hint={texts.confirmingHint} next={next} />
  );
}

/** A reload, or the way here from the page of the link: what counts is what the server says. */
function PaidBefore({ share }: { share: Share }) {
  const { data: page, error } = useQuery(sharedLinkQuery(share.shareToken));
  const match = { to: paths.sharedPayment(share.shareToken), label: texts.seeMatch };
  if (!page && !error) return <LinkSkeleton />;
  if (page?.link.yourShare === 'paid') return <ShareConfirmation page={page} shareToken={share.shareToken} />;
  return <PaymentOutcome tone="nothing" title={texts.nothingTitle} hint={texts.nothingHint} next={match} />;
}
