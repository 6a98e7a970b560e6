import { createHash } from 'node:crypto';
import type { FetchForPage } from './page-calls.js';
import { type RenderedScreen, RendererBusy, type RenderTask } from './page-renderer.js';

export interface RenderedPage extends RenderedScreen {
  /** It shows something of the visitor, though its address is everybody's. */
  isOwn: boolean;
  /** The calls whose responses the page may not contain. The browser makes them. */
  calls: string[];
}

/** The address of a page and who asks for it. */
export interface PageRequest {
  path: string;
  search: string;
  /** True if the page, or its address, is meant for one visitor only. It is then never kept. */
  isPersonal: boolean;
  /** True if nothing of the request says who asks: then the page is everybody's. */
  isStranger?: boolean;
  fetch: FetchForPage;
  render: (task: RenderTask) => Promise<RenderedScreen>;
}

interface KeptPage {
  minute: number;
  /** The calls of the page to the API. */
  calls: string[];
  /** A hash of the responses with which it was rendered. */
  responses: string;
  screen: RenderedPage;
}

interface PagesOptions {
  origin: string;
  /** Returns what else the head of a rendered page contains. */
  tags?: ((page: { head: string; responses: RenderTask['responses'] }) => string) | undefined;
  /** In milliseconds. */
  now: () => number;
}

const MINUTE = 60_000;
const KEPT_AT_MOST = 100;
/**
 * The HTML of all kept pages, which takes at most twice as many bytes. Most pages have 100 kB, but
 * the calendar of a large club has some megabytes.
 */
const CHARACTERS_AT_MOST = 16_000_000;
/** Each page makes its calls at once, so more of them would stand before the calls of others. */
const AT_ONCE = 4;
/** A screen asks for what depends on another response in the next round. */
const ROUNDS = 5;

/**
 * The HTML of the screens. A page depends on nothing but its address, the responses of the API and
 * the minute, so it is kept and sent again as long as these are the same. The responses are fetched
 * for every visit; strangers who come at the same time share them. A page with the visitor's own
 * responses leaves the kept one of the others alone.
 */
export class RenderedPages {
  private readonly kept = new Map<string, KeptPage>();
  private readonly underWay = new Map<string, Promise<RenderedPage | null>>();
  private characters = 0;
  private making = 0;

  constructor(private readonly options: PagesOptions) {}

  /** Returns null if the screen does not stop asking for more. */
  find(request: PageRequest): Promise<RenderedPage | null> {
    if (request.isPersonal || !request.isStranger) return this.made(request);
    const address = request.path + request.search;
    const others = this.underWay.get(address);
    if (others) return others;
    const found = this.made(request).finally(() => this.underWay.delete(address));
    this.underWay.set(address, found);
    return found;
  }

  private async made(request: PageRequest): Promise<RenderedPage | null> {
    if (this.making >= AT_ONCE) throw new RendererBusy('too many pages are under way');
    this.making += 1;
    return this.make(request).finally(() => (this.making -= 1));
  }

  private async make({ path, search, isPersonal, fetch, render }: PageRequest): Promise<RenderedPage | null> {
    const { origin, tags = () => '', now } = this.options;
    const address = path + search;
    const instant = now();
    const minute = Math.floor(instant / MINUTE) * MINUTE;
    const kept = this.kept.get(address);
    const responses = await fetchAll(kept?.calls ?? [], fetch);
    if (kept?.minute === minute && kept.responses === hashOf(responses)) return kept.screen;
    for (let round = 0; round < ROUNDS; round++) {
      const screen = await render({ path, search, origin, now: instant, responses });
      if (screen.missing.length === 0) {
        const head = screen.head + tags({ head: screen.head, responses });
        const isOwn = Object.values(responses).some((response) => response?.isOwn);
        const page = { ...screen, head, isOwn, calls: callsOfTheBrowser(responses) };
        if (!isPersonal && !isOwn)
          this.keep(address, {
            minute,
            responses: hashOf(responses),
            screen: page,
            calls: Object.keys(responses),
          });
        return page;
      }
      Object.assign(responses, await fetchAll(screen.missing, fetch));
    }
    return null;
  }

  private keep(address: string, page: KeptPage): void {
    this.forget(address);
    this.kept.set(address, page);
    this.characters += lengthOf(page);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT_AT_MOST && this.characters <= CHARACTERS_AT_MOST) return;
      this.forget(oldest);
    }
  }

  private forget(address: string): void {
    const page = this.kept.get(address);
    if (page) this.characters -= lengthOf(page);
    this.kept.delete(address);
  }
}

const lengthOf = ({ screen: { head, body, state } }: KeptPage) => head.length + body.length + state.length;

async function fetchAll(addresses: readonly string[], fetch: FetchForPage): Promise<RenderTask['responses']> {
  const responses = await Promise.all(
    addresses.map(async (address) => [address, await fetch(address)] as const),
  );
  return Object.fromEntries(responses);
}

function callsOfTheBrowser(responses: RenderTask['responses']): string[] {
  return Object.keys(responses).filter((address) => responses[address] === null);
}

function hashOf(responses: RenderTask['responses']): string {
  return createHash('sha256').update(JSON.stringify(responses)).digest('base64');
}
