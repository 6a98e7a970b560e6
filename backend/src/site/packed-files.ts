import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** The encodings of the frontend build, the smaller one first, with the endings of their files. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Lets the next handler serve the compressed copy that the build has put beside a file, if the
 * browser accepts one of the two encodings. Scripts are then never compressed during a request.
 */
export function packedFiles(folder: string): RequestHandler {
  const files = new Set(readdirSync(folder).map((name) => `/${name}`));
  return (request, response, next) => {
    const { path } = request;
    const packed = ENCODINGS.filter(([, ending]) => files.has(path + ending));
    const [encoding, ending] = packed.find(([name]) => request.acceptsEncodings(name)) ?? [];
    if (packed.length > 0) response.vary('Accept-Encoding');
    if (encoding) {
      response.setHeader('Content-Encoding', encoding);
      response.type(extname(path));
      request.url = path + ending;
    }
    next();
  };
}
