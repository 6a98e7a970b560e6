import { courtFacts } from './court-facts';

test.each([
  [{ surface: 'clay', indoor: null, lights: null }, 'Arcilla'],
  [{ surface: 'hard', indoor: true, lights: true }, 'Superficie dura · Techada · Con luz'],
  [{ surface: 'grass', indoor: false, lights: false }, 'Césped · Sin luz'],
] as const)('a court with %j says what is known of it', (court, facts) => {
  expect(courtFacts(court)).toBe(facts);
});
