import type { Invariant } from './invariant.js';

/** The rules that always hold for the uses of discount codes per player (docs/adr/0088). */
export const DISCOUNT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'I6a no player has used a code more often than was allowed',
    sql: `select r.code_id as what from redemptions r join bookings b on b.id = r.booking_id
           where r.status = 'live' and r.player_limit is not null
           group by r.code_id, b.player_id having count(*) > max(r.player_limit)`,
  },
  {
    name: 'I6b the accounts of a mailbox have not used a code more often than was allowed since they have it',
    sql: `select r.code_id as what from redemptions r join bookings b on b.id = r.booking_id
            join players p on p.id = b.player_id and r.created_at >= p.email_verified_at
           where r.status = 'live' and r.player_limit is not null
           group by r.code_id, p.mailbox having count(*) > max(r.player_limit)`,
  },
  {
    name: 'I6c no card of a guest has paid more uses of a code than was allowed',
    sql: `select code_id as what from redemptions
           where status = 'live' and card_fingerprint is not null and player_limit is not null
           group by code_id, card_fingerprint having count(*) > max(player_limit)`,
  },
];
