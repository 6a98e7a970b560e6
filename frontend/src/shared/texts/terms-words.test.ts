import { termsInWords } from './terms-words';

const step = (hoursBefore: number, percentage: number) => ({ hoursBefore, percentage });

describe('the refund terms of a venue in words', () => {
  test('have a sentence for each step and for what is below the last', () => {
    const refundSteps = [step(48, 100), step(24, 75), step(1, 20)];
    expect(termsInWords({ refundSteps, regretMinutes: 0 })).toEqual([
      'Si cancelas con más de 48 horas de anticipación, te devolvemos todo.',
      'Si cancelas entre 48 horas y 24 horas antes, te devolvemos el 75%.',
      'Si cancelas entre 24 horas y 1 hora antes, te devolvemos el 20%.',
      'Con menos de 1 hora, no hay reembolso.',
    ]);
  });

  test('begin with the time for regret', () => {
    expect(termsInWords({ refundSteps: [step(12, 50)], regretMinutes: 15 })).toEqual([
      'Si te arrepientes en los primeros 15 minutos, te devolvemos todo, mientras falte más de 1 hora para jugar.',
      'Si cancelas con más de 12 horas de anticipación, te devolvemos el 50%.',
      'Con menos de 12 horas, no hay reembolso.',
    ]);
  });

  test('end with what a resale brings back', () => {
    const rules = { refundSteps: [step(12, 50)], regretMinutes: 0, resaleRefund: true };
    expect(termsInWords(rules).at(-1)).toBe(
      'Si tu hora se vuelve a vender, te devolvemos también el resto, hasta lo que se pague por ella.',
    );
  });

  test('promise nothing below a last step that lasts until the start', () => {
    expect(termsInWords({ refundSteps: [step(24, 100), step(0, 50)], regretMinutes: 0 })).toEqual([
      'Si cancelas con más de 24 horas de anticipación, te devolvemos todo.',
      'Si cancelas antes de que empiece tu juego, te devolvemos el 50%.',
    ]);
  });
});
