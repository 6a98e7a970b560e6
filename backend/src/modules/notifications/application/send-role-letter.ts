import { Injectable } from '@nestjs/common';
import { RoleNotices } from '../../staff/index.js';
import { roleLetter } from '../domain/role-letter.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';

/** Sends a staff member a letter about a change of the roles that they have. */
@Injectable()
export class SendRoleLetter {
  constructor(
    private readonly notices: RoleNotices,
    private readonly settings: LetterSettings,
    private readonly letters: LetterBox,
  ) {}

  async execute(payload: Readonly<Record<string, unknown>>): Promise<void> {
    const notice = await this.notices.read(payload);
    if (!notice) return;
    const { occasion, email: to, name, by, changes } = notice;
    const letter = roleLetter({ by, changes, url: `${this.settings.publicUrl}/admin` });
    await this.letters.post({ key: `roles:${occasion}`, to, name, letter });
  }
}
