/**
 * Files of the kernel that use a connection themselves: for `listen`, job locks, the pool and the
 * beginning and end of a transaction.
 */
export const OWN_CONNECTION = [
  'backend/src/kernel/adapters/jobs/living-workers.ts',
  'backend/src/kernel/adapters/jobs/queue-connections.ts',
  'backend/src/kernel/adapters/live/listening-connection.ts',
  'backend/src/kernel/adapters/persistence/database-pool.ts',
  'backend/src/kernel/adapters/persistence/database.ts',
  'backend/src/kernel/adapters/persistence/typeorm-unit-of-work.ts',
];
