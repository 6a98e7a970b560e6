import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';

const DAYS_AFTER_PLAY = 90;

/** The link of one recipient of letters about one booking. Its token is not stored. */
export interface ManageLink {
  /** 16 random bytes, from which the token is computed. */
  readonly seed: Buffer;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
  readonly bookingId: BookingId;
  /** The recipient: the organiser, or a friend who paid. */
  readonly playerId: PlayerId;
}

/** A link, and when the play of its booking ends. */
export interface LinkOfPlay extends ManageLink {
  readonly playEndsAt: Date;
}

/**
 * Returns true once no reader needs the link. A letter may lie in a mailbox for years, and a refund
 * or a dispute is settled before.
 */
export function hasEnded({ playEndsAt }: LinkOfPlay, at: Date): boolean {
  return at.getTime() >= playEndsAt.getTime() + DAYS_AFTER_PLAY * 86_400_000;
}
