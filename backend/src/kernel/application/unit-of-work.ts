/**
 * One database transaction around a piece of work. Ambient: whatever the work calls joins it by itself, and a
 * nested `run` joins the outer one. Nothing slow or remote happens inside. Serialization failures and deadlocks
 * are tried again up to three times, so the work must not have effects outside the database.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
