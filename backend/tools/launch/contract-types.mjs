import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { capture, inRoot, installed } from './processes.mjs';
import { CommandError } from './say.mjs';

const CONTRACT = inRoot('frontend', 'openapi', 'openapi.json');
const TYPES = inRoot('frontend', 'src', 'shared', 'api', 'schema.d.ts');
const GENERATOR = ['openapi-typescript', 'bin', 'cli.js'];

/**
 * Generates the types of the API client from the committed contract, unless the present ones are of
 * the same contract and the same generator. Git ignores them. The compiler, the lint rules and the
 * editor need them; the bundler and the tests of screens do not.
 */
export async function writeContractTypes() {
  const stamp = stampOf();
  if (existsSync(TYPES) && readFileSync(TYPES, 'utf8').startsWith(stamp)) return;
  mkdirSync(inRoot('frontend', '.cache'), { recursive: true });
  const made = inRoot('frontend', '.cache', `schema-${process.pid}.d.ts`);
  const { code, output } = await capture(
    process.execPath,
    [installed(...GENERATOR), CONTRACT, '-o', made],
    {},
  );
  if (code !== 0) throw new CommandError(`${output.trim()}\nThe types of the contract could not be written.`);
  // A compiler that runs at the same time sees the former file or the whole new one.
  writeFileSync(made, stamp + readFileSync(made, 'utf8'));
  renameSync(made, TYPES);
}

/** Returns the first line of the file, which differs for another contract or generator. */
function stampOf() {
  const { version } = JSON.parse(readFileSync(installed('openapi-typescript', 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(version).update(readFileSync(CONTRACT)).digest('hex');
  return `// Generated from openapi.json (${hash.slice(0, 16)}): npm run contract:types\n`;
}

/** `npm run contract:types` */
export async function run() {
  await writeContractTypes();
  return 0;
}
