import { EntitySchema } from 'typeorm';

/** A code that was sent to an address. The code itself is derived from the id and never stored. */
export interface EmailCodeRow {
  id: string;
  email: string;
  purpose: string;
  attempts: number;
  expiresAt: Date;
}

export const EmailCodeSchema = new EntitySchema<EmailCodeRow>({
  name: 'EmailCode',
  tableName: 'email_codes',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    purpose: { type: 'text' },
    attempts: { type: 'integer', default: 0 },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});
