import type { BookingId, PlayerId } from '../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import type { TestApp } from '../support/app/app.js';
import { type TestResponse, Browser } from '../support/app/browser.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import {
  confirm,
  deliver,
  eventAbout,
  intentOf,
  type OfferResponse,
  providerOf,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import type { LinkResponse } from '../support/fixtures/sharing.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { Desk, type DeskCommand, isOfDesk } from './desk-commands.js';
import { LimitedCode } from './limited-code-commands.js';
import { OpenGame, type OpenGameCommand } from './open-game-commands.js';
import type { Command } from './random-choices.js';
import { Transfer, type TransferCommand } from './transfer-commands.js';
import { Line, type WaitingCommand } from './waiting-commands.js';

type Elsewhere =
  | WaitingCommand
  | OpenGameCommand
  | DeskCommand
  | TransferCommand
  | Extract<Command, { does: 'goes on with the limited code' }>;
type Settling = Extract<Command, { does: 'is settled at the desk' }>;

/** Runs actions on one booking. */
export class Story {
  /** The client secrets that payers have received. */
  private readonly secrets: string[] = [];
  private readonly line: Line;
  private readonly game: OpenGame;
  private readonly desk: Desk;
  private readonly transfer: Transfer;
  private readonly limited: LimitedCode;
  /** The third one is the organiser. */
  private readonly friends: readonly Browser[];

  constructor(
    private readonly app: TestApp,
    private readonly booking: UnpaidBooking,
    private readonly code: string,
    private readonly plannedFaults: Fault[],
    /** Whom the organiser may turn out to be. */
    private readonly accountId: PlayerId,
    private readonly admin: Browser,
  ) {
    this.line = new Line(app, booking.bookingId, admin);
    const comeDue = (bookingId: BookingId) => this.comeDue(bookingId);
    this.desk = new Desk(app, booking.bookingId, admin, comeDue);
    this.transfer = new Transfer(app, booking, admin, accountId);
    this.limited = new LimitedCode(app, booking, admin, this.secrets, comeDue);
    this.game = new OpenGame(app, booking, this.secrets, () => this.comeDue(booking.bookingId));
    this.friends = [new Browser(app.url), new Browser(app.url)];
  }

  async run(command: Command): Promise<void> {
    const { browser, bookingId } = this.booking;
    const ask = (body: object) => this.offered(browser, { bookingId, ...body });
    switch (command.does) {
      case 'pays':
        return this.pay(browser, await ask({}), command);
      case 'guarantees':
        return this.pay(browser, await ask({ purpose: 'guarantee' }), command);
      case 'pays places':
        return this.payPlaces(command);
      case 'leaves':
        return this.leave(command);
      case 'applies the code':
        return void (await ask({ discountCode: this.code }));
      case 'removes the code':
        return void (await ask({ discountCode: null }));
      case 'cancels':
        return void checked(await browser.post('/api/cancellations', { bookingId }));
      case 'moves':
        return this.move(command);
      case 'changes the rules':
        return this.changeRules(command.rules);
      case 'reaches the deadline':
        return this.comeDue(bookingId);
      case 'lets the rest lapse':
        return this.lapse(bookingId);
      case 'joins the account':
        return this.join(browser);
      case 'pays at the club':
        return this.payAtClub(browser, bookingId);
      case 'is settled at the desk':
        return this.settle(command);
      case 'gets the money back at the desk':
        return void checked(await this.admin.post(`/api/admin/bookings/${bookingId}/refund-handed-over`, {}));
      case 'confirms late':
        return this.confirmLate(command.which);
      case 'redelivers an event':
        return this.redeliver(command.which);
      case 'refunds at the provider':
        return this.refundOutside(command.which);
      case 'breaks the provider':
        return void this.plannedFaults.push(...Array.from({ length: command.times }, () => command.fault));
      default:
        return this.runElsewhere(command);
    }
  }

  /** Runs an action that concerns others too: strangers, the desk, the waiting list. */
  private runElsewhere(command: Elsewhere): Promise<void> {
    if (isOfDesk(command)) return this.desk.run(command);
    switch (command.does) {
      case 'opens places':
      case 'a stranger takes places':
      case 'strangers take the last place':
      case 'a stranger leaves':
        return this.game.run(command);
      case 'chooses to transfer':
      case 'a transfer arrives':
      case 'the desk takes places':
        return this.transfer.run(command);
      case 'goes on with the limited code':
        return this.limited.run(command.step);
      default:
        return this.line.run(command);
    }
  }

  private async offered(browser: Browser, body: object): Promise<string | null> {
    const response = checked(await browser.post<OfferResponse>('/api/create-payment-intent', body));
    const secret = response.status === 201 ? response.body.clientSecret : null;
    if (secret !== null) this.secrets.push(secret);
    return secret;
  }

  private async pay(
    browser: Browser,
    clientSecret: string | null,
    { card, reports }: { card: string; reports: boolean },
    claim: object = {},
  ): Promise<void> {
    if (clientSecret === null) return;
    const intentId = intentOf(clientSecret);
    await confirm(this.app, { intentId, clientSecret }, card);
    const body = { bookingId: this.booking.bookingId, stripePaymentIntentId: intentId, ...claim };
    if (reports) checked(await browser.post('/api/payments', body));
  }

