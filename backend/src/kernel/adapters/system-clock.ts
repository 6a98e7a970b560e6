import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../domain/clock.js';
import { Database, statement } from './persistence/database.js';

const DATABASE_TIME = statement('clock.now', 'select clock_timestamp() as now');
const RESYNC_AFTER_MS = 30_000;

/**
 * Follows the database's clock: this machine only bridges the seconds since the last comparison, by its
 * monotonic timer, so neither a wrong nor a corrected wall clock of the host moves a deadline.
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
      .catch(() => undefined) // the database is away: the monotonic timer carries on
      .finally(() => (this.comparing = null));
    return this.comparing;
  }

  private async compare(): Promise<void> {
    const asked = performance.now();
    const [row] = await this.database.query<{ now: Date }>(DATABASE_TIME, []);
    const answered = performance.now();
    if (!row) return;
    this.databaseTime = row.now.getTime();
    this.comparedAt = (asked + answered) / 2;
  }
}
