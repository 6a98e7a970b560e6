import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { DiscountCode } from '../domain/discount-code.js';

/** The use of a code by a booking. */
export interface Redemption {
  readonly code: string;
  readonly amountCents: Cents;
}

/** A use to be stored. */
export interface NewRedemption {
  readonly id: string;
  readonly codeId: string;
  readonly bookingId: BookingId;
  readonly amountCents: Cents;
  readonly createdAt: Date;
  /** How often one player could use the code then. Null: no limit. */
  readonly playerLimit: number | null;
}

/** The live use of a code that has a limit per player. */
export interface LimitedUse {
  readonly codeId: string;
  readonly playerLimit: number;
}

/** Stores discount codes and their uses. A use is live until it is released. */
export abstract class DiscountCodeRepository {
  /** Returns the code with this text in upper case, or null. */
  abstract byCode(code: string): Promise<DiscountCode | null>;

  /** Returns the code with this id, locked until the unit of work ends, or null. */
  abstract lock(id: string): Promise<DiscountCode | null>;

  /** Returns all codes, newest first. */
  abstract all(): Promise<DiscountCode[]>;

  /** @throws CodeTaken if a code with this text exists */
  abstract add(code: DiscountCode, at: Date): Promise<void>;

  /**
   * Stores the terms of a code. Its text and its number of uses do not change.
   * @throws UsageBelowCount if the limit is below the stored number of uses
   * @throws DiscountUnknown if the code is not stored
   */
  abstract save(code: DiscountCode): Promise<void>;

  /**
   * Counts one more use if the code is usable at the given time, in one atomic step. Returns true
   * if it did.
   */
  abstract takeUse(id: string, at: Date): Promise<boolean>;

  /**
   * Returns how many live uses of a code a player has. The accounts of one verified mailbox are one
   * player.
   */
  abstract usesOf(codeId: string, playerId: PlayerId): Promise<number>;

  /**
   * Returns the live use of a booking if a limit applies to it and its player is a guest, whose
   * card counts. Otherwise null.
   */
  abstract limitedUseOfGuest(bookingId: BookingId): Promise<LimitedUse | null>;

  /** Returns how many other bookings use a code with this card. */
  abstract usesWithCard(codeId: string, fingerprint: string, exceptBookingId: BookingId): Promise<number>;

  /** Stores the card with which the live use of a booking is paid. */
  abstract saveCard(bookingId: BookingId, fingerprint: string): Promise<void>;

  /** Stores a live use. A booking has at most one. */
  abstract addRedemption(redemption: NewRedemption): Promise<void>;

  /** Returns the live use of a booking, or null. */
  abstract liveRedemption(bookingId: BookingId): Promise<Redemption | null>;

  /** Stores another amount for the live use of a booking. */
  abstract saveAmount(bookingId: BookingId, amountCents: Cents): Promise<void>;

  /** Ends the live use of a booking, if any, and returns it to the code. */
  abstract release(bookingId: BookingId): Promise<void>;
}
