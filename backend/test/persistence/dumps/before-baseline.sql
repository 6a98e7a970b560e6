-- A database at the last migration that the baseline replaces, with a few rows (pg_dump, one statement a line).
CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE FUNCTION bump_calendar_of_bookings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION bump_calendar_of_court() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into calendar_months as kept values (new.venue_id, '-infinity', next_calendar_version())
      on conflict (venue_id, month) do update set version = greatest(kept.version + 1, excluded.version);
      return null;
    end $$;
CREATE FUNCTION claim_for_hold(a_court uuid, a_date date, a_first integer, a_number integer, a_hold uuid) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public'
    AS $$
    declare
      claimed smallint[];
    begin
      with claim as (
        insert into half_hour_claims (court_id, slot_date, half_hour, hold_id)
        select a_court, a_date, h, a_hold
          from generate_series(a_first, a_first + a_number - 1) h order by h
        on conflict do nothing returning half_hour
      ) select array_agg(half_hour) into claimed from claim;
      if a_number = (select count(*) from half_hour_claims h
                      where h.court_id = a_court and h.slot_date = a_date
                        and h.half_hour between a_first and a_first + a_number - 1 and h.hold_id = a_hold) then
        return true;
      end if;
      delete from half_hour_claims
       where court_id = a_court and slot_date = a_date and half_hour = any (claimed);
      return false;
    end $$;
CREATE FUNCTION claim_half_hours(a_court uuid, a_date date, a_first integer, a_number integer, a_booking uuid, a_block uuid) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'public'
    AS $$
    declare
      claimed smallint[];
    begin
      with claim as (
        insert into half_hour_claims (court_id, slot_date, half_hour, booking_id, block_id)
        select a_court, a_date, h, a_booking, a_block
          from generate_series(a_first, a_first + a_number - 1) h order by h
        on conflict do nothing returning half_hour
      ) select array_agg(half_hour) into claimed from claim;
      if cardinality(claimed) = a_number
         or a_number = (select count(*) from half_hour_claims h
                         where h.court_id = a_court and h.slot_date = a_date
                           and h.half_hour between a_first and a_first + a_number - 1
                           and coalesce(h.booking_id, h.block_id) = coalesce(a_booking, a_block)) then
        return true;
      end if;
      delete from half_hour_claims
       where court_id = a_court and slot_date = a_date and half_hour = any (claimed);
      return false;
    end $$;
CREATE FUNCTION claim_hour() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
     begin
       if exists (select from bookings b where b.id = new.booking_id
                     and (b.start_minute % 60 <> 0 or b.duration_minutes <> 60))
          or not claim_half_hours(new.court_id, new.slot_date, new.slot_hour * 2, 2, new.booking_id, new.block_id)
       then
         return null;
       end if;
       return new;
     end $$;
CREATE FUNCTION clear_name_of_free_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin new.for_name := null; return new; end $$;
CREATE FUNCTION forget_verification() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          new.email_verified_at := null;
          return new;
        end $$;
CREATE FUNCTION free_hour() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
     begin
       delete from half_hour_claims
        where court_id = old.court_id and slot_date = old.slot_date
          and half_hour in (old.slot_hour * 2, old.slot_hour * 2 + 1)
          and coalesce(booking_id, block_id) = coalesce(old.booking_id, old.block_id);
       return case when found then old end;
     end $$;
CREATE FUNCTION hold_for_booking(a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamp with time zone, OUT open boolean, OUT unpaid integer) RETURNS record
    LANGUAGE plpgsql
    AS $$
        begin
          perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue)),
                  pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0));
          select exists (
                   select from courts c join venues v on v.id = c.venue_id
                    where c.id = a_court and c.status = 'available' and c.archived_at is null
                      and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone),
                 (select count(*) from bookings b
                   where b.player_id = a_player and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant)
            into open, unpaid;
        end $$;
CREATE FUNCTION hold_for_booking(a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamp with time zone, an_origin bigint, OUT open boolean, OUT unpaid integer, OUT unpaid_here integer) RETURNS record
    LANGUAGE plpgsql
    AS $$
        declare
          limited_origin bigint := case when not exists (
            select from players p where p.id = a_player and p.email_verified_at is not null
          ) then an_origin end;
        begin
          perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue)),
                  pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0)),
                  pg_advisory_xact_lock(limited_origin);
          select exists (
                   select from courts c join venues v on v.id = c.venue_id
                    where c.id = a_court and c.status = 'available' and c.archived_at is null
                      and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone),
                 (select count(*) from bookings b
                   where b.player_id = a_player and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant),
                 (select count(*) from bookings b
                   where b.placed_from = limited_origin and b.status = 'active'
                     and b.paid_cents < b.total_cents and b.starts_at > an_instant
                     and not exists (select from players p
                                      where p.id = b.player_id and p.email_verified_at is not null))
            into open, unpaid, unpaid_here;
        end $$;
CREATE FUNCTION hour_of_the_version_before() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     begin
       new.start_minute := new.slot_hour * 60;
       new.duration_minutes := 60;
       return new;
     end $$;
CREATE FUNCTION hours_of_block() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          new.start_minute := coalesce(new.start_minute, new.first_hour * 60);
          new.end_minute := coalesce(new.end_minute, new.last_hour * 60 + 60);
          new.first_hour := new.start_minute / 60;
          new.last_hour := (new.end_minute - 1) / 60;
          return new;
        end $$;
CREATE FUNCTION keep_court_status() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          insert into court_statuses (court_id, since, status)
            values (new.id, case tg_op when 'INSERT' then new.created_at else clock_timestamp() end, new.status)
            on conflict (court_id, since) do update set status = excluded.status;
          return null;
        end $$;
CREATE FUNCTION keep_search_of_court() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update search_venues set version = nextval('search_versions') where venue_id = new.venue_id;
      return null;
    end $$;
