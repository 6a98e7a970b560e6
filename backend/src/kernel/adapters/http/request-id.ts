import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { inNameOfRequest } from '../request-context.js';

/**
 * Gives every request an id, in the answer's `X-Request-Id`, in its body where it is a refusal, and in every line of
 * the log, those of the jobs it leaves behind included. A proper one that a proxy or caller sends is kept.
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
  inNameOfRequest(id, next);
}
