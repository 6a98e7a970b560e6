import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import { type Cents, MINIMUM_CHARGE } from '../../../kernel/domain/money.js';

export const COURT_STATUSES = ['available', 'maintenance'] as const;
export type CourtStatus = (typeof COURT_STATUSES)[number];

export const SURFACES = ['clay', 'hard', 'grass'] as const;
export type Surface = (typeof SURFACES)[number];

/** The prices of an hour, in cents. */
export interface CourtPrices {
  readonly daySingles: Cents;
  readonly dayDoubles: Cents;
  readonly nightSingles: Cents;
  readonly nightDoubles: Cents;
}

/** A court as its admins maintain it. */
export interface Court {
  readonly id: CourtId;
  readonly venueId: VenueId;
  readonly name: string;
  /** From 1 to 999 and unique within the venue. */
  readonly courtNumber: number;
  readonly status: CourtStatus;
  readonly surface: Surface;
  /** Whether the court has a roof; null if it is unknown. */
  readonly indoor: boolean | null;
  /** Whether the court has artificial light; null if it is unknown. */
  readonly lights: boolean | null;
  readonly prices: CourtPrices;
}

/** Returns true for a valid price of an hour: zero, or at least the provider's minimum charge. */
export function isPrice(amount: Cents | null): amount is Cents {
  return amount !== null && (amount === 0 || amount >= MINIMUM_CHARGE);
}
