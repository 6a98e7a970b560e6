import {
  afterCode,
  dayAfter,
  GRACE_MINUTES,
  HOURS_PER_ADDRESS,
  LAST_START,
  LEAST_CHARGE,
  NIGHT_FROM,
  OPENS,
  percentOf,
  refundPercentage,
  shares,
  spread,
  startOf,
  UNPAID_PER_PLAYER,
  WINDOW_DAYS,
} from './spec.js';
import type { Game, Operation } from './operations.js';

export interface ModelCourt {
  timeZone: string;
  venue: number;
  /** In cents per hour. */
  price: number;
}

export interface ModelCode {
  off: { percentage: number } | { cents: number };
  /** Null for any number. */
  mostUses: number | null;
  uses: number;
}

interface ModelPayment {
  means: 'card' | 'desk';
  cents: number;
  /** Given back, in cents; what the desk has to give back counts from the cancellation on. */
  back: number;
}

export interface ModelBooking {
  /** Null for a sale of the desk. */
  player: number | null;
  court: number;
  /** `court day hour` */
  place: string;
  startsAt: Date;
  /** How many people share the price. */
  places: number;
  base: number;
  total: number;
  code: number | null;
  status: 'active' | 'cancelled' | 'expired';
  /** Null if the money is expected at the desk. */
  dueAt: Date | null;
  payments: ModelPayment[];
  /** The open places of its link, cheapest first; null without a link. */
  open: number[] | null;
  /** The percentage of the cancellation; null without one. */
  cancelledWith: number | null;
  /** True if the desk has given back what it owed. */
  isHandedOver: boolean;
}

/** The response that the product must give: an acceptance, or one of these refusals. */
export type Verdict =
  { refusals: readonly string[] } | { amount?: number; percentage?: number; accept: () => void };

const refuse = (...refusals: string[]): Verdict => ({ refusals });

/** Returns a refusal if there is a reason for one, or else the acceptance. */
const unless = (reasons: Record<string, boolean>, otherwise: () => Verdict): Verdict => {
  const refusals = Object.keys(reasons).filter((name) => reasons[name]);
  return refusals.length > 0 ? { refusals } : otherwise();
};

/**
 * The product without a database, a provider and time: it knows who holds which hour and what each
 * person paid and got back. It is written from the specification, not from the code.
 */
export class Model {
  readonly bookings: ModelBooking[] = [];
  private readonly blocked = new Set<string>();
  /** Players whose card the deadline may charge. */
  private readonly withCard = new Set<number>();

  constructor(
    readonly courts: readonly ModelCourt[],
    readonly codes: readonly ModelCode[],
    readonly addressOf: (player: number) => number,
    public now: Date,
  ) {}

  /** Says what the product must do, without doing it. */
  judge(operation: Operation): Verdict {
    switch (operation.does) {
      case 'book':
        return this.book(operation);
      case 'sell':
        return this.sell(operation);
      case 'block':
        return this.block(operation);
      case 'change price':
        return { accept: () => void (this.courtAt(operation.court).price = operation.cents) };
      case 'wait':
        return { accept: () => this.wait(operation.minutes) };
      case 'restart':
        return { accept: () => undefined };
      default: {
        const booking = this.bookings[operation.booking];
        if (!booking) throw new Error(`no booking ${operation.booking}`);
        return this.about(booking, operation);
      }
    }
  }

  missing({ total, payments }: ModelBooking): number {
    return total - payments.reduce((sum, { cents }) => sum + cents, 0);
  }

  /** True if the hour of a step has begun. */
  hasBegun(step: { court: number; days: number; hour: number }): boolean {
    return this.hourOf(step).startsAt <= this.now;
  }

  /** True if the booking waits for money and its hour is ahead. */
  private isUnpaid(booking: ModelBooking): boolean {
    return booking.status === 'active' && this.missing(booking) > 0 && booking.startsAt > this.now;
  }

  private isTaken(place: string): boolean {
    const holds = (one: ModelBooking) => one.status === 'active' && one.place === place;
    return this.blocked.has(place) || this.bookings.some(holds);
  }

  private hourOf({ court, days, hour }: { court: number; days: number; hour: number }) {
    const { timeZone, price } = this.courtAt(court);
    const date = dayAfter(this.now, days, timeZone);
    const startsAt = startOf(date, hour, timeZone);
    return { place: `${court} ${date} ${hour}`, startsAt, price: hour >= NIGHT_FROM ? price + 200 : price };
  }

  private courtAt(court: number): ModelCourt {
    const found = this.courts[court];
    if (!found) throw new Error(`no court ${court}`);
    return found;
  }

