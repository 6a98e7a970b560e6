import { type SecurityEvent, SecurityLog } from '../../../src/kernel/application/security-log.js';

/** Implements {@link SecurityLog} and keeps what was recorded. */
export class RecordedSecurityEvents extends SecurityLog {
  readonly events: SecurityEvent[] = [];

  override record(event: SecurityEvent): void {
    this.events.push(event);
  }
}
