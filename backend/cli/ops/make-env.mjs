// `npm run env`: creates `.env` for `docker compose up` from `.env.example`, with random secrets.
// It never overwrites an existing file. It runs on any Node from 18 on, without an installation.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SECRETS = ['POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'SESSION_SECRET', 'ADMIN_PASSWORD'];
const inRoot = (name) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

const example = readFileSync(inRoot('.env.example'), 'utf8');
const filled = SECRETS.reduce(
  (text, name) => text.replace(new RegExp(`^${name}=$`, 'm'), `${name}=${randomBytes(24).toString('hex')}`),
  example,
);
try {
  writeFileSync(inRoot('.env'), filled, { flag: 'wx', mode: 0o600 });
  console.log('▸ .env has been created with random secrets. Next: docker compose up --build --wait');
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  console.log('▸ .env exists already; nothing was changed.');
}
