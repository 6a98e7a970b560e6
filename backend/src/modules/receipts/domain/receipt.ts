import { addDays } from 'date-fns/addDays';
import type { GameType } from '../../../kernel/domain/games.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { BuyerIsFinal, OnlyReceiptsHaveBuyers } from './receipt-errors.js';

/**
 * The movements of money that have a document: a payment has a receipt, a refund a credit note. A
 * refund that the bank returned has a receipt again, which cancels its credit note.
 */
export const RECEIPT_KINDS = ['payment', 'refund', 'refund_failed'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** The way in which the money came or went. */
export const RECEIPT_MEANS = ['card', 'cash', 'transfer', 'terminal'] as const;
export type ReceiptMeans = (typeof RECEIPT_MEANS)[number];

/** Court time as it was when the money moved. `excess`: the booking did not accept the money. */
interface CourtLine {
  readonly kind: 'court' | 'excess';
  readonly courtNumber: number;
  readonly courtName: string;
  readonly date: string;
  readonly startMinute: number;
  readonly minutes: number;
  readonly gameType: GameType;
  readonly code: string;
  readonly cents: Cents;
  /** The price of the booking, of which `cents` may be a part. */
  readonly ofCents: Cents;
}

/** Something that the counter has sold, such as balls. */
export interface ItemLine {
  readonly kind: 'item';
  readonly text: string;
  readonly quantity: number;
  readonly cents: Cents;
}

export type ReceiptLine = CourtLine | ItemLine;

/** To whom a receipt is made out. */
export interface Buyer {
  readonly name: string | null;
  readonly taxId: string | null;
}

const DAYS_TO_NAME_A_BUYER = 30;

/** Returns until when the buyer of a receipt can be named. */
export function buyerUntil(issuedAt: Date): Date {
  return addDays(issuedAt, DAYS_TO_NAME_A_BUYER);
}

/**
 * Checks that the buyer of a document may become this one. A person can be removed at any time.
 * @throws OnlyReceiptsHaveBuyers, BuyerIsFinal
 */
export function assertMayName(
  buyer: Buyer,
  { kind, issuedAt }: { kind: ReceiptKind; issuedAt: Date },
  now: Date,
): void {
  if (kind !== 'payment') throw new OnlyReceiptsHaveBuyers();
  const isRemoved = buyer.name === null && buyer.taxId === null;
  if (!isRemoved && now > buyerUntil(issuedAt)) throw new BuyerIsFinal();
}
