import { EntitySchema } from 'typeorm';
import type { PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { Share, ShareStatus } from '../../domain/share.js';

/** A row of `shares`. Only reserved and paid shares have a payment and a player. */
export interface ShareRow {
  linkId: string;
  place: number;
  amountCents: Cents;
  status: ShareStatus;
  paymentId: PaymentId | null;
  playerId: PlayerId | null;
  /** Only while the share is reserved. */
  reservedUntil: Date | null;
  /** Who holds a public place, as a number of 64 bits; only while the share is reserved. */
  heldBy: string | null;
  /** For whom the payer pays it; only while the share is taken. */
  forName: string | null;
  /** Only of a paid share. */
  atClub: boolean;
}

export const ShareSchema = new EntitySchema<ShareRow>({
  name: 'Share',
  tableName: 'shares',
  columns: {
    linkId: { type: 'uuid', name: 'link_id', primary: true },
    place: { type: 'smallint', primary: true },
    amountCents: { type: 'integer', name: 'amount_cents' },
    status: { type: 'text' },
    paymentId: { type: 'uuid', name: 'payment_id', nullable: true },
    playerId: { type: 'text', name: 'player_id', nullable: true },
    reservedUntil: { type: 'timestamptz', name: 'reserved_until', nullable: true },
    heldBy: { type: 'bigint', name: 'held_by', nullable: true },
    forName: { type: 'text', name: 'for_name', nullable: true },
    atClub: { type: 'boolean', name: 'at_club', default: false },
  },
});

/** Converts a share of the link to its row. */
export function rowOf(linkId: string, share: Share): ShareRow {
  const { place, amountCents, status } = share;
  const isTaken = share.status === 'reserved' || share.status === 'paid';
  return {
    linkId,
    place,
    amountCents,
    status,
    paymentId: isTaken ? share.paymentId : null,
    playerId: isTaken ? share.playerId : null,
    reservedUntil: share.status === 'reserved' ? share.reservedUntil : null,
    heldBy: share.status === 'reserved' ? share.heldBy : null,
    forName: isTaken ? share.forName : null,
    atClub: share.status === 'paid' && share.atClub,
  };
}

/**
 * Converts a row to a share.
 * @throws Error if a taken share lacks its payment, player or time limit
 */
export function shareOf(row: ShareRow): Share {
  const { place, amountCents, status, paymentId, playerId, reservedUntil, heldBy, forName } = row;
  if (status === 'open' || status === 'void') return { place, amountCents, status };
  if (paymentId === null || playerId === null) throw new Error(`share ${place} has no payment or player`);
  if (status === 'paid')
    return { place, amountCents, status, paymentId, playerId, forName, atClub: row.atClub };
  if (reservedUntil === null) throw new Error(`share ${place} is reserved without a time limit`);
  return { place, amountCents, status, paymentId, playerId, reservedUntil, heldBy, forName };
}
