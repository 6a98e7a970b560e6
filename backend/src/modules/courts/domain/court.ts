import { type Cents, MINIMUM_CHARGE } from '../../../kernel/domain/money.js';

export const COURT_STATUSES = ['available', 'maintenance'] as const;
export type CourtStatus = (typeof COURT_STATUSES)[number];

export const SURFACES = ['clay', 'hard', 'grass'] as const;
export type Surface = (typeof SURFACES)[number];

/** What an hour costs, in cents. */
export interface CourtPrices {
  readonly daySingles: Cents;
  readonly dayDoubles: Cents;
  readonly nightSingles: Cents;
  readonly nightDoubles: Cents;
}

/** A court as its admins keep it. */
export interface Court {
  readonly id: string;
  readonly venueId: string;
  readonly name: string;
  /** 1 to 999; no two courts of a venue have the same. */
  readonly courtNumber: number;
  readonly status: CourtStatus;
  readonly surface: Surface;
  readonly prices: CourtPrices;
}

/** An hour is free, or costs at least what the provider can charge (decisions §2). */
export function isPrice(amount: Cents | null): amount is Cents {
  return amount !== null && (amount === 0 || amount >= MINIMUM_CHARGE);
}
