import { spawn } from 'node:child_process';
import { buildWhatIsStale } from './build.mjs';
import { writeContractTypes } from './contract-types.mjs';
import { installWhatIsMissing } from './install.mjs';
import { freePort } from './ports.mjs';
import { forwardSignalsTo, inRoot, installed, root, SERVER, TYPESCRIPT } from './processes.mjs';
import { say } from './say.mjs';

/**
 * `npm run dev`: after each change of the backend, the compiler and the server run again. Vite
 * shows each change of the frontend at once. The browser talks only to Vite, on the port of the
 * site.
 */
export async function run() {
  await installWhatIsMissing();
  await writeContractTypes();
  await buildWhatIsStale(['backend']);
  const port = process.env.PORT ?? '3000';
  const site = `http://localhost:${port}`;
  const backendPort = String(await freePort());
  const node = (args, options) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
  const children = [
    node([TYPESCRIPT, '-b', 'backend', '--watch', '--preserveWatchOutput']),
    node(['--watch', '--watch-preserve-output', ...SERVER], {
      env: { ...process.env, PORT: backendPort, PUBLIC_URL: process.env.PUBLIC_URL ?? site },
    }),
    node([installed('vite', 'bin', 'vite.js'), '--port', port, '--strictPort'], {
      cwd: inRoot('frontend'),
      env: { ...process.env, SAQUE_BACKEND: `http://localhost:${backendPort}` },
    }),
  ];
  say(`Saque is being worked on at ${site}`);
  return firstToEnd(children);
}

/** Waits until one child ends, then ends the others and returns its exit code. */
async function firstToEnd(children) {
  const stopForwarding = forwardSignalsTo(...children);
  const ends = children.map((child) => new Promise((done) => child.once('close', (code) => done(code ?? 0))));
  const code = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  stopForwarding();
  return code;
}
