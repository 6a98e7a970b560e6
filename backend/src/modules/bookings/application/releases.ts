import { Injectable } from '@nestjs/common';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { type Cents, ZERO } from '../../../kernel/domain/money.js';

/**
 * Ends the release of a cancelled booking if nothing of it is open at the provider. Returns false
 * if something is. Runs inside the unit of work that has cancelled the booking and locks it.
 */
export type EndRelease = (bookingId: BookingId) => Promise<boolean>;

/**
 * Returns what the money of a booking has brought back to players who had cancelled its hour before
 * (docs/adr/0065). Runs inside the unit of work that locks the booking.
 */
type BroughtBack = (bookingId: BookingId) => Promise<Cents>;

/**
 * Captures what is missing of a booking from its guarantee. Does nothing if there is none.
 * @throws ProviderUnavailable
 */
type CollectGuarantee = (bookingId: BookingId) => Promise<void>;

/**
 * Frees the hour of a cancelled booking in the transaction of the cancellation, if it can. A later
 * module knows what is open at the provider (docs/adr/0006).
 */
@Injectable()
export class Releases {
  private end: EndRelease = () => Promise.resolve(false);
  private spent: BroughtBack = () => Promise.resolve(ZERO);

  private capture: CollectGuarantee = () => Promise.resolve();

  /** Registers who captures guarantees, while modules start. */
  collectedBy(capture: CollectGuarantee): void {
    this.capture = capture;
  }

  /** Captures what is missing of a booking from its guarantee, outside every unit of work. */
  collect(bookingId: BookingId): Promise<void> {
    return this.capture(bookingId);
  }

  /** Registers who ends releases, while modules start. */
  endedBy(end: EndRelease): void {
    this.end = end;
  }

  /** Registers who knows what resales have brought back, while modules start. */
  spentBy(spent: BroughtBack): void {
    this.spent = spent;
  }

  /** Returns what of a booking's money already went to earlier players of its hour. */
  broughtBack(bookingId: BookingId): Promise<Cents> {
    return this.spent(bookingId);
  }

  /** Returns false if the subscribers of `booking.closing` have to end the release. */
  endNow(bookingId: BookingId): Promise<boolean> {
    return this.end(bookingId);
  }
}
