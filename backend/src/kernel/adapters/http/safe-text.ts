import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';

/** No call of ours nests deeper, and whoever walks a value without end runs out of stack. */
const DEEPEST = 32;

/**
 * PostgreSQL has no NUL in text: a body, query or path that carries one is malformed. So is a bottomless body, and
 * one that is a list, because every body of ours is an object.
 */
export function refuseUnfitText(request: Request, _response: Response, next: NextFunction): void {
  const inUrl = /%00/.test(request.originalUrl);
  const body: unknown = request.body;
  const inBody = Array.isArray(body) || (!Buffer.isBuffer(body) && isUnfit(body, 0));
  if (!inUrl && !inBody) return next();
  next(new DomainError('invalid', 'malformed', 'No pudimos entender la solicitud. Revisa los datos.'));
}

function isUnfit(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (value === null || typeof value !== 'object') return false;
  if (depth === DEEPEST) return true;
  return Object.entries(value).some(([key, item]) => key.includes('\u0000') || isUnfit(item, depth + 1));
}
