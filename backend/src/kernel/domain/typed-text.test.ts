import { typedCode, typedText } from './typed-text.js';

test('a pasted text loses its invisible characters and outer spaces', () =>
  expect(typedText(' \u200BAna\u00AD \uFEFFPérez\u2060 ')).toBe('Ana Pérez'));

test.each(['123 456', '123-456', '\u200B123\u00AD456 ', '123–456'])('the code %j is 123456', (typed) =>
  expect(typedCode(typed)).toBe('123456'),
);
