/** A mail that is ready to send. */
export interface Mail {
  /**
   * Stable for one occasion of one booking, so that a mail program recognizes a mail that arrives
   * twice.
   */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file. */
  readonly calendar?: { readonly filename: string; readonly content: string };
}

/** Sends mails, or stores them if the installation has no mail server. */
export abstract class MailSender {
  /** Rejects if the mail could not be handed over; the caller may try again. */
  abstract send(mail: Mail): Promise<void>;
}
