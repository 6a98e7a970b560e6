import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { isCommonPassword } from '../ground/common-passwords.js';
import { findCredentialProblem } from '../ground/credentials.js';
import { ConfigError } from './config-error.js';
import { type Environment, flag, integer, oneOf, text, together, url } from './environment.js';
import { type Operator, operator } from './operator.js';
import { checkPayments, isLive, paymentKeys, type StripeConfig } from './payment-keys.js';
import { type StoredSecrets, storedSecrets } from './stored-secrets.js';

export { ConfigError };

/**
 * All settings of the process, read and checked once at the start (`docs/settings.md`). The class
 * is also an injection token.
 */
export class Config {
  /** The work of this process: everything, only requests, or only background jobs. */
  readonly role: ProcessRole;
  readonly port: number;
  /** Port for the monitoring figures, separate from the site; `null` means none. */
  readonly metricsPort: number | null;
  /**
   * How long a stopping process still accepts requests, so that a proxy can switch to other
   * processes.
   */
  readonly drainSeconds: number;
  /** How long a stopping process may take after that, before it ends whatever is still open. */
  readonly stopSeconds: number;
  /**
   * Addresses, networks or names of networks (`uniquelocal`) of the proxies whose statement about
   * the caller's address is trusted.
   */
  readonly trustedProxies: readonly string[];
  /** Address of the site for people, without a trailing slash. */
  readonly publicUrl: string;
  /** `null` means the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database for the account that owns the tables; `null` if the setting is absent. */
  readonly databaseOwnerUrl: string | null;
  readonly dataDir: string;
  /** The first admin. A `generated` password is `null` once the admin has chosen another one. */
  readonly admin: { username: string; password: string | null; generated: boolean };
  /** Whether an admin without a second factor has to set one up before anything else. */
  readonly adminSecondFactor: SecondFactorRule;
  readonly sessionSecret: string;
  /** The session secret before the last change. What it has signed stays valid. */
  readonly previousSessionSecret: string | null;
  readonly stripe: StripeConfig;
  readonly storage: S3Config | null;
  /** `bounce` is where undeliverable mails are reported; `null` means to the sender. */
  readonly mail: { smtpUrl: string; from: string; bounce: string | null } | null;
  readonly operator: Operator;
  readonly defaultTimeZone: string;
  /** The country of phone numbers that are written without one, such as `EC`. */
  readonly defaultCountry: string;
  readonly paymentGraceSeconds: number;
  /** How many unpaid bookings may be made from one network address at one venue. */
  readonly unpaidHoldsPerAddress: number;
  readonly bookingWindowDays: number;
  readonly demoData: boolean;
  readonly logLevel: LogLevel;

  constructor(values: ConfigValues) {
    Object.assign(this, values);
    Object.freeze(this);
  }

  /** True if the site is reached over https. Cookies are then `Secure` and `__Host-`. */
  get https(): boolean {
    return this.publicUrl.startsWith('https://');
  }

  /** True if only browsers on this machine can reach the site. */
  get isLocal(): boolean {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(this.publicUrl).hostname);
  }
}

export type ConfigValues = Omit<Config, 'https' | 'isLocal'>;

/** An S3-compatible object store. */
export interface S3Config {
  bucket: string;
  endpoint: string | null;
  /** Address of the store for browsers that upload files, if it differs from `endpoint`. */
  uploadEndpoint: string | null;
  region: string;
  accessKeyId: string | null;
  secretAccessKey: string | null;
  publicUrl: string | null;
}

