import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../../src/kernel/domain/ids.js';
import { AdminAccounts } from '../../../src/modules/admins/index.js';
import type { TestApp } from '../../support/app/app.js';
import { Browser } from '../../support/app/browser.js';
import { asAccount } from '../../support/fixtures/accounts.js';
import { aStaffMember } from '../../support/fixtures/staff.js';

export type RoleName = 'anonymous' | 'owner' | 'stranger' | 'admin' | 'staff';

export const PASSWORD = 'la-clave-de-la-prueba';

/** The browsers of a sequence. Who has lost a session gets a new one before the next request. */
export class People {
  private readonly browsers = new Map<RoleName, Browser>();
  /** The address of the employee, to whom others can offer a role. */
  staffEmail = '';
  private replaced = 0;
  private readonly names = new Map<RoleName, string>();
  private readonly usernames = new Map<string, string>();

  constructor(
    private readonly app: TestApp,
    private venueId = '' as VenueId,
  ) {}

  /** From now on the employee works at this venue. */
  employAt(venueId: VenueId): void {
    this.venueId = venueId;
    this.replace('staff');
  }

  /** Returns the name of the person who plays this role now. */
  nameOf(role: RoleName): string {
    return this.names.get(role) ?? role;
  }

  /** Returns the name with which this person signs in. */
  usernameOf(person: string): string {
    return this.usernames.get(person) ?? 'ana';
  }

  async browserOf(role: RoleName): Promise<Browser> {
    const known = role === 'anonymous' ? undefined : this.browsers.get(role);
    const browser = known ?? (await this.newOne(role));
    this.browsers.set(role, browser);
    return browser;
  }

  /** The next request of this role comes from a new person. */
  replace(role: RoleName): void {
    this.browsers.delete(role);
    this.names.set(role, `${role} ${++this.replaced}`);
  }

  private async newOne(role: RoleName): Promise<Browser> {
    if (role === 'staff') {
      const role = { venueId: this.venueId, role: 'manager' } as const;
      this.staffEmail = `${randomUUID()}@example.org`;
      return (await aStaffMember(this.app, [role], this.staffEmail)).browser.impatient();
    }
    const browser = new Browser(this.app.url, false);
    if (role === 'stranger') await browser.post('/api/session');
    if (role === 'owner') {
      await asAccount(this.app, browser);
      await browser.send('PUT', '/api/session/profile', { name: 'Eva Ruiz', phone: '+593991234567' });
    }
    if (role === 'admin') await this.signIn(browser);
    return browser;
  }

  private async signIn(browser: Browser): Promise<void> {
    const username = `ana-${randomUUID()}`;
    await this.app.get<AdminAccounts>(AdminAccounts).set(username, PASSWORD);
    await browser.post('/api/admin/login', { username, password: PASSWORD });
    this.usernames.set(this.nameOf('admin'), username);
  }
}
