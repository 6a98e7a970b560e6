import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';

/** PostgreSQL has no NUL in text: a body, query or path that carries one is malformed. */
export function refuseNulBytes(request: Request, _response: Response, next: NextFunction): void {
  const inUrl = /%00/.test(request.originalUrl);
  const inBody = request.body !== undefined && !Buffer.isBuffer(request.body) && carriesNul(request.body);
  if (!inUrl && !inBody) return next();
  next(new DomainError('invalid', 'malformed', 'No pudimos entender la solicitud. Revisa los datos.'));
}

function carriesNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (Array.isArray(value)) return value.some(carriesNul);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, item]) => key.includes('\u0000') || carriesNul(item));
}
