import { EntitySchema } from 'typeorm';

/** A mail that was sent. */
export interface SentMailRow {
  key: string;
  sentAt: Date;
}

export const SentMailSchema = new EntitySchema<SentMailRow>({
  name: 'SentMail',
  tableName: 'sent_mails',
  columns: {
    key: { type: 'text', primary: true },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
  },
});
