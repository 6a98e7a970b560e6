import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../../src/kernel/domain/ids.js';
import { AdminAccounts } from '../../../src/modules/admins/index.js';
import type { Browser } from '../../support/app/browser.js';
import { eventually } from '../../support/eventually.js';
import { giveRole } from '../../support/fixtures/staff.js';
import { RECEPTION_VENUE } from '../model/staff.js';
import type { Product } from './product.js';

const PASSWORD = 'la-clave-de-la-simulacion';

interface Employee {
  id: string;
  username: string;
  browser: Browser;
}

/** The person at the reception of one venue. After a dismissal, the browser stays open. */
export class Reception {
  private employee: Employee | null = null;
  private isHired = false;

  constructor(private readonly product: Product) {}

  /** The id of who works here, or null. */
  get staffId(): string | null {
    return this.isHired && this.employee ? this.employee.id : null;
  }

  /** A new person works here, and nowhere else. */
  async hire(): Promise<void> {
    const { running, venues } = this.product;
    const username = `recepcion-${randomUUID()}`;
    // The connections may end meanwhile.
    await eventually(() => running.get<AdminAccounts>(AdminAccounts).set(username, PASSWORD));
    const [admin] = await running.sql<{ id: string }>(
      'update admins set owns_all = false where username = $1 returning id',
      [username],
    );
    const id = admin?.id ?? '';
    const venueId = venues[RECEPTION_VENUE]?.id ?? ('' as VenueId);
    await giveRole(running, id, { venueId, role: 'reception' });
    this.employee = { id, username, browser: this.product.newBrowser() };
    this.isHired = true;
  }

  dismiss(): void {
    this.isHired = false;
  }

  /** Returns the browser of the employee, who has just signed in with it. */
  async browser(): Promise<Browser> {
    if (!this.employee) return this.product.newBrowser();
    if (!this.isHired) return this.employee.browser;
    const { username } = this.employee;
    const browser = this.product.newBrowser();
    await this.product.forgetLimits();
    const account = { username, password: PASSWORD };
    await this.product.patiently(() => browser.post('/api/admin/login', account));
    this.employee.browser = browser;
    return browser;
  }

  /** The product has another address now. */
  moveTo(url: string): void {
    if (this.employee) this.employee.browser = this.employee.browser.at(url);
  }
}
