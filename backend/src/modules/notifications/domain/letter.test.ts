import { asText, frameFor, nameToShow } from './letter.js';

const links = { decideAt: null, remindersAt: null };
const letter = { subject: 'Asunto', title: 'Título', paragraphs: ['Uno.', 'Dos.'], facts: [] };

test.each([
  ['Ana', 'Ana'],
  ['  María José Pérez ', 'María'],
  ["D'Angelo", "D'Angelo"],
  ['Ñusta-Sisa', 'Ñusta-Sisa'],
  ['www.gana.example', null],
  ['gana@premio.example', null],
  ['$1000', null],
  ['A'.repeat(30), 'A'.repeat(30)],
  ['A'.repeat(31), null],
  ['', null],
  [null, null],
])('the name %s is shown as %s', (name, shown) => expect(nameToShow(name)).toBe(shown));

test('a letter greets by name, or without one', () => {
  expect(frameFor('Ana Pérez', links).greeting).toBe('Hola, Ana:');
  expect(frameFor(null, links).greeting).toBe('Hola:');
});

test('a letter as plain text has everything in order, with its links at the end', () => {
  const text = asText(
    {
      ...letter,
      code: '123456',
      facts: [['Cancha', '2']],
      action: { label: 'Ver', url: 'https://saque.example' },
    },
    frameFor('Ana', {
      decideAt: 'https://saque.example/correo/1',
      remindersAt: 'https://saque.example/correo/1',
    }),
  );
  expect(text.split('\n\n')).toEqual([
    'Hola, Ana:',
    'Título',
    '123456',
    'Uno.',
    'Dos.',
    'Cancha: 2',
    'Ver: https://saque.example',
    'El equipo de Saque',
    '--\nTe escribimos porque con este correo se reservó o se pagó una cancha en Saque.',
    'Confirma que este correo es tuyo y recibirás todos los avisos:\nSí, es mío / No fui yo: https://saque.example/correo/1',
    'No recibir más recordatorios: https://saque.example/correo/1',
  ]);
});

test('a letter with a code says that it was requested, and offers nothing about reminders', () => {
  const text = asText(letter, frameFor(null, { ...links, decideAt: 'https://saque.example/correo/1' }));
  expect(text).toContain('alguien pidió en Saque un código para este correo');
  expect(text).not.toContain('recordatorios');
});

test('a letter to a confirmed address does not ask whose it is', () => {
  expect(asText(letter, frameFor(null, links))).not.toContain('No fui yo');
});

test('a letter without a code, facts or a button has no gaps in their places', () => {
  expect(asText(letter, frameFor(null, links)).split('\n\n')).toEqual([
    'Hola:',
    'Título',
    'Uno.',
    'Dos.',
    'El equipo de Saque',
    '--\nTe escribimos porque alguien pidió en Saque un código para este correo.',
  ]);
});
