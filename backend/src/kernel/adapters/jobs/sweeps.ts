import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { runForRequest } from '../request-context.js';

interface Sweep {
  readonly name: string;
  readonly seconds: number;
  readonly run: () => Promise<void>;
}

/** Repeats the sweeps of one process. Two runs of one sweep never overlap. */
export class Sweeps {
  private readonly logger = new Logger('jobs');
  private readonly registered: Sweep[] = [];
  private readonly stopping = new AbortController();
  private loops: Promise<void>[] = [];

  add(sweep: Sweep): void {
    this.registered.push(sweep);
  }

  /** Starts the first run of each sweep. */
  start(): void {
    this.loops = this.registered.map((sweep) => this.repeat(sweep));
  }

  /** Starts no further run. Resolves when the current ones have ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
  }

  private async repeat({ name, seconds, run }: Sweep): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await runForRequest(randomUUID(), run).catch((error: unknown) =>
        this.logger.error({ err: error, sweep: name }, 'a sweep has failed; the next run repeats it'),
      );
      await pause(seconds * 1000, undefined, { signal }).catch(() => undefined);
    }
  }
}
