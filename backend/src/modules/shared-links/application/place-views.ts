import type { PlayerId } from '../../../kernel/domain/ids.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import type { Share, ShareStatus } from '../domain/share.js';
import type { SharedLink } from '../domain/shared-link.js';

/** One place of the payment table, for the people who hold the link. */
export interface PlaceView {
  /** Counted from 1. */
  number: number;
  amount: string;
  /** True if this place costs the cent that cannot be split. */
  hasOddCent: boolean;
  status: ShareStatus;
  /** The first name of who paid it; `null` if it is unpaid, or the payer left no name. */
  payerName: string | null;
  /** For whom the payer paid it; `null` if it is the payer's own place, or has no name. */
  forName: string | null;
  /** True if it was paid at the desk of the club, which knows no payer. */
  atClub: boolean;
  /** True if the caller has paid it, or is paying it. */
  isYours: boolean;
  /** The payment with which the caller can leave it; `null` if the caller cannot. */
  leaveWith: string | null;
}

/**
 * Returns the places of a link as this reader sees them.
 * @param nameOf returns the first name of a player
 */
export function placesFor(
  link: SharedLink,
  reader: { playerId: PlayerId | null; seesNames: boolean; now: Date },
  nameOf: (playerId: PlayerId) => string | null,
): PlaceView[] {
  const { shares } = link.snapshot();
  const lowest = Math.min(...shares.map(({ amountCents }) => amountCents));
  const canLeave = link.statusAt(reader.now) === 'open';
  return shares.map((share) => {
    const isTaken = share.status === 'paid' || share.status === 'reserved';
    const atClub = share.status === 'paid' && share.atClub;
    const isYours = isTaken && !atClub && share.playerId === reader.playerId;
    return {
      ...placeOf(share, reader.seesNames ? nameOf : null),
      hasOddCent: share.amountCents > lowest,
      atClub,
      isYours,
      leaveWith: isYours && share.status === 'paid' && canLeave ? share.paymentId : null,
    };
  });
}

/** Until a place is paid, the others learn neither who is paying it nor for whom. */
function placeOf(share: Share, nameOf: ((playerId: PlayerId) => string | null) | null) {
  const { place, amountCents, status } = share;
  const told = share.status === 'paid' && !share.atClub && nameOf !== null ? share : null;
  return {
    number: place + 1,
    amount: formatAmount(amountCents),
    status,
    payerName: told && nameOf ? nameOf(told.playerId) : null,
    forName: told?.forName ?? null,
  };
}
