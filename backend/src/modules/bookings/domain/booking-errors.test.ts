import { TimeZoneMovesBookings } from './booking-errors.js';

test.each([
  [1, /la reserva futura empezará en otro momento\. Revísala y/],
  [3, /las 3 reservas futuras empezarán en otro momento\. Revísalas y/],
])('a time zone that moves %d bookings is refused in the right number', (count, message) => {
  expect(new TimeZoneMovesBookings(count).message).toMatch(message);
});
