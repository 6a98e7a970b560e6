import type { AdminId } from '../../../../kernel/domain/ids.js';
import type { Passkey } from '../../../sign-in/index.js';

/** The authenticator app of an admin as stored. */
export interface AuthenticatorApp {
  sealedKey: Buffer;
  createdAt: Date;
}

/** A recovery code as stored. */
export interface StoredRecoveryCode {
  id: string;
  codeHash: string;
}

/** Stores the second factors of admins. */
export abstract class SecondFactorRepository {
  /** Takes a lock that makes changes of one admin's factors wait for each other. */
  abstract lock(adminId: AdminId): Promise<void>;

  abstract app(adminId: AdminId): Promise<AuthenticatorApp | null>;

  /** Stores the app, or replaces the earlier one. `step` is the step of the code that proved it. */
  abstract saveApp(adminId: AdminId, sealedKey: Buffer, step: number, at: Date): Promise<void>;

  /** Replaces the sealed form of the key if it has not changed in between. */
  abstract reseal(adminId: AdminId, from: Buffer, to: Buffer): Promise<void>;

  /** Uses up a step and all before it. Returns false if the step has been used up before. */
  abstract useStep(adminId: AdminId, step: number): Promise<boolean>;

  abstract removeApp(adminId: AdminId): Promise<boolean>;

  /** Returns the passkeys of an admin, the oldest first. */
  abstract passkeys(adminId: AdminId): Promise<Passkey[]>;

  /** Returns false if the passkey exists. */
  abstract addPasskey(adminId: AdminId, passkey: Passkey): Promise<boolean>;

  /** Returns false if the counter is not above the stored one. Devices that do not count keep 0. */
  abstract usePasskey(id: string, state: Pick<Passkey, 'counter' | 'isBackedUp'>, at: Date): Promise<boolean>;

  /** Returns the name of the removed passkey, or null if the admin has none with this id. */
  abstract removePasskey(adminId: AdminId, id: string): Promise<string | null>;

  abstract unusedRecoveryCodes(adminId: AdminId): Promise<StoredRecoveryCode[]>;

  /** Returns false if the code has been used before. */
  abstract useRecoveryCode(id: string, at: Date): Promise<boolean>;

  /** Replaces all recovery codes of the admin; no codes removes them. */
  abstract replaceRecoveryCodes(adminId: AdminId, codeHashes: readonly string[]): Promise<void>;

  /** Removes every factor, the recovery codes and the count of wrong codes. */
  abstract removeAll(adminId: AdminId): Promise<void>;

  /** Returns the apps whose keys may have to be sealed again. */
  abstract allApps(): Promise<{ adminId: AdminId; sealedKey: Buffer }[]>;
}
