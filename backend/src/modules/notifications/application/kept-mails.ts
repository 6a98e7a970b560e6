import type { Mail } from './mail-sender.js';

/** Mails that are kept instead of sent. */
export interface KeptMails {
  all(): Promise<Mail[]>;
}

/** `null` wherever this is not the embedded default: mails are nobody else's business. */
export const KEPT_MAILS = Symbol('KeptMails');
