import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailArchive } from '../../application/mail-archive.js';
import { type Mail, MailSender } from '../../application/mail-sender.js';

/** Stores mails in a folder of this machine instead of sending them. `/dev/mail` shows them. */
export class FolderMailSender extends MailSender implements MailArchive {
  constructor(private readonly folder: string) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const name = `${mail.key.replace(/[^\w-]/g, '.')}.json`;
    await writeFile(join(this.folder, name), JSON.stringify(mail, null, 2), { mode: 0o600 });
  }

  /** Removes at most `limit` mails that were stored before an instant. Returns how many. */
  async removeBefore(before: Date, limit: number): Promise<number> {
    const old = (await this.files()).filter(({ at }) => at < before).slice(0, limit);
    await Promise.all(old.map(({ path }) => rm(path, { force: true })));
    return old.length;
  }

  /** The oldest first. */
  async all(): Promise<Mail[]> {
    const files = await this.files();
    const mails = await Promise.all(files.map(({ path }) => readFile(path, 'utf8')));
    return mails.map((mail) => JSON.parse(mail) as Mail);
  }

  private async files(): Promise<{ path: string; at: Date }[]> {
    const paths = (await readdir(this.folder).catch(() => [])).map((name) => join(this.folder, name));
    const files = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtime })));
    return files.sort((one, other) => one.at.getTime() - other.at.getTime());
  }
}
