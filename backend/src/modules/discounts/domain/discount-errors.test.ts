import { UsageBelowCount } from './discount-errors.js';

test.each([
  [1, 'Este código ya se usó una vez: el límite no puede ser menor.'],
  [2, 'Este código ya se usó 2 veces: el límite no puede ser menor.'],
])('a limit below %d uses is refused in the right number', (count, message) => {
  expect(new UsageBelowCount(count).message).toBe(message);
});
