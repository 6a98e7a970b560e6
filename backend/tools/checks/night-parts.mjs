import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../launch/processes.mjs';
import { NIGHT_HOURS, PARTS } from '../proof/parts.mjs';
import { RUNS } from '../proof/write-result.mjs';

/** The part that uses the rest of the night must have a part of it. */
const REST_MINUTES = 30;

/**
 * Static stage: each part of the night runs a file that exists and fits into the night, and the
 * workflow has a job for it. The planted parts show that the check refuses what it should.
 */
export function nightParts() {
  const flaws = [
    ...flawsOf(PARTS),
    ...PLANTED.filter((change) => flawsOf([...PARTS.slice(1), { ...PARTS[0], ...change }]).length === 0).map(
      (change) => `The check of the night accepts ${JSON.stringify(change)}`,
    ),
    ...(flawsOf(PARTS.slice(1)).length > 0 ? [] : ['The check of the night accepts a job without a part']),
  ];
  return Promise.resolve({
    passed: Math.max(0, PARTS.length + PLANTED.length + 1 - flaws.length),
    failed: flaws.length,
    output: flaws.join('\n'),
  });
}

/** Returns one sentence for each flaw. */
function flawsOf(parts) {
  const names = parts.map(({ name }) => name);
  const jobs = jobsOfWorkflow();
  const minutes = parts.reduce((sum, part) => sum + (part.minutes ?? REST_MINUTES), 0);
  return [
    ...parts
      .filter(({ file }) => !existsSync(inRoot(file)))
      .map(({ name, file }) => `${name}: there is no file ${file}`),
    ...parts
      .filter(({ run }) => run !== undefined && !RUNS.includes(run))
      .map(({ name, run }) => `${name}: there is no run ${run}`),
    ...names.filter((name) => !jobs.includes(name)).map((name) => `nightly.yml has no job for ${name}`),
    ...jobs.filter((job) => !names.includes(job)).map((job) => `nightly.yml has a job for no part: ${job}`),
    ...(new Set(names).size < names.length ? ['two parts have the same name'] : []),
    ...(minutes > NIGHT_HOURS * 60 ? [`the parts need ${minutes} minutes`] : []),
  ];
}

const jobsOfWorkflow = () =>
  [
    ...readFileSync(inRoot('.github', 'workflows', 'nightly.yml'), 'utf8').matchAll(/^ +- part: (\S+)$/gm),
  ].map(([, part]) => part);

/** Changes of a part that the check must refuse. */
const PLANTED = [
  { name: 'no-such-job' },
  { name: PARTS[1].name },
  { file: 'backend/test/proof/no-such-test.merge.test.ts' },
  { run: 'no_such_run' },
  { minutes: NIGHT_HOURS * 60 },
];
