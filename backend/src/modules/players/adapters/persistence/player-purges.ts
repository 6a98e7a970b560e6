import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { purgedBy } from '../../../../kernel/adapters/persistence/hourly-purges.js';
import { PURGE_BATCH, type PurgedBatch, Purges } from '../../../../kernel/application/purges.js';

const SESSIONS = statement(
  'players.purge-sessions',
  `delete from sessions where ctid = any (array(
     select ctid from sessions where expires_at < $1
      order by expires_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** They contain an address, and they can no longer be used. */
const EMAIL_CODES = statement(
  'players.purge-email-codes',
  `delete from email_codes where ctid = any (array(
     select ctid from email_codes where expires_at < $1
      order by expires_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

const PASSKEY_CHALLENGES = statement(
  'players.purge-passkey-challenges',
  `delete from passkey_challenges where ctid = any (array(
     select ctid from passkey_challenges where expires_at < $1
      order by expires_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** The cookie of a browser in which a player has signed in ends after 400 days. */
const PLAYER_BROWSERS = statement(
  'players.purge-player-browsers',
  `delete from player_browsers where ctid = any (array(
     select ctid from player_browsers where last_used_at < $1::timestamptz - interval '400 days'
      order by last_used_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** Addresses whose owner has decided nothing. Their letters then no longer count. */
const MAIL_ADDRESSES = statement(
  'players.purge-mail-addresses',
  `delete from mail_addresses where ctid = any (array(
     select ctid from mail_addresses
      where verified_at is null and blocked_at is null and reminders_off_at is null and used_at < $1::timestamptz - interval '90 days'
      order by used_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/**
 * Removes guests who have no records, were not seen for 30 days and no longer wait for an hour. The
 * others are looked at again as soon as that can be so, or never if they have records.
 */
const GUESTS = statement(
  'players.purge-guests',
  `with due as materialized (
     select id from players where purge_at < $1
      order by purge_at limit ${PURGE_BATCH} for update skip locked
   ), judged as materialized (
     select id, player_has_records(id) as kept,
            greatest((select max(last_seen_at) from sessions where player_id = due.id) + interval '30 days',
                     player_waits_until(id)) as stays_until
       from due
   ), postponed as (
     update players p set purge_at = case when not j.kept then j.stays_until end
       from judged j where p.id = j.id and (j.kept or j.stays_until > $1)
   ), gone as materialized (
     select id from judged where not kept and (stays_until is null or stays_until <= $1)
   ), ended as (
     delete from sessions s using gone where s.player_id = gone.id
   ), removed as (
     delete from players p using gone where p.id = gone.id returning 1
   )
   select (select count(*) from due)::int as examined, (select count(*) from removed)::int as removed`,
);

/**
 * Registers the purges of expired sessions, codes and challenges, forgotten browsers, unused e-mail
 * addresses and guests without records.
 */
@Injectable()
export class PlayerPurges implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly purges: Purges,
  ) {}

  onModuleInit(): void {
    this.purges.add({ what: 'sessions', run: (now) => purgedBy(this.database, SESSIONS, now) });
    this.purges.add({ what: 'email_codes', run: (now) => purgedBy(this.database, EMAIL_CODES, now) });
    this.purges.add({
      what: 'passkey_challenges',
      run: (now) => purgedBy(this.database, PASSKEY_CHALLENGES, now),
    });
    this.purges.add({ what: 'player_browsers', run: (now) => purgedBy(this.database, PLAYER_BROWSERS, now) });
    this.purges.add({ what: 'mail_addresses', run: (now) => purgedBy(this.database, MAIL_ADDRESSES, now) });
    this.purges.add({ what: 'guests', run: (now) => this.guests(now) });
  }

  private async guests(now: Date): Promise<PurgedBatch> {
    const [batch] = await this.database.query<PurgedBatch>(GUESTS, [now]);
    return batch ?? { examined: 0, removed: 0 };
  }
}
