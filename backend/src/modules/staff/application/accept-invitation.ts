import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { InvitedPasskeys, type StaffAccount, StaffAccounts, StaffCredentials } from '../../admins/index.js';
import type { CreatedPasskey } from '../../sign-in/index.js';
import { InvitationNotFound } from '../domain/staff-errors.js';
import { InvitationRepository } from './invitation-repository.js';
import { OfferedRoles } from './offered-roles.js';
import { OpenInvitations } from './open-invitations.js';

/** Uses up an invitation: its owner chooses a name, and a password or a passkey. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly open: OpenInvitations,
    private readonly invitations: InvitationRepository,
    private readonly accounts: StaffAccounts,
    private readonly credentials: StaffCredentials,
    private readonly passkeys: InvitedPasskeys,
    private readonly offers: OfferedRoles,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Uses up an invitation: its owner has chosen a name and a password. Returns the account.
   * @throws InvitationNotFound, TooManyUnknownInvitations, UnfitPassword
   */
  async withPassword(
    token: string,
    { name, password }: { name: string; password: string },
    address: string,
  ): Promise<StaffAccount> {
    const { tokenHash, account } = await this.invited(token, address);
    const passwordHash = await this.credentials.chosenPassword(account.username, password);
    await this.work.run(() => this.useUp(tokenHash, account, { name, passwordHash }));
    return { ...account, name };
  }

  /**
   * Returns what the browser needs to create the passkey of an invited person.
   * @throws InvitationNotFound, TooManyUnknownInvitations
   */
  async beginPasskey(token: string, address: string): Promise<object> {
    const { tokenHash, account } = await this.invited(token, address);
    return this.passkeys.begin(tokenHash, account);
  }

  /**
   * Uses up an invitation: its owner has created a passkey, and wants no password. Returns the
   * account.
   * @throws InvitationNotFound, TooManyUnknownInvitations
   * @throws SetUpExpired, PasskeyRefused, PasskeyKnown
   */
  async withPasskey(
    token: string,
    { name, device, created }: { name: string; device: string; created: CreatedPasskey },
    address: string,
  ): Promise<StaffAccount> {
    const { tokenHash, account } = await this.invited(token, address);
    const passkey = await this.passkeys.verified(tokenHash, device, created);
    await this.work.run(async () => {
      await this.useUp(tokenHash, account, { name, passwordHash: null });
      await this.passkeys.add(account, passkey);
    });
    return { ...account, name };
  }

  private async invited(
    token: string,
    address: string,
  ): Promise<{ tokenHash: Buffer; account: StaffAccount }> {
    const { tokenHash, adminId } = await this.open.find(token, address);
    const account = await this.accounts.find(adminId);
    if (!account?.isEnabled) throw new InvitationNotFound();
    return { tokenHash, account };
  }

  private async useUp(
    tokenHash: Buffer,
    account: StaffAccount,
    { name, passwordHash }: { name: string; passwordHash: string | null },
  ): Promise<void> {
    await this.accounts.lock();
    if (!(await this.invitations.remove(tokenHash))) throw new InvitationNotFound();
    await this.accounts.setPassword(account.id, passwordHash);
    await this.accounts.rename(account.id, name);
    await this.offers.acceptAll({ ...account, name });
  }
}
