import { LiveUpdates } from '../../../src/kernel/application/live-updates.js';

/** No screen watches. */
export class NoLiveUpdates extends LiveUpdates {
  override announce(): void {
    // No screen is open.
  }

  override listen(): void {
    // No message comes.
  }
}
