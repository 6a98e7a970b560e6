/** The conditions under which a browser may send an object to an upload address. */
export interface UploadTerms {
  /** The only `Content-Type` that is accepted, or null if every type is accepted. */
  contentType: string | null;
  /** How long the address is valid, in seconds. */
  seconds: number;
  /**
   * The origin of the site as the browser knows it (`https://saque.example`). A store that is part
   * of the site builds its upload addresses with it.
   */
  site: string;
}

/** Files under keys such as `uploads/<id>` and `images/<name>.webp`, in a bucket or in a folder. */
export abstract class ObjectStore {
  /** Returns a signed address that accepts one object with `PUT`. */
  abstract uploadUrl(key: string, terms: UploadTerms): Promise<string>;

  /**
   * Returns the bytes of an object, or null if there is none. Never holds more than `atMostBytes`
   * in memory.
   * @throws ImageTooLarge if the object is larger than `atMostBytes`
   * @throws StorageUnavailable
   */
  abstract read(key: string, atMostBytes: number): Promise<Buffer | null>;

  /**
   * Stores an object that never changes. The object becomes visible only when it is complete.
   * @throws StorageUnavailable
   */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;

  /** Removes an object. A missing object is not an error. @throws StorageUnavailable */
  abstract remove(key: string): Promise<void>;

  /** Returns the address from which browsers load an object that was stored with `put`. */
  abstract publicUrl(key: string): string;
}
