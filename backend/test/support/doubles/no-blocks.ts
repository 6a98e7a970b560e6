import { HourBlockRepository } from '../../../src/modules/bookings/application/hour-block-repository.js';

/** No booking of these tests is followed by a block. */
export class NoBlocks extends HourBlockRepository {
  override add(): Promise<void> {
    return Promise.reject(new Error('no block is expected'));
  }

  override takeOver(): Promise<void> {
    return Promise.reject(new Error('no block is expected'));
  }

  override remove(): Promise<void> {
    return Promise.reject(new Error('no block is expected'));
  }
}
