import type { Invariant } from './invariant.js';
import { isUnpaid } from '../modules/bookings/sql.js';

/** A booking `b` that is held and not paid, and whose hour is to come (`countsAsUnpaid`). */
const UNPAID = `${isUnpaid('b')} and b.starts_at > now()`;

/**
 * The rules for hours that are kept from the public without money (docs/adr/0029). Hours are kept
 * by bookings and by offers of the waiting list. Only accounts are offered hours, so an address
 * keeps what its guests have booked.
 */
export function strangerInvariants(unpaidPerAddress: number): readonly Invariant[] {
  return [
    {
      name: `I20 an address without money keeps at most ${unpaidPerAddress} hours of a venue from the public`,
      sql: `select min(b.id::text) as what from bookings b where b.placed_from is not null and ${UNPAID}
             group by b.placed_from having count(*) > ${unpaidPerAddress}`,
    },
    {
      name: 'I20b a mailbox without money keeps at most four hours, besides what its guests have booked',
      sql: `select held.mailbox as what from (
               select p.mailbox from bookings b join players p on p.id = b.player_id
                where b.placed_from is null and ${UNPAID}
               union all
               select p.mailbox from hour_offers o join waiting_entries w on w.id = o.entry_id
                 join players p on p.id = w.player_id where o.status = 'open') held
             where held.mailbox is not null group by held.mailbox having count(*) > 4`,
    },
    {
      name: 'I20c an address without money holds at most one place of an open game',
      sql: `select link_id::text as what from shares where status = 'reserved' and held_by is not null
             group by link_id, held_by having count(*) > 1`,
    },
  ];
}
