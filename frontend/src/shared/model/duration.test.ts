import { durationInWords } from './duration';

describe('a duration in words', () => {
  it.each([
    [1, '1 segundo'],
    [90, '1 minuto y 30 segundos'],
    [1800, '30 minutos'],
    [3600, '1 hora'],
    [5400, '1 hora y 30 minutos'],
    [7200, '2 horas'],
    [7261, '2 horas, 1 minuto y 1 segundo'],
    [86_400, '1 día'],
  ])('writes %d seconds as "%s"', (seconds, text) => {
    expect(durationInWords(seconds)).toBe(text);
  });
});
