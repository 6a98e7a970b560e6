import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { maskedEmail } from '../../../../kernel/domain/mailbox.js';
import { SealedKeys } from '../../../sign-in/index.js';

/** An account has another address; the letter goes to the former one. */
export interface EmailChange {
  readonly id: string;
  readonly formerEmail: string;
  /** The new address as its owner recognises it: `b•••@e•••.org`. */
  readonly newMasked: string;
  readonly at: Date;
}

/**
 * Writes that an account has another address (docs/adr/0044). Afterwards no table has the former
 * address, so the event carries it, sealed, because the queue contains no address in clear.
 */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly keys: SealedKeys,
    private readonly events: Events,
    private readonly ids: Ids,
  ) {}

  /** Publishes the change in the ambient transaction. */
  async announce(formerEmail: string, newEmail: string, at: Date): Promise<void> {
    const id = this.ids.next();
    const former = this.keys.seal(formerEmail, ownerOf(id)).toString('base64url');
    const payload = { id, former, newMasked: maskedEmail(newEmail), at: at.toISOString() };
    await this.events.publish({ name: 'player.email_changed', payload });
  }

  /** Returns the change of an event, or null if no present secret opens it. */
  read(payload: Readonly<Record<string, unknown>>): EmailChange | null {
    const id = String(payload.id);
    const former = this.keys.open(Buffer.from(String(payload.former), 'base64url'), ownerOf(id));
    if (!former) return null;
    const { newMasked, at } = payload;
    return { id, formerEmail: former.text, newMasked: String(newMasked), at: new Date(String(at)) };
  }
}

const ownerOf = (changeId: string): string => `email-change:${changeId}`;
