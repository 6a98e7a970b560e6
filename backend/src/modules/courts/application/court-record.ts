import { formatAmount } from '../../../kernel/domain/money.js';
import type { Court } from '../domain/court.js';

/** A court in the words of the audit trail. */
export function recordOf({ name, courtNumber, status, surface, prices }: Court) {
  return {
    ...{ name, courtNumber, status, surface },
    daySinglesPrice: formatAmount(prices.daySingles),
    dayDoublesPrice: formatAmount(prices.dayDoubles),
    nightSinglesPrice: formatAmount(prices.nightSingles),
    nightDoublesPrice: formatAmount(prices.nightDoubles),
  };
}

/** What a person calls it: "Cancha 2 · Centro". */
export function subjectOf({ id, courtNumber }: Court, venueName: string) {
  return { type: 'court', id, label: `Cancha ${courtNumber} · ${venueName}` };
}
