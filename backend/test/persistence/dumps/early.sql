-- A database at the third migration of an early version, with a venue and a court (pg_dump, one statement a line).
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
CREATE TABLE admin_sessions ( id_hash bytea NOT NULL, admin_id uuid NOT NULL, created_at timestamp with time zone NOT NULL, last_seen_at timestamp with time zone NOT NULL );
CREATE TABLE admins ( id uuid NOT NULL, username text NOT NULL, password_hash text NOT NULL, created_at timestamp with time zone NOT NULL );
CREATE TABLE bookings ( id uuid NOT NULL, court_id uuid NOT NULL, venue_id uuid NOT NULL, player_id text NOT NULL, slot_date date NOT NULL, slot_hour smallint NOT NULL, starts_at timestamp with time zone NOT NULL, game_type text NOT NULL, tariff text NOT NULL, base_cents integer NOT NULL, discount_cents integer DEFAULT 0 NOT NULL, total_cents integer NOT NULL, paid_cents integer DEFAULT 0 NOT NULL, status text NOT NULL, payment_due_at timestamp with time zone NOT NULL, refund_policy jsonb NOT NULL, created_at timestamp with time zone NOT NULL, close_kind text, close_percentage smallint, closed_at timestamp with time zone, cancellation_reason text, CONSTRAINT bookings_base_cents_check CHECK ((base_cents >= 0)), CONSTRAINT bookings_cancellation_reason_check CHECK ((char_length(cancellation_reason) <= 1000)), CONSTRAINT bookings_check CHECK ((tariff = CASE WHEN (slot_hour >= 18) THEN 'night'::text ELSE 'day'::text END)), CONSTRAINT bookings_check1 CHECK (((discount_cents >= 0) AND (discount_cents <= base_cents))), CONSTRAINT bookings_check2 CHECK ((total_cents = (base_cents - discount_cents))), CONSTRAINT bookings_check3 CHECK (((paid_cents >= 0) AND (paid_cents <= total_cents))), CONSTRAINT bookings_close_is_whole CHECK ((((status = 'active'::text) = (close_kind IS NULL)) AND ((close_kind IS NULL) = (close_percentage IS NULL)) AND ((close_kind IS NULL) = (closed_at IS NULL)))), CONSTRAINT bookings_close_kind_check CHECK ((close_kind = ANY (ARRAY['player'::text, 'venue'::text, 'deadline'::text]))), CONSTRAINT bookings_close_percentage_check CHECK (((close_percentage >= 0) AND (close_percentage <= 100))), CONSTRAINT bookings_game_type_check CHECK ((game_type = ANY (ARRAY['singles'::text, 'doubles'::text]))), CONSTRAINT bookings_slot_hour_check CHECK (((slot_hour >= 6) AND (slot_hour <= 21))), CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['active'::text, 'closing'::text, 'cancelled'::text, 'expired'::text]))) );
CREATE TABLE courts ( id uuid NOT NULL, venue_id uuid NOT NULL, name text NOT NULL, court_number integer NOT NULL, surface text DEFAULT 'hard'::text NOT NULL, status text DEFAULT 'available'::text NOT NULL, image_url text, day_singles_cents integer NOT NULL, day_doubles_cents integer NOT NULL, night_singles_cents integer NOT NULL, night_doubles_cents integer NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL, archived_at timestamp with time zone, CONSTRAINT courts_court_number_check CHECK (((court_number >= 1) AND (court_number <= 999))), CONSTRAINT courts_day_doubles_cents_check CHECK (((day_doubles_cents >= 0) AND (day_doubles_cents <= 99999999))), CONSTRAINT courts_day_singles_cents_check CHECK (((day_singles_cents >= 0) AND (day_singles_cents <= 99999999))), CONSTRAINT courts_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))), CONSTRAINT courts_night_doubles_cents_check CHECK (((night_doubles_cents >= 0) AND (night_doubles_cents <= 99999999))), CONSTRAINT courts_night_singles_cents_check CHECK (((night_singles_cents >= 0) AND (night_singles_cents <= 99999999))), CONSTRAINT courts_status_check CHECK ((status = ANY (ARRAY['available'::text, 'maintenance'::text]))), CONSTRAINT courts_surface_check CHECK ((surface = ANY (ARRAY['clay'::text, 'hard'::text, 'grass'::text]))) );
CREATE TABLE discount_codes ( id uuid NOT NULL, code text NOT NULL, type text NOT NULL, value_hundredths integer NOT NULL, max_usage integer, usage_count integer DEFAULT 0 NOT NULL, expires_at timestamp with time zone, is_active boolean DEFAULT true NOT NULL, is_promoted boolean DEFAULT false NOT NULL, created_at timestamp with time zone NOT NULL, CONSTRAINT discount_codes_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'::text)), CONSTRAINT discount_codes_max_usage_check CHECK ((max_usage >= 1)), CONSTRAINT discount_codes_percentage CHECK (((type <> 'percentage'::text) OR (value_hundredths <= 10000))), CONSTRAINT discount_codes_type_check CHECK ((type = ANY (ARRAY['percentage'::text, 'fixed'::text]))), CONSTRAINT discount_codes_usage CHECK (((max_usage IS NULL) OR (usage_count <= max_usage))), CONSTRAINT discount_codes_usage_count_check CHECK ((usage_count >= 0)), CONSTRAINT discount_codes_value_hundredths_check CHECK ((value_hundredths > 0)) );
CREATE TABLE idempotency_keys ( owner text NOT NULL, key text NOT NULL, request_hash bytea NOT NULL, status smallint, body jsonb, created_at timestamp with time zone NOT NULL );
CREATE TABLE ledger_entries ( txn text NOT NULL, account text NOT NULL, cents integer NOT NULL, booking_id uuid NOT NULL, occurred_at timestamp with time zone NOT NULL, CONSTRAINT ledger_entries_cents_check CHECK ((cents <> 0)) );
CREATE TABLE migrations ( id integer NOT NULL, "timestamp" bigint NOT NULL, name character varying NOT NULL );
CREATE SEQUENCE migrations_id_seq AS integer START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1;
ALTER SEQUENCE migrations_id_seq OWNED BY migrations.id;
CREATE TABLE payments ( id uuid NOT NULL, booking_id uuid NOT NULL, player_id text NOT NULL, purpose text NOT NULL, amount_cents integer NOT NULL, status text NOT NULL, intent_id text, excess boolean DEFAULT false NOT NULL, created_at timestamp with time zone NOT NULL, settled_at timestamp with time zone, CONSTRAINT payments_amount_cents_check CHECK (((amount_cents >= 50) AND (amount_cents <= 99999999))), CONSTRAINT payments_check CHECK (((NOT excess) OR (status = 'succeeded'::text))), CONSTRAINT payments_intent_is_known CHECK (((intent_id IS NOT NULL) OR (status = ANY (ARRAY['creating'::text, 'canceled'::text])))), CONSTRAINT payments_purpose_check CHECK ((purpose = 'full'::text)), CONSTRAINT payments_settled_is_final CHECK (((settled_at IS NOT NULL) = (status = ANY (ARRAY['succeeded'::text, 'canceled'::text])))), CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text, 'succeeded'::text, 'canceled'::text]))) );
CREATE TABLE players ( id text NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL );
CREATE TABLE provider_customers ( player_id text NOT NULL, customer_id text NOT NULL );
CREATE TABLE provider_events ( id text NOT NULL, type text NOT NULL, received_at timestamp with time zone NOT NULL, processed_at timestamp with time zone );
CREATE TABLE rate_limits ( bucket text NOT NULL, hits integer NOT NULL, resets_at timestamp with time zone NOT NULL );
CREATE TABLE redemptions ( id uuid NOT NULL, code_id uuid NOT NULL, booking_id uuid NOT NULL, amount_cents integer NOT NULL, status text NOT NULL, created_at timestamp with time zone NOT NULL, CONSTRAINT redemptions_amount_cents_check CHECK ((amount_cents > 0)), CONSTRAINT redemptions_status_check CHECK ((status = ANY (ARRAY['live'::text, 'released'::text]))) );
CREATE TABLE reviews ( booking_id uuid NOT NULL, venue_id uuid NOT NULL, stars smallint NOT NULL, created_at timestamp with time zone NOT NULL, CONSTRAINT reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))) );
CREATE TABLE sessions ( id_hash bytea NOT NULL, player_id text NOT NULL, created_at timestamp with time zone NOT NULL, last_seen_at timestamp with time zone NOT NULL, expires_at timestamp with time zone NOT NULL );
CREATE TABLE slot_claims ( court_id uuid NOT NULL, slot_date date NOT NULL, slot_hour smallint NOT NULL, booking_id uuid, CONSTRAINT slot_claims_slot_hour_check CHECK (((slot_hour >= 6) AND (slot_hour <= 21))) );
CREATE TABLE venues ( id uuid NOT NULL, name text NOT NULL, location text NOT NULL, description text, image_url text, time_zone text NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL, archived_at timestamp with time zone, CONSTRAINT venues_location_check CHECK (((char_length(location) >= 1) AND (char_length(location) <= 200))), CONSTRAINT venues_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))) );
ALTER TABLE ONLY migrations ALTER COLUMN id SET DEFAULT nextval('migrations_id_seq'::regclass);
INSERT INTO courts VALUES ('b0000000-0000-0000-0000-000000000001', 'a0000000-0000-0000-0000-000000000001', 'Cancha 1', 1, 'hard', 'available', NULL, 1450, 2900, 1650, 3300, '2026-11-26 22:25:42.540022+00', NULL);
INSERT INTO migrations VALUES (1, 1763600000000, 'Foundation1763600000000'), (2, 1763610000000, 'Releasing1763610000000'), (3, 1763620000000, 'Discounts1763620000000');
INSERT INTO venues VALUES ('a0000000-0000-0000-0000-000000000001', 'Club Norte', 'Quito', NULL, NULL, 'America/Guayaquil', '2026-11-26 22:25:42.512535+00', NULL);
SELECT pg_catalog.setval('migrations_id_seq', 3, true);
ALTER TABLE ONLY migrations ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY admin_sessions ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY admins ADD CONSTRAINT admins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY courts ADD CONSTRAINT courts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY discount_codes ADD CONSTRAINT discount_codes_code_key UNIQUE (code);
ALTER TABLE ONLY discount_codes ADD CONSTRAINT discount_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY idempotency_keys ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (owner, key);
ALTER TABLE ONLY ledger_entries ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (txn, account);
ALTER TABLE ONLY payments ADD CONSTRAINT payments_intent_id_key UNIQUE (intent_id);
ALTER TABLE ONLY payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY players ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY provider_customers ADD CONSTRAINT provider_customers_customer_id_key UNIQUE (customer_id);
ALTER TABLE ONLY provider_customers ADD CONSTRAINT provider_customers_pkey PRIMARY KEY (player_id);
ALTER TABLE ONLY provider_events ADD CONSTRAINT provider_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY redemptions ADD CONSTRAINT redemptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (booking_id);
ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY slot_claims ADD CONSTRAINT slot_claims_pkey PRIMARY KEY (court_id, slot_date, slot_hour);
ALTER TABLE ONLY venues ADD CONSTRAINT venues_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX admins_username ON admins USING btree (lower(username));
CREATE INDEX bookings_closing ON bookings USING btree (closed_at) WHERE (status = 'closing'::text);
CREATE INDEX bookings_of_court ON bookings USING btree (court_id, slot_date);
CREATE INDEX bookings_of_player ON bookings USING btree (player_id, starts_at DESC);
CREATE INDEX bookings_of_venue ON bookings USING btree (venue_id, slot_date, slot_hour);
CREATE INDEX bookings_unpaid ON bookings USING btree (payment_due_at) WHERE ((status = 'active'::text) AND (paid_cents < total_cents));
CREATE UNIQUE INDEX courts_number_in_venue ON courts USING btree (venue_id, court_number) WHERE (archived_at IS NULL);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);
CREATE INDEX ledger_entries_in_time ON ledger_entries USING btree (occurred_at);
CREATE INDEX ledger_entries_of_booking ON ledger_entries USING btree (booking_id);
CREATE INDEX payments_in_flight ON payments USING btree (created_at) WHERE (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text]));
CREATE INDEX payments_of_booking ON payments USING btree (booking_id);
CREATE UNIQUE INDEX payments_one_in_flight ON payments USING btree (booking_id) WHERE ((purpose = 'full'::text) AND (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text])));
CREATE INDEX rate_limits_age ON rate_limits USING btree (resets_at);
CREATE INDEX redemptions_of_code ON redemptions USING btree (code_id) WHERE (status = 'live'::text);
CREATE UNIQUE INDEX redemptions_one_per_booking ON redemptions USING btree (booking_id) WHERE (status = 'live'::text);
CREATE INDEX reviews_of_venue ON reviews USING btree (venue_id);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX slot_claims_of_booking ON slot_claims USING btree (booking_id);
CREATE TRIGGER ledger_entries_are_immutable BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
ALTER TABLE ONLY admin_sessions ADD CONSTRAINT admin_sessions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY bookings ADD CONSTRAINT bookings_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY courts ADD CONSTRAINT courts_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY ledger_entries ADD CONSTRAINT ledger_entries_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY payments ADD CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY payments ADD CONSTRAINT payments_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY provider_customers ADD CONSTRAINT provider_customers_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY redemptions ADD CONSTRAINT redemptions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY redemptions ADD CONSTRAINT redemptions_code_id_fkey FOREIGN KEY (code_id) REFERENCES discount_codes(id);
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id);
ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
ALTER TABLE ONLY slot_claims ADD CONSTRAINT slot_claims_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
ALTER TABLE ONLY slot_claims ADD CONSTRAINT slot_claims_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id);
