import { displayed, lettersOf } from './recovery-code.js';

test('a recovery code is shown in two groups', () => {
  expect(displayed('7K3QF9XMT2')).toBe('7K3QF-9XMT2');
});

test.each(['7K3QF-9XMT2', '7k3qf9xmt2', ' 7K3QF 9XMT2 ', '7K3QF–9XMT2'])(
  'the typed text %j is understood as the recovery code',
  (typed) => expect(lettersOf(typed)).toBe('7K3QF9XMT2'),
);

test('letters that look like digits are read as digits', () => {
  expect(lettersOf('oOiIl-L2345')).toBe('0011112345');
});

test.each(['', '7K3QF-9XMT', '7K3QF-9XMT22', '7K3QF-9XMTU', '7K3QF-9XM\u0000T', '123456'])(
  'the typed text %j is not a recovery code',
  (typed) => expect(lettersOf(typed)).toBeNull(),
);
