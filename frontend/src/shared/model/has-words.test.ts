import { hasWords } from './has-words';

test.each([
  ['Ana Gonçalves', 'goncalves'],
  ['João Silva', 'joao'],
  ['Łukasz Nowak', 'lukasz'],
  ['O’Brien', "o'brien"],
  ["O'Brien", 'OBrien'],
  ['María Fernández-Salvador', 'fernandez salvador'],
  ['María Fernández-Salvador', 'salvador maria'],
])('finds %s by "%s" in a list of the screen', (name, typed) => {
  expect(hasWords(name, typed)).toBe(true);
});

test('finds "Cancha 30" and not "Cancha 13" by the beginning of its number', () => {
  expect(hasWords('Cancha 30', 'cancha 3')).toBe(true);
  expect(hasWords('Cancha 13', 'cancha 3')).toBe(false);
});

test('needs every typed word to find a name', () => {
  expect(hasWords('Ana Torres', 'ana silva')).toBe(false);
});
