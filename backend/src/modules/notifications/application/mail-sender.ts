/** A mail ready to go. `key` is stable for one occasion of one booking, so that a mail sent twice can be told. */
export interface Mail {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file. */
  readonly calendar?: { readonly filename: string; readonly content: string };
}

/** Sends mail, or keeps it where it can be read. An error means: try again. */
export abstract class MailSender {
  abstract send(mail: Mail): Promise<void>;
}

/** Which mails have gone out. */
export abstract class SentMails {
  abstract has(key: string): Promise<boolean>;
  abstract add(key: string, at: Date): Promise<void>;
}
