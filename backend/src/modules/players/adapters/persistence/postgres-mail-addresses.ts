import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import {
  type MailAddress,
  MailAddresses,
  type MailAddressState,
} from '../../application/ports/mail-addresses.js';
import { mailboxOf, maskedEmail } from '../../../../kernel/domain/mailbox.js';

const SHOWN = `id, masked, reminders_off_at is not null as "refusesReminders",
               case when blocked_at is not null then 'blocked'
                               when verified_at is not null then 'verified'
                               else 'unverified' end as state`;

const LOCK = statement(
  'players.lock-mail-address',
  `insert into mail_addresses (id, hash, masked, used_at) values ($1, mail_address_hash($2), $3, $4)
   on conflict (hash) do update set used_at = excluded.used_at
   returning ${SHOWN}`,
);
const IS_BLOCKED = statement(
  'players.is-mail-address-blocked',
  `select 1 from mail_addresses where hash = mail_address_hash($1) and blocked_at is not null`,
);
const FIND = statement('players.find-mail-address', `select ${SHOWN} from mail_addresses where id = $1`);
const DECIDE = statement(
  'players.decide-mail-address',
  `update mail_addresses set verified_at = case when $2 = 'verified' then $3::timestamptz end,
                             blocked_at = case when $2 = 'blocked' then $3::timestamptz end
    where id = $1 returning ${SHOWN}`,
);

const REFUSES_REMINDERS = statement(
  'players.refuses-reminders',
  `select 1 from mail_addresses where hash = mail_address_hash($1) and reminders_off_at is not null`,
);
const ALLOW_REMINDERS = statement(
  'players.allow-reminders',
  `update mail_addresses set reminders_off_at = null where hash = mail_address_hash($1)`,
);
const SET_REMINDERS = statement(
  'players.set-reminders',
  `update mail_addresses set reminders_off_at = case when not $2 then $3::timestamptz end
    where id = $1 returning ${SHOWN}`,
);

/** The id is random in all its bits that are not its version, because a link shows it. */
@Injectable()
export class PostgresMailAddresses extends MailAddresses {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(email: string, at: Date): Promise<MailAddress> {
    const values = [randomUUID(), mailboxOf(email), maskedEmail(email), at];
    const [address] = await this.database.query<MailAddress>(LOCK, values);
    if (!address) throw new Error('the row of an e-mail address was neither added nor found');
    return address;
  }

  override async isBlocked(email: string): Promise<boolean> {
    return (await this.database.query(IS_BLOCKED, [mailboxOf(email)])).length > 0;
  }

  override async refusesReminders(email: string): Promise<boolean> {
    return (await this.database.query(REFUSES_REMINDERS, [mailboxOf(email)])).length > 0;
  }

  override async allowReminders(email: string): Promise<void> {
    await this.database.query(ALLOW_REMINDERS, [mailboxOf(email)]);
  }

  override async setReminders(id: string, wanted: boolean, at: Date): Promise<MailAddress | null> {
    const [address] = await this.database.query<MailAddress>(SET_REMINDERS, [id, wanted, at]);
    return address ?? null;
  }

  override async find(id: string): Promise<MailAddress | null> {
    const [address] = await this.database.query<MailAddress>(FIND, [id]);
    return address ?? null;
  }

  override async decide(id: string, state: MailAddressState, at: Date): Promise<MailAddress | null> {
    const [address] = await this.database.query<MailAddress>(DECIDE, [id, state, at]);
    return address ?? null;
  }
}
