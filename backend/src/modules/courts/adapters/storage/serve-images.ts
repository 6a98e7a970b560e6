import express, { type RequestHandler } from 'express';
import { imagesFolder } from './local-image-store.js';

/** The names that the store gives; nothing else of the folder can be asked for. */
const STORED = /^\/[0-9a-f]{32}-\d{1,4}\.webp$/;

/** Serves the pictures of the local disk; whatever an address shows never changes, so browsers may keep it. */
export function serveImages(dataDir: string): RequestHandler {
  const files = express.static(imagesFolder(dataDir), {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response, next) => {
    if (STORED.test(request.path)) files(request, response, next);
    else next();
  };
}
