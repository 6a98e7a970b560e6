import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shareKeys } from '../../shared/api/keys';
import type { components } from '../../shared/api/schema';
import { rulesOf } from '../../shared/model/venue-rules';
import { words } from '../../shared/texts/words';
import { aBooking, aCourt, aVenue, aVenueDay } from '../../testing/builders';
import { BookingCard } from '../../features/my-bookings/components/card/booking-card';
import { VenueCard } from '../../features/venues/components/home/venue-card';
import { VenueCardSkeleton } from '../../features/venues/components/home/venue-card-skeleton';
import { CourtCard } from '../../features/venues/components/venue/court-card';
import type { NextHours } from '../../features/venues/use-next-hours';
import { Columns, ignore } from '../rows';
import { texts } from '../texts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#2C6BA8" d="M0 0h16v9H0z"/></svg>',
)}`;

const venues = [
  aVenue(),
  aVenue({ id: 'v-2', imageUrl: picture, rating: 4.8, ratingCount: 12, courtCount: 1 }),
  aVenue({ id: 'v-3', name: texts.longName, location: texts.longName, courtCount: 40 }),
  aVenue({ id: 'v-4', description: null, courtCount: 0, minPrice: null }),
];

export function VenueCards() {
  return (
    <Columns>
      {venues.map((venue, index) => (
        <VenueCard
          key={venue.id}
          venue={venue}
          headingLevel="h3"
          favourite={index === 1}
          onToggleFavourite={ignore}
        />
      ))}
      <li>
        <VenueCardSkeleton />
      </li>
    </Columns>
  );
}

const courts = [
  aCourt(),
  aCourt({ id: 'c-2', courtNumber: 2, surface: 'hard', imageUrl: picture }),
  aCourt({ id: 'c-3', courtNumber: 12, surface: 'grass', name: texts.longCourt }),
  aCourt({ id: 'c-4', courtNumber: 4, status: 'maintenance' }),
];

const free = ['08:00', '12:00', '20:00'].map((slot) => ({
  date: '2027-11-21',
  slot,
  cents: 1450,
})) as ReturnType<NextHours['of']>;

const hours: NextHours = {
  at: { today: '2027-11-21', time: '07:30' },
  today: aVenueDay(),
  isPending: false,
  isError: false,
  of: (courtId) => (courtId === 'c-2' ? [] : free),
};

export function CourtCards() {
  return (
    <Columns>
      {courts.map((court) => (
        <CourtCard
          key={court.id}
          court={court}
          hours={hours}
          rules={rulesOf(undefined)}
          onChoose={() => undefined}
        />
      ))}
    </Columns>
  );
}

type Booking = components['schemas']['BookingBody'];

const bookings: { over: boolean; booking: Partial<Booking> }[] = [
  { over: false, booking: {} },
  { over: false, booking: { paymentStatus: 'partial', paidAmount: '8.25', isShared: true } },
  { over: false, booking: { paymentStatus: 'completed', paidAmount: '16.50', tariffType: 'day' } },
  {
    over: true,
    booking: {
      status: 'cancelled',
      paymentStatus: 'completed',
      paidAmount: '16.50',
      refundedAmount: '16.50',
      refundStatus: 'succeeded',
      cancelledBy: 'player',
    },
  },
  { over: true, booking: { status: 'expired' } },
];

export function BookingCards() {
  const queryClient = useQueryClient();
  useState(() => {
    const ofShared = shareKeys.ofBooking(aBooking().id, 2);
    queryClient.setQueryData(ofShared, { shareUrl: 'https://saque.example/shared-payment/token-1' });
  });
  return (
    <ul aria-label={words.myBookings} style={{ display: 'grid', gap: 16, padding: 0 }}>
      {bookings.map(({ over, booking }, index) => (
        <BookingCard key={index} booking={aBooking(booking)} over={over} highlighted={false} />
      ))}
    </ul>
  );
}
