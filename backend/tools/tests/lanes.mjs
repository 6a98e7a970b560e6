/**
 * The two lanes. The name of a test file says its lane: `.merge.test.ts` and `.merge.spec.ts` run
 * only before a merge. A journey without this mark runs on the phone in every run, and on the
 * desktop before a merge (docs/adr/0092-two-test-lanes.md).
 * @typedef {'every run' | 'merge'} Lane
 */

/** @type {Lane[]} */
export const LANES = ['every run', 'merge'];

/** The projects of `backend/jest.config.mjs` that a lane runs. The first is on PostgreSQL. */
export const BACKEND_PROJECTS = { 'every run': ['integration', 'unit'], merge: ['merge', 'nginx'] };

/** Test files that no lane runs, and why. */
export const IN_NO_LANE = [[/^backend\/test\/compose\//, 'they need a running `docker compose up`']];
