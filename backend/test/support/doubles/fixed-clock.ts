import { Clock } from '../../../src/kernel/domain/clock.js';

/** A clock that shows the instant that the test sets. */
export class FixedClock extends Clock {
  private instant: Date;

  constructor(instant: string) {
    super();
    this.instant = new Date(instant);
  }

  override now(): Date {
    return new Date(this.instant);
  }

  set(instant: string | Date): void {
    this.instant = new Date(instant);
  }
}
