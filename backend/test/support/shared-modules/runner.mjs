import '../load-typescript.mjs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

process.setSourceMapsEnabled(true);

const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');

/**
 * Runs a test file with Jest's own runner, but lets Node load its modules. Jest would load each of
 * them again for every test file, which took half of the time and gigabytes of memory
 * (docs/notes/tests-share-modules.md). So test files of one worker share modules, and a module must
 * not keep state that another file could notice.
 */
export default function runWithSharedModules(globalConfig, config, environment, runtime, file, send) {
  delete Error.prepareStackTrace; // Jest's own knows no source maps of modules that Node loads.
  delete globalThis[Symbol.for('EVENT_HANDLERS')]; // those of the test files before
  globalThis.jest = runtime.requireModuleOrMock(file, '@jest/globals').jest;
  runtime.requireInternalModule = loadAgain;
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = load;
  return circus(globalConfig, config, environment, runtime, file, send);
}

const loads = new Map();

/** Loads a file. Node keeps what it has loaded, so a file that runs again has another query. */
function load(path) {
  const before = loads.get(path) ?? 0;
  loads.set(path, before + 1);
  return import(`${pathToFileURL(path).href}${before > 0 ? `?run=${before}` : ''}`);
}

/** The state of jest-circus belongs to one test file. */
function loadAgain(path) {
  delete require.cache[path];
  return require(path);
}
