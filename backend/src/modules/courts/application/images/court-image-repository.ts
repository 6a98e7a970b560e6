/** Stores which image a court shows. */
export abstract class CourtImageRepository {
  /**
   * Sets the image of a court. Returns the previous address and the name of the court for the audit
   * log.
   * @throws CourtNotFound
   */
  abstract change(courtId: string, imageUrl: string): Promise<{ before: string | null; label: string }>;

  /** Lets every court that shows an image show another one. */
  abstract replace(from: string, to: string): Promise<void>;

  /**
   * Returns the addresses of the shown images that have the form of a former version. Some may be
   * of other servers.
   */
  abstract formerAddresses(): Promise<string[]>;

  /** Returns true if any court or venue shows the image with this address. */
  abstract isShown(imageUrl: string): Promise<boolean>;
}
