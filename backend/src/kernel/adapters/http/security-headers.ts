import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config, S3Config } from '../../../config/config.js';

const STRIPE = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const NOTHING = { script: [], frame: [], connect: [] };

/** Responses of the API and of the health checks must not be cached. */
const NEVER_CACHED = /^\/(api|health)(\/|$)/i;

const POLICY = 'Content-Security-Policy';

/**
 * Scripts, styles, fonts and pictures. A screen has dozens of them and no browser shows them as a
 * page, so they have only the headers that concern a file.
 */
const FILES = /^\/(assets|images)\//i;
const HEADERS_OF_FILES = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/**
 * Sets Content-Security-Policy and related headers on every response except files. They are the
 * same for all responses, so they are computed once; only a page also needs {@link allowNonce}.
 */
export function securityHeaders(config: Config): RequestHandler {
  const headers = headersFor(config);
  const headersOfFiles = new Map([...headers].filter(([name]) => HEADERS_OF_FILES.includes(name)));
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeaders(FILES.test(request.path) ? headersOfFiles : headers);
    if (NEVER_CACHED.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}

/**
 * Returns a new nonce and allows the scripts and styles of this response that carry it. Browsers
 * ignore inline ones without it.
 */
export function allowNonce(response: Response): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace(/(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`));
  return nonce;
}

/** Stripe's hosts are allowed only if real Stripe keys are configured. */
function headersFor(config: Config): Map<string, string> {
  const outside = config.stripe.sandbox ? NOTHING : STRIPE;
  const bucket = config.storage ? originsOf(config.storage) : { uploads: [], pictures: [] };
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...outside.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...bucket.pictures],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", ...outside.connect, ...bucket.uploads],
        frameSrc: outside.frame.length > 0 ? outside.frame : ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: config.https,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return headersSetBy(guard);
}

/** Runs a middleware on a response that only collects its headers. */
function headersSetBy(middleware: (...request: Parameters<RequestHandler>) => void): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  middleware({} as Request, response as unknown as Response, () => undefined);
  return headers;
}

/**
 * Returns the origins of the object store to which browsers send files and from which they load
 * pictures.
 */
function originsOf({
  endpoint,
  uploadEndpoint,
  bucket,
  region,
  publicUrl,
}: S3Config): Record<'uploads' | 'pictures', string[]> {
  const host = `s3.${region}.amazonaws.com`;
  const server = uploadEndpoint ?? endpoint;
  return {
    uploads: server ? [new URL(server).origin] : [`https://${bucket}.${host}`, `https://${host}`],
    pictures: publicUrl ? [new URL(publicUrl).origin] : [],
  };
}
