import { LastUsed } from './last-used.js';

const entry = (key: string, bytes: number) => ({ key, bytes });
const kept = (cache: LastUsed<ReturnType<typeof entry>>, keys: string) =>
  [...keys].filter((key) => cache.get(key)).join('');

test('a bounded cache drops the entries that were not used for the longest time', () => {
  const cache = new LastUsed(30);
  for (const key of 'abc') cache.put(entry(key, 10));
  cache.get('a');
  cache.put(entry('d', 10));
  expect(kept(cache, 'abcd')).toBe('acd');
});

test('a bounded cache drops as many entries as a large one needs', () => {
  const cache = new LastUsed(30);
  for (const key of 'abc') cache.put(entry(key, 10));
  cache.put(entry('d', 25));
  expect(kept(cache, 'abcd')).toBe('d');
});

test('a bounded cache counts an entry once that replaces another one', () => {
  const cache = new LastUsed(30);
  for (let n = 0; n < 5; n++) cache.put(entry('a', 10));
  cache.put(entry('b', 20));
  expect(kept(cache, 'ab')).toBe('ab');
});
