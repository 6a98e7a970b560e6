import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, MailRefused, MailSender } from '../../application/mail-sender.js';

/** How long the mail server may be silent, in each phase. */
const SILENCE_MS = 15_000;

interface SmtpSettings {
  readonly smtpUrl: string;
  readonly from: string;
  /** Where mail servers report letters that they could not deliver; by default, `from`. */
  readonly bounce: string | null;
}

/** The fields that nodemailer adds to an error that is a response of the mail server. */
interface SmtpError {
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * Sends mails over SMTP. If the mail server takes a mail and its response is lost, the mail is sent
 * again, because the sender cannot know. The key becomes the Message-ID, by which mail programs
 * recognize a duplicate (docs/adr/0028). An event is both a part that a mail program understands
 * (RFC 6047) and a file.
 */
export class SmtpMailSender extends MailSender {
  private readonly transport: Transporter;

  constructor(
    private readonly settings: SmtpSettings,
    silenceMs = SILENCE_MS,
  ) {
    super();
    this.transport = createTransport({
      url: settings.smtpUrl,
      dnsTimeout: silenceMs,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    });
  }

  override async send({ key, to, calendar, unsubscribeUrl, ...content }: Mail): Promise<void> {
    const { from, bounce } = this.settings;
    const mail = {
      ...content,
      from,
      to,
      messageId: `<${key.replaceAll(':', '.')}@saque>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl)),
      },
      ...(bounce === null ? {} : { envelope: { from: bounce, to } }),
      ...(calendar ? { icalEvent: calendar } : {}),
    };
    await this.transport.sendMail(mail).catch((error: unknown) => {
      throw told(error);
    });
  }
}

/** RFC 8058. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The words of a mail server may contain the address. Neither logs nor the queue may keep it. */
function told(error: unknown): unknown {
  const { command, response } = (error ?? {}) as SmtpError;
  if (response === undefined) return error;
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? 'no code';
  const message = `the mail server says ${codes} to ${command ?? 'the connection'}`;
  return isFinal(error as SmtpError) ? new MailRefused(message) : new Error(message);
}

/**
 * True if the mail server refuses this recipient or this content for good. A refusal of the sender,
 * or one for reasons of policy (X.7.X in RFC 3463: "relaying denied", "authentication required"),
 * is about our settings. The operator mends them, and the queue tries again until then.
 */
function isFinal({ command, responseCode, response }: SmtpError): boolean {
  const isRefusal = responseCode !== undefined && responseCode >= 550 && responseCode <= 559;
  const isAboutPolicy = /^5\d\d[ -]5\.7\./.test(response ?? '');
  return isRefusal && !isAboutPolicy && (command === 'RCPT TO' || command === 'DATA');
}
