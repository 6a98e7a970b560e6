import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { CodeExpired, WrongEmailCode } from '../../domain/player-errors.js';
import { CodeLimits } from './code-limits.js';
import { EmailCodeDigits } from '../ports/email-code-digits.js';
import { EmailCodeRepository } from '../ports/email-code-repository.js';

/**
 * The act that a code allows: to sign in with one browser, to erase the account, or to change one
 * booking.
 */
export type EmailCodePurpose = `sign_in:${string}` | 'erase' | `manage:${string}`;

/** A code that can still be used, for the letter that takes it to its owner. */
export interface SentEmailCode {
  readonly email: string;
  readonly purpose: EmailCodePurpose;
  readonly digits: string;
  readonly expiresAt: Date;
}

/** How long a code is valid. */
export const CODE_SECONDS = 600;
const MAX_ATTEMPTS = 5;

/**
 * Codes of six digits that prove who reads a mailbox (docs/adr/0044). A code belongs to an address
 * and a purpose, is valid for ten minutes and five attempts, and is used once.
 */
@Injectable()
export class EmailCodes {
  constructor(
    private readonly codes: EmailCodeRepository,
    private readonly digits: EmailCodeDigits,
    private readonly limits: CodeLimits,
    private readonly events: Events,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Sends a code, which replaces an earlier one for the same purpose. It does the same for every
   * address, so that the response does not reveal who has an account.
   * @param known the key of a browser that an account of this mailbox knows, or null
   * @throws TooManyEmailCodes if this mailbox was sent too many
   */
  async request(email: string, purpose: EmailCodePurpose, known: Buffer | null = null): Promise<void> {
    await this.limits.admitLetter(email, purpose, known);
    const id = this.ids.next();
    const expiresAt = new Date(this.clock.now().getTime() + CODE_SECONDS * 1000);
    await this.work.run(async () => {
      await this.codes.put({ id, email, purpose, expiresAt });
      await this.events.publish({ name: 'player.code_requested', payload: { codeId: id } });
    });
  }

  /**
   * Counts the attempt and returns the id of the code if it is the right one. The caller has to
   * {@link spend} it in the transaction of what it allows. The count is exact, also for attempts
   * that run at the same time.
   * @throws WrongEmailCode, CodeExpired
   */
  async match(email: string, typed: string, purpose: EmailCodePurpose): Promise<string> {
    if (!/^\d{6}$/.test(typed)) throw new WrongEmailCode(); // no guess, so it is not counted
    const id = await this.codes.attempt(email, purpose, { at: this.clock.now(), max: MAX_ATTEMPTS });
    if (id === null) throw new CodeExpired();
    if (!this.digits.match(id, typed)) throw new WrongEmailCode();
    return id;
  }

  /**
   * Removes the code in the ambient transaction, so that it is used once.
   * @throws CodeExpired if another request has used it
   */
  async spend(codeId: string): Promise<void> {
    if (!(await this.codes.remove(codeId))) throw new CodeExpired();
  }

  /** Returns a code for its letter, or null if it can no longer be used. */
  async codeOf(codeId: string): Promise<SentEmailCode | null> {
    const code = await this.codes.find(codeId, this.clock.now());
    if (!code) return null;
    const { email, expiresAt } = code;
    return {
      email,
      purpose: code.purpose as EmailCodePurpose,
      digits: this.digits.of(codeId),
      expiresAt,
    };
  }
}
