import {
  firstKeptStart,
  firstOfferedStart,
  isForPublic,
  lateSince,
  offerEnd,
  passTime,
} from './waiting-times.js';

const NOW = new Date('2026-11-20T15:00:00Z');

test('an offer ends after 15 minutes', () => {
  expect(offerEnd(NOW)).toEqual(new Date('2026-11-20T15:15:00Z'));
});

test('a start within 90 minutes is not kept for those who wait', () => {
  expect(firstKeptStart(NOW)).toEqual(new Date('2026-11-20T16:30:00Z'));
});

test.each([
  [0, '16:30'],
  [75, '16:30'],
  [76, '16:31'],
  [120, '17:15'],
])('a lead time of %i minutes makes %s the first start that is offered at 15:00', (lead, time) => {
  expect(firstOfferedStart(NOW, lead)).toEqual(new Date(`2026-11-20T${time}:00Z`));
});

test('an offer is passed on a second after its end, and the sweep waits 20 seconds for a job', () => {
  expect(passTime(NOW)).toEqual(new Date('2026-11-20T15:00:01Z'));
  expect(lateSince(NOW)).toEqual(new Date('2026-11-20T14:59:40Z'));
});

test.each([
  ['was booked unpaid a moment less than 15 minutes ago', '2026-11-20T14:45:00.001Z', true],
  ['was booked unpaid 15 minutes ago', '2026-11-20T14:45:00.000Z', false],
  ['had a payment', undefined, false],
])('an hour that %s goes past the line to the public: %s %s', (_what, unpaidSince, isPublic) => {
  expect(isForPublic(unpaidSince === undefined ? undefined : new Date(unpaidSince), NOW)).toBe(isPublic);
});
