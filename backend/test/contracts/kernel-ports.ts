import { addSeconds } from 'date-fns/addSeconds';
import { RateLimiter } from '../../src/kernel/application/rate-limiter.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { startTestApp } from '../support/app/app.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { InMemoryRateLimiter } from '../support/doubles/in-memory-rate-limiter.js';
import { SerialUnitOfWork } from '../support/doubles/serial-unit-of-work.js';

/** The ports of the kernel that have doubles, either in memory or on PostgreSQL. */
export interface KernelPorts {
  readonly limiter: RateLimiter;
  readonly work: UnitOfWork;
  /** Lets this much time pass for the windows of the rate limiter. */
  readonly pass: (seconds: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

export function inMemoryKernelPorts(): Promise<KernelPorts> {
  const clock = new FixedClock('2026-11-20T20:00:00Z');
  return Promise.resolve({
    limiter: new InMemoryRateLimiter(clock),
    work: new SerialUnitOfWork(),
    pass: (seconds: number) => Promise.resolve(clock.set(addSeconds(clock.now(), seconds))),
    end: () => Promise.resolve(),
  });
}

/** Starts an application on a database of its own. */
export async function postgresKernelPorts(): Promise<KernelPorts> {
  const app = await startTestApp({ config: { role: 'api' } });
  return {
    limiter: app.get(RateLimiter),
    work: app.get(UnitOfWork),
    pass: async (seconds) => {
      await app.sql(`update rate_limits set resets_at = resets_at - make_interval(secs => $1)`, [seconds]);
    },
    end: app.close,
  };
}
