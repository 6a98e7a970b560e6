import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { type MailAddress, MailAddresses, MailAddressLinks } from '../../players/index.js';
import { asText, frameFor, type Letter } from '../domain/letter.js';
import { countedSince, type LetterOutcome, type LetterWeight, outcomeFor } from '../domain/letter-limit.js';
import type { CalendarFile } from './calendar-files.js';
import { LetterDesign } from './letter-design.js';
import { type Mail, MailRefused, MailSender } from './mail-sender.js';
import { SentMailRepository } from './sent-mail-repository.js';

/** A letter with its recipient. */
export interface PostedLetter {
  /** Stable for one occasion, see `Mail.key`. */
  readonly key: string;
  readonly to: string;
  /** How the letter greets its reader. */
  readonly name?: string | null;
  readonly letter: Letter;
  /** How much the letter matters if the owner of its address has decided nothing. */
  readonly weight?: LetterWeight;
  /** True if the reader can turn reminders off with the letter: all letters about bookings. */
  readonly isAboutBooking?: boolean;
  readonly calendar?: CalendarFile;
}

/**
 * The only way in which letters leave. It respects what the owner of an address has decided, and
 * sends three letters a day to an address whose owner has decided nothing, besides those about
 * bookings that were paid (club.md §1 "Letters").
 */
@Injectable()
export class LetterBox {
  private readonly logger = new Logger('letters');

  constructor(
    private readonly addresses: MailAddresses,
    private readonly links: MailAddressLinks,
    private readonly design: LetterDesign,
    private readonly mails: MailSender,
    private readonly sent: SentMailRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a letter once, or records why it was not sent. An attempt that fails keeps its place
   * among the letters of the day, because it may have arrived; the next attempt takes the same.
   */
  async post(posted: PostedLetter): Promise<void> {
    const address = await this.unitOfWork.run(() => this.admit(posted));
    if (address === null) return;
    const outcome = await this.send(await this.mailOf(posted, address));
    const counts = posted.weight !== 'paid';
    await this.sent.record(posted.key, { addressId: address.id, outcome, at: this.clock.now(), counts });
  }

  /** Returns the address if the letter may be sent. Its lock makes the count exact. */
  private async admit({ key, to, weight = 'ordinary' }: PostedLetter): Promise<MailAddress | null> {
    const at = this.clock.now();
    const address = await this.addresses.lock(to, at);
    if (await this.sent.has(key)) return null;
    const others = await this.sent.countTo(address.id, { since: countedSince(at), exceptKey: key });
    const outcome = outcomeFor(address.state, others, weight);
    await this.sent.record(key, { addressId: address.id, outcome, at, counts: weight !== 'paid' });
    return outcome === 'sending' ? address : null;
  }

  private async mailOf(posted: PostedLetter, { id, state }: MailAddress): Promise<Mail> {
    const { key, to, name = null, letter, isAboutBooking = false, calendar } = posted;
    const url = this.links.urlOf(id);
    const frame = frameFor(name, {
      decideAt: state === 'verified' ? null : url,
      remindersAt: isAboutBooking ? url : null,
      why: letter.why,
    });
    return {
      key,
      to,
      subject: letter.subject,
      text: asText(letter, frame),
      html: await this.design.draw(letter, frame),
      ...(calendar ? { calendar } : {}),
      ...(isAboutBooking ? { unsubscribeUrl: this.links.unsubscribeUrlOf(id) } : {}),
    };
  }

  private async send(mail: Mail): Promise<Extract<LetterOutcome, 'sent' | 'refused'>> {
    try {
      await this.mails.send(mail);
      return 'sent';
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      this.logger.warn({ key: mail.key, reason: error.message }, 'a mail server refuses a letter for good');
      return 'refused';
    }
  }
}
