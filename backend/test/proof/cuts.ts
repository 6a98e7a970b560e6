import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../simulation/chance.js';
import type { TcpProxy } from '../support/services/tcp-proxy.js';

/** A moment without requests on a leg lasts less long. */
const PATIENCE_MS = 2_000;
const LONGEST_PAUSE_MS = 80;
const MOST_BYTES = 300;

/** How connections end, with weights: during a request, its work, or its response. */
const WAYS = [
  [3, 'one at work'],
  [1, 'all of the leg'],
  [2, 'toServer'],
  [3, 'toClient'],
] as const;

export type Way = (typeof WAYS)[number][1];

/** Ends connections of legs of the network at random moments. */
export class Cuts {
  /** How often connections really ended while a request was under way on one of them. */
  readonly made = new Map<string, number>();

  constructor(
    private readonly legs: Record<string, TcpProxy>,
    private readonly chance: Chance,
  ) {}

  get count(): number {
    return [...this.made.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Tries one cut of a leg. Counts it if a request was under way on a connection that ended. */
  async tryOne(): Promise<void> {
    await pause(this.chance.int(0, LONGEST_PAUSE_MS));
    const leg = this.chance.of(Object.keys(this.legs));
    const way = this.chance.weighted(WAYS);
    const proxy = this.legs[leg];
    if (!proxy || !(await this.cut(proxy, way))) return;
    const name = `${leg}, ${way}`;
    this.made.set(name, (this.made.get(name) ?? 0) + 1);
  }

  private async cut(proxy: TcpProxy, way: Way): Promise<boolean> {
    if (way === 'one at work') return proxy.cutRequest((many) => this.chance.int(0, Math.max(0, many - 1)));
    if (way === 'all of the leg') {
      const isAtWork = proxy.requests > 0;
      proxy.cut();
      return isAtWork;
    }
    const cut = proxy.cutOnce(this.chance.int(0, MOST_BYTES), way);
    const isCut = await Promise.race([cut, pause(PATIENCE_MS, false)]);
    await proxy.heal();
    return isCut;
  }
}
