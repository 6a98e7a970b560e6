import { idFrom } from '../../../kernel/domain/ids.js';
import { hasEnded, type LinkOfPlay } from './manage-link.js';

const LINK: LinkOfPlay = {
  seed: Buffer.alloc(16),
  tokenHash: Buffer.alloc(32),
  bookingId: idFrom('booking-1'),
  playerId: idFrom('player-1'),
  playEndsAt: new Date('2026-08-01T18:00:00Z'),
};

test.each([
  ['before the play', '2026-07-20T12:00:00.000Z', false],
  ['90 days after the play, less a moment', '2026-10-30T17:59:59.999Z', false],
  ['90 days after the play', '2026-10-30T18:00:00.000Z', true],
])('a link of a letter has ended %s: (%s) %s', (_when, at, isOver) => {
  expect(hasEnded(LINK, new Date(at))).toBe(isOver);
});
