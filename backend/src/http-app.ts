import { constants } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Logger } from 'pino';
import { describeApi } from './start/api-document.js';
import type { Config } from './config/config.js';
import { isLive } from './config/payment-keys.js';
import { ErrorFilter } from './kernel/adapters/http/error-filter.js';
import { KnownQuery } from './kernel/adapters/http/known-query.js';
import { logRequests } from './kernel/adapters/http/logging.js';
import { originGuard } from './kernel/adapters/http/origin-guard.js';
import { identifyRequest } from './kernel/adapters/http/request-id.js';
import { refuseUnfitText } from './kernel/adapters/http/safe-text.js';
import { tellTime } from './kernel/adapters/http/server-time.js';
import { securityHeaders } from './kernel/adapters/http/security-headers.js';
import { closeUnusedConnections, watchUnusedConnections } from './kernel/adapters/http/unused-connections.js';
import { RequestValidationPipe } from './kernel/adapters/http/validation.js';
import { SecretKeys } from './kernel/adapters/secret-keys.js';
import { WriteHealth } from './kernel/adapters/persistence/write-health.js';
import { Clock } from './kernel/domain/clock.js';
import { SecurityLog } from './kernel/application/security-log.js';
import { CallerMiddleware } from './modules/sign-in/http.js';
import { serveImages, serveUploads } from './modules/courts/http.js';
import { ObjectStore } from './modules/courts/index.js';
import { PageCounts } from './site/page-counts.js';
import { PreviewAddresses, PREVIEWS } from './site/previews/preview-addresses.js';
import { servePreviews } from './site/previews/serve-previews.js';
import { serveSite } from './site/serve-site.js';
import { ServedScreens } from './site/served-screens.js';

/** Calls that authenticate by a signature, a key or the token of a letter instead of a cookie. */
const SIGNED_CALLS = ['/stripe-sandbox/', '/api/webhooks/', '/api/unsubscribe/'];
const SWEEP_MS = 50;

/**
 * In bytes. To compress a smaller body costs 150 µs, more than all else around a handler, and saves
 * at most three packets (docs/adr/0026).
 */
const COMPRESSED_FROM = 4096;

/** Makes the page of a screen 8 % smaller than the package's own level, for 1 to 2 ms more. */
const DENSE = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** For a list of the API: half of the time of the package's own level, for 2 % more bytes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const MAX_BODY = '100kb';

/**
 * In milliseconds. A proxy keeps idle connections too, nginx for 60 seconds. If the server closed
 * them first, a request on its way would fail, and a proxy must not repeat a booking.
 */
const KEEP_IDLE_CONNECTIONS_FOR = 75_000;

/**
 * The provider repeats an event that is refused, so a large one must fit. Stripe names no limit;
 * its largest objects have some hundred kilobytes.
 */
const MAX_EVENT = '1mb';

/** Options of the Nest application. The only parser of bodies is the one for JSON below. */
export const HTTP_OPTIONS = { rawBody: true, bodyParser: false } as const;

interface Surroundings {
  log: Logger;
  /** The stand-in for Stripe, if it is used. */
  sandbox: Router | null;
  /** The folder of the built site, if it is not the usual one. */
  site?: string | undefined;
  /** Counts the pages, for the metrics. */
  pages?: PageCounts | undefined;
}

/** Sets up everything around the modules: headers, limits, errors, the contract and the site. */
export function configureHttp(
  app: NestExpressApplication,
  config: Config,
  { log, sandbox, site, pages = new PageCounts() }: Surroundings,
): void {
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', [...config.trustedProxies]);
  app.set('etag', false); // A hash over each body, although no response of the API may be cached
  app.getHttpServer().keepAliveTimeout = KEEP_IDLE_CONNECTIONS_FOR;
  watchUnusedConnections(app.getHttpServer());
  app.use(identifyRequest);
  app.use(logRequests(log));
  app.use(securityHeaders(config));
  const clock = app.get(Clock);
  app.use('/api', tellTime(clock));
  app.use(compressed());
  if (sandbox) app.use('/stripe-sandbox', sandbox);
  const objects = app.get(ObjectStore);
  app.use('/images', serveImages(config.dataDir, objects));
  app.use('/uploads', serveUploads(objects));
  const previews = new PreviewAddresses(app.get(SecretKeys));
  app.use(PREVIEWS, servePreviews(previews));
  app.use(originGuard(config.publicUrl, SIGNED_CALLS));
  // The signature covers the bytes, so an event is parsed only after its signature was checked.
  app.use('/api/webhooks/', express.raw({ type: () => true, limit: MAX_EVENT }));
  app.useBodyParser('json', { limit: MAX_BODY });
  app.use(refuseUnfitText);
  app.use(app.get(CallerMiddleware).attach);
  app.useGlobalGuards(new KnownQuery());
  app.useGlobalPipes(new RequestValidationPipe());
  app.useGlobalFilters(new ErrorFilter(app.get(SecurityLog), app.get(WriteHealth)));
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
  serveSite(app, {
    isLive: isLive(config.stripe),
    built: site,
    screens: (renderer) =>
      new ServedScreens({
        server: app.getHttpServer(),
        renderer,
        counts: pages,
        log,
        origin: config.publicUrl,
        previews,
        now: () => clock.now().getTime(),
      }),
  });
}

/**
 * Finishes open requests and ends event streams. Connections without a request do not delay the
 * end.
 */
export async function closeHttp(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    closeUnusedConnections(server);
  }, SWEEP_MS);
  await app.close().finally(() => clearInterval(sweep));
}

/** Compression would delay events until a block is full. */
function isNoStream(request: Request, response: Response): boolean {
  return !request.headers.accept?.includes('text/event-stream') && compression.filter(request, response);
}

/** Compresses the responses of calls quickly, and everything else densely. */
function compressed(): RequestHandler {
  const [calls, others] = [QUICK, DENSE].map((brotli) =>
    compression({ filter: isNoStream, threshold: COMPRESSED_FROM, brotli }),
  ) as [RequestHandler, RequestHandler];
  return (request, response, next) =>
    (request.originalUrl.startsWith('/api/') ? calls : others)(request, response, next);
}
