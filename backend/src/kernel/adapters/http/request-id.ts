import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { Patience } from '../patience.js';
import { runForRequest } from '../request-context.js';
import { plainAddress } from './address-key.js';

/**
 * Gives every request an id, or keeps the well-formed `X-Request-Id` that a proxy or the caller
 * sent. The id appears in the response's `X-Request-Id`, in error bodies, and in every log line of
 * the request and of the jobs that it schedules. The security log also shows the caller's address.
 */
export function identifyRequest(
  request: Request & { id?: unknown },
  response: Response,
  next: NextFunction,
): void {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.id = id;
  response.setHeader('X-Request-Id', id);
  runForRequest(id, next, { address: plainAddress(request.ip), patience: new Patience() });
}
