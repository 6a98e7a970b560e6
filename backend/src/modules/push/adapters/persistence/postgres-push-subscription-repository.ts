import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import {
  type PushSubscription,
  PushSubscriptionRepository,
} from '../../application/push-subscription-repository.js';

const TAKE_ENDPOINT = statement(
  'push.take-endpoint',
  `delete from push_subscriptions where endpoint = $1 and session_id_hash <> $2`,
);
const SAVE = statement(
  'push.save',
  `insert into push_subscriptions (session_id_hash, endpoint, p256dh, auth, created_at)
   values ($1, $2, $3, $4, $5)
   on conflict (session_id_hash) do update
     set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
         created_at = excluded.created_at`,
);
const END = statement('push.end', `delete from push_subscriptions where session_id_hash = $1`);
const REMOVE = statement('push.remove-endpoint', `delete from push_subscriptions where endpoint = $1`);
const OPEN = `from push_subscriptions join sessions on id_hash = session_id_hash
    where replaced_at is null and expires_at > $2`;
const OF_PLAYERS = statement(
  'push.of-players',
  `select endpoint, p256dh, auth ${OPEN} and player_id = any($1)`,
);
const FIND = statement('push.of-endpoint', `select endpoint, p256dh, auth ${OPEN} and endpoint = $1`);

@Injectable()
export class PostgresPushSubscriptionRepository extends PushSubscriptionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async save(
    session: Buffer,
    { endpoint, p256dh, auth }: PushSubscription,
    at: Date,
  ): Promise<void> {
    await this.database.query(TAKE_ENDPOINT, [endpoint, session]);
    await this.database.query(SAVE, [session, endpoint, p256dh, auth, at]);
  }

  override async end(session: Buffer): Promise<void> {
    await this.database.query(END, [session]);
  }

  override async remove(endpoint: string): Promise<void> {
    await this.database.query(REMOVE, [endpoint]);
  }

  override ofPlayers(playerIds: readonly string[], at: Date): Promise<PushSubscription[]> {
    return this.database.query<PushSubscription>(OF_PLAYERS, [playerIds, at]);
  }

  override async find(endpoint: string, at: Date): Promise<PushSubscription | null> {
    const [found = null] = await this.database.query<PushSubscription>(FIND, [endpoint, at]);
    return found;
  }
}
