-- The tables that the migrations make, with what the account of the application may do.
-- `npm run schema` writes this file, and `npm test` compares it with the migrated database.

create extension cube;

create extension pg_trgm;

create extension unaccent;

create sequence booking_code_numbers as bigint start 1 increment 1 minvalue 1 maxvalue 387420488 cycle;
grant usage on booking_code_numbers to application;

create sequence search_versions as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807;
grant usage on search_versions to application;

create table admin_authenticator_apps (
  admin_id uuid not null,
  sealed_key bytea not null,
  last_step bigint not null,
  created_at timestamp with time zone not null,
  constraint admin_authenticator_apps_pkey PRIMARY KEY (admin_id),
  constraint admin_authenticator_apps_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
grant delete, insert, select, update on admin_authenticator_apps to application;

create table admin_ceremonies (
  holder_hash bytea not null,
  purpose text not null,
  admin_id uuid not null,
  value bytea not null,
  expires_at timestamp with time zone not null,
  constraint admin_ceremonies_pkey PRIMARY KEY (holder_hash, purpose),
  constraint admin_ceremonies_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX admin_ceremonies_of_admin ON admin_ceremonies USING btree (admin_id);
grant delete, insert, select, update on admin_ceremonies to application;

create table admin_devices (
  admin_id uuid not null,
  id_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint admin_devices_pkey PRIMARY KEY (id_hash, admin_id),
  constraint admin_devices_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX admin_devices_by_age ON admin_devices USING btree (last_used_at);
CREATE INDEX admin_devices_of_admin ON admin_devices USING btree (admin_id);
grant delete, insert, select, update on admin_devices to application;

create table admin_factor_attempts (
  admin_id uuid not null,
  device text not null,
  attempts integer not null,
  last_at timestamp with time zone not null,
  constraint admin_factor_attempts_pkey PRIMARY KEY (admin_id, device),
  constraint admin_factor_attempts_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
grant delete, insert, select, update on admin_factor_attempts to application;

create table admin_invitations (
  admin_id uuid not null,
  seed bytea not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint admin_invitations_pkey PRIMARY KEY (admin_id),
  constraint admin_invitations_token_hash_key UNIQUE (token_hash),
  constraint admin_invitations_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
grant delete, insert, select, update on admin_invitations to application;

create table admin_passkey_challenges (
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint admin_passkey_challenges_pkey PRIMARY KEY (challenge)
);
CREATE INDEX admin_passkey_challenges_expiry ON admin_passkey_challenges USING btree (expires_at);
grant delete, insert, select, update on admin_passkey_challenges to application;

create table admin_passkeys (
  id text not null,
  admin_id uuid not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint admin_passkeys_pkey PRIMARY KEY (id),
  constraint admin_passkeys_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX admin_passkeys_of_admin ON admin_passkeys USING btree (admin_id, created_at);
grant delete, insert, select, update on admin_passkeys to application;

create table admin_pending_sign_ins (
  id_hash bytea not null,
  admin_id uuid not null,
  attempts integer not null,
  expires_at timestamp with time zone not null,
  constraint admin_pending_sign_ins_pkey PRIMARY KEY (id_hash),
  constraint admin_pending_sign_ins_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX admin_pending_sign_ins_of_admin ON admin_pending_sign_ins USING btree (admin_id);
grant delete, insert, select, update on admin_pending_sign_ins to application;

create table admin_recovery_codes (
  id uuid not null,
  admin_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint admin_recovery_codes_pkey PRIMARY KEY (id),
  constraint admin_recovery_codes_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX admin_recovery_codes_of_admin ON admin_recovery_codes USING btree (admin_id);
grant delete, insert, select, update on admin_recovery_codes to application;

create table admin_role_offers (
  id uuid not null,
  admin_id uuid not null,
  venue_id uuid not null,
  role text not null,
  email text not null,
  name text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint admin_role_offers_pkey PRIMARY KEY (admin_id, venue_id),
  constraint admin_role_offers_email_check CHECK (char_length(email) <= 254),
  constraint admin_role_offers_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  constraint admin_role_offers_role_check CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'reception'::text])),
  constraint admin_role_offers_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id),
  constraint admin_role_offers_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX admin_role_offers_of_one ON admin_role_offers USING btree (id);
CREATE INDEX admin_role_offers_of_venue ON admin_role_offers USING btree (venue_id);
grant delete, insert, select, update on admin_role_offers to application;

create table admin_roles (
  admin_id uuid not null,
  venue_id uuid not null,
  role text not null,
  constraint admin_roles_pkey PRIMARY KEY (admin_id, venue_id),
  constraint admin_roles_role_check CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'reception'::text])),
  constraint admin_roles_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id),
  constraint admin_roles_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX admin_roles_of_venue ON admin_roles USING btree (venue_id);
grant delete, insert, select, update on admin_roles to application;

create table admin_sessions (
  id_hash bytea not null,
  id uuid default gen_random_uuid() not null,
  admin_id uuid not null,
  second_factor boolean default false not null,
  user_agent text,
  address text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint admin_sessions_pkey PRIMARY KEY (id_hash),
  constraint admin_sessions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX admin_sessions_age ON admin_sessions USING btree (created_at);
CREATE UNIQUE INDEX admin_sessions_id ON admin_sessions USING btree (id);
CREATE INDEX admin_sessions_of_admin ON admin_sessions USING btree (admin_id);
grant delete, insert, select, update on admin_sessions to application;

create table admins (
  id uuid not null,
  username text not null,
  name text,
  email text,
  owns_all boolean default false not null,
  password_hash text not null,
  has_password boolean default true not null,
  has_initial_password boolean default false not null,
  configured_hash text,
  created_at timestamp with time zone not null,
  disabled_at timestamp with time zone,
  constraint admins_pkey PRIMARY KEY (id),
  constraint admins_email_check CHECK (char_length(email) <= 254),
  constraint admins_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80)
);
CREATE UNIQUE INDEX admins_username ON admins USING btree (lower(username));
grant delete, insert, select, update on admins to application;

create table audit_log (
  id uuid not null,
  at timestamp with time zone default clock_timestamp() not null,
  admin_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  subject_label text not null,
  before jsonb,
  after jsonb,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX audit_log_in_time ON audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_of_action ON audit_log USING btree (action, at DESC, id DESC);
CREATE INDEX audit_log_of_subject ON audit_log USING btree (subject_type, subject_id, at DESC);
CREATE TRIGGER audit_log_is_immutable BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on audit_log to application;

create table bookings (
  id uuid not null,
  code text default new_booking_code() not null,
  court_id uuid not null,
  venue_id uuid not null,
  player_id text not null,
  slot_date date not null,
  start_minute smallint not null,
  duration_minutes smallint default 60 not null,
  starts_at timestamp with time zone not null,
  game_type text not null,
  tariff text not null,
  base_cents integer not null,
  discount_cents integer default 0 not null,
  total_cents integer not null,
  paid_cents integer default 0 not null,
  refund_policy jsonb not null,
  resale_refund boolean default false not null,
  payment_due_at timestamp with time zone not null,
  remind_at timestamp with time zone,
  pays_at_club_since timestamp with time zone,
  placed_from bigint,
  status text not null,
  close_kind text,
  close_percentage smallint,
  closed_at timestamp with time zone,
  cancellation_reason text,
  created_at timestamp with time zone not null,
  next_block jsonb,
  category jsonb,
  transfer jsonb,
  split_until text default 'grace'::text not null,
  guaranteed_at timestamp with time zone,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_base_cents_check CHECK (base_cents >= 0),
  constraint bookings_cancellation_reason_check CHECK (char_length(cancellation_reason) <= 1000),
  constraint bookings_close_is_whole CHECK ((status = 'active'::text) = (close_kind IS NULL) AND (close_kind IS NULL) = (close_percentage IS NULL) AND (close_kind IS NULL) = (closed_at IS NULL)),
  constraint bookings_close_kind_check CHECK (close_kind = ANY (ARRAY['player'::text, 'venue'::text, 'deadline'::text])),
  constraint bookings_close_percentage_check CHECK (close_percentage >= 0 AND close_percentage <= 100),
  constraint bookings_discount_check CHECK (discount_cents >= 0 AND discount_cents <= base_cents),
  constraint bookings_game_type_check CHECK (game_type = ANY (ARRAY['singles'::text, 'doubles'::text])),
  constraint bookings_guaranteed_check CHECK (guaranteed_at IS NULL OR split_until = 'after_play'::text),
  constraint bookings_lie_on_the_grid CHECK (start_minute >= 0 AND (start_minute::integer % 30) = 0 AND duration_minutes > 0 AND (duration_minutes::integer % 30) = 0 AND (start_minute + duration_minutes) <= 1440),
  constraint bookings_paid_check CHECK (paid_cents >= 0 AND paid_cents <= total_cents),
  constraint bookings_split_until_check CHECK (split_until = ANY (ARRAY['grace'::text, 'after_play'::text])),
  constraint bookings_status_check CHECK (status = ANY (ARRAY['active'::text, 'closing'::text, 'cancelled'::text, 'expired'::text])),
  constraint bookings_total_check CHECK (total_cents = (base_cents - discount_cents)),
  constraint bookings_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id),
  constraint bookings_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint bookings_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX bookings_by_transfer ON bookings USING btree (venue_id, payment_due_at DESC) WHERE (transfer IS NOT NULL);
CREATE INDEX bookings_by_transfer_of_player ON bookings USING btree (player_id) WHERE (transfer IS NOT NULL);
CREATE INDEX bookings_closing ON bookings USING btree (closed_at) WHERE (status = 'closing'::text);
CREATE UNIQUE INDEX bookings_code ON bookings USING btree (code) WHERE (code IS NOT NULL);
CREATE INDEX bookings_expected ON bookings USING btree (starts_at, id) WHERE ((status = 'active'::text) AND ((paid_cents >= total_cents) OR (pays_at_club_since IS NOT NULL) OR (guaranteed_at IS NOT NULL)));
CREATE INDEX bookings_of_court ON bookings USING btree (court_id, slot_date);
CREATE INDEX bookings_of_player ON bookings USING btree (player_id, starts_at DESC);
CREATE INDEX bookings_of_venue ON bookings USING btree (venue_id, slot_date, start_minute);
CREATE INDEX bookings_placed_from ON bookings USING btree (placed_from) WHERE (placed_from IS NOT NULL);
CREATE INDEX bookings_to_remind ON bookings USING btree (remind_at) WHERE (remind_at IS NOT NULL);
CREATE INDEX bookings_unpaid ON bookings USING btree (payment_due_at) WHERE ((status = 'active'::text) AND (paid_cents < total_cents));
CREATE INDEX bookings_unpaid_of_player ON bookings USING btree (player_id) WHERE ((status = 'active'::text) AND (paid_cents < total_cents));
CREATE TRIGGER calendar_of_changed_bookings AFTER UPDATE ON bookings REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_calendar_of_bookings();
CREATE TRIGGER calendar_of_deleted_bookings AFTER DELETE ON bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_calendar_of_bookings();
CREATE TRIGGER calendar_of_new_bookings AFTER INSERT ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_calendar_of_bookings();
grant delete, insert, select, update on bookings to application;

create table calendar_months (
  venue_id uuid not null,
  month date not null,
  version bigint not null,
  shard smallint default ((pg_backend_pid() % 16))::smallint not null,
  constraint calendar_months_pkey PRIMARY KEY (venue_id, month, shard)
) with (fillfactor=50);
grant delete, insert, select, update on calendar_months to application;

create table counter_returns (
  sale_id uuid not null,
  returned_by uuid not null,
  returned_at timestamp with time zone not null,
  constraint counter_returns_pkey PRIMARY KEY (sale_id),
  constraint counter_returns_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES admins(id),
  constraint counter_returns_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES counter_sales(id)
);
CREATE TRIGGER counter_returns_never_change BEFORE DELETE OR UPDATE ON counter_returns FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on counter_returns to application;

create table counter_sales (
  id uuid not null,
  venue_id uuid not null,
  method text not null,
  cents integer not null,
  lines jsonb not null,
  sold_by uuid not null,
  sold_at timestamp with time zone not null,
  constraint counter_sales_pkey PRIMARY KEY (id),
  constraint counter_sales_cents_check CHECK (cents > 0),
  constraint counter_sales_method_check CHECK (method = ANY (ARRAY['cash'::text, 'transfer'::text, 'terminal'::text])),
  constraint counter_sales_sold_by_fkey FOREIGN KEY (sold_by) REFERENCES admins(id),
  constraint counter_sales_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX counter_sales_of_venue ON counter_sales USING btree (venue_id, sold_at);
CREATE TRIGGER counter_sales_never_change BEFORE DELETE OR UPDATE ON counter_sales FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on counter_sales to application;

create table court_statuses (
  court_id uuid not null,
  since timestamp with time zone not null,
  status text not null,
  constraint court_statuses_pkey PRIMARY KEY (court_id, since),
  constraint court_statuses_status_check CHECK (status = ANY (ARRAY['available'::text, 'maintenance'::text])),
  constraint court_statuses_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id)
);
grant delete, insert, select, update on court_statuses to application;

create table courts (
  id uuid not null,
  venue_id uuid not null,
  name text not null,
  court_number integer not null,
  surface text default 'hard'::text not null,
  status text default 'available'::text not null,
  image_url text,
  day_singles_cents integer not null,
  day_doubles_cents integer not null,
  night_singles_cents integer not null,
  night_doubles_cents integer not null,
  created_at timestamp with time zone default now() not null,
  archived_at timestamp with time zone,
  indoor boolean,
  lights boolean,
  constraint courts_pkey PRIMARY KEY (id),
  constraint courts_court_number_check CHECK (court_number >= 1 AND court_number <= 999),
  constraint courts_day_doubles_cents_check CHECK (day_doubles_cents >= 0 AND day_doubles_cents <= 99999999),
  constraint courts_day_singles_cents_check CHECK (day_singles_cents >= 0 AND day_singles_cents <= 99999999),
  constraint courts_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  constraint courts_night_doubles_cents_check CHECK (night_doubles_cents >= 0 AND night_doubles_cents <= 99999999),
  constraint courts_night_singles_cents_check CHECK (night_singles_cents >= 0 AND night_singles_cents <= 99999999),
  constraint courts_status_check CHECK (status = ANY (ARRAY['available'::text, 'maintenance'::text])),
  constraint courts_surface_check CHECK (surface = ANY (ARRAY['clay'::text, 'hard'::text, 'grass'::text])),
  constraint courts_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE UNIQUE INDEX courts_number_in_venue ON courts USING btree (venue_id, court_number) WHERE (archived_at IS NULL);
CREATE TRIGGER calendar_of_court AFTER UPDATE ON courts FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.court_number IS DISTINCT FROM new.court_number OR old.archived_at IS DISTINCT FROM new.archived_at) EXECUTE FUNCTION bump_calendar_of_court();
CREATE TRIGGER courts_keep_their_status AFTER INSERT OR UPDATE OF status ON courts FOR EACH ROW EXECUTE FUNCTION keep_court_status();
CREATE TRIGGER search_of_court AFTER INSERT OR UPDATE ON courts FOR EACH ROW EXECUTE FUNCTION keep_search_of_court();
grant delete, insert, select, update on courts to application;

create table customers (
  id uuid not null,
  venue_id uuid not null,
  name text not null,
  phones text[] not null,
  emails text[] not null,
  note text,
  merged_into uuid,
  created_at timestamp with time zone not null,
  words text generated always as (customer_words(name, phones, emails)) stored not null,
  category_id uuid,
  category_until date,
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_category_until CHECK (category_until IS NULL OR category_id IS NOT NULL),
  constraint customers_emails_check CHECK (cardinality(emails) <= 5),
  constraint customers_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  constraint customers_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 500),
  constraint customers_phones_check CHECK (cardinality(phones) <= 5),
  constraint customers_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES customers(id),
  constraint customers_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX customers_by_name ON customers USING btree (venue_id, words, id) WHERE (merged_into IS NULL);
CREATE INDEX customers_merged ON customers USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX customers_of_category ON customers USING btree (venue_id, category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX customers_of_email ON customers USING gin (emails);
CREATE INDEX customers_words ON customers USING gin (words gin_trgm_ops) WHERE (merged_into IS NULL);
grant delete, insert, select, update on customers to application;

create table declined_charges (
  charge_id text not null,
  payment_id uuid not null,
  code text not null,
  declined_at timestamp with time zone not null,
  constraint declined_charges_pkey PRIMARY KEY (charge_id),
  constraint declined_charges_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX declined_charges_in_time ON declined_charges USING btree (declined_at);
CREATE INDEX declined_charges_of_payment ON declined_charges USING btree (payment_id);
grant delete, insert, select, update on declined_charges to application;

create table desk_sales (
  booking_id uuid not null,
  customer_id uuid not null,
  code text not null,
  players text[] not null,
  note text,
  constraint desk_sales_pkey PRIMARY KEY (booking_id),
  constraint desk_sales_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 500),
  constraint desk_sales_players_check CHECK (cardinality(players) <= 7),
  constraint desk_sales_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint desk_sales_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
CREATE INDEX desk_sales_by_code ON desk_sales USING gin (code gin_trgm_ops);
CREATE INDEX desk_sales_of_customer ON desk_sales USING btree (customer_id);
grant delete, insert, select, update on desk_sales to application;

create table discount_codes (
  id uuid not null,
  code text not null,
  type text not null,
  value_hundredths integer not null,
  venue_ids uuid[],
  max_usage integer,
  usage_count integer default 0 not null,
  expires_at timestamp with time zone,
  is_active boolean default true not null,
  is_promoted boolean default false not null,
  created_at timestamp with time zone not null,
  max_per_player integer,
  constraint discount_codes_pkey PRIMARY KEY (id),
  constraint discount_codes_code_key UNIQUE (code),
  constraint discount_codes_code_check CHECK (code ~ '^[A-ZÑ0-9][A-ZÑ0-9_-]{1,31}$'::text),
  constraint discount_codes_max_usage_check CHECK (max_usage >= 1),
  constraint discount_codes_per_player CHECK (max_per_player >= 1),
  constraint discount_codes_percentage CHECK (type <> 'percentage'::text OR value_hundredths <= 10000),
  constraint discount_codes_promoted CHECK (NOT is_promoted OR venue_ids IS NULL),
  constraint discount_codes_type_check CHECK (type = ANY (ARRAY['percentage'::text, 'fixed'::text])),
  constraint discount_codes_usage CHECK (max_usage IS NULL OR usage_count <= max_usage),
  constraint discount_codes_usage_count_check CHECK (usage_count >= 0),
  constraint discount_codes_value_hundredths_check CHECK (value_hundredths > 0),
  constraint discount_codes_venue_ids_check CHECK (cardinality(venue_ids) > 0)
);
grant delete, insert, select, update on discount_codes to application;

create table disputes (
  id text not null,
  payment_id uuid not null,
  booking_id uuid not null,
  amount_cents integer not null,
  reason text not null,
  status text not null,
  evidence_due_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  withheld_cents integer not null,
  fee_cents integer not null,
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_amount_cents_check CHECK (amount_cents > 0),
  constraint disputes_closed_is_final CHECK ((closed_at IS NOT NULL) = (status = ANY (ARRAY['won'::text, 'lost'::text, 'dropped'::text]))),
  constraint disputes_status_check CHECK (status = ANY (ARRAY['inquiry'::text, 'needs_response'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'dropped'::text])),
  constraint disputes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX disputes_closed ON disputes USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX disputes_in_time ON disputes USING btree (opened_at);
CREATE INDEX disputes_of_booking ON disputes USING btree (booking_id);
CREATE INDEX disputes_of_payment ON disputes USING btree (payment_id);
CREATE INDEX disputes_open ON disputes USING btree (opened_at) WHERE (closed_at IS NULL);
grant delete, insert, select, update on disputes to application;

create table email_codes (
  id uuid not null,
  email text not null,
  purpose text not null,
  attempts integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint email_codes_pkey PRIMARY KEY (id)
);
CREATE INDEX email_codes_expiry ON email_codes USING btree (expires_at);
CREATE UNIQUE INDEX email_codes_one_per_purpose ON email_codes USING btree (lower(email), purpose);
grant delete, insert, select, update on email_codes to application;

create table favourites (
  player_id text not null,
  venue_id uuid not null,
  created_at timestamp with time zone not null,
  constraint favourites_pkey PRIMARY KEY (player_id, venue_id),
  constraint favourites_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE,
  constraint favourites_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
grant delete, insert, select, update on favourites to application;

create table further_customers (
  customer_id text not null,
  player_id text not null,
  constraint further_customers_pkey PRIMARY KEY (customer_id),
  constraint further_customers_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX further_customers_of_player ON further_customers USING btree (player_id);
grant delete, insert, select, update on further_customers to application;

create table half_hour_claims (
  court_id uuid not null,
  slot_date date not null,
  half_hour smallint not null,
  booking_id uuid,
  block_id uuid,
  hold_id uuid,
  constraint half_hour_claims_pkey PRIMARY KEY (court_id, slot_date, half_hour),
  constraint half_hour_claims_half_hour_check CHECK (half_hour >= 0 AND half_hour <= 47),
  constraint half_hour_claims_have_one_holder CHECK (num_nonnulls(booking_id, block_id, hold_id) = 1),
  constraint half_hour_claims_block_id_fkey FOREIGN KEY (block_id) REFERENCES hour_blocks(id) DEFERRABLE INITIALLY DEFERRED,
  constraint half_hour_claims_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) DEFERRABLE INITIALLY DEFERRED,
  constraint half_hour_claims_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id) DEFERRABLE INITIALLY DEFERRED,
  constraint half_hour_claims_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES hour_offers(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX half_hour_claims_of_block ON half_hour_claims USING btree (block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX half_hour_claims_of_booking ON half_hour_claims USING btree (booking_id);
CREATE INDEX half_hour_claims_of_hold ON half_hour_claims USING btree (hold_id) WHERE (hold_id IS NOT NULL);
grant delete, insert, select, update on half_hour_claims to application;

create table hour_blocks (
  id uuid not null,
  court_id uuid not null,
  first_date date not null,
  last_date date not null,
  start_minute smallint not null,
  end_minute smallint not null,
  reason text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint hour_blocks_pkey PRIMARY KEY (id),
  constraint hour_blocks_check CHECK (last_date >= first_date),
  constraint hour_blocks_lie_on_the_grid CHECK (start_minute >= 0 AND (start_minute::integer % 30) = 0 AND (end_minute::integer % 30) = 0 AND end_minute > start_minute AND end_minute <= 1440),
  constraint hour_blocks_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 200),
  constraint hour_blocks_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id),
  constraint hour_blocks_created_by_fkey FOREIGN KEY (created_by) REFERENCES admins(id)
);
grant delete, insert, select, update on hour_blocks to application;

create table hour_offers (
  id uuid not null,
  chain_id uuid not null,
  venue_id uuid not null,
  court_id uuid not null,
  slot_date date not null,
  start_minute smallint not null,
  duration_minutes smallint not null,
  status text not null,
  entry_id uuid,
  expires_at timestamp with time zone,
  booking_id uuid,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint hour_offers_pkey PRIMARY KEY (id),
  constraint hour_offers_end_in_time CHECK ((status = ANY (ARRAY['kept'::text, 'released'::text])) = (expires_at IS NULL)),
  constraint hour_offers_have_ended CHECK ((status = ANY (ARRAY['kept'::text, 'open'::text])) = (ended_at IS NULL)),
  constraint hour_offers_have_their_booking CHECK ((status = 'accepted'::text) = (booking_id IS NOT NULL)),
  constraint hour_offers_lie_on_the_grid CHECK (start_minute >= 0 AND (start_minute::integer % 30) = 0 AND duration_minutes > 0 AND (duration_minutes::integer % 30) = 0 AND (start_minute + duration_minutes) <= 1440),
  constraint hour_offers_name_their_entry CHECK ((status = ANY (ARRAY['kept'::text, 'released'::text])) = (entry_id IS NULL)),
  constraint hour_offers_status_check CHECK (status = ANY (ARRAY['kept'::text, 'open'::text, 'accepted'::text, 'passed'::text, 'released'::text])),
  constraint hour_offers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint hour_offers_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id),
  constraint hour_offers_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES waiting_entries(id) ON DELETE CASCADE,
  constraint hour_offers_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX hour_offers_by_day ON hour_offers USING btree (slot_date, id);
CREATE INDEX hour_offers_in_progress ON hour_offers USING btree (created_at, id) WHERE (status = ANY (ARRAY['kept'::text, 'open'::text]));
CREATE INDEX hour_offers_of_booking ON hour_offers USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX hour_offers_of_chain ON hour_offers USING btree (chain_id, entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX hour_offers_of_entry ON hour_offers USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE UNIQUE INDEX hour_offers_one_per_entry ON hour_offers USING btree (entry_id) WHERE (status = 'open'::text);
grant delete, insert, select, update on hour_offers to application;

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  body jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (owner, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_of_player ON idempotency_keys USING btree (COALESCE((body ->> 'userId'::text), ((body -> 'booking'::text) ->> 'userId'::text), (body #>> '{page,booking,userId}'::text[]))) WHERE (COALESCE((body ->> 'userId'::text), ((body -> 'booking'::text) ->> 'userId'::text), (body #>> '{page,booking,userId}'::text[])) IS NOT NULL);
grant delete, insert, select, update on idempotency_keys to application;

create table ledger_entries (
  txn text not null,
  account text not null,
  cents integer not null,
  booking_id uuid,
  occurred_at timestamp with time zone not null,
  since_receipts boolean default true not null,
  constraint ledger_entries_pkey PRIMARY KEY (txn, account),
  constraint ledger_entries_cents_check CHECK (cents <> 0),
  constraint ledger_entries_of_booking_or_sale CHECK (booking_id IS NOT NULL OR txn ~~ 'sale:%'::text OR txn ~~ 'sale-back:%'::text),
  constraint ledger_entries_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX ledger_entries_in_time ON ledger_entries USING btree (occurred_at);
CREATE INDEX ledger_entries_of_booking ON ledger_entries USING btree (booking_id);
CREATE TRIGGER ledger_entries_are_immutable BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entries_issue_receipts AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.account = ANY (ARRAY['provider'::text, 'cash'::text, 'transfer'::text, 'terminal'::text])) AND new.txn ~ '^(pay|ref|ref-failed|sale|sale-back):'::text) EXECUTE FUNCTION issue_receipt();
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
grant insert, select on ledger_entries to application;

create table mail_address_key (
  only_one boolean default true not null,
  key bytea not null,
  constraint mail_address_key_pkey PRIMARY KEY (only_one),
  constraint mail_address_key_only_one_check CHECK (only_one)
);
grant delete, insert, select, update on mail_address_key to application;

create table mail_addresses (
  id uuid not null,
  hash bytea not null,
  masked text not null,
  verified_at timestamp with time zone,
  blocked_at timestamp with time zone,
  reminders_off_at timestamp with time zone,
  used_at timestamp with time zone not null,
  constraint mail_addresses_pkey PRIMARY KEY (id),
  constraint mail_addresses_hash_key UNIQUE (hash),
  constraint mail_addresses_check CHECK (verified_at IS NULL OR blocked_at IS NULL)
);
CREATE INDEX mail_addresses_forgettable ON mail_addresses USING btree (used_at) WHERE ((verified_at IS NULL) AND (blocked_at IS NULL));
grant delete, insert, select, update on mail_addresses to application;

create table manage_links (
  token_hash bytea not null,
  seed bytea not null,
  booking_id uuid not null,
  player_id text not null,
  replaced boolean default false not null,
  created_at timestamp with time zone not null,
  constraint manage_links_pkey PRIMARY KEY (token_hash),
  constraint manage_links_seed_check CHECK (length(seed) = 16),
  constraint manage_links_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint manage_links_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX manage_links_of_player ON manage_links USING btree (player_id);
CREATE UNIQUE INDEX manage_links_present ON manage_links USING btree (booking_id, player_id) WHERE (NOT replaced);
grant delete, insert, select, update on manage_links to application;

create table migrations (
  id integer default nextval('migrations_id_seq'::regclass) not null,
  timestamp bigint not null,
  name character varying not null,
  constraint PK_8c82d7f526340ab734260ea46be PRIMARY KEY (id)
);
grant select on migrations to application;

create table passkey_challenges (
  challenge text not null,
  player_id text not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_purpose_check CHECK (purpose = ANY (ARRAY['create'::text, 'use'::text])),
  constraint passkey_challenges_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_of_player ON passkey_challenges USING btree (player_id);
grant delete, insert, select, update on passkey_challenges to application;

create table payments (
  id uuid not null,
  booking_id uuid not null,
  player_id text not null,
  purpose text not null,
  method text default 'card'::text not null,
  asked_cents integer not null,
  amount_cents integer not null,
  fee_cents integer,
  taken_currency text,
  status text not null,
  excess boolean default false not null,
  intent_id text,
  customer_id text,
  card_id text,
  card_brand text,
  card_last4 text,
  taken_by uuid,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  declines_ended_at timestamp with time zone,
  left_at timestamp with time zone,
  card_check text,
  desk_reference text,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_intent_id_key UNIQUE (intent_id),
  constraint payments_amount_cents_check CHECK (amount_cents >= 1 AND amount_cents <= 99999999 AND (amount_cents >= 50 OR status = 'contradicted'::text OR method <> 'card'::text)),
  constraint payments_card_check CHECK (card_check = ANY (ARRAY['due'::text, 'passed'::text, 'refused'::text, 'told'::text])),
  constraint payments_contradicted_currency CHECK ((taken_currency IS NOT NULL) = (status = 'contradicted'::text)),
  constraint payments_desk_reference_check CHECK (char_length(desk_reference) >= 1 AND char_length(desk_reference) <= 80),
  constraint payments_excess_check CHECK (NOT excess OR (status = ANY (ARRAY['succeeded'::text, 'contradicted'::text]))),
  constraint payments_fee_cents_check CHECK (fee_cents >= 0),
  constraint payments_intent_is_known CHECK (intent_id IS NOT NULL OR (status = ANY (ARRAY['creating'::text, 'canceled'::text]))),
  constraint payments_left_check CHECK (left_at IS NULL OR excess AND purpose = 'share'::text),
  constraint payments_method_check CHECK (method = ANY (ARRAY['card'::text, 'cash'::text, 'transfer'::text, 'terminal'::text])),
  constraint payments_never_above_asked CHECK (amount_cents <= asked_cents OR status = 'contradicted'::text),
  constraint payments_purpose_check CHECK ((purpose = ANY (ARRAY['full'::text, 'share'::text, 'guarantee'::text, 'deadline'::text, 'desk'::text])) AND (purpose = 'desk'::text) = (method <> 'card'::text)),
  constraint payments_settled_is_final CHECK ((settled_at IS NOT NULL) = (status = ANY (ARRAY['succeeded'::text, 'canceled'::text, 'contradicted'::text]))),
  constraint payments_status_check CHECK (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text, 'held'::text, 'succeeded'::text, 'canceled'::text, 'contradicted'::text])),
  constraint payments_taken_at_desk CHECK ((taken_by IS NOT NULL) = (method <> 'card'::text)),
  constraint payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint payments_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint payments_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES admins(id)
);
CREATE INDEX payments_by_player ON payments USING btree (player_id);
CREATE INDEX payments_ended_by_declines ON payments USING btree (declines_ended_at) WHERE (declines_ended_at IS NOT NULL);
CREATE INDEX payments_excess ON payments USING btree (player_id, settled_at) WHERE excess;
CREATE INDEX payments_in_flight ON payments USING btree (created_at) WHERE (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text, 'held'::text]));
CREATE INDEX payments_of_booking ON payments USING btree (booking_id);
CREATE INDEX payments_of_payer ON payments USING btree (player_id, booking_id) WHERE (status = 'succeeded'::text);
CREATE UNIQUE INDEX payments_one_at_deadline ON payments USING btree (booking_id) WHERE ((purpose = 'deadline'::text) AND ((intent_id IS NOT NULL) OR (status <> 'canceled'::text)));
CREATE UNIQUE INDEX payments_one_guarantee ON payments USING btree (booking_id) WHERE ((purpose = 'guarantee'::text) AND (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text, 'held'::text])));
CREATE UNIQUE INDEX payments_one_in_flight ON payments USING btree (booking_id) WHERE ((purpose = 'full'::text) AND (status = ANY (ARRAY['creating'::text, 'open'::text, 'processing'::text])));
grant delete, insert, select, update on payments to application;

create table play_reminders (
  kind text not null,
  reached_at timestamp with time zone not null,
  reached_id uuid not null,
  constraint play_reminders_pkey PRIMARY KEY (kind),
  constraint play_reminders_kind_check CHECK (kind = ANY (ARRAY['day'::text, 'hours'::text]))
);
grant delete, insert, select, update on play_reminders to application;

create table player_browsers (
  player_id text not null,
  id_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint player_browsers_pkey PRIMARY KEY (id_hash, player_id),
  constraint player_browsers_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX player_browsers_by_age ON player_browsers USING btree (last_used_at);
CREATE INDEX player_browsers_of_player ON player_browsers USING btree (player_id);
grant delete, insert, select, update on player_browsers to application;

create table player_passkeys (
  id uuid not null,
  player_id text not null,
  credential_id text not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint player_passkeys_pkey PRIMARY KEY (id),
  constraint player_passkeys_credential_id_key UNIQUE (credential_id),
  constraint player_passkeys_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  constraint player_passkeys_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX player_passkeys_of_player ON player_passkeys USING btree (player_id, created_at);
grant delete, insert, select, update on player_passkeys to application;

create table players (
  id text not null,
  name text,
  phone text,
  email text,
  email_verified_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  purge_at timestamp with time zone default (now() + '30 days'::interval),
  erased_at timestamp with time zone,
  mailbox text generated always as (
CASE
    WHEN (email_verified_at IS NOT NULL) THEN mailbox_of(email)
    ELSE NULL::text
END) stored,
  constraint players_pkey PRIMARY KEY (id),
  constraint players_email_check CHECK (char_length(email) <= 254),
  constraint players_erased_are_nobody CHECK (erased_at IS NULL OR num_nonnulls(name, phone, email, email_verified_at) = 0),
  constraint players_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  constraint players_phone_check CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'::text),
  constraint players_verified_email_check CHECK (email_verified_at IS NULL OR email IS NOT NULL)
);
CREATE UNIQUE INDEX players_account_email ON players USING btree (lower(email)) WHERE (email_verified_at IS NOT NULL);
CREATE INDEX players_known ON players USING gin (search_text(((((COALESCE(name, ''::text) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text))) gin_trgm_ops) WHERE ((name IS NOT NULL) OR (email IS NOT NULL) OR (phone IS NOT NULL));
CREATE INDEX players_mailbox ON players USING btree (mailbox) WHERE (mailbox IS NOT NULL);
CREATE INDEX players_to_purge ON players USING btree (purge_at) WHERE (purge_at IS NOT NULL);
CREATE TRIGGER players_email_verification BEFORE UPDATE OF email ON players FOR EACH ROW WHEN (old.email_verified_at IS NOT NULL AND NOT new.email_verified_at IS DISTINCT FROM old.email_verified_at AND lower(new.email) IS DISTINCT FROM lower(old.email)) EXECUTE FUNCTION forget_verification();
grant delete, insert, select, update on players to application;

create table promised_cards (
  booking_id uuid not null,
  customer_id text not null,
  card_id text not null,
  card_brand text not null,
  card_last4 text not null,
  constraint promised_cards_pkey PRIMARY KEY (booking_id),
  constraint promised_cards_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint promised_cards_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES further_customers(customer_id) ON DELETE CASCADE
);
CREATE INDEX promised_cards_of_customer ON promised_cards USING btree (customer_id);
grant delete, insert, select, update on promised_cards to application;

create table provider_comparisons (
  id bigint generated always as identity not null,
  compared_at timestamp with time zone not null,
  since timestamp with time zone not null,
  movements integer not null,
  our_cents bigint not null,
  their_cents bigint not null,
  constraint provider_comparisons_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update on provider_comparisons to application;

create table provider_customers (
  player_id text not null,
  customer_id text not null,
  card_id text,
  card_brand text,
  card_last4 text,
  constraint provider_customers_pkey PRIMARY KEY (player_id),
  constraint provider_customers_customer_id_key UNIQUE (customer_id),
  constraint provider_customers_card_check CHECK (num_nulls(card_id, card_brand, card_last4) = ANY (ARRAY[0, 3])),
  constraint provider_customers_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
grant delete, insert, select, update on provider_customers to application;

create table provider_events (
  id text not null,
  type text not null,
  received_at timestamp with time zone not null,
  processed_at timestamp with time zone,
  constraint provider_events_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_events_age ON provider_events USING btree (received_at);
grant delete, insert, select, update on provider_events to application;

create table purges (
  what text not null,
  removed bigint default 0 not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint purges_pkey PRIMARY KEY (what)
);
grant delete, insert, select, update on purges to application;

create table push_subscriptions (
  session_id_hash bytea not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_pkey PRIMARY KEY (session_id_hash),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_endpoint_check CHECK (endpoint ~ '^https://'::text AND char_length(endpoint) <= 1000),
  constraint push_subscriptions_session_id_hash_fkey FOREIGN KEY (session_id_hash) REFERENCES sessions(id_hash) ON DELETE CASCADE
);
grant delete, insert, select, update on push_subscriptions to application;

create table rate_limits (
  bucket text not null,
  hits integer not null,
  resets_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (bucket)
);
CREATE INDEX rate_limits_age ON rate_limits USING btree (resets_at);
grant delete, insert, select, update on rate_limits to application;

create table receipt_buyers (
  txn text not null,
  name text,
  tax_id text,
  constraint receipt_buyers_pkey PRIMARY KEY (txn),
  constraint receipt_buyers_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  constraint receipt_buyers_say_something CHECK (name IS NOT NULL OR tax_id IS NOT NULL),
  constraint receipt_buyers_tax_id_check CHECK (char_length(tax_id) >= 1 AND char_length(tax_id) <= 30),
  constraint receipt_buyers_txn_fkey FOREIGN KEY (txn) REFERENCES receipts(txn)
);
grant delete, insert, select, update on receipt_buyers to application;

create table receipt_series (
  venue_id uuid not null,
  series integer generated always as identity not null,
  last_receipt integer default 0 not null,
  last_credit_note integer default 0 not null,
  constraint receipt_series_pkey PRIMARY KEY (venue_id),
  constraint receipt_series_series_key UNIQUE (series),
  constraint receipt_series_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id) ON DELETE CASCADE
);
grant delete, insert, select, update on receipt_series to application;

create table receipts (
  txn text not null,
  venue_id uuid not null,
  booking_id uuid,
  series text not null,
  number integer not null,
  kind text not null,
  means text not null,
  cents integer not null,
  issued_at timestamp with time zone not null,
  corrects text,
  venue_name text not null,
  lines jsonb not null,
  constraint receipts_pkey PRIMARY KEY (txn),
  constraint receipts_number_key UNIQUE (series, number),
  constraint receipts_cents_check CHECK (cents > 0),
  constraint receipts_kind_check CHECK (kind = ANY (ARRAY['payment'::text, 'refund'::text, 'refund_failed'::text])),
  constraint receipts_means_check CHECK (means = ANY (ARRAY['card'::text, 'cash'::text, 'transfer'::text, 'terminal'::text])),
  constraint receipts_number_check CHECK (number > 0),
  constraint receipts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint receipts_corrects_fkey FOREIGN KEY (corrects) REFERENCES receipts(txn),
  constraint receipts_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX receipts_of_booking ON receipts USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX receipts_of_venue ON receipts USING btree (venue_id, issued_at, txn);
CREATE INDEX receipts_that_correct ON receipts USING btree (corrects) WHERE (corrects IS NOT NULL);
CREATE TRIGGER receipts_never_change BEFORE DELETE OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on receipts to application;

create table reconciliation_findings (
  id bigint generated always as identity not null,
  kind text not null,
  provider_id text not null,
  booking_id uuid,
  our_cents integer,
  their_cents integer,
  their_currency text,
  found_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  note text,
  constraint reconciliation_findings_pkey PRIMARY KEY (id),
  constraint reconciliation_findings_differ CHECK (our_cents IS DISTINCT FROM their_cents OR kind = 'contradiction'::text),
  constraint reconciliation_findings_kind_check CHECK (kind = ANY (ARRAY['payment'::text, 'refund'::text, 'fee'::text, 'dispute'::text, 'contradiction'::text])),
  constraint reconciliation_findings_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 500),
  constraint reconciliation_findings_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint reconciliation_findings_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES admins(id)
);
CREATE INDEX reconciliation_findings_accepted ON reconciliation_findings USING btree (kind, provider_id) WHERE (resolved_by IS NOT NULL);
CREATE UNIQUE INDEX reconciliation_findings_open ON reconciliation_findings USING btree (kind, provider_id) WHERE (resolved_at IS NULL);
CREATE INDEX reconciliation_findings_resolved ON reconciliation_findings USING btree (resolved_at DESC, id DESC) WHERE (resolved_at IS NOT NULL);
CREATE INDEX reconciliation_findings_unresolved ON reconciliation_findings USING btree (found_at DESC, id DESC) WHERE (resolved_at IS NULL);
grant delete, insert, select, update on reconciliation_findings to application;

create table redemptions (
  id uuid not null,
  code_id uuid not null,
  booking_id uuid not null,
  amount_cents integer not null,
  status text not null,
  created_at timestamp with time zone not null,
  player_limit integer,
  card_fingerprint text,
  constraint redemptions_pkey PRIMARY KEY (id),
  constraint redemptions_amount_cents_check CHECK (amount_cents > 0),
  constraint redemptions_card_check CHECK (card_fingerprint IS NULL OR status = 'live'::text),
  constraint redemptions_status_check CHECK (status = ANY (ARRAY['live'::text, 'released'::text])),
  constraint redemptions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint redemptions_code_id_fkey FOREIGN KEY (code_id) REFERENCES discount_codes(id)
);
CREATE INDEX redemptions_of_card ON redemptions USING btree (code_id, card_fingerprint) WHERE ((status = 'live'::text) AND (card_fingerprint IS NOT NULL));
CREATE INDEX redemptions_of_code ON redemptions USING btree (code_id) WHERE (status = 'live'::text);
CREATE UNIQUE INDEX redemptions_one_per_booking ON redemptions USING btree (booking_id) WHERE (status = 'live'::text);
grant delete, insert, select, update on redemptions to application;

create table refunds (
  id uuid not null,
  payment_id uuid not null,
  booking_id uuid not null,
  amount_cents integer not null,
  reason text not null,
  status text not null,
  attempt smallint not null,
  provider_id text,
  failed_provider_id text,
  handed_over_by uuid,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_provider_id_key UNIQUE (provider_id),
  constraint refunds_amount_cents_check CHECK (amount_cents > 0),
  constraint refunds_attempt_check CHECK (attempt > 0),
  constraint refunds_reason_check CHECK (reason = ANY (ARRAY['cancelled'::text, 'expired'::text, 'excess'::text, 'left'::text, 'outside'::text, 'resale'::text])),
  constraint refunds_status_check CHECK (status = ANY (ARRAY['requested'::text, 'submitted'::text, 'succeeded'::text, 'manual'::text, 'void'::text, 'to_hand_over'::text])),
  constraint refunds_succeeded_at_provider CHECK (status <> 'succeeded'::text OR provider_id IS NOT NULL),
  constraint refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint refunds_handed_over_by_fkey FOREIGN KEY (handed_over_by) REFERENCES admins(id),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX refunds_manual ON refunds USING btree (created_at) WHERE (status = 'manual'::text);
CREATE INDEX refunds_of_booking ON refunds USING btree (booking_id);
CREATE INDEX refunds_of_payment ON refunds USING btree (payment_id);
CREATE INDEX refunds_open ON refunds USING btree (created_at) WHERE (status = ANY (ARRAY['requested'::text, 'submitted'::text]));
CREATE CONSTRAINT TRIGGER refunds_never_exceed_payment AFTER INSERT OR UPDATE OF amount_cents, status ON refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_refund_above_payment();
grant delete, insert, select, update on refunds to application;

create table reminder_choices (
  player_id text not null,
  day_before boolean not null,
  hours_before boolean not null,
  constraint reminder_choices_pkey PRIMARY KEY (player_id),
  constraint reminder_choices_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
grant delete, insert, select, update on reminder_choices to application;

create table resale_promises (
  booking_id uuid not null,
  check_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint resale_promises_pkey PRIMARY KEY (booking_id),
  constraint resale_promises_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX resale_promises_due ON resale_promises USING btree (check_at) WHERE (decided_at IS NULL);
grant delete, insert, select, update on resale_promises to application;

create table resale_refunds (
  payment_id uuid not null,
  resold_by uuid not null,
  booking_id uuid not null,
  amount_cents integer not null,
  gone_before_cents integer not null,
  constraint resale_refunds_pkey PRIMARY KEY (payment_id, resold_by),
  constraint resale_refunds_amount_cents_check CHECK (amount_cents > 0),
  constraint resale_refunds_check CHECK (booking_id <> resold_by),
  constraint resale_refunds_gone_before_cents_check CHECK (gone_before_cents >= 0),
  constraint resale_refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES resale_promises(booking_id),
  constraint resale_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint resale_refunds_resold_by_fkey FOREIGN KEY (resold_by) REFERENCES bookings(id)
);
CREATE INDEX resale_refunds_by ON resale_refunds USING btree (resold_by);
CREATE INDEX resale_refunds_of_booking ON resale_refunds USING btree (booking_id);
CREATE TRIGGER resale_refunds_are_immutable BEFORE DELETE OR UPDATE ON resale_refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on resale_refunds to application;

create table reviews (
  booking_id uuid not null,
  id uuid default gen_random_uuid() not null,
  venue_id uuid not null,
  stars smallint not null,
  text text,
  reply text,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  replied_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (booking_id),
  constraint reviews_replied CHECK ((reply IS NULL) = (replied_at IS NULL)),
  constraint reviews_reply_check CHECK (reply <> ''::text),
  constraint reviews_stars_check CHECK (stars >= 1 AND stars <= 5),
  constraint reviews_text_check CHECK (text <> ''::text),
  constraint reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint reviews_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE UNIQUE INDEX reviews_id ON reviews USING btree (id);
CREATE INDEX reviews_newest ON reviews USING btree (created_at, id);
CREATE INDEX reviews_of_venue ON reviews USING btree (venue_id, created_at, id) INCLUDE (stars);
CREATE INDEX reviews_unanswered ON reviews USING btree (created_at, id) WHERE ((reply IS NULL) AND (text IS NOT NULL));
CREATE INDEX reviews_unanswered_of_venue ON reviews USING btree (venue_id, created_at, id) WHERE ((reply IS NULL) AND (text IS NOT NULL));
CREATE TRIGGER search_of_review AFTER INSERT OR DELETE OR UPDATE OF stars ON reviews FOR EACH ROW EXECUTE FUNCTION keep_search_of_review();
grant delete, insert, select, update on reviews to application;

create table search_venues (
  venue_id uuid not null,
  words text not null,
  point cube,
  stars integer not null,
  ratings integer not null,
  rank double precision generated always as ((((stars)::numeric + 17.5) / ((ratings + 5))::numeric)) stored not null,
  version bigint not null,
  constraint search_venues_pkey PRIMARY KEY (venue_id),
  constraint search_venues_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id) ON DELETE CASCADE
);
CREATE INDEX search_venues_point ON search_venues USING gist (point);
CREATE INDEX search_venues_rank ON search_venues USING btree (rank, venue_id);
CREATE INDEX search_venues_words ON search_venues USING gin (words gin_trgm_ops);
grant delete, insert, select, update on search_venues to application;

create table sent_mails (
  key text not null,
  address_id uuid,
  outcome text default 'sent'::text not null,
  sent_at timestamp with time zone not null,
  counts boolean default true not null,
  constraint sent_mails_pkey PRIMARY KEY (key),
  constraint sent_mails_outcome_check CHECK (outcome = ANY (ARRAY['sending'::text, 'sent'::text, 'over_limit'::text, 'blocked'::text, 'refused'::text, 'no_address'::text])),
  constraint sent_mails_address_id_fkey FOREIGN KEY (address_id) REFERENCES mail_addresses(id) ON DELETE SET NULL
);
CREATE INDEX sent_mails_of_address ON sent_mails USING btree (address_id, sent_at) WHERE (address_id IS NOT NULL);
CREATE INDEX sent_mails_unsent ON sent_mails USING btree (outcome, sent_at) WHERE (outcome <> 'sent'::text);
grant delete, insert, select, update on sent_mails to application;

create table sessions (
  id_hash bytea not null,
  player_id text not null,
  user_agent text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id_hash),
  constraint sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_of_player ON sessions USING btree (player_id);
grant delete, insert, select, update on sessions to application;

create table shared_links (
  id uuid not null,
  booking_id uuid not null,
  places smallint not null,
  public_places smallint[] default '{}'::smallint[] not null,
  expires_at timestamp with time zone not null,
  rest_held_until timestamp with time zone,
  created_at timestamp with time zone not null,
  organiser_name text,
  constraint shared_links_pkey PRIMARY KEY (id),
  constraint shared_links_booking_id_key UNIQUE (booking_id),
  constraint shared_links_organiser_name_check CHECK (length(organiser_name) >= 1 AND length(organiser_name) <= 40) NOT VALID,
  constraint shared_links_places_check CHECK (places = ANY (ARRAY[2, 4])),
  constraint shared_links_public_places_check CHECK (public_places <@ '{0,1,2,3}'::smallint[]),
  constraint shared_links_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE INDEX shared_links_listed ON shared_links USING btree (expires_at) WHERE (public_places <> '{}'::smallint[]);
grant delete, insert, select, update on shared_links to application;

create table shares (
  link_id uuid not null,
  place smallint not null,
  amount_cents integer not null,
  status text not null,
  payment_id uuid,
  player_id text,
  for_name text,
  reserved_until timestamp with time zone,
  held_by bigint,
  at_club boolean default false not null,
  constraint shares_pkey PRIMARY KEY (link_id, place),
  constraint shares_amount_cents_check CHECK (amount_cents >= 50),
  constraint shares_for_name_check CHECK (for_name IS NULL OR (status = ANY (ARRAY['reserved'::text, 'paid'::text])) AND length(for_name) >= 1 AND length(for_name) <= 80),
  constraint shares_held_by_somebody CHECK ((status = ANY (ARRAY['reserved'::text, 'paid'::text])) = (payment_id IS NOT NULL AND player_id IS NOT NULL)),
  constraint shares_place_check CHECK (place >= 0),
  constraint shares_status_check CHECK (status = ANY (ARRAY['open'::text, 'reserved'::text, 'paid'::text, 'void'::text])),
  constraint shares_link_id_fkey FOREIGN KEY (link_id) REFERENCES shared_links(id)
);
CREATE INDEX shares_of_player ON shares USING btree (player_id) WHERE (player_id IS NOT NULL);
grant delete, insert, select, update on shares to application;

create table till_entries (
  txn text not null,
  shift_id uuid,
  constraint till_entries_pkey PRIMARY KEY (txn),
  constraint till_entries_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES till_shifts(id)
);
CREATE INDEX till_entries_of_shift ON till_entries USING btree (shift_id) WHERE (shift_id IS NOT NULL);
CREATE TRIGGER till_entries_come_before_the_sheet BEFORE INSERT ON till_entries FOR EACH ROW EXECUTE FUNCTION refuse_after_sheet();
CREATE TRIGGER till_entries_never_change BEFORE DELETE OR UPDATE ON till_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on till_entries to application;

create table till_movements (
  id uuid not null,
  shift_id uuid not null,
  cents integer not null,
  reason text not null,
  moved_by uuid not null,
  moved_at timestamp with time zone not null,
  constraint till_movements_pkey PRIMARY KEY (id),
  constraint till_movements_cents_check CHECK (cents <> 0 AND abs(cents) <= 99999999),
  constraint till_movements_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 200),
  constraint till_movements_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES admins(id),
  constraint till_movements_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES till_shifts(id)
);
CREATE INDEX till_movements_of_shift ON till_movements USING btree (shift_id);
CREATE TRIGGER till_movements_come_before_the_sheet BEFORE INSERT ON till_movements FOR EACH ROW EXECUTE FUNCTION refuse_after_sheet();
CREATE TRIGGER till_movements_never_change BEFORE DELETE OR UPDATE ON till_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on till_movements to application;

create table till_sheets (
  shift_id uuid not null,
  till_id uuid not null,
  number integer not null,
  taken_cents integer not null,
  given_back_cents integer not null,
  moved_cents integer not null,
  expected_cents integer not null,
  counted_cents integer not null,
  reason text,
  closed_by uuid not null,
  closed_at timestamp with time zone not null,
  constraint till_sheets_pkey PRIMARY KEY (shift_id),
  constraint till_sheets_number_key UNIQUE (till_id, number),
  constraint till_sheets_counted_cents_check CHECK (counted_cents >= 0 AND counted_cents <= 99999999),
  constraint till_sheets_difference_has_reason CHECK (counted_cents = expected_cents OR reason IS NOT NULL),
  constraint till_sheets_given_back_cents_check CHECK (given_back_cents >= 0),
  constraint till_sheets_number_check CHECK (number > 0),
  constraint till_sheets_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 200),
  constraint till_sheets_taken_cents_check CHECK (taken_cents >= 0),
  constraint till_sheets_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES admins(id),
  constraint till_sheets_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES till_shifts(id),
  constraint till_sheets_till_id_fkey FOREIGN KEY (till_id) REFERENCES tills(id)
);
CREATE TRIGGER till_sheets_never_change BEFORE DELETE OR UPDATE ON till_sheets FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on till_sheets to application;

create table till_shifts (
  id uuid not null,
  till_id uuid not null,
  opened_by uuid not null,
  opened_at timestamp with time zone not null,
  opening_cents integer not null,
  constraint till_shifts_pkey PRIMARY KEY (id),
  constraint till_shifts_opening_cents_check CHECK (opening_cents >= 0 AND opening_cents <= 99999999),
  constraint till_shifts_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES admins(id),
  constraint till_shifts_till_id_fkey FOREIGN KEY (till_id) REFERENCES tills(id) ON DELETE CASCADE
);
CREATE INDEX till_shifts_of_till ON till_shifts USING btree (till_id);
CREATE TRIGGER till_shifts_never_change BEFORE DELETE OR UPDATE ON till_shifts FOR EACH ROW EXECUTE FUNCTION refuse_change();
grant insert, select on till_shifts to application;

create table tills (
  id uuid not null,
  venue_id uuid not null,
  name text not null,
  open_shift_id uuid,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint tills_pkey PRIMARY KEY (id),
  constraint tills_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 40),
  constraint tills_retire_closed CHECK (retired_at IS NULL OR open_shift_id IS NULL),
  constraint tills_open_shift_id_fkey FOREIGN KEY (open_shift_id) REFERENCES till_shifts(id),
  constraint tills_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id) ON DELETE CASCADE
);
CREATE INDEX tills_in_service ON tills USING btree (venue_id, created_at) WHERE (retired_at IS NULL);
grant delete, insert, select, update on tills to application;

create table uploads (
  id uuid not null,
  admin_id uuid not null,
  address text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_address_key UNIQUE (address),
  constraint uploads_check CHECK (expires_at > created_at),
  constraint uploads_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id)
);
CREATE INDEX uploads_in_time ON uploads USING btree (created_at);
grant delete, insert, select, update on uploads to application;

create table venues (
  id uuid not null,
  name text not null,
  location text not null,
  description text,
  time_zone text not null,
  rules jsonb default '{}'::jsonb not null,
  rules_version integer default 0 not null,
  phone text,
  whatsapp text,
  address text,
  latitude double precision,
  longitude double precision,
  amenities text[] default '{}'::text[] not null,
  house_rules text,
  image_url text,
  image_alt text default ''::text not null,
  further_photos jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  archived_at timestamp with time zone,
  constraint venues_pkey PRIMARY KEY (id),
  constraint venues_address_check CHECK (char_length(address) >= 1 AND char_length(address) <= 200),
  constraint venues_coordinates_check CHECK ((latitude IS NULL) = (longitude IS NULL)),
  constraint venues_further_photos_check CHECK (jsonb_typeof(further_photos) = 'array'::text AND jsonb_array_length(further_photos) <= 11),
  constraint venues_house_rules_check CHECK (char_length(house_rules) >= 1 AND char_length(house_rules) <= 2000),
  constraint venues_image_alt_check CHECK (char_length(image_alt) <= 200),
  constraint venues_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  constraint venues_location_check CHECK (char_length(location) >= 1 AND char_length(location) <= 200),
  constraint venues_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  constraint venues_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  constraint venues_phone_check CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'::text),
  constraint venues_rules_check CHECK (jsonb_typeof(rules) = 'object'::text),
  constraint venues_rules_version_check CHECK (rules_version >= 0),
  constraint venues_whatsapp_check CHECK (whatsapp ~ '^\+[1-9][0-9]{6,14}$'::text)
);
CREATE INDEX venues_further_photos ON venues USING gin (further_photos jsonb_path_ops);
CREATE INDEX venues_in_order ON venues USING btree (created_at, id) WHERE (archived_at IS NULL);
CREATE INDEX venues_with_categories ON venues USING btree (id) WHERE ((rules ? 'categories'::text) AND (archived_at IS NULL));
CREATE TRIGGER receipt_series_of_venue AFTER INSERT ON venues FOR EACH ROW EXECUTE FUNCTION give_receipt_series();
CREATE TRIGGER search_of_venue AFTER INSERT OR UPDATE ON venues FOR EACH ROW EXECUTE FUNCTION keep_search_of_venue();
CREATE TRIGGER till_of_venue AFTER INSERT ON venues FOR EACH ROW EXECUTE FUNCTION give_till();
grant delete, insert, select, update on venues to application;

create table waiting_entries (
  id uuid not null,
  player_id text not null,
  venue_id uuid not null,
  court_id uuid,
  slot_date date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  duration_minutes smallint not null,
  game_type text not null,
  status text not null,
  in_line_since timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint waiting_entries_pkey PRIMARY KEY (id),
  constraint waiting_entries_check CHECK (to_minute >= from_minute AND to_minute <= 1410 AND (to_minute::integer % 30) = 0),
  constraint waiting_entries_duration_minutes_check CHECK (duration_minutes > 0 AND (duration_minutes::integer % 30) = 0),
  constraint waiting_entries_from_minute_check CHECK (from_minute >= 0 AND from_minute <= 1410 AND (from_minute::integer % 30) = 0),
  constraint waiting_entries_game_type_check CHECK (game_type = ANY (ARRAY['singles'::text, 'doubles'::text])),
  constraint waiting_entries_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'offered'::text, 'served'::text, 'left'::text])),
  constraint waiting_entries_court_id_fkey FOREIGN KEY (court_id) REFERENCES courts(id),
  constraint waiting_entries_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE,
  constraint waiting_entries_venue_id_fkey FOREIGN KEY (venue_id) REFERENCES venues(id)
);
CREATE INDEX waiting_entries_by_day ON waiting_entries USING btree (slot_date, id);
CREATE INDEX waiting_entries_in_line ON waiting_entries USING btree (venue_id, slot_date, in_line_since, id) WHERE (status = 'waiting'::text);
CREATE INDEX waiting_entries_of_player ON waiting_entries USING btree (player_id, slot_date);
grant delete, insert, select, update on waiting_entries to application;

CREATE OR REPLACE FUNCTION bump_calendar_of_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_op = 'UPDATE' then
      insert into calendar_months as kept
      select venue_id, date_trunc('month', slot_date)::date, next_calendar_version()
        from (select shown.* from changed join before using (id),
                lateral (values (changed.venue_id, changed.slot_date),
                                (before.venue_id, before.slot_date)) shown (venue_id, slot_date)
               where to_jsonb(changed) - 'remind_at' <> to_jsonb(before) - 'remind_at') rows
       group by 1, 2 order by 1, 2
      on conflict (venue_id, month, shard) do update set version = greatest(kept.version + 1, excluded.version);
    else
      insert into calendar_months as kept
      select venue_id, date_trunc('month', slot_date)::date, next_calendar_version()
        from changed group by 1, 2 order by 1, 2
      on conflict (venue_id, month, shard) do update set version = greatest(kept.version + 1, excluded.version);
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION bump_calendar_of_court()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into calendar_months as kept values (new.venue_id, '-infinity', next_calendar_version())
    on conflict (venue_id, month, shard) do update set version = greatest(kept.version + 1, excluded.version);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION claim_for_hold(a_court uuid, a_date date, a_first integer, a_number integer, a_hold uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION claim_half_hours(a_court uuid, a_date date, a_first integer, a_number integer, a_booking uuid, a_block uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION customer_words(name text, phones text[], emails text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_text(concat_ws(' '::text, name, array_to_string(phones, ' '::text), array_to_string(emails, ' '::text)));

CREATE OR REPLACE FUNCTION forget_verification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.email_verified_at := null;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION give_receipt_series()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into receipt_series (venue_id) values (new.id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION give_till()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into tills (id, venue_id, name, created_at) values (gen_random_uuid(), new.id, 'Caja', now());
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION hold_for_booking(a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamp with time zone, an_origin bigint, OUT open boolean, OUT unpaid integer, OUT unpaid_here integer, OUT origin bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
  begin
    perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue));
    origin := case when not exists (
      select from players p where p.id = a_player and p.mailbox is not null) then an_origin end;
    select u.unpaid, u.unpaid_here from unpaid_bookings(a_player, an_instant, origin) u
      into unpaid, unpaid_here;
    open := exists (
      select from courts c join venues v on v.id = c.venue_id
       where c.id = a_court and c.status = 'available' and c.archived_at is null
         and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone);
  end $function$;

CREATE OR REPLACE FUNCTION issue_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    act text := split_part(new.txn, ':', 1);
    reference text := substr(new.txn, length(split_part(new.txn, ':', 1)) + 2);
    what text := case act when 'pay' then 'payment' when 'sale' then 'payment'
                          when 'ref-failed' then 'refund_failed' else 'refund' end;
    named receipts;
    venue uuid;
    content jsonb;
    place receipt_series;
  begin
    select * into named from receipts where txn = case act
      when 'ref' then (
        select 'pay:' || p.intent_id from refunds r join payments p on p.id = r.payment_id
         where r.booking_id = new.booking_id and reference in (r.provider_id, r.failed_provider_id) limit 1)
      when 'ref-failed' then 'ref:' || reference
      when 'sale-back' then 'sale:' || reference end;

    if new.booking_id is null then
      select s.venue_id, s.lines into venue, content from counter_sales s where s.id = reference::uuid;
    else
      select b.venue_id, jsonb_build_array(jsonb_build_object(
               'kind', case when exists (select from ledger_entries l
                                          where l.txn = new.txn and l.account = 'owed_to_payers')
                            then 'excess' else 'court' end,
               'courtNumber', c.court_number, 'courtName', c.name, 'date', b.slot_date,
               'startMinute', b.start_minute, 'minutes', b.duration_minutes, 'gameType', b.game_type,
               'code', b.code, 'ofCents', b.total_cents))
        into venue, content from bookings b join courts c on c.id = b.court_id where b.id = new.booking_id;
      content := jsonb_set(coalesce(named.lines, content), '{0,cents}', to_jsonb(abs(new.cents)));
    end if;

    update receipt_series set last_receipt = last_receipt + (what <> 'refund')::int,
                              last_credit_note = last_credit_note + (what = 'refund')::int
     where venue_id = venue returning * into place;
    if not found then
      insert into receipt_series (venue_id, last_receipt, last_credit_note)
      values (venue, (what <> 'refund')::int, (what = 'refund')::int) returning * into place;
    end if;
    insert into receipts (txn, venue_id, booking_id, series, number, kind, means, cents, issued_at, corrects,
                          venue_name, lines)
    select new.txn, venue, new.booking_id,
           case what when 'refund' then 'C' else '' end
             || lpad(place.series::text, greatest(3, length(place.series::text)), '0'),
           case what when 'refund' then place.last_credit_note else place.last_receipt end,
           what, case new.account when 'provider' then 'card' else new.account end, abs(new.cents),
           new.occurred_at, named.txn, v.name, content
      from venues v where v.id = venue;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION keep_court_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into court_statuses (court_id, since, status)
      values (new.id, case tg_op when 'INSERT' then new.created_at else clock_timestamp() end, new.status)
      on conflict (court_id, since) do update set status = excluded.status;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION keep_search_of_court()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update search_venues set version = nextval('search_versions') where venue_id = new.venue_id;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION keep_search_of_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update search_venues
       set stars = stars + coalesce(new.stars, 0) - coalesce(old.stars, 0),
           ratings = ratings + (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int,
           version = nextval('search_versions')
     where venue_id = coalesce(new.venue_id, old.venue_id);
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION keep_search_of_venue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if new.archived_at is null then perform put_search_venue(new);
    else delete from search_venues where venue_id = new.id;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION mail_address_hash(mailbox text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN (SELECT sha256((mail_address_key.key || convert_to(mail_address_hash.mailbox, 'UTF8'::name))) AS sha256 FROM mail_address_key);

CREATE OR REPLACE FUNCTION mailbox_of(an_email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (WITH parts AS (SELECT split_part(regexp_replace(lower(mailbox_of.an_email), '@[^@]*$'::text, ''::text), '+'::text, 1) AS name, regexp_replace(lower(mailbox_of.an_email), '^.*@'::text, ''::text) AS domain) SELECT CASE WHEN (parts.domain = ANY (ARRAY['gmail.com'::text, 'googlemail.com'::text])) THEN (replace(parts.name, '.'::text, ''::text) || '@gmail.com'::text) ELSE ((parts.name || '@'::text) || parts.domain) END AS "case" FROM parts);

CREATE OR REPLACE FUNCTION new_booking_code()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION next_calendar_version()
 RETURNS bigint
 LANGUAGE sql
RETURN ((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint;

CREATE OR REPLACE FUNCTION open_offers_of(persons text[])
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
    select count(*)::integer
            from waiting_entries w join hour_offers o on o.entry_id = w.id and o.status = 'open'
           where w.player_id = any (persons) and w.status = 'offered'
             and exists (select from half_hour_claims c where c.hold_id = o.id)
  $function$;

CREATE OR REPLACE FUNCTION player_has_records(player text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((EXISTS (SELECT FROM bookings WHERE (bookings.player_id = player_has_records.player))) OR (EXISTS (SELECT FROM payments WHERE (payments.player_id = player_has_records.player))) OR (EXISTS (SELECT FROM provider_customers WHERE (provider_customers.player_id = player_has_records.player))));

CREATE OR REPLACE FUNCTION player_waits_until(player text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN (SELECT (((max(waiting_entries.slot_date) + 2))::timestamp without time zone AT TIME ZONE 'utc'::text) AS timezone FROM waiting_entries WHERE ((waiting_entries.player_id = player_waits_until.player) AND (waiting_entries.status = ANY (ARRAY['waiting'::text, 'offered'::text]))));

CREATE OR REPLACE FUNCTION put_search_venue(venue venues)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO search_venues AS kept (venue_id, words, point, stars, ratings, version)  SELECT (put_search_venue.venue).id AS id,
             search_text((((put_search_venue.venue).name || ' '::text) || (put_search_venue.venue).location)) AS search_text,
                 CASE
                     WHEN ((put_search_venue.venue).latitude IS NOT NULL) THEN cube(ARRAY[(cos(radians((put_search_venue.venue).latitude)) * cos(radians((put_search_venue.venue).longitude))), (cos(radians((put_search_venue.venue).latitude)) * sin(radians((put_search_venue.venue).longitude))), sin(radians((put_search_venue.venue).latitude))])
                     ELSE NULL::cube
                 END AS "case",
             COALESCE(sum(reviews.stars), (0)::bigint) AS "coalesce",
             count(reviews.stars) AS count,
             nextval('search_versions'::regclass) AS nextval
            FROM reviews
           WHERE (reviews.venue_id = (put_search_venue.venue).id) ON CONFLICT(venue_id) DO UPDATE SET words = excluded.words, point = excluded.point, version = excluded.version;
END;

CREATE OR REPLACE FUNCTION refuse_after_sheet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if exists (select from till_sheets where shift_id = new.shift_id) then
      raise exception 'the shift % is closed', new.shift_id using errcode = '55000';
    end if;
    return new;
  end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin raise exception 'rows of % never change', tg_table_name; end $function$;

CREATE OR REPLACE FUNCTION refuse_imbalance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if (select sum(cents) from ledger_entries where txn = new.txn) <> 0 then
      raise exception 'ledger transaction % does not balance', new.txn;
    end if;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION refuse_refund_above_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
  end $function$;

CREATE OR REPLACE FUNCTION rules_version_of(a_venue uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
  begin
    return (select rules_version from venues where id = a_venue);
  end $function$;

CREATE OR REPLACE FUNCTION search_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(unaccent('unaccent'::regdictionary, NORMALIZE($1, NFC))), '-''’ʼ´`'::text, ' '::text);

CREATE OR REPLACE FUNCTION unpaid_bookings(a_player text, an_instant timestamp with time zone, an_origin bigint, OUT unpaid integer, OUT unpaid_here integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
  declare
    its_mailbox text := (select mailbox from players where id = a_player);
    persons text[];
  begin
    perform pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0)),
            pg_advisory_xact_lock(hashtextextended('saque.mailbox:' || its_mailbox, 0)),
            pg_advisory_xact_lock(an_origin);
    persons := case when its_mailbox is null then array[a_player]
                    else array(select id from players where mailbox = its_mailbox) end;
    select (select count(*) from bookings b
             where b.player_id = any (persons) and b.status = 'active' and b.paid_cents < b.total_cents
               and b.starts_at > an_instant) + case when its_mailbox is null then 0 else open_offers_of(persons) end,
           (select count(*) from bookings b
             where b.placed_from = an_origin and b.status = 'active' and b.paid_cents < b.total_cents
               and b.starts_at > an_instant)
      into unpaid, unpaid_here;
  end $function$;

CREATE OR REPLACE FUNCTION venue_lock_key(venue uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
RETURN hashtextextended(('saque.venue:'::text || (venue)::text), (0)::bigint);

CREATE OR REPLACE FUNCTION venues_of_place(place text)
 RETURNS TABLE(venue_id uuid, likeness double precision, rank double precision, version bigint, point cube)
 LANGUAGE plpgsql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.7'
 SET enable_seqscan TO 'off'
AS $function$
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
  end $function$;
