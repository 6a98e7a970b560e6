import { statement } from '../../../../kernel/adapters/persistence/database.js';
import {
  hasPhrase,
  hasWords,
  phonePattern,
  plain,
  typedText,
} from '../../../../kernel/adapters/persistence/search-text.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { isWithin, venueFilterOf } from '../../../roles/index.js';
import type { BookingSearch } from '../../application/desk-queries.js';
import { searchedDay } from './searched-day.js';
import { BOOKING_COLUMNS } from './booking-view-rows.js';
import { ORGANISER, PLACES } from './desk-day.js';

const FROM = `from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
     join players p on p.id = b.player_id`;

/** The columns of a booking as the venue sees it. */
const DESK_COLUMNS = `${BOOKING_COLUMNS}, ${ORGANISER}, ${PLACES} as places`;

/**
 * The contact of a person as one text. The index `players_known` has this expression and condition.
 */
const PERSON = `coalesce(p.name, '') || ' ' || coalesce(p.email, '') || ' ' || coalesce(p.phone, '')`;
const IS_KNOWN = `(p.name is not null or p.email is not null or p.phone is not null)`;

/**
 * Finds the people, venues and courts that a text names. `$1` is the text, `$2` the words of a
 * person or null, `$3` the pattern of the digits of a phone or null. Bookings are then found by the
 * ids, through their indexes.
 */
export const NAMED = statement(
  'booking-flow.desk-named',
  `with people as materialized (
     select p.id from players p where ${IS_KNOWN} and (${hasWords(PERSON, '$2::text')} or ${plain(PERSON)} like $3)
   )
   select array(select id from people) as "playerIds",
          array(select booking_id from payments
                 where player_id = any (array(select id from people)) and status <> 'canceled') as "paidBookingIds",
          array(select id from venues where ${hasPhrase('name', '$1')}) as "venueIds",
          array(select id from courts
                 where ${hasPhrase(`concat_ws(' ', name, 'Cancha ' || court_number)`, '$1')}) as "courtIds"`,
);

/** The same for a customer: the sales of the desk, and the account that has joined it. */
export const OF_CUSTOMER = statement(
  'booking-flow.desk-of-customer',
  `select array(select p.id from players p
                 where p.email_verified_at is not null and lower(p.email) = any (c.emails)) as "playerIds",
          array(select booking_id from desk_sales s where s.customer_id = c.id) as "paidBookingIds",
          '{}'::uuid[] as "venueIds", '{}'::uuid[] as "courtIds", c.venue_id as "venueId"
     from customers c where c.id = $1`,
);

/** A row of {@link NAMED}. */
export interface NamedRow {
  playerIds: PlayerId[];
  paidBookingIds: BookingId[];
  venueIds: VenueId[];
  courtIds: CourtId[];
}

/** The shown status at `$12`: the rule of `statusAt` in the domain of bookings. */
const SHOWN_STATUS = `case
    when b.status = 'closing' then case b.close_kind when 'deadline' then 'active' else 'cancelled' end
    when b.status <> 'active' then b.status
    when b.starts_at + b.duration_minutes * interval '1 minute' <= $12 then 'completed' else 'active' end`;

/**
 * If `$1` is false, there is no text, and every booking matches that the other filters let pass.
 * What the text does not name is null, and PostgreSQL leaves it out of the plan.
 */
const MATCHES = `
    where (not $1::boolean
           or ($2::text[] is not null and b.player_id = any ($2))
           or ($3::uuid[] is not null and b.id = any ($3))
           or ($4::uuid[] is not null and b.venue_id = any ($4))
           or ($5::uuid[] is not null and b.court_id = any ($5))
           or b.id between $6::uuid and $7::uuid or b.slot_date = $8::date)
      and ($9::uuid[] is null or b.venue_id = any ($9))
      and ($10::date is null or b.slot_date >= $10) and ($11::date is null or b.slot_date <= $11)
      and ($13::text is null or ${SHOWN_STATUS} = $13)`;

export const COUNT = statement('booking-flow.desk-count', `select count(*)::int as total ${FROM} ${MATCHES}`);
export const PAGE = statement(
  'booking-flow.desk-page',
  `select ${DESK_COLUMNS} ${FROM} ${MATCHES} order by b.starts_at desc, b.id desc limit $14 offset $15`,
);
export const ONE = statement('booking-flow.desk-one', `select ${DESK_COLUMNS} ${FROM} where b.id = $1`);
export const BY_CODE = statement(
  'booking-flow.desk-by-code',
  `select ${DESK_COLUMNS} ${FROM} where b.code = $1`,
);

/** Returns the text of a search in the form in which the other functions take it. */
export const textOf = ({ search }: BookingSearch): string => search?.trim().toLowerCase() ?? '';

/** Returns the parameters of {@link NAMED}. */
export function namedValues(text: string): [text: string, words: string | null, digits: string | null] {
  const typed = typedText(text);
  const digits = phonePattern(text, 5);
  return [typed, digits === null ? typed : null, digits];
}

/**
 * Returns the parameters of {@link COUNT}, which are the first thirteen of {@link PAGE}.
 * @param named what the text names, or null without a text
 */
export function searchValues(
  text: string,
  named: NamedRow | null,
  { scope, venueId, from, to, status }: BookingSearch,
  now: Date,
): unknown[] {
  const [firstId, lastId] = idsFrom(text);
  return [
    named !== null,
    unlessEmpty(named?.playerIds),
    unlessEmpty(named?.paidBookingIds),
    unlessEmpty(named?.venueIds),
    unlessEmpty(named?.courtIds),
    firstId,
    lastId,
    searchedDay(text, now),
    venueId !== undefined && isWithin(scope, venueId) ? [venueId] : venueFilterOf(scope),
    from ?? null,
    to ?? null,
    now,
    status ?? null,
  ];
}

const unlessEmpty = (ids: readonly string[] = []) => (ids.length > 0 ? ids : null);

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the first and the last id that begin with a text, or nulls if no id does. */
function idsFrom(text: string): [first: string | null, last: string | null] {
  const rest = FIRST_ID.slice(text.length);
  const first = text + rest;
  const isBeginning = text.length >= 4 && ID.test(first);
  return isBeginning ? [first, text + rest.replaceAll('0', 'f')] : [null, null];
}
