import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { addressKey } from '../kernel/adapters/http/address-key.js';
import { hasToken } from '../kernel/adapters/http/path-tokens.js';
import { PageBudget } from './page-budget.js';
import { callsFor, type FetchForPage } from './page-calls.js';
import type { PageCounts, PageOutcome } from './page-counts.js';
import { type PageRenderer, RendererBusy } from './page-renderer.js';
import { PageTurns } from './page-turns.js';
import { type RenderedPage, RenderedPages } from './rendered-pages.js';
import type { PreviewAddresses } from './previews/preview-addresses.js';
import { previewTags } from './previews/preview-tags.js';

interface ServedScreensOptions {
  /** The server of this application. */
  server: Server;
  renderer: PageRenderer;
  counts: PageCounts;
  log: Logger;
  /** The address of the site: `https://saque.example`. */
  origin: string;
  previews: PreviewAddresses;
  /** In milliseconds. */
  now: () => number;
}

/** In milliseconds. After that the visitor gets the plain page, and the next one this screen. */
const PATIENCE = 800;

/** Pages that are meant for one visitor, also if their address is no secret. */
const PERSONAL =
  /^\/(?:admin|shared-payment|correo|reserva|oferta|checkout|payment-success|my-bookings|mi-cuenta)(?:\/|$)/;

/** Screens that the browser renders alone. Search engines do not see them. */
const IN_BROWSER_ONLY = /^\/admin(?:\/|$)/;

/**
 * Returns true for pages of one visitor, and for those whose address is a secret. No cache and no
 * search engine keeps them.
 */
export const isPersonal = (path: string) => PERSONAL.test(path) || hasToken(path);

/** Renders the first screen of a visit, in time or not at all. It never rejects. */
export class ServedScreens {
  private readonly pages: RenderedPages;
  private readonly turns = new PageTurns();
  private readonly budget = new PageBudget();

  constructor(private readonly options: ServedScreensOptions) {
    const { origin, previews, now } = options;
    this.pages = new RenderedPages({
      origin,
      now,
      tags: previewTags(previews, origin),
    });
  }

  /** Returns null if the browser has to render the screen. */
  async of(request: Request): Promise<RenderedPage | null> {
    const { path } = request;
    if (IN_BROWSER_ONLY.test(path)) return null;
    const search = request.originalUrl.slice(request.originalUrl.split('?')[0]?.length);
    const { counts, renderer } = this.options;
    const address = addressKey(request.ip);
    if (!this.turns.take(address) || !this.budget.allows(address)) {
      counts.add('limited');
      return null;
    }
    const page = { path, search, isPersonal: isPersonal(path) };
    const screen = this.pages
      .find({
        ...page,
        isStranger: request.headers.cookie === undefined,
        fetch: this.fetchFor(request, page, address),
        render: (task) =>
          renderer.render(task, (milliseconds) => this.budget.spend(address, { milliseconds })),
      })
      .then((found) => [found, found ? 'rendered' : 'failed'] as const)
      .catch((error: unknown) => [null, this.reasonOf(error)] as const);
    const inTime = await Promise.race([screen, pause(PATIENCE, [null, 'late'] as const, { ref: false })]);
    counts.add(inTime[1]);
    return inTime[0];
  }

  /** Returns a function that makes the calls of a page and counts them. */
  private fetchFor(visitor: Request, { isPersonal: isOwn }: { isPersonal: boolean }, address: string) {
    const { server } = this.options;
    const fetch = callsFor({ isPersonal: isOwn, visitor, server });
    const counted: FetchForPage = (call) => {
      this.budget.spend(address, { calls: 1 });
      return fetch(call);
    };
    return counted;
  }

  private reasonOf(error: unknown): PageOutcome {
    if (error instanceof RendererBusy) return 'busy';
    this.options.log.warn({ err: error }, 'a page could not be rendered');
    return 'failed';
  }
}
