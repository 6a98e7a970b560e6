import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { byName } from '../../../../kernel/adapters/persistence/by-name.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import {
  type AuditFilter,
  AuditLogQueries,
  type AuditPage,
  type AuditRow,
} from '../../application/audit-log-queries.js';
import { venueFilterOf } from '../../../roles/index.js';
import { PAGE_SIZE } from '../../application/paging.js';
import { changesBetween } from '../../domain/audit-changes.js';
import { UnknownAdmin } from '../../domain/report-errors.js';

/** The venue of a subject. Its id is a text, which is no uuid for every type. */
const VENUE = `
  case when l.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then case l.subject_type
    when 'venue' then l.subject_id::uuid
    when 'court' then (select venue_id from courts where id = l.subject_id::uuid)
    when 'booking' then (select venue_id from bookings where id = l.subject_id::uuid)
    when 'till' then (select venue_id from tills where id = l.subject_id::uuid)
    when 'block' then
      (select c.venue_id from hour_blocks h join courts c on c.id = h.court_id where h.id = l.subject_id::uuid)
  end end`;

/**
 * `$1` from, `$2` to, `$3` action, `$4` admin; null selects all. `$5` is the time zone of the days,
 * `$6` the venues that the actions are about, or null for all actions.
 */
const SELECTED = `
  from audit_log l left join admins a on a.id = l.admin_id
 where ($1::date is null or l.at >= $1::date::timestamp at time zone $5)
   and ($2::date is null or l.at < ($2::date + 1)::timestamp at time zone $5)
   and ($3::text is null or l.action = $3)
   and ($4::uuid is null or l.admin_id = $4)
   and ($6::uuid[] is null or ${VENUE} = any ($6)
        or l.subject_type = 'discount' and exists (
          select from discount_codes d where d.id::text = l.subject_id and d.venue_ids <@ $6))`;

const COUNT = statement('reports.count-audit-entries', `select count(*)::int as total ${SELECTED}`);
const PAGE = statement(
  'reports.audit-page',
  `select l.id, l.at, l.admin_id as "adminId", a.username, l.action, l.subject_type as "subjectType",
          l.subject_id as "subjectId", l.subject_label as "subjectLabel", l.before, l.after,
          coalesce((select time_zone from venues where id = ${VENUE}), $5) as "timeZone" ${SELECTED}
    order by l.at desc, l.id desc limit $7 offset $8`,
);
const ADMINS = statement(
  'reports.audit-admins',
  `select id, username from admins a
    where $1::uuid[] is null or owns_all
       or exists (select from admin_roles r where r.admin_id = a.id and r.venue_id = any ($1))
    order by ${byName('username')}`,
);
const VENUE_NAMES = statement(
  'reports.audit-venue-names',
  `select id, name from venues where id = any ($1::uuid[])`,
);
/** Steps from each action to the next one in `audit_log_of_action`, however often each occurs. */
const ACTIONS = statement(
  'reports.audit-actions',
  `with recursive kinds (action) as (
     select min(action) from audit_log where action > ''
     union all
     select (select min(l.action) from audit_log l where l.action > k.action) from kinds k
      where k.action is not null)
   select action from kinds where action is not null order by action`,
);

/** The facts of a thing. Those of a discount code name its venues by id; null means all. */
interface Facts {
  venueIds?: readonly string[] | null;
}

interface StoredRow {
  id: string;
  at: Date;
  adminId: AdminId | null;
  username: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectLabel: string;
  before: Facts | null;
  after: Facts | null;
  timeZone: string;
}

interface Venue {
  id: VenueId;
  name: string;
}

@Injectable()
export class PostgresAuditLogQueries extends AuditLogQueries {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  override async page({ from, to, action, adminId, scope }: AuditFilter, page: number): Promise<AuditPage> {
    const timeZone = this.config.defaultTimeZone;
    const venues = venueFilterOf(scope);
    const filter = [from, to, action, adminId, timeZone, venues];
    const [admins, actions, [count], rows] = await Promise.all([
      this.database.query<AuditPage['admins'][number]>(ADMINS, [venues]),
      this.database.query<{ action: string }>(ACTIONS, []),
      this.database.query<{ total: number }>(COUNT, filter),
      this.database.query<StoredRow>(PAGE, [...filter, PAGE_SIZE, (page - 1) * PAGE_SIZE]),
    ]);
    if (adminId !== null && !admins.some(({ id }) => id === adminId)) throw new UnknownAdmin();
    return {
      entries: (await this.withVenueNames(rows)).map(toRow),
      total: count?.total ?? 0,
      page,
      pageSize: PAGE_SIZE,
      timeZone,
      admins,
      actions: actions.map((row) => row.action),
    };
  }

  /** An id means nothing to a reader. */
  private async withVenueNames(rows: readonly StoredRow[]): Promise<StoredRow[]> {
    const ids = rows.flatMap(({ before, after }) => [
      ...(before?.venueIds ?? []),
      ...(after?.venueIds ?? []),
    ]);
    const venues = ids.length === 0 ? [] : await this.database.query<Venue>(VENUE_NAMES, [[...new Set(ids)]]);
    const names = new Map(venues.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, before: named(row.before, names), after: named(row.after, names) }));
  }
}

function named(facts: Facts | null, names: ReadonlyMap<string, string>): Facts | null {
  if (!facts?.venueIds) return facts;
  const shown = facts.venueIds.map((id) => names.get(id) ?? id);
  return { ...facts, venueIds: shown.sort((a, b) => a.localeCompare(b, 'es')) };
}

function toRow(row: StoredRow): AuditRow {
  const { id, at, adminId, username, action, subjectType, subjectId, subjectLabel, before, after, timeZone } =
    row;
  return {
    id,
    at: at.toISOString(),
    admin: adminId === null || username === null ? null : { id: adminId, username },
    action,
    subject: { type: subjectType, id: subjectId, label: subjectLabel },
    timeZone,
    changes: changesBetween(before, after),
  };
}
