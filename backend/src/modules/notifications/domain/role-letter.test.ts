import { type RoleFacts, roleLetter } from './role-letter.js';

const letterOf = (...changes: RoleFacts['changes']) =>
  roleLetter({ by: 'Lucía Vega', changes, url: 'https://saque.example/admin' });
const at = (
  venueName: string,
  before: 'reception' | 'manager' | null,
  after: 'reception' | 'owner' | null,
) => ({
  venueName,
  before,
  after,
});

test('the letter about a new role says who gave it, where and which', () => {
  const { subject, paragraphs, facts, action } = letterOf(at('Centro', null, 'reception'));
  expect(subject).toBe('Tienes un rol nuevo en Centro');
  expect(paragraphs).toEqual([
    'Lucía Vega hizo este cambio, y vale desde ahora.',
    '¿No lo esperabas? Habla con quien dirige el complejo.',
  ]);
  expect(facts).toEqual([['Centro', 'recepción']]);
  expect(action?.url).toBe('https://saque.example/admin');
});

test('the letter about a lost role names it, and offers no way into the work area', () => {
  const { subject, facts, action } = letterOf(at('Centro', 'manager', null));
  expect(subject).toBe('Ya no trabajas en Centro');
  expect(facts).toEqual([['Centro', 'sin rol (antes encargado)']]);
  expect(action).toBeUndefined();
});

test('the letter about several changes lists each, and prepares a new leader for the second step', () => {
  const { subject, paragraphs, facts } = letterOf(
    at('Centro', 'reception', 'owner'),
    at('Norte', 'reception', null),
  );
  expect(subject).toBe('Cambió tu rol en varios complejos');
  expect(paragraphs[1]).toContain('un segundo paso al entrar');
  expect(facts).toEqual([
    ['Centro', 'dueño (antes recepción)'],
    ['Norte', 'sin rol (antes recepción)'],
  ]);
});

test.each([
  ['a leader of another place', at('Centro', 'manager', 'owner'), false],
  ['a new leader', at('Centro', null, 'owner'), true],
  ['a leader no longer', at('Centro', 'manager', 'reception'), false],
])('the letter to %s prepares the second step only for who needs it now', (_case, change, prepares) => {
  const { paragraphs } = letterOf(change);
  expect(paragraphs.some((text) => text.includes('segundo paso'))).toBe(prepares);
  expect(paragraphs).toHaveLength(prepares ? 3 : 2);
});

test('the letter about roles at one place or several names one place only if it is the only one', () => {
  const both = [at('Centro', null, 'reception'), at('Norte', 'manager', 'reception')];
  expect(letterOf(...both).title).toBe('Cambió tu rol en varios complejos');
  expect(letterOf(at('Centro', null, 'reception'), at('Centro', null, 'owner')).title).toBe(
    'Tienes un rol nuevo en Centro',
  );
});
