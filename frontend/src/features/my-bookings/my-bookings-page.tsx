import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnreachable } from '../../shared/api/api-error';
import { ownBookingsQuery } from '../../shared/api/own-bookings-query';
import { useNewsOfOtherTabs } from '../../shared/api/tab-news';
import { paidParameter, partParameter, paths } from '../../shared/config/paths';
import { readTickets } from '../../shared/offline/kept-tickets';
import { words } from '../../shared/texts/words';
import { Illustration } from '../../shared/ui/court/illustration';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LatePart } from '../../shared/ui/late/late-part';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { bookingParameter, comesFromProvider } from '../payments/confirmation/returned-payment';
import { ExcessNotes } from '../payments/refunds/excess-notes';
import type { ExcessPayment } from '../payments/refunds/excess-query';
import { ownPartsQuery } from './api/own-parts-query';
import type { Booking } from './model/booking';
import type { Part } from './model/part';
import { BookingSections } from './components/booking-sections';
import { MyBookingsSkeleton } from './my-bookings-skeleton';
import { recheckIn } from './model/recheck-in';
import { useKeptTickets } from './offline/use-kept-tickets';
import { texts } from './texts';

const EntranceHint = lazyComponent(() =>
  import('../session/entrance-hint').then((file) => file.EntranceHint),
);

const PaymentReturn = lazyComponent(() =>
  import('../payments/confirmation/payment-return').then((file) => file.PaymentReturn),
);

const Confirmation = lazyComponent(() =>
  import('./confirmation/confirmation').then((file) => file.Confirmation),
);

const OpenOffers = lazyComponent(() => import('./waiting/open-offers').then((file) => file.OpenOffers));

const MyWaiting = lazyComponent(() => import('./waiting/my-waiting').then((file) => file.MyWaiting));

const OfflineTickets = lazyComponent(() =>
  import('./offline/offline-tickets').then((file) => file.OfflineTickets),
);

/**
 * `/my-bookings`. The bank also sends the player back here; `?reserva={id}` names the paid booking.
 * `?pagada={id}` shows the confirmation of one booking instead of the list, `?parte={id}` what the
 * player paid for the booking of another player.
 */
export function MyBookingsPage() {
  const [params] = useSearchParams();
  const [returned] = useState(() => comesFromProvider(params));
  const paidId = params.get(paidParameter);
  const shownId = paidId ?? params.get(partParameter);
  if (shownId !== null) {
    return (
      <div className="s-wrap">
        <Suspense fallback={<MyBookingsSkeleton />}>
          <Confirmation key={shownId} bookingId={shownId} isPart={paidId === null} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="s-wrap">
      <PageHeader title={words.myBookings} />
      <LatePart>
        <OpenOffers />
      </LatePart>
      {returned ? (
        <Suspense fallback={null}>
          <PaymentReturn />
        </Suspense>
      ) : null}
      <MyBookings />
    </div>
  );
}

function MyBookings() {
  useNewsOfOtherTabs();
  const {
    data: bookings,
    error,
    refetch,
  } = useQuery({
    ...ownBookingsQuery(),
    refetchInterval: ({ state }) => recheckIn(state.data),
  });
  const parts = useQuery(ownPartsQuery());
  useKeptTickets(bookings, parts.data);

  if (!bookings && error) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  const waits = parts.isLoading && parts.failureCount === 0;
  if (!bookings || waits) return <MyBookingsSkeleton />;
  const isOfFriend = ({ bookingId }: ExcessPayment) => bookings.every(({ id }) => id !== bookingId);
  return (
    <>
      <ExcessNotes of={isOfFriend} namesMatch />
      {parts.isError ? <p role="alert">{texts.partsFailed}</p> : null}
      <BookingList entries={[bookings, parts.data ?? []].flat()} />
      <LatePart>
        <MyWaiting />
      </LatePart>
    </>
  );
}

/** Without a network it shows the tickets that this device keeps. */
function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [kept] = useState(() => readTickets());
  if (!kept || !isUnreachable(error))
    return <ErrorState title={texts.errorTitle} error={error} onRetry={onRetry} />;
  return (
    <Suspense fallback={<MyBookingsSkeleton />}>
      <OfflineTickets kept={kept} onRetry={onRetry} />
    </Suspense>
  );
}

function BookingList({ entries }: { entries: readonly (Booking | Part)[] }) {
  const [params] = useSearchParams();
  if (entries.length === 0) {
    const book = (
      <>
        <LinkButton to={paths.home} variant="contained">
          {texts.book}
        </LinkButton>
        <LatePart>
          <EntranceHint />
        </LatePart>
      </>
    );
    return (
      <EmptyState
        title={texts.emptyTitle}
        hint={texts.emptyHint}
        action={book}
        art={<Illustration motif="bench" seed="mis-reservas" />}
      />
    );
  }
  return <BookingSections entries={entries} highlightedId={params.get(bookingParameter)} />;
}
