import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.js';

/** The secrets that an installation with the embedded database creates for itself. */
export interface StoredSecrets {
  sessionSecret: string;
  /** The generated password, or null once the admin has chosen another one. */
  adminPassword: string | null;
}

/**
 * Returns the secrets of an installation with the embedded database. They are created once and
 * stored beside the database; only the owner can read them.
 */
export function storedSecrets(dataDir: string): StoredSecrets {
  const file = join(dataDir, 'secrets.json');
  try {
    if (existsSync(file)) return secretsIn(file);
    const secrets = {
      sessionSecret: randomBytes(32).toString('hex'),
      adminPassword: randomBytes(12).toString('base64url'),
    };
    mkdirSync(dataDir, { recursive: true });
    write(file, secrets);
    return secrets;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`cannot read or write ${file}: ${reason}`);
  }
}

/** Removes the generated password of the admin, who has chosen another one. */
export function forgetAdminPassword(dataDir: string): void {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) write(file, { ...secretsIn(file), adminPassword: null });
}

/** A crash leaves the earlier file or the new one. */
function write(file: string, secrets: StoredSecrets): void {
  const next = `${file}.new`;
  writeFileSync(next, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(next, file);
}

function secretsIn(file: string): StoredSecrets {
  const damaged = new ConfigError(`${file} is damaged: restore it, or remove it to get new secrets`);
  const content = readFileSync(file, 'utf8');
  try {
    const { sessionSecret, adminPassword } = JSON.parse(content) as Partial<StoredSecrets>;
    if (sessionSecret && (adminPassword || adminPassword === null)) return { sessionSecret, adminPassword };
  } catch {
    throw damaged; // the parser's message quotes the content
  }
  throw damaged;
}
