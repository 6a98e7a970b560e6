import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { SealedKeys } from '../../../sign-in/index.js';

/** An account has one more passkey; the letter goes to its address of that moment. */
export interface PasskeyNotice {
  /** The id of the passkey. */
  readonly id: string;
  readonly email: string;
  readonly at: Date;
}

/**
 * Writes that an account has one more passkey (docs/adr/0047). A thief could give the account
 * another address before the letter leaves, so the event carries the present one. It is sealed,
 * because the queue contains no address in clear.
 */
@Injectable()
export class PasskeyNotices {
  constructor(
    private readonly keys: SealedKeys,
    private readonly events: Events,
  ) {}

  /** Publishes the notice in the ambient transaction. */
  async announce({ id, email, at }: PasskeyNotice): Promise<void> {
    const sealed = this.keys.seal(email, ownerOf(id)).toString('base64url');
    const payload = { id, email: sealed, at: at.toISOString() };
    await this.events.publish({ name: 'player.passkey_added', payload });
  }

  /** Returns the notice of an event, or null if no present secret opens it. */
  read({ id, email, at }: Readonly<Record<string, unknown>>): PasskeyNotice | null {
    const opened = this.keys.open(Buffer.from(String(email), 'base64url'), ownerOf(String(id)));
    return opened && { id: String(id), email: opened.text, at: new Date(String(at)) };
  }
}

const ownerOf = (passkeyId: string): string => `passkey-added:${passkeyId}`;
