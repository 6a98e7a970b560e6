import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../domain/clock.js';
import { Database, statement } from './persistence/database.js';

const DATABASE_TIME = statement('kernel.current-time', 'select clock_timestamp() as now');
const RESYNC_AFTER_MS = 30_000;

/**
 * Follows the database's clock. Between two comparisons it adds the time that the host's monotonic
 * timer measured, so a wrong or a corrected wall clock of the host does not move a deadline.
 */
@Injectable()
export class SystemClock extends Clock implements OnModuleInit {
  private databaseTime = 0;
  private comparedAt = Number.NEGATIVE_INFINITY;
  private comparing: Promise<void> | null = null;

  constructor(private readonly database: Database) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.compare();
  }

  override now(): Date {
    const elapsed = performance.now() - this.comparedAt;
    if (elapsed > RESYNC_AFTER_MS) void this.compareInBackground();
    return new Date(this.databaseTime + elapsed);
  }

  private compareInBackground(): Promise<void> {
    this.comparing ??= this.compare()
      // The database is unreachable: the monotonic timer is enough until it returns.
      .catch(() => undefined)
      .finally(() => (this.comparing = null));
    return this.comparing;
  }

  private async compare(): Promise<void> {
    const askedAt = performance.now();
    const [row] = await this.database.query<{ now: Date }>(DATABASE_TIME, []);
    const receivedAt = performance.now();
    if (!row) return;
    this.databaseTime = row.now.getTime();
    this.comparedAt = (askedAt + receivedAt) / 2;
  }
}
