import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PURGE_BATCH, type PurgedBatch, Purges } from '../../../../kernel/application/purges.js';
import { MailSender } from '../../application/mail-sender.js';
import { FolderMailSender } from './folder-mail-sender.js';

const KEPT_MS = 90 * 86_400_000;

/** Registers the purge of the mails that this installation stores instead of sending. */
@Injectable()
export class MailPurge implements OnModuleInit {
  constructor(
    private readonly sender: MailSender,
    private readonly purges: Purges,
  ) {}

  onModuleInit(): void {
    const { sender } = this;
    if (sender instanceof FolderMailSender)
      this.purges.add({ what: 'mails', run: (now) => removed(sender, now) });
  }
}

async function removed(sender: FolderMailSender, now: Date): Promise<PurgedBatch> {
  const count = await sender.removeBefore(new Date(now.getTime() - KEPT_MS), PURGE_BATCH);
  return { examined: count, removed: count };
}
