import { decodeForm } from './form-body.js';
import { Params } from './params.js';

const params = (encoded: string): Params => new Params(decodeForm(encoded));

describe('parameters of a request', () => {
  it('are read by type', () => {
    const read = params('name=Ana&amount=1450&confirm=true&kind=b&list[]=x&list[]=y&note=');
    expect(read.requiredText('name')).toBe('Ana');
    expect(read.requiredInteger('amount')).toBe(1450);
    expect(read.flag('confirm')).toBe(true);
    expect(read.oneOf('kind', ['a', 'b'])).toBe('b');
    expect(read.texts('list')).toEqual(['x', 'y']);
    expect(read.clearableText('note')).toBeNull();
    expect(read.text('absent')).toBeUndefined();
    expect(() => read.refuseUnread()).not.toThrow();
  });

  it.each<[string, (read: Params) => unknown, string]>([
    ['', (read) => read.requiredText('name'), 'Missing required param: name.'],
    ['name=', (read) => read.text('name'), "You passed an empty string for 'name'."],
    ['name[a]=1', (read) => read.text('name'), 'Invalid string: it must be a single value.'],
    ['name=abc', (read) => read.text('name', 2), 'Invalid string: name must be at most 2 characters.'],
    ['n=1e3', (read) => read.integer('n'), 'Invalid integer: 1e3'],
    ['n=9007199254740993', (read) => read.integer('n'), 'Invalid integer: 9007199254740993'],
    ['yes=1', (read) => read.flag('yes'), 'Invalid boolean: 1'],
    ['kind=c', (read) => read.oneOf('kind', ['a', 'b']), 'Invalid kind: must be one of a, b'],
    ['list=x', (read) => read.texts('list'), 'Invalid array'],
    ['inner=x', (read) => read.within('inner'), 'Invalid object'],
    [
      'inner[x]=1',
      (read) => [read.within('inner'), read.refuseUnread()],
      'Received unknown parameter: inner[x]',
    ],
    ['extra=1', (read) => read.refuseUnread(), 'Received unknown parameter: extra'],
  ])('%s is refused', (encoded, read, message) => {
    expect(() => read(params(encoded))).toThrow(message);
  });

  it('bound a list by an instant or by a range', () => {
    expect(params('created=100').range('created')).toEqual({ gte: 100, lte: 100 });
    expect(params('created[gt]=1&created[lte]=9').range('created')).toEqual({ gt: 1, lte: 9 });
    expect(params('').range('created')).toEqual({});
  });

  it('set, change and unset metadata', () => {
    expect(params('metadata[a]=&metadata[b]=2').metadata({ a: '1', b: '1', c: '1' })).toEqual({
      b: '2',
      c: '1',
    });
    expect(params('metadata=').metadata({ a: '1' })).toEqual({});
    expect(params('').metadata({ a: '1' })).toEqual({ a: '1' });
    expect(() => params(`metadata[a]=${'x'.repeat(501)}`).metadata()).toThrow('40 characters');
    const many = Array.from({ length: 51 }, (_, index) => `metadata[k${index}]=1`).join('&');
    expect(() => params(many).metadata()).toThrow('at most 50');
  });
});
