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

/** Answers of the API and of the health checks are of this moment and of this browser. */
const NEVER_KEPT = /^\/(api|health)(\/|$)/i;

/** The nonce of this answer; scripts and styles without it do not run. */
export function nonceOf(response: Response): string {
  return String(response.locals['nonce']);
}

/** Content-Security-Policy and its companions on every answer; Stripe's hosts only where a real key is set. */
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
    if (NEVER_KEPT.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    guard(request, response, next);
  };
}

/** Where browsers send files to and get pictures from, where that is not this site. */
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
