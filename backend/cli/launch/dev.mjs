import { spawn } from 'node:child_process';
import { buildWhatIsStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { freePort } from './ports.mjs';
import { forwardSignalsTo, inRoot, installed, root, SERVER, TYPESCRIPT } from './processes.mjs';
import { say } from './say.mjs';

/**
 * `npm run dev`: the compiler and the server start again with every change of the backend, Vite shows every change
 * of the frontend at once. The browser talks to Vite alone, at the port where the site would be.
 */
export async function run() {
  await installWhatIsMissing();
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

/** Each needs the others: when one ends, all end, and its exit code is ours. */
async function firstToEnd(children) {
  const stopForwarding = forwardSignalsTo(...children);
  const ends = children.map((child) => new Promise((done) => child.once('close', (code) => done(code ?? 0))));
  const code = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  stopForwarding();
  return code;
}
