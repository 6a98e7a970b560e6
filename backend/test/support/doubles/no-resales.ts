import { ResaleQueries } from '../../../src/modules/payments/application/ports/resale-queries.js';

/** A world in which no cancelled time was sold again. */
export class NoResales extends ResaleQueries {
  override grantedTo(): Promise<[]> {
    return Promise.resolve([]);
  }
}
