import { EntitySchema } from 'typeorm';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import type { NewMovement, NewSheet, NewShift } from '../../application/till-repository.js';

export interface TillRow {
  id: string;
  venueId: VenueId;
  name: string;
  openShiftId: string | null;
  createdAt: Date;
  retiredAt: Date | null;
}

export const TillSchema = new EntitySchema<TillRow>({
  name: 'Till',
  tableName: 'tills',
  columns: {
    id: { type: 'uuid', primary: true },
    venueId: { type: 'uuid', name: 'venue_id' },
    name: { type: 'text' },
    openShiftId: { type: 'uuid', name: 'open_shift_id', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    retiredAt: { type: 'timestamptz', name: 'retired_at', nullable: true },
  },
});

/** Rows never change, nor do those of the tables below. */
export const TillShiftSchema = new EntitySchema<NewShift>({
  name: 'TillShift',
  tableName: 'till_shifts',
  columns: {
    id: { type: 'uuid', primary: true },
    tillId: { type: 'uuid', name: 'till_id' },
    openedBy: { type: 'uuid', name: 'opened_by' },
    openedAt: { type: 'timestamptz', name: 'opened_at' },
    openingCents: { type: 'integer', name: 'opening_cents' },
  },
});

export const TillMovementSchema = new EntitySchema<NewMovement>({
  name: 'TillMovement',
  tableName: 'till_movements',
  columns: {
    id: { type: 'uuid', primary: true },
    shiftId: { type: 'uuid', name: 'shift_id' },
    cents: { type: 'integer' },
    reason: { type: 'text' },
    movedBy: { type: 'uuid', name: 'moved_by' },
    movedAt: { type: 'timestamptz', name: 'moved_at' },
  },
});

/** A transaction of the ledger with cash, and its shift. */
export interface TillEntryRow {
  txn: string;
  shiftId: string | null;
}

export const TillEntrySchema = new EntitySchema<TillEntryRow>({
  name: 'TillEntry',
  tableName: 'till_entries',
  columns: {
    txn: { type: 'text', primary: true },
    shiftId: { type: 'uuid', name: 'shift_id', nullable: true },
  },
});

export const TillSheetSchema = new EntitySchema<NewSheet>({
  name: 'TillSheet',
  tableName: 'till_sheets',
  columns: {
    shiftId: { type: 'uuid', name: 'shift_id', primary: true },
    tillId: { type: 'uuid', name: 'till_id' },
    number: { type: 'integer' },
    takenCents: { type: 'integer', name: 'taken_cents' },
    givenBackCents: { type: 'integer', name: 'given_back_cents' },
    movedCents: { type: 'integer', name: 'moved_cents' },
    expectedCents: { type: 'integer', name: 'expected_cents' },
    countedCents: { type: 'integer', name: 'counted_cents' },
    reason: { type: 'text', nullable: true },
    closedBy: { type: 'uuid', name: 'closed_by' },
    closedAt: { type: 'timestamptz', name: 'closed_at' },
  },
  uniques: [{ columns: ['tillId', 'number'] }],
});

export const TILL_SCHEMAS = [
  TillSchema,
  TillShiftSchema,
  TillMovementSchema,
  TillEntrySchema,
  TillSheetSchema,
];
