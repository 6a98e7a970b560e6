import { isUtf8 } from 'node:buffer';
import type { RawBodyRequest } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';

/** No valid body nests deeper. The limit protects recursive code from a stack overflow. */
const MAX_DEPTH = 32;

/**
 * Refuses a body, query or path with text that PostgreSQL cannot store as it is: NUL, half of a
 * surrogate pair (`"\ud800"` in JSON), and bytes that are not UTF-8, which would silently become
 * U+FFFD. Also refuses bodies that nest too deeply and bodies that are arrays, because every valid
 * body is an object, except at a few addresses that take a list.
 */
export function refuseUnfitText(
  request: RawBodyRequest<Request>,
  _response: Response,
  next: NextFunction,
): void {
  if (!isUnfitUrl(request.originalUrl) && !isUnfitBody(request) && !isUnfitList(request)) return next();
  next(new DomainError('invalid', 'malformed', 'No pudimos entender la solicitud. Revisa los datos.'));
}

/** Looks at the escapes only. A stray `%` is left to those who decode the address. */
function isUnfitUrl(url: string): boolean {
  const escaped = url.match(/(?:%[\da-f]{2})+/gi) ?? [];
  return escaped.some((run) => {
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
    return bytes.includes(0) || !isUtf8(bytes);
  });
}

function isUnfitBody({ body, rawBody }: { body: unknown; rawBody?: Buffer }): boolean {
  if (rawBody && !isUtf8(rawBody)) return true;
  return !Buffer.isBuffer(body) && isUnfit(body, 0);
}

/** The controllers of these addresses read each item themselves. */
const TAKE_A_LIST = /^\/api\/admin\/venues\/[^/?]+\/categories$/;

function isUnfitList({ body, path }: { body: unknown; path: string }): boolean {
  return Array.isArray(body) && !TAKE_A_LIST.test(path);
}

function isUnfit(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isUnfitText(value);
  if (value === null || typeof value !== 'object') return false;
  if (depth === MAX_DEPTH) return true;
  return Object.entries(value).some(([key, item]) => isUnfitText(key) || isUnfit(item, depth + 1));
}

function isUnfitText(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}
