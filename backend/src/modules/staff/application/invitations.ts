import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import type { CreatedPasskey } from '../../sign-in/index.js';
import { InvitedPasskeys, type StaffAccount, StaffAccounts, StaffCredentials } from '../../admins/index.js';
import { InvitationNotFound, TooManyUnknownInvitations } from '../domain/staff-errors.js';
import { type Invitation, InvitationRepository } from './invitation-repository.js';
import { InvitationTokens } from './invitation-tokens.js';
import { OfferedRoles } from './offered-roles.js';
import { StaffVenues } from './staff-venues.js';
import type { StaffMember } from './staff-queries.js';

const LIFETIME_MS = 7 * 86_400_000;
const MAX_UNKNOWN = 30;
const WINDOW_SECONDS = 600;

/** The invitation as its page and its letter show it. */
export interface OpenInvitation extends Pick<StaffMember, 'roles'> {
  email: string;
  name: string;
  /** ISO, UTC. */
  expiresAt: string;
}

/**
 * Invitations of people who are to work at venues. An invitation is valid for seven days, until it
 * is accepted, or until a newer one replaces it.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly tokens: InvitationTokens,
    private readonly accounts: StaffAccounts,
    private readonly credentials: StaffCredentials,
    private readonly passkeys: InvitedPasskeys,
    private readonly offers: OfferedRoles,
    private readonly venues: StaffVenues,
    private readonly limiter: RateLimiter,
    private readonly events: Events,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Invites the owner of an account, and has the letter written. Call it in a unit of work. */
  async send(adminId: AdminId): Promise<void> {
    const seed = this.tokens.newSeed();
    const tokenHash = this.tokens.hashOf(this.tokens.tokenOf(seed));
    const at = this.clock.now();
    const expiresAt = new Date(at.getTime() + LIFETIME_MS);
    await this.invitations.put({ adminId, seed, tokenHash, expiresAt }, at);
    // One letter per token: the hash distinguishes a repeated job from a new invitation.
    const occasion = tokenHash.toString('hex').slice(0, 16);
    await this.events.publish({ name: 'staff.invited', payload: { adminId, occasion } });
  }

  /** Returns whether an account waits for its owner to accept. */
  async isPending(adminId: AdminId): Promise<boolean> {
    return (await this.invitations.of(adminId)) !== null;
  }

  /** Ends the invitation of an account, if there is one. */
  withdraw(adminId: AdminId): Promise<void> {
    return this.invitations.withdraw(adminId);
  }

  /** Returns an invitation with its address, or null if it can no longer be accepted. */
  async letterOf(adminId: AdminId): Promise<(OpenInvitation & { url: string }) | null> {
    const invitation = await this.invitations.of(adminId);
    const token = invitation && this.tokens.storedTokenOf(invitation);
    if (!token || invitation.expiresAt <= this.clock.now()) return null;
    const shown = await this.shown(invitation);
    return shown && { ...shown, url: this.tokens.urlOf(token) };
  }

  /**
   * Returns what an invitation offers. Wrong tokens from one network address are limited.
   * @throws InvitationNotFound, TooManyUnknownInvitations
   */
  async open(token: string, address: string): Promise<OpenInvitation> {
    const shown = await this.shown(await this.find(token, address));
    if (!shown) throw new InvitationNotFound();
    return shown;
  }

  /**
   * Uses up an invitation: its owner has chosen a name and a password. Returns the account.
   * @throws InvitationNotFound, TooManyUnknownInvitations, UnfitPassword
   */
  async accept(
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
  async acceptWithPasskey(
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
    const { tokenHash, adminId } = await this.find(token, address);
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

  private async find(token: string, address: string): Promise<Invitation> {
    const bucket = `invitation:${address}`;
    if ((await this.limiter.count(bucket)) >= MAX_UNKNOWN)
      throw new TooManyUnknownInvitations(WINDOW_SECONDS);
    const invitation = await this.invitations.byHash(this.tokens.hashOf(token), this.clock.now());
    if (invitation) return invitation;
    await this.limiter.hit(bucket, WINDOW_SECONDS);
    throw new InvitationNotFound();
  }

  private async shown({ adminId, expiresAt }: Invitation): Promise<OpenInvitation | null> {
    const account = await this.accounts.find(adminId);
    if (!account?.isEnabled || account.email === null) return null;
    const { email, name } = account;
    // Who was invited again after a reset has accepted the roles before.
    const names = await this.venues.namesOf(account.roles.map(({ venueId }) => venueId));
    const present = account.roles.map((each) => ({ ...each, venueName: names.get(each.venueId) ?? '' }));
    const offered = (await this.offers.of(adminId)).flatMap(({ roles }) => roles);
    const roles = present.concat(offered).sort((a, b) => a.venueName.localeCompare(b.venueName, 'es'));
    return roles.length === 0 ? null : { email, name, roles, expiresAt: expiresAt.toISOString() };
  }
}
