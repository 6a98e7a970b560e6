// `npm run env`: creates `.env` for `docker compose up` from `.env.example`, with random secrets.
// It changes no value of an existing file, but adds secrets that a newer version needs. It runs on
// any Node from 18 on, without an installation.
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SECRETS = [
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
  'S3_ROOT_SECRET_KEY',
  'S3_SECRET_ACCESS_KEY',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
];
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const env = join(process.argv[2] ?? ROOT, '.env');
const withSecret = (name) => `${name}=${randomBytes(24).toString('hex')}`;

if (existsSync(env)) {
  const present = readFileSync(env, 'utf8');
  const missing = SECRETS.filter((name) => !new RegExp(`^${name}=`, 'm').test(present));
  if (missing.length > 0) appendFileSync(env, `\n${missing.map(withSecret).join('\n')}\n`);
  const added =
    missing.length > 0 ? `these secrets were added: ${missing.join(', ')}.` : 'nothing was changed.';
  console.log(`▸ .env exists already; ${added}`);
} else {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const filled = SECRETS.reduce(
    (text, name) => text.replace(new RegExp(`^${name}=$`, 'm'), withSecret(name)),
    example,
  );
  writeFileSync(env, filled, { flag: 'wx', mode: 0o600 });
  console.log('▸ .env has been created with random secrets. Next: docker compose up --build --wait');
}
