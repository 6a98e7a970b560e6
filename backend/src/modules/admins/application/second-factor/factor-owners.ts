import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { CodeUsed, NotConfirmed, WrongAppCode } from '../../domain/second-factor-errors.js';
import { AdminRequired } from '../../domain/admin-errors.js';
import { AdminRepository } from '../ports/admin-repository.js';
import {
  type Browser,
  type NamedAdmin,
  type OpenAdminSession,
  SessionTokens,
  type UsedPasskey,
} from '../../../sign-in/index.js';
import { AdminSignIn } from '../sessions/admin-sign-in.js';
import { FactorProofs } from './factor-proofs.js';
import { PasskeyConfirmations } from './passkey-confirmations.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { PendingSignIns, type WaitingSignIn } from '../sessions/pending-sign-ins.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

/** An admin who may change the second factors of the same account. */
export interface FactorOwner extends NamedAdmin {
  /** The hash of the token of the session, or of the pending sign-in. */
  holder: Buffer;
  /** The id of the open session, or `null`. */
  sessionId: string | null;
  /** The sign-in that waits for its first factor, or `null`. */
  signIn: WaitingSignIn | null;
  /** False for an admin who signs in with passkeys only. */
  hasPassword: boolean;
  browser: Browser;
  /** The id of this browser if the admin has signed in with it before. */
  device: Buffer | null;
}

/** The current password, a code of the app or a passkey, which every change asks for. */
export interface Confirmation {
  password?: string;
  appCode?: string;
  passkey?: UsedPasskey;
}

/** Finds out who may change second factors, and makes sure that it is really that person. */
@Injectable()
export class FactorOwners {
  constructor(
    private readonly signIn: AdminSignIn,
    private readonly signIns: PendingSignIns,
    private readonly admins: AdminRepository,
    private readonly factors: SecondFactorRepository,
    private readonly proofs: FactorProofs,
    private readonly passkeys: PasskeyConfirmations,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
  ) {}

  /**
   * Returns the owner of an open session, or of a sign-in that has to set up its first factor.
   * @throws AdminRequired for everyone else
   */
  async of(session: OpenAdminSession | null, browser: Browser): Promise<FactorOwner> {
    const { sessionToken } = browser;
    const holder = sessionToken === undefined ? null : this.tokens.hashOf(sessionToken);
    if (session && holder) {
      const { id, username, sessionId } = session;
      const device = await this.signIn.knownDevice(username, browser);
      const hasPassword = await this.admins.hasPassword(id);
      return { id, username, sessionId, holder, signIn: null, hasPassword, browser, device };
    }
    const signIn = await this.signIns.find(sessionToken);
    if (signIn?.stage !== 'enroll') throw new AdminRequired();
    const { adminId: id, username, idHash } = signIn;
    const hasPassword = true; // the sign-in began with it
    return { id, username, sessionId: null, holder: idHash, signIn, hasPassword, browser, device: null };
  }

  /**
   * Makes sure that the person at an open session is the admin. A sign-in that waits has given the
   * password a moment ago.
   * @throws NotConfirmed, TooManyAppCodes
   */
  async confirm(owner: FactorOwner, { password, appCode, passkey }: Confirmation): Promise<void> {
    if (owner.signIn) return;
    await this.proofs.count(owner.id, owner.device);
    if (appCode !== undefined) await this.confirmByCode(owner.id, appCode);
    else if (passkey) await this.passkeys.check(owner, passkey);
    else if (!(await this.isPasswordOf(owner.username, password))) throw new NotConfirmed('password');
    await this.proofs.forgive(owner.id, owner.device);
  }

  async hasFactor(adminId: AdminId): Promise<boolean> {
    if (await this.factors.app(adminId)) return true;
    return (await this.factors.passkeys(adminId)).length > 0;
  }

  private async confirmByCode(adminId: AdminId, code: string): Promise<void> {
    try {
      await this.proofs.useAppCode(adminId, code);
    } catch (error) {
      if (error instanceof WrongAppCode || error instanceof CodeUsed) throw new NotConfirmed('appCode');
      throw error;
    }
  }

  private async isPasswordOf(username: string, password: string | undefined): Promise<boolean> {
    const account = await this.admins.byUsername(username);
    return account !== null && this.hasher.verify(account.passwordHash, password ?? '');
  }
}
