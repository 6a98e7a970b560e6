import { publicNameOf } from './public-name.js';

describe('the name at a review', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  ana   pérez ríos ', 'Ana P.'],
    ['María-José Ñandú', 'María-José Ñ.'],
    ['Ana (socia)', 'Ana'],
    ['Ma. Pérez', 'Ma. P.'],
    ['Abcdefghijklmnopqrstuvwxyz', 'Abcdefghijklmnopqrst'],
  ])('is never more than the first name and an initial: %j', (name, shown) => {
    expect(publicNameOf(name)).toBe(shown);
  });

  it.each([
    [null],
    [''],
    ['ana@club.ec'],
    ['0991234567'],
    ['+593 99'],
    ['http://spam.example/x'],
    ['Spam.example'],
    ['wa.me Ana'],
    ['..'],
    ['\u202e'],
  ])('is missing if the field contains no name: %j', (name) => {
    expect(publicNameOf(name)).toBeNull();
  });
});
