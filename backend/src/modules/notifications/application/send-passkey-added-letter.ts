import { Injectable, Logger } from '@nestjs/common';
import { PasskeyNotices } from '../../players/index.js';
import { passkeyAddedLetter } from '../domain/passkey-added-letter.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';

/** Writes to the owner of an account that it has one more passkey. */
@Injectable()
export class SendPasskeyAddedLetter {
  private readonly logger = new Logger('letters');

  constructor(
    private readonly notices: PasskeyNotices,
    private readonly letters: LetterBox,
    private readonly settings: LetterSettings,
  ) {}

  async execute(payload: Readonly<Record<string, unknown>>): Promise<void> {
    const notice = this.notices.read(payload);
    if (!notice) return this.logger.warn('an address cannot be read: the secret has changed');
    const { publicUrl, timeZone } = this.settings;
    const letter = passkeyAddedLetter({ at: notice.at, timeZone, url: `${publicUrl}/mi-cuenta` });
    await this.letters.post({ key: `passkey-added:${notice.id}`, to: notice.email, letter });
  }
}
