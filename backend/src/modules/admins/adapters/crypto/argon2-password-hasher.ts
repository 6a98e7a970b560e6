import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/ports/password-hasher.js';

/** OWASP's recommendation for argon2id: 19 MiB of memory, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  override hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  override verify(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, password);
  }
}
