import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { PlayerId } from '../../domain/ids.js';
import { Clock } from '../../domain/clock.js';
import { Database, statement } from './database.js';
import { type IdempotencyKeyRow, IdempotencyKeySchema } from './idempotency-key.schema.js';

/** A key and the session, or the link of a letter, that sent it. */
export type IdempotencyKeyId = Pick<IdempotencyKeyRow, 'owner' | 'key'>;

/**
 * How many keys of one session are kept. A client repeats a request within minutes. Without this
 * limit, repeating a finished request with new keys would fill the table.
 */
export const KEYS_PER_OWNER = 20;

const RESERVE = statement(
  'kernel.reserve-idempotency-key',
  `insert into idempotency_keys as k (owner, key, request_hash, created_at) values ($1, $2, $3, $4)
   on conflict (owner, key) do update set request_hash = excluded.request_hash, created_at = excluded.created_at,
     status = null, body = null
   where k.created_at < $4::timestamptz - interval '24 hours'
      or (k.status is null and k.created_at < $4::timestamptz - interval '10 seconds')
   returning 1`,
);

const BIND = statement(
  'kernel.bind-idempotency-key',
  `insert into idempotency_keys as k (owner, key, request_hash, created_at) values ($1, $2, $3, $4)
   on conflict (owner, key) do update set (request_hash, created_at) = (
     select excluded.request_hash, excluded.created_at where k.created_at < $4::timestamptz - interval '24 hours'
     union all select k.request_hash, k.created_at where k.created_at >= $4::timestamptz - interval '24 hours')
   returning request_hash as "requestHash"`,
);

const DROP_OLDEST = statement(
  'kernel.drop-oldest-idempotency-keys',
  `delete from idempotency_keys where owner = $1 and key = any (array(
     select key from idempotency_keys where owner = $1
      order by created_at desc, key offset ${KEYS_PER_OWNER}))`,
);

/** A stored response that shows a booking, or what became of it, names its player. */
const FORGET = statement(
  'kernel.forget-responses-to-player',
  `delete from idempotency_keys
    where coalesce(body ->> 'userId', body -> 'booking' ->> 'userId', body #>> '{page,booking,userId}') = $1`,
);

/**
 * The idempotency keys of the last 24 hours and the responses that they stand for, at most
 * {@link KEYS_PER_OWNER} for each session.
 */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly database: Database,
    @InjectRepository(IdempotencyKeySchema) private readonly rows: Repository<IdempotencyKeyRow>,
    private readonly clock: Clock,
  ) {}

  /**
   * Reserves the key for this request and returns true. Returns false if a request with this key
   * has succeeded within 24 hours, or started within the last 10 seconds and not ended yet: no
   * request takes that long, so an older one without a response was interrupted.
   */
  async reserve({ owner, key }: IdempotencyKeyId, requestHash: Buffer): Promise<boolean> {
    const reserved = await this.database.query(RESERVE, [owner, key, requestHash, this.clock.now()]);
    return reserved.length > 0;
  }

  /**
   * Binds the key to this request, unless it was bound to another one within 24 hours.
   * Returns true if the key is now bound to this request.
   */
  async bind({ owner, key }: IdempotencyKeyId, requestHash: Buffer): Promise<boolean> {
    const values = [owner, key, requestHash, this.clock.now()];
    const [bound] = await this.database.query<Pick<IdempotencyKeyRow, 'requestHash'>>(BIND, values);
    await this.database.query(DROP_OLDEST, [owner]);
    return bound?.requestHash.equals(requestHash) ?? false;
  }

  /** Returns the key with its response, or null if it does not exist. */
  find(id: IdempotencyKeyId): Promise<IdempotencyKeyRow | null> {
    return this.database.of(this.rows).findOneBy(id);
  }

  /** Stores the response of the request that reserved the key. */
  async storeResponse(id: IdempotencyKeyId, status: number, body: unknown): Promise<void> {
    await this.database.of(this.rows).update(id, { status, body: body as object });
    await this.database.query(DROP_OLDEST, [id.owner]);
  }

  /** Deletes the responses that show bookings of a player who will be gone. */
  async forget(playerId: PlayerId): Promise<void> {
    await this.database.query(FORGET, [playerId]);
  }

  /** Deletes the key, so that the request can be sent again. */
  async release(id: IdempotencyKeyId): Promise<void> {
    await this.database.of(this.rows).delete(id);
  }
}
