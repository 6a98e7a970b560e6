import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAKE_ENV = fileURLToPath(new URL('../../tools/ops/make-env.mjs', import.meta.url));
const COMPOSE = fileURLToPath(new URL('../../../docker-compose.yml', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saque-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, '.env');
const makeEnv = () => execFileSync(process.execPath, [MAKE_ENV, folder], { encoding: 'utf8' });
const settings = () =>
  Object.fromEntries(
    readFileSync(file(), 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.split(/=(.*)/, 2) as [string, string]),
  );

test('npm run env creates every secret that Compose asks for, for the owner of the file only', () => {
  makeEnv();
  const required = [...readFileSync(COMPOSE, 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  const values = new Set(required.map((name) => settings()[name ?? '']));
  expect(values.size).toBe(new Set(required).size);
  expect(values).not.toContain('');
  expect(values).not.toContain(undefined);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('npm run env adds the secrets that a newer version needs and changes no other line', () => {
  writeFileSync(file(), 'POSTGRES_PASSWORD=kept\nADMIN_USERNAME=ana', { mode: 0o600 });
  expect(makeEnv()).toContain('DATABASE_PASSWORD');
  expect(settings()).toMatchObject({
    POSTGRES_PASSWORD: 'kept',
    ADMIN_USERNAME: 'ana',
    DATABASE_PASSWORD: expect.stringMatching(/^[0-9a-f]{48}$/) as string,
  });
  const complete = readFileSync(file(), 'utf8');
  expect(makeEnv()).toContain('nothing was changed');
  expect(readFileSync(file(), 'utf8')).toBe(complete);
});
