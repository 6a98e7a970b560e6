import { formatAmount } from '../../../kernel/domain/money.js';
import type { Court } from '../domain/court.js';

/** The fields of a court that the audit log records. */
export function auditRecordOf({ name, courtNumber, status, surface, indoor, lights, prices }: Court) {
  return {
    name,
    courtNumber,
    status,
    surface,
    indoor,
    lights,
    daySinglesPrice: formatAmount(prices.daySingles),
    dayDoublesPrice: formatAmount(prices.dayDoubles),
    nightSinglesPrice: formatAmount(prices.nightSingles),
    nightDoublesPrice: formatAmount(prices.nightDoubles),
  };
}

/** How the audit log names a court: "Cancha 2 · Centro". */
export function auditSubjectOf({ id, courtNumber }: Court, venueName: string) {
  return { type: 'court', id, label: `Cancha ${courtNumber} · ${venueName}` };
}
