import { Injectable, Logger } from '@nestjs/common';
import { EmailChanges } from '../../players/index.js';
import { emailChangedLetter } from '../domain/email-changed-letter.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';

/** Writes to the former address that an account has another one. */
@Injectable()
export class SendEmailChangedLetter {
  private readonly logger = new Logger('letters');

  constructor(
    private readonly changes: EmailChanges,
    private readonly letters: LetterBox,
    private readonly settings: LetterSettings,
  ) {}

  async execute(payload: Readonly<Record<string, unknown>>): Promise<void> {
    const change = this.changes.read(payload);
    if (!change) return this.logger.warn('a former address cannot be read: the secret has changed');
    const { publicUrl, timeZone, contact } = this.settings;
    const { id, formerEmail: to, newMasked, at } = change;
    const url = `${publicUrl}/mi-cuenta`;
    const letter = emailChangedLetter({ newMasked, at, timeZone, contact, url });
    await this.letters.post({ key: `email-changed:${id}`, to, letter });
  }
}
