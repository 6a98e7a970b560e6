import type { AdminId } from '../../../../kernel/domain/ids.js';

/** A sign-in with the right password that waits for its second step. */
export interface PendingSignIn {
  adminId: AdminId;
  username: string;
  hasInitialPassword: boolean;
}

/** The ceremony for which a challenge or key is kept. */
export type CeremonyPurpose = 'use-passkey' | 'create-passkey' | 'app-key';

/** A value that the holder of a token must use within a time. */
export interface Ceremony {
  /** The hash of the token of a sign-in or a session. */
  holder: Buffer;
  adminId: AdminId;
  purpose: CeremonyPurpose;
  value: Buffer;
  at: Date;
  expiresAt: Date;
}

/**
 * Stores sign-ins that wait for their second step, under the hash of their token. They have a table
 * of their own, so that no statement about admin sessions can take one for a session.
 */
export abstract class PendingSignInRepository {
  /** Also removes the expired ones of this admin. */
  abstract add(idHash: Buffer, adminId: AdminId, at: Date, expiresAt: Date): Promise<void>;

  /** Returns null if the sign-in is unknown or over, or if the admin is disabled. */
  abstract find(idHash: Buffer, at: Date): Promise<PendingSignIn | null>;

  /** Counts an attempt. Ends the sign-in and returns false if it has had `max` before. */
  abstract attempt(idHash: Buffer, max: number): Promise<boolean>;

  /** Returns false if the sign-in has ended before. */
  abstract end(idHash: Buffer): Promise<boolean>;

  /** Ends every pending sign-in of an admin, because the password is another one now. */
  abstract endAllOf(adminId: AdminId): Promise<void>;

  /** Keeps a value for the holder of a token. Replaces an earlier one for the same purpose. */
  abstract keep(ceremony: Ceremony): Promise<void>;

  /** Returns the value, or null if there is none or if its time is over. */
  abstract look(holder: Buffer, purpose: CeremonyPurpose, at: Date): Promise<Buffer | null>;

  /** Does the same as {@link look} and removes the value, so that it is used once. */
  abstract take(holder: Buffer, purpose: CeremonyPurpose, at: Date): Promise<Buffer | null>;
}
