/** The keys of the mails that were sent. */
export abstract class SentMailRepository {
  /** Returns true if the mail with this key was sent. */
  abstract has(key: string): Promise<boolean>;

  /** Records that the mail was sent. Keeps the first instant if it was recorded before. */
  abstract add(key: string, at: Date): Promise<void>;
}
