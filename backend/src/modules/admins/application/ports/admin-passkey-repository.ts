import type { Passkey } from '../../../sign-in/index.js';
import type { SignedInAccount } from './admin-repository.js';

/** A passkey with the enabled admin to whom it belongs. */
export interface AdminPasskey {
  admin: SignedInAccount;
  passkey: Passkey;
}

/** Finds admins by their passkeys, and stores the challenges that are open. */
export abstract class AdminPasskeyRepository {
  /** Returns the passkey with this credential unless its admin is disabled, or null. */
  abstract byCredential(credentialId: string): Promise<AdminPasskey | null>;

  abstract keepChallenge(challenge: string, expiresAt: Date): Promise<void>;

  /** Removes the challenge. Returns false if it is unknown, used or too old. */
  abstract takeChallenge(challenge: string, at: Date): Promise<boolean>;
}
