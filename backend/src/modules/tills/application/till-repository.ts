import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { ShiftSums } from '../domain/till-sheet.js';

/** A till in service. */
export interface Till {
  readonly id: string;
  readonly venueId: VenueId;
  readonly name: string;
  readonly venueName: string;
  /** The id of the shift that is open, or null if the till is closed. */
  readonly shiftId: string | null;
}

export interface NewShift {
  readonly id: string;
  readonly tillId: string;
  readonly openedBy: AdminId;
  readonly openedAt: Date;
  readonly openingCents: Cents;
}

export interface NewMovement {
  readonly id: string;
  readonly shiftId: string;
  readonly cents: number;
  readonly reason: string;
  readonly movedBy: AdminId;
  readonly movedAt: Date;
}

export interface NewSheet {
  readonly shiftId: string;
  readonly tillId: string;
  readonly number: number;
  readonly takenCents: Cents;
  readonly givenBackCents: Cents;
  readonly movedCents: number;
  readonly expectedCents: number;
  readonly countedCents: Cents;
  readonly reason: string | null;
  readonly closedBy: AdminId;
  readonly closedAt: Date;
}

/** Stores tills, shifts and sheets. Every call belongs inside a unit of work. */
export abstract class TillRepository {
  abstract add(till: { id: string; venueId: VenueId; name: string; createdAt: Date }): Promise<void>;

  /** Returns how many tills a venue has in service. */
  abstract countOf(venueId: VenueId): Promise<number>;

  /** Returns a till in service, which is locked until the unit of work ends, or null. */
  abstract lock(tillId: string): Promise<Till | null>;

  abstract retire(tillId: string, at: Date): Promise<void>;

  /** Stores a shift, which is the one of its till from now on. */
  abstract open(shift: NewShift): Promise<void>;

  abstract hasShift(tillId: string, shiftId: string): Promise<boolean>;

  abstract hasMovement(id: string): Promise<boolean>;

  abstract addMovement(movement: NewMovement): Promise<void>;

  /** Returns the sums of a shift, those of its cash by the ledger alone. */
  abstract sumsOf(shiftId: string): Promise<ShiftSums>;

  /** Returns the number of the next sheet of a till. The caller has locked the till. */
  abstract nextNumber(tillId: string): Promise<number>;

  /** Stores a sheet. Its till is closed from now on. */
  abstract close(sheet: NewSheet): Promise<void>;

  /**
   * Returns the shift that takes cash of an admin now: their own, or else the one of the till that
   * the venue had first. It cannot end until the unit of work does. `closed` if no till is open,
   * `unused` if the venue has no till.
   */
  abstract holdShift(venueId: VenueId, adminId: AdminId): Promise<{ shiftId: string } | 'closed' | 'unused'>;

  /** Stores to which shift a transaction of the ledger belongs; null if the venue has no till. */
  abstract enter(txn: string, shiftId: string | null): Promise<void>;
}
