import { Injectable, Logger } from '@nestjs/common';

/** How one part of the background work does. */
export interface SourceState {
  readonly failures: number;
  /** By `performance.now()`: its first failure since it last worked; null while it works. */
  readonly failingSince: number | null;
}

/**
 * Watches what a process does without a request: its queue, sweeps, listeners and timers. A failure
 * there never ends the process. It is logged and counted here, and the work is tried again after a
 * pause; readiness and metrics show it (docs/adr/0027).
 */
@Injectable()
export class Background {
  private readonly logger = new Logger('background');
  private readonly sources = new Map<string, SourceState>();
  private readonly tasks = new Set<{ readonly name: string }>();

  /** Logs and counts a failure. The source counts as failing until `works` is called. */
  failed(source: string, error: unknown): void {
    const { failures = 0, failingSince = null } = this.sources.get(source) ?? {};
    this.sources.set(source, { failures: failures + 1, failingSince: failingSince ?? performance.now() });
    this.logger.error({ err: error, source }, 'background work has failed and is tried again');
  }

  /** Logs and counts a failure that is over, so that nothing is left to try again. */
  happened(source: string, error: unknown): void {
    const { failures = 0, failingSince = null } = this.sources.get(source) ?? {};
    this.sources.set(source, { failures: failures + 1, failingSince });
    this.logger.error({ err: error, source }, 'background work has failed');
  }

  /** Notes that the source works. Readiness and metrics show each source from its first call on. */
  works(source: string): void {
    const before = this.sources.get(source);
    if (before && before.failingSince === null) return;
    this.sources.set(source, { failures: before?.failures ?? 0, failingSince: null });
    if (before) this.logger.warn({ source }, 'background work continues');
  }

  /** Does work whose name counts as underway until it ends. */
  async during(name: string, work: () => Promise<void>): Promise<void> {
    const task = { name };
    this.tasks.add(task);
    await work().finally(() => this.tasks.delete(task));
  }

  /** The names of the work that is underway. */
  get underway(): string[] {
    return [...this.tasks].map(({ name }) => name);
  }

  /** How each known source does. */
  get states(): ReadonlyMap<string, SourceState> {
    return this.sources;
  }

  /** Returns for how long the source has been failing; 0 while it works. */
  secondsFailing(source: string): number {
    const since = this.sources.get(source)?.failingSince ?? null;
    return since === null ? 0 : (performance.now() - since) / 1000;
  }

  isFailing(source: string): boolean {
    return (this.sources.get(source)?.failingSince ?? null) !== null;
  }
}
