import { serveOfflineShell } from './offline-shell';
import type { WorkerScope } from './worker-scope';

/** The build writes these (frontend/src/build/service-worker-plugin.ts). */
declare const __SHELL_VERSION__: string;
declare const __SHELL_FILES__: readonly string[];

serveOfflineShell(globalThis as unknown as WorkerScope, {
  version: __SHELL_VERSION__,
  files: __SHELL_FILES__,
});
