import { EntitySchema } from 'typeorm';

/** A row of `push_subscriptions`: a browser that wants reminders. */
export interface PushSubscriptionRow {
  sessionIdHash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

export const PushSubscriptionSchema = new EntitySchema<PushSubscriptionRow>({
  name: 'PushSubscription',
  tableName: 'push_subscriptions',
  columns: {
    sessionIdHash: { type: 'bytea', name: 'session_id_hash', primary: true },
    endpoint: { type: 'text', unique: true },
    p256dh: { type: 'text' },
    auth: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
