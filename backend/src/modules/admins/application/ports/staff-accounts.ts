import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import type { AdminRights, Role } from '../../../roles/index.js';
import type { NamedAdmin } from '../../../sign-in/index.js';

/** An account of a person who works at venues, as stored. */
export interface StaffAccount extends NamedAdmin, AdminRights {
  /** Null for an admin who was created at the machine. */
  email: string | null;
  name: string;
  isEnabled: boolean;
  /** False for a person who signs in with passkeys only. */
  hasPassword: boolean;
}

/** Stores who works where. Every change belongs inside a unit of work that holds {@link lock}. */
export abstract class StaffAccounts {
  /** Lets no other unit of work change roles until this one ends. */
  abstract lock(): Promise<void>;

  /** Returns an account, also a disabled one, or null. */
  abstract find(id: AdminId): Promise<StaffAccount | null>;

  /** Returns the account that signs in with this address, also a disabled one, or null. */
  abstract byEmail(email: string): Promise<StaffAccount | null>;

  /**
   * Creates an account without any role, whose name at the sign-in is the address, or enables a
   * disabled one again, of which only the row stays. Returns its id.
   */
  abstract open(email: string, name: string, passwordHash: string): Promise<AdminId>;

  abstract rename(id: AdminId, name: string): Promise<void>;

  /** Stores the first password that a person has chosen; null for a person who wants none. */
  abstract setPassword(id: AdminId, passwordHash: string | null): Promise<void>;

  /** Sets the role at a venue; null removes it. */
  abstract setRole(id: AdminId, venueId: VenueId, role: Role | null): Promise<void>;

  /** Disables an account, removes what is left of its roles, and ends its sessions. */
  abstract disable(id: AdminId): Promise<void>;
}
