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

/** The parts of a letter. */
interface LetterContent {
  readonly letter: Letter;
  readonly calendar?: CalendarFile;
}

/** Whom a letter is for. */
interface Addressed {
  /** Stable for one occasion, see `Mail.key`. */
  readonly key: string;
  readonly to: string;
  /** How the letter greets its reader. */
  readonly name?: string | null;
  /** How much the letter matters if the owner of its address has decided nothing. */
  readonly weight?: LetterWeight;
  /** True if the reader can turn reminders off with the letter: all letters about bookings. */
  readonly isAboutBooking?: boolean;
}

/** A letter with its recipient. */
export type PostedLetter = Addressed & LetterContent;

/** A letter that is written once it may be sent. */
export type LetterDraft = Addressed & { readonly write: () => LetterContent };

interface Admitted {
  readonly draft: LetterDraft;
  readonly address: MailAddress;
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
  post({ letter, calendar, ...addressed }: PostedLetter): Promise<void> {
    const content = calendar ? { letter, calendar } : { letter };
    return this.postAll(async () => [{ ...addressed, write: () => content }]);
  }

  /**
   * Does the same for several letters. What they need is read in the transaction that admits them.
   * A letter that fails does not keep the others back.
   */
  async postAll(draftAll: () => Promise<readonly LetterDraft[]>): Promise<void> {
    const admitted = await this.unitOfWork.run(async () => this.admitAll(await draftAll()));
    const failures: unknown[] = [];
    for (const each of admitted) await this.leave(each).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Two transactions with the same addresses lock them in the same order. */
  private async admitAll(drafts: readonly LetterDraft[]): Promise<Admitted[]> {
    const addresses = new Map<LetterDraft, MailAddress | null>();
    for (const draft of drafts.toSorted((a, b) => (a.to < b.to ? -1 : 1)))
      addresses.set(draft, await this.admit(draft));
    return drafts.flatMap((draft) => {
      const address = addresses.get(draft);
      return address ? [{ draft, address }] : [];
    });
  }

  /** Returns the address if the letter may be sent. Its lock makes the count exact. */
  private async admit({ key, to, weight = 'ordinary' }: LetterDraft): Promise<MailAddress | null> {
    const at = this.clock.now();
    const address = await this.addresses.lock(to, at);
    const { isDone, others } = await this.sent.before(key, {
      addressId: address.id,
      since: countedSince(at),
    });
    if (isDone) return null;
    const outcome = outcomeFor(address.state, others, weight);
    await this.sent.record(key, { addressId: address.id, outcome, at, counts: weight !== 'paid' });
    return outcome === 'sending' ? address : null;
  }

  private async leave({ draft, address }: Admitted): Promise<void> {
    const outcome = await this.send(await this.mailOf(draft, address));
    const counts = draft.weight !== 'paid';
    await this.sent.record(draft.key, { addressId: address.id, outcome, at: this.clock.now(), counts });
  }

  private async mailOf(draft: LetterDraft, { id, state }: MailAddress): Promise<Mail> {
    const { key, to, name = null, isAboutBooking = false } = draft;
    const { letter, calendar } = draft.write();
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
