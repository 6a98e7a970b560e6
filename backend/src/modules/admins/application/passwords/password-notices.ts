import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type AdminId, idFrom } from '../../../../kernel/domain/ids.js';
import { mailOf } from '../../domain/staff-mail.js';
import { StaffAccounts } from '../ports/staff-accounts.js';

/** An admin has another password; the letter goes to the mailbox of the admin. */
export interface PasswordNotice {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly at: Date;
}

/** Sends admins a letter when their password has changed. */
@Injectable()
export class PasswordNotices {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly events: Events,
    private readonly ids: Ids,
  ) {}

  /** Publishes the notice in the ambient transaction. */
  async announce(adminId: AdminId, at: Date): Promise<void> {
    const payload = { id: this.ids.next(), adminId, at: at.toISOString() };
    await this.events.publish({ name: 'admin.password_changed', payload });
  }

  /** Returns the notice of an event, or null for an admin without a mailbox. */
  async read({ id, adminId, at }: Readonly<Record<string, unknown>>): Promise<PasswordNotice | null> {
    const account = await this.accounts.find(idFrom<AdminId>(adminId));
    const email = account?.isEnabled ? mailOf(account) : null;
    if (!account || email === null) return null;
    return { id: String(id), email, name: account.name, at: new Date(String(at)) };
  }
}
