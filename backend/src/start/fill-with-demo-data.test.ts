import { fillWithDemoData } from './fill-with-demo-data.js';

/** Returns a load that fails so many times before it succeeds, and the lines that were said. */
function slowMachine(failures: number) {
  const lines: string[] = [];
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('the provider took too long');
    return true;
  });
  return { lines, load, say: (line: string) => void lines.push(line), pauses: [1, 2] as const };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

test('demo data that loads at once needs one attempt', async () => {
  const machine = slowMachine(0);
  await fillWithDemoData(machine);
  expect(machine.load).toHaveBeenCalledTimes(1);
  expect(machine.lines).toEqual([expect.stringMatching(/^The demo data is there, after \d+\.\d s\.$/)]);
});

test('demo data that could not be loaded is tried again in the background until it is there', async () => {
  const machine = slowMachine(3);
  await fillWithDemoData(machine);
  expect(machine.lines).toEqual([
    'The demo data could not be loaded (the provider took too long); trying again in 0.0 s.',
  ]);
  await until(() => machine.lines.length === 4);
  expect(machine.load).toHaveBeenCalledTimes(4);
  expect(machine.lines.at(-1)).toMatch(/^The demo data is there/);
});

test('an installation that has a venue is asked once and gets nothing', async () => {
  const [load, say] = [jest.fn(() => Promise.resolve(false)), jest.fn()];
  await fillWithDemoData({ load, say });
  expect(load).toHaveBeenCalledTimes(1);
  expect(say).not.toHaveBeenCalled();
});

test('a server that stops makes no further attempt at its demo data', async () => {
  const machine = slowMachine(1_000);
  const stop = await fillWithDemoData(machine);
  await until(() => machine.lines.length > 2);
  stop();
  const attempts = machine.load.mock.calls.length;
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  expect(machine.load.mock.calls.length).toBeLessThanOrEqual(attempts + 1);
});
