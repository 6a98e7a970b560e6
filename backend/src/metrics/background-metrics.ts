import { Counter, Gauge, type Registry } from 'prom-client';
import type { Background } from '../kernel/adapters/background.js';

/** Measures the background work of this process. It needs no database. */
export function backgroundMetrics(registry: Registry, background: Background): void {
  const failures = new Counter({
    name: 'saque_background_failures_total',
    help: 'Failures of work without a request, by source; each is tried again',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      failures.reset();
      for (const [source, state] of background.states) failures.inc({ source }, state.failures);
    },
  });
  const failing = new Gauge({
    name: 'saque_background_failing_seconds',
    help: 'For how long a source has been failing; 0: it works',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      for (const source of background.states.keys())
        failing.set({ source }, background.secondsFailing(source));
    },
  });
}
