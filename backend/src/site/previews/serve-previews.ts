import type { RequestHandler } from 'express';
import PQueue from 'p-queue';
import type { PreviewAddresses } from './preview-addresses.js';
import type { PreviewContent } from './preview-content.js';

/** Returns the PNG of a drawing. */
export type Rasterize = (svg: string) => Promise<Buffer>;

/** A picture has about 30 kB. */
const KEPT_AT_MOST = 60;
/** Pictures that may wait while one is drawn. A chat asks again later. */
const WAITING_AT_MOST = 16;
const TIMEOUT_SECONDS = 10;
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the pictures of links. It draws one at a time and each only once, keeps the last ones, and
 * refuses more than a few that wait. An address that was not made here goes to the next handler.
 */
export function servePreviews(addresses: PreviewAddresses, rasterize: Rasterize = toPng): RequestHandler {
  const queue = new PQueue({ concurrency: 1 });
  const kept = new Map<string, Promise<Buffer>>();
  const pictureOf = (address: string, content: PreviewContent): Promise<Buffer> | null => {
    const known = kept.get(address);
    if (known) return known;
    if (queue.size >= WAITING_AT_MOST) return null;
    const drawing = queue.add(async () => rasterize(await drawingOf(content)));
    kept.set(address, drawing);
    drawing.catch(() => kept.delete(address));
    for (const oldest of kept.keys()) if (kept.size > KEPT_AT_MOST) kept.delete(oldest);
    return drawing;
  };
  return (request, response, next) => {
    const content = addresses.contentOf(request.path);
    if (content === null || !['GET', 'HEAD'].includes(request.method)) return next();
    const picture = pictureOf(request.path, content);
    if (picture === null) {
      response.status(503).setHeader('Retry-After', '5').setHeader('Cache-Control', 'no-store').end();
      return;
    }
    picture
      .then((png) => response.setHeader('Cache-Control', FOR_EVER).type('png').send(png))
      .catch((error: unknown) => next(error));
  };
}

/** Loads the library of fonts with the first picture, because it takes 10 MB. */
async function drawingOf(content: PreviewContent): Promise<string> {
  const { previewDrawing } = await import('./preview-drawing.js');
  return previewDrawing(content);
}

/** Loads libvips with the first picture, because it takes memory. */
async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).timeout({ seconds: TIMEOUT_SECONDS }).png({ palette: true }).toBuffer();
}
