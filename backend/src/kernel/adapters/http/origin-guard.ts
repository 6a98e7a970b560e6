import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses state-changing calls that another site makes a browser send. Fetch Metadata and `Origin`
 * must name this site: scheme, name and port of `PUBLIC_URL`, whatever `Host` the caller sends. If
 * that is a name by which a machine reaches itself, the other such names are this site too. A body
 * must be JSON, which a form of another site cannot send without a preflight. Other programs send
 * neither header; they pass, because they send no browser's cookies.
 * @param exempt path prefixes of calls that authenticate with a signature or a key
 */
export function originGuard(publicUrl: string, exempt: readonly string[]) {
  const origins = originsOf(new URL(publicUrl));
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE.has(request.method) || exempt.some((path) => request.path.startsWith(path))) return next();
    if (!isSameOrigin(request, origins)) return next(foreignOrigin());
    if (hasBody(request) && !request.is('application/json')) return next(notJson());
    next();
  };
}

function isSameOrigin(request: Request, origins: readonly string[]): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  return origin === undefined || origins.includes(origin);
}

function originsOf({ protocol, hostname, port, origin }: URL): string[] {
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
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
