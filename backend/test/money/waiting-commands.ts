import fc from 'fast-check';
import { PassOffer } from '../../src/modules/waiting-list/application/pass-offer.js';
import type { TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { type EntryResponse, offerTo, type Waiter } from '../support/fixtures/waiting.js';

/** An action of a player who waits for the hours of a booking, or of the venue about the hours. */
export type WaitingCommand =
  | { does: 'a player waits'; halfHour: number; durationMinutes: number }
  | { does: 'an offer passes' | 'an offer is accepted' | 'the day is closed and opened again' }
  | { does: 'the desk cancels for rain' }
  | { does: 'the desk blocks a half hour for a moment'; halfHour: number }
  | { does: 'a player leaves the line'; which: number };

export const waitingCommand: fc.Arbitrary<WaitingCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('a player waits' as const),
      halfHour: fc.integer({ min: 20, max: 43 }),
      durationMinutes: fc.constantFrom(60, 90),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('an offer passes' as const, 'an offer is accepted' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'the day is closed and opened again' as const,
        'the desk cancels for rain' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('the desk blocks a half hour for a moment' as const),
      halfHour: fc.integer({ min: 20, max: 43 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('a player leaves the line' as const), which: fc.nat(3) }),
  },
);

/** Those who wait for the court of one booking. */
export class Line {
  private readonly waiters: Waiter[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly bookingId: string,
    private readonly admin: Browser,
  ) {}

  run(command: WaitingCommand): Promise<void> {
    switch (command.does) {
      case 'a player waits':
        return this.wait(command);
      case 'an offer passes':
        return this.pass();
      case 'an offer is accepted':
        return this.accept();
      case 'the day is closed and opened again':
        return this.closeForAMoment();
      case 'the desk cancels for rain':
        return this.cancelForRain();
      case 'the desk blocks a half hour for a moment':
        return this.blockForAMoment(command.halfHour);
      case 'a player leaves the line':
        return this.leave(command.which);
    }
  }

  /** The server refuses lengths that the venue does not offer now. */
  private async wait({ halfHour, durationMinutes }: { halfHour: number; durationMinutes: number }) {
    const place = await this.place();
    const wish = { ...place, from: '10:00', to: timeOf(halfHour), durationMinutes, gameType: 'doubles' };
    const browser = new Browser(this.app.url);
    const { status, body } = await browser.post<EntryResponse>('/api/waiting-list', wish);
    if (status >= 500) throw new Error(JSON.stringify(body));
    if (status === 201) this.waiters.push({ browser, entryId: body.id });
  }

  private async place(): Promise<{ venueId: string; courtId: string; date: string } | undefined> {
    const [place] = await this.app.sql<{ venueId: string; courtId: string; date: string }>(
      `select venue_id as "venueId", court_id as "courtId", slot_date::text as date from bookings where id = $1`,
      [this.bookingId],
    );
    return place;
  }

  /** Every hour of the day without a claim becomes free once more. */
  private async closeForAMoment(): Promise<void> {
    const { venueId, date } = (await this.place()) ?? {};
    for (const exceptions of [[{ date, open: [], reason: 'Lluvia' }], []]) {
      const { status, body } = await this.admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, {
        exceptions,
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
  }

  private async cancelForRain(): Promise<void> {
    const body = { reason: null, blockReason: 'Lluvia' };
    const { status } = await this.admin.post(`/api/admin/bookings/${this.bookingId}/cancel`, body);
    if (status >= 500 && status !== 503) throw new Error(`the cancellation returned ${status}`);
  }

  /** Only a booking or another block refuses it; an offer ends. */
  private async blockForAMoment(halfHour: number): Promise<void> {
    const { courtId, date } = (await this.place()) ?? {};
    const hours = { courtId, date, from: timeOf(halfHour), to: timeOf(halfHour + 1), reason: 'Lluvia' };
    const { status, body } = await this.admin.post<{ id: string; message: string }>(
      '/api/admin/blocks',
      hours,
    );
    if (status >= 500 || /lista de espera/.test(body.message)) throw new Error(JSON.stringify(body));
    if (status === 201) await this.admin.send('DELETE', `/api/admin/blocks/${body.id}`);
  }

  private async pass(): Promise<void> {
    const open = await this.app.sql<{ id: string }>(
      `update hour_offers o set expires_at = now() - interval '1 second' from bookings b
        where b.id = $1 and o.venue_id = b.venue_id and o.status = 'open' returning o.id`,
      [this.bookingId],
    );
    for (const { id } of open) await this.app.get(PassOffer).execute(id);
  }

  private async accept(): Promise<void> {
    for (const waiter of this.waiters) {
      const offer = await offerTo(waiter);
      if (!offer) continue;
      const { status, body } = await waiter.browser.post(`/api/offers/${offer.token}/accept`, {});
      if (status >= 500 && status !== 503) throw new Error(JSON.stringify(body));
    }
  }

  private async leave(which: number): Promise<void> {
    const waiter = this.waiters[which % Math.max(this.waiters.length, 1)];
    if (waiter) await waiter.browser.send('DELETE', `/api/waiting-list/${waiter.entryId}`);
  }
}

function timeOf(halfHour: number): string {
  return `${Math.floor(halfHour / 2)}:${halfHour % 2 === 0 ? '00' : '30'}`;
}
