import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { configQuery } from '../../shared/api/config-query';
import { useVenueLive } from '../../shared/api/live';
import type { components } from '../../shared/api/schema';
import { useOwnCategory } from '../../shared/model/own-category';
import { paths } from '../../shared/config/paths';
import { venueQuery } from '../../shared/api/venue-queries';
import { useNow } from '../../shared/model/clock';
import { rulesOf } from '../../shared/model/venue-rules';
import { words } from '../../shared/texts/words';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { courtQuery } from '../../shared/api/court-query';
import { BookingForm } from './components/booking-form';
import { BookingSkeleton } from './components/booking-skeleton';
import { CourtClosed } from './components/court-closed';
import { CourtHero } from './components/court-hero';
import { bookingWindow } from './model/booking-draft';
import { texts } from './texts';

/** `/booking/:courtId` */
export function BookingPage() {
  const { courtId = '' } = useParams();
  return (
    <div className="s-wrap">
      <Booking key={courtId} courtId={courtId} />
    </div>
  );
}

function Booking({ courtId }: { courtId: string }) {
  const court = useQuery(courtQuery(courtId));
  const config = useQuery(configQuery());
  const failed = [court, config].filter(({ data, isError }) => isError && data === undefined);

  if (isNotFound(court.error)) return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  if (failed.length > 0) {
    return (
      <ErrorState
        headingLevel="h1"
        error={failed[0]?.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        wayOut={<LinkButton to={paths.home}>{words.backHome}</LinkButton>}
      />
    );
  }
  return (
    <>
      {court.data ? (
        <PagePreview
          title={`${words.courtTitle(court.data.courtNumber, court.data.name)} · ${court.data.venueName}`}
          description={texts.preview(court.data.courtNumber, court.data.venueName)}
        />
      ) : null}
      <CourtHero court={court.data ?? null} />
      {court.data && config.data ? (
        <CourtBooking court={court.data} bookingWindowDays={config.data.bookingWindowDays} />
      ) : (
        <BookingSkeleton />
      )}
    </>
  );
}

interface CourtBookingProps {
  court: components['schemas']['CourtBody'];
  bookingWindowDays: number;
}

function CourtBooking({ court, bookingWindowDays }: CourtBookingProps) {
  useVenueLive(court.venueId);
  const now = useNow();
  const venue = useQuery(venueQuery(court.venueId)).data;
  const rules = rulesOf(venue);
  const { category } = useOwnCategory(venue);
  if (court.status !== 'available') return <CourtClosed court={court} />;
  const window = bookingWindow(
    court.timeZone,
    category?.windowDays ?? rules.windowDays ?? bookingWindowDays,
    now,
  );
  return <BookingForm court={court} window={window} rules={rules} />;
}
