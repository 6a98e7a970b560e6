import { Chance } from '../simulation/chance.js';
import { ADMIN, type TestApp } from '../support/app/app.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { eventually } from '../support/eventually.js';
import type { Acknowledged } from './acknowledged.js';
import { Client, type Site } from './client.js';

const COURTS = 6;
const FIRST_HOUR = 6;
const HOURS_A_DAY = 16;
const CLIENTS = 6;
const MORE = 5;
const LONGEST_PAUSE_MS = 60_000;

/** The wishes of the players, with their weights. */
const WISHES = [
  [4, 'pay'],
  [2, 'pay and cancel'],
  [3, 'share'],
  [1, 'cancel'],
  [1, 'leave'],
] as const;

interface Hour {
  courtId: string;
  bookingDate: string;
  timeSlot: string;
}

/**
 * People who book, pay, share, pay places and cancel at once, and an employee who sells hours and
 * balls, until they are stopped. They write down what the site has acknowledged.
 */
export class Load {
  readonly acknowledged: Acknowledged = {
    booked: [],
    paid: [],
    shared: [],
    cancelled: [],
    settled: [],
    sold: [],
  };
  /** Attempts that a repetition overcame. */
  failures = 0;
  /** False after `stop`, or if the site has refused a client. */
  isRunning = true;
  private hours = 0;
  private people = 0;
  private readonly work: Promise<void>[];

  private constructor(
    private readonly site: Site,
    private readonly chance: Chance,
    readonly venueId: string,
    private readonly courts: readonly string[],
  ) {
    const players = Array.from({ length: CLIENTS }, () => this.repeat(() => this.play()));
    this.work = [...players, this.atDesk()];
    for (const each of this.work) each.catch(() => (this.isRunning = false)); // `stop` throws it
  }

  /** Starts the clients of a site, at a venue of their own. */
  static async on(app: TestApp, site: Site, seed: number): Promise<Load> {
    const venueId = await aVenue(app);
    const courts: string[] = [];
    for (let number = 1; number <= COURTS; number++) courts.push(await aCourt(app, venueId, { number }));
    return new Load(site, new Chance(seed), venueId, courts);
  }

  /** The number of everything that was acknowledged so far. */
  get count(): number {
    return Object.values(this.acknowledged).reduce((sum, list: unknown[]) => sum + list.length, 0);
  }

  /** Waits until more was acknowledged. Throws what the site refused one of them. */
  async goesOn(): Promise<void> {
    const before = this.count;
    const more = eventually(() => expect(this.count).toBeGreaterThan(before + MORE), LONGEST_PAUSE_MS);
    await Promise.race([more, Promise.all(this.work)]);
  }

  /** Lets every client finish what it does. Throws what the site refused one of them. */
  async stop(): Promise<Acknowledged> {
    this.isRunning = false;
    await Promise.all(this.work);
    return this.acknowledged;
  }

  private async repeat(once: () => Promise<void>): Promise<void> {
    while (this.isRunning) await once();
  }

  private async play(): Promise<void> {
    const wish = this.chance.weighted(WISHES);
    const player = this.someone();
    await player.ask('/api/session', {});
    const booking = await this.book(player, wish === 'share' ? 'doubles' : 'singles');
    if (booking === null) return this.leave(player);
    if (wish === 'pay' || wish === 'pay and cancel') await this.pay(player, booking);
    if (wish === 'share') await this.share(player, booking);
    if (wish === 'cancel' || wish === 'pay and cancel') await this.cancel(player, booking);
    this.leave(player);
  }

  /** Returns the booking, or null if another player was faster. */
  private async book(player: Client, gameType: string): Promise<string | null> {
    const hour = this.nextHour();
    const body = { ...hour, gameType };
    const { id, bookingId, code } = await player.ask(
      '/api/bookings',
      body,
      ({ code }) => code === 'slot_taken',
    );
    const booking = id ?? bookingId;
    if (booking === undefined && code === 'slot_taken') return null;
    if (booking === undefined) throw new Error('a booking without an id');
    this.acknowledged.booked.push({ bookingId: booking, ...hour });
    return booking;
  }

