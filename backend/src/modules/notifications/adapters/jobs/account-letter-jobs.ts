import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { SendCodeLetter } from '../../application/send-code-letter.js';
import { SendEmailChangedLetter } from '../../application/send-email-changed-letter.js';
import { SendPasskeyAddedLetter } from '../../application/send-passkey-added-letter.js';

/** Sends letters about the accounts of players. */
@Injectable()
export class AccountLetterJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly codes: SendCodeLetter,
    private readonly emailChanges: SendEmailChangedLetter,
    private readonly passkeys: SendPasskeyAddedLetter,
  ) {}

  onModuleInit(): void {
    // A person waits for a code, so its letter leaves before all others.
    this.events.subscribe('player.code_requested', 'notifications.email-code', ({ codeId }) =>
      this.codes.execute(String(codeId)),
    );
    this.events.subscribe('player.email_changed', 'notifications.email-changed', (payload) =>
      this.emailChanges.execute(payload),
    );
    this.events.subscribe('player.passkey_added', 'notifications.passkey-added', (payload) =>
      this.passkeys.execute(payload),
    );
  }
}
