import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { purgedBy } from '../../../../kernel/adapters/persistence/hourly-purges.js';
import { PURGE_BATCH, Purges } from '../../../../kernel/application/purges.js';

/** No admin session lives for more than eight hours. */
const ADMIN_SESSIONS = statement(
  'admins.purge-admin-sessions',
  `delete from admin_sessions where ctid = any (array(
     select ctid from admin_sessions where created_at < $1::timestamptz - interval '8 hours'
      order by created_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** The cookie of a browser in which an admin has signed in ends after 400 days. */
const ADMIN_DEVICES = statement(
  'admins.purge-admin-devices',
  `delete from admin_devices where ctid = any (array(
     select ctid from admin_devices where last_used_at < $1::timestamptz - interval '400 days'
      order by last_used_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

const ADMIN_PASSKEY_CHALLENGES = statement(
  'admins.purge-admin-passkey-challenges',
  `delete from admin_passkey_challenges where ctid = any (array(
     select ctid from admin_passkey_challenges where expires_at < $1
      order by expires_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** Registers the purges of ended sessions, forgotten browsers and expired challenges of admins. */
@Injectable()
export class AdminPurges implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly purges: Purges,
  ) {}

  onModuleInit(): void {
    this.purges.add({ what: 'admin_sessions', run: (now) => purgedBy(this.database, ADMIN_SESSIONS, now) });
    this.purges.add({ what: 'admin_devices', run: (now) => purgedBy(this.database, ADMIN_DEVICES, now) });
    this.purges.add({
      what: 'admin_passkey_challenges',
      run: (now) => purgedBy(this.database, ADMIN_PASSKEY_CHALLENGES, now),
    });
  }
}
