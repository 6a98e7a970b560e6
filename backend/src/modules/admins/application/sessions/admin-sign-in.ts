import { Injectable } from '@nestjs/common';
import { SecurityLog, UNKNOWN_NAME } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { WrongCredentials } from '../../domain/admin-errors.js';
import { AdminDeviceRepository } from '../ports/admin-device-repository.js';
import { AdminRepository, type SignedInAccount } from '../ports/admin-repository.js';
import { AdminSessions } from './admin-sessions.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { type Browser, SessionTokens } from '../../../sign-in/index.js';
import { SignInLimits } from './sign-in-limits.js';

/** How long a browser stays known after a sign-in; browsers keep no cookie for longer. */
export const DEVICE_LIFETIME_SECONDS = 400 * 86_400;

/** The body with which an admin signs in. */
export interface SignInCommand {
  username: string;
  password: string;
  browser: Browser;
}

/** The new session, and the token by which this browser is known from now on. */
export interface SignedIn {
  account: SignedInAccount;
  sessionToken: string;
  deviceToken: string;
}

/** Signs admins in with their name and password. */
@Injectable()
export class AdminSignIn {
  private decoyHash: Promise<string> | null = null;

  constructor(
    private readonly admins: AdminRepository,
    private readonly sessions: AdminSessions,
    private readonly devices: AdminDeviceRepository,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Starts a session, which replaces the earlier one of this browser. If the admin has a second
   * factor, or has to have one, returns only the token of a sign-in that waits for it.
   * @throws TooManyAttempts see {@link SignInLimits}
   * @throws WrongCredentials for an unknown name and for a wrong password, after the same work
   */
  async execute({
    username,
    password,
    browser,
  }: SignInCommand): Promise<SignedIn | { pendingToken: string }> {
    const account = await this.admins.byUsername(username);
    const knownDevice = await this.knownDevice(username, browser);
    const actor = account?.id ?? UNKNOWN_NAME;
    // PostgreSQL and JavaScript fold case differently, so the name comes from the stored account.
    const name = account?.username ?? username;
    const { addressKey } = browser;
    const takeBack = await this.limits.admit({ name, addressKey, knownDevice, actor });
    const isRight = await this.hasher.verify(account?.passwordHash ?? (await this.decoy()), password);
    if (!account || !isRight) {
      const reason = account ? 'wrong-password' : 'unknown-name';
      this.security.record({ event: 'sign-in', outcome: 'failure', reason, actor });
      throw new WrongCredentials();
    }
    await takeBack();
    return this.enter(account, browser);
  }

  /** Does what follows the right password: opens the session, or begins the second step. */
  async enter(account: SignedInAccount, browser: Browser): Promise<SignedIn | { pendingToken: string }> {
    const pendingToken = await this.sessions.beginSecondStep(account.id, browser);
    return pendingToken === null ? this.open(account, browser, null) : { pendingToken };
  }

  /**
   * Starts the session of an admin who has proved who they are.
   * @param secondStep how the admin took the second step, in the words of the security log
   */
  async open(account: SignedInAccount, browser: Browser, secondStep: string | null): Promise<SignedIn> {
    const { id, username } = account;
    const knownDevice = (await this.knownDevice(username, browser)) !== null;
    const sessionToken = await this.sessions.start(id, browser, secondStep !== null);
    const device = await this.deviceOf(browser);
    await this.devices.remember(id, device.idHash, this.clock.now());
    const reason = secondStep === null ? {} : { reason: secondStep };
    this.security.record({ event: 'sign-in', outcome: 'success', ...reason, actor: id, knownDevice });
    return { account, sessionToken, deviceToken: device.token };
  }

  /** Returns the id of this browser if the admin has signed in with it before. */
  async knownDevice(username: string, { deviceToken }: Browser): Promise<Buffer | null> {
    const idHash = deviceToken === undefined ? null : this.tokens.hashOf(deviceToken);
    if (!idHash) return null;
    const since = new Date(this.clock.now().getTime() - DEVICE_LIFETIME_SECONDS * 1000);
    return (await this.devices.isKnown(username, idHash, since)) ? idHash : null;
  }

  /** Keeps the token of a browser only if we have issued it: a thief may know another one. */
  private async deviceOf({ deviceToken }: Browser): Promise<{ token: string; idHash: Buffer }> {
    const idHash = deviceToken === undefined ? null : this.tokens.hashOf(deviceToken);
    if (deviceToken !== undefined && idHash && (await this.devices.isIssued(idHash)))
      return { token: deviceToken, idHash };
    return this.tokens.issue();
  }

  /** The hash that an unknown name is verified against, so that it takes the same time. */
  private decoy(): Promise<string> {
    return (this.decoyHash ??= this.hasher.hash(this.tokens.issue().token));
  }
}
