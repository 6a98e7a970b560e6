import { CourtUnavailable, RulesChanged } from '../domain/booking-errors.js';
import { despiteNewRules } from './despite-new-rules.js';

/** Returns an attempt that is refused with these errors, one after the other, and then succeeds. */
function refusedWith(...errors: Error[]): () => Promise<string> {
  return async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'booked';
  };
}

test('an attempt succeeds although the rules changed six times while it ran', async () => {
  const changes = Array.from({ length: 6 }, () => new RulesChanged());
  let renewed = 0;
  const renew = async () => void renewed++;
  await expect(despiteNewRules(refusedWith(...changes), renew)).resolves.toBe('booked');
  expect(renewed).toBe(6);
});

test('an attempt ends when its promise no longer holds under the new rules', async () => {
  const renew = () => Promise.reject(new RulesChanged());
  await expect(despiteNewRules(refusedWith(new RulesChanged()), renew)).rejects.toThrow(RulesChanged);
});

test('another refusal is not repeated', async () => {
  const renew = () => Promise.reject(new Error('renewed'));
  const attempt = refusedWith(new CourtUnavailable());
  await expect(despiteNewRules(attempt, renew)).rejects.toThrow(CourtUnavailable);
});

test('an attempt gives up when the rules change in every round', async () => {
  const forever = () => Promise.reject(new RulesChanged());
  await expect(despiteNewRules(forever, () => Promise.resolve())).rejects.toThrow(RulesChanged);
});
