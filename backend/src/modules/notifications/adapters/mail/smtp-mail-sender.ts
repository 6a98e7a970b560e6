import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, MailSender } from '../../application/mail-sender.js';

const TIMEOUT_MS = 15_000;

/**
 * Sends mails over SMTP. The key becomes the Message-ID, by which mail programs recognize a
 * duplicate.
 */
export class SmtpMailSender extends MailSender {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport(smtpUrl, {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as object);
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
