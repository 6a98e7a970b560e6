import { EntitySchema } from 'typeorm';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { MovementKind } from '../../domain/movement.js';

/** A row of `reconciliation_findings`. */
export interface ReconciliationFindingRow {
  /** A bigint, which the driver returns as a string. */
  id: string;
  kind: MovementKind | 'contradiction';
  providerId: string;
  ourCents: number | null;
  theirCents: number | null;
  foundAt: Date;
  resolvedAt: Date | null;
  bookingId: BookingId | null;
  theirCurrency: string | null;
  resolvedBy: string | null;
  note: string | null;
}

export const ReconciliationFindingSchema = new EntitySchema<ReconciliationFindingRow>({
  name: 'ReconciliationFinding',
  tableName: 'reconciliation_findings',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    kind: { type: 'text' },
    providerId: { type: 'text', name: 'provider_id' },
    ourCents: { type: 'integer', name: 'our_cents', nullable: true },
    theirCents: { type: 'integer', name: 'their_cents', nullable: true },
    foundAt: { type: 'timestamptz', name: 'found_at' },
    resolvedAt: { type: 'timestamptz', name: 'resolved_at', nullable: true },
    bookingId: { type: 'uuid', name: 'booking_id', nullable: true },
    theirCurrency: { type: 'text', name: 'their_currency', nullable: true },
    resolvedBy: { type: 'uuid', name: 'resolved_by', nullable: true },
    note: { type: 'text', nullable: true },
  },
});
