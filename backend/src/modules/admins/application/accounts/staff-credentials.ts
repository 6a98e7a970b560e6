import { Injectable } from '@nestjs/common';
import { CommonPasswords } from '../../../../kernel/application/common-passwords.js';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { findCredentialProblem } from '../../../../ground/credentials.js';
import { UnfitPassword } from '../../domain/admin-errors.js';
import { type NamedAdmin, SessionTokens } from '../../../sign-in/index.js';
import { AdminSessionRepository } from '../ports/admin-session-repository.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

/** How the people who work at venues prove who they are. */
@Injectable()
export class StaffCredentials {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly common: CommonPasswords,
    private readonly factors: SecondFactorRepository,
    private readonly sessions: AdminSessionRepository,
    private readonly security: SecurityLog,
  ) {}

  /** Returns the hash of an unknown password. */
  unknownPassword(): Promise<string> {
    return this.hasher.hash(this.tokens.issue().token);
  }

  /**
   * Returns the hash of a password that a person has chosen. The caller checks its length.
   * @throws UnfitPassword if it is easy to guess or common
   */
  async chosenPassword(username: string, password: string): Promise<string> {
    const problem = findCredentialProblem(username, password, (each) => this.common.includes(each));
    if (problem)
      throw new UnfitPassword(problem.reason === 'common' ? 'common' : 'easy-to-guess', 'password');
    return this.hasher.hash(password);
  }

  /** Removes the second factors of a person who has lost them, and ends the open sessions. */
  async resetSecondFactor({ id }: NamedAdmin): Promise<void> {
    await this.factors.lock(id);
    await this.factors.removeAll(id);
    await this.sessions.endOthers(id, null);
    this.security.record({ event: 'rights-change', change: 'second-factor-removed', subject: id });
  }
}
