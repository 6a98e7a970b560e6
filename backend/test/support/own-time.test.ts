import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const STANDSTILL_MS = 2_000;

/** Prints when it has begun, and then its own time and the time by the clock. */
const MEASURE = `
  await import(${JSON.stringify(import.meta.resolve('./load-typescript.mjs'))});
  const { ownTime } = await import(${JSON.stringify(import.meta.resolve('./own-time.ts'))});
  const began = [ownTime(), performance.now()];
  console.log('begun');
  process.stdin.once('data', () => {
    console.log(JSON.stringify([ownTime() - began[0], performance.now() - began[1]]));
    process.exit();
  });`;

test('the time in which a process stands still is not its own', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', MEASURE]);
  const said = async () => String((await once(child.stdout, 'data'))[0]);
  expect(await said()).toBe('begun\n');
  child.kill('SIGSTOP');
  await pause(STANDSTILL_MS);
  child.kill('SIGCONT');
  const measured = said();
  child.stdin.write('measure\n');
  const [own = 0, byClock = 0] = JSON.parse(await measured) as number[];
  expect(byClock).toBeGreaterThanOrEqual(STANDSTILL_MS);
  expect(own).toBeLessThan(byClock - STANDSTILL_MS / 2);
});
