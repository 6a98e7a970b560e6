import { EventEmitter } from 'node:events';
import { onFirstSignal, stopInTime } from './stop-in-time.js';

const never = new Promise<never>(() => undefined);
const stillOpen = () => Promise.resolve(['job payments.settle', 'connections of callers: 1']);

/** Stops a server within 50 ms and returns the exit code with the lines. */
async function stopping(starting: Parameters<typeof stopInTime>[0]): Promise<[number, string[]]> {
  const lines: string[] = [];
  const code = await stopInTime(starting, 0.05, (line) => lines.push(line));
  return [code, lines];
}

test('a server that stops in time ends with code 0 and says nothing', async () => {
  expect(await stopping(Promise.resolve({ stop: () => Promise.resolve(), stillOpen }))).toEqual([0, []]);
});

test('a server that hangs ends with code 1 and a line that names what is open', async () => {
  expect(await stopping(Promise.resolve({ stop: () => never, stillOpen }))).toEqual([
    1,
    [
      'Saque has not stopped within 0.05 s and ends now. Still open: job payments.settle, connections of callers: 1.',
    ],
  ]);
});

test('a start that hangs is named too', async () => {
  const [code, lines] = await stopping(never);
  expect([code, lines[0]]).toEqual([1, expect.stringMatching(/Still open: the start\.$/)]);
});

test('a server that fails to stop ends with code 1', async () => {
  const stop = () => Promise.reject(new Error('no space left'));
  expect(await stopping(Promise.resolve({ stop, stillOpen }))).toEqual([
    1,
    ['Saque stopped with an error: Error: no space left'],
  ]);
});

test.each([['SIGINT'], ['SIGTERM']])(
  'the shutdown after %s begins once, however many signals follow',
  (first) => {
    const source = new EventEmitter();
    let shutdowns = 0;
    onFirstSignal(source, () => (shutdowns += 1));
    for (const signal of [first, 'SIGINT', 'SIGTERM', 'SIGTERM', 'SIGINT'])
      // Without a listener, the signal would end the process.
      expect(source.emit(signal)).toBe(true);
    expect(shutdowns).toBe(1);
  },
);
