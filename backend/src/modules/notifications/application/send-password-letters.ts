import { Injectable } from '@nestjs/common';
import { PasswordNotices, ResetLetters } from '../../admins/index.js';
import { changedPasswordLetter, forgottenPasswordLetter } from '../domain/password-letters.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';

/** Sends admins what concerns their password: the link for another one, and news of a change. */
@Injectable()
export class SendPasswordLetters {
  constructor(
    private readonly resets: ResetLetters,
    private readonly notices: PasswordNotices,
    private readonly settings: LetterSettings,
    private readonly letters: LetterBox,
  ) {}

  /** An address without an account gets no letter. */
  async forgotten(payload: Readonly<Record<string, unknown>>): Promise<void> {
    const reset = await this.resets.of(payload);
    if (!reset) return;
    const { id, email: to, name, url, expiresAt } = reset;
    const { timeZone } = this.settings;
    const letter = forgottenPasswordLetter({ expiresAt, timeZone, url });
    await this.letters.post({ key: `password-forgotten:${id}`, to, name, letter });
  }

  async changed(payload: Readonly<Record<string, unknown>>): Promise<void> {
    const notice = await this.notices.read(payload);
    if (!notice) return;
    const { id, email: to, name, at } = notice;
    const { publicUrl, timeZone } = this.settings;
    const letter = changedPasswordLetter({ at, timeZone, url: `${publicUrl}/admin/password` });
    await this.letters.post({ key: `password-changed:${id}`, to, name, letter });
  }
}
