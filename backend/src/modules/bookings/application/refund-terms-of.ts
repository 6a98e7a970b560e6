import type { VenueRules } from '../../venues/index.js';

/** Returns a text that is equal for equal refund terms. */
export function refundTermsOf({ refundSteps, regretMinutes, resaleRefund }: VenueRules): string {
  return JSON.stringify([refundSteps, regretMinutes, resaleRefund]);
}
