import type { CalendarFile } from './calendar-files.js';

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
  /** The event of the booking, if the letter changes it. */
  readonly calendar?: CalendarFile;
  /** Where a mail program turns reminders off with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The mail server will never take this mail, because of its recipient or its content. */
export class MailRefused extends Error {}

/** Sends mails, or stores them if the installation has no mail server. */
export abstract class MailSender {
  /**
   * Rejects if the mail could not be handed over; the caller may try again.
   * @throws MailRefused if trying again is useless
   */
  abstract send(mail: Mail): Promise<void>;
}
