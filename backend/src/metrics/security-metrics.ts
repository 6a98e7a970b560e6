import { Counter, type Registry } from 'prom-client';
import type { LoggedSecurityEvents } from '../kernel/adapters/logged-security-events.js';

/** Counts the security events of this process. */
export function securityMetrics(registry: Registry, { counts }: LoggedSecurityEvents): void {
  const events = new Counter({
    name: 'saque_security_events_total',
    help: 'Security events by kind; the security log has their details',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      events.reset();
      for (const [event, count] of counts) events.inc({ event }, count);
    },
  });
}
