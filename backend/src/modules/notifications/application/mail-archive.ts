import type { Mail } from './mail-sender.js';

/**
 * The mails that this installation stores instead of sending. The token is bound to null outside
 * the embedded default, because there only the recipient may read a mail.
 */
export abstract class MailArchive {
  /** Returns every stored mail. */
  abstract all(): Promise<Mail[]>;
}
