/** An address that was given to an admin to send one file to. */
export interface Upload {
  id: string;
  adminId: string;
  /** Where the file goes, without the signature. */
  address: string;
  createdAt: Date;
  expiresAt: Date;
  /** When its file became a picture. */
  usedAt: Date | null;
}

/** Under which key the file of an upload lies in the object store. */
export function uploadKey(id: string): string {
  return `uploads/${id}`;
}

/** The addresses that were given out. */
export abstract class Uploads {
  abstract add(upload: Upload): Promise<void>;
  /** What this admin was given, by its address. */
  abstract byAddress(address: string, adminId: string): Promise<Upload | null>;
  /** Answers `false` where somebody was faster. */
  abstract use(id: string, at: Date): Promise<boolean>;
  /** The ids of those that nobody can need any more: used and expired, or made before that instant. */
  abstract over(now: Date, madeBefore: Date): Promise<string[]>;
  abstract forget(id: string): Promise<void>;
}