CREATE FUNCTION keep_search_of_review() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          update search_venues
             set stars = stars + coalesce(new.stars, 0) - coalesce(old.stars, 0),
                 ratings = ratings + (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int,
                 version = nextval('search_versions')
           where venue_id = coalesce(new.venue_id, old.venue_id);
          return null;
        end $$;
CREATE FUNCTION keep_search_of_venue() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if new.archived_at is null then perform put_search_venue(new);
      else delete from search_venues where venue_id = new.id;
      end if;
      return null;
    end $$;
CREATE TABLE mail_address_key ( only_one boolean DEFAULT true NOT NULL, key bytea NOT NULL, CONSTRAINT mail_address_key_only_one_check CHECK (only_one) );
CREATE FUNCTION mail_address_hash(mailbox text) RETURNS bytea LANGUAGE sql STABLE RETURN (SELECT sha256((mail_address_key.key || convert_to(mail_address_hash.mailbox, 'UTF8'::name))) AS sha256 FROM mail_address_key);
CREATE FUNCTION new_booking_code() RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
    declare
      characters constant text := '23456789BCDFGHJKMNPQRSTVWXZ';
      rest bigint;
      drawn text;
    begin
      loop
        rest := nextval('booking_code_numbers') * 239439029 % 387420489; -- 27 ^ 6
        drawn := '';
        for place in 1..6 loop
          drawn := drawn || case place when 4 then '-' else '' end || substr(characters, 1 + (rest % 27)::int, 1);
          rest := rest / 27;
        end loop;
        exit when drawn ~ '\d.*-.*\d' and not exists (select from bookings b where b.code = drawn);
      end loop;
      return drawn;
    end $$;
CREATE FUNCTION next_calendar_version() RETURNS bigint LANGUAGE sql RETURN ((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint;
CREATE FUNCTION places_follow_their_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        declare
          is_paid constant boolean not null := new.status = 'succeeded' and not new.excess;
        begin
          update shares s
             set status = case when is_paid then 'paid' else 'open' end,
                 payment_id = case when is_paid then s.payment_id end,
                 player_id = case when is_paid then new.player_id end,
                 reserved_until = null
            from shared_links l
           where l.booking_id = new.booking_id and s.link_id = l.id
             and s.payment_id = new.id and s.status = 'reserved';
          return null;
        end $$;
CREATE TABLE bookings ( id uuid NOT NULL, court_id uuid NOT NULL, venue_id uuid NOT NULL, player_id text NOT NULL, slot_date date NOT NULL, slot_hour smallint NOT NULL, starts_at timestamp with time zone NOT NULL, game_type text NOT NULL, tariff text NOT NULL, base_cents integer NOT NULL, discount_cents integer DEFAULT 0 NOT NULL, total_cents integer NOT NULL, paid_cents integer DEFAULT 0 NOT NULL, status text NOT NULL, payment_due_at timestamp with time zone NOT NULL, refund_policy jsonb NOT NULL, created_at timestamp with time zone NOT NULL, close_kind text, close_percentage smallint, closed_at timestamp with time zone, cancellation_reason text, remind_at timestamp with time zone, placed_from bigint, code text DEFAULT new_booking_code() NOT NULL, start_minute smallint NOT NULL, duration_minutes smallint DEFAULT 60 NOT NULL, pays_at_club_since timestamp with time zone, resale_refund boolean DEFAULT false NOT NULL, CONSTRAINT bookings_base_cents_check CHECK ((base_cents >= 0)), CONSTRAINT bookings_cancellation_reason_check CHECK ((char_length(cancellation_reason) <= 1000)), CONSTRAINT bookings_check1 CHECK (((discount_cents >= 0) AND (discount_cents <= base_cents))), CONSTRAINT bookings_check2 CHECK ((total_cents = (base_cents - discount_cents))), CONSTRAINT bookings_check3 CHECK (((paid_cents >= 0) AND (paid_cents <= total_cents))), CONSTRAINT bookings_close_is_whole CHECK ((((status = 'active'::text) = (close_kind IS NULL)) AND ((close_kind IS NULL) = (close_percentage IS NULL)) AND ((close_kind IS NULL) = (closed_at IS NULL)))), CONSTRAINT bookings_close_kind_check CHECK ((close_kind = ANY (ARRAY['player'::text, 'venue'::text, 'deadline'::text]))), CONSTRAINT bookings_close_percentage_check CHECK (((close_percentage >= 0) AND (close_percentage <= 100))), CONSTRAINT bookings_game_type_check CHECK ((game_type = ANY (ARRAY['singles'::text, 'doubles'::text]))), CONSTRAINT bookings_lie_on_the_grid CHECK (((start_minute IS NOT NULL) AND (start_minute >= 0) AND (((start_minute)::integer % 30) = 0) AND (slot_hour = (start_minute / 60)) AND (duration_minutes > 0) AND (((duration_minutes)::integer % 30) = 0) AND ((start_minute + duration_minutes) <= 1440))), CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['active'::text, 'closing'::text, 'cancelled'::text, 'expired'::text]))) );
CREATE TABLE payments ( id uuid NOT NULL, booking_id uuid NOT NULL, player_id text NOT NULL, purpose text NOT NULL, amount_cents integer NOT NULL, status text NOT NULL, intent_id text, excess boolean DEFAULT false NOT NULL, created_at timestamp with time zone NOT NULL, settled_at timestamp with time zone, asked_cents integer NOT NULL, card_id text, taken_currency text, fee_cents integer, declines_ended_at timestamp with time zone, card_brand text, card_last4 text, customer_id text, method text DEFAULT 'card'::text NOT NULL, taken_by uuid, left_at timestamp with time zone, CONSTRAINT payments_fee_cents_check CHECK ((fee_cents >= 0)), CONSTRAINT payments_intent_is_known CHECK (((intent_id IS NOT NULL) OR (status = ANY (ARRAY['creating'::text, 'canceled'::text])))), CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['card'::text, 'cash'::text, 'transfer'::text, 'terminal'::text]))) );
CREATE TABLE provider_customers ( player_id text NOT NULL, customer_id text NOT NULL, card_id text, card_brand text, card_last4 text, CONSTRAINT provider_customers_card_check CHECK ((num_nulls(card_id, card_brand, card_last4) = ANY (ARRAY[0, 3]))) );
CREATE FUNCTION player_has_records(player text) RETURNS boolean LANGUAGE sql STABLE RETURN ((EXISTS (SELECT FROM bookings WHERE (bookings.player_id = player_has_records.player))) OR (EXISTS (SELECT FROM payments WHERE (payments.player_id = player_has_records.player))) OR (EXISTS (SELECT FROM provider_customers WHERE (provider_customers.player_id = player_has_records.player))));
CREATE TABLE waiting_entries ( id uuid NOT NULL, player_id text NOT NULL, venue_id uuid NOT NULL, court_id uuid, slot_date date NOT NULL, from_minute smallint NOT NULL, to_minute smallint NOT NULL, duration_minutes smallint NOT NULL, game_type text NOT NULL, status text NOT NULL, in_line_since timestamp with time zone NOT NULL, created_at timestamp with time zone NOT NULL, CONSTRAINT waiting_entries_check CHECK ((((to_minute >= from_minute) AND (to_minute <= 1410)) AND (((to_minute)::integer % 30) = 0))), CONSTRAINT waiting_entries_duration_minutes_check CHECK (((duration_minutes > 0) AND (((duration_minutes)::integer % 30) = 0))), CONSTRAINT waiting_entries_from_minute_check CHECK ((((from_minute >= 0) AND (from_minute <= 1410)) AND (((from_minute)::integer % 30) = 0))), CONSTRAINT waiting_entries_game_type_check CHECK ((game_type = ANY (ARRAY['singles'::text, 'doubles'::text]))), CONSTRAINT waiting_entries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'served'::text, 'left'::text]))) );
CREATE FUNCTION player_waits_until(player text) RETURNS timestamp with time zone LANGUAGE sql STABLE RETURN (SELECT (((max(waiting_entries.slot_date) + 2))::timestamp without time zone AT TIME ZONE 'utc'::text) AS timezone FROM waiting_entries WHERE ((waiting_entries.player_id = player_waits_until.player) AND (waiting_entries.status = ANY (ARRAY['waiting'::text, 'offered'::text]))));
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN lower(unaccent('unaccent'::regdictionary, $1));
CREATE TABLE reviews ( booking_id uuid NOT NULL, venue_id uuid NOT NULL, stars smallint NOT NULL, created_at timestamp with time zone NOT NULL, id uuid DEFAULT gen_random_uuid() NOT NULL, text text, edited_at timestamp with time zone, reply text, replied_at timestamp with time zone, CONSTRAINT reviews_replied CHECK (((reply IS NULL) = (replied_at IS NULL))), CONSTRAINT reviews_reply_check CHECK ((reply <> ''::text)), CONSTRAINT reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))), CONSTRAINT reviews_text_check CHECK ((text <> ''::text)) );
CREATE TABLE search_venues ( venue_id uuid NOT NULL, words text NOT NULL, point cube, stars integer NOT NULL, ratings integer NOT NULL, rank double precision GENERATED ALWAYS AS ((((stars)::numeric + 17.5) / ((ratings + 5))::numeric)) STORED NOT NULL, version bigint NOT NULL );
CREATE SEQUENCE search_versions START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1;
CREATE TABLE venues ( id uuid NOT NULL, name text NOT NULL, location text NOT NULL, description text, image_url text, time_zone text NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL, archived_at timestamp with time zone, rules jsonb DEFAULT '{}'::jsonb NOT NULL, rules_version integer DEFAULT 0 NOT NULL, phone text, whatsapp text, address text, latitude double precision, longitude double precision, amenities text[] DEFAULT '{}'::text[] NOT NULL, house_rules text, image_alt text DEFAULT ''::text NOT NULL, further_photos jsonb DEFAULT '[]'::jsonb NOT NULL, CONSTRAINT venues_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 200))), CONSTRAINT venues_coordinates_check CHECK (((latitude IS NULL) = (longitude IS NULL))), CONSTRAINT venues_further_photos_check CHECK (((jsonb_typeof(further_photos) = 'array'::text) AND (jsonb_array_length(further_photos) <= 11))), CONSTRAINT venues_house_rules_check CHECK (((char_length(house_rules) >= 1) AND (char_length(house_rules) <= 2000))), CONSTRAINT venues_image_alt_check CHECK ((char_length(image_alt) <= 200)), CONSTRAINT venues_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))), CONSTRAINT venues_location_check CHECK (((char_length(location) >= 1) AND (char_length(location) <= 200))), CONSTRAINT venues_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))), CONSTRAINT venues_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))), CONSTRAINT venues_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)), CONSTRAINT venues_rules_check CHECK ((jsonb_typeof(rules) = 'object'::text)), CONSTRAINT venues_rules_version_check CHECK ((rules_version >= 0)), CONSTRAINT venues_whatsapp_check CHECK ((whatsapp ~ '^\+[1-9][0-9]{6,14}$'::text)) );
CREATE FUNCTION put_search_venue(venue venues) RETURNS void LANGUAGE sql BEGIN ATOMIC INSERT INTO search_venues AS kept (venue_id, words, point, stars, ratings, version)  SELECT (put_search_venue.venue).id AS id, search_text((((put_search_venue.venue).name || ' '::text) || (put_search_venue.venue).location)) AS search_text, CASE WHEN ((put_search_venue.venue).latitude IS NOT NULL) THEN cube(ARRAY[(cos(radians((put_search_venue.venue).latitude)) * cos(radians((put_search_venue.venue).longitude))), (cos(radians((put_search_venue.venue).latitude)) * sin(radians((put_search_venue.venue).longitude))), sin(radians((put_search_venue.venue).latitude))]) ELSE NULL::cube END AS "case", COALESCE(sum(reviews.stars), (0)::bigint) AS "coalesce", count(reviews.stars) AS count, nextval('search_versions'::regclass) AS nextval FROM reviews WHERE (reviews.venue_id = (put_search_venue.venue).id) ON CONFLICT(venue_id) DO UPDATE SET words = excluded.words, point = excluded.point, version = excluded.version; END;
CREATE FUNCTION refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin raise exception 'rows of % never change', tg_table_name; end $$;
CREATE FUNCTION refuse_imbalance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if (select sum(cents) from ledger_entries where txn = new.txn) <> 0 then
        raise exception 'ledger transaction % does not balance', new.txn;
      end if;
      return null;
    end $$;
CREATE FUNCTION refuse_refund_above_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare paid integer; refunded integer;
    begin
      select amount_cents into paid from payments
       where id = new.payment_id and status in ('succeeded', 'contradicted') for update;
      select coalesce(sum(amount_cents), 0) into refunded from refunds
       where payment_id = new.payment_id and status <> 'void';
      if paid is null or refunded > paid then
        raise exception 'refunds of payment % exceed it', new.payment_id using errcode = '23514';
      end if;
      return null;
    end $$;
CREATE FUNCTION rules_version_of(a_venue uuid) RETURNS integer
    LANGUAGE plpgsql
    AS $$
        begin
          return (select rules_version from venues where id = a_venue);
        end $$;
CREATE FUNCTION venue_lock_key(venue uuid) RETURNS bigint LANGUAGE sql IMMUTABLE RETURN hashtextextended(('saque.venue:'::text || (venue)::text), (0)::bigint);
CREATE FUNCTION venues_of_place(place text) RETURNS TABLE(venue_id uuid, likeness double precision, rank double precision, version bigint, point cube)
    LANGUAGE plpgsql STABLE
    SET "pg_trgm.word_similarity_threshold" TO '0.7'
    SET enable_seqscan TO 'off'
    AS $$
    declare
      wanted constant text not null := search_text(place);
      threshold text;
    begin
      foreach threshold in array array['0.7', '0.5', '0.3'] loop
        perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
        return query
          select s.venue_id, word_similarity(wanted, s.words)::double precision, s.rank, s.version, s.point
            from search_venues s where s.words %> wanted;
        exit when found;
      end loop;
    end $$;
