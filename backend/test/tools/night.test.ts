import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';

interface Part {
  name: string;
  minutes?: number;
  command: (night: { minutes: number }) => string[];
}
interface Ended {
  name: string;
  result: string;
  seconds: number;
  figures: object[];
  log: string;
}
type RunNight = (
  parts: Part[],
  night: { folder: string; hours: number; share: number; again?: boolean; say: () => void },
) => Promise<{ outcomes: Ended[]; isInterrupted: boolean }>;

const NIGHT = new URL('../../tools/proof/night.mjs', import.meta.url).href;
const { runNight } = (await import(NIGHT)) as { runNight: RunNight };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saque-night-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const linesOf = (name: string) =>
  existsSync(file(name)) ? readFileSync(file(name), 'utf8').trim().split('\n') : [];

/** Returns a part that runs a script and adds a line to the file `started` first. */
const part = (name: string, script = '', minutes = 1): Part => ({
  name,
  minutes,
  command: () => [process.execPath, '-e', `${startedLine(name)}${script}`],
});
const startedLine = (name: string) =>
  `require('node:fs').appendFileSync(${JSON.stringify(file('started'))}, '${name}\\n');`;

const run = (parts: Part[], { hours = 1, share = 1, again = false } = {}) =>
  runNight(parts, { folder: file('progress'), hours, share, again, say: () => undefined });

const resultsOf = ({ outcomes }: { outcomes: Ended[] }) => outcomes.map(({ name, result }) => [name, result]);

describe('a night of parts', () => {
  it('runs each part, also after one that fails', async () => {
    const night = await run([part('fails', 'process.exit(3)'), part('passes')]);
    expect(resultsOf(night)).toEqual([
      ['fails', 'failed'],
      ['passes', 'passed'],
    ]);
  });

  it('fails a part whose program does not exist', async () => {
    const night = await run([{ ...part('lost'), command: () => ['/no/such/program'] }]);
    expect(resultsOf(night)).toEqual([['lost', 'failed']]);
  });

  it('does not repeat what has ended, unless it is asked to', async () => {
    const parts = [part('fails', 'process.exit(3)'), part('passes')];
    await run(parts.slice(0, 1));
    expect(resultsOf(await run(parts))).toEqual([
      ['fails', 'failed'],
      ['passes', 'passed'],
    ]);
    expect(linesOf('started')).toEqual(['fails', 'passes']);
    await run(parts.slice(1), { again: true });
    expect(linesOf('started')).toEqual(['fails', 'passes', 'passes']);
  });

  it('repeats what has ended in a shorter night', async () => {
    await run([part('passes')], { share: 0.5 });
    await run([part('passes')]);
    await run([part('passes')], { share: 0.5 });
    expect(linesOf('started')).toEqual(['passes', 'passes']);
  });

  it('keeps what a part has printed and the figures that it has left', async () => {
    const figures = [{ promise: 'money', kind: 'kills', count: 7, failures: 0 }];
    const script = `console.log('seven kills'); require('node:fs').writeFileSync(process.env.PROOF_FIGURES, '${JSON.stringify(figures)}')`;
    const [ended] = (await run([part('kills', script)])).outcomes;
    expect(ended?.figures).toEqual(figures);
    expect(readFileSync(ended?.log ?? '', 'utf8')).toBe('seven kills\n');
  });

  it('stops a part that takes longer than its share, and what this has started', async () => {
    const program = `setInterval(() => { ${startedLine('beat')} }, 20)`;
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(program)}]); setInterval(() => {}, 1000)`;
    const night = await run([part('hangs', script, 0.05), part('passes')]);
    expect(resultsOf(night)).toEqual([
      ['hangs', 'out of time'],
      ['passes', 'passed'],
    ]);
    const beats = () => linesOf('started').filter((line) => line === 'beat').length;
    const before = beats();
    await once(spawn(process.execPath, ['-e', 'setTimeout(() => {}, 200)']), 'exit');
    expect([before > 0, beats()]).toEqual([true, before]);
  });

  it('leaves the time that the other parts have not used to one without a share', async () => {
    const told: number[] = [];
    const rest = {
      name: 'rest',
      command: ({ minutes }: { minutes: number }) => (told.push(minutes), ['true']),
    };
    await run([part('short')]);
    writeFileSync(join(file('progress'), 'long.json'), JSON.stringify({ seconds: 20 * 60 }));
    await run([part('short'), rest]);
    expect(told).toEqual([39]);
  });
});

describe('a night that was interrupted', () => {
  const HOLDS = `setInterval(() => {}, 1000)`;

  /** Runs the parts in a process of their own: one that passes, and one that holds. */
  function nightOfProcess(): ChildProcess {
    const command = (name: string, script: string) =>
      JSON.stringify([process.execPath, '-e', startedLine(name) + script]);
    return spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { runNight } from '${NIGHT}';
       const parts = [
         { name: 'passes', minutes: 1, command: () => ${command('passes', '')} },
         { name: 'holds', minutes: 1, command: () => ${command('holds', HOLDS)} },
       ];
       const { isInterrupted } = await runNight(parts, { folder: ${JSON.stringify(file('progress'))}, hours: 1, share: 1 });
       process.exit(isInterrupted ? 130 : 0);`,
    ]);
  }

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'begins again after %s with the part that had not ended',
    async (signal) => {
      const night = nightOfProcess();
      await eventually(() => expect(linesOf('started')).toEqual(['passes', 'holds']));
      night.kill(signal);
      expect((await once(night, 'exit'))[0]).toBe(130);
      expect(resultsOf(await run([part('passes'), part('holds')]))).toEqual([
        ['passes', 'passed'],
        ['holds', 'passed'],
      ]);
      expect(linesOf('started')).toEqual(['passes', 'holds', 'holds']);
    },
  );
});