  private async payPlaces(how: Extract<Command, { does: 'pays places' }>): Promise<void> {
    const { browser, bookingId } = this.booking;
    const link = checked(await browser.post<LinkResponse>('/api/shared-payment-links', { bookingId }));
    if (link.status !== 201) return;
    const { shareToken } = link.body;
    const friend = this.friends[how.friend] ?? browser;
    const placesFor = Array.from({ length: how.places }, (_, place) => (place === 0 ? '' : `Luis ${place}`));
    const secret = await this.offered(friend, { bookingId, shareToken, placesFor });
    await this.pay(friend, secret, how, { shareToken });
  }

  /** Leaves with everything that the friend has paid, and may try again with it. */
  private async leave({ friend: which, twice }: Extract<Command, { does: 'leaves' }>): Promise<void> {
    const { browser, bookingId } = this.booking;
    const friend = this.friends[which] ?? browser;
    const link = await browser.post<LinkResponse>('/api/shared-payment-links', { bookingId });
    if (link.status !== 201) return;
    const { body } = await friend.get<{ link: LinkResponse }>(
      `/api/shared-payment-links/${link.body.shareToken}`,
    );
    const payments = new Set(body.link.places.flatMap(({ leaveWith }) => leaveWith ?? []));
    for (const paymentId of payments) {
      const ask = () => friend.post(`/api/booking-parts/${bookingId}/leave`, { paymentId });
      for (const response of await Promise.all(twice ? [ask(), ask()] : [ask()])) checked(response);
    }
  }

  private async move({ halfHour, ...play }: Extract<Command, { does: 'moves' }>): Promise<void> {
    const { browser, bookingId } = this.booking;
    const timeSlot = `${Math.floor(halfHour / 2)}:${halfHour % 2 === 0 ? '00' : '30'}`;
    const { durationMinutes, gameType } = play;
    const to = { bookingDate: dayFromNow(5), timeSlot, durationMinutes, gameType };
    checked(await browser.post(`/api/bookings/${bookingId}/move`, to));
  }

  /** The server refuses this to a player without a name and a confirmed address. */
  private async payAtClub(browser: Browser, bookingId: string): Promise<void> {
    if ((await playerOf(browser)) !== this.accountId) await asAccount(this.app, browser);
    checked(await browser.send('PUT', '/api/session/profile', { name: 'Ana Torres' }));
    checked(await browser.post(`/api/bookings/${bookingId}/pay-at-club`, {}));
  }

  /** The desk takes parts only of a booking that pays at the club. */
  private async settle({ amount, method }: Settling): Promise<void> {
    const { browser, bookingId } = this.booking;
    await this.payAtClub(browser, bookingId);
    checked(await this.admin.post(`/api/admin/bookings/${bookingId}/settle`, { amount, method }));
  }

  private async changeRules(rules: object): Promise<void> {
    const [booking] = await this.app.sql<{ venueId: string }>(
      `select venue_id as "venueId" from bookings where id = $1`,
      [this.booking.bookingId],
    );
    const { status, body } = await this.admin.send(
      'PATCH',
      `/api/admin/venues/${booking?.venueId}/rules`,
      rules,
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  private async comeDue(bookingId: BookingId): Promise<void> {
    await this.app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
      bookingId,
    ]);
    await this.app.get(EnforceDeadline).execute(bookingId);
  }

  private async join(browser: Browser): Promise<void> {
    const guestId = await playerOf(browser);
    if (guestId !== this.accountId) await merge(this.app, guestId, this.accountId);
  }

  /** Ends the minutes in which only the organiser can pay. */
  private async lapse(bookingId: string): Promise<void> {
    await this.app.sql(`update shared_links set rest_held_until = null where booking_id = $1`, [bookingId]);
  }

  /** Confirms an intent on a page that stayed open. */
  private async confirmLate(which: number): Promise<void> {
    const clientSecret = this.secrets[which % Math.max(this.secrets.length, 1)];
    if (clientSecret) await confirm(this.app, { intentId: intentOf(clientSecret), clientSecret });
  }

  /** Refunds a part or the rest. The provider refuses it if nothing is left to refund. */
  private async refundOutside(which: number): Promise<void> {
    const secret = this.secrets[which % Math.max(this.secrets.length, 1)];
    if (!secret) return;
    const part = which % 2 === 0 ? {} : { amount: 100 };
    await providerOf(this.app)
      .refunds.create({ payment_intent: intentOf(secret), ...part })
      .catch(() => undefined);
  }

  private async redeliver(which: number): Promise<void> {
    const secret = this.secrets[which % Math.max(this.secrets.length, 1)];
    const event = secret && (await eventAbout(this.app, intentOf(secret)).catch(() => null));
    if (event) await Promise.all([deliver(this.app, event), deliver(this.app, event)]);
  }
}

/** Fails the test if the server responds with an internal error. 503 is allowed. */
function checked<Body>(response: TestResponse<Body>): TestResponse<Body> {
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`status ${response.status}: ${JSON.stringify(response.body)}`);
  return response;
}
