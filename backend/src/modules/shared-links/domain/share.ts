import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import { type Cents, MINIMUM_CHARGE, split } from '../../../kernel/domain/money.js';
import { ShareTooSmall } from './share-errors.js';

/** Who takes a place: the payment that pays it, its player, and for whom the player pays it. */
interface Taken {
  readonly paymentId: PaymentId;
  readonly playerId: PlayerId;
  /** Whom the payer named; null for the payer's own place, and for a place without a name. */
  readonly forName: string | null;
}

/**
 * The status of one place of a link.
 * - `open`: free.
 * - `reserved`: a player is paying it, until `reservedUntil`.
 * - `paid`: its payment succeeded.
 * - `void`: no longer available, because the organiser paid the rest or the booking ended.
 */
type ShareProgress =
  | { readonly status: 'open' }
  | ({
      readonly status: 'reserved';
      readonly reservedUntil: Date;
      /** A mark of who holds a place that anyone may take. Null for places of the group. */
      readonly heldBy: string | null;
    } & Taken)
  | ({
      readonly status: 'paid';
      /** True if the club's desk took the money; the player is then the organiser. */
      readonly atClub: boolean;
    } & Taken)
  | { readonly status: 'void' };

export type ShareStatus = ShareProgress['status'];

/** One place of a link and its price. Places are numbered from 0, the cheaper ones first. */
export type Share = { readonly place: number; readonly amountCents: Cents } & ShareProgress;

export type ShareIn<Status extends ShareStatus> = Extract<Share, { status: Status }>;

/** The complete state of a link, as stored. */
export interface SharedLinkState {
  readonly id: string;
  readonly bookingId: BookingId;
  readonly places: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  /** Until when the organiser pays the rest and no place can be reserved. */
  readonly restHeldUntil: Date | null;
  /** The name with which the organiser invites; null if they chose none. */
  readonly organiserName: string | null;
  /** The places that anyone may take, in order. */
  readonly publicPlaces: readonly number[];
  /** Ordered by place. */
  readonly shares: readonly Share[];
}

export type LinkStatus = 'open' | 'complete' | 'expired';

/**
 * Splits a total into open places.
 * @throws ShareTooSmall if the provider could not charge one of the places
 */
export function openShares(total: Cents, places: number): Share[] {
  const amounts = split(total, places);
  if (amounts.some((amount) => amount < MINIMUM_CHARGE)) throw new ShareTooSmall();
  return amounts.map((amountCents, place) => ({ place, amountCents, status: 'open' }));
}

/** Returns the share as it is when it is not taken. */
export function withoutPayer<Status extends 'open' | 'void'>(
  { place, amountCents }: Share,
  status: Status,
): ShareIn<Status> {
  return { place, amountCents, status } as ShareIn<Status>;
}
