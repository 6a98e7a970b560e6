import type { AdminId } from '../../../../kernel/domain/ids.js';

/** An upload address that was given to an admin for one file. */
export interface Upload {
  id: string;
  adminId: AdminId;
  /** The upload address without its signature. */
  address: string;
  createdAt: Date;
  expiresAt: Date;
  /** When the file was made into an image of a court, or null. */
  usedAt: Date | null;
}

/** Returns the key of an uploaded file in the object store. */
export function uploadKey(id: string): string {
  return `uploads/${id}`;
}

/** Stores the upload addresses that were given out. */
export abstract class UploadRepository {
  abstract add(upload: Upload): Promise<void>;

  /** Returns the upload of this admin with this address, or null. */
  abstract byAddress(address: string, adminId: AdminId): Promise<Upload | null>;

  /** Marks an upload as used. Returns false if it is used already. */
  abstract use(id: string, at: Date): Promise<boolean>;

  /**
   * Returns the ids of up to 500 uploads that can be removed: those that are used and expired by
   * `now`, and those created before `createdBefore`.
   */
  abstract removable(now: Date, createdBefore: Date): Promise<string[]>;

  abstract remove(id: string): Promise<void>;
}
