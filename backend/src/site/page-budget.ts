/** The costs that rendered pages may cause per second: milliseconds of the thread, and calls. */
interface Limit {
  readonly milliseconds: number;
  readonly calls: number;
}

/** A third of a core, and calls that take about a tenth of one. Beyond it the browsers render. */
const IN_ALL: Limit = { milliseconds: 300, calls: 100 };

/** One address leaves a half to the others. */
const PER_ADDRESS: Limit = { milliseconds: 150, calls: 50 };

/** An unspent rest lasts for so many seconds, because visitors come in groups. */
const SAVED_SECONDS = 3;

/** More addresses than that are limited by what all may cost together. */
const ADDRESSES_AT_MOST = 1_000;

/** The rest of a limit. It may be overdrawn, because a page is paid when it is done. */
class Purse {
  private milliseconds: number;
  private calls: number;
  private filledAt: number;

  constructor(
    private readonly limit: Limit,
    now: number,
  ) {
    this.milliseconds = limit.milliseconds * SAVED_SECONDS;
    this.calls = limit.calls * SAVED_SECONDS;
    this.filledAt = now;
  }

  isEmpty(now: number): boolean {
    const seconds = (now - this.filledAt) / 1000;
    const filled = (left: number, perSecond: number) =>
      Math.min(left + seconds * perSecond, perSecond * SAVED_SECONDS);
    this.milliseconds = filled(this.milliseconds, this.limit.milliseconds);
    this.calls = filled(this.calls, this.limit.calls);
    this.filledAt = now;
    return this.milliseconds <= 0 || this.calls <= 0;
  }

  spend({ milliseconds, calls }: Limit): void {
    this.milliseconds -= milliseconds;
    this.calls -= calls;
  }
}

/**
 * Limits what rendered pages take from the calls of the API: without it, forty visitors at once
 * make every call fifteen times slower. Beyond the budget a visitor gets the plain page.
 */
export class PageBudget {
  private readonly inAll: Purse;
  private readonly byAddress = new Map<string, Purse>();

  /** @param now in milliseconds; never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.inAll = new Purse(IN_ALL, now());
  }

  /** Returns true if a page for this address may be rendered now. */
  allows(address: string): boolean {
    const now = this.now();
    return !this.purseOf(address).isEmpty(now) && !this.inAll.isEmpty(now);
  }

  /** Notes what a page has cost. */
  spend(address: string, { milliseconds = 0, calls = 0 }: Partial<Limit>): void {
    for (const purse of [this.purseOf(address), this.inAll]) purse.spend({ milliseconds, calls });
  }

  private purseOf(address: string): Purse {
    const known = this.byAddress.get(address);
    if (known) return known;
    if (this.byAddress.size >= ADDRESSES_AT_MOST) this.byAddress.clear();
    const purse = new Purse(PER_ADDRESS, this.now());
    this.byAddress.set(address, purse);
    return purse;
  }
}
