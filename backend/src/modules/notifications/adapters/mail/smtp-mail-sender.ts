import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, MailSender } from '../../application/mail-sender.js';

/** How long the mail server may be silent, in each phase. */
const SILENCE_MS = 15_000;

/**
 * Sends mails over SMTP. If the mail server takes a mail and its response is lost, the mail is sent
 * again: nobody can know. The key becomes the Message-ID, by which mail programs recognize a
 * duplicate (docs/adr/0028).
 */
export class SmtpMailSender extends MailSender {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
    silenceMs = SILENCE_MS,
  ) {
    super();
    this.transport = createTransport({
      url: smtpUrl,
      dnsTimeout: silenceMs,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    });
  }

  override async send({ key, to, subject, text, html, calendar }: Mail): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      to,
      subject,
      text,
      html,
      messageId: `<${key.replaceAll(':', '.')}@saque>`,
      ...(calendar ? { attachments: [{ ...calendar, contentType: 'text/calendar; charset=utf-8' }] } : {}),
    });
  }
}
