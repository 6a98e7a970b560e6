import { EntitySchema } from 'typeorm';

/** A row of `players`. */
export interface PlayerRow {
  id: string;
  createdAt: Date;
  email: string | null;
  /** When the hourly purge looks at the player next; `null` if the player has records. */
  purgeAt: Date | null;
}

export const PlayerSchema = new EntitySchema<PlayerRow>({
  name: 'Player',
  tableName: 'players',
  columns: {
    id: { type: 'text', primary: true },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    email: { type: 'text', nullable: true },
    purgeAt: {
      type: 'timestamptz',
      name: 'purge_at',
      nullable: true,
      default: () => "(now() + '30 days'::interval)",
    },
  },
});
