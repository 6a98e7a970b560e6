import { usePrefetchQuery, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { bookingQuery } from '../../shared/api/booking-query';
import { useNewsOfOtherTabs } from '../../shared/api/tab-news';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { useToast } from '../../shared/ui/toast/toast-context';
import { stripeQuery } from '../payments/card/load-stripe';
import { PaymentColumns } from '../payments/card/payment-columns';
import { CardMethods } from '../payments/card/payment-form';
import { LostPayment } from '../payments/confirmation/lazy-lost-payment';
import { refreshAfterPayment } from '../payments/confirmation/record-payment';
import { texts as paymentTexts } from '../payments/texts';
import { usePaymentConfirmation } from '../payments/confirmation/use-payment-confirmation';
import { sessionQuery } from '../../shared/api/own-session';
import { BookingDetails } from './components/summary/booking-details';
import { BookingSummary } from './components/summary/booking-summary';
import { preloadContact } from './components/contact/contact-part';
import { ClosedBooking } from './components/closed/closed-booking';
import { PaymentSection } from './components/payment-section';
import { PaymentPreparation } from './components/payment-preparation';
import { checkoutState, recheckIn, type CheckoutState } from './model/checkout-state';
import { taskOf } from './model/task';
import { texts } from './texts';
import type { Booking } from './types';
import Skeleton from '@mui/material/Skeleton';
import { LoadingRegion } from '../../shared/ui/screen/skeletons';

/** `/checkout/:bookingId` */
export function CheckoutPage() {
  const { bookingId = '' } = useParams();
  useEffect(() => {
    CardMethods.preload();
    preloadContact();
  }, []);
  usePrefetchQuery(stripeQuery());
  return (
    <div className="s-wrap">
      <Checkout key={bookingId} bookingId={bookingId} />
    </div>
  );
}

function Checkout({ bookingId }: { bookingId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const booking = useQuery({
    ...bookingQuery(bookingId),
    refetchInterval: ({ state }) => recheckIn(state.data),
  });
  const isDecided = useSessionOnce();
  useNewsOfOtherTabs();
  const finish = (title: string) => {
    showToast({ tone: 'success', title, description: paymentTexts.bookingConfirmed });
    void navigate(paths.paidBooking(bookingId), { replace: true });
  };
  const { confirm, charged, unknown, checkAgain } = usePaymentConfirmation(bookingId, (settled) => {
    if (checkoutState(settled) === 'paid') finish(words.paymentSucceeded);
  });
  useFocusOnceClosed(booking.data && checkoutState(booking.data));
  const handleNothingToPay = () => {
    void refreshAfterPayment(queryClient);
    finish(texts.freeBooking);
  };

  if (unknown) return <LostPayment code={booking.data?.code} />;
  if (isNotFound(booking.error))
    return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  if (booking.isPending || !isDecided)
    return (
      <Frame>
        <CheckoutSkeleton />
      </Frame>
    );
  if (!booking.data) return <LoadFailure booking={booking} />;
  const state = checkoutState(booking.data);
  const isLeaving = charged && state === 'paid';
  if (state === 'paid' && !isLeaving) return <Navigate to={paths.paidBooking(bookingId)} replace />;
  if (state !== 'open' && state !== 'paid') {
    return <ClosedBooking booking={booking.data} state={state} charged={charged} />;
  }
  const payment = { charged, checkAgain, onCharged: confirm, onNothingToPay: handleNothingToPay };
  return (
    <Frame booking={booking.data}>
      <PaymentPreparation booking={booking.data} onNothingToPay={handleNothingToPay}>
        {(contact) => (
          <>
            <BookingSummary booking={booking.data} />
            <CheckoutColumns>
              <PaymentSection {...payment} booking={booking.data} contact={contact} />
              <BookingDetails booking={booking.data} />
            </CheckoutColumns>
          </>
        )}
      </PaymentPreparation>
    </Frame>
  );
}

/**
 * Returns true once the session has loaded or failed: it decides how much place the contact needs,
 * and a server that fails is not waited for again.
 */
function useSessionOnce(): boolean {
  const { isPending } = useQuery(sessionQuery());
  const [isDecided, setIsDecided] = useState(!isPending);
  if (!isDecided && !isPending) setIsDecided(true);
  return isDecided;
}

/** The server paints the title before the booking is known. */
function Frame({ booking, children }: { booking?: Booking; children: ReactNode }) {
  const task = taskOf(booking);
  return (
    <>
      <PageHeader title={task} tabTitle={booking?.isShared ? task : texts.tabTitle} />
      {children}
    </>
  );
}

function LoadFailure({ booking }: { booking: UseQueryResult<Booking> }) {
  return (
    <ErrorState
      headingLevel="h1"
      error={booking.error}
      retrying={booking.isFetching}
      onRetry={() => void booking.refetch()}
      wayOut={<LinkButton to={paths.myBookings}>{words.seeMyBookings}</LinkButton>}
    />
  );
}

/** The payment and, slightly narrower, the details of the booking. */
function CheckoutColumns({ children }: { children: ReactNode }) {
  return <PaymentColumns ratio={[6, 5]}>{children}</PaymentColumns>;
}

/** Outlines the screen while the booking is loading. */
function CheckoutSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton variant="text" width="min(90%, 420px)" sx={{ fontSize: '2rem', mb: { xs: 1.5, md: 3 } }} />
      <CheckoutColumns>
        <Skeleton variant="rounded" height={760} />
        <Skeleton variant="rounded" height={560} />
      </CheckoutColumns>
    </LoadingRegion>
  );
}

/** Moves the focus to the new heading if an open checkout closes while the player is reading it. */
function useFocusOnceClosed(state: CheckoutState | undefined): void {
  const before = useRef<CheckoutState>(undefined);
  useEffect(() => {
    if (before.current === 'open' && state !== 'open') focusHeading();
    before.current = state;
  }, [state]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
