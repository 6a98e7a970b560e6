import { mentions, tidyText } from './review-text.js';

describe('the text of a review', () => {
  it.each([
    ['  Buen   césped  ', 'Buen césped'],
    ['Buen césped\r\n\r\ny luces\tnuevas', 'Buen césped y luces nuevas'],
    ['Cancha \u202eal revés\u202c', 'Cancha al revés'],
    ['Z\u0335\u0336\u0337\u0338\u0335algo', 'Z\u0335\u0336\u0337algo'],
    ['¡¡¡¡¡¡¡¡¡Genial!!!!!!!!', '¡¡¡¡¡Genial!!!!!'],
    ['👏👏👏👏👏👏👏👏', '👏👏👏👏👏'],
    ['1000000 de gracias', '1000000 de gracias'],
    ['Jugué con 👩‍👧', 'Jugué con 👩‍👧'],
    ['10', '10'],
    ['!', '!'],
    ['👍', '👍'],
  ])('becomes one line that stays where it is shown: %j', (typed, stored) => {
    expect(tidyText(typed)).toBe(stored);
  });

  it.each([[null], [''], [' \n '], ['\u200b\u2060'], ['\u202e']])(
    'is nothing if nothing can be read: %j',
    (typed) => {
      expect(tidyText(typed)).toBeNull();
    },
  );
});

describe('a text mentions its author', () => {
  const author = { name: 'José de la Cruz', phone: '+593987654321', email: 'pepe@club.ec' };

  it.each(['Firma: jose', 'Los CRUZ volveremos', 'Escríbeme a Pepe@Club.ec', 'Mi número es 098 765-4321'])(
    'mentions its author by a word of the name, the phone or the address: %s',
    (text) => {
      expect(mentions(text, author)).toBe(true);
    },
  );

  it.each(['Buena cancha, de las mejores de la ciudad', 'Cuesta $14.50 y está a 765 m'])(
    'does not mention its author by words that many people write: %s',
    (text) => {
      expect(mentions(text, author)).toBe(false);
    },
  );

  it.each([
    ['Li Na', 'Atentamente, LI NA.', true],
    ['Ed', 'Cuando ed vuelva, avisen', true],
    ['Li Na', 'El césped no estaba listo, na que ver', false],
    ['Ed', 'Buen césped y buena red', false],
    ['Ana Li', 'Firma: ana', true],
    ['Li - Na', 'li... na', true],
    ['!!', 'Todo bien !!', false],
  ])('mentions its author by the short name %s only as a whole: %s', (name, text, isNamed) => {
    expect(mentions(text, { name, phone: null, email: null })).toBe(isNamed);
  });

  it('never if nothing is known about the author', () => {
    expect(mentions('Todo bien', { name: null, phone: null, email: null })).toBe(false);
    expect(mentions('', { name: '', phone: '', email: null })).toBe(false);
  });
});
