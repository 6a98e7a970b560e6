import fc from 'fast-check';
import { Refusal } from '../errors.js';
import { decodeForm } from './form-body.js';

const plain = (encoded: string): unknown => JSON.parse(JSON.stringify(decodeForm(encoded)));

describe('decoding a form body', () => {
  it.each<[string, unknown]>([
    ['', {}],
    ['amount=1450&currency=usd', { amount: '1450', currency: 'usd' }],
    ['metadata[booking]=b1&metadata[player]=p1', { metadata: { booking: 'b1', player: 'p1' } }],
    ['a[b][c][d]=1', { a: { b: { c: { d: '1' } } } }],
    ['expand[]=customer&expand[]=latest_charge', { expand: ['customer', 'latest_charge'] }],
    ['expand[0]=customer&expand[1]=latest_charge', { expand: ['customer', 'latest_charge'] }],
    ['items[0][name]=x&items[1][name]=y', { items: [{ name: 'x' }, { name: 'y' }] }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['name=Ana+Mar%C3%ADa&empty=', { name: 'Ana María', empty: '' }],
    ['a=1&a=2', { a: '2' }],
    ['0=a&1=b', { 0: 'a', 1: 'b' }],
  ])('decodes the body %s', (encoded, decoded) => {
    expect(plain(encoded)).toEqual(decoded);
  });

  it.each([
    'a[b=1',
    'a]b[=1',
    '[a]=1',
    '=1',
    'a=1&a[b]=2',
    'a[b]=2&a=1',
    'a=%00',
    'a[b][c][d][e][f][g][h][i]=1',
  ])('refuses a body with %s', (encoded) => {
    expect(() => decodeForm(encoded)).toThrow(Refusal);
  });

  it('treats names of built-in properties as ordinary names', () => {
    const fields = decodeForm('__proto__[polluted]=yes&constructor=x');
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect({}).not.toHaveProperty('polluted');
  });

  it('either decodes or refuses any body', () => {
    fc.assert(
      fc.property(fc.string(), (encoded) => {
        try {
          decodeForm(encoded);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
    );
  });
});
