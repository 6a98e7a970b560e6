/** Within this time a request that waits for the database gets its result, or 503. */
const PATIENCE_MS = 2_500;
const SHORTEST_STATEMENT_MS = 100;

/** How long one request may still wait for connections to the database. */
export class Patience {
  private restMs: number = PATIENCE_MS;

  get leftMs(): number {
    return this.restMs;
  }

  get isOver(): boolean {
    return this.restMs === 0;
  }

  /**
   * The time in which PostgreSQL must end a statement of this request, in steps, because
   * each change costs a statement on the connection.
   */
  get statementMs(): number {
    return Math.max(SHORTEST_STATEMENT_MS, Math.ceil(this.restMs / 100) * 100);
  }

  spend(milliseconds: number): void {
    this.restMs = Math.max(0, this.restMs - milliseconds);
  }

  /** The database is silent: the request tries no further connection. */
  end(): void {
    this.restMs = 0;
  }
}
