import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { TestApp } from '../support/app/app.js';
import type { Browser, TestResponse } from '../support/app/browser.js';
import { asAccount, playerOf } from '../support/fixtures/accounts.js';
import type { UnpaidBooking } from '../support/fixtures/payments.js';

/** The account of the venue in the stories. */
export const STORY_ACCOUNT = { holder: 'Club', bank: 'Banco', number: '123', note: null, hours: 12 };

/** An action about the money that a club takes itself: a transfer, or cash for places. */
export type TransferCommand =
  | { does: 'chooses to transfer' }
  /** `moreCents` is added to what is due, which may be less than nothing. */
  | { does: 'the desk takes places'; places: readonly number[]; desks: number }
  | { does: 'a transfer arrives'; moreCents: number; desks: number; decides: boolean };

export const transferCommand: fc.Arbitrary<TransferCommand> = fc.oneof(
  fc.record({ does: fc.constant('chooses to transfer' as const) }),
  fc.record({
    does: fc.constant('the desk takes places' as const),
    places: fc.constantFrom([1], [2, 3], [4], [1, 2, 3, 4]),
    desks: fc.constantFrom(1, 2),
  }),
  fc.record({
    does: fc.constant('a transfer arrives' as const),
    moreCents: fc.constantFrom(0, 0, -1, -500, 1, 725),
    desks: fc.constantFrom(1, 1, 2),
    decides: fc.boolean(),
  }),
);

/** The transfer of one booking: its player chooses it, and some money arrives. */
export class Transfer {
  constructor(
    private readonly app: TestApp,
    private readonly booking: UnpaidBooking,
    private readonly admin: Browser,
    private readonly accountId: string,
  ) {}

  async run(command: TransferCommand): Promise<void> {
    if (command.does === 'a transfer arrives') return this.arrive(command);
    if (command.does === 'the desk takes places') return this.takePlaces(command);
    const { browser, bookingId } = this.booking;
    if ((await playerOf(browser)) !== this.accountId) await asAccount(this.app, browser);
    accepted(await browser.send('PUT', '/api/session/profile', { name: 'Ana Torres' }));
    accepted(await browser.post(`/api/bookings/${bookingId}/transfer`, {}));
  }

  /** Several desks take money for the same places, and one of them gets it. */
  private async takePlaces({ places, desks }: Extract<TransferCommand, { places: readonly number[] }>) {
    const { bookingId } = this.booking;
    const [found] = await this.app.sql<{ cents: number | null }>(
      `select sum(s.amount_cents)::int as cents from shares s join shared_links l on l.id = s.link_id
        where l.booking_id = $1 and s.place + 1 = any ($2::int[])`,
      [bookingId, places],
    );
    const body = { amount: decimal(found?.cents ?? 100), method: 'terminal', places };
    const settle = () => this.admin.post(`/api/admin/bookings/${bookingId}/settle`, body);
    const responses = await Promise.all(Array.from({ length: desks }, settle));
    const taken = responses.filter((response) => accepted(response).status === 200);
    if (taken.length > 1) throw new Error('a place was paid twice');
  }

  /** Several desks see the same money, and one of them records it. */
  private async arrive({ moreCents, desks, decides }: Extract<TransferCommand, { moreCents: number }>) {
    const { bookingId } = this.booking;
    const [booking] = await this.app.sql<{ due: number }>(
      `select case when status = 'active' then total_cents - paid_cents else 0 end as due from bookings where id = $1`,
      [bookingId],
    );
    const due = booking?.due ?? 0;
    const cents = Math.max(1, due + moreCents);
    const difference = cents < due ? 'part' : 'give_back';
    const body = { amount: decimal(cents), due: decimal(due), ...(decides ? { difference } : {}) };
    const record = () =>
      this.admin.send('POST', `/api/admin/bookings/${bookingId}/transfer`, body, {
        'Idempotency-Key': randomUUID(),
      });
    const responses = await Promise.all(Array.from({ length: desks }, record));
    const recorded = responses.filter((response) => accepted(response).status === 200);
    // With nothing due, money is owed each time; two desks then record two transfers.
    if (due > 0 && recorded.length > 1) throw new Error('one transfer was counted twice');
  }
}

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** Returns the response. The server may refuse a command, but it must not fail. */
function accepted<Body>(response: TestResponse<Body>): TestResponse<Body> {
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`status ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}
