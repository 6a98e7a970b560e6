import type { AdminId } from '../../../kernel/domain/ids.js';

/** An invitation that is not accepted yet. Its token is not stored. */
export interface Invitation {
  readonly adminId: AdminId;
  readonly seed: Buffer;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** Stores invitations, at most one for each account. */
export abstract class InvitationRepository {
  /** Replaces an earlier invitation of the account. */
  abstract put(invitation: Invitation, at: Date): Promise<void>;

  /** Returns the invitation of an account, also one that is over, or null. */
  abstract of(adminId: AdminId): Promise<Invitation | null>;

  /** Returns the invitation with this hash unless its time is over, or null. */
  abstract byHash(tokenHash: Buffer, at: Date): Promise<Invitation | null>;

  /** Removes an invitation. Returns false if there was none: it was used meanwhile. */
  abstract remove(tokenHash: Buffer): Promise<boolean>;

  /** Removes the invitation of an account, if there is one. */
  abstract withdraw(adminId: AdminId): Promise<void>;
}
