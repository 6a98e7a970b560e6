import { lengthInWords, timeOfPlay } from './play-words';

test.each([
  [30, '30 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [180, '3 h'],
])('a length of %i minutes is written "%s"', (minutes, text) => {
  expect(lengthInWords(minutes)).toBe(text);
});

test.each([
  [60, '18:00'],
  [90, '18:00 a 19:30'],
])('a play of %i minutes from 18:00 is named "%s"', (durationMinutes, text) => {
  expect(timeOfPlay({ timeSlot: '18:00', durationMinutes })).toBe(text);
});
