import { EntitySchema } from 'typeorm';

/** The key of the hashes of e-mail addresses. Only `mail_address_hash` in the database reads it. */
interface MailAddressKeyRow {
  onlyOne: boolean;
  key: Buffer;
}

export const MailAddressKeySchema = new EntitySchema<MailAddressKeyRow>({
  name: 'MailAddressKey',
  tableName: 'mail_address_key',
  columns: {
    onlyOne: { type: 'boolean', name: 'only_one', primary: true, default: true },
    key: { type: 'bytea' },
  },
});
