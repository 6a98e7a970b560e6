import { meantPath, screenMatcher } from './screens.js';

const screenOf = screenMatcher(['/', '/venue/:venueId', '/venue/:venueId/calendar', '/my-bookings', '/a.b']);

test.each([
  ['/', '/'],
  ['/venue/1', '/venue/:venueId'],
  ['/venue/1/', '/venue/:venueId'],
  ['/venue/1/calendar', '/venue/:venueId/calendar'],
  ['/my-bookings', '/my-bookings'],
  ['/my-bookings//', '/my-bookings'],
  ['/a.b', '/a.b'],
])('the path %s shows the screen %s', (path, screen) => expect(screenOf(path)).toBe(screen));

test.each(['/venue', '/venue/', '/venue/1/2', '/venue/1/calendar/2', '/my-bookings/1', '/axb', '/nothing'])(
  'the path %s shows no screen',
  (path) => expect(screenOf(path)).toBeNull(),
);

test.each([
  ['/venue/a-B_1.', '/venue/a-B_1'],
  ['/venue/1)', '/venue/1'],
  ['/venue/1,', '/venue/1'],
  ['/venue/1%20Te%20espero', '/venue/1'],
  ['/venue/1).%20/x', '/venue/1'],
  ['/venue/1/calendar%E2%80%A6', '/venue/1/calendar'],
])('the pasted link %s means %s', (path, meant) => expect(meantPath(path, screenOf)).toBe(meant));

test.each(['/venue/1', '/venue/1/calendar', '/venue/.', '/my-bookings.', '/.env', '/nothing.', '/'])(
  'the path %s means nothing else',
  (path) => expect(meantPath(path, screenOf)).toBeNull(),
);
