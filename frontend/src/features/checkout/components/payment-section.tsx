import Box from '@mui/material/Box';
import { Suspense, useState, type Ref } from 'react';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { CardFormSkeleton } from '../../payments/card/card-form-skeleton';
import { PayableCard } from '../../payments/card/payable-card';
import { LazyShareSheet } from '../../payments/sharing/lazy-share-sheet';
import { useShareLink } from '../../payments/sharing/use-share-link';
import { type ToastMessage, useToast } from '../../../shared/ui/toast/toast-context';
import { texts } from '../texts';
import type { Booking } from '../types';
import { ContactPart } from './contact/contact-part';
import type { SavedContactRef } from './contact/saved-contact';
import { DividedPayment } from './sharing/divided-payment';
import { useWay, type Way, WayChoice } from './way-choice';
import { DeadlineStrip } from './card/deadline-strip';
import { CardConsent, DeadlineTerms } from './card/deadline-terms';
import { WholePayment } from './card/whole-payment';

/** Only few venues let players settle at their desk, so the others do not load it. */
const PayAtClub = lazyComponent(() => import('./club/pay-at-club').then((file) => file.PayAtClub));
const PayByTransfer = lazyComponent(() =>
  import('./transfer/pay-by-transfer').then((file) => file.PayByTransfer),
);
const ExpectedTransfer = lazyComponent(() =>
  import('./transfer/expected-transfer').then((file) => file.ExpectedTransfer),
);
const GuaranteePayment = lazyComponent(() =>
  import('./sharing/guarantee-payment').then((file) => file.GuaranteePayment),
);
const SharedPayment = lazyComponent(() =>
  import('./sharing/shared-payment').then((file) => file.SharedPayment),
);

export interface PaymentSectionProps {
  booking: Booking;
  /** True from the successful charge until the booking shows the payment. */
  charged: boolean;
  /** Checks once more whether the payment arrived; null while the screen checks by itself. */
  checkAgain: (() => void) | null;
  onCharged: (paymentIntentId: string) => void;
  onNothingToPay: () => void;
  /** Where the contact is attached. */
  contact: Ref<SavedContactRef>;
}

const steps = {
  alone: WholePayment,
  divided: DividedPayment,
  club: PayAtClub,
  transfer: PayByTransfer,
} as const;
const labels: Partial<Record<Way, string>> = { club: texts.payAtClub, transfer: texts.payByTransfer };

/**
 * The choice how to pay, the deadline, one of the payment steps, who the booking is for, and what
 * follows without a payment. The steps: pay everything, divide it, pay at the club or by transfer,
 * or guarantee a shared payment.
 */
export function PaymentSection(props: PaymentSectionProps) {
  const { booking, charged, checkAgain, contact } = props;
  const sharing = useShareLink(booking);
  const [arrived, setArrived] = useState(false);
  const [guaranteeing, setGuaranteeing] = useState(false);
  const [organiserName, setOrganiserName] = useState<string | null>();
  const showToast = useToast();
  const [way, choose] = useWay(booking);
  const goTo = (guarantee: boolean) => {
    setArrived(true);
    setGuaranteeing(guarantee);
  };
  const chooseWay = (next: Way) => {
    setArrived(false);
    choose(next);
  };
  const share = (name?: string | null) => {
    setArrived(true);
    void sharing.share({ organiserName: name });
  };
  const guarantee = (name?: string | null) => {
    setOrganiserName(name);
    goTo(true);
  };
  const handleHeld = (news: ToastMessage) => {
    goTo(false);
    if (booking.isShared) showToast(news);
    else void sharing.share({ organiserName, news });
  };
  const step = { ...props, sharing, arrived, onShare: share, onGuarantee: guarantee };

  const waiting = { hint: texts.confirmingHint, action: <SeeMyBookings />, checkAgain };

  const isBegun = guaranteeing || booking.isShared;
  const label = (isBegun ? undefined : labels[way]) ?? words.cardPayment;
  const Step = booking.isShared ? SharedPayment : steps[way];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {booking.transfer ? <Expected booking={booking} /> : null}
      {isBegun ? null : <WayChoice booking={booking} way={way} onChange={chooseWay} />}
      <PayableCard label={label} charged={charged} confirming={waiting}>
        {booking.paysAtClub ? null : <DeadlineStrip booking={booking} />}
        <Suspense fallback={<CardFormSkeleton />}>
          {guaranteeing ? (
            <GuaranteePayment booking={booking} onHeld={handleHeld} onBack={() => goTo(false)} />
          ) : (
            <Step {...step} />
          )}
        </Suspense>
        <ContactPart ref={contact} booking={booking} />
        {isBegun ? null : (
          <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
            {booking.paysAtClub ? null : <DeadlineTerms booking={booking} />}
            {way === 'alone' ? <CardConsent /> : null}
          </Box>
        )}
      </PayableCard>
      <LazyShareSheet booking={booking} sharing={sharing} />
    </Box>
  );
}

function Expected({ booking }: { booking: Booking }) {
  return (
    <Suspense fallback={<Box sx={{ minHeight: 96 }} />}>
      <ExpectedTransfer booking={booking} />
    </Suspense>
  );
}

function SeeMyBookings() {
  return (
    <LinkButton to={paths.myBookings} variant="outlined">
      {words.seeMyBookings}
    </LinkButton>
  );
}
