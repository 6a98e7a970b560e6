import { Injectable } from '@nestjs/common';
import { EmailCodes } from '../../players/index.js';
import { codeLetter } from '../domain/code-letter.js';
import { LetterBox } from './letter-box.js';

/** Sends a code to the address that it is for, unless the code can no longer be used. */
@Injectable()
export class SendCodeLetter {
  constructor(
    private readonly codes: EmailCodes,
    private readonly letters: LetterBox,
  ) {}

  async execute(codeId: string): Promise<void> {
    const code = await this.codes.codeOf(codeId);
    if (!code) return;
    const { email: to, digits, purpose } = code;
    await this.letters.post({ key: `code:${codeId}`, to, letter: codeLetter(digits, purpose) });
  }
}
