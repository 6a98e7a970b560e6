import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import {
  type PushSubscription,
  PushSubscriptionRepository,
} from '../../application/push-subscription-repository.js';
import { type PushSubscriptionRow, PushSubscriptionSchema } from './push-subscription.schema.js';

const OPEN = `from push_subscriptions join sessions on id_hash = session_id_hash
    where replaced_at is null and expires_at > $2`;
const OF_PLAYERS = statement(
  'push.of-players',
  `select endpoint, p256dh, auth ${OPEN} and player_id = any($1)`,
);
const FIND = statement('push.of-endpoint', `select endpoint, p256dh, auth ${OPEN} and endpoint = $1`);

@Injectable()
export class PostgresPushSubscriptionRepository extends PushSubscriptionRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PushSubscriptionSchema) private readonly rows: Repository<PushSubscriptionRow>,
  ) {
    super();
  }

  override async save(
    sessionIdHash: Buffer,
    { endpoint, p256dh, auth }: PushSubscription,
    at: Date,
  ): Promise<void> {
    await this.table.delete({ endpoint, sessionIdHash: Not(sessionIdHash) });
    const row = { sessionIdHash, endpoint, p256dh, auth, createdAt: at };
    await this.table.upsert(row, ['sessionIdHash']);
  }

  override async end(sessionIdHash: Buffer): Promise<void> {
    await this.table.delete({ sessionIdHash });
  }

  override async remove(endpoint: string): Promise<void> {
    await this.table.delete({ endpoint });
  }

  override ofPlayers(playerIds: readonly PlayerId[], at: Date): Promise<PushSubscription[]> {
    return this.database.query<PushSubscription>(OF_PLAYERS, [playerIds, at]);
  }

  override async find(endpoint: string, at: Date): Promise<PushSubscription | null> {
    const [found = null] = await this.database.query<PushSubscription>(FIND, [endpoint, at]);
    return found;
  }

  private get table(): Repository<PushSubscriptionRow> {
    return this.database.of(this.rows);
  }
}
