import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const CI_RUN = join(import.meta.dirname, '..', '..', '..', '.ci', 'run');

/** Runs `.ci/run` in a folder where `npm test` and `npm run test:merge` do what is given. */
function ciRun(test: string, merge: string): { status: number | null; lastLine: string | undefined } {
  const folder = mkdtempSync(join(tmpdir(), 'saque-ci-'));
  for (const empty of ['.ci', 'bin']) mkdirSync(join(folder, empty));
  cpSync(CI_RUN, join(folder, '.ci', 'run'));
  const programs = { node: ':', npm: `if [ "$1" = test ]; then ${test}; else ${merge}; fi` };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  const path = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const { status, stdout } = spawnSync(join(folder, '.ci', 'run'), {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, lastLine: stdout.trim().split('\n').at(-1) };
}

const counts = (passed: number, failed: number) =>
  `echo "${passed} ${failed}" >> "$SAQUE_TOTALS"; exit ${failed > 0 ? 1 : 0}`;

describe('the run of the build machine', () => {
  it('ends with the sum of both test commands', () => {
    expect(ciRun(counts(7000, 0), counts(40, 0))).toEqual({ status: 0, lastLine: '7040 passed, 0 failed' });
  });

  it('fails if either command fails, and still runs the other', () => {
    expect(ciRun(counts(7000, 0), counts(38, 2))).toEqual({ status: 1, lastLine: '7038 passed, 2 failed' });
    expect(ciRun(counts(6999, 1), counts(40, 0))).toEqual({ status: 1, lastLine: '7039 passed, 1 failed' });
  });

  it('counts a command that ended before it could count as one failure', () => {
    expect(ciRun('exit 137', counts(40, 0))).toEqual({ status: 1, lastLine: '40 passed, 1 failed' });
  });
});
