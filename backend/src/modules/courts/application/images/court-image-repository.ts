import type { CourtId } from '../../../../kernel/domain/ids.js';

/** Stores which image a court shows. */
export abstract class CourtImageRepository {
  /**
   * Sets the image of a court. Returns the previous address and the name of the court for the audit
   * log.
   * @throws CourtNotFound
   */
  abstract change(courtId: CourtId, imageUrl: string): Promise<{ before: string | null; label: string }>;

  /** Returns true if any court or venue shows the image with this address. */
  abstract isShown(imageUrl: string): Promise<boolean>;
}
