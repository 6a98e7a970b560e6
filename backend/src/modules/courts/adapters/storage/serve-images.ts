import { join } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import type { ObjectStore } from '../../application/object-store.js';

/** The names that the store gives; nothing else can be asked for. */
const STORED = /^\/[0-9a-f]{32}-\d{1,4}\.webp$/;
const AT_MOST_BYTES = 50_000_000;
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the pictures: those of the local disk from there, the others from a bucket that browsers cannot reach.
 * Whatever an address shows never changes, so browsers may keep it.
 */
export function serveImages(dataDir: string, objects: ObjectStore): RequestHandler {
  const files = express.static(join(dataDir, 'images'), {
    index: false,
    redirect: false,
    setHeaders: asPictureForEver,
  });
  return (request, response, next) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading || !STORED.test(request.path)) return next();
    files(request, response, (error?: unknown) => {
      if (error) return next(error);
      objects.read(`images${request.path}`, AT_MOST_BYTES).then((bytes) => {
        if (bytes === null) return next();
        asPictureForEver(response);
        response.type('webp').send(bytes);
      }, next);
    });
  };
}

function asPictureForEver(response: Response): void {
  response.setHeader('Cache-Control', FOR_EVER);
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
