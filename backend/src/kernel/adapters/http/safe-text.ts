import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';

/** No valid body nests deeper. The limit protects recursive code from a stack overflow. */
const MAX_DEPTH = 32;

/**
 * Refuses a body, query or path that contains NUL, which PostgreSQL cannot store in text. Also
 * refuses bodies that nest too deeply and bodies that are arrays, because every valid body is an
 * object.
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
  if (depth === MAX_DEPTH) return true;
  return Object.entries(value).some(([key, item]) => key.includes('\u0000') || isUnfit(item, depth + 1));
}
