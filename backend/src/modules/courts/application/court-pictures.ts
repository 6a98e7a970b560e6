/** Which picture is shown where. */
export abstract class CourtPictures {
  /** Shows this picture from now on, and answers what was shown before and what people call the court. @throws CourtNotFound */
  abstract change(courtId: string, imageUrl: string): Promise<{ before: string | null; label: string }>;
  /** Whether any court or venue shows the picture of this address. */
  abstract isShown(imageUrl: string): Promise<boolean>;
}
