import { randomUUID } from 'node:crypto';
import { Browser } from '../support/app/browser.js';
import { SITE } from './stack.js';

/**
 * A venue for one test run. Its administrator creates it through the site and removes it
 * afterwards.
 */
export class TestVenue {
  private courts = 0;

  private constructor(
    private readonly admin: Browser,
    private readonly id: string,
  ) {}

  static async open(): Promise<TestVenue> {
    const admin = new Browser(SITE);
    const username = process.env['SAQUE_ADMIN_USERNAME'];
    const password = process.env['SAQUE_ADMIN_PASSWORD'];
    const { status } = await admin.post('/api/admin/login', { username, password });
    if (status !== 200)
      throw new Error('SAQUE_ADMIN_USERNAME and SAQUE_ADMIN_PASSWORD must be those of .env');
    const venue = { name: `Prueba ${randomUUID().slice(0, 8)}`, location: 'Quito' };
    return new TestVenue(admin, (await admin.post<{ id: string }>('/api/venues', venue)).body.id);
  }

  /** Creates a court that is free at every hour and returns its id. */
  async addCourt(): Promise<string> {
    const number = ++this.courts;
    const { status, body } = await this.admin.post<{ id: string }>('/api/courts', {
      venueId: this.id,
      name: `Cancha ${number}`,
      courtNumber: number,
      status: 'available',
      daySinglesPrice: '14.50',
      dayDoublesPrice: '29.00',
      nightSinglesPrice: '16.50',
      nightDoublesPrice: '33.00',
    });
    if (status !== 201) throw new Error(`no court: ${JSON.stringify(body)}`);
    return body.id;
  }

  async close(): Promise<void> {
    await this.admin.send('DELETE', `/api/venues/${this.id}`);
  }
}
