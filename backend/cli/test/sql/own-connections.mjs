/** Files of the kernel that use a connection of their own: `listen`, job locks, the pool itself. */
export const OWN_CONNECTION = [
  'backend/src/kernel/adapters/jobs/living-workers.ts',
  'backend/src/kernel/adapters/live/postgres-live-updates.ts',
  'backend/src/kernel/adapters/persistence/database.ts',
];
