import { columnsOf } from '../../../../kernel/adapters/persistence/columns-of.js';
import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { WaitingEntrySchema } from './waiting.schema.js';

export const LOCK_LINE = statement(
  'waiting-list.lock-line',
  `select pg_advisory_xact_lock(hashtextextended('saque.waiting-line:' || $1 || ':' || $2, 0))`,
);

export const LOCK_PLAYER = statement(
  'waiting-list.lock-player',
  `select pg_advisory_xact_lock(hashtextextended('saque.waiting-player:' || $1, 0))`,
);

/** An entry `w`. */
const ENTRY = columnsOf(WaitingEntrySchema, 'w');

/**
 * Counts the unpaid bookings and the open offers of a player, with all accounts of the same
 * mailbox. The number cannot grow until the transaction ends.
 */
export const UNPAID_OF = statement(
  'waiting-list.unpaid-of-player',
  `select unpaid from unpaid_bookings($1, $2, null)`,
);

export const ACTIVE_OF = statement(
  'waiting-list.active-of-player',
  `select ${ENTRY} from waiting_entries w
    where player_id = $1 and slot_date >= $2 and status in ('waiting', 'offered')
      and exists (select from venues v where v.id = w.venue_id and v.archived_at is null)
      and not exists (select from courts c where c.id = w.court_id and c.archived_at is not null)`,
);

/**
 * Selects the part of each freed stretch that a play in the line may use: from the first half hour
 * of such a play to the last one. A play may begin in the last half hour of the stretch. Only
 * accounts count: guests have shown no address at which they could be reached.
 */
export const AWAITED = statement(
  'waiting-list.awaited',
  `select f."venueId", f."courtId", f.date::text as date, wanted.first as minute, wanted.last - wanted.first as length
     from json_to_recordset($1) as f ("venueId" uuid, "courtId" uuid, date date, minute int, length int)
     join venues v on v.id = f."venueId"
    cross join lateral (
      select greatest(f.minute, min(w.from_minute),
                      30 * ceil(extract(epoch from ($2::timestamptz at time zone v.time_zone) - f.date) / 1800)::int) as first,
             least(f.minute + f.length, max(w.to_minute + w.duration_minutes)) as last
        from waiting_entries w join players p on p.id = w.player_id and p.mailbox is not null
       where w.venue_id = f."venueId" and w.slot_date = f.date and w.status = 'waiting'
         and (w.court_id is null or w.court_id = f."courtId")
         and w.from_minute < f.minute + f.length and w.to_minute + w.duration_minutes > f.minute
         and (f.date + make_interval(mins => least(w.to_minute, f.minute + f.length - 30))) at time zone v.time_zone >= $2
      having count(*) > 0) wanted
    where wanted.first < wanted.last`,
);

export const AWAITED_DAYS = statement(
  'waiting-list.awaited-days',
  `select distinct slot_date::text as date from waiting_entries
    where venue_id = $1 and slot_date >= $2 and status = 'waiting' order by 1`,
);

/** How many entries of a line are read at once. */
export const PAGE_OF_LINE = 500;

/**
 * $7 is the last entry of the page before; null for the first page. All accounts of a mailbox are
 * one person, who is asked once in a chain.
 */
export const IN_LINE_FOR = statement(
  'waiting-list.in-line-for-offer',
  `select ${ENTRY} from waiting_entries w join players p on p.id = w.player_id and p.mailbox is not null
    where venue_id = $1 and slot_date = $2 and status = 'waiting' and (court_id is null or court_id = $3)
      and from_minute < $4::int + $5::int and to_minute + duration_minutes > $4
      and not exists (select from hour_offers o join waiting_entries x on x.id = o.entry_id
                                 join players y on y.id = x.player_id
                       where o.chain_id = $6 and (x.player_id = w.player_id or y.mailbox = p.mailbox)
                         and o.start_minute < $4::int + $5::int and o.start_minute + o.duration_minutes > $4)
      and ($7::uuid is null
           or (w.in_line_since, w.id) > (select x.in_line_since, x.id from waiting_entries x where x.id = $7))
    order by w.in_line_since, w.id limit ${PAGE_OF_LINE}`,
);

export const OPEN_OFFER_TO = statement(
  'waiting-list.open-offer-to-entry',
  `select id from hour_offers where entry_id = $1 and status = 'open'`,
);

/**
 * Returns at most 500. The next sweep takes the rest. An offer ends after it was made, so the age
 * leaves none out and lets PostgreSQL use an index.
 */
export const OVERDUE = statement(
  'waiting-list.overdue-offers',
  `select id, status from hour_offers
    where status in ('kept', 'open') and created_at < $1 and (status = 'kept' or expires_at < $1)
    order by created_at, id limit 500`,
);
