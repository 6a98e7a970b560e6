import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../support/eventually.js';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Creates a project with the launcher and nothing to install. Its server is the given program. */
function projectWith(server: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'saque-launcher-'));
  cpSync(join(import.meta.dirname, '..', '..', 'tools'), join(folder, 'backend', 'tools'), {
    recursive: true,
  });
  for (const empty of ['node_modules', 'backend/dist/src', 'frontend/dist', 'frontend/dist-server'])
    mkdirSync(join(folder, empty), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{"packages":{}}');
  for (const compiler of ['typescript7/bin/tsc', 'vite/bin/vite.js']) {
    const program = join(folder, 'node_modules', compiler);
    mkdirSync(join(program, '..'), { recursive: true });
    writeFileSync(
      program,
      `require('fs').appendFileSync('${folder}/built', process.argv.slice(2).join(' ') + '\\n')`,
    );
  }
  writeFileSync(join(folder, 'backend', 'dist', 'src', 'main.js'), server);
  return folder;
}

const launch = (folder: string, ...args: string[]) =>
  run(process.execPath, [join(folder, 'backend', 'tools', 'launch', 'launch.cjs'), ...args]);
const BACKEND = '-b backend';
const FRONTEND = ['build', 'build --config vite.server.config.ts'];
const builds = (folder: string) => readFileSync(join(folder, 'built'), 'utf8').trim().split('\n').sort();

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('starting with npm start', () => {
  it('ends with the exit code of the server', async () => {
    folder = projectWith('process.exit(7)');
    await expect(launch(folder, 'start')).rejects.toMatchObject({ code: 7 });
  });

  it('builds once, and afterwards only what has changed', async () => {
    folder = projectWith('');
    await launch(folder, 'start');
    await launch(folder, 'start');
    expect(builds(folder)).toEqual([BACKEND, ...FRONTEND]);
    mkdirSync(join(folder, 'backend', 'src'));
    writeFileSync(join(folder, 'backend', 'src', 'new.ts'), '');
    await launch(folder, 'start');
    expect(builds(folder)).toEqual([BACKEND, BACKEND, ...FRONTEND]);
  });

  it('builds once when two commands start at the same moment', async () => {
    folder = projectWith('');
    await Promise.all([launch(folder, 'start'), launch(folder, 'start')]);
    expect(builds(folder)).toEqual([BACKEND, ...FRONTEND]);
  });

  it('ignores the lock of a command that was killed', async () => {
    folder = projectWith('');
    const killed = spawn(process.execPath, ['-e', '']);
    await once(killed, 'exit');
    mkdirSync(join(folder, '.node'));
    writeFileSync(join(folder, '.node', 'at-work'), String(killed.pid));
    await launch(folder, 'start');
    expect(builds(folder)).toHaveLength(3);
  });

  it('passes Ctrl-C on once and waits for the server to end', async () => {
    folder = projectWith(`
      const { writeFileSync, appendFileSync } = await import('node:fs');
      process.on('SIGINT', () => { appendFileSync('signals', 'SIGINT '); setTimeout(() => process.exit(0), 300); });
      writeFileSync('ready', ''); setInterval(() => undefined, 1000);`);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const launcher = spawn(
      process.execPath,
      [join(folder, 'backend', 'tools', 'launch', 'launch.cjs'), 'start'],
      {
        detached: true,
      },
    );
    await eventually(() => expect(existsSync(join(folder, 'ready'))).toBe(true));
    launcher.kill('SIGINT');
    launcher.kill('SIGINT');
    expect(await once(launcher, 'exit')).toEqual([0, null]);
    expect(readFileSync(join(folder, 'signals'), 'utf8')).toBe('SIGINT ');
  });
});

describe('the launcher of commands', () => {
  it('lists its commands when the given one is unknown', async () => {
    folder = projectWith('');
    await expect(launch(folder, 'fly')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('start|dev|test'),
    });
  });
});

describe('a start that cannot work', () => {
  it.each(['16.20.2', '12.22.12', '8.17.0'])('says in one line that Node %s is too old', async (version) => {
    folder = projectWith('');
    const old = join(folder, 'old-node.cjs');
    const versions = `{ ...process.versions, node: '${version}' }`;
    writeFileSync(old, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    const launcher = join(folder, 'backend', 'tools', 'launch', 'launch.cjs');
    await expect(run(process.execPath, ['--require', old, launcher, 'start'])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Saque needs Node 18 or later to begin with; this is Node ${version}. Install Node 24 from nodejs.org and try again.\n`,
    });
  });

  it('begins every command of npm with the file that an old Node can read', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const beginning = Object.values(scripts).filter((script) => script.includes('/launch/'));
    expect(beginning).not.toEqual([]);
    expect(beginning.filter((script) => !script.startsWith('node backend/tools/launch/launch.cjs '))).toEqual(
      [],
    );
  });

  // Not even root may create a file in /sys.
  it('says in one line that it may not write into the folder', async () => {
    folder = projectWith('');
    symlinkSync('/sys/kernel', join(folder, '.node'));
    const line = expect.stringMatching(
      /^Saque cannot write \S+at-work\.\d+ \(E\w+\): .+ copy the folder to a place of your own\.\n$/,
    ) as string;
    await expect(launch(folder, 'start')).rejects.toMatchObject({ code: 1, stderr: line });
  });
});

describe('what killed commands have left behind', () => {
  it('is removed by the next start, and the work of a living process stays', async () => {
    folder = projectWith('');
    const killed = spawn(process.execPath, ['-e', '']);
    await once(killed, 'exit');
    const left = (name: string) => join(folder, '.node', name);
    const names = [
      '24.21.0-npm-11.21.2',
      `24.21.0-npm-11.21.2.${killed.pid}`,
      `chromium-153.0.0.${killed.pid}`,
    ];
    const stays = `24.21.0-npm-11.21.2.${process.pid}`;
    for (const name of [...names, stays]) mkdirSync(join(left(name), 'node_modules'), { recursive: true });
    await launch(folder, 'start');
    expect(readdirSync(join(folder, '.node')).sort()).toEqual([names[0], stays].sort());
  });
});
