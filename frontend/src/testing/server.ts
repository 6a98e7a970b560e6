import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aSession, someRights } from './builders';

/**
 * The network of every test. A request without a handler fails the test. By default no discount
 * code is promoted, the visitor is no admin and has no booking, no part in one and no favourite,
 * and bookings open 60 days ahead. An admin owns every venue. The payments in excess, the waiting
 * list, the player's reviews, the news of a letter, the quotes, the venues with their free hours
 * and reviews do not arrive: many screens ask for them, and a test about something else need not
 * wait.
 */
export const server = setupServer(
  http.get('/api/discount-codes', () => HttpResponse.json([])),
  http.get('*/api/config', () => HttpResponse.json({ bookingWindowDays: 60 })),
  http.get('*/api/bookings/user/me', () => HttpResponse.json([])),
  http.get('*/api/booking-parts', () => HttpResponse.json([])),
  http.get('*/api/bookings/:bookingId/confirmation-letter', () => delay('infinite')),
  http.get('*/api/courts/:courtId/quote', () => delay('infinite')),
  http.get('*/api/favourites', () => HttpResponse.json({ venueIds: [] })),
  http.get('*/api/waiting-list', () => delay('infinite')),
  http.get('*/api/session', () => HttpResponse.json(aSession())),
  http.get('/api/payments/excess', () => delay('infinite')),
  http.get('*/api/venues/:venueId', () => delay('infinite')),
  http.get('*/api/reviews', () => delay('infinite')),
  http.get('*/api/venues/:venueId/reviews', () => delay('infinite')),
  http.get('*/api/open-games', () => HttpResponse.json({ items: [], nextCursor: null })),
  http.get('*/api/venues/:venueId/open-games', () => HttpResponse.json({ items: [] })),
  http.get('*/api/venues/:venueId/day', () => delay('infinite')),
  http.get('*/api/venues/:venueId/free-hours', () => delay('infinite')),
  http.get('*/api/admin/check', () => HttpResponse.json({ isAdmin: false })),
  http.get('*/api/admin/me', () => HttpResponse.json(someRights())),
);
