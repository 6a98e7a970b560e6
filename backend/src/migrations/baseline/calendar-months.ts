/**
 * The version of each venue's month, so that a calendar that did not change is not read again.
 * Triggers keep it, because no write may forget it (docs/adr/0025). A version is the time of the
 * change in milliseconds, and always higher than the previous one. A database restored from a
 * backup therefore never repeats a version with other content. The row of the month `-infinity`
 * counts the changes of courts, which every month of the venue shows.
 */
export const CALENDAR_MONTHS = `
  create table calendar_months (
    venue_id uuid not null,
    month date not null,
    version bigint not null,
    primary key (venue_id, month)
  ) with (fillfactor = 50);

  create function next_calendar_version() returns bigint language sql volatile
    return (extract(epoch from clock_timestamp()) * 1000)::bigint;

  -- Bumps in one order, so that two transactions that change several months cannot deadlock. A
  -- calendar does not show reminders, so the sweep that clears them bumps nothing.
  create function bump_calendar_of_bookings() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into calendar_months as kept
        select venue_id, date_trunc('month', slot_date)::date, next_calendar_version()
          from (select shown.* from changed join before using (id),
                  lateral (values (changed.venue_id, changed.slot_date),
                                  (before.venue_id, before.slot_date)) shown (venue_id, slot_date)
                 where to_jsonb(changed) - 'remind_at' <> to_jsonb(before) - 'remind_at') rows
         group by 1, 2 order by 1, 2
        on conflict (venue_id, month) do update set version = greatest(kept.version + 1, excluded.version);
      else
        insert into calendar_months as kept
        select venue_id, date_trunc('month', slot_date)::date, next_calendar_version()
          from changed group by 1, 2 order by 1, 2
        on conflict (venue_id, month) do update set version = greatest(kept.version + 1, excluded.version);
      end if;
      return null;
    end $$;

  create trigger calendar_of_new_bookings after insert on bookings
    referencing new table as changed for each statement execute function bump_calendar_of_bookings();
  create trigger calendar_of_changed_bookings after update on bookings
    referencing new table as changed old table as before
    for each statement execute function bump_calendar_of_bookings();
  create trigger calendar_of_deleted_bookings after delete on bookings
    referencing old table as changed for each statement execute function bump_calendar_of_bookings();

  create function bump_calendar_of_court() returns trigger language plpgsql as $$
    begin
      insert into calendar_months as kept values (new.venue_id, '-infinity', next_calendar_version())
      on conflict (venue_id, month) do update set version = greatest(kept.version + 1, excluded.version);
      return null;
    end $$;

  create trigger calendar_of_court after update on courts for each row
    when ((old.name, old.court_number, old.archived_at) is distinct from
          (new.name, new.court_number, new.archived_at))
    execute function bump_calendar_of_court();
`;
