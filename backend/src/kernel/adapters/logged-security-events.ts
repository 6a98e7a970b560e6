import { Injectable, Logger } from '@nestjs/common';
import { ANONYMOUS, type SecurityEvent, SecurityLog } from '../application/security-log.js';
import { currentRequest } from './request-context.js';

const SECURITY_EVENTS = [
  'sign-in',
  'sign-out',
  'session-ended',
  'lock-out',
  'refusal',
  'rights-change',
] as const satisfies readonly SecurityEvent['event'][];

/** Implements {@link SecurityLog} as lines of the log with a field `security`. */
@Injectable()
export class LoggedSecurityEvents extends SecurityLog {
  /** How often each event has happened in this process. */
  readonly counts = new Map<SecurityEvent['event'], number>(SECURITY_EVENTS.map((name) => [name, 0]));

  private readonly logger = new Logger('security');

  override record(event: SecurityEvent): void {
    this.counts.set(event.event, (this.counts.get(event.event) ?? 0) + 1);
    const { actor = ANONYMOUS, address } = currentRequest() ?? {};
    const line = { security: { actor, address, ...event } };
    if (isTrouble(event)) this.logger.warn(line, event.event);
    else this.logger.log(line, event.event);
  }
}

function isTrouble(event: SecurityEvent): boolean {
  return (
    event.event === 'refusal' ||
    event.event === 'lock-out' ||
    (event.event === 'sign-in' && event.outcome === 'failure')
  );
}
