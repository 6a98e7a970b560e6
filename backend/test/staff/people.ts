import type { AdminId } from '../../src/kernel/domain/ids.js';
import type { Role } from '../../src/modules/roles/index.js';
import { OpenInvitations } from '../../src/modules/staff/index.js';
import type { TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

export const PATH = '/api/admin/staff';
export const PASSWORD = 'tres tazas de café';

/** A person as the screen of the staff shows it, or the code of a refusal. */
export interface Member {
  id: AdminId;
  code?: string;
  name: string;
  roles: { venueId: string; role: Role }[];
  invitedUntil: string | null;
  hasSecondFactor: boolean;
}

/** The response to an acceptance. */
export interface Accepted {
  isAdmin?: boolean;
  code?: string;
  secondStep?: { stage: string };
}

let people = 0;
export const anAddress = () => `persona-${++people}@example.org`;

/** Creates a venue with an owner, and returns both. */
export async function aClub(app: TestApp, name = 'Club de Prueba') {
  const venueId = await aVenue(app, { name });
  const owner = await aStaffMember(app, [{ venueId, role: 'owner' }]);
  return { venueId, owner };
}

/** Gives an address a role at a venue. */
export function invite(by: Browser, venueId: string, role: Role = 'reception', email = anAddress()) {
  return by.post<Member>(PATH, { email, name: 'Marta Ruiz', roles: [{ venueId, role }] });
}

/** Returns the id of the account to which an offer is made, or the id itself for an account. */
export async function accountOf(app: TestApp, id: AdminId): Promise<AdminId> {
  const [offer] = await app.sql<{ id: AdminId }>(
    'select admin_id as id from admin_role_offers where id = $1 limit 1',
    [id],
  );
  return offer?.id ?? id;
}

/** Returns the token of the letter that an invited person gets. */
export async function tokenOf(app: TestApp, id: AdminId): Promise<string> {
  return (await app.get(OpenInvitations).letterOf(await accountOf(app, id)))?.url.split('/').at(-1) ?? '';
}

/** Accepts an invitation with a password. */
export function accept(
  app: TestApp,
  token: string,
  { password = PASSWORD, browser = new Browser(app.url) } = {},
) {
  return browser.post<Accepted>(`/api/admin/invitations/${token}`, { name: 'Marta', password });
}
