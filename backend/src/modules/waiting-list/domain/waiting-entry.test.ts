import { type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { WaitingEntry, type WaitingStatus, type WaitingWish } from './waiting-entry.js';

const JOINED = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2026-11-20T16:00:00Z');
const WISH: WaitingWish = {
  venueId: idFrom('venue-1'),
  courtId: null,
  date: '2026-11-21',
  from: 600,
  to: 720,
  durationMinutes: 60,
  gameType: 'singles',
};

const joined = () =>
  WaitingEntry.join({ wish: WISH, id: 'entry-1', playerId: idFrom<PlayerId>('player-1') }, JOINED);
const withStatus = (status: WaitingStatus) => WaitingEntry.restore({ ...joined().snapshot(), status });

const CHANGES: Record<string, (entry: WaitingEntry) => void> = {
  offer: (entry) => entry.offer(),
  serve: (entry) => entry.serve(),
  pass: (entry) => entry.pass(LATER),
  withdraw: (entry) => entry.withdraw(),
  leave: (entry) => entry.leave(),
};

test('a player who joins waits at the end of the line', () => {
  const line = { status: 'waiting', inLineSince: JOINED, createdAt: JOINED };
  const entry = joined();
  expect(entry.snapshot()).toEqual({ ...WISH, id: 'entry-1', playerId: 'player-1', ...line });
  expect(entry).toMatchObject({ id: 'entry-1', playerId: 'player-1', wish: WISH });
});

test.each<[WaitingStatus, string, WaitingStatus, Date]>([
  ['waiting', 'offer', 'offered', JOINED],
  ['offered', 'serve', 'served', JOINED],
  ['offered', 'pass', 'waiting', LATER],
  ['offered', 'withdraw', 'waiting', JOINED],
  ['waiting', 'leave', 'left', JOINED],
  ['offered', 'leave', 'left', JOINED],
])('an entry that is %s changes by "%s" to %s', (before, change, after, inLineSince) => {
  const entry = withStatus(before);
  CHANGES[change]?.(entry);
  expect(entry.snapshot()).toEqual({ ...joined().snapshot(), status: after, inLineSince });
});

test.each<[WaitingStatus, string]>([
  ['offered', 'offer'],
  ['served', 'offer'],
  ['left', 'offer'],
  ['waiting', 'serve'],
  ['left', 'serve'],
  ['waiting', 'pass'],
  ['served', 'pass'],
  ['waiting', 'withdraw'],
  ['served', 'leave'],
  ['left', 'leave'],
])('an entry that is %s refuses "%s" and stays as it is', (before, change) => {
  const entry = withStatus(before);
  expect(() => CHANGES[change]?.(entry)).toThrow(before);
  expect(entry.snapshot().status).toBe(before);
});

test('only an entry that waits or has an offer is active', () => {
  const active = (['waiting', 'offered', 'served', 'left'] as const).filter(
    (status) => withStatus(status).isActive,
  );
  expect(active).toEqual(['waiting', 'offered']);
});
