import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mail, MailSender } from '../../application/mail-sender.js';

/** {@link MailSender} that keeps mails in a folder, where `/dev/mail` shows them; nothing leaves this machine. */
export class FolderMailSender extends MailSender {
  constructor(private readonly folder: string) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const name = `${mail.key.replace(/[^\w-]/g, '.')}.json`;
    await writeFile(join(this.folder, name), JSON.stringify(mail, null, 2), { mode: 0o600 });
  }

  /** Every mail that is kept, by key. */
  async all(): Promise<Mail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const mails = await Promise.all(names.map((name) => readFile(join(this.folder, name), 'utf8')));
    return mails.map((mail) => JSON.parse(mail) as Mail);
  }
}
