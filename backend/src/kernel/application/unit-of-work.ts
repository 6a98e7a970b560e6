/** Runs work in one database transaction. */
export abstract class UnitOfWork {
  /**
   * Runs `work` in a transaction and returns its result. Commits if `work` resolves; rolls back and
   * rethrows if it rejects. Everything that `work` calls joins the transaction; so does a nested
   * `run`.
   *
   * After a deadlock or a serialization failure the whole `work` runs again, at most three times.
   * Therefore `work` must start from fresh state each time: it loads or creates its aggregates
   * itself, publishes their events itself, has no effects outside the database, and calls nothing
   * slow or remote.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Does the same as {@link run} for work that writes with one statement: the statement is the
   * transaction, so nothing of it waits for `begin` and `commit`.
   */
  abstract runStatement<T>(work: () => Promise<T>): Promise<T>;
}