  private book(wanted: Extract<Operation, { does: 'book' }>): Verdict {
    const { player, court, days, hour, game } = wanted;
    const { place, startsAt, price } = this.hourOf(wanted);
    const unpaid = this.bookings.filter((one) => this.isUnpaid(one));
    const { venue } = this.courtAt(court);
    const here = unpaid.filter(
      (one) =>
        one.player !== null &&
        this.courtAt(one.court).venue === venue &&
        this.addressOf(one.player) === this.addressOf(player),
    );
    return unless(
      {
        '400 invalid_request': hour < OPENS || hour > LAST_START,
        '409 not_offered': hour < OPENS || hour > LAST_START,
        '400 slot_in_the_past': startsAt <= this.now,
        '400 beyond_booking_window': days > WINDOW_DAYS,
        '409 slot_taken': this.isTaken(place),
        '429 too_many_unpaid': unpaid.filter((one) => one.player === player).length >= UNPAID_PER_PLAYER,
        '429 too_many_unpaid_here': here.length >= HOURS_PER_ADDRESS,
      },
      () => {
        const base = priceOf(price, game);
        const dueAt = earlier(inMinutes(this.now, GRACE_MINUTES), startsAt);
        return {
          amount: base,
          accept: () =>
            void this.add({ player, court, place, startsAt, places: placesOf(game), base, dueAt }),
        };
      },
    );
  }

  private sell(wanted: Extract<Operation, { does: 'sell' }>): Verdict {
    // Neither the opening hours nor the window bind the owner (club.md §3).
    const { court, game, kind } = wanted;
    const { place, startsAt, price } = this.hourOf(wanted);
    const base = kind === 'free' ? 0 : priceOf(price, game);
    const holdUntil = inMinutes(startsAt, -60);
    return unless(
      {
        '400 slot_in_the_past': startsAt <= this.now,
        '409 slot_taken': this.isTaken(place),
      },
      () =>
        kind === 'later' && holdUntil <= this.now
          ? refuse('400 invalid_request')
          : {
              amount: base,
              accept: () => {
                const dueAt = kind === 'later' ? holdUntil : null;
                const sold = this.add({
                  player: null,
                  court,
                  place,
                  startsAt,
                  places: placesOf(game),
                  base,
                  dueAt,
                });
                const isPaidNow = kind === 'cash' || kind === 'transfer' || kind === 'terminal';
                if (isPaidNow) sold.payments.push({ means: 'desk', cents: base, back: 0 });
              },
            },
    );
  }

  private add(
    booking: Pick<ModelBooking, 'player' | 'court' | 'place' | 'startsAt' | 'places' | 'base' | 'dueAt'>,
  ): ModelBooking {
    const rest = {
      code: null,
      status: 'active',
      open: null,
      cancelledWith: null,
      isHandedOver: false,
    } as const;
    const added: ModelBooking = { ...rest, total: booking.base, ...booking, payments: [] };
    this.bookings.push(added);
    return added;
  }

  private block(wanted: Extract<Operation, { does: 'block' }>): Verdict {
    const { place, startsAt } = this.hourOf(wanted);
    return unless({ '409 hour_taken': this.isTaken(place), '400 *': startsAt <= this.now }, () => ({
      accept: () => void this.blocked.add(place),
    }));
  }

  private about(booking: ModelBooking, operation: AboutBooking): Verdict {
    const isActive = booking.status === 'active';
    const missing = this.missing(booking);
    switch (operation.does) {
      case 'cancel for venue':
        return unless({ '409 *': !isActive }, () => ({
          percentage: 100,
          accept: () => {
            booking.cancelledWith = 100;
            this.release(booking, 'cancelled', 100, true);
          },
        }));
      case 'hand over':
        return unless({ '409 *': !isOwedAtDesk(booking) }, () => ({
          accept: () => void (booking.isHandedOver = true),
        }));
      case 'settle':
        return unless({ '409 *': !isActive || missing <= 0 }, () => ({
          amount: missing,
          accept: () => this.settle(booking, missing),
        }));
      default:
        // Another person's booking does not exist.
        if (operation.does !== 'pay place' && booking.player !== operation.player) return refuse('404 *');
        return this.ofPlayer(booking, operation, { isActive, missing });
    }
  }

