/**
 * The state of a movement in the list of payments.
 * - `paid`: a charge that arrived
 * - `pending`: the amount that an active booking still lacks
 * - `refunded`: money that went back to the payer
 * - `refunding`: a refund that is on its way
 * - `refund_returned`: a refund that the payer's bank sent back
 * - `refund_stuck`: a refund that a person has to complete
 * - `refund_to_hand_over`: a refund that the club gives back at its desk
 * - `refund_held`: a refund that waits until the payer's bank decides about a dispute
 * - `disputed`: a payment that the payer contests at the bank
 * - `dispute_won`: a dispute that ended in our favour
 * - `dispute_lost`: a dispute whose money the payer keeps
 * - `contradicted`: a charge that contradicts our payment and counts for no booking
 */
export const PAYMENT_STATES = [
  'paid',
  'pending',
  'refunded',
  'refunding',
  'refund_returned',
  'refund_stuck',
  'refund_to_hand_over',
  'refund_held',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'contradicted',
] as const;
export type MovementState = (typeof PAYMENT_STATES)[number];

/**
 * The purpose of a movement. Charges: `full`, `share`, `guarantee` (captured from a hold),
 * `deadline` (charged automatically), `desk` (taken at the desk). Refunds: `cancelled`, `expired`,
 * `left` (the payer gave up the place), `outside` (made at the provider), `resale` (the time was
 * sold again). Both: `excess`. `dispute`: contested at the payer's bank.
 */
export const PAYMENT_CONCEPTS = [
  'full',
  'share',
  'guarantee',
  'deadline',
  'desk',
  'cancelled',
  'expired',
  'excess',
  'left',
  'outside',
  'resale',
  'dispute',
] as const;
export type PaymentConcept = (typeof PAYMENT_CONCEPTS)[number];

/**
 * The state of a refund that the ledger does not contain yet, by the status of the refund. Refunds
 * with another status either moved money, which the ledger shows, or never will.
 */
export const EXPECTED_REFUND_STATES = {
  requested: 'refunding',
  submitted: 'refunding',
  manual: 'refund_stuck',
  to_hand_over: 'refund_to_hand_over',
} as const satisfies Readonly<Record<string, MovementState>>;
