/**
 * How many pages the server renders for one address in a second. A rendered page costs several
 * calls of the API and the time of the thread, so one visitor could slow all calls down. A club's
 * Wi-Fi stays below: its browsers load one document and then move about in it.
 */
export const PAGES_PER_SECOND = 8;

/** Counts the pages that each address asks for in the current second. */
export class PageTurns {
  private second = 0;
  private readonly asked = new Map<string, number>();

  /** @param now in milliseconds; never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Returns true for the first pages of an address in a second. */
  take(address: string): boolean {
    const second = Math.floor(this.now() / 1000);
    if (second !== this.second) this.asked.clear();
    this.second = second;
    const asked = (this.asked.get(address) ?? 0) + 1;
    this.asked.set(address, asked);
    return asked <= PAGES_PER_SECOND;
  }
}
