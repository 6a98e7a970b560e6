/** How an object may be sent to an upload address. */
export interface UploadTerms {
  /** The one `Content-Type` it may be sent with; `null` where any will do. */
  contentType: string | null;
  /** For how long, in seconds. */
  seconds: number;
  /** The site as the caller's browser knows it (`https://saque.example`), for stores that are a part of it. */
  site: string;
}

/** Files under keys such as `uploads/<id>` and `images/<name>.webp`: a bucket, or a folder. */
export abstract class ObjectStore {
  /** An address to which whoever has it may send one object with `PUT`, and nothing else. */
  abstract uploadUrl(key: string, terms: UploadTerms): Promise<string>;

  /** The bytes of an object, or `null` where there is none. @throws ImageTooLarge, StorageAway */
  abstract read(key: string, atMostBytes: number): Promise<Buffer | null>;

  /** Keeps what never changes under its key. It is there as a whole or not at all. @throws StorageAway */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;

  /** Removes an object; one that is not there is fine. @throws StorageAway */
  abstract remove(key: string): Promise<void>;

  /** The address under which browsers get what was `put`. */
  abstract publicUrl(key: string): string;
}
