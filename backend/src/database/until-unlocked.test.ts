import { StartError } from '../start/start-error.js';
import { untilUnlocked } from './until-unlocked.js';

const QUIET = { pauseMs: 0, attempts: 3, log: () => undefined };
const failure = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['waits too long for a lock', '55P03'],
  ['is chosen to end a deadlock', '40P01'],
])('a change of tables that %s is tried again', async (_case, code) => {
  const failures = [failure(code)];
  const change = () => {
    const next = failures.pop();
    return next ? Promise.reject(next) : Promise.resolve();
  };
  await expect(untilUnlocked(change, QUIET)).resolves.toBeUndefined();
});

test('a change of tables that never gets its locks ends the start with one clear line', async () => {
  const change = () => Promise.reject(failure('40P01'));
  await expect(untilUnlocked(change, QUIET)).rejects.toBeInstanceOf(StartError);
});

test('a change of tables that fails for another reason is not tried again', async () => {
  let tries = 0;
  const change = () => Promise.reject(failure(String((tries += 1))));
  await expect(untilUnlocked(change, QUIET)).rejects.toThrow('1');
});
