import type { Request, Response } from 'express';

/**
 * Sends JSON that is public or the caller's own, with a strong entity tag. Sends 304 and does not
 * call `body` if the caller has this version. If `body` fails, the response has no tag of a month.
 * @param body returns the JSON, compressed if `gzip` is true
 */
export async function sendTagged(
  request: Request,
  response: Response,
  version: string,
  body: (gzip: boolean) => Promise<Buffer>,
): Promise<void> {
  const gzip = request.acceptsEncodings('gzip', 'identity') === 'gzip';
  const bytes = hasVersion(request.headers['if-none-match'], version) ? null : await body(gzip);
  response.setHeader('ETag', gzip ? gzipTagOf(version) : tagOf(version));
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary('Cookie').vary('Accept-Encoding');
  if (bytes === null) {
    response.status(304).end();
    return;
  }
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
