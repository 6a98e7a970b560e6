import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config/config.js';
import { forgetAdminPassword } from '../config/stored-secrets.js';
import { welcome } from './welcome.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saque-welcome-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Returns what the start prints with these settings. */
function greeting(config: Config): string {
  const print = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  welcome(config);
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return printed;
}

test('the start prints the address of the site and the generated admin password', () => {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '8080' });
  expect(greeting(config)).toContain('http://localhost:8080/admin');
  expect(greeting(config)).toContain(`admin / ${config.admin.password}`);
});

test('the start does not print a generated password that the admin has replaced', () => {
  const { password } = readConfig({ DATA_DIR: dataDir }).admin;
  forgetAdminPassword(dataDir);
  const printed = greeting(readConfig({ DATA_DIR: dataDir }));
  expect(printed).toMatch(/^ *Admin +admin$/m);
  expect(printed).not.toContain(password);
});

test('the start does not print a configured password', () => {
  const ADMIN_PASSWORD = 'una-clave-de-prueba';
  const printed = greeting(readConfig({ DATA_DIR: dataDir, ADMIN_USERNAME: 'ana', ADMIN_PASSWORD }));
  expect(printed).toMatch(/^ *Admin +ana$/m);
  expect(printed).not.toContain(ADMIN_PASSWORD);
});
