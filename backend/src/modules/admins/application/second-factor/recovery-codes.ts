import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import {
  displayed,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from '../../domain/recovery-code.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';

/**
 * Makes the codes that replace a lost second factor. They are short, so they are stored as slow
 * hashes, like passwords, and cannot be shown again.
 */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Returns new codes as a person reads them, with their hashes. */
  async make(): Promise<{ codes: string[]; hashes: string[] }> {
    const letters = Array.from({ length: RECOVERY_CODES }, randomLetters);
    const hashes = await Promise.all(letters.map((code) => this.hasher.hash(code)));
    return { codes: letters.map(displayed), hashes };
  }

  async left(adminId: AdminId): Promise<number> {
    return (await this.factors.unusedRecoveryCodes(adminId)).length;
  }
}

function randomLetters(): string {
  const letter = () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  return Array.from({ length: RECOVERY_CODE_LENGTH }, letter).join('');
}
