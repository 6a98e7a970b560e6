// The two commands `npm start` and `npm test` begin here, on whatever Node is there (18 or later): no dependency
// may be imported, and the syntax stays old. On a Node of today the work is then done by the other files.
import { withRightNode } from './right-node.mjs';

const [command, ...args] = process.argv.slice(2);
const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('../test/test.mjs'),
  'admin:create': () => import('../ops/admin-create.mjs'),
  'ledger:check': () => import('../ops/ledger-check.mjs'),
  chromium: () => import('../test/chromium-command.mjs'),
};

if (!Object.hasOwn(commands, command)) {
  console.error(`Usage: node backend/cli/launch/launch.mjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}
try {
  await withRightNode(async () => {
    const { run } = await commands[command]();
    process.exitCode = await run(args);
  });
} catch (error) {
  if (error.name !== 'CannotGoOn') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
