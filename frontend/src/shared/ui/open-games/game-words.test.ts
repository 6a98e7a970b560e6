import { anOpenGame } from '../../../testing/open-games';
import { closingOf, dayOfGame, stillOpen } from './game-words';

const game = (over = {}) => anOpenGame({ bookingDate: '2026-11-24T19:00:00', ...over });

test('the day of an open game is named as its venue sees it', () => {
  const days = ['2026-11-24T20:00:00Z', '2026-11-24T03:00:00Z', '2026-11-20T15:00:00Z'];
  expect(days.map((now) => dayOfGame(game(), new Date(now)))).toEqual(['Hoy', 'Mañana', 'Mar 24 nov']);
});

test('the closing of an open game names its day unless it is today at the venue', () => {
  const closing = game({ closesAt: '2026-11-25T00:30:00Z' });
  const times = ['2026-11-24T20:00:00Z', '2026-11-24T03:00:00Z', '2026-11-20T15:00:00Z'];
  expect(times.map((now) => closingOf(closing, new Date(now)))).toEqual([
    'Se cierra a las 19:30',
    'Se cierra mañana a las 19:30',
    'Se cierra el mar 24 nov a las 19:30',
  ]);
});

test('an open game is left out from its deadline on', () => {
  const closing = game({ closesAt: '2026-11-24T20:00:00Z' });
  expect(stillOpen([closing], new Date('2026-11-24T19:59:59Z'))).toEqual([closing]);
  expect(stillOpen([closing], new Date('2026-11-24T20:00:00Z'))).toEqual([]);
});
