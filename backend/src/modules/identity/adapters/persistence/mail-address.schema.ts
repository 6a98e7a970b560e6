import { EntitySchema } from 'typeorm';

/** An e-mail address that letters went to. At most one of the two instants is set. */
export interface MailAddressRow {
  id: string;
  /** Of the mailbox, with a key of the database. */
  hash: Buffer;
  masked: string;
  verifiedAt: Date | null;
  blockedAt: Date | null;
  /** When its owner turned the reminders of games off. */
  remindersOffAt: Date | null;
  /** When a letter was last to be sent to it. */
  usedAt: Date;
}

export const MailAddressSchema = new EntitySchema<MailAddressRow>({
  name: 'MailAddress',
  tableName: 'mail_addresses',
  columns: {
    id: { type: 'uuid', primary: true },
    hash: { type: 'bytea', unique: true },
    masked: { type: 'text' },
    verifiedAt: { type: 'timestamptz', name: 'verified_at', nullable: true },
    blockedAt: { type: 'timestamptz', name: 'blocked_at', nullable: true },
    remindersOffAt: { type: 'timestamptz', name: 'reminders_off_at', nullable: true },
    usedAt: { type: 'timestamptz', name: 'used_at' },
  },
});
