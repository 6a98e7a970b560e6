import { relative } from 'node:path';
import { capture, inRoot, root } from '../launch/processes.mjs';
import { CommandError } from '../launch/say.mjs';

/** The branch that changes are compared with: its state on the server, or here. */
const MAIN = ['origin/main', 'main'];

/**
 * `npm test changed`: returns what to run after the changes since main, with those that are not
 * committed. Unit tests and screens follow the import graph. An integration test that starts the
 * application imports every module, so the graph would choose all of them: they, and journeys,
 * follow only changes of the tests themselves.
 */
export async function changedTests() {
  const files = await changedFiles();
  const below = (folder, pattern = /\.tsx?$/) =>
    files.filter((file) => file.startsWith(`${folder}/`) && pattern.test(file)).map((file) => inRoot(file));
  return {
    unit: [...below('backend/src'), ...below('backend/stand-ins'), ...below('backend/demo')],
    screens: below('frontend/src'),
    integration: below('backend/test'),
    journeys: below('frontend/e2e', /\.spec\.ts$/).map((file) => relative(inRoot('frontend'), file)),
  };
}

/** Returns the changed and the new files, without the deleted ones, as paths from the root. */
async function changedFiles() {
  const base = await commonCommit();
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...changed.output.split('\n'), ...added.output.split('\n')].filter((line) => line !== '');
}

async function commonCommit() {
  for (const branch of MAIN) {
    const { code, output } = await git('merge-base', 'HEAD', branch);
    if (code === 0) return output.trim();
  }
  throw new CommandError(`npm test changed needs a git repository with the branch ${MAIN.join(' or ')}.`);
}

const git = (...args) => capture('git', args, { cwd: root });
