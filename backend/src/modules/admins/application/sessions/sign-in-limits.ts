import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../../kernel/application/rate-limiter.js';
import { type LockOutScope, SecurityLog } from '../../../../kernel/application/security-log.js';
import { TooManyAttempts } from '../../../sign-in/index.js';

/** A count of attempts and its limit. */
interface Limit {
  bucket: string;
  scope: LockOutScope;
  attempts: number;
  seconds: number;
}

const QUARTER_HOUR = 900;
const HOUR = 3600;

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  /** The name as stored, or as typed if no account has it. */
  name: string;
  /** The key under which limits count the caller's address. */
  addressKey: string;
  /** The hash of the token of a browser in which this admin has signed in before, or null. */
  knownDevice: Buffer | null;
  /** The name of the admin as the security log shows it: an id or a marker. */
  actor: string;
}

/**
 * Limits wrong passwords (docs/adr/0032). A known device has a count of its own, so that a stranger
 * cannot lock the admin out of it. Everyone else is counted by name and address, by address over
 * all names, and slowly by name over all addresses.
 */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Counts the attempt before its password is verified, so that parallel attempts gain nothing.
   * Returns a function that takes it back when the password was right.
   * @throws TooManyAttempts once a limit is exceeded; the later limits then do not count it
   */
  async admit(attempt: SignInAttempt): Promise<() => Promise<void>> {
    const limits = limitsOf(attempt);
    for (const { bucket, scope, attempts, seconds } of limits) {
      const made = await this.limiter.hit(bucket, seconds);
      if (made === attempts + 1) this.security.record({ event: 'lock-out', actor: attempt.actor, scope });
      if (made > attempts) throw new TooManyAttempts(seconds);
    }
    return async () => {
      for (const { bucket } of limits) await this.limiter.forgive(bucket);
    };
  }
}

function limitsOf({ name, addressKey, knownDevice }: SignInAttempt): Limit[] {
  // People type passwords into the field of the name, so no bucket shows it.
  const hidden = createHash('sha256').update(name.toLowerCase()).digest('base64url');
  if (knownDevice) {
    const bucket = `login:device:${knownDevice.toString('base64url')}:${hidden}`;
    return [{ bucket, scope: 'device', attempts: 5, seconds: QUARTER_HOUR }];
  }
  return [
    {
      bucket: `login:pair:${addressKey}:${hidden}`,
      scope: 'name-and-address',
      attempts: 5,
      seconds: QUARTER_HOUR,
    },
    { bucket: `login:address:${addressKey}`, scope: 'address', attempts: 20, seconds: QUARTER_HOUR },
    { bucket: `login:name:${hidden}`, scope: 'name', attempts: 50, seconds: HOUR },
  ];
}
