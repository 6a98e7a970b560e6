import { Injectable, Logger } from '@nestjs/common';
import { ANONYMOUS, type SecurityEvent, SecurityLog } from '../application/security-log.js';
import { currentRequest } from './request-context.js';

/** Implements {@link SecurityLog} as lines of the log with a field `security`. */
@Injectable()
export class LoggedSecurityEvents extends SecurityLog {
  private readonly logger = new Logger('security');

  override record(event: SecurityEvent): void {
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
