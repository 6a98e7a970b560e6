import { EntitySchema } from 'typeorm';

/** One `Idempotency-Key` of one session, or of the link of one letter. */
export interface IdempotencyKeyRow {
  /** The key of the player's or admin's session in hexadecimal digits, or `link:` and a hash. */
  owner: string;
  key: string;
  /** SHA-256 of the method, path and body that the key stands for. */
  requestHash: Buffer;
  /** The status of the stored response; null until the request has succeeded. */
  status: number | null;
  body: object | null;
  createdAt: Date;
}

export const IdempotencyKeySchema = new EntitySchema<IdempotencyKeyRow>({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  columns: {
    owner: { type: 'text', primary: true },
    key: { type: 'text', primary: true },
    requestHash: { type: 'bytea', name: 'request_hash' },
    status: { type: 'smallint', nullable: true },
    body: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
