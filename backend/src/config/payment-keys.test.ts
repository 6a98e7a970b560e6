import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.js';

type Values = Record<string, string>;

const OUTSIDE = {
  DATABASE_URL: 'postgres://saque@db/saque',
  ADMIN_USERNAME: 'ana',
  ADMIN_PASSWORD: 'una-clave-de-prueba',
  SESSION_SECRET: 's'.repeat(32),
};
const read = (values: Values) => readConfig({ ...OUTSIDE, ...values });

/** Returns the one line that the operator reads. */
function refusal(values: Values): string {
  try {
    read(values);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('the settings of payments', () => {
  const KEYS = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const LIVE = { ...KEYS, PUBLIC_URL: 'https://saque.example' };
  const TEST = { ...KEYS, STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

  test.each([
    ['live keys of a site with https', LIVE, false],
    ['a restricted live key', { ...LIVE, STRIPE_SECRET_KEY: 'rk_live_1' }, false],
    ['test keys of a site with https', { ...TEST, PUBLIC_URL: 'https://saque.example' }, false],
    ['test keys with demo data on this machine', { ...TEST, DEMO_DATA: 'true' }, true],
    ['the sandbox on this machine', { DEMO_DATA: 'true' }, true],
    [
      'the sandbox of a site with https that allows it',
      { PUBLIC_URL: 'https://saque.example', ALLOW_SANDBOX: 'true' },
      false,
    ],
  ])('are accepted with %s', (_name, values, demoData) => expect(read(values)).toMatchObject({ demoData }));

  test.each([
    ['the sandbox behind https', 'PUBLIC_URL', { PUBLIC_URL: 'https://saque.example' }],
    ['live keys without https', 'PUBLIC_URL', { ...LIVE, PUBLIC_URL: 'http://saque.example' }],
    ['live keys on this machine', 'PUBLIC_URL', { ...KEYS, PUBLIC_URL: 'http://localhost:3000' }],
    ['live keys without an address', 'PUBLIC_URL', KEYS],
    ['demo data beside live keys', 'DEMO_DATA', { ...LIVE, DEMO_DATA: 'true' }],
    ['a live and a test key', 'STRIPE_SECRET_KEY', { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['a test and a live key', 'STRIPE_SECRET_KEY', { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['a secret key for browsers', 'STRIPE_PUBLISHABLE_KEY', { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }],
    ['a publishable key as the secret', 'STRIPE_SECRET_KEY', { ...LIVE, STRIPE_SECRET_KEY: 'pk_live_1' }],
  ])('are refused with %s, in one line that shows no key', (_name, setting, values) => {
    const line = refusal(values);
    expect(line).toMatch(new RegExp(`^${setting}\\b`));
    expect(line).not.toMatch(/\n|_live_1|_test_1/);
  });

  test('create no demo data with live keys, also in the embedded default', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'saque-config-'));
    expect(readConfig({ ...LIVE, DATA_DIR }).demoData).toBe(false);
    rmSync(DATA_DIR, { recursive: true });
  });
});
