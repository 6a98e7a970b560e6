import { CardNotFound, CardPromised } from './card-errors.js';

test.each([
  [['AB12'], 'la reserva AB12.'],
  [['AB12', 'CD34'], 'las reservas AB12, CD34.'],
])('a card that is promised to %j names what it pays', (codes, text) => {
  const refused = new CardPromised(codes);
  expect(refused).toMatchObject({ kind: 'conflict', code: 'card_promised' });
  expect(refused.message).toContain(`de ${text}`);
});

test('a card of another player looks like one that does not exist', () => {
  expect(new CardNotFound()).toMatchObject({ kind: 'not_found', code: 'card_not_found' });
});
