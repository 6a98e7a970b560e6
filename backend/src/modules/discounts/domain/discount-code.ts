import type { VenueId } from '../../../kernel/domain/ids.js';
import { type Cents, formatAmount, percentageOf, toCents } from '../../../kernel/domain/money.js';
import { typedText } from '../../../kernel/domain/typed-text.js';
import {
  DiscountElsewhere,
  DiscountExhausted,
  DiscountExpired,
  DiscountInactive,
  DiscountOutOfRange,
  DiscountUsedByPlayer,
  PromotedEverywhere,
  UsageBelowCount,
} from './discount-errors.js';

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

const MAX_PERCENTAGE_HUNDREDTHS = 10_000;

/** The fields of a code that an administrator sets. */
export interface DiscountTerms {
  readonly type: DiscountType;
  /** Percent × 100 for a percentage, cents for a fixed amount. */
  readonly valueHundredths: number;
  /** Null: no limit. */
  readonly maxUsage: number | null;
  /** How often one player may use the code (docs/adr/0088). Null: no limit. */
  readonly maxPerPlayer: number | null;
  /** Null: never. */
  readonly expiresAt: Date | null;
  readonly isActive: boolean;
  /** True if the home page shows the code to every visitor. */
  readonly isPromoted: boolean;
  /** The venues at which the code is valid, at least one. Null: every venue. */
  readonly venueIds: VenueId[] | null;
}

/** The complete state of a code, as stored. */
export interface DiscountCodeState extends DiscountTerms {
  readonly id: string;
  readonly code: string;
  /** How many bookings use the code now. */
  readonly usageCount: number;
}

/** A discount code. Its terms can change, its text cannot. */
export class DiscountCode {
  #state: DiscountCodeState;

  private constructor(state: DiscountCodeState) {
    this.#state = state;
  }

  /**
   * Creates an unused code.
   * @throws DiscountOutOfRange if the value is not allowed for the type
   * @throws PromotedEverywhere if it is to be promoted and is not for every venue
   */
  static create(id: string, text: string, terms: DiscountTerms): DiscountCode {
    assertInRange(terms);
    return new DiscountCode({ id, code: normalizeCode(text), usageCount: 0, ...termsOf(terms) });
  }

  /** Recreates a stored code. */
  static restore(state: DiscountCodeState): DiscountCode {
    const { id, code, usageCount } = state;
    return new DiscountCode({ id, code, usageCount, ...termsOf(state) });
  }

  /** Returns the complete state, for storing and showing it. */
  snapshot(): DiscountCodeState {
    return this.#state;
  }

  get id(): string {
    return this.#state.id;
  }

  get code(): string {
    return this.#state.code;
  }

  get terms(): DiscountTerms {
    return termsOf(this.#state);
  }

  /**
   * Changes the given terms.
   * @throws DiscountOutOfRange if the value is not allowed for the type
   * @throws PromotedEverywhere if it is to be promoted and is not for every venue
   * @throws UsageBelowCount if the limit is below the number of uses
   */
  change(changes: Partial<DiscountTerms>): void {
    const changed = { ...this.#state, ...changes };
    assertInRange(changed);
    if (changed.maxUsage !== null && changed.maxUsage < changed.usageCount)
      throw new UsageBelowCount(changed.usageCount);
    this.#state = changed;
  }

  /** Returns the discount on a price; never more than the price. */
  discountOn(price: Cents): Cents {
    const { type, valueHundredths } = this.#state;
    const discount =
      type === 'percentage' ? percentageOf(price, valueHundredths / 100) : toCents(valueHundredths);
    return toCents(Math.min(price, discount));
  }

  /**
   * Checks that the code can be used at the given time, and at the given venue if one is known.
   * @throws DiscountElsewhere, DiscountInactive, DiscountExpired, DiscountExhausted
   */
  assertUsable(at: Date, venueId?: VenueId): void {
    const { isActive, expiresAt, maxUsage, usageCount, venueIds } = this.#state;
    if (venueId !== undefined && venueIds?.includes(venueId) === false) throw new DiscountElsewhere();
    if (!isActive) throw new DiscountInactive();
    if (expiresAt !== null && expiresAt <= at) throw new DiscountExpired();
    if (maxUsage !== null && usageCount >= maxUsage) throw new DiscountExhausted();
  }

  /**
   * Checks that a player who has used the code so many times may use it once more.
   * @throws DiscountUsedByPlayer
   */
  assertLeftFor(uses: number): void {
    if (this.isUsedUpBy(uses)) throw new DiscountUsedByPlayer(uses);
  }

  /** Returns whether so many uses are all that one player or one card has. */
  isUsedUpBy(uses: number): boolean {
    const { maxPerPlayer } = this.#state;
    return maxPerPlayer !== null && uses >= maxPerPlayer;
  }
}

/** Returns a code as it is stored and compared, however it was typed or pasted. */
export function normalizeCode(text: string): string {
  return typedText(text).normalize('NFC').toUpperCase();
}

/**
 * Returns the value of a code as the API shows it: `"10.00"` percent, or `"2.50"` of the currency.
 */
export function formatValue(valueHundredths: number): string {
  return formatAmount(toCents(valueHundredths));
}

function termsOf(terms: DiscountTerms): DiscountTerms {
  const { type, valueHundredths, maxUsage, maxPerPlayer } = terms;
  const { expiresAt, isActive, isPromoted, venueIds } = terms;
  return { type, valueHundredths, maxUsage, maxPerPlayer, expiresAt, isActive, isPromoted, venueIds };
}

/**
 * Decisions §7: a percentage is above 0 and at most 100; a fixed amount is above 0. The home page
 * promises a code without naming a venue, so it shows only those of every venue.
 */
function assertInRange({ type, valueHundredths, isPromoted, venueIds }: DiscountTerms): void {
  const isTooMuch = type === 'percentage' && valueHundredths > MAX_PERCENTAGE_HUNDREDTHS;
  if (valueHundredths <= 0 || isTooMuch) throw new DiscountOutOfRange(type);
  if (isPromoted && venueIds !== null) throw new PromotedEverywhere();
}
