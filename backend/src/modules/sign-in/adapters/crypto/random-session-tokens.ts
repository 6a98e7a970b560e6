import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SessionTokens } from '../../application/ports/session-tokens.js';

@Injectable()
export class RandomSessionTokens extends SessionTokens {
  override issue(): { token: string; idHash: Buffer } {
    const token = randomBytes(32).toString('base64url');
    return { token, idHash: digest(token) };
  }

  override hashOf(token: string): Buffer | null {
    return /^[\w-]{43}$/.test(token) ? digest(token) : null;
  }
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
