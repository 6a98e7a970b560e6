import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { anywhere, plain } from '../../../../kernel/adapters/persistence/search-text.js';
import { parseDay } from '../../../bookings/index.js';
import type { BookingSearch } from '../../application/desk-queries.js';
import { BOOKING_COLUMNS } from './booking-view-rows.js';
import { PLACES } from './desk-day.js';

const FROM = `from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
     join players p on p.id = b.player_id`;

/** The columns of a booking as the venue sees it. */
const DESK_COLUMNS = `${BOOKING_COLUMNS}, p.email as "organiserEmail", ${PLACES} as places`;

/** The shown status at `$7`: the rule of `statusAt` in the domain of bookings. */
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

export const COUNT = statement(
  'booking-views.desk-count',
  `select count(*)::int as total ${FROM} ${MATCHES}`,
);
export const PAGE = statement(
  'booking-views.desk-page',
  `select ${DESK_COLUMNS} ${FROM} ${MATCHES} order by b.starts_at desc, b.id desc limit $9 offset $10`,
);
export const ONE = statement('booking-views.desk-one', `select ${DESK_COLUMNS} ${FROM} where b.id = $1`);
export const BY_CODE = statement(
  'booking-views.desk-by-code',
  `select ${DESK_COLUMNS} ${FROM} where b.code = $1`,
);

/** Returns the parameters of {@link COUNT}, which are the first eight of {@link PAGE}. */
export function searchValues({ search, venueId, from, to, status }: BookingSearch, now: Date): unknown[] {
  const text = search?.trim().toLowerCase() ?? '';
  const pattern = text === '' ? null : anywhere(text);
  const idPrefix = /^[0-9a-f-]{4,36}$/.test(text) ? `${text}%` : null;
  return [
    pattern,
    idPrefix,
    parseSearchedDay(text),
    venueId ?? null,
    from ?? null,
    to ?? null,
    now,
    status ?? null,
  ];
}

/** Converts `21/11/2026` or `2026-11-21` to `2026-11-21`; returns `null` for any other text. */
function parseSearchedDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return parseDay(year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
