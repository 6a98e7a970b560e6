import { guaranteedUntil } from './guaranteed-until';

const now = Date.parse('2026-11-20T20:00:00Z');
const booking = { paymentDueAt: '2026-11-20T21:00:00Z', endsAt: '2026-11-22T00:00:00Z' };
const until = (over: object) =>
  guaranteedUntil({ ...booking, splitUntil: 'after_play', ...over }, now).toISOString();

describe('until when friends pay with a guarantee', () => {
  it('is two hours after the play', () => {
    expect(until({})).toBe('2026-11-22T02:00:00.000Z');
  });

  it('is at most six days from now', () => {
    expect(until({ endsAt: '2026-12-20T00:00:00Z' })).toBe('2026-11-26T20:00:00.000Z');
  });

  it('is the usual deadline if the booking was sold so', () => {
    expect(until({ splitUntil: 'grace' })).toBe('2026-11-20T21:00:00.000Z');
  });
});