  private async pay(payer: Client, bookingId: string, place: object = {}): Promise<void> {
    const { clientSecret, amount } = await payer.ask('/api/create-payment-intent', { bookingId, ...place });
    if (!clientSecret || amount === undefined) throw new Error('nothing to pay');
    await payer.confirm(clientSecret);
    const [stripePaymentIntentId = ''] = clientSecret.split('_secret_');
    await payer.ask('/api/payments', { bookingId, stripePaymentIntentId, ...place });
    this.acknowledged.paid.push({ bookingId, intentId: stripePaymentIntentId, amount });
  }

  /**
   * Shares a booking. Two friends pay their places at once. As the page does, each begins a session
   * first: without one, a lost response would leave a place to a guest whom no browser knows.
   */
  private async share(player: Client, bookingId: string): Promise<void> {
    const { shareToken } = await player.ask('/api/shared-payment-links', { bookingId });
    if (shareToken === undefined) throw new Error('a link without a token');
    this.acknowledged.shared.push({ bookingId, shareToken });
    const friends = [this.someone(), this.someone()];
    await Promise.all(friends.map((friend) => friend.ask('/api/session', { comesByLink: true })));
    await Promise.all(friends.map((friend) => this.pay(friend, bookingId, { shareToken })));
    for (const friend of friends) this.leave(friend);
  }

  private async cancel(player: Client, bookingId: string): Promise<void> {
    const { refundAmount } = await player.ask('/api/cancellations', { bookingId });
    if (refundAmount === undefined) throw new Error('a cancellation without a refund');
    this.acknowledged.cancelled.push({ bookingId, refundAmount });
  }

  private async atDesk(): Promise<void> {
    const desk = this.someone();
    await desk.ask('/api/admin/login', ADMIN);
    await this.repeat(async () => {
      await this.sellHour(desk);
      await this.sellBalls(desk);
    });
    this.leave(desk);
  }

  private async sellHour(desk: Client): Promise<void> {
    const hour = this.nextHour();
    const sale = {
      ...hour,
      gameType: 'singles',
      customer: { name: 'Eva Ruiz' },
      payment: { kind: 'at_club' },
    };
    const sold = await desk.ask('/api/admin/bookings', sale, ({ code }) => code === 'slot_taken');
    // A refused repetition does not say whether the first attempt sold the hour or a player has it.
    if (sold.id === undefined) return;
    this.acknowledged.booked.push({ bookingId: sold.id, ...hour });
    const part = { method: 'cash', amount: '5.00' };
    await desk.ask(`/api/admin/bookings/${sold.id}/settle`, part);
    this.acknowledged.settled.push({ bookingId: sold.id, amount: part.amount });
  }

  private async sellBalls(desk: Client): Promise<void> {
    const lines = [{ text: 'Pelotas', quantity: 1, price: '4.50' }];
    const { number } = await desk.ask('/api/admin/counter-sales', {
      venueId: this.venueId,
      method: 'cash',
      lines,
    });
    if (number === undefined) throw new Error('a sale without a receipt');
    this.acknowledged.sold.push({ number });
  }

  /** Every third hour is wanted twice, at about the same time. */
  private nextHour(): Hour {
    const wanted = this.hours++;
    const at = wanted - Math.ceil(wanted / 4);
    const [court, hour] = [at % COURTS, Math.floor(at / COURTS)];
    return {
      courtId: this.courts[court] ?? '',
      bookingDate: dayFromNow(3 + Math.floor(hour / HOURS_A_DAY)),
      timeSlot: `${String(FIRST_HOUR + (hour % HOURS_A_DAY)).padStart(2, '0')}:00`,
    };
  }

  /** A new person at an address of their own. */
  private someone(): Client {
    const number = ++this.people;
    return new Client(this.site, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
  }

  private leave(client: Client): void {
    this.failures += client.failures;
  }
}
