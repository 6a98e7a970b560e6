import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { anywhere, plain } from '../../../../kernel/adapters/persistence/search-text.js';
import type { BookingSearch } from '../../application/bookings-desk.js';
import { parseDay } from '../../domain/slot.js';
import { BOOKING_COLUMNS } from './booking-rows.js';
import { PLACES } from './desk-day.js';

const FROM = `from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
     join players p on p.id = b.player_id`;

/** The columns of a booking on the venue's desk. */
export const DESK_COLUMNS = `${BOOKING_COLUMNS}, p.email as "organiserEmail", ${PLACES} as places`;

/** The status as the outside sees it at `$7`; the same rule as the domain's `statusAt`. */
const SHOWN_STATUS = `case
    when b.status = 'closing' then case b.close_kind when 'deadline' then 'active' else 'cancelled' end
    when b.status <> 'active' then b.status
    when b.starts_at + interval '1 hour' <= $7 then 'completed' else 'active' end`;

const MATCHES = `
    where ($1::text is null
           or b.id::text like $2 or b.slot_date = $3::date
           or ${plain(`concat_ws(' ', p.email, v.name, c.name, 'Cancha ' || c.court_number)`)} like ${plain('$1')})
      and ($4::uuid is null or b.venue_id = $4)
      and ($5::date is null or b.slot_date >= $5) and ($6::date is null or b.slot_date <= $6)
      and ($8::text is null or ${SHOWN_STATUS} = $8)`;

export const COUNT = statement('desk.count', `select count(*)::int as total ${FROM} ${MATCHES}`);
export const PAGE = statement(
  'desk.page',
  `select ${DESK_COLUMNS} ${FROM} ${MATCHES} order by b.starts_at desc, b.id desc limit $9 offset $10`,
);
export const ONE = statement('desk.one', `select ${DESK_COLUMNS} ${FROM} where b.id = $1`);

/** The parameters of {@link COUNT}, and the first eight of {@link PAGE}. */
export function searchValues({ search, venueId, from, to, status }: BookingSearch, now: Date): unknown[] {
  const text = search?.trim().toLowerCase() ?? '';
  const pattern = text === '' ? null : anywhere(text);
  const idPrefix = /^[0-9a-f-]{4,36}$/.test(text) ? `${text}%` : null;
  return [pattern, idPrefix, dayMeant(text), venueId ?? null, from ?? null, to ?? null, now, status ?? null];
}

/** `21/11/2026` or `2026-11-21` → `2026-11-21`; `null` for anything else. */
function dayMeant(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return parseDay(year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
