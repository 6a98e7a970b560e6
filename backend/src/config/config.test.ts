import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.js';

const OUTSIDE = {
  DATABASE_URL: 'postgres://saque:secret-word@db/saque',
  ADMIN_USERNAME: 'ana',
  ADMIN_PASSWORD: 'una-clave-de-prueba',
  SESSION_SECRET: 's'.repeat(32),
};
const read = (values: Record<string, string | undefined> = {}) => readConfig({ ...OUTSIDE, ...values });

/** Returns the one line that the operator reads. */
function refusal(values: Record<string, string | undefined>): string {
  try {
    read(values);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('settings that are not set', () => {
  test('have the documented defaults', () => {
    expect(read()).toMatchObject({
      role: 'all',
      port: 3000,
      metricsPort: null,
      drainSeconds: 0,
      stopSeconds: 25,
      trustedProxies: [],
      publicUrl: 'http://localhost:3000',
      defaultTimeZone: 'America/Guayaquil',
      paymentGraceSeconds: 3600,
      bookingWindowDays: 60,
      unpaidHoldsPerAddress: 8,
      logLevel: 'info',
      demoData: false,
      previousSessionSecret: null,
      adminSecondFactor: 'optional',
      storage: null,
      mail: null,
      operator: { legalName: null, legalAddress: null, contactEmail: null, contactPhone: null },
      https: false,
      stripe: { sandbox: true, publishableKey: 'pk_test_sandbox' },
      admin: { username: 'ana', password: 'una-clave-de-prueba', generated: false },
    });
  });

  test('include settings with an empty or blank value', () => {
    expect(read({ PORT: '', LOG_LEVEL: '  ', S3_BUCKET: ' ' })).toMatchObject({
      port: 3000,
      logLevel: 'info',
    });
  });

  test('cannot be changed after they were read', () => {
    expect(Object.isFrozen(read())).toBe(true);
  });
});

test.each([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ PORT: ' 65535 ' }, { port: 65_535 }],
  [{ PROCESS_ROLE: 'worker' }, { role: 'worker' }],
  [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
  [{ DRAIN_SECONDS: '5' }, { drainSeconds: 5 }],
  [{ STOP_SECONDS: '60' }, { stopSeconds: 60 }],
  [
    { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::1' },
    { trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'] },
  ],
  [
    { PUBLIC_URL: 'https://saque.example/', ALLOW_SANDBOX: 'true' },
    { publicUrl: 'https://saque.example', https: true },
  ],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, { publicUrl: 'http://192.168.1.5:3000', https: false }],
  [{ DEFAULT_TIME_ZONE: 'Pacific/Easter' }, { defaultTimeZone: 'Pacific/Easter' }],
  [{ PAYMENT_GRACE_SECONDS: '1' }, { paymentGraceSeconds: 1 }],
  [{ PAYMENT_GRACE_SECONDS: '86400' }, { paymentGraceSeconds: 86_400 }],
  [{ UNPAID_HOLDS_PER_ADDRESS: '1' }, { unpaidHoldsPerAddress: 1 }],
  [{ BOOKING_WINDOW_DAYS: '366' }, { bookingWindowDays: 366 }],
  [{ DEMO_DATA: 'true' }, { demoData: true }],
  [{ ADMIN_SECOND_FACTOR: 'required' }, { adminSecondFactor: 'required' }],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  [{ SESSION_SECRET_PREVIOUS: 'p'.repeat(32) }, { previousSessionSecret: 'p'.repeat(32) }],
  [
    { DATABASE_URL: 'postgresql://db/saque' },
    { databaseUrl: 'postgresql://db/saque', databaseOwnerUrl: null },
  ],
  [{ DATABASE_OWNER_URL: 'postgres://owner@db/saque' }, { databaseOwnerUrl: 'postgres://owner@db/saque' }],
  [
    { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Saque <hola@saque.example>' },
    { mail: { smtpUrl: 'smtps://mail.example', from: 'Saque <hola@saque.example>', bounce: null } },
  ],
  [
    { LEGAL_NAME: 'Club de Tenis S. A.', LEGAL_ADDRESS: 'Av. Samborondón 7, Guayaquil' },
    { operator: { legalName: 'Club de Tenis S. A.', legalAddress: 'Av. Samborondón 7, Guayaquil' } },
  ],
  [
    { CONTACT_EMAIL: 'hola@club.example', CONTACT_PHONE: '+593 99 123-4567' },
    { operator: { contactEmail: 'hola@club.example', contactPhone: '+593 99 123-4567' } },
  ],
  [
    { S3_BUCKET: 'courts' },
    {
      storage: {
        bucket: 'courts',
        endpoint: null,
        uploadEndpoint: null,
        region: 'us-east-1',
        accessKeyId: null,
        publicUrl: null,
      },
    },
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    {
      stripe: {
        sandbox: false,
        secretKey: 'sk_test_1',
        publishableKey: 'pk_test_1',
        webhookSecret: 'whsec_1',
      },
    },
  ],
])('the setting %j is understood', (values, settings) => expect(read(values)).toMatchObject(settings));

test.each([
  ...['0', '65536', '-1', '3000.5', '3e3', '0x50', 'web', '80 80'].map((PORT) => ['PORT', { PORT }]),
  ...['mysql://db/x', 'db', 'http://db'].map((DATABASE_URL) => ['DATABASE_URL', { DATABASE_URL }]),
  ...['ftp://x', 'saque.example', 'javascript:alert(1)'].map((PUBLIC_URL) => ['PUBLIC_URL', { PUBLIC_URL }]),
  ...['Mars/Olympus', 'Guayaquil', '+05:00', '-03:00'].map((zone) => [
    'DEFAULT_TIME_ZONE',
    { DEFAULT_TIME_ZONE: zone },
  ]),
  ...['0', '86401', 'an hour'].map((value) => ['PAYMENT_GRACE_SECONDS', { PAYMENT_GRACE_SECONDS: value }]),
  ...['0', '100001', 'none'].map((value) => [
    'UNPAID_HOLDS_PER_ADDRESS',
    { UNPAID_HOLDS_PER_ADDRESS: value },
  ]),
  ...['0', '367', '1.5'].map((value) => ['BOOKING_WINDOW_DAYS', { BOOKING_WINDOW_DAYS: value }]),
  ...['yes', '1', 'TRUE'].map((DEMO_DATA) => ['DEMO_DATA', { DEMO_DATA }]),
  ...['web', 'API'].map((PROCESS_ROLE) => ['PROCESS_ROLE', { PROCESS_ROLE }]),
  ...['0', '65536', 'yes'].map((METRICS_PORT) => ['METRICS_PORT', { METRICS_PORT }]),
  ...['-1', '61', '1s'].map((DRAIN_SECONDS) => ['DRAIN_SECONDS', { DRAIN_SECONDS }]),
  ...['nginx', '10.0.0.0/33', '10.0.0/8', 'true', '1.2.3.4/8/8', 'fd00::/129'].map((TRUSTED_PROXIES) => [
    'TRUSTED_PROXIES',
    { TRUSTED_PROXIES },
  ]),
  ...['yes', 'true'].map((value) => ['ADMIN_SECOND_FACTOR', { ADMIN_SECOND_FACTOR: value }]),
  ...['loud', 'INFO'].map((LOG_LEVEL) => ['LOG_LEVEL', { LOG_LEVEL }]),
  ...['hola', 'hola@club', 'Club <hola@club.example>', 'a b@club.example'].map((CONTACT_EMAIL) => [
    'CONTACT_EMAIL',
    { CONTACT_EMAIL },
  ]),
  ...['099 123 4567', '+593', 'llámanos', '+593 99 12a'].map((CONTACT_PHONE) => [
    'CONTACT_PHONE',
    { CONTACT_PHONE },
  ]),
  ...['x'.repeat(201), 'two\nlines'].map((LEGAL_NAME) => ['LEGAL_NAME', { LEGAL_NAME }]),
  ['SESSION_SECRET', { SESSION_SECRET: 's'.repeat(31) }],
  ['SESSION_SECRET', { SESSION_SECRET: undefined }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'http://db' }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://saque:other-word@db/saque' }],
  ['DATABASE_URL', { DATABASE_URL: undefined, DATABASE_OWNER_URL: 'postgres://owner@db/saque' }],
  ['SESSION_SECRET_PREVIOUS', { SESSION_SECRET_PREVIOUS: 's'.repeat(31) }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'nine-char' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: `${'0123456789'.repeat(20)}x` }],
  ['ADMIN_USERNAME', { ADMIN_USERNAME: 'a'.repeat(101) }],
  ['SMTP_URL', { SMTP_URL: 'mail.example', MAIL_FROM: 'hola@saque.example' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'courts', S3_ENDPOINT: 'store' }],
  ['S3_PUBLIC_URL', { S3_BUCKET: 'courts', S3_PUBLIC_URL: 'cdn' }],
] as [string, Record<string, string | undefined>][])(
  'the setting %s is refused with one line that names it: %j',
  (name, values) => {
    const line = refusal(values);
    expect(line).toMatch(new RegExp(`^${name}\\b`));
    expect(line).not.toContain('\n');
  },
);

test.each(['ana1234567890', 'Password!!12', 'changeme-2026', 'contraseña2026', 'aaaaaaaaaaaa', '1234567890'])(
  'the password %s is refused because it is easy to guess',
  (ADMIN_PASSWORD) => expect(refusal({ ADMIN_PASSWORD })).toMatch(/^ADMIN_PASSWORD is easy to guess/),
);

test('a password among the most common ones is refused', () => {
  expect(refusal({ ADMIN_PASSWORD: 'Basketball' })).toMatch(/^ADMIN_PASSWORD is one of the most common ones/);
});

test.each([
  [['ADMIN_USERNAME', 'ADMIN_PASSWORD'], { ADMIN_USERNAME: 'ana', ADMIN_PASSWORD: 'una-clave-de-prueba' }],
  [
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ],
  [['SMTP_URL', 'MAIL_FROM'], { SMTP_URL: 'smtp://mail', MAIL_FROM: 'hola@saque.example' }],
  [
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    { S3_BUCKET: 'courts', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
  ],
] as [string[], Record<string, string>][])(
  'the settings %j must be set together or not at all',
  (names, values) => {
    expect(() => read(values)).not.toThrow();
    for (const left of names) expect(refusal({ ...values, [left]: undefined })).toContain(left);
  },
);

test.each([
  'S3_ENDPOINT',
  'S3_UPLOAD_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PUBLIC_URL',
])('%s is refused without a bucket, because it would have no effect', (name) =>
  expect(refusal({ [name]: 'https://store.example' })).toContain('S3_BUCKET'),
);

test('an outside database requires an admin and a session secret', () => {
  expect(refusal({ ADMIN_USERNAME: undefined, ADMIN_PASSWORD: undefined })).toMatch(
    /^ADMIN_USERNAME and ADMIN_PASSWORD/,
  );
  expect(refusal({ SESSION_SECRET: undefined })).toMatch(/^SESSION_SECRET/);
});

test('error messages never repeat the password of a database', () => {
  expect(refusal({ DATABASE_URL: 'mysql://saque:secret-word@db/saque' })).not.toContain('secret-word');
});

test('the sandbox keys fit into a header and reveal nothing about the session secret', () => {
  const SESSION_SECRET = 'contraseña-muy-larga-de-la-sesión-ñ';
  const { secretKey, webhookSecret } = read({ SESSION_SECRET }).stripe;
  expect([secretKey, webhookSecret].join('')).toMatch(/^[\x21-\x7e]+$/);
  expect(secretKey).not.toContain(SESSION_SECRET.slice(0, 6));
  expect(webhookSecret).not.toContain(SESSION_SECRET.slice(-6));
  expect(read({ SESSION_SECRET }).stripe).toEqual(read({ SESSION_SECRET }).stripe);
});

describe('with the embedded database', () => {
  let dataDir: string;
  const file = () => join(dataDir, 'data', 'secrets.json');
  const start = () => readConfig({ DATA_DIR: join(dataDir, 'data') });

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'saque-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('the secrets are created once, readable only by their owner, and found again', () => {
    const first = start();
    expect(first).toMatchObject({
      databaseUrl: null,
      demoData: true,
      admin: { username: 'admin', generated: true },
    });
    expect(first.admin.password).toMatch(/^[\w-]{16}$/);
    expect(first.sessionSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(start()).toEqual(first);
  });

  test('two installations share no secret', () => {
    const other = readConfig({ DATA_DIR: join(dataDir, 'other') });
    expect(other.sessionSecret).not.toBe(start().sessionSecret);
    expect(other.admin.password).not.toBe(start().admin.password);
  });

  test('a configured admin replaces the generated one', () => {
    const { admin } = readConfig({
      DATA_DIR: dataDir,
      ADMIN_USERNAME: 'ana',
      ADMIN_PASSWORD: OUTSIDE.ADMIN_PASSWORD,
    });
    expect(admin).toEqual({ username: 'ana', password: OUTSIDE.ADMIN_PASSWORD, generated: false });
  });

  test.each(['', '{', '{}', 'null', '{"sessionSecret":"hush-hush"}', 'hush-hush\nhush'])(
    'a damaged file of secrets, %j, causes one clear line that repeats nothing of it',
    (content) => {
      mkdirSync(join(dataDir, 'data'));
      writeFileSync(file(), content);
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(/^[^\n]*secrets\.json is damaged[^\n]*$/);
      expect(start).not.toThrow(/hush/);
      expect(readFileSync(file(), 'utf8')).toBe(content);
    },
  );

  test('an impossible data folder causes one clear line', () => {
    writeFileSync(join(dataDir, 'data'), 'a file, not a folder');
    chmodSync(join(dataDir, 'data'), 0o400);
    expect(start).toThrow(/^cannot read or write [^\n]*secrets\.json[^\n]*$/);
  });
});
