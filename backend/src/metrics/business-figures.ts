import { isUnpaid } from '../modules/bookings/sql.js';

/**
 * The figures that operators see of the whole installation. Each scrape reads them again, so each
 * reads an index that holds only what is open at present, or a small table.
 */

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly sql: string;
}

interface CountFigure extends Figure {
  /** The label by which the count is split, or null for one count. */
  readonly label: string | null;
  /** The values of the label that are always exported. */
  readonly values: readonly string[];
}

/**
 * A club with players who pay there has as many unpaid bookings as bookings ahead. No alert needs
 * to know more than that they are very many.
 */
const UNPAID_COUNTED_AT_MOST = 10_000;

/** Each statement returns rows of `label` and `count`. */
export const COUNTS: readonly CountFigure[] = [
  {
    name: 'saque_bookings',
    help: `Bookings in a state that ends by itself; unpaid: something is missing, counted up to ${UNPAID_COUNTED_AT_MOST}`,
    label: 'state',
    values: ['unpaid', 'closing'],
    sql: `
      select 'unpaid' as label, count(*)::int as count
        from (select from bookings where ${isUnpaid('bookings')} limit ${UNPAID_COUNTED_AT_MOST}) counted
      union all select 'closing', count(*)::int from bookings where status = 'closing'`,
  },
  {
    name: 'saque_payments',
    help: 'Payments in flight by status; held: a guarantee',
    label: 'status',
    values: ['creating', 'open', 'processing', 'held'],
    sql: `
      select status as label, count(*)::int as count from payments
       where status in ('creating', 'open', 'processing', 'held') group by status`,
  },
  {
    name: 'saque_refunds',
    help: 'Refunds that are owed by status; manual: a person has to pay it',
    label: 'status',
    values: ['requested', 'submitted', 'manual'],
    sql: `
      select status as label, count(*)::int as count from refunds
       where status in ('requested', 'submitted') group by status
      union all select 'manual', count(*)::int from refunds where status = 'manual'`,
  },
  {
    name: 'saque_jobs',
    help: 'Jobs by state; failed: given up',
    label: 'state',
    values: ['waiting', 'due', 'running', 'failed'],
    sql: `
      select case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
                  when run_at <= now() then 'due' else 'waiting' end as label, count(*)::int as count
        from graphile_worker.jobs group by 1`,
  },
  {
    name: 'saque_jobs_failing',
    help: 'Jobs whose last attempt has failed, by kind; each is tried again',
    label: 'kind',
    values: ['letter', 'other'],
    sql: `
      select case when task_identifier like 'notifications.%' then 'letter' else 'other' end as label,
             count(*)::int as count
        from graphile_worker.jobs where last_error is not null group by 1`,
  },
  {
    name: 'saque_findings_open',
    help: 'Unresolved differences between our ledger and the provider',
    label: null,
    values: [],
    sql: `select count(*)::int as count from reconciliation_findings where resolved_at is null`,
  },
  {
    name: 'saque_card_declines_last_hour',
    help: 'Declined cards in the last hour',
    label: null,
    values: [],
    sql: `select count(*)::int as count from declined_charges where declined_at > now() - interval '1 hour'`,
  },
  {
    name: 'saque_intents_ended_by_declines_last_day',
    help: 'Payments that ten declined cards ended in the last day',
    label: null,
    values: [],
    sql: `select count(*)::int as count from payments where declines_ended_at > now() - interval '1 day'`,
  },
  {
    name: 'saque_disputes_open',
    help: 'Disputes of payers that are not decided',
    label: null,
    values: [],
    sql: `select count(*)::int as count from disputes where closed_at is null`,
  },
  {
    name: 'saque_letters_beyond_limit_last_day',
    help: 'Letters of the last day that the limit of unverified addresses held back',
    label: null,
    values: [],
    sql: `
      select count(*)::int as count from sent_mails
       where outcome = 'over_limit' and sent_at > now() - interval '1 day'`,
  },
  {
    name: 'saque_letters_refused_last_day',
    help: 'Letters of the last day that a mail server refused for good',
    label: null,
    values: [],
    sql: `
      select count(*)::int as count from sent_mails
       where outcome = 'refused' and sent_at > now() - interval '1 day'`,
  },
];

/** Each statement returns one row with `seconds`. */
export const AGES: readonly Figure[] = [
  {
    name: 'saque_jobs_oldest_due_seconds',
    help: 'Since the oldest due job could have run',
    sql: `
      select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
        from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()`,
  },
  {
    name: 'saque_deadlines_overdue_seconds',
    help: 'Since the oldest payment deadline that is not enforced',
    sql: `
      select coalesce(extract(epoch from now() - min(payment_due_at)), 0)::float8 as seconds
        from bookings where ${isUnpaid('bookings')} and pays_at_club_since is null
         and payment_due_at <= now()`,
  },
  {
    name: 'saque_bookings_closing_oldest_seconds',
    help: 'Since the oldest booking whose release has not ended began to close',
    sql: `
      select coalesce(extract(epoch from now() - min(closed_at)), 0)::float8 as seconds
        from bookings where status = 'closing'`,
  },
  {
    name: 'saque_refunds_oldest_open_seconds',
    help: 'Since the oldest refund was decided whose outcome is unknown',
    sql: `
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
        from refunds where status in ('requested', 'submitted')`,
  },
  {
    name: 'saque_provider_comparison_age_seconds',
    help: 'Since our ledger was last compared with the provider; 0: never yet',
    sql: `
      select extract(epoch from now() - compared_at)::float8 as seconds
        from provider_comparisons order by id desc limit 1`,
  },
];

/** Returns the figures of the hourly purge. */
export const PURGES = `
  select what, removed::float8 as removed,
         extract(epoch from now() - coalesce(finished_at, started_at))::float8 as seconds from purges`;
