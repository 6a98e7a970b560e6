import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pauseAfter } from '../backoff.js';
import type { Background } from '../background.js';
import type { SweepRun } from '../../application/jobs.js';
import { runForRequest } from '../request-context.js';

interface Sweep {
  readonly name: string;
  readonly seconds: number;
  readonly run: SweepRun;
}

/**
 * Does the work while no other process does work of this name. The work gets a signal that says
 * that another process may begin.
 */
export type Alone = (name: string, work: SweepRun) => Promise<boolean>;

/** Repeats the sweeps of one process. No sweep runs twice at a time, in any number of processes. */
export class Sweeps {
  private readonly registered: Sweep[] = [];
  private readonly stopping = new AbortController();
  private loops: Promise<void>[] = [];

  constructor(
    private readonly alone: Alone,
    private readonly background: Background,
  ) {}

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
    for (let failures = 0; !signal.aborted;) {
      try {
        await this.alone(name, (lost) =>
          runForRequest(randomUUID(), () => run(AbortSignal.any([signal, lost]))),
        );
        failures = 0;
        this.background.works(name);
      } catch (error) {
        failures += 1;
        this.background.failed(name, error);
      }
      const rest = failures > 0 ? pauseAfter(failures, seconds * 1000) : seconds * 1000;
      await pause(rest, undefined, { signal }).catch(() => undefined);
    }
  }
}
