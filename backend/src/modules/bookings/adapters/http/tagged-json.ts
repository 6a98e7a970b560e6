import type { Request, Response } from 'express';

/**
 * Sends JSON that is public or the caller's own, with a strong entity tag: 304 if the caller has
 * this version. `body` is called only if not, and returns the bytes, compressed if it is told so.
 */
export async function sendTagged(
  request: Request,
  response: Response,
  version: string,
  body: (gzip: boolean) => Promise<Buffer>,
): Promise<void> {
  const gzip = request.acceptsEncodings('gzip', 'identity') === 'gzip';
  response.setHeader('ETag', gzip ? gzipTagOf(version) : tagOf(version));
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary('Cookie').vary('Accept-Encoding');
  if (hasVersion(request.headers['if-none-match'], version)) {
    response.status(304).end();
    return;
  }
  const bytes = await body(gzip);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (gzip) response.setHeader('Content-Encoding', 'gzip');
  response.end(bytes);
}

/** Compares as RFC 9110 §13.1.2 says: `*` matches, and a weak tag equals the strong one. */
function hasVersion(header: string | undefined, version: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag === tagOf(version) || tag === gzipTagOf(version));
}

function tagOf(version: string): string {
  return `"${version}"`;
}

/** Compressed bytes are another representation, so a strong tag must differ. */
function gzipTagOf(version: string): string {
  return `"${version}-gzip"`;
}
