import { extname, join } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import type { ObjectStore } from '../../application/images/object-store.js';

/** The form of all image names. The server looks for no other file. */
const STORED = /^\/[0-9a-f]{32}-\d{1,4}\.(webp|avif)$/;
const AT_MOST_BYTES = 50_000_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves images from the local folder, and otherwise from the bucket if browsers cannot reach it
 * directly. The image behind an address never changes, so browsers may cache it permanently.
 */
export function serveImages(dataDir: string, objects: ObjectStore): RequestHandler {
  const files = express.static(join(dataDir, 'images'), {
    index: false,
    redirect: false,
    setHeaders: setImageHeaders,
  });
  return (request, response, next) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading || !STORED.test(request.path)) return next();
    files(request, response, (error?: unknown) => {
      if (error) return next(error);
      objects.read(`images${request.path}`, AT_MOST_BYTES).then((bytes) => {
        if (bytes === null) return next();
        setImageHeaders(response);
        response.type(extname(request.path)).send(bytes);
      }, next);
    });
  };
}

function setImageHeaders(response: Response): void {
  response.setHeader('Cache-Control', IMMUTABLE);
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
