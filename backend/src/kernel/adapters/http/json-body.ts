import { gunzipSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** JSON that is kept, compressed if it is large: nearly every browser wants it so. */
export interface JsonBody {
  readonly bytes: Buffer;
  readonly isGzip: boolean;
}

/** In bytes. A smaller body is sent as it is (docs/adr/0026). */
const COMPRESSED_FROM = 4096;

/**
 * Level 3 makes 5 kB of a busy month in 0.1 ms; the default makes 4 kB in 0.4 ms. In the background
 * it costs more, and parsing the rows keeps the event loop longer.
 */
export function compressed(json: string | Buffer): Buffer {
  return alone(gzipSync(json, { level: 3 }));
}

/** zlib returns a part of 16 kB, all of which would stay with what is kept. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

export function jsonBody(json: string): JsonBody {
  const isGzip = json.length >= COMPRESSED_FROM;
  return { bytes: isGzip ? compressed(json) : alone(Buffer.from(json)), isGzip };
}

/** Sends JSON, compressed if it is and the caller accepts that. */
export function sendJson(request: Request, response: Response, body: JsonBody): void {
  const isGzip = body.isGzip && request.acceptsEncodings('gzip', 'identity') === 'gzip';
  const bytes = body.isGzip && !isGzip ? gunzipSync(body.bytes) : body.bytes;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (body.isGzip) response.vary('Accept-Encoding');
  if (isGzip) response.setHeader('Content-Encoding', 'gzip');
  response.end(bytes);
}

/** Sends JSON that is for the caller alone. No cache may keep it, and it has no tag. */
export function sendPersonal(response: Response, view: unknown): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(view));
}
