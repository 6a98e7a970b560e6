import { EmailCodes } from '../../../src/modules/players/index.js';
import type { Operation } from '../../http/contract.js';
import type { TestApp } from '../../support/app/app.js';

/** Reads the codes in letters. */
export class LetterCodes {
  /** The address to which each person has asked for a code. */
  private readonly addresses = new Map<string, string>();

  constructor(private readonly app: TestApp) {}

  askedFor(person: string, address: string): void {
    this.addresses.set(person, address);
  }

  /** Fills in the code of the last letter, and to whom it went. */
  async fillIn({ path, body: schema }: Operation, body: Record<string, unknown>, by: string): Promise<void> {
    if (!schema?.properties?.['code'] || path.includes('discount')) return;
    const address = path === '/api/session/verify' ? this.addresses.get(by) : undefined;
    const [letter] = await this.app.sql<{ id: string; email: string }>(
      `select id, email from email_codes where purpose like $1 and ($2::text is null or lower(email) = lower($2))
        order by expires_at desc limit 1`,
      [purposeOf(path), address ?? null],
    );
    const code = letter ? await this.app.get(EmailCodes).codeOf(letter.id) : null;
    if (!letter || !code) return;
    body['code'] = code.digits;
    if ('email' in body) body['email'] = letter.email;
  }
}

function purposeOf(path: string): string {
  if (path.includes('/manage/')) return 'manage:%';
  return path.endsWith('account') ? 'erase' : 'sign_in:%';
}
