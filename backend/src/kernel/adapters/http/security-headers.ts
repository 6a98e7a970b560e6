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

/** Returns the nonce of this response. Browsers ignore scripts and styles without it. */
export function nonceOf(response: Response): string {
  return String(response.locals['nonce']);
}

/**
 * Sets Content-Security-Policy and related headers on every response. Stripe's hosts are allowed
 * only if real Stripe keys are configured.
 */
export function securityHeaders(config: Config): RequestHandler {
  const outside = config.stripe.sandbox ? NOTHING : STRIPE;
  const bucket = config.storage ? originsOf(config.storage) : { uploads: [], pictures: [] };
  const nonce = (_request: unknown, response: unknown) => `'nonce-${nonceOf(response as Response)}'`;
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce, ...outside.script],
        styleSrc: ["'self'", nonce],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...bucket.pictures],
        fontSrc: ["'self'"],
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
  return (request: Request, response: Response, next: NextFunction) => {
    response.locals['nonce'] = randomBytes(16).toString('base64');
    if (NEVER_CACHED.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    guard(request, response, next);
  };
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
