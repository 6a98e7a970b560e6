import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.js';

/** What the embedded default makes for itself. */
export interface KeptSecrets {
  sessionSecret: string;
  adminPassword: string;
}

/** The embedded default makes its secrets once and keeps them beside the database, readable by its owner only. */
export function keptSecrets(dataDir: string): KeptSecrets {
  const file = join(dataDir, 'secrets.json');
  try {
    if (existsSync(file)) return secretsIn(file);
    const secrets = {
      sessionSecret: randomBytes(32).toString('hex'),
      adminPassword: randomBytes(12).toString('base64url'),
    };
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    return secrets;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`cannot read or write ${file}: ${reason}`);
  }
}

function secretsIn(file: string): KeptSecrets {
  const damaged = new ConfigError(`${file} is damaged: restore it, or remove it to get new secrets`);
  const content = readFileSync(file, 'utf8');
  try {
    const { sessionSecret, adminPassword } = JSON.parse(content) as Partial<KeptSecrets>;
    if (sessionSecret && adminPassword) return { sessionSecret, adminPassword };
  } catch {
    throw damaged; // what the parser has to say quotes the content
  }
  throw damaged;
}
