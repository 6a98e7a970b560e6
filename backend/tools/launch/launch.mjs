// Runs on any Node from 18 on, which launch.cjs has checked. This file therefore imports no package
// and uses old syntax. The other files run on a recent Node.
import { removeWhatWasLeftBehind } from './left-behind.mjs';
import { withRightNode } from './right-node.mjs';
import { lineAbout } from './say.mjs';

const [command, ...args] = process.argv.slice(2);
const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('../tests/test.mjs'),
  controls: () => import('../controls/controls.mjs'),
  simulate: () => import('../proof/simulate.mjs'),
  mutants: () => import('../proof/mutants.mjs'),
  scanners: () => import('../proof/scanners/scanners.mjs'),
  nightly: () => import('../proof/nightly.mjs'),
  'admin:create': () => import('../ops/admin-create.mjs'),
  'ledger:check': () => import('../ops/ledger-check.mjs'),
  'contract:types': () => import('./contract-types.mjs'),
  bench: () => import('../bench/bench.mjs'),
  lighthouse: () => import('../lighthouse/lighthouse.mjs'),
  chromium: () => import('../tests/chromium-command.mjs'),
};

if (!Object.hasOwn(commands, command)) {
  console.error(`Usage: node backend/tools/launch/launch.cjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}
try {
  removeWhatWasLeftBehind();
  await withRightNode(async () => {
    const { run } = await commands[command]();
    process.exitCode = await run(args);
  });
} catch (error) {
  const line = lineAbout(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 1;
}
