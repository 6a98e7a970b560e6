import type { DomainError } from '../../../kernel/domain/domain-error.js';
import {
  DiscountOutOfRange,
  DiscountUsedByPlayer,
  PromotedEverywhere,
  TooManyGuesses,
  UsageBelowCount,
} from './discount-errors.js';

test.each([
  [1, 'Este código ya se usó una vez: el límite no puede ser menor.'],
  [2, 'Este código ya se usó 2 veces: el límite no puede ser menor.'],
])('a limit below %d uses is refused in the right number', (count, message) => {
  expect(new UsageBelowCount(count).message).toBe(message);
});

test.each([
  [1, 'un minuto'],
  [60, 'un minuto'],
  [61, '2 minutos'],
  [600, '10 minutos'],
])('guessing is refused for %d seconds in whole minutes: %s', (seconds, wait) => {
  const refused = new TooManyGuesses(seconds);
  expect(refused.message).toContain(`Espera ${wait} `);
  expect(refused.details).toEqual({ retryAfterSeconds: seconds });
});

test.each([
  ['percentage', '100'],
  ['fixed', 'monto'],
] as const)('a value that a %s code cannot have is explained at its field', (type, word) => {
  const { message, details } = new DiscountOutOfRange(type);
  expect(message).toContain(word);
  expect(details.errors).toEqual([{ field: 'value', message }]);
});

test.each<[string, string, () => DomainError]>([
  ['conflict', 'discount_used_by_player', () => new DiscountUsedByPlayer(1)],
  ['too_many', 'too_many_attempts', () => new TooManyGuesses(60)],
  ['conflict', 'usage_below_count', () => new UsageBelowCount(1)],
  ['invalid', 'invalid_request', () => new DiscountOutOfRange('fixed')],
  ['invalid', 'invalid_request', () => new PromotedEverywhere()],
])('clients read why a code was refused: %s, %s', (kind, code, refuse) => {
  expect(refuse()).toMatchObject({ kind, code });
});
