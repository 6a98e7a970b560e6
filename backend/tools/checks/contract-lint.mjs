import { createConfig, lint } from '@redocly/openapi-core';
import { inRoot } from '../launch/processes.mjs';

/** Complaints of the linter that are accepted, each with its reason. */
const ACCEPTED = [
  // The specification names `/api/bookings/user/{userId}`; no booking has the id `user`.
  ['no-ambiguous-paths', /~1api~1bookings~1/],
  // The link of a letter leads to the page of the address.
  ['operation-2xx-response', /~1api~1unsubscribe~1/],
];

/** Merge stage: Redocly's linter, with its recommended rules, finds nothing in the contract. */
export async function contractLint() {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: inRoot('frontend', 'openapi', 'openapi.json'), config });
  const isAccepted = ({ ruleId, location: [place] }) =>
    ACCEPTED.some(([rule, where]) => rule === ruleId && where.test(place?.pointer ?? ''));
  const broken = problems.filter((problem) => !isAccepted(problem));
  return {
    passed: broken.length === 0 ? 1 : 0,
    failed: broken.length,
    output: broken.map(lineOf).join('\n'),
  };
}

function lineOf({ ruleId, message, location: [place] }) {
  return `${ruleId}: ${message} (${place?.pointer ?? ''})`;
}
