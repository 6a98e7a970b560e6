import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { nonceOf } from '../kernel/adapters/http/security-headers.js';

/** The folder with backend/package.json, both for the sources (src) and for the build (dist/src). */
const BACKEND = dirname(findPackageJSON('..', import.meta.url) ?? '');
const BUILT = join(BACKEND, '..', 'frontend', 'dist');
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Paths that belong to the API and never to a screen. */
const NO_SCREEN = /^\/(api|stripe-sandbox|health|images|assets|uploads|dev)(\/|$)/i;

/** The screens of the product; any other path answers the same page with 404 and shows the not-found screen. */
const SCREENS = [
  /^\/$/,
  /^\/venue\/[^/]+(\/calendar)?$/,
  /^\/(booking|checkout|shared-payment)\/[^/]+$/,
  /^\/(my-bookings|payment-success)$/,
  /^\/admin(\/(login|courts|payments|discounts|bookings|audit))?$/,
];

/** Serves the built site: hashed files for ever, the page itself fresh and with the nonce of its answer. */
export function serveSite(app: NestExpressApplication, built = BUILT): void {
  const index = join(built, 'index.html');
  if (!existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  app.use('/assets', express.static(join(built, 'assets'), { index: false, setHeaders: cacheForEver }));
  app.use(except('/index.html', express.static(built, { index: false, maxAge: '1h' })));
  app.use((request: Request, response: Response, next: NextFunction) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || NO_SCREEN.test(request.path)) return next();
    const path = request.path.replace(/(.)\/+$/, '$1');
    response
      .status(SCREENS.some((screen) => screen.test(path)) ? 200 : 404)
      .setHeader('Cache-Control', 'no-cache')
      .type('html')
      .send(page.replaceAll('__CSP_NONCE__', nonceOf(response)));
  });
}

/** The page has a placeholder where its nonce belongs, so the file itself is never handed out. */
function except(hidden: string, files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.path === hidden) next();
    else void files(request, response, next);
  };
}

function cacheForEver(response: Response): void {
  response.setHeader('Cache-Control', ONE_YEAR);
}
