import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { allowNonce } from '../kernel/adapters/http/security-headers.js';
import { DomainError } from '../kernel/domain/domain-error.js';
import { OFFLINE_SHELL, revalidateWorker, sendOfflineShell } from './offline-shell.js';
import { packedFiles } from './packed-files.js';
import { PageRenderer } from './page-renderer.js';
import { PagesAtOnce } from './pages-at-once.js';
import { pageWith } from './page-template.js';
import { readShells } from './shells.js';
import type { RenderedPage } from './rendered-pages.js';
import { meantPath, screenMatcher, type Screens } from './screens.js';
import { isPersonal, type ServedScreens } from './served-screens.js';

/**
 * The folder with backend/package.json, both for the sources (src) and for the build (dist/src).
 */
const BACKEND = dirname(findPackageJSON('..', import.meta.url) ?? '');
const BUILT = join(BACKEND, '..', 'frontend', 'dist');
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** The frontend build writes its route table into this file. */
const SCREENS_FILE = 'screens.json';

/** The part of the page that an installation with real payments must not show. */
const TEST_NOTICE = /<aside class="s-test-mode".*?<\/aside>/s;

/** Paths of the API and of files. They never show a screen. */
const NO_SCREEN = /^\/(api|stripe-sandbox|health|images|previews|assets|uploads|dev)(\/|$)/i;

export interface SiteOptions {
  /** True with real payments. Otherwise the page says that no payment is real. */
  isLive: boolean;
  /** The folder of the built site. */
  built?: string | undefined;
  /** Renders the first screen of a visit. Without it, the browser renders everything. */
  screens?: ((renderer: PageRenderer) => ServedScreens) | undefined;
}

/**
 * Serves the built site. Files with a hash in their name are cached for a year. The page is never
 * cached, because it contains the nonce of its response. A path without a screen gets the plain
 * page with status 404, which shows the not-found screen. Does nothing if the site is not built.
 */
export function serveSite(
  app: NestExpressApplication,
  { isLive, built = BUILT, screens }: SiteOptions,
): void {
  const index = join(built, 'index.html');
  if (!existsSync(index)) return;
  const written = readFileSync(index, 'utf8');
  const page = isLive ? written.replace(TEST_NOTICE, '') : written;
  const patterns = JSON.parse(readFileSync(join(built, SCREENS_FILE), 'utf8')) as Screens;
  const screenOf = screenMatcher(Object.keys(patterns));
  const pages = new Map(
    Object.entries(patterns).map(([screen, files]) => [screen, withScripts(page, files)]),
  );
  const shells = readShells(`${built}-server`);
  const served = servedScreens(app, `${built}-server`, screens);
  const assets = join(built, 'assets');
  app.use(
    '/assets',
    packedFiles(assets),
    express.static(assets, { index: false, setHeaders: cacheForAYear }),
  );
  const files = without(
    ['/index.html', `/${SCREENS_FILE}`],
    express.static(built, { index: false, maxAge: '1h', setHeaders: revalidateWorker }),
  );
  // Without the notice: no one can pay without a network, whatever the keys are by then.
  app.use(OFFLINE_SHELL, sendOfflineShell(written.replace(TEST_NOTICE, '')));
  const atOnce = new PagesAtOnce();
  const sendScreen = async (request: Request, response: Response) => {
    const pattern = screenOf(request.path);
    const plain = pages.get(pattern ?? '');
    const screen = plain ? ((await served?.of(request)) ?? null) : null;
    if (!(await atOnce.turn(response))) return;
    const html = plain && screen ? pageWith(plain, screen) : shells.in(plain ?? page, pattern);
    if (isPersonal(request.path)) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response
      .status(plain === undefined ? 404 : (screen?.status ?? 200))
      .setHeader('Cache-Control', cachingOf(request.path, screen))
      .type('html')
      .send(html.replaceAll('__CSP_NONCE__', allowNonce(response)));
  };
  // Chats paste a link with what follows it in the sentence.
  app.use((request: Request, response: Response, next: NextFunction) => {
    const meant = isForPage(request) ? meantPath(request.path, screenOf) : null;
    if (meant === null) return next();
    const query = request.originalUrl.slice(request.path.length);
    response.setHeader('Cache-Control', 'no-store').redirect(302, meant + query);
  });
  // A call of the API must not search the disk for a file of its name.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!isForPage(request)) return next();
    void files(request, response, (error?: unknown) =>
      error ? next(error) : void sendScreen(request, response).catch(next),
    );
  });
  // A link that was cut in the middle of an accent still shows a screen, not an error of the API.
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof DomainError) || !isForPage(request)) return next(error);
    const pattern = screenOf(request.path);
    const html = shells.in(pages.get(pattern ?? '') ?? page, pattern);
    response.status(400).setHeader('Cache-Control', 'no-store').type('html');
    response.send(html.replaceAll('__CSP_NONCE__', allowNonce(response)));
  });
}

function cachingOf(path: string, screen: RenderedPage | null): string {
  if (isPersonal(path)) return 'no-store';
  return screen?.isOwn ? 'private, no-cache' : 'no-cache';
}

function isForPage({ method, path }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !NO_SCREEN.test(path);
}

/** Ends the renderer together with the application. */
function servedScreens(
  app: NestExpressApplication,
  folder: string,
  create: SiteOptions['screens'],
): ServedScreens | null {
  const renderer = new PageRenderer(join(folder, 'render-screen.js'));
  if (!create || !renderer.isBuilt) return null;
  app.getHttpServer().once('close', () => void renderer.close());
  return create(renderer);
}

/**
 * Returns the page with the scripts of its screen, so that the browser fetches them together with
 * the entry. Without this it would learn of them only after the entry has run.
 */
function withScripts(page: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

/** Serves every file except the hidden ones: the page itself lacks its nonce. */
function without(hidden: readonly string[], files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (hidden.includes(request.path)) next();
    else void files(request, response, next);
  };
}

function cacheForAYear(response: Response): void {
  response.setHeader('Cache-Control', ONE_YEAR);
}
