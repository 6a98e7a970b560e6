import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { Position } from '../../application/venue-finder.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Writes the position of a search as one opaque word. */
export function cursorOf({ keys, venueId }: Position): string {
  return Buffer.from(JSON.stringify([venueId, ...keys])).toString('base64url');
}

/**
 * Reads a cursor.
 * @param keys how many keys the order of this search compares
 * @throws DomainError `invalid_request` if it is not a cursor of such an order
 */
export function positionFrom(cursor: string, keys: number): Position {
  const [venueId, ...values] = valuesIn(cursor);
  const isPosition = typeof venueId === 'string' && UUID.test(venueId) && values.every(Number.isFinite);
  if (!isPosition || values.length !== keys)
    throw invalidRequest([{ field: 'cursor', message: 'La página no es válida.' }]);
  return { venueId, keys: values as number[] };
}

function valuesIn(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
