import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { capture, inRoot, installed, root, TYPESCRIPT } from './processes.mjs';
import { CommandError, withProgress } from './say.mjs';

const SIDES = [
  {
    name: 'backend',
    inputs: [
      'backend/src',
      'backend/stand-ins',
      'backend/demo',
      'backend/tsconfig.json',
      'package-lock.json',
    ],
    output: 'backend/dist',
    command: [TYPESCRIPT, '-b', 'backend'],
    cwd: root,
  },
  {
    name: 'frontend',
    inputs: [
      'frontend/src',
      'frontend/public',
      'frontend/index.html',
      'frontend/vite.config.ts',
      'docs/proof',
      'package-lock.json',
    ],
    output: 'frontend/dist',
    command: [installed('vite', 'bin', 'vite.js'), 'build'],
    cwd: inRoot('frontend'),
  },
  {
    // The screens as the server renders them.
    name: 'frontend for the server',
    inputs: ['frontend/src', 'frontend/vite.server.config.ts', 'docs/proof', 'package-lock.json'],
    output: 'frontend/dist-server',
    command: [installed('vite', 'bin', 'vite.js'), 'build', '--config', 'vite.server.config.ts'],
    cwd: inRoot('frontend'),
  },
  {
    // Its pictures are compared in the browser tests. It is never part of the site.
    name: 'development page',
    inputs: ['frontend/src', 'package-lock.json'],
    output: 'frontend/.cache/dev-page',
    command: [installed('vite', 'bin', 'vite.js'), 'build', '--config', 'src/dev/vite.config.ts'],
    cwd: inRoot('frontend'),
  },
];

/**
 * Builds each side whose sources have changed since its last build. Tests are not part of a build.
 */
export async function buildWhatIsStale(names = ['backend', 'frontend']) {
  const staleOnes = () =>
    SIDES.filter((side) => names.some((name) => side.name.startsWith(name)) && isStale(side));
  if (staleOnes().length > 0) await oneAtATime(() => buildAll(staleOnes()));
}

async function buildAll(stale) {
  if (stale.length === 0) return;
  await withProgress(`Building the ${stale.map(({ name }) => name).join(' and the ')}`, () =>
    Promise.all(stale.map(build)),
  );
}

async function build(side) {
  const stamp = stampOf(side);
  rmSync(stampFile(side), { force: true });
  // A test that builds has another NODE_ENV, which would build the development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await capture(process.execPath, side.command, { cwd: side.cwd, env });
  if (code !== 0)
    throw new CommandError(`${output.trim()}\nThe ${side.name} could not be built (see above).`);
  writeFileSync(stampFile(side), stamp);
}

const stampFile = (side) => inRoot(side.output, '.built-from');

function isStale(side) {
  return !existsSync(stampFile(side)) || readFileSync(stampFile(side), 'utf8') !== stampOf(side);
}

/** Returns a hash that changes when a source file is renamed or its content changes. */
function stampOf({ inputs }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesIn).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function filesIn(path) {
  const entries = existsSync(inRoot(path)) ? entriesOf(path) : [];
  // The types of the contract are no input either: the bundler drops all types.
  return entries.filter((file) => !/\.(test\.tsx?|d\.ts)$/.test(file));
}

function entriesOf(path) {
  try {
    return readdirSync(inRoot(path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