const PROCESS_ROLES = ['all', 'api', 'worker'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const SECOND_FACTOR_RULES = ['optional', 'required'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Reads the settings. Throws {@link ConfigError} with one line if a value is missing or malformed.
 */
export function readConfig(env: Environment = process.env): Config {
  const port = integer(env, 'PORT', 3000, 1, 65_535);
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const dataDir = resolve(text(env, 'DATA_DIR') ?? '.data');
  const stored = databaseUrl === null ? storedSecrets(dataDir) : null;
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const secret = sessionSecret(env, stored);
  const stripe = paymentKeys(env, secret);
  const config = new Config({
    role: oneOf(env, 'PROCESS_ROLE', PROCESS_ROLES, 'all'),
    port,
    metricsPort: text(env, 'METRICS_PORT') ? integer(env, 'METRICS_PORT', 0, 1, 65_535) : null,
    drainSeconds: integer(env, 'DRAIN_SECONDS', 0, 0, 60),
    stopSeconds: integer(env, 'STOP_SECONDS', 25, 1, 600),
    trustedProxies: trustedProxies(env),
    databaseUrl,
    databaseOwnerUrl: databaseOwnerUrl(env, databaseUrl),
    dataDir,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    admin: admin(env, stored),
    adminSecondFactor: oneOf(env, 'ADMIN_SECOND_FACTOR', SECOND_FACTOR_RULES, 'optional'),
    sessionSecret: secret,
    previousSessionSecret: longSecret(env, 'SESSION_SECRET_PREVIOUS'),
    stripe,
    storage: storage(env),
    mail: mail(env),
    operator: operator(env),
    defaultTimeZone: timeZone(env),
    defaultCountry: country(env),
    paymentGraceSeconds: integer(env, 'PAYMENT_GRACE_SECONDS', 3600, 1, 86_400),
    unpaidHoldsPerAddress: integer(env, 'UNPAID_HOLDS_PER_ADDRESS', 8, 1, 100_000),
    bookingWindowDays: integer(env, 'BOOKING_WINDOW_DAYS', 60, 1, 366),
    demoData: flag(env, 'DEMO_DATA', databaseUrl === null && !isLive(stripe)),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  });
  checkPayments(config, flag(env, 'ALLOW_SANDBOX', false));
  return config;
}

function databaseOwnerUrl(env: Environment, databaseUrl: string | null): string | null {
  const owner = url(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']);
  if (owner === null) return null;
  if (databaseUrl === null) throw new ConfigError('DATABASE_URL must be set if DATABASE_OWNER_URL is set');
  if (new URL(owner).username === new URL(databaseUrl).username)
    throw new ConfigError('DATABASE_OWNER_URL must have another account than DATABASE_URL');
  return owner;
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function trustedProxies(env: Environment): string[] {
  const names = (text(env, 'TRUSTED_PROXIES') ?? '').split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  const unfit = given.find((name) => !NAMED_NETWORKS.includes(name) && !isNetwork(name));
  if (unfit === undefined) return given;
  throw new ConfigError(
    `TRUSTED_PROXIES must list addresses, networks (10.0.0.0/8) or ${NAMED_NETWORKS.join(', ')}, but has "${unfit}"`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function timeZone(env: Environment): string {
  const zone = text(env, 'DEFAULT_TIME_ZONE') ?? 'America/Guayaquil';
  if (isTimeZone(zone)) return zone;
  throw new ConfigError(`DEFAULT_TIME_ZONE must be an IANA time zone, but is "${zone}"`);
}

/** A bare offset is not a zone: PostgreSQL would read its sign the other way round. */
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

function country(env: Environment): string {
  const code = text(env, 'DEFAULT_COUNTRY') ?? 'EC';
  if (isSupportedCountry(code)) return code;
  throw new ConfigError(`DEFAULT_COUNTRY must be a code of two letters like EC, but is "${code}"`);
}

function admin(env: Environment, stored: StoredSecrets | null): Config['admin'] {
  const [username, password] = together(env, ['ADMIN_USERNAME', 'ADMIN_PASSWORD']);
  if (username && password) {
    const problem = findCredentialProblem(username, password, isCommonPassword);
    if (problem) throw new ConfigError(`ADMIN_${problem.field.toUpperCase()} ${problem.message}`);
    return { username, password, generated: false };
  }
  if (!stored) throw new ConfigError('ADMIN_USERNAME and ADMIN_PASSWORD must be set if DATABASE_URL is set');
  return { username: 'admin', password: stored.adminPassword, generated: true };
}

function sessionSecret(env: Environment, stored: StoredSecrets | null): string {
  const secret = longSecret(env, 'SESSION_SECRET') ?? stored?.sessionSecret;
  if (!secret) throw new ConfigError('SESSION_SECRET must be set if DATABASE_URL is set');
  return secret;
}

function longSecret(env: Environment, name: string): string | null {
  const secret = text(env, name);
  if (secret !== null && secret.length < 32)
    throw new ConfigError(`${name} must have at least 32 characters`);
  return secret;
}

const S3_REST = [
  'S3_ENDPOINT',
  'S3_UPLOAD_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PUBLIC_URL',
];

function storage(env: Environment): S3Config | null {
  const bucket = text(env, 'S3_BUCKET');
  const alone = S3_REST.find((name) => text(env, name) !== null);
  if (!bucket && alone) throw new ConfigError(`S3_BUCKET must be set if ${alone} is set`);
  if (!bucket) return null;
  const [accessKeyId, secretAccessKey] = together(env, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  return {
    bucket,
    endpoint: url(env, 'S3_ENDPOINT', ['http:', 'https:']),
    uploadEndpoint: url(env, 'S3_UPLOAD_ENDPOINT', ['http:', 'https:']),
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    accessKeyId: accessKeyId ?? null,
    secretAccessKey: secretAccessKey ?? null,
    publicUrl: url(env, 'S3_PUBLIC_URL', ['http:', 'https:']),
  };
}

function mail(env: Environment): Config['mail'] {
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const [, from] = together(env, ['SMTP_URL', 'MAIL_FROM']);
  const bounce = text(env, 'MAIL_BOUNCE');
  if (bounce !== null && !/^[^\s@<>]+@[^\s@<>]+$/.test(bounce))
    throw new ConfigError('MAIL_BOUNCE must be an e-mail address without a name');
  if (smtpUrl && from) return { smtpUrl, from, bounce };
  if (bounce !== null) throw new ConfigError('SMTP_URL must be set if MAIL_BOUNCE is set');
  return null;
}
