import type { Cents } from '../../../kernel/domain/money.js';
import type { DiscountCode } from '../domain/discount-code.js';

/** A live use of a code by a booking. */
export interface Redemption {
  code: string;
  amountCents: Cents;
}

/** Codes and their uses as stored. */
export abstract class DiscountCodes {
  abstract byCode(code: string): Promise<DiscountCode | null>;
  /** The code with this id, held until the unit of work ends. */
  abstract lock(id: string): Promise<DiscountCode | null>;
  /** Newest first. */
  abstract all(): Promise<DiscountCode[]>;
  /** @throws CodeTaken */
  abstract add(code: DiscountCode, at: Date): Promise<void>;
  /** Stores everything but the code itself and its count. @throws UsageBelowCount, DiscountUnknown */
  abstract save(code: DiscountCode): Promise<void>;

  /** Takes one use where there is one left, atomically; answers whether it did. */
  abstract takeUse(id: string, at: Date): Promise<boolean>;
  abstract addRedemption(
    id: string,
    codeId: string,
    bookingId: string,
    amount: Cents,
    at: Date,
  ): Promise<void>;
  abstract liveRedemption(bookingId: string): Promise<Redemption | null>;
  /** Ends the booking's live use and gives it back to the code; harmless where there is none. */
  abstract release(bookingId: string): Promise<void>;
}
