import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { ApiResponse } from './page-calls.js';

export interface RenderTask {
  path: string;
  search: string;
  origin: string;
  now: number;
  responses: Record<string, ApiResponse | null>;
}

/** The frontend's `RenderedScreen`. */
export interface RenderedScreen {
  status: 200 | 404;
  head: string;
  body: string;
  state: string;
  missing: string[];
}

/** Too many pages wait. */
export class RendererBusy extends Error {}

/** Pages that may wait for the thread. With more, visitors get the plain page at once. */
const WAITING_AT_MOST = 16;

/** On Linux, the calls of the API get the processor before the thread. */
const BEHIND = 10;

/** In milliseconds. A render that takes longer is stuck, and its thread is replaced. */
const STUCK_AFTER = 5000;

/**
 * In milliseconds. A thread without a page gives its 40 MB back. The next visitor may get the plain
 * page, because the thread starts in a third of a second on an idle machine.
 */
const ENDS_AFTER = 10 * 60_000;

/**
 * Renders screens in a thread of its own, so that a page never delays a booking. The thread starts
 * with the first page, has no setting and no secret in its environment, and is replaced if it ends.
 */
export class PageRenderer {
  private pool: Piscina | null = null;
  /** When the thread ended the last page. It renders one after the other. */
  private freeSince = 0;

  /** Ends the thread after a long time without a page. */
  private end: NodeJS.Timeout | undefined;

  /**
   * @param file the frontend's build for the server
   * @param endsAfter in milliseconds
   */
  constructor(
    private readonly file: string,
    private readonly endsAfter = ENDS_AFTER,
  ) {}

  /** True while the thread lives. */
  get isRunning(): boolean {
    return this.pool !== null;
  }

  /** False if the frontend is not built for the server. */
  get isBuilt(): boolean {
    return existsSync(this.file);
  }

  /** @param spent receives the milliseconds that the thread has worked on the page */
  async render(task: RenderTask, spent: (milliseconds: number) => void = () => undefined) {
    clearTimeout(this.end);
    this.pool ??= this.createPool();
    if (this.pool.queueSize >= WAITING_AT_MOST) throw new RendererBusy('too many pages wait');
    const asked = performance.now();
    try {
      return (await this.pool.run(task, {
        name: 'renderScreen',
        signal: AbortSignal.timeout(STUCK_AFTER),
      })) as RenderedScreen;
    } finally {
      const began = Math.max(asked, this.freeSince);
      this.freeSince = performance.now();
      spent(this.freeSince - began);
      clearTimeout(this.end);
      this.end = setTimeout(() => void this.close(), this.endsAfter).unref();
    }
  }

  private createPool(): Piscina {
    forgetLimitsOfProcess();
    const pool = new Piscina({
      filename: this.file,
      minThreads: 1,
      maxThreads: 1,
      niceIncrement: BEHIND,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 12 },
    });
    // Without a listener, a thread that fails between two pages would end the server.
    pool.on('error', () => undefined);
    return pool;
  }

  async close(): Promise<void> {
    const { pool } = this;
    clearTimeout(this.end);
    this.pool = null;
    await pool?.destroy();
  }
}

/**
 * V8 takes the limits of the command line for every thread, whatever the thread asks for. The heap
 * of the process itself keeps them.
 */
function forgetLimitsOfProcess(): void {
  for (const flag of ['--max-old-space-size=0', '--max-semi-space-size=0']) setFlagsFromString(flag);
}
