import { jest } from '@jest/globals';

interface Outcome {
  passed: number;
  failed: number;
  output: string;
}
interface Stage {
  name: string;
  alone?: boolean;
  run: () => Promise<Outcome>;
}
type Result = Outcome & { name: string; seconds: number };

const cli = (file: string) => import(new URL(`../../cli/test/${file}`, import.meta.url).href);
const { runStages } = (await cli('stages.mjs')) as { runStages: (stages: Stage[]) => Promise<Result[]> };
const { summary, totals } = (await cli('summary.mjs')) as {
  summary: (results: Result[]) => string;
  totals: (results: Result[]) => { passed: number; failed: number };
};

const passing = (passed: number): Outcome => ({ passed, failed: 0, output: '' });

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a run of all test stages', () => {
  it('runs every stage, even after one that fails and one that crashes', async () => {
    const results = await runStages([
      { name: 'fails', run: async () => ({ passed: 2, failed: 1, output: 'one is wrong' }) },
      { name: 'crashes', run: () => Promise.reject(new Error('out of memory')) },
      { name: 'passes', run: async () => passing(3) },
    ]);
    expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['fails', 2, 1],
      ['crashes', 0, 1],
      ['passes', 3, 0],
    ]);
    expect(totals(results)).toEqual({ passed: 5, failed: 2 });
  });

  it('prints the output of each stage', async () => {
    await runStages([
      { name: 'lint', run: async () => ({ passed: 0, failed: 1, output: 'no-explicit-any' }) },
    ]);
    expect(console.log).toHaveBeenCalledWith('no-explicit-any');
  });

  it('runs no other stage beside one that measures time', async () => {
    let running = 0;
    const company: [string, number][] = [];
    const stage = (name: string, alone = false): Stage => ({
      name,
      alone,
      run: async () => {
        running += 1;
        await new Promise(setImmediate);
        company.push([name, running]);
        running -= 1;
        return passing(1);
      },
    });
    await runStages([stage('a'), stage('b'), stage('measures', true), stage('c'), stage('d')]);
    expect(company).toContainEqual(['measures', 1]);
    expect(company.map(([name]) => name)).toEqual(['a', 'b', 'measures', 'c', 'd']);
  });

  it('ends with one line per stage', () => {
    const table = summary([
      { name: 'types', ...passing(1), seconds: 12.34 },
      { name: 'unit, backend', ...passing(210), seconds: 4 },
    ]);
    expect(table.split('\n')).toEqual([
      'stage          passed  failed  seconds',
      'types               1       0     12.3',
      'unit, backend     210       0      4.0',
    ]);
  });
});
