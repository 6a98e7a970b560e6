import { words } from './words';

describe('a time in a sentence', () => {
  test.each([
    ['00:59', 'las 00:59'],
    ['01:00', 'la 01:00'],
    ['01:59', 'la 01:59'],
    ['02:00', 'las 02:00'],
    ['13:00', 'las 13:00'],
  ])('takes the article of its hour: %s', (time, inWords) => {
    expect(words.theTime(time)).toBe(inWords);
  });
});
