import { NotYours } from './identity-errors.js';
import { assertSelf } from './self.js';

test.each(['demo-user', 'me', 'player-1', undefined])('%s is the caller', (name) =>
  expect(() => assertSelf(name, 'player-1')).not.toThrow(),
);

test.each(['player-2', '', 'Me', 'demo-user ', 'null', 'undefined', 'admin'])('%j is somebody else', (name) =>
  expect(() => assertSelf(name, 'player-1')).toThrow(NotYours),
);

test('a browser without a session has no id of its own', () => {
  expect(() => assertSelf('me', null)).not.toThrow();
  expect(() => assertSelf('null', null)).toThrow(NotYours);
  expect(() => assertSelf('player-1', null)).toThrow(NotYours);
});
