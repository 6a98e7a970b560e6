import fc from 'fast-check';
import type { TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { gamesBeside, openPlaces } from '../support/fixtures/open-games.js';
import { confirm, intentOf, type OfferResponse, type UnpaidBooking } from '../support/fixtures/payments.js';
import { askForPlace, leave } from '../support/fixtures/sharing.js';

type Meanwhile = 'nothing happens' | 'the organiser closes' | 'the deadline comes';

/** An action on the places of a booking that anyone may take. */
export type OpenGameCommand =
  | { does: 'opens places'; places: number }
  | { does: 'a stranger takes places'; places: number; card: string; reports: boolean }
  | { does: 'strangers take the last place'; strangers: number; meanwhile: Meanwhile }
  | { does: 'a stranger leaves'; which: number };

export const openGameCommand: fc.Arbitrary<OpenGameCommand> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('opens places' as const),
      places: fc.constantFrom(0, 1, 1, 2, 4),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('a stranger takes places' as const),
      places: fc.constantFrom(1, 1, 2),
      card: fc.constantFrom('pm_card_visa', 'pm_card_visa', 'pm_card_visa_chargeDeclined'),
      reports: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('strangers take the last place' as const),
      strangers: fc.constantFrom(2, 3),
      meanwhile: fc.constantFrom<Meanwhile[]>(
        'nothing happens',
        'the organiser closes',
        'the deadline comes',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('a stranger leaves' as const), which: fc.nat(4) }),
  },
);

/** The strangers who come by the listed game of one booking. */
export class OpenGame {
  private readonly strangers: Browser[] = [];
  /** The token that was listed last. A page that stays open still has it. */
  private token = '';

  /**
   * @param secrets of all payments of the story; the strangers add theirs
   * @param comeDue lets the payment deadline of the booking pass
   */
  constructor(
    private readonly app: TestApp,
    private readonly booking: UnpaidBooking,
    private readonly secrets: string[],
    private readonly comeDue: () => Promise<void>,
  ) {}

  async run(command: OpenGameCommand): Promise<void> {
    switch (command.does) {
      case 'opens places':
        return this.open(command.places);
      case 'a stranger takes places':
        return this.take(command);
      case 'strangers take the last place':
        return this.race(command);
      case 'a stranger leaves':
        return this.leave(command.which);
    }
  }

  private async open(places: number): Promise<void> {
    refuseFailure(await openPlaces(this.booking, places));
  }

  /**
   * Expects that a stranger who asks for one place gets it for the listed price. Only a payment
   * that the provider is about to report may come first, and then the list changes. All strangers
   * come from one address, which holds one place.
   */
  private async take({ places, card, reports }: { places: number; card: string; reports: boolean }) {
    const game = await this.listed();
    if (this.token === '') return;
    const stranger = this.arrive();
    const asked = await this.ask(stranger, places);
    const isOwnRule = ['one_place_at_a_time', 'place_held_here'].includes(asked.body.code ?? '');
    if (asked.status === 409 && !isOwnRule && places <= ((await this.listed())?.places ?? 0))
      throw new Error(`a listed game refuses a stranger: ${JSON.stringify(asked.body)}`);
    if (game && asked.status === 201 && places === 1) expect(asked.body.amount).toBe(game.amount);
    const { clientSecret } = asked.body;
    if (asked.status !== 201 || !clientSecret) return;
    const intentId = intentOf(clientSecret);
    await this.expectPublic(intentId);
    await confirm(this.app, { intentId, clientSecret }, card);
    const claim = { bookingId: this.booking.bookingId, stripePaymentIntentId: intentId };
    if (reports) refuseFailure(await stranger.post('/api/payments', { ...claim, shareToken: this.token }));
  }

  /** Expects that a stranger whom the server refused has paid nothing. */
  private async race({ strangers, meanwhile }: { strangers: number; meanwhile: Meanwhile }): Promise<void> {
    await this.open(1);
    await this.listed();
    if (this.token === '') return;
    const all = Array.from({ length: strangers }, () => this.arrive());
    const paid = all.map(async (stranger) => {
      const { status, body } = await this.ask(stranger, 1);
      const clientSecret = body.clientSecret ?? '';
      if (status === 201) await confirm(this.app, { intentId: intentOf(clientSecret), clientSecret });
      else if (status === 409) await this.expectNoPayment(stranger);
    });
    await Promise.all([...paid, this.meanwhile(meanwhile)]);
  }

  private async meanwhile(what: Meanwhile): Promise<void> {
    if (what === 'the organiser closes') await this.open(0);
    if (what === 'the deadline comes') await this.comeDue();
  }

  private async leave(which: number): Promise<void> {
    const stranger = this.strangers[which % Math.max(this.strangers.length, 1)];
    if (stranger && this.token) refuseFailure(await leave(stranger, this.booking.bookingId, this.token));
  }

  private async listed() {
    const [game] = await gamesBeside(this.app, this.booking.bookingId);
    this.token = game?.shareToken ?? this.token;
    return game;
  }

  private arrive(): Browser {
    const stranger = new Browser(this.app.url);
    this.strangers.push(stranger);
    return stranger;
  }

  private async ask(stranger: Browser, places: number): Promise<TestResponse<OfferResponse>> {
    const placesFor = Array<string>(places).fill('');
    const asked = await askForPlace(stranger, this.booking.bookingId, this.token, { placesFor });
    if (asked.status === 201 && asked.body.clientSecret) this.secrets.push(asked.body.clientSecret);
    return refuseFailure(asked);
  }

  /** The organiser keeps the other places for the group. */
  private async expectPublic(intentId: string): Promise<void> {
    const kept = await this.app.sql(
      `select s.place from shares s join shared_links l on l.id = s.link_id join payments p on p.id = s.payment_id
        where p.intent_id = $1 and not s.place = any(l.public_places)`,
      [intentId],
    );
    expect(kept).toEqual([]);
  }

  private async expectNoPayment(stranger: Browser): Promise<void> {
    const { body } = await stranger.post<{ userId: string }>('/api/session');
    const payments = `select id from payments where player_id = $1 and status <> 'canceled'`;
    expect(await this.app.sql(payments, [body.userId])).toEqual([]);
  }
}

/** Fails the test if the server responds with an internal error. 503 is allowed. */
function refuseFailure<Body>(response: TestResponse<Body>): TestResponse<Body> {
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`status ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}
