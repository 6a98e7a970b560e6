import { screenMatcher } from './screens.js';

const isScreen = screenMatcher(['/', '/venue/:venueId', '/venue/:venueId/calendar', '/my-bookings', '/a.b']);

test.each(['/', '/venue/1', '/venue/1/', '/venue/1/calendar', '/my-bookings', '/my-bookings//', '/a.b'])(
  'the path %s shows a screen',
  (path) => expect(isScreen(path)).toBe(true),
);

test.each(['/venue', '/venue/', '/venue/1/2', '/venue/1/calendar/2', '/my-bookings/1', '/axb', '/nothing'])(
  'the path %s shows no screen',
  (path) => expect(isScreen(path)).toBe(false),
);