CREATE TABLE admin_authenticator_apps ( admin_id uuid NOT NULL, sealed_key bytea NOT NULL, last_step bigint NOT NULL, created_at timestamp with time zone NOT NULL );
CREATE TABLE admin_ceremonies ( holder_hash bytea NOT NULL, purpose text NOT NULL, admin_id uuid NOT NULL, value bytea NOT NULL, expires_at timestamp with time zone NOT NULL );
CREATE TABLE admin_devices ( admin_id uuid NOT NULL, id_hash bytea NOT NULL, created_at timestamp with time zone NOT NULL, last_used_at timestamp with time zone NOT NULL );
CREATE TABLE admin_factor_attempts ( admin_id uuid NOT NULL, device text NOT NULL, attempts integer NOT NULL, last_at timestamp with time zone NOT NULL );
CREATE TABLE admin_invitations ( admin_id uuid NOT NULL, seed bytea NOT NULL, token_hash bytea NOT NULL, created_at timestamp with time zone NOT NULL, expires_at timestamp with time zone NOT NULL );
CREATE TABLE admin_passkey_challenges ( challenge text NOT NULL, expires_at timestamp with time zone NOT NULL );
CREATE TABLE admin_passkeys ( id text NOT NULL, admin_id uuid NOT NULL, name text NOT NULL, public_key bytea NOT NULL, counter bigint NOT NULL, transports text[] NOT NULL, is_backed_up boolean NOT NULL, created_at timestamp with time zone NOT NULL, last_used_at timestamp with time zone );
CREATE TABLE admin_pending_sign_ins ( id_hash bytea NOT NULL, admin_id uuid NOT NULL, attempts integer NOT NULL, expires_at timestamp with time zone NOT NULL );
CREATE TABLE admin_recovery_codes ( id uuid NOT NULL, admin_id uuid NOT NULL, code_hash text NOT NULL, used_at timestamp with time zone );
CREATE TABLE admin_roles ( admin_id uuid NOT NULL, venue_id uuid NOT NULL, role text NOT NULL, CONSTRAINT admin_roles_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'reception'::text]))) );
CREATE TABLE admin_sessions ( id_hash bytea NOT NULL, admin_id uuid NOT NULL, created_at timestamp with time zone NOT NULL, last_seen_at timestamp with time zone NOT NULL, id uuid DEFAULT gen_random_uuid() NOT NULL, user_agent text, address text, second_factor boolean DEFAULT false NOT NULL );
CREATE TABLE admins ( id uuid NOT NULL, username text NOT NULL, password_hash text NOT NULL, created_at timestamp with time zone NOT NULL, disabled_at timestamp with time zone, has_initial_password boolean DEFAULT false NOT NULL, configured_hash text, owns_all boolean DEFAULT false NOT NULL, email text, name text, has_password boolean DEFAULT true NOT NULL, CONSTRAINT admins_email_check CHECK ((char_length(email) <= 254)), CONSTRAINT admins_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))) );
CREATE TABLE audit_log ( id uuid NOT NULL, at timestamp with time zone DEFAULT clock_timestamp() NOT NULL, admin_id uuid, action text NOT NULL, subject_type text NOT NULL, subject_id text NOT NULL, subject_label text NOT NULL, before jsonb, after jsonb );
CREATE SEQUENCE booking_code_numbers START WITH 1 INCREMENT BY 1 NO MINVALUE MAXVALUE 387420488 CACHE 1 CYCLE;
CREATE TABLE calendar_months ( venue_id uuid NOT NULL, month date NOT NULL, version bigint NOT NULL ) WITH (fillfactor='50');
CREATE TABLE court_statuses ( court_id uuid NOT NULL, since timestamp with time zone NOT NULL, status text NOT NULL, CONSTRAINT court_statuses_status_check CHECK ((status = ANY (ARRAY['available'::text, 'maintenance'::text]))) );
CREATE TABLE courts ( id uuid NOT NULL, venue_id uuid NOT NULL, name text NOT NULL, court_number integer NOT NULL, surface text DEFAULT 'hard'::text NOT NULL, status text DEFAULT 'available'::text NOT NULL, image_url text, day_singles_cents integer NOT NULL, day_doubles_cents integer NOT NULL, night_singles_cents integer NOT NULL, night_doubles_cents integer NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL, archived_at timestamp with time zone, CONSTRAINT courts_court_number_check CHECK (((court_number >= 1) AND (court_number <= 999))), CONSTRAINT courts_day_doubles_cents_check CHECK (((day_doubles_cents >= 0) AND (day_doubles_cents <= 99999999))), CONSTRAINT courts_day_singles_cents_check CHECK (((day_singles_cents >= 0) AND (day_singles_cents <= 99999999))), CONSTRAINT courts_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))), CONSTRAINT courts_night_doubles_cents_check CHECK (((night_doubles_cents >= 0) AND (night_doubles_cents <= 99999999))), CONSTRAINT courts_night_singles_cents_check CHECK (((night_singles_cents >= 0) AND (night_singles_cents <= 99999999))), CONSTRAINT courts_status_check CHECK ((status = ANY (ARRAY['available'::text, 'maintenance'::text]))), CONSTRAINT courts_surface_check CHECK ((surface = ANY (ARRAY['clay'::text, 'hard'::text, 'grass'::text]))) );
CREATE TABLE declined_charges ( charge_id text NOT NULL, payment_id uuid NOT NULL, code text NOT NULL, declined_at timestamp with time zone NOT NULL );
CREATE TABLE discount_codes ( id uuid NOT NULL, code text NOT NULL, type text NOT NULL, value_hundredths integer NOT NULL, max_usage integer, usage_count integer DEFAULT 0 NOT NULL, expires_at timestamp with time zone, is_active boolean DEFAULT true NOT NULL, is_promoted boolean DEFAULT false NOT NULL, created_at timestamp with time zone NOT NULL, venue_ids uuid[], CONSTRAINT discount_codes_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'::text)), CONSTRAINT discount_codes_max_usage_check CHECK ((max_usage >= 1)), CONSTRAINT discount_codes_percentage CHECK (((type <> 'percentage'::text) OR (value_hundredths <= 10000))), CONSTRAINT discount_codes_promoted CHECK (((NOT is_promoted) OR (venue_ids IS NULL))), CONSTRAINT discount_codes_type_check CHECK ((type = ANY (ARRAY['percentage'::text, 'fixed'::text]))), CONSTRAINT discount_codes_usage CHECK (((max_usage IS NULL) OR (usage_count <= max_usage))), CONSTRAINT discount_codes_usage_count_check CHECK ((usage_count >= 0)), CONSTRAINT discount_codes_value_hundredths_check CHECK ((value_hundredths > 0)), CONSTRAINT discount_codes_venue_ids_check CHECK ((cardinality(venue_ids) > 0)) );
CREATE TABLE disputes ( id text NOT NULL, payment_id uuid NOT NULL, booking_id uuid NOT NULL, amount_cents integer NOT NULL, reason text NOT NULL, status text NOT NULL, evidence_due_at timestamp with time zone, opened_at timestamp with time zone NOT NULL, closed_at timestamp with time zone, withheld_cents integer NOT NULL, fee_cents integer NOT NULL, CONSTRAINT disputes_amount_cents_check CHECK ((amount_cents > 0)), CONSTRAINT disputes_closed_is_final CHECK (((closed_at IS NOT NULL) = (status = ANY (ARRAY['won'::text, 'lost'::text, 'dropped'::text])))), CONSTRAINT disputes_status_check CHECK ((status = ANY (ARRAY['inquiry'::text, 'needs_response'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'dropped'::text]))) );
CREATE TABLE email_codes ( id uuid NOT NULL, email text NOT NULL, purpose text NOT NULL, attempts integer DEFAULT 0 NOT NULL, expires_at timestamp with time zone NOT NULL );
CREATE TABLE favourites ( player_id text NOT NULL, venue_id uuid NOT NULL, created_at timestamp with time zone NOT NULL );
CREATE TABLE further_customers ( customer_id text NOT NULL, player_id text NOT NULL );
CREATE TABLE half_hour_claims ( court_id uuid NOT NULL, slot_date date NOT NULL, half_hour smallint NOT NULL, booking_id uuid, block_id uuid, hold_id uuid, CONSTRAINT half_hour_claims_half_hour_check CHECK (((half_hour >= 0) AND (half_hour <= 47))), CONSTRAINT half_hour_claims_have_one_holder CHECK ((num_nonnulls(booking_id, block_id, hold_id) = 1)) );
CREATE TABLE hour_blocks ( id uuid NOT NULL, court_id uuid NOT NULL, first_date date NOT NULL, last_date date NOT NULL, first_hour smallint NOT NULL, last_hour smallint NOT NULL, reason text NOT NULL, created_by uuid NOT NULL, created_at timestamp with time zone NOT NULL, removed_at timestamp with time zone, start_minute smallint NOT NULL, end_minute smallint NOT NULL, CONSTRAINT hour_blocks_check CHECK ((last_date >= first_date)), CONSTRAINT hour_blocks_lie_on_the_grid CHECK (((start_minute >= 0) AND (((start_minute)::integer % 30) = 0) AND (((end_minute)::integer % 30) = 0) AND (end_minute > start_minute) AND (end_minute <= 1440) AND (first_hour = (start_minute / 60)) AND (last_hour = ((end_minute - 1) / 60)))), CONSTRAINT hour_blocks_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))) );
CREATE TABLE hour_offers ( id uuid NOT NULL, chain_id uuid NOT NULL, venue_id uuid NOT NULL, court_id uuid NOT NULL, slot_date date NOT NULL, start_minute smallint NOT NULL, duration_minutes smallint NOT NULL, status text NOT NULL, entry_id uuid, expires_at timestamp with time zone, booking_id uuid, created_at timestamp with time zone NOT NULL, ended_at timestamp with time zone, CONSTRAINT hour_offers_end_in_time CHECK (((status = ANY (ARRAY['kept'::text, 'released'::text])) = (expires_at IS NULL))), CONSTRAINT hour_offers_have_ended CHECK (((status = ANY (ARRAY['kept'::text, 'open'::text])) = (ended_at IS NULL))), CONSTRAINT hour_offers_have_their_booking CHECK (((status = 'accepted'::text) = (booking_id IS NOT NULL))), CONSTRAINT hour_offers_lie_on_the_grid CHECK (((start_minute >= 0) AND (((start_minute)::integer % 30) = 0) AND (duration_minutes > 0) AND (((duration_minutes)::integer % 30) = 0) AND ((start_minute + duration_minutes) <= 1440))), CONSTRAINT hour_offers_name_their_entry CHECK (((status = ANY (ARRAY['kept'::text, 'released'::text])) = (entry_id IS NULL))), CONSTRAINT hour_offers_status_check CHECK ((status = ANY (ARRAY['kept'::text, 'open'::text, 'accepted'::text, 'passed'::text, 'released'::text]))) );
CREATE TABLE idempotency_keys ( owner text NOT NULL, key text NOT NULL, request_hash bytea NOT NULL, status smallint, body jsonb, created_at timestamp with time zone NOT NULL );
CREATE TABLE ledger_entries ( txn text NOT NULL, account text NOT NULL, cents integer NOT NULL, booking_id uuid NOT NULL, occurred_at timestamp with time zone NOT NULL, CONSTRAINT ledger_entries_cents_check CHECK ((cents <> 0)) );
CREATE TABLE mail_addresses ( id uuid NOT NULL, hash bytea NOT NULL, masked text NOT NULL, verified_at timestamp with time zone, blocked_at timestamp with time zone, used_at timestamp with time zone NOT NULL, reminders_off_at timestamp with time zone, CONSTRAINT mail_addresses_check CHECK (((verified_at IS NULL) OR (blocked_at IS NULL))) );
CREATE TABLE manage_links ( token_hash bytea NOT NULL, seed bytea NOT NULL, booking_id uuid NOT NULL, player_id text NOT NULL, replaced boolean DEFAULT false NOT NULL, created_at timestamp with time zone NOT NULL, CONSTRAINT manage_links_seed_check CHECK ((length(seed) = 16)) );
CREATE TABLE migrations ( id integer NOT NULL, "timestamp" bigint NOT NULL, name character varying NOT NULL );
CREATE SEQUENCE migrations_id_seq AS integer START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1;
ALTER SEQUENCE migrations_id_seq OWNED BY migrations.id;
CREATE TABLE passkey_challenges ( challenge text NOT NULL, player_id text NOT NULL, purpose text NOT NULL, expires_at timestamp with time zone NOT NULL, CONSTRAINT passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['create'::text, 'use'::text]))) );
CREATE TABLE play_reminders ( kind text NOT NULL, reached_at timestamp with time zone NOT NULL, reached_id uuid NOT NULL, CONSTRAINT play_reminders_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'hours'::text]))) );
CREATE TABLE player_passkeys ( id uuid NOT NULL, player_id text NOT NULL, credential_id text NOT NULL, name text NOT NULL, public_key bytea NOT NULL, counter bigint NOT NULL, transports text[] NOT NULL, is_backed_up boolean NOT NULL, created_at timestamp with time zone NOT NULL, last_used_at timestamp with time zone, CONSTRAINT player_passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))) );
CREATE TABLE players ( id text NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL, email text, purge_at timestamp with time zone DEFAULT (now() + '30 days'::interval), name text, phone text, email_verified_at timestamp with time zone, erased_at timestamp with time zone, CONSTRAINT players_email_check CHECK ((char_length(email) <= 254)), CONSTRAINT players_erased_are_nobody CHECK (((erased_at IS NULL) OR (num_nonnulls(name, phone, email, email_verified_at) = 0))), CONSTRAINT players_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))), CONSTRAINT players_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)), CONSTRAINT players_verified_email_check CHECK (((email_verified_at IS NULL) OR (email IS NOT NULL))) );
CREATE TABLE promised_cards ( booking_id uuid NOT NULL, customer_id text NOT NULL, card_id text NOT NULL, card_brand text NOT NULL, card_last4 text NOT NULL );
CREATE TABLE provider_comparisons ( id bigint NOT NULL, compared_at timestamp with time zone NOT NULL, since timestamp with time zone NOT NULL, movements integer NOT NULL, our_cents bigint NOT NULL, their_cents bigint NOT NULL );
ALTER TABLE provider_comparisons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME provider_comparisons_id_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1 );
CREATE TABLE provider_events ( id text NOT NULL, type text NOT NULL, received_at timestamp with time zone NOT NULL, processed_at timestamp with time zone );
CREATE TABLE purges ( what text NOT NULL, removed bigint DEFAULT 0 NOT NULL, started_at timestamp with time zone NOT NULL, finished_at timestamp with time zone );
CREATE TABLE push_subscriptions ( session_id_hash bytea NOT NULL, endpoint text NOT NULL, p256dh text NOT NULL, auth text NOT NULL, created_at timestamp with time zone NOT NULL, CONSTRAINT push_subscriptions_endpoint_check CHECK (((endpoint ~ '^https://'::text) AND (char_length(endpoint) <= 1000))) );
CREATE TABLE rate_limits ( bucket text NOT NULL, hits integer NOT NULL, resets_at timestamp with time zone NOT NULL );
CREATE TABLE reconciliation_findings ( id bigint NOT NULL, kind text NOT NULL, provider_id text NOT NULL, our_cents integer, their_cents integer, found_at timestamp with time zone NOT NULL, resolved_at timestamp with time zone, booking_id uuid, their_currency text, resolved_by uuid, note text, CONSTRAINT reconciliation_findings_differ CHECK (((our_cents IS DISTINCT FROM their_cents) OR (kind = 'contradiction'::text))), CONSTRAINT reconciliation_findings_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'fee'::text, 'dispute'::text, 'contradiction'::text]))), CONSTRAINT reconciliation_findings_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))) );
ALTER TABLE reconciliation_findings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME reconciliation_findings_id_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1 );
CREATE TABLE redemptions ( id uuid NOT NULL, code_id uuid NOT NULL, booking_id uuid NOT NULL, amount_cents integer NOT NULL, status text NOT NULL, created_at timestamp with time zone NOT NULL, CONSTRAINT redemptions_amount_cents_check CHECK ((amount_cents > 0)), CONSTRAINT redemptions_status_check CHECK ((status = ANY (ARRAY['live'::text, 'released'::text]))) );
CREATE TABLE refunds ( id uuid NOT NULL, payment_id uuid NOT NULL, booking_id uuid NOT NULL, amount_cents integer NOT NULL, reason text NOT NULL, status text NOT NULL, attempt smallint NOT NULL, provider_id text, failed_provider_id text, created_at timestamp with time zone NOT NULL, settled_at timestamp with time zone, handed_over_by uuid, CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0)), CONSTRAINT refunds_succeeded_at_provider CHECK (((status <> 'succeeded'::text) OR (provider_id IS NOT NULL))) );
CREATE TABLE reminder_choices ( player_id text NOT NULL, day_before boolean NOT NULL, hours_before boolean NOT NULL );
CREATE TABLE resale_promises ( booking_id uuid NOT NULL, check_at timestamp with time zone NOT NULL, decided_at timestamp with time zone );
CREATE TABLE resale_refunds ( payment_id uuid NOT NULL, resold_by uuid NOT NULL, booking_id uuid NOT NULL, amount_cents integer NOT NULL, gone_before_cents integer NOT NULL, CONSTRAINT resale_refunds_amount_cents_check CHECK ((amount_cents > 0)), CONSTRAINT resale_refunds_check CHECK ((booking_id <> resold_by)), CONSTRAINT resale_refunds_gone_before_cents_check CHECK ((gone_before_cents >= 0)) );
CREATE TABLE sent_mails ( key text NOT NULL, sent_at timestamp with time zone NOT NULL, address_id uuid, outcome text DEFAULT 'sent'::text NOT NULL, CONSTRAINT sent_mails_outcome_check CHECK ((outcome = ANY (ARRAY['sending'::text, 'sent'::text, 'over_limit'::text, 'blocked'::text, 'refused'::text]))) );
CREATE TABLE sessions ( id_hash bytea NOT NULL, player_id text NOT NULL, created_at timestamp with time zone NOT NULL, last_seen_at timestamp with time zone NOT NULL, expires_at timestamp with time zone NOT NULL, user_agent text, replaced_at timestamp with time zone );
CREATE TABLE shared_links ( id uuid NOT NULL, booking_id uuid NOT NULL, places smallint NOT NULL, expires_at timestamp with time zone NOT NULL, created_at timestamp with time zone NOT NULL, rest_held_until timestamp with time zone, public_places smallint[] DEFAULT '{}'::smallint[] NOT NULL, CONSTRAINT shared_links_places_check CHECK ((places = ANY (ARRAY[2, 4]))), CONSTRAINT shared_links_public_places_check CHECK ((public_places <@ '{0,1,2,3}'::smallint[])) );
CREATE TABLE shares ( link_id uuid NOT NULL, place smallint NOT NULL, amount_cents integer NOT NULL, status text NOT NULL, payment_id uuid, player_id text, reserved_until timestamp with time zone, for_name text, CONSTRAINT shares_amount_cents_check CHECK ((amount_cents >= 50)), CONSTRAINT shares_held_by_somebody CHECK (((status = ANY (ARRAY['reserved'::text, 'paid'::text])) = ((payment_id IS NOT NULL) AND (player_id IS NOT NULL)))), CONSTRAINT shares_place_check CHECK ((place >= 0)), CONSTRAINT shares_status_check CHECK ((status = ANY (ARRAY['open'::text, 'reserved'::text, 'paid'::text, 'void'::text]))) );
CREATE VIEW slot_claims AS SELECT h.court_id, h.slot_date, ((h.half_hour / 2))::smallint AS slot_hour, h.booking_id, h.block_id FROM half_hour_claims h WHERE ((((h.half_hour)::integer % 2) = 0) OR (NOT (EXISTS ( SELECT FROM half_hour_claims first WHERE ((first.court_id = h.court_id) AND (first.slot_date = h.slot_date) AND (first.half_hour = (h.half_hour - 1)) AND (COALESCE(first.booking_id, first.block_id) = COALESCE(h.booking_id, h.block_id)))))));
CREATE TABLE uploads ( id uuid NOT NULL, admin_id uuid NOT NULL, address text NOT NULL, created_at timestamp with time zone NOT NULL, expires_at timestamp with time zone NOT NULL, used_at timestamp with time zone, CONSTRAINT uploads_check CHECK ((expires_at > created_at)) );
ALTER TABLE ONLY migrations ALTER COLUMN id SET DEFAULT nextval('migrations_id_seq'::regclass);
INSERT INTO admins VALUES ('d0000000-0000-0000-0000-000000000001', 'eva', 'x', '2026-10-01 12:00:00+00', NULL, false, NULL, true, NULL, NULL, true);
INSERT INTO bookings VALUES ('c0000000-0000-0000-0000-000000000001', 'b0000000-0000-0000-0000-000000000001', 'a0000000-0000-0000-0000-000000000001', 'ana', '2031-12-01', 10, '2031-12-01 15:30:00+00', 'doubles', 'day', 2900, 0, 2900, 2900, 'active', '2031-11-30 15:30:00+00', '[]', '2026-10-02 12:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, 'D7J-4D8', 630, 90, NULL, false), ('c0000000-0000-0000-0000-000000000002', 'b0000000-0000-0000-0000-000000000001', 'a0000000-0000-0000-0000-000000000001', 'guest', '2031-12-02', 18, '2031-12-02 23:00:00+00', 'singles', 'night', 1650, 0, 1650, 0, 'cancelled', '2031-12-01 23:00:00+00', '[]', '2026-10-02 12:00:00+00', 'player', 50, '2026-10-03 12:00:00+00', NULL, NULL, NULL, 'KS9-N3V', 1080, 60, NULL, false);
INSERT INTO calendar_months VALUES ('a0000000-0000-0000-0000-000000000001', '2031-12-01', 1795731941920);
INSERT INTO court_statuses VALUES ('b0000000-0000-0000-0000-000000000001', '2026-11-26 22:25:41.776566+00', 'available');
INSERT INTO courts VALUES ('b0000000-0000-0000-0000-000000000001', 'a0000000-0000-0000-0000-000000000001', 'Cancha 1', 1, 'hard', 'available', NULL, 1450, 2900, 1650, 3300, '2026-11-26 22:25:41.776566+00', NULL);
INSERT INTO discount_codes VALUES ('f6000000-0000-0000-0000-000000000001', 'LUNES10', 'percentage', 1000, NULL, 0, NULL, true, false, '2026-10-02 12:00:00+00', NULL);
INSERT INTO half_hour_claims VALUES ('b0000000-0000-0000-0000-000000000001', '2031-12-01', 21, 'c0000000-0000-0000-0000-000000000001', NULL, NULL), ('b0000000-0000-0000-0000-000000000001', '2031-12-01', 22, 'c0000000-0000-0000-0000-000000000001', NULL, NULL), ('b0000000-0000-0000-0000-000000000001', '2031-12-01', 23, 'c0000000-0000-0000-0000-000000000001', NULL, NULL), ('b0000000-0000-0000-0000-000000000001', '2031-12-03', 21, NULL, 'e0000000-0000-0000-0000-000000000001', NULL), ('b0000000-0000-0000-0000-000000000001', '2031-12-03', 22, NULL, 'e0000000-0000-0000-0000-000000000001', NULL), ('b0000000-0000-0000-0000-000000000001', '2031-12-03', 23, NULL, 'e0000000-0000-0000-0000-000000000001', NULL), ('b0000000-0000-0000-0000-000000000001', '2031-12-04', 20, NULL, NULL, 'f5000000-0000-0000-0000-000000000001'), ('b0000000-0000-0000-0000-000000000001', '2031-12-04', 21, NULL, NULL, 'f5000000-0000-0000-0000-000000000001');
INSERT INTO hour_blocks VALUES ('e0000000-0000-0000-0000-000000000001', 'b0000000-0000-0000-0000-000000000001', '2031-12-03', '2031-12-03', 10, 11, 'Clase', 'd0000000-0000-0000-0000-000000000001', '2026-10-02 12:00:00+00', NULL, 630, 720);
INSERT INTO hour_offers VALUES ('f5000000-0000-0000-0000-000000000001', 'f5000000-0000-0000-0000-000000000001', 'a0000000-0000-0000-0000-000000000001', 'b0000000-0000-0000-0000-000000000001', '2031-12-04', 600, 60, 'open', 'f4000000-0000-0000-0000-000000000001', '2031-12-04 12:00:00+00', NULL, '2026-10-02 12:00:00+00', NULL);
INSERT INTO ledger_entries VALUES ('pay:pi_1', 'provider', 2900, 'c0000000-0000-0000-0000-000000000001', '2026-10-02 12:01:00+00'), ('pay:pi_1', 'bookings', -2900, 'c0000000-0000-0000-0000-000000000001', '2026-10-02 12:01:00+00');
INSERT INTO mail_address_key VALUES (true, '\x9964a91ed1fe46f88352ec98249f3e6cb2970ff0587c4d7f8fab1962c2dfa815');
INSERT INTO migrations VALUES (1, 1763600000000, 'Foundation1763600000000'), (2, 1763610000000, 'Releasing1763610000000'), (3, 1763620000000, 'Discounts1763620000000'), (4, 1763630000000, 'SharedLinks1763630000000'), (5, 1763640000000, 'Settling1763640000000'), (6, 1763650000000, 'Contact1763650000000'), (7, 1763660000000, 'CourtStatusHistory1763660000000'), (8, 1763665000000, 'DeadlineCharge1763665000000'), (9, 1763670000000, 'Audit1763670000000'), (10, 1763675000000, 'OutsideRefunds1763675000000'), (11, 1763675100000, 'ReconciliationFindings1763675100000'), (12, 1763685000000, 'Uploads1763685000000'), (13, 1763690000000, 'HourBlocks1763690000000'), (14, 1763695000000, 'DisabledAdmins1763695000000'), (15, 1763700000000, 'PaymentsOfPlayer1763700000000'), (16, 1763705000000, 'UnpaidBookingsOfPlayer1763705000000'), (17, 1763710000000, 'Reminders1763710000000'), (18, 1763720000000, 'BookingGuard1763720000000'), (19, 1763730000000, 'CalendarMonths1763730000000'), (20, 1763742000000, 'UnpaidPerAddress1763742000000'), (21, 1763742000001, 'MailAddresses1763742000001'), (22, 1763743000000, 'OrganisersRest1763743000000'), (23, 1763743000001, 'ExcessPayments1763743000001'), (24, 1763744000000, 'ProviderFacts1763744000000'), (25, 1763745000000, 'AdminAccounts1763745000000'), (26, 1763745100000, 'AgeOfAdminDevices1763745100000'), (27, 1763746000000, 'SecondFactor1763746000000'), (28, 1763748000000, 'Purges1763748000000'), (29, 1763748100000, 'ManualRefunds1763748100000'), (30, 1763750000000, 'BookingCodes1763750000000'), (31, 1763750000001, 'CardOfPayment1763750000001'), (32, 1763752000000, 'SavedCards1763752000000'), (33, 1763753000000, 'VenuesInOrder1763753000000'), (34, 1763760000000, 'PlayerAccounts1763760000000'), (35, 1763761000000, 'MovingPlayers1763761000000'), (36, 1763761000001, 'ErasedPlayers1763761000001'), (37, 1763762000000, 'PlayerPasskeys1763762000000'), (38, 1763763000000, 'ManageLinks1763763000000'), (39, 1763764000000, 'Letters1763764000000'), (40, 1763765000000, 'KnownPlayers1763765000000'), (41, 1763766000000, 'PushSubscriptions1763766000000'), (42, 1763767000000, 'AccountsBeyondAddressLimit1763767000000'), (43, 1763770000000, 'VenueRules1763770000000'), (44, 1763771000000, 'AdminRoles1763771000000'), (45, 1763771100000, 'CodesOfVenues1763771100000'), (46, 1763771200000, 'PasskeysOfAdmins1763771200000'), (47, 1763772000000, 'HalfHours1763772000000'), (48, 1763773000000, 'VenueFace1763773000000'), (49, 1763774000000, 'PayAtClub1763774000000'), (50, 1763775000000, 'BlocksByHalfHours1763775000000'), (51, 1763780000000, 'Search1763780000000'), (52, 1763781000000, 'RemindersAtClub1763781000000'), (53, 1763782000000, 'Reviews1763782000000'), (54, 1763783000000, 'Favourites1763783000000'), (55, 1763784000000, 'ResaleRule1763784000000'), (56, 1763784000001, 'ResaleRefunds1763784000001'), (57, 1763785000000, 'OpenGames1763785000000'), (58, 1763786000000, 'PaymentTable1763786000000'), (59, 1763787000000, 'WaitingList1763787000000'), (60, 1763788000000, 'PlacesBySteps1763788000000'), (61, 1763789000000, 'PlacesOfAPayment1763789000000'), (62, 1763790000000, 'KeysOfRefunds1763790000000');
INSERT INTO payments VALUES ('f0000000-0000-0000-0000-000000000001', 'c0000000-0000-0000-0000-000000000001', 'ana', 'share', 2900, 'succeeded', 'pi_1', false, '2026-10-02 12:00:00+00', '2026-10-02 12:01:00+00', 2900, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'card', NULL, NULL), ('f0000000-0000-0000-0000-000000000002', 'c0000000-0000-0000-0000-000000000002', 'guest', 'full', 1650, 'succeeded', 'pi_2', false, '2026-10-02 12:00:00+00', '2026-10-02 12:01:00+00', 1650, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'card', NULL, NULL);
INSERT INTO play_reminders VALUES ('day', '2026-11-27 22:15:26.256484+00', '00000000-0000-0000-0000-000000000000'), ('hours', '2026-11-27 00:15:26.256484+00', '00000000-0000-0000-0000-000000000000');
INSERT INTO players VALUES ('ana', '2026-11-26 22:25:41.803174+00', 'ana@example.org', '2026-12-26 22:25:41.803174+00', 'Ana', NULL, '2026-10-01 12:00:00+00', NULL), ('guest', '2026-11-26 22:25:41.805759+00', NULL, '2026-12-26 22:25:41.805759+00', NULL, NULL, NULL, NULL);
INSERT INTO refunds VALUES ('f1000000-0000-0000-0000-000000000001', 'f0000000-0000-0000-0000-000000000002', 'c0000000-0000-0000-0000-000000000002', 825, 'cancelled', 'requested', 4, NULL, NULL, '2026-10-03 12:00:00+00', NULL, NULL);
INSERT INTO reviews VALUES ('c0000000-0000-0000-0000-000000000001', 'a0000000-0000-0000-0000-000000000001', 5, '2026-10-05 12:00:00+00', 'f3000000-0000-0000-0000-000000000001', 'Muy bien', NULL, NULL, NULL);
INSERT INTO search_venues VALUES ('a0000000-0000-0000-0000-000000000001', 'club norte quito', '(0.19970899498596625, -0.9798502169973551, -0.003141587485879563)', 5, 1, DEFAULT, 3);
INSERT INTO shared_links VALUES ('f2000000-0000-0000-0000-000000000001', 'c0000000-0000-0000-0000-000000000001', 4, '2031-11-30 15:30:00+00', '2026-10-02 12:00:00+00', NULL, '{}');
INSERT INTO shares VALUES ('f2000000-0000-0000-0000-000000000001', 0, 725, 'paid', 'f0000000-0000-0000-0000-000000000001', 'ana', NULL, 'Luis'), ('f2000000-0000-0000-0000-000000000001', 1, 725, 'paid', 'f0000000-0000-0000-0000-000000000001', 'ana', NULL, 'Luis'), ('f2000000-0000-0000-0000-000000000001', 2, 725, 'paid', 'f0000000-0000-0000-0000-000000000001', 'ana', NULL, 'Luis'), ('f2000000-0000-0000-0000-000000000001', 3, 725, 'paid', 'f0000000-0000-0000-0000-000000000001', 'ana', NULL, 'Luis');
INSERT INTO venues VALUES ('a0000000-0000-0000-0000-000000000001', 'Club Norte', 'Quito', NULL, NULL, 'America/Guayaquil', '2026-11-26 22:25:41.687163+00', NULL, '{}', 0, NULL, NULL, NULL, -0.18, -78.48, '{}', NULL, '', '[]');
INSERT INTO waiting_entries VALUES ('f4000000-0000-0000-0000-000000000001', 'ana', 'a0000000-0000-0000-0000-000000000001', NULL, '2031-12-04', 600, 720, 60, 'singles', 'offered', '2026-10-02 12:00:00+00', '2026-10-02 12:00:00+00');
SELECT pg_catalog.setval('booking_code_numbers', 3, true);
SELECT pg_catalog.setval('migrations_id_seq', 62, true);
SELECT pg_catalog.setval('provider_comparisons_id_seq', 1, false);
SELECT pg_catalog.setval('reconciliation_findings_id_seq', 1, false);
SELECT pg_catalog.setval('search_versions', 3, true);
ALTER TABLE ONLY migrations ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY admin_authenticator_apps ADD CONSTRAINT admin_authenticator_apps_pkey PRIMARY KEY (admin_id);
ALTER TABLE ONLY admin_ceremonies ADD CONSTRAINT admin_ceremonies_pkey PRIMARY KEY (holder_hash, purpose);
ALTER TABLE ONLY admin_devices ADD CONSTRAINT admin_devices_pkey PRIMARY KEY (id_hash, admin_id);
ALTER TABLE ONLY admin_factor_attempts ADD CONSTRAINT admin_factor_attempts_pkey PRIMARY KEY (admin_id, device);
ALTER TABLE ONLY admin_invitations ADD CONSTRAINT admin_invitations_pkey PRIMARY KEY (admin_id);
ALTER TABLE ONLY admin_invitations ADD CONSTRAINT admin_invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY admin_passkey_challenges ADD CONSTRAINT admin_passkey_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY admin_passkeys ADD CONSTRAINT admin_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY admin_pending_sign_ins ADD CONSTRAINT admin_pending_sign_ins_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY admin_recovery_codes ADD CONSTRAINT admin_recovery_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY admin_roles ADD CONSTRAINT admin_roles_pkey PRIMARY KEY (admin_id, venue_id);
ALTER TABLE ONLY admin_sessions ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY admins ADD CONSTRAINT admins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY calendar_months ADD CONSTRAINT calendar_months_pkey PRIMARY KEY (venue_id, month);
ALTER TABLE ONLY court_statuses ADD CONSTRAINT court_statuses_pkey PRIMARY KEY (court_id, since);
ALTER TABLE ONLY courts ADD CONSTRAINT courts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY declined_charges ADD CONSTRAINT declined_charges_pkey PRIMARY KEY (charge_id);
ALTER TABLE ONLY discount_codes ADD CONSTRAINT discount_codes_code_key UNIQUE (code);
ALTER TABLE ONLY discount_codes ADD CONSTRAINT discount_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY disputes ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY email_codes ADD CONSTRAINT email_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY favourites ADD CONSTRAINT favourites_pkey PRIMARY KEY (player_id, venue_id);
ALTER TABLE ONLY further_customers ADD CONSTRAINT further_customers_pkey PRIMARY KEY (customer_id);
ALTER TABLE ONLY half_hour_claims ADD CONSTRAINT half_hour_claims_pkey PRIMARY KEY (court_id, slot_date, half_hour);
ALTER TABLE ONLY hour_blocks ADD CONSTRAINT hour_blocks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hour_offers ADD CONSTRAINT hour_offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (owner, key);
ALTER TABLE ONLY ledger_entries ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (txn, account);
ALTER TABLE ONLY mail_address_key ADD CONSTRAINT mail_address_key_pkey PRIMARY KEY (only_one);
ALTER TABLE ONLY mail_addresses ADD CONSTRAINT mail_addresses_hash_key UNIQUE (hash);
ALTER TABLE ONLY mail_addresses ADD CONSTRAINT mail_addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY manage_links ADD CONSTRAINT manage_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY passkey_challenges ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE payments ADD CONSTRAINT payments_amount_cents_check CHECK ((((amount_cents >= 1) AND (amount_cents <= 99999999)) AND ((amount_cents >= 50) OR (status = 'contradicted'::text) OR (method <> 'card'::text)))) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_contradicted_currency CHECK (((taken_currency IS NOT NULL) = (status = 'contradicted'::text))) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_excess_check CHECK (((NOT excess) OR (status = ANY (ARRAY['succeeded'::text, 'contradicted'::text])))) NOT VALID;
ALTER TABLE ONLY payments ADD CONSTRAINT payments_intent_id_key UNIQUE (intent_id);
ALTER TABLE payments ADD CONSTRAINT payments_left_check CHECK (((left_at IS NULL) OR (excess AND (purpose = 'share'::text)))) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_never_above_asked CHECK (((amount_cents <= asked_cents) OR (status = 'contradicted'::text))) NOT VALID;
ALTER TABLE ONLY payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE payments ADD CONSTRAINT payments_purpose_check CHECK (((purpose = ANY (ARRAY['full'::text, 'share'::text, 'guarantee'::text, 'deadline'::text, 'desk'::text])) AND ((purpose = 'desk'::text) = (method <> 'card'::text)))) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_settled_is_final CHECK (((settled_at IS NOT NULL) = (status = ANY (ARRAY['succeeded'::text, 'canceled'::text, 'contradicted'::text])))) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text, 'held'::text, 'succeeded'::text, 'canceled'::text, 'contradicted'::text]))) NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_taken_at_desk CHECK (((taken_by IS NOT NULL) = (method <> 'card'::text))) NOT VALID;
ALTER TABLE ONLY play_reminders ADD CONSTRAINT play_reminders_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY player_passkeys ADD CONSTRAINT player_passkeys_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY player_passkeys ADD CONSTRAINT player_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY players ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY promised_cards ADD CONSTRAINT promised_cards_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY provider_comparisons ADD CONSTRAINT provider_comparisons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY provider_customers ADD CONSTRAINT provider_customers_customer_id_key UNIQUE (customer_id);
ALTER TABLE ONLY provider_customers ADD CONSTRAINT provider_customers_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY provider_events ADD CONSTRAINT provider_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY purges ADD CONSTRAINT purges_pkey PRIMARY KEY (what);
ALTER TABLE ONLY push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY push_subscriptions ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (session_id_hash);
ALTER TABLE ONLY rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY reconciliation_findings ADD CONSTRAINT reconciliation_findings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY redemptions ADD CONSTRAINT redemptions_pkey PRIMARY KEY (id);
ALTER TABLE refunds ADD CONSTRAINT refunds_attempt_check CHECK ((attempt > 0)) NOT VALID;
ALTER TABLE ONLY refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY refunds ADD CONSTRAINT refunds_provider_id_key UNIQUE (provider_id);
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'expired'::text, 'excess'::text, 'left'::text, 'outside'::text, 'resale'::text]))) NOT VALID;
ALTER TABLE refunds ADD CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'submitted'::text, 'succeeded'::text, 'manual'::text, 'void'::text, 'to_hand_over'::text]))) NOT VALID;
ALTER TABLE ONLY reminder_choices ADD CONSTRAINT reminder_choices_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY resale_promises ADD CONSTRAINT resale_promises_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY resale_refunds ADD CONSTRAINT resale_refunds_pkey PRIMARY KEY (payment_id, resold_by);
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY search_venues ADD CONSTRAINT search_venues_pkey PRIMARY KEY (venue_id);
ALTER TABLE ONLY sent_mails ADD CONSTRAINT sent_mails_pkey PRIMARY KEY (key);
ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY shared_links ADD CONSTRAINT shared_links_booking_id_key UNIQUE (booking_id);
ALTER TABLE ONLY shared_links ADD CONSTRAINT shared_links_pkey PRIMARY KEY (id);
ALTER TABLE shares ADD CONSTRAINT shares_for_name_check CHECK (((for_name IS NULL) OR ((status = ANY (ARRAY['reserved'::text, 'paid'::text])) AND ((length(for_name) >= 1) AND (length(for_name) <= 80))))) NOT VALID;
ALTER TABLE ONLY shares ADD CONSTRAINT shares_pkey PRIMARY KEY (link_id, place);
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_address_key UNIQUE (address);
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY venues ADD CONSTRAINT venues_pkey PRIMARY KEY (id);
ALTER TABLE ONLY waiting_entries ADD CONSTRAINT waiting_entries_pkey PRIMARY KEY (id);
CREATE INDEX admin_ceremonies_of_admin ON admin_ceremonies USING btree (admin_id);
CREATE INDEX admin_devices_by_age ON admin_devices USING btree (last_used_at);
CREATE INDEX admin_devices_of_admin ON admin_devices USING btree (admin_id);
CREATE INDEX admin_passkey_challenges_expiry ON admin_passkey_challenges USING btree (expires_at);
CREATE INDEX admin_passkeys_of_admin ON admin_passkeys USING btree (admin_id, created_at);
CREATE INDEX admin_pending_sign_ins_of_admin ON admin_pending_sign_ins USING btree (admin_id);
CREATE INDEX admin_recovery_codes_of_admin ON admin_recovery_codes USING btree (admin_id);
CREATE INDEX admin_roles_of_venue ON admin_roles USING btree (venue_id);
CREATE INDEX admin_sessions_age ON admin_sessions USING btree (created_at);
CREATE UNIQUE INDEX admin_sessions_id ON admin_sessions USING btree (id);
CREATE INDEX admin_sessions_of_admin ON admin_sessions USING btree (admin_id);
CREATE UNIQUE INDEX admins_username ON admins USING btree (lower(username));
CREATE INDEX audit_log_in_time ON audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_of_subject ON audit_log USING btree (subject_type, subject_id, at DESC);
CREATE INDEX bookings_closing ON bookings USING btree (closed_at) WHERE (status = 'closing'::text);
CREATE UNIQUE INDEX bookings_code ON bookings USING btree (code) WHERE (code IS NOT NULL);
CREATE INDEX bookings_expected ON bookings USING btree (starts_at, id) WHERE ((status = 'active'::text) AND ((paid_cents >= total_cents) OR (pays_at_club_since IS NOT NULL)));
CREATE INDEX bookings_of_court ON bookings USING btree (court_id, slot_date);
CREATE INDEX bookings_of_player ON bookings USING btree (player_id, starts_at DESC);
CREATE INDEX bookings_of_venue ON bookings USING btree (venue_id, slot_date, slot_hour);
CREATE INDEX bookings_placed_from ON bookings USING btree (placed_from) WHERE (placed_from IS NOT NULL);
CREATE INDEX bookings_to_remind ON bookings USING btree (remind_at) WHERE (remind_at IS NOT NULL);
CREATE INDEX bookings_unpaid ON bookings USING btree (payment_due_at) WHERE ((status = 'active'::text) AND (paid_cents < total_cents));
CREATE INDEX bookings_unpaid_of_player ON bookings USING btree (player_id) WHERE ((status = 'active'::text) AND (paid_cents < total_cents));
CREATE UNIQUE INDEX courts_number_in_venue ON courts USING btree (venue_id, court_number) WHERE (archived_at IS NULL);
CREATE INDEX declined_charges_in_time ON declined_charges USING btree (declined_at);
CREATE INDEX declined_charges_of_payment ON declined_charges USING btree (payment_id);
CREATE INDEX disputes_closed ON disputes USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX disputes_in_time ON disputes USING btree (opened_at);
CREATE INDEX disputes_of_booking ON disputes USING btree (booking_id);
CREATE INDEX disputes_of_payment ON disputes USING btree (payment_id);
CREATE INDEX disputes_open ON disputes USING btree (opened_at) WHERE (closed_at IS NULL);
CREATE INDEX email_codes_expiry ON email_codes USING btree (expires_at);
CREATE UNIQUE INDEX email_codes_one_per_purpose ON email_codes USING btree (lower(email), purpose);
CREATE INDEX further_customers_of_player ON further_customers USING btree (player_id);
CREATE INDEX half_hour_claims_of_block ON half_hour_claims USING btree (block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX half_hour_claims_of_booking ON half_hour_claims USING btree (booking_id);
CREATE INDEX half_hour_claims_of_hold ON half_hour_claims USING btree (hold_id) WHERE (hold_id IS NOT NULL);
CREATE INDEX hour_offers_by_day ON hour_offers USING btree (slot_date, id);
CREATE INDEX hour_offers_in_progress ON hour_offers USING btree (created_at, id) WHERE (status = ANY (ARRAY['kept'::text, 'open'::text]));
CREATE INDEX hour_offers_of_booking ON hour_offers USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX hour_offers_of_chain ON hour_offers USING btree (chain_id, entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX hour_offers_of_entry ON hour_offers USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE UNIQUE INDEX hour_offers_one_per_entry ON hour_offers USING btree (entry_id) WHERE (status = 'open'::text);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_of_player ON idempotency_keys USING btree (COALESCE((body ->> 'userId'::text), ((body -> 'booking'::text) ->> 'userId'::text))) WHERE (COALESCE((body ->> 'userId'::text), ((body -> 'booking'::text) ->> 'userId'::text)) IS NOT NULL);
CREATE INDEX ledger_entries_in_time ON ledger_entries USING btree (occurred_at);
CREATE INDEX ledger_entries_of_booking ON ledger_entries USING btree (booking_id);
CREATE INDEX mail_addresses_forgettable ON mail_addresses USING btree (used_at) WHERE ((verified_at IS NULL) AND (blocked_at IS NULL));
CREATE INDEX manage_links_of_player ON manage_links USING btree (player_id);
CREATE UNIQUE INDEX manage_links_present ON manage_links USING btree (booking_id, player_id) WHERE (NOT replaced);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_of_player ON passkey_challenges USING btree (player_id);
CREATE INDEX payments_by_player ON payments USING btree (player_id);
CREATE INDEX payments_ended_by_declines ON payments USING btree (declines_ended_at) WHERE (declines_ended_at IS NOT NULL);
CREATE INDEX payments_excess ON payments USING btree (player_id, settled_at) WHERE excess;
CREATE INDEX payments_in_flight ON payments USING btree (created_at) WHERE (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text, 'held'::text]));
CREATE INDEX payments_of_booking ON payments USING btree (booking_id);
CREATE INDEX payments_of_payer ON payments USING btree (player_id, booking_id) WHERE (status = 'succeeded'::text);
CREATE INDEX payments_of_player ON payments USING btree (player_id) WHERE ((status = 'succeeded'::text) AND (purpose = ANY (ARRAY['full'::text, 'guarantee'::text])));
CREATE UNIQUE INDEX payments_one_at_deadline ON payments USING btree (booking_id) WHERE ((purpose = 'deadline'::text) AND ((intent_id IS NOT NULL) OR (status <> 'canceled'::text)));
CREATE UNIQUE INDEX payments_one_guarantee ON payments USING btree (booking_id) WHERE ((purpose = 'guarantee'::text) AND (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text, 'held'::text])));
CREATE UNIQUE INDEX payments_one_in_flight ON payments USING btree (booking_id) WHERE ((purpose = 'full'::text) AND (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text])));
CREATE INDEX player_passkeys_of_player ON player_passkeys USING btree (player_id, created_at);
CREATE UNIQUE INDEX players_account_email ON players USING btree (lower(email)) WHERE (email_verified_at IS NOT NULL);
CREATE INDEX players_known ON players USING gin (translate(lower(((((COALESCE(name, ''::text) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text))), 'áéíóúüñ'::text, 'aeiouun'::text) gin_trgm_ops) WHERE ((name IS NOT NULL) OR (email IS NOT NULL) OR (phone IS NOT NULL));
CREATE INDEX players_to_purge ON players USING btree (purge_at) WHERE (purge_at IS NOT NULL);
CREATE INDEX promised_cards_of_customer ON promised_cards USING btree (customer_id);
CREATE INDEX provider_events_age ON provider_events USING btree (received_at);
CREATE INDEX rate_limits_age ON rate_limits USING btree (resets_at);
CREATE INDEX reconciliation_findings_accepted ON reconciliation_findings USING btree (kind, provider_id) WHERE (resolved_by IS NOT NULL);
CREATE UNIQUE INDEX reconciliation_findings_open ON reconciliation_findings USING btree (kind, provider_id) WHERE (resolved_at IS NULL);
CREATE INDEX reconciliation_findings_resolved ON reconciliation_findings USING btree (resolved_at DESC, id DESC) WHERE (resolved_at IS NOT NULL);
CREATE INDEX reconciliation_findings_unresolved ON reconciliation_findings USING btree (found_at DESC, id DESC) WHERE (resolved_at IS NULL);
CREATE INDEX redemptions_of_code ON redemptions USING btree (code_id) WHERE (status = 'live'::text);
CREATE UNIQUE INDEX redemptions_one_per_booking ON redemptions USING btree (booking_id) WHERE (status = 'live'::text);
CREATE INDEX refunds_manual ON refunds USING btree (created_at) WHERE (status = 'manual'::text);
CREATE INDEX refunds_of_booking ON refunds USING btree (booking_id);
CREATE INDEX refunds_of_payment ON refunds USING btree (payment_id);
CREATE INDEX refunds_open ON refunds USING btree (created_at) WHERE (status = ANY (ARRAY['requested'::text, 'submitted'::text]));
CREATE INDEX resale_promises_due ON resale_promises USING btree (check_at) WHERE (decided_at IS NULL);
CREATE INDEX resale_refunds_by ON resale_refunds USING btree (resold_by);
CREATE INDEX resale_refunds_of_booking ON resale_refunds USING btree (booking_id);
CREATE UNIQUE INDEX reviews_id ON reviews USING btree (id);
CREATE INDEX reviews_newest ON reviews USING btree (created_at, id);
CREATE INDEX reviews_of_venue ON reviews USING btree (venue_id, created_at, id) INCLUDE (stars);
CREATE INDEX reviews_unanswered ON reviews USING btree (created_at, id) WHERE (reply IS NULL);
CREATE INDEX reviews_unanswered_of_venue ON reviews USING btree (venue_id, created_at, id) WHERE (reply IS NULL);
CREATE INDEX search_venues_point ON search_venues USING gist (point);
CREATE INDEX search_venues_rank ON search_venues USING btree (rank, venue_id);
CREATE INDEX search_venues_words ON search_venues USING gin (words gin_trgm_ops);
CREATE INDEX sent_mails_of_address ON sent_mails USING btree (address_id, sent_at) WHERE (address_id IS NOT NULL);
CREATE INDEX sent_mails_unsent ON sent_mails USING btree (outcome, sent_at) WHERE (outcome <> 'sent'::text);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_of_player ON sessions USING btree (player_id);
CREATE INDEX shared_links_listed ON shared_links USING btree (expires_at) WHERE (public_places <> '{}'::smallint[]);
CREATE INDEX shares_of_player ON shares USING btree (player_id) WHERE (player_id IS NOT NULL);
CREATE INDEX uploads_in_time ON uploads USING btree (created_at);
CREATE INDEX venues_further_photos ON venues USING gin (further_photos jsonb_path_ops);
CREATE INDEX venues_in_order ON venues USING btree (created_at, id) WHERE (archived_at IS NULL);
CREATE INDEX waiting_entries_by_day ON waiting_entries USING btree (slot_date, id);
CREATE INDEX waiting_entries_in_line ON waiting_entries USING btree (venue_id, slot_date, in_line_since, id) WHERE (status = 'waiting'::text);
CREATE INDEX waiting_entries_of_player ON waiting_entries USING btree (player_id, slot_date);
CREATE TRIGGER audit_log_is_immutable BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER blocks_have_both_hours BEFORE INSERT ON hour_blocks FOR EACH ROW EXECUTE FUNCTION hours_of_block();
CREATE TRIGGER bookings_have_start BEFORE INSERT OR UPDATE OF slot_hour ON bookings FOR EACH ROW WHEN (((new.start_minute IS NULL) OR (new.slot_hour <> (new.start_minute / 60)))) EXECUTE FUNCTION hour_of_the_version_before();
CREATE TRIGGER calendar_of_changed_bookings AFTER UPDATE ON bookings REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_calendar_of_bookings();
CREATE TRIGGER calendar_of_court AFTER UPDATE ON courts FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.court_number IS DISTINCT FROM new.court_number)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION bump_calendar_of_court();
CREATE TRIGGER calendar_of_deleted_bookings AFTER DELETE ON bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_calendar_of_bookings();
CREATE TRIGGER calendar_of_new_bookings AFTER INSERT ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_calendar_of_bookings();
CREATE TRIGGER claim_hour INSTEAD OF INSERT ON slot_claims FOR EACH ROW EXECUTE FUNCTION claim_hour();
CREATE TRIGGER courts_keep_their_status AFTER INSERT OR UPDATE OF status ON courts FOR EACH ROW EXECUTE FUNCTION keep_court_status();
CREATE TRIGGER free_hour INSTEAD OF DELETE ON slot_claims FOR EACH ROW EXECUTE FUNCTION free_hour();
CREATE TRIGGER free_places_have_no_name BEFORE UPDATE ON shares FOR EACH ROW WHEN (((new.status = ANY (ARRAY['open'::text, 'void'::text])) AND (new.for_name IS NOT NULL))) EXECUTE FUNCTION clear_name_of_free_place();
CREATE TRIGGER ledger_entries_are_immutable BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
CREATE CONSTRAINT TRIGGER places_follow_their_payment AFTER UPDATE OF status ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.purpose = 'share'::text) AND (new.status IS DISTINCT FROM old.status) AND (new.status = ANY (ARRAY['succeeded'::text, 'canceled'::text, 'contradicted'::text])))) EXECUTE FUNCTION places_follow_their_payment();
CREATE TRIGGER players_email_verification BEFORE UPDATE OF email ON players FOR EACH ROW WHEN (((old.email_verified_at IS NOT NULL) AND (NOT (new.email_verified_at IS DISTINCT FROM old.email_verified_at)) AND (lower(new.email) IS DISTINCT FROM lower(old.email)))) EXECUTE FUNCTION forget_verification();
CREATE CONSTRAINT TRIGGER refunds_never_exceed_payment AFTER INSERT OR UPDATE OF amount_cents, status ON refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_refund_above_payment();
CREATE TRIGGER resale_refunds_are_immutable BEFORE DELETE OR UPDATE ON resale_refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER search_of_court AFTER INSERT OR UPDATE ON courts FOR EACH ROW EXECUTE FUNCTION keep_search_of_court();
CREATE TRIGGER search_of_review AFTER INSERT OR DELETE OR UPDATE OF stars ON reviews FOR EACH ROW EXECUTE FUNCTION keep_search_of_review();
CREATE TRIGGER search_of_venue AFTER INSERT OR UPDATE ON venues FOR EACH ROW EXECUTE FUNCTION keep_search_of_venue();
ALTER TABLE ONLY admin_authenticator_apps ADD CONSTRAINT admin_authenticator_apps_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_ceremonies ADD CONSTRAINT admin_ceremonies_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_devices ADD CONSTRAINT admin_devices_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_factor_attempts ADD CONSTRAINT admin_factor_attempts_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_invitations ADD CONSTRAINT admin_invitations_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_passkeys ADD CONSTRAINT admin_passkeys_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_pending_sign_ins ADD CONSTRAINT admin_pending_sign_ins_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_recovery_codes ADD CONSTRAINT admin_recovery_codes_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_roles ADD CONSTRAINT admin_roles_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY admin_roles ADD CONSTRAINT admin_roles_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY admin_sessions ADD CONSTRAINT admin_sessions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY audit_log ADD CONSTRAINT audit_log_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY court_statuses ADD CONSTRAINT court_statuses_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
ALTER TABLE ONLY courts ADD CONSTRAINT courts_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY declined_charges ADD CONSTRAINT declined_charges_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE ONLY disputes ADD CONSTRAINT disputes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY disputes ADD CONSTRAINT disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE ONLY favourites ADD CONSTRAINT favourites_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY favourites ADD CONSTRAINT favourites_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY further_customers ADD CONSTRAINT further_customers_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY half_hour_claims ADD CONSTRAINT half_hour_claims_block_id_fkey FOREIGN KEY (block_id) REFERENCES hour_blocks(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY half_hour_claims ADD CONSTRAINT half_hour_claims_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY half_hour_claims ADD CONSTRAINT half_hour_claims_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY half_hour_claims ADD CONSTRAINT half_hour_claims_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES hour_offers(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY hour_blocks ADD CONSTRAINT hour_blocks_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
ALTER TABLE ONLY hour_blocks ADD CONSTRAINT hour_blocks_created_by_fkey FOREIGN KEY (created_by) REFERENCES admins(id);
ALTER TABLE ONLY hour_offers ADD CONSTRAINT hour_offers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY hour_offers ADD CONSTRAINT hour_offers_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
ALTER TABLE ONLY hour_offers ADD CONSTRAINT hour_offers_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES waiting_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY hour_offers ADD CONSTRAINT hour_offers_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY ledger_entries ADD CONSTRAINT ledger_entries_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY manage_links ADD CONSTRAINT manage_links_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY manage_links ADD CONSTRAINT manage_links_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY passkey_challenges ADD CONSTRAINT passkey_challenges_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY payments ADD CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY payments ADD CONSTRAINT payments_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY payments ADD CONSTRAINT payments_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES admins(id);
ALTER TABLE ONLY player_passkeys ADD CONSTRAINT player_passkeys_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY promised_cards ADD CONSTRAINT promised_cards_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY promised_cards ADD CONSTRAINT promised_cards_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES further_customers(customer_id) ON DELETE CASCADE;
ALTER TABLE ONLY provider_customers ADD CONSTRAINT provider_customers_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_hash_fkey FOREIGN KEY (session_id_hash) REFERENCES sessions(id_hash) ON DELETE CASCADE;
ALTER TABLE ONLY reconciliation_findings ADD CONSTRAINT reconciliation_findings_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY reconciliation_findings ADD CONSTRAINT reconciliation_findings_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES admins(id);
ALTER TABLE ONLY redemptions ADD CONSTRAINT redemptions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY redemptions ADD CONSTRAINT redemptions_code_id_fkey FOREIGN KEY (code_id) REFERENCES discount_codes(id);
ALTER TABLE ONLY refunds ADD CONSTRAINT refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY refunds ADD CONSTRAINT refunds_handed_over_by_fkey FOREIGN KEY (handed_over_by) REFERENCES admins(id);
ALTER TABLE ONLY refunds ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE ONLY reminder_choices ADD CONSTRAINT reminder_choices_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY resale_promises ADD CONSTRAINT resale_promises_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY resale_refunds ADD CONSTRAINT resale_refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES resale_promises(booking_id);
ALTER TABLE ONLY resale_refunds ADD CONSTRAINT resale_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE ONLY resale_refunds ADD CONSTRAINT resale_refunds_resold_by_fkey FOREIGN KEY (resold_by) REFERENCES bookings(id);
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY search_venues ADD CONSTRAINT search_venues_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id) ON DELETE CASCADE;
ALTER TABLE ONLY sent_mails ADD CONSTRAINT sent_mails_address_id_fkey FOREIGN KEY (address_id) REFERENCES mail_addresses(id) ON DELETE SET NULL;
ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY shared_links ADD CONSTRAINT shared_links_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY shares ADD CONSTRAINT shares_link_id_fkey FOREIGN KEY (link_id) REFERENCES shared_links(id);
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY waiting_entries ADD CONSTRAINT waiting_entries_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
ALTER TABLE ONLY waiting_entries ADD CONSTRAINT waiting_entries_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE;
ALTER TABLE ONLY waiting_entries ADD CONSTRAINT waiting_entries_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
