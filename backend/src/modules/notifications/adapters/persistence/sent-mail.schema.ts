import { EntitySchema } from 'typeorm';
import type { LetterOutcome } from '../../domain/letter-limit.js';

/** A letter that was sent, or that was not to be sent. */
export interface SentMailRow {
  key: string;
  sentAt: Date;
  addressId: string | null;
  outcome: LetterOutcome;
  counts: boolean;
}

export const SentMailSchema = new EntitySchema<SentMailRow>({
  name: 'SentMail',
  tableName: 'sent_mails',
  columns: {
    key: { type: 'text', primary: true },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
    addressId: { type: 'uuid', name: 'address_id', nullable: true },
    outcome: { type: 'text', default: 'sent' },
    counts: { type: 'boolean', default: true },
  },
});
