import type { Job } from '../../../kernel/application/jobs.js';

export const OFFER_HOUR = 'waiting-list.offer-hour';

/** The job that offers kept hours to the first in line. */
export function offerJob(offerId: string): Job {
  return { task: OFFER_HOUR, payload: { offerId }, key: `${OFFER_HOUR}:${offerId}` };
}
