import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';

/**
 * The purpose of a payment.
 * - `full`: the organiser pays the whole amount that is still missing.
 * - `share`: a player pays one or more places of a payment link.
 * - `guarantee`: the total is held on the organiser's card. At the deadline, the missing amount is
 *   captured.
 * - `deadline`: the amount missing at the deadline is charged to a card the organiser saved
 *   earlier.
 * - `desk`: an admin took the money at the club's desk.
 */
export type PaymentPurpose = 'full' | 'share' | 'guarantee' | 'deadline' | 'desk';

/** How money is taken at a club's desk. Each way has its own account in the ledger. */
export const DESK_METHODS = ['cash', 'transfer', 'terminal'] as const;
export type DeskMethod = (typeof DESK_METHODS)[number];

/**
 * Whether the card that pays may use the discount code (docs/adr/0088). The amount is held until
 * then.
 * - `due`: the card is not known yet, or not checked.
 * - `passed`: the amount may be taken.
 * - `refused`: the hold ends. `told`: the payer has read so with the next offer.
 */
export type CardCheck = 'due' | 'passed' | 'refused' | 'told';

/** The fields of a payment that never change. */
interface PaymentTerms {
  readonly id: PaymentId;
  readonly bookingId: BookingId;
  readonly playerId: PlayerId;
  readonly purpose: PaymentPurpose;
  /** The amount of the intent. */
  readonly askedCents: Cents;
  /** The saved card charged without the cardholder; only for purpose `deadline`. */
  readonly cardId: string | null;
  /**
   * The customer of the provider that pays; null for the player's own one. A merge sets it, because
   * the intent of a guest stays with the guest's customer (docs/adr/0045).
   */
  readonly customerId: string | null;
  /** `card`: at the provider. Any other method: at the desk, and `takenBy` is the admin. */
  readonly method: 'card' | DeskMethod;
  readonly takenBy: string | null;
  /** The note of the desk about it, such as the number of the bank; null for none. */
  readonly deskReference: string | null;
  readonly createdAt: Date;
}

/**
 * The fields that depend on the status. `excess` means that the money arrived but the booking does
 * not accept it, so it has to be refunded.
 */
export type PaymentProgress =
  | { readonly status: 'creating'; readonly intentId: null; readonly settledAt: null; readonly excess: false }
  | {
      readonly status: 'open' | 'processing' | 'held';
      readonly intentId: string;
      readonly settledAt: null;
      readonly excess: false;
    }
  | {
      readonly status: 'succeeded';
      readonly intentId: string;
      readonly settledAt: Date;
      readonly excess: boolean;
    }
  | {
      readonly status: 'contradicted';
      readonly intentId: string;
      readonly settledAt: Date;
      /** True if an admin has decided to give the money back. */
      readonly excess: boolean;
    }
  | {
      readonly status: 'canceled';
      /** Null if the payment was abandoned before the provider created the intent. */
      readonly intentId: string | null;
      readonly settledAt: Date;
      readonly excess: false;
    };

/** The complete state of a payment, as stored. */
export type PaymentState = PaymentTerms &
  PaymentProgress & {
    /** The amount received or expected. A captured guarantee may receive less than `askedCents`. */
    readonly amountCents: Cents;
    /** The card that paid or holds, as a receipt shows it; null while it is unknown. */
    readonly cardBrand: string | null;
    readonly cardLast4: string | null;
    /** The ISO code of what a contradicted payment took; null for every other payment. */
    readonly takenCurrency: string | null;
    /** The fee that the provider took for the charge; null while it is unknown. */
    readonly feeCents: Cents | null;
    /** When the payment was ended because too many cards were declined; null if it was not. */
    readonly declinesEndedAt: Date | null;
    /**
     * When the payer gave up the places that it paid; null if that did not happen. The payment is
     * then excess: its booking no longer counts it.
     */
    readonly leftAt: Date | null;
    /** Null if the card needs no check. */
    readonly cardCheck: CardCheck | null;
  };
