import type { BookingId, PaymentId } from '../../../kernel/domain/ids.js';
import { type Cents, sum, toCents } from '../../../kernel/domain/money.js';
import type { DisputeMovement, DisputeStatus, ProviderDispute } from '../../payment-provider/index.js';
import { type LedgerLine, type LedgerTransaction, ledgerTransaction } from './ledger.js';

/** A dispute of one of our payments, as stored. */
export interface Dispute extends Omit<ProviderDispute, 'intentId' | 'movements'> {
  readonly paymentId: PaymentId;
  readonly bookingId: BookingId;
  /** When the bank decided; null while the dispute is open. */
  readonly closedAt: Date | null;
  /** The amount that the bank has withdrawn and not returned. */
  readonly withheldCents: number;
  /** The fee that the provider took for the dispute. */
  readonly feeCents: number;
}

/** Returns true while the bank has not decided. */
export function isOpenDispute(status: DisputeStatus): boolean {
  return status === 'inquiry' || status === 'needs_response' || status === 'under_review';
}

/** The statuses in which the provider refuses refunds of the charge. */
export const HOLDING_STATUSES = [
  'needs_response',
  'under_review',
] as const satisfies readonly DisputeStatus[];

/** Returns what a report of the provider means for the stored dispute. */
export function followedDispute(
  report: ProviderDispute,
  payment: { id: PaymentId; bookingId: BookingId },
  stored: Dispute | null,
  at: Date,
): Dispute {
  const { intentId: _, movements, ...facts } = report;
  return {
    ...facts,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    closedAt: isOpenDispute(report.status) ? null : (stored?.closedAt ?? at),
    withheldCents: movements.reduce((total, { cents }) => total - cents, 0),
    feeCents: movements.reduce((total, { feeCents }) => total + feeCents, 0),
  };
}

/** The fields that the transactions of a dispute share. */
interface DisputeEntry {
  readonly dispute: Dispute;
  /** As it was stored before. Its loss is in the ledger. Null for a new dispute. */
  readonly before: Dispute | null;
  /** True if the disputed payment does not count for its booking. */
  readonly isOwedBack: boolean;
  readonly at: Date;
}

/**
 * Returns the transactions of a dispute that the ledger lacks: its movements, and the change of the
 * loss. An older report may arrive late, and the bank may return a part after its decision, so the
 * loss can change any number of times in both directions.
 * @param entered the ids of the transactions that the ledger has
 */
export function disputeTransactions(
  entry: DisputeEntry,
  movements: readonly DisputeMovement[],
  entered: ReadonlySet<string>,
): LedgerTransaction[] {
  const moved = movements
    .map((movement) => disputeMoved(entry, movement))
    .filter((transaction) => transaction !== null)
    .filter(({ id }) => !entered.has(id));
  const { dispute, before } = entry;
  const more = lossIn(dispute) - (before === null ? 0 : lossIn(before));
  return more === 0 ? moved : [...moved, lossChanged(entry, more, entered)];
}

/** Returns what the bank withholds for good. */
function lossIn({ status, withheldCents }: Dispute): number {
  return status === 'lost' ? withheldCents : 0;
}

/** Money leaves or returns, and the provider takes its fee. */
function disputeMoved(
  { dispute, at }: DisputeEntry,
  { id, cents, feeCents }: DisputeMovement,
): LedgerTransaction | null {
  const lines: LedgerLine[] = [
    { account: 'provider', cents: cents - feeCents },
    { account: 'disputed', cents: -cents },
    { account: 'provider_fees', cents: feeCents },
  ];
  const moving = lines.filter((line) => line.cents !== 0);
  if (moving.length === 0) return null;
  return ledgerTransaction({
    id: `dispute:${dispute.id}:${id}`,
    bookingId: dispute.bookingId,
    occurredAt: at,
    lines: moving,
  });
}

/** Lost money belongs to the payer now. It reduces revenue, or what was owed anyway. */
function lossChanged(
  { dispute, isOwedBack, at }: DisputeEntry,
  cents: number,
  entered: ReadonlySet<string>,
): LedgerTransaction {
  const first = `${cents > 0 ? 'dispute-lost' : 'dispute-regained'}:${dispute.id}`;
  const times = [...entered].filter((id) => id === first || id.startsWith(`${first}:`)).length;
  return ledgerTransaction({
    id: times === 0 ? first : `${first}:${times}`,
    bookingId: dispute.bookingId,
    occurredAt: at,
    lines: [
      { account: 'disputed', cents: -cents },
      { account: isOwedBack ? 'owed_to_payers' : 'booking_revenue', cents },
    ],
  });
}

/** Returns what each payment lost in disputes. */
export function lostIn(disputes: readonly Dispute[], paymentId: PaymentId): Cents {
  const ofPayment = disputes.filter((dispute) => dispute.paymentId === paymentId);
  return sum(ofPayment.map((dispute) => toCents(Math.max(0, lossIn(dispute)))));
}
