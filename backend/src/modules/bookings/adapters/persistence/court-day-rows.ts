import type { CourtId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { CourtOfDay } from '../../application/court-day.js';

/**
 * A court's day. `claims` has an entry for each taken half hour of the day $2: true if a booking or
 * an offer holds it, false if a block does. It is null if all are free. Rules and claims are texts,
 * because most days are what they were when they were last asked for. `counted` is a condition that
 * leaves out claims `s`.
 */
const courtDay = (
  counted: string,
): string => `c.id, c.status = 'available' as "isInService", v.time_zone as "timeZone",
          v.rules::text as "changedRules",
          c.day_singles_cents as "daySingles", c.day_doubles_cents as "dayDoubles",
          c.night_singles_cents as "nightSingles", c.night_doubles_cents as "nightDoubles",
          (select json_object_agg(s.half_hour, s.block_id is null)::text from half_hour_claims s
            where s.court_id = c.id and s.slot_date = $2${counted}) as claims`;

export const COURT_DAY = courtDay('');

/** The day as it would be if nothing were kept for the hold $3. */
export const COURT_DAY_WITHOUT_HOLD = courtDay(' and s.hold_id is distinct from $3');

/** A row of {@link COURT_DAY}. */
export interface DayRow {
  id: CourtId;
  isInService: boolean;
  timeZone: string;
  changedRules: string;
  daySingles: Cents;
  dayDoubles: Cents;
  nightSingles: Cents;
  nightDoubles: Cents;
  claims: string | null;
}

/** Returns what the rules of a day are applied to. */
export function courtOf({
  daySingles,
  dayDoubles,
  nightSingles,
  nightDoubles,
  claims,
  ...court
}: DayRow): CourtOfDay {
  return {
    ...court,
    claims: claims === null ? null : (JSON.parse(claims) as CourtOfDay['claims']),
    prices: {
      day: { singles: daySingles, doubles: dayDoubles },
      night: { singles: nightSingles, doubles: nightDoubles },
    },
  };
}
