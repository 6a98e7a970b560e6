import { Injectable } from '@nestjs/common';
import { CommonPasswords } from '../../../../kernel/application/common-passwords.js';
import { RateLimiter } from '../../../../kernel/application/rate-limiter.js';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { findCredentialProblem } from '../../../../ground/credentials.js';
import { type OpenAdminSession, SessionTokens, TooManyAttempts } from '../../../sign-in/index.js';
import { UnfitPassword, WrongPassword } from '../../domain/admin-errors.js';
import { AdminRepository } from '../ports/admin-repository.js';
import { PasswordReplacement } from './password-replacement.js';
import { PasswordHasher } from '../ports/password-hasher.js';

const MAX_FAILURES = 5;
const FAILURE_WINDOW_SECONDS = 900;

/** The input that changes a password. The caller checks the length of the new one. */
export interface ChangePasswordCommand {
  admin: OpenAdminSession;
  currentPassword: string;
  newPassword: string;
  /** The token by which this browser is known, if any. */
  deviceToken: string | undefined;
}

/** Changes the password of the admin who is signed in. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly admins: AdminRepository,
    private readonly tokens: SessionTokens,
    private readonly hasher: PasswordHasher,
    private readonly common: CommonPasswords,
    private readonly limiter: RateLimiter,
    private readonly replacement: PasswordReplacement,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Ends every other session of the admin, and no other browser stays known. Returns how many
   * sessions it ended.
   * @throws UnfitPassword if the new password is easy to guess, common or the present one
   * @throws WrongPassword if the present password is wrong
   * @throws TooManyAttempts after five wrong passwords within 15 minutes
   */
  async execute(command: ChangePasswordCommand): Promise<number> {
    const { admin, newPassword, currentPassword, deviceToken } = command;
    const problem = findCredentialProblem(admin.username, newPassword, (each) => this.common.includes(each));
    if (problem) throw new UnfitPassword(problem.reason === 'common' ? 'common' : 'easy-to-guess');
    await this.assertCurrent(admin, currentPassword);
    if (newPassword === currentPassword) throw new UnfitPassword('unchanged');
    const passwordHash = await this.hasher.hash(newPassword);
    const device = deviceToken === undefined ? null : this.tokens.hashOf(deviceToken);
    const kept = { sessionId: admin.sessionId, device };
    const at = this.clock.now();
    return this.replacement.execute({ admin, passwordHash, kept, at, reason: 'password-changed' });
  }

  private async assertCurrent({ id, username }: OpenAdminSession, password: string): Promise<void> {
    const bucket = `password:${id}`;
    const attempts = await this.limiter.hit(bucket, FAILURE_WINDOW_SECONDS);
    if (attempts === MAX_FAILURES + 1) this.security.record({ event: 'lock-out', scope: 'password-change' });
    if (attempts > MAX_FAILURES) throw new TooManyAttempts(FAILURE_WINDOW_SECONDS);
    const account = await this.admins.byUsername(username);
    if (!account || !(await this.hasher.verify(account.passwordHash, password))) {
      this.security.record({ event: 'sign-in', outcome: 'failure', reason: 'wrong-current-password' });
      throw new WrongPassword();
    }
    await this.limiter.forgive(bucket);
  }
}
