import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Outcome {
  passed: number;
  failed: number;
  output: string;
}
interface Stage {
  name: string;
  needs?: 'spare time' | 'every core' | 'quiet';
  run: () => Promise<Outcome>;
}
type Result = Outcome & { name: string; seconds: number };

const tool = (file: string) => import(new URL(`../../tools/tests/${file}`, import.meta.url).href);
const { runStages } = (await tool('stages.mjs')) as { runStages: (stages: Stage[]) => Promise<Result[]> };
const { summary, totals } = (await tool('summary.mjs')) as {
  summary: (results: Result[]) => string;
  totals: (results: Result[]) => { passed: number; failed: number };
};
const { check } = (await tool('test-runners.mjs')) as {
  check: (tool: string, ...args: string[]) => Promise<Outcome>;
};
const { buildReports } = (await tool('build-reports.mjs')) as { buildReports: (site: string) => Outcome };

const passing = (passed: number): Outcome => ({ passed, failed: 0, output: '' });

const silence = () => jest.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => void silence());
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

  describe('beside each other', () => {
    const company: Record<string, string[]> = {};
    const running = new Set<string>();
    const stage = (name: string, needs?: Stage['needs']): Stage => ({
      name,
      needs,
      run: async () => {
        running.add(name);
        await new Promise(setImmediate);
        company[name] = [...running].filter((other) => other !== name);
        running.delete(name);
        return passing(1);
      },
    });
    beforeAll(async () => {
      silence();
      await runStages([
        stage('lint', 'spare time'),
        stage('types', 'spare time'),
        stage('format', 'spare time'),
        stage('build'),
        stage('tests of every core', 'every core'),
        stage('measures', 'quiet'),
        stage('last'),
      ]);
    });

    it('runs no other stage beside one that measures time', () => {
      expect(company['measures']).toEqual([]);
      expect(company['last']).toEqual([]);
    });

    it('runs one stage in spare time, but no other tests, beside tests that use every core', () => {
      expect(company['tests of every core']).toEqual([expect.stringMatching(/lint|types|format/)]);
    });

    it('runs a stage in spare time beside any other tests', () => {
      expect(company['build']).toContain('lint');
    });
  });

  it('runs a tool in spare time at the lowest priority', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saque-tool-'));
    const tool = join(folder, 'tool.mjs');
    writeFileSync(tool, "import { getPriority } from 'node:os'; console.log(getPriority());");
    const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));
    const { output } = await check(relative(packages, tool));
    rmSync(folder, { recursive: true });
    expect(Number(output)).toBe(constants.priority.PRIORITY_LOW);
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

describe('the reports of a build', () => {
  let site: string;
  beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'saque-site-'))));
  afterEach(() => rmSync(site, { recursive: true }));

  const report = (name: string, broken: string[]) => {
    mkdirSync(join(site, '.vite', 'reports'), { recursive: true });
    const content = JSON.stringify({ broken, figures: [`7 of 9 kB  ${name}`] });
    writeFileSync(join(site, '.vite', 'reports', `${name}.json`), content);
  };

  it('fail the run for each broken budget and show all figures', () => {
    report('bundle-budgets', ['home: 9 kB, 8 allowed', 'venue: has no budget']);
    report('a report without broken rules', []);
    const { passed, failed, output } = buildReports(site);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
    expect(output).toContain('home: 9 kB, 8 allowed');
    expect(output).toContain('7 of 9 kB  bundle-budgets');
  });

  it('fail the run if the build left none', () => {
    expect(buildReports(site)).toMatchObject({ passed: 0, failed: 1 });
  });
});
