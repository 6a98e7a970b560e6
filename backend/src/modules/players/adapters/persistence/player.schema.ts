import { EntitySchema } from 'typeorm';
import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A row of `players`: a guest, or an account if the address is verified (docs/adr/0044). */
export interface PlayerRow {
  id: PlayerId;
  createdAt: Date;
  name: string | null;
  /** In the form E.164. */
  phone: string | null;
  email: string | null;
  emailVerifiedAt: Date | null;
  /** The mailbox of a verified address in one spelling (`mailbox_of`), computed by PostgreSQL. */
  mailbox: string | null;
  /** When the person was removed; then every field of the person is null. */
  erasedAt: Date | null;
  /**
   * When the hourly purge looks at the player next; `null` for accounts and players with records.
   */
  purgeAt: Date | null;
}

export const PlayerSchema = new EntitySchema<PlayerRow>({
  name: 'Player',
  tableName: 'players',
  columns: {
    id: { type: 'text', primary: true },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    name: { type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    email: { type: 'text', nullable: true },
    emailVerifiedAt: { type: 'timestamptz', name: 'email_verified_at', nullable: true },
    mailbox: {
      type: 'text',
      nullable: true,
      generatedType: 'STORED',
      asExpression: 'CASE WHEN (email_verified_at IS NOT NULL) THEN mailbox_of(email) ELSE NULL::text END',
    },
    erasedAt: { type: 'timestamptz', name: 'erased_at', nullable: true },
    purgeAt: {
      type: 'timestamptz',
      name: 'purge_at',
      nullable: true,
      default: () => "(now() + '30 days'::interval)",
    },
  },
});