  private ofPlayer(
    booking: ModelBooking,
    operation: OfPlayer,
    { isActive, missing }: { isActive: boolean; missing: number },
  ): Verdict {
    switch (operation.does) {
      case 'pay':
        return this.pay(booking, operation, isActive, missing);
      case 'apply code':
        return this.applyCode(booking, operation.code, isActive, missing);
      case 'share': {
        const isWhole = booking.payments.length === 0;
        const parts = shares(booking.total, booking.places);
        // Asking again returns the same link (decisions.md §8).
        if (booking.open !== null) return { accept: () => undefined };
        return unless(
          { '409 *': !isActive || missing <= 0 || (parts[0] ?? 0) < LEAST_CHARGE || !isWhole },
          () => ({ accept: () => void (booking.open = parts) }),
        );
      }
      case 'pay place': {
        const { open } = booking;
        if (open === null) throw new Error('a place without a link');
        return unless({ '409 *': !isActive || missing <= 0, '404 *': !isActive, '410 *': !isActive }, () => ({
          amount: open[0] ?? 0,
          accept: () => void booking.payments.push({ means: 'card', cents: open.shift() ?? 0, back: 0 }),
        }));
      }
      case 'cancel': {
        const percentage = refundPercentage(booking.startsAt, this.now);
        // A second cancellation gets the same response, and nothing happens again.
        if (booking.cancelledWith !== null)
          return { percentage: booking.cancelledWith, accept: () => undefined };
        const refusals = {
          '409 booking_not_active': !isActive,
          '409 booking_already_started': booking.startsAt <= this.now,
          '409 terms_changed': operation.isStale,
        };
        return unless(refusals, () => ({
          percentage,
          amount: percentOf(booking.total - missing, percentage),
          accept: () => {
            booking.cancelledWith = percentage;
            this.release(booking, 'cancelled', percentage, false);
          },
        }));
      }
    }
  }

  private pay(
    booking: ModelBooking,
    { player, card }: Extract<Operation, { does: 'pay' }>,
    isActive: boolean,
    missing: number,
  ): Verdict {
    if (isActive && missing <= 0) return { amount: 0, accept: () => undefined };
    if (!isActive || booking.dueAt === null) return refuse('409 *');
    if (card === 'pm_card_visa_chargeDeclined') return refuse('402 *');
    return {
      amount: missing,
      accept: () => {
        booking.payments.push({ means: 'card', cents: missing, back: 0 });
        booking.open = booking.open && [];
        this.withCard.add(player);
      },
    };
  }

  private applyCode(booking: ModelBooking, index: number, isActive: boolean, missing: number): Verdict {
    const code = this.codes[index];
    if (!code) throw new Error(`no code ${index}`);
    const isHere = booking.code === index;
    // Asking again with the same code is asking what is left to pay: nothing.
    if (isActive && isHere && missing <= 0) return { amount: 0, accept: () => undefined };
    return unless(
      {
        '409 *':
          !isActive ||
          missing <= 0 ||
          booking.payments.length > 0 ||
          (!isHere && booking.open !== null) ||
          (booking.code !== null && !isHere) ||
          (!isHere && code.mostUses !== null && code.uses >= code.mostUses),
      },
      () => {
        const total = afterCode(booking.base, code.off);
        return {
          amount: total,
          accept: () => {
            if (!isHere) code.uses++;
            booking.code = index;
            booking.total = total;
          },
        };
      },
    );
  }

  /** The desk takes all that is missing, so no place stays open. */
  private settle(booking: ModelBooking, cents: number): void {
    booking.payments.push({ means: 'desk', cents, back: 0 });
    booking.open = booking.open && [];
  }

  private release(
    booking: ModelBooking,
    status: 'cancelled' | 'expired',
    percentage: number,
    freesCode: boolean,
  ): void {
    const paid = booking.payments.map(({ cents }) => cents);
    const refund = percentOf(
      paid.reduce((sum, cents) => sum + cents, 0),
      percentage,
    );
    spread(refund, paid).forEach((back, index) => {
      const payment = booking.payments[index];
      if (payment) payment.back = back;
    });
    booking.status = status;
    const code = booking.code === null ? undefined : this.codes[booking.code];
    if (freesCode && code) code.uses--;
  }

  /** Every deadline that passes is enforced: the saved card pays, or the booking expires. */
  private wait(minutes: number): void {
    this.now = inMinutes(this.now, minutes);
    for (const booking of this.bookings) {
      const missing = this.missing(booking);
      const isDue = booking.dueAt !== null && booking.dueAt <= this.now;
      if (booking.status !== 'active' || missing <= 0 || !isDue) continue;
      if (booking.player !== null && this.withCard.has(booking.player)) {
        booking.payments.push({ means: 'card', cents: missing, back: 0 });
        booking.open = booking.open && [];
      } else this.release(booking, 'expired', 100, true);
    }
  }
}

type AboutBooking = Extract<Operation, { booking: number }>;
type OfPlayer = Exclude<AboutBooking, { does: 'cancel for venue' | 'hand over' | 'settle' }>;

const isOwedAtDesk = ({ payments, isHandedOver }: ModelBooking) =>
  !isHandedOver && payments.some(({ means, back }) => means === 'desk' && back > 0);
const placesOf = (game: Game) => (game === 'singles' ? 2 : 4);
const priceOf = (perHour: number, game: Game) => (game === 'singles' ? perHour : perHour * 2);
const inMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
