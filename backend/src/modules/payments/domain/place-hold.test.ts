import { placeHeldUntil, publicPlaceHeldUntil, restHeldUntil } from './place-hold.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  ['a place of a link', placeHeldUntil, '20:10:00'],
  ['a place that anyone may take', publicPlaceHeldUntil, '20:02:00'],
  ['the rest that the organiser pays', restHeldUntil, '20:05:00'],
])('%s is held for its time, but never beyond the deadline of the booking', (_, heldUntil, until) => {
  expect(heldUntil(NOW, at('23:00:00'))).toEqual(at(until));
  expect(heldUntil(NOW, at(until))).toEqual(at(until));
  expect(heldUntil(NOW, at('20:01:00'))).toEqual(at('20:01:00'));
});
