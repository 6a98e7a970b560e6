import { firstWrongStep, hoursAt, placeOf, stepsOf, termsInWords, withLowerStep } from './refund-steps';

const typed = (...steps: [string, string][]) =>
  steps.map(([hoursBefore, percentage]) => ({ hoursBefore, percentage }));

describe('the steps of the refund terms', () => {
  it('are read when each asks for less notice and gives back less', () => {
    expect(stepsOf(typed(['24', '100'], ['12', '50'], ['0', '10']))).toEqual([
      { hoursBefore: 24, percentage: 100 },
      { hoursBefore: 12, percentage: 50 },
      { hoursBefore: 0, percentage: 10 },
    ]);
  });

  it.each([
    ['as many hours as the step before', typed(['24', '100'], ['24', '50']), 1],
    ['as high a percentage as the step before', typed(['24', '50'], ['12', '50']), 1],
    ['no hours', typed(['', '100']), 0],
    ['half an hour', typed(['0.5', '100']), 0],
    ['more than everything', typed(['24', '101']), 0],
    ['nothing to give back', typed(['24', '100'], ['12', '0']), 1],
  ])('are not right with %s', (_, steps, wrong) => {
    expect(stepsOf(steps)).toBeNull();
    expect(firstWrongStep(steps)).toBe(wrong);
  });

  it('gain a lower step that is right at once', () => {
    expect(stepsOf(withLowerStep(typed(['24', '100'], ['12', '50'])))?.at(-1)).toEqual({
      hoursBefore: 6,
      percentage: 25,
    });
  });

  it('are said in words down to the shortest notice', () => {
    expect(
      termsInWords([
        { hoursBefore: 24, percentage: 100 },
        { hoursBefore: 12, percentage: 50 },
      ]),
    ).toEqual(['Con más de 24 horas: 100%', 'De 24 a 12 horas: 50%', 'Con menos de 12 horas: sin reembolso']);
  });
});

test('every hour of a week has its own place on the timeline, later ones further right', () => {
  const places = Array.from({ length: 169 }, (_, hours) => placeOf(hours, 168));
  expect([places[0], places[168]]).toEqual([1, 0]);
  expect(places.every((place, hours) => hours === 0 || place < (places[hours - 1] ?? 0))).toBe(true);
  expect(places.map((place) => hoursAt(place, 168))).toEqual(places.map((_, hours) => hours));
  expect([hoursAt(-0.5, 168), hoursAt(1.5, 168)]).toEqual([168, 0]);
});
