import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { type AdminIdentity, NotFoundForCaller } from '../../sign-in/index.js';
import { isWithin, type VenueRole, venuesWith } from '../../roles/index.js';
import { StaffAccounts, StaffCredentials } from '../../admins/index.js';
import { AlreadyStaff, UnclearRoles } from '../domain/staff-errors.js';
import { Invitations } from './invitations.js';
import { type RoleChange, roleChanges, type WantedRoles, wantedRoles } from './role-changes.js';
import { type RoleOffer, RoleOfferRepository } from './role-offer-repository.js';
import { StaffAudit } from './staff-audit.js';

const LIFETIME_MS = 7 * 86_400_000;

/** A person to whom roles are offered, as the venue has written them. */
interface Offered {
  readonly adminId: AdminId;
  readonly email: string;
  readonly name: string;
}

/**
 * Offers roles to people, who have them once they accept (docs/adr/0075). Whether an address has an
 * account shows nowhere: not in an id, a name, a status, or what happens to the offer. Every call
 * belongs inside a unit of work that holds the lock of the staff.
 */
@Injectable()
export class RoleOffering {
  constructor(
    private readonly offers: RoleOfferRepository,
    private readonly accounts: StaffAccounts,
    private readonly credentials: StaffCredentials,
    private readonly invitations: Invitations,
    private readonly audit: StaffAudit,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Offers roles to the owner of an address. Returns the id of the offer.
   * @param unknown the hash of a password that no person knows
   * @throws NotFoundForCaller for a venue that the caller does not manage
   * @throws AlreadyStaff for a person whom the caller sees at one of the venues
   */
  async invite(
    caller: AdminIdentity,
    { email, name, roles }: { email: string; name: string; roles: readonly VenueRole[] },
    unknown: string,
  ): Promise<string> {
    // Before anything is said about the person: a foreign venue does not exist for the caller.
    const changes = added(roles);
    await this.audit.venuesOf(changes, venuesWith(caller, 'staff.edit'));
    const known = await this.accounts.byEmail(email);
    const present = known?.isEnabled ? known : null;
    const offered = known ? await this.offers.to(known.id) : [];
    const isAt = (venueId: VenueId) => roles.some((role) => role.venueId === venueId);
    const isSeen = present?.ownsAll && venuesWith(caller, 'staff.edit') === 'all';
    if (isSeen || [...offered, ...(present?.roles ?? [])].some(({ venueId }) => isAt(venueId)))
      throw new AlreadyStaff();
    const adminId = present?.id ?? (await this.accounts.open(email, name, unknown));
    // A known id would show the caller what has become of the account.
    const id = known ? this.ids.next() : adminId;
    await this.put(caller, id, { adminId, email, name }, changes);
    await (present ? this.deliver(adminId, id) : this.invitations.send(adminId));
    return id;
  }

  /** Offers changes of roles to a person. Returns the id of the offer. */
  async offer(caller: AdminIdentity, person: Offered, changes: readonly RoleChange[]): Promise<string> {
    const id = this.ids.next();
    await this.put(caller, id, person, changes);
    await this.deliver(person.adminId, id);
    return id;
  }

  /** Returns whether this is the id of an offer, and not that of an account. */
  async isOffer(id: string): Promise<boolean> {
    return (await this.offers.together(id)).length > 0;
  }

  /**
   * Changes the name, and the roles that are offered at the venues of the caller.
   * @throws NotFoundForCaller, UnclearRoles
   */
  async change(
    caller: AdminIdentity,
    id: string,
    { name, ...wanted }: { name?: string | undefined } & WantedRoles,
  ): Promise<void> {
    const { own, person } = await this.find(caller, id);
    const scope = venuesWith(caller, 'staff.edit');
    const roles = wantedRoles(own, wanted);
    const changes = roles ? roleChanges(own, roles, (venueId) => isWithin(scope, venueId)) : [];
    const isLeft = own.length > changes.filter(({ after }) => after === null).length;
    if (!isLeft && !changes.some(({ after }) => after !== null))
      throw new UnclearRoles('Deja al menos un rol.');
    const kept = own.filter(({ venueId }) => !changes.some((change) => change.venueId === venueId));
    await this.offers.put(kept.map((offer) => ({ ...offer, name: name ?? offer.name })));
    await this.put(caller, id, { ...person, name: name ?? person.name }, changes);
  }

  /**
   * Takes back what is offered at the venues of the caller. The account of a person who
   * has accepted nothing yet and is offered nothing else is disabled.
   * @throws NotFoundForCaller
   */
  async withdraw(caller: AdminIdentity, id: string): Promise<void> {
    const { own, person } = await this.find(caller, id);
    await this.put(caller, id, person, removed(own));
    const account = await this.accounts.find(person.adminId);
    if (!account?.isEnabled || account.roles.length > 0 || account.ownsAll) return;
    if ((await this.offers.to(account.id)).length > 0) return;
    await this.invitations.withdraw(account.id);
    await this.accounts.disable(account.id);
  }

  /** Sends the letter once more, and lets the offer last seven days from now. */
  async resend(caller: AdminIdentity, id: string): Promise<void> {
    const { person } = await this.find(caller, id);
    await this.offers.extend(id, this.expiry());
    await this.deliver(person.adminId, id);
  }

  /** Takes back what was offered to a person at some venues: a later decision replaces it. */
  async drop(adminId: AdminId, isMeant: (venueId: VenueId) => boolean): Promise<void> {
    const venueIds = (await this.offers.to(adminId)).map(({ venueId }) => venueId).filter(isMeant);
    await this.offers.remove(adminId, venueIds);
  }

  /**
   * An account that has lost its last role is disabled. What other venues offer to its owner stays:
   * the person is invited like a person without an account.
   */
  async keepFor(adminId: AdminId): Promise<void> {
    const [first] = await this.offers.to(adminId);
    if (first) await this.deliver(adminId, first.id);
  }

  private async find(caller: AdminIdentity, id: string): Promise<{ own: RoleOffer[]; person: Offered }> {
    const scope = venuesWith(caller, 'staff.edit');
    const own = (await this.offers.together(id)).filter(({ venueId }) => isWithin(scope, venueId));
    const [person] = own;
    if (!person) throw new NotFoundForCaller();
    return { own, person };
  }

  private async put(
    caller: AdminIdentity,
    id: string,
    { adminId, email, name }: Offered,
    changes: readonly RoleChange[],
  ): Promise<void> {
    const names = await this.audit.venuesOf(changes, venuesWith(caller, 'staff.edit'));
    const createdAt = this.clock.now();
    const expiresAt = this.expiry();
    const gone = changes.filter(({ after }) => after === null).map(({ venueId }) => venueId);
    await this.offers.remove(adminId, gone);
    const wanted = changes.flatMap(({ venueId, after: role }) =>
      role === null ? [] : [{ id, adminId, venueId, role, email, name, createdAt, expiresAt }],
    );
    await this.offers.put(wanted);
    for (const change of changes)
      await this.audit.changed(caller.id, change, names.get(change.venueId) ?? '', name);
  }

  /** Has the letter written that leads to the offer: an invitation, or news for an account. */
  private async deliver(adminId: AdminId, offerId: string): Promise<void> {
    const account = await this.accounts.find(adminId);
    if (!account) return;
    const isNew = !account.isEnabled || (await this.invitations.isPending(adminId));
    if (!account.isEnabled) await this.reopen(adminId);
    if (isNew) return this.invitations.send(adminId);
    const payload = { adminId, offerId, occasion: this.ids.next() };
    await this.events.publish({ name: 'staff.role_offered', payload });
  }

  private async reopen(adminId: AdminId): Promise<void> {
    const [offer] = await this.offers.to(adminId);
    if (!offer) return;
    await this.accounts.open(offer.email, offer.name, await this.credentials.unknownPassword());
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + LIFETIME_MS);
  }
}

const added = (roles: readonly VenueRole[]): RoleChange[] =>
  roles.map(({ venueId, role }) => ({ venueId, before: null, after: role }));

const removed = (roles: readonly VenueRole[]): RoleChange[] =>
  roles.map(({ venueId, role }) => ({ venueId, before: role, after: null }));
