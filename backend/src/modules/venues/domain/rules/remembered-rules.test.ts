import { RememberedRules } from './remembered-rules.js';
import { rulesWith } from './venue-rules.js';

const INSTALLATION = { windowDays: 60, graceSeconds: 7200 };
const windowOf = (windowDays: number) => JSON.stringify({ windowDays });

test('stored changes are completed with the defaults of the installation', () => {
  const rules = new RememberedRules(INSTALLATION);
  expect(rules.of('{}')).toEqual(rulesWith({}, INSTALLATION));
  expect(rules.of(windowOf(14))).toEqual(rulesWith({ windowDays: 14 }, INSTALLATION));
});

test('the same text gives the same object without reading it again', () => {
  const rules = new RememberedRules(INSTALLATION);
  const first = rules.of(windowOf(14));
  for (let at = 1; at <= 999; at += 1) rules.of(windowOf(1_000 + at));
  expect(rules.of(windowOf(14))).toBe(first);
});

test('the memory does not grow without end', () => {
  const rules = new RememberedRules(INSTALLATION);
  const first = rules.of(windowOf(14));
  for (let at = 1; at <= 1_000; at += 1) rules.of(windowOf(1_000 + at));
  expect(rules.of(windowOf(14))).not.toBe(first);
  expect(rules.of(windowOf(14))).toEqual(first);
});
