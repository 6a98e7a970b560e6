import type { RequestHandler, Response } from 'express';
import { allowNonce } from '../kernel/adapters/http/security-headers.js';

/** Without a network, the service worker shows the page of this address at every other one. */
export const OFFLINE_SHELL = '/offline-shell';

/** Sends the page without a screen and without data. */
export function sendOfflineShell(page: string): RequestHandler {
  return (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.path !== '/') return next();
    response.setHeader('X-Robots-Tag', 'noindex').setHeader('Cache-Control', 'no-cache').type('html');
    response.send(page.replaceAll('__CSP_NONCE__', allowNonce(response)));
  };
}

/** A browser must notice a new service worker at once. */
export function revalidateWorker(response: Response, file: string): void {
  if (file.endsWith('/sw.js')) response.setHeader('Cache-Control', 'no-cache');
}
