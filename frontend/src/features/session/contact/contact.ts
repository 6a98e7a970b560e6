/** The contact that players may enter, in the order in which the screens ask. */
export const contactFields = ['name', 'phone', 'email'] as const;

export type ContactField = (typeof contactFields)[number];

/** The contact of the player on the server. */
export interface KnownContact {
  name: string | null;
  phone?: string | null;
  email: string | null;
  /** True if the address is that of an account. It then changes in "Mi Cuenta" only. */
  emailVerified: boolean;
  /** True if the owner of the address wants no letters. */
  emailBlocked?: boolean;
}

/** The fields that the player has typed. An empty text removes the known one. */
export type ContactChange = Partial<Record<ContactField, string>>;

export interface ContactDraft {
  /** Returns what differs from what is known. Null if the name is missing: its field says so. */
  changes: () => ContactChange | null;
  /**
   * Shows at the fields why a change was not saved. Returns true if the player has to correct a
   * field; the focus then moves there if asked to.
   */
  show: (error: unknown, change: ContactChange, moveFocus: boolean) => boolean;
}
