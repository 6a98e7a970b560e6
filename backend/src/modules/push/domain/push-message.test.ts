import { reminderMessage } from './push-message.js';

const game = (timeSlot: string) => ({
  timeSlot,
  court: { courtNumber: 2, name: 'Ana Canario' },
  venue: { name: 'Club Las Lomas' },
});

test.each([
  ['18:00', 'Juegas a las 18:00'],
  ['01:00', 'Juegas a la 01:00'],
])('a reminder of a game at %s says "%s", the court and the venue, and no name', (timeSlot, title) => {
  expect(reminderMessage(game(timeSlot))).toEqual({
    title,
    body: 'Cancha 2 · Club Las Lomas',
    path: '/my-bookings',
  });
});
