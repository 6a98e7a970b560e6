import type { Mail } from './mail-sender.js';

/** Mails that are kept instead of sent. */
export interface KeptMails {
  all(): Promise<Mail[]>;
}

/** `null` where mails are really sent. */
export const KEPT_MAILS = Symbol('KeptMails');
