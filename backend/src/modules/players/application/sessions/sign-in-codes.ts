import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { type PlayerBrowser, SessionTokens } from '../../../sign-in/index.js';
import { CodeLimits } from '../codes/code-limits.js';
import { type EmailCodePurpose, EmailCodes } from '../codes/email-codes.js';
import { FreshSignIn } from './fresh-sign-in.js';
import { KnownBrowsers } from './known-browsers.js';

/** The body with which a player signs in. */
export interface CodeSignIn {
  readonly email: string;
  readonly code: string;
  readonly browser: PlayerBrowser;
  /** The key under which limits count the caller's network address. */
  readonly addressKey: string;
}

/** A code that is right. */
export interface MatchedCode {
  readonly id: string;
  /** Takes the attempt back that the limits have counted. */
  readonly forgive: () => Promise<void>;
}

/** The codes with which players sign in: sends them, and says whether one is right. */
@Injectable()
export class SignInCodes {
  constructor(
    private readonly codes: EmailCodes,
    private readonly limits: CodeLimits,
    private readonly fresh: FreshSignIn,
    private readonly browsers: KnownBrowsers,
    private readonly tokens: SessionTokens,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Sends a code to an address. Only the browser that asked for it can use it, so a reader to whom
   * the letter was forwarded cannot sign in.
   * @throws SignInAgain for another address of an account, long after the sign-in
   * @throws TooManyEmailCodes
   */
  async send(email: string, browser: PlayerBrowser): Promise<void> {
    await this.fresh.assertFor(email, browser.sessionToken);
    await this.codes.request(email, this.purposeIn(browser), await this.browsers.keyFor(email, browser));
  }

  /** @throws WrongEmailCode, CodeExpired, TooManyEmailCodes */
  async match({ email, code, browser, addressKey }: CodeSignIn): Promise<MatchedCode> {
    const known = await this.browsers.keyFor(email, browser);
    const forgive = await this.limits.admitAttempt(addressKey, known);
    const id = await this.codes.match(email, code, this.purposeIn(browser)).catch((error: unknown) => {
      this.security.record({ event: 'sign-in', outcome: 'failure', reason: 'email-code' });
      throw error;
    });
    return { id, forgive };
  }

  /** Uses up a code that is right, in the unit of work of the caller. */
  async spend({ id }: MatchedCode): Promise<void> {
    await this.codes.spend(id);
  }

  private purposeIn({ sessionToken }: PlayerBrowser): EmailCodePurpose {
    const session = sessionToken === undefined ? null : this.tokens.hashOf(sessionToken);
    return `sign_in:${session?.toString('base64url') ?? 'no session'}`;
  }
}
