import type { BookingId, PaymentId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
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
  const sum = (amountOf: (movement: DisputeMovement) => number) =>
    movements.reduce((total, movement) => total + amountOf(movement), 0);
  return {
    ...facts,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    closedAt: isOpenDispute(report.status) ? null : (stored?.closedAt ?? at),
    withheldCents: sum(({ cents }) => -cents),
    feeCents: sum(({ feeCents }) => feeCents),
  };
}

/** The fields that the transactions of a dispute share. */
interface DisputeEntry {
  readonly dispute: Dispute;
  /** True if the disputed payment does not count for its booking. */
  readonly isOwedBack: boolean;
  readonly at: Date;
}

/**
 * Returns every transaction that a dispute requires, whether it is in the ledger or not: its
 * movements, and the loss. A loss that the bank reverses later is entered backwards.
 * @param entered the ids of the transactions that the ledger has
 */
export function disputeTransactions(
  entry: DisputeEntry,
  movements: readonly DisputeMovement[],
  entered: ReadonlySet<string>,
): LedgerTransaction[] {
  const { dispute } = entry;
  const moved = movements.map((movement) => disputeMoved(entry, movement));
  const isLost = dispute.status === 'lost' && dispute.withheldCents !== 0;
  const lostId = `dispute-lost:${dispute.id}`;
  const taken = movements.filter(({ cents }) => cents < 0).reduce((sum, { cents }) => sum - cents, 0);
  if (isLost) moved.push(lossOf(entry, lostId, dispute.withheldCents));
  else if (entered.has(lostId)) moved.push(lossOf(entry, `dispute-regained:${dispute.id}`, -taken));
  return moved.filter((transaction) => transaction !== null);
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

/** The withdrawn money belongs to the payer now. It reduces revenue, or what was owed anyway. */
function lossOf({ dispute, isOwedBack, at }: DisputeEntry, id: string, cents: number): LedgerTransaction {
  return ledgerTransaction({
    id,
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
  const lost = disputes.filter((dispute) => dispute.paymentId === paymentId && dispute.status === 'lost');
  return lost.reduce((total, { withheldCents }) => total + Math.max(0, withheldCents), 0) as Cents;
}
