// `npm run env`: writes `.env` for `docker compose up` after `.env.example`, with random secrets. Never over one that is there.
// Any Node from 18 on; nothing has to be installed.
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
  console.log('▸ .env is there, with secrets of its own. Next: docker compose up --build --wait');
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  console.log('▸ .env is there already; nothing was changed.');
}
