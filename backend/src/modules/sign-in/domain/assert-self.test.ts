import { type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { assertSelf } from './assert-self.js';
import { NotFoundForCaller } from './caller-errors.js';

test.each(['demo-user', 'me', 'player-1', undefined])('the user id %j means the caller', (userId) =>
  expect(() => assertSelf(userId, idFrom<PlayerId>('player-1'))).not.toThrow(),
);

test.each(['player-2', '', 'Me', 'demo-user ', 'null', 'undefined', 'admin'])(
  'the user id %j means another player and is refused',
  (userId) => expect(() => assertSelf(userId, idFrom<PlayerId>('player-1'))).toThrow(NotFoundForCaller),
);

test('a caller without a session may use an alias but no id', () => {
  expect(() => assertSelf('me', null)).not.toThrow();
  expect(() => assertSelf('null', null)).toThrow(NotFoundForCaller);
  expect(() => assertSelf('player-1', null)).toThrow(NotFoundForCaller);
});
