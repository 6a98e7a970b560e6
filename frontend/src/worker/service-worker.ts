import { serveOfflineShell } from './offline-shell';
import { showReminders } from './reminders';
import type { ReminderScope, WorkerScope } from './worker-scope';

/** The build writes these (frontend/src/build/service-worker-plugin.ts). */
declare const __SHELL_VERSION__: string;
declare const __SHELL_FILES__: readonly string[];

serveOfflineShell(globalThis as unknown as WorkerScope, {
  version: __SHELL_VERSION__,
  files: __SHELL_FILES__,
});
showReminders(globalThis as unknown as ReminderScope);
