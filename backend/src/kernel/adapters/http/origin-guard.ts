import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that another site makes a browser send. Fetch Metadata and `Origin`
 * must name this site, and a body must be JSON, which a form of another site cannot send without a
 * preflight. Other programs send neither header; they pass, because they send no browser's cookies.
 * @param exempt path prefixes of calls that authenticate with a signature or a key
 */
export function originGuard(publicUrl: string, exempt: readonly string[]) {
  const publicOrigin = new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE.has(request.method) || exempt.some((path) => request.path.startsWith(path))) return next();
    if (!isSameOrigin(request, publicOrigin)) return next(foreignOrigin());
    if (hasBody(request) && !request.is('application/json')) return next(notJson());
    next();
  };
}

function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

function foreignOrigin(): DomainError {
  return new DomainError(
    'forbidden',
    'foreign_origin',
    'Esta acción solo se puede hacer desde nuestra página.',
  );
}

function notJson(): DomainError {
  return new DomainError('unsupported', 'unsupported_media_type', 'Solo aceptamos datos en formato JSON.');
}
