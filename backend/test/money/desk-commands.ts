import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { BookingId } from '../../src/kernel/domain/ids.js';
import type { TestApp } from '../support/app/app.js';
import type { Browser, TestResponse } from '../support/app/browser.js';

/** An action of the desk about other hours of the court of a booking. */
export type DeskCommand =
  | {
      does: 'the desk sells';
      halfHour: number;
      durationMinutes: number;
      kind: SaleKind;
      desks: number;
      isMember: boolean;
    }
  | {
      does: 'the desk takes what is missing' | 'a sale comes due' | 'the desk cancels a sale';
      which: number;
    }
  | { does: 'the counter sells'; method: 'cash' | 'terminal'; quantity: number }
  | { does: 'the counter gives back'; which: number }
  | { does: 'the desk changes the category'; percentage: number; isHeld: boolean }
  | { does: 'the desk opens the till' | 'the desk closes the till'; counted: string; openNext: boolean };

/** Returns true if the desk runs the command. */
export const isOfDesk = (command: { does: string }): command is DeskCommand =>
  /^(the desk|the counter|a sale) /.test(command.does);

type SaleKind = 'cash' | 'transfer' | 'at_club' | 'later' | 'free';

export const deskCommand: fc.Arbitrary<DeskCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('the desk sells' as const),
      halfHour: fc.integer({ min: 18, max: 45 }),
      durationMinutes: fc.constantFrom(30, 60, 90),
      kind: fc.constantFrom<SaleKind[]>('cash', 'transfer', 'at_club', 'later', 'later', 'free'),
      desks: fc.constantFrom(1, 1, 2),
      isMember: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'the desk takes what is missing' as const,
        'a sale comes due' as const,
        'the desk cancels a sale' as const,
      ),
      which: fc.nat(2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('the counter sells' as const),
      method: fc.constantFrom<('cash' | 'terminal')[]>('cash', 'cash', 'terminal'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('the counter gives back' as const), which: fc.nat(2) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('the desk changes the category' as const),
      percentage: fc.constantFrom(0, 13, 99),
      isHeld: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('the desk opens the till' as const, 'the desk closes the till' as const),
      counted: fc.constantFrom('0.00', '29.05', '100'),
      openNext: fc.boolean(),
    }),
  },
);

/** The desk that sells the other hours of the court of one booking. */
export class Desk {
  private readonly sold: BookingId[] = [];
  /** The receipts of the counter. */
  private readonly receipts: string[] = [];
  /** The customer with a category, who is the organiser of the booking. */
  private memberId: string | null = null;

  constructor(
    private readonly app: TestApp,
    private readonly bookingId: string,
    private readonly admin: Browser,
    private readonly comeDue: (bookingId: BookingId) => Promise<void>,
  ) {}

  async run(command: DeskCommand): Promise<void> {
    if (command.does === 'the desk sells') return this.sell(command);
    if ('counted' in command) return this.turn(command);
    if ('isHeld' in command) return this.categorise(command);
    if (command.does === 'the counter sells') return this.sellItem(command);
    if (command.does === 'the counter gives back') return this.takeItemBack(command.which);
    const bookingId = this.sold[command.which % Math.max(this.sold.length, 1)];
    if (bookingId === undefined) return;
    if (command.does === 'a sale comes due') return this.comeDue(bookingId);
    if (command.does === 'the desk takes what is missing') return this.settle(bookingId);
    accepted(await this.admin.post(`/api/admin/bookings/${bookingId}/cancel`, { reason: 'Lluvia' }));
  }

  /** Opens or closes the till of the venue, while a customer pays cash. */
  private async turn({ does, counted, openNext }: Extract<DeskCommand, { counted: string }>): Promise<void> {
    const [till] = await this.app.sql<{ id: string }>(
      `select t.id from tills t join bookings b on b.venue_id = t.venue_id where b.id = $1`,
      [this.bookingId],
    );
    const path = `/api/admin/tills/${till?.id ?? ''}`;
    if (does === 'the desk opens the till')
      return void accepted(await this.admin.post(`${path}/open`, { counted }));
    const [sold] = this.sold;
    const closing = this.admin.post(`${path}/close`, { counted, reason: 'Al azar', openNext });
    await Promise.all([closing.then(accepted), sold === undefined ? null : this.settle(sold)]);
  }

