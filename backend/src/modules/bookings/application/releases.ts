import { Injectable } from '@nestjs/common';

/**
 * Ends the release of a cancelled booking if nothing of it is open at the provider. Returns false
 * if something is. Runs inside the unit of work that has cancelled the booking and locks it.
 */
export type EndRelease = (bookingId: string) => Promise<boolean>;

/**
 * Frees the hour of a cancelled booking in the transaction of the cancellation, if it can. A later
 * module knows what is open at the provider (docs/adr/0006).
 */
@Injectable()
export class Releases {
  private end: EndRelease = () => Promise.resolve(false);

  /** Registers who ends releases, while modules start. */
  endedBy(end: EndRelease): void {
    this.end = end;
  }

  /** Returns false if the subscribers of `booking.closing` have to end the release. */
  endNow(bookingId: string): Promise<boolean> {
    return this.end(bookingId);
  }
}