  /** Several desks want the hour at once, and the same customer pays at each: one gets it. */
  private async sell({
    halfHour,
    durationMinutes,
    kind,
    desks,
    isMember,
  }: DeskCommand & { does: 'the desk sells' }) {
    const [place] = await this.app.sql<{ courtId: string; bookingDate: string }>(
      `select court_id as "courtId", slot_date::text as "bookingDate" from bookings where id = $1`,
      [this.bookingId],
    );
    const sale = {
      ...place,
      timeSlot: `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`,
      durationMinutes,
      gameType: 'doubles',
      customer: isMember && this.memberId !== null ? { id: this.memberId } : { name: 'Eva Ruiz' },
      payment: kind === 'free' ? { kind, reason: 'Premio' } : { kind },
    };
    const ask = () =>
      this.admin.send<{ id: BookingId }>('POST', '/api/admin/bookings', sale, {
        'Idempotency-Key': randomUUID(),
      });
    const responses = (await Promise.all(Array.from({ length: desks }, ask))).map(accepted);
    const sold = responses.filter(({ status }) => status === 201);
    if (sold.length > 1) throw new Error(`the desk sold ${sale.timeSlot} twice`);
    this.sold.push(...sold.map(({ body }) => body.id));
  }

  /** Gives the organiser a category with another price, or takes it. */
  private async categorise({ percentage, isHeld }: Extract<DeskCommand, { isHeld: boolean }>): Promise<void> {
    const [place] = await this.app.sql<{ venueId: string; email: string | null }>(
      `select b.venue_id as "venueId", p.email from bookings b join players p on p.id = b.player_id where b.id = $1`,
      [this.bookingId],
    );
    const path = `/api/admin/venues/${place?.venueId ?? ''}/categories`;
    const { body: before } = await this.admin.get<{ id: string }[]>(path);
    const category = { ...before[0], name: 'Socio', price: { percentage }, payAtClub: true };
    const { body: after } = await this.admin.send<{ id: string }[]>('PUT', path, [category]);
    const held = { categoryId: isHeld ? after[0]?.id : null };
    const person = { venueId: place?.venueId, name: 'Ana Socia', emails: place?.email ? [place.email] : [] };
    const { id } = this.memberId
      ? (await this.admin.send<{ id: string }>('PATCH', `/api/admin/customers/${this.memberId}`, held)).body
      : (await this.admin.post<{ id: string }>('/api/admin/customers', { ...person, ...held })).body;
    this.memberId = id;
  }

  private async sellItem({ method, quantity }: { method: string; quantity: number }): Promise<void> {
    const [place] = await this.app.sql<{ venueId: string }>(
      `select venue_id as "venueId" from bookings where id = $1`,
      [this.bookingId],
    );
    const sale = { ...place, method, lines: [{ text: 'Agua', quantity, price: '1.35' }] };
    const headers = { 'Idempotency-Key': randomUUID() };
    const response = await this.admin.send<{ number: string }>(
      'POST',
      '/api/admin/counter-sales',
      sale,
      headers,
    );
    if (accepted(response).status === 201) this.receipts.push(response.body.number);
  }

  /** Both tabs give the same sale back; once is enough. */
  private async takeItemBack(which: number): Promise<void> {
    const number = this.receipts[which % Math.max(this.receipts.length, 1)];
    if (number === undefined) return;
    const ask = () => this.admin.post(`/api/admin/receipts/${number}/give-back`, {});
    (await Promise.all([ask(), ask()])).forEach(accepted);
  }

  private async settle(bookingId: string): Promise<void> {
    const [booking] = await this.app.sql<{ missing: string }>(
      `select ((total_cents - paid_cents) / 100.0)::numeric(9, 2)::text as missing from bookings where id = $1`,
      [bookingId],
    );
    const body = { amount: booking?.missing, method: 'cash' };
    accepted(await this.admin.post(`/api/admin/bookings/${bookingId}/settle`, body));
  }
}

/** Returns the response. The server may refuse a command, but it must not fail. */
function accepted<Body>(response: TestResponse<Body>): TestResponse<Body> {
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`status ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}
