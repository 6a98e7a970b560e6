import { isUuid } from '../../../../kernel/adapters/http/id-param.js';
import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { Id } from '../../../../kernel/domain/ids.js';
import type { Position } from '../../application/venue-finder.js';

/** Writes the position of a search as one opaque word. */
export function cursorOf({ keys, id }: Position<Id>): string {
  return Buffer.from(JSON.stringify([id, ...keys])).toString('base64url');
}

/**
 * Reads a cursor.
 * @param keys how many keys the order of this search compares
 * @throws DomainError `invalid_request` if it is not a cursor of such an order
 */
export function positionFrom<Of extends Id>(cursor: string, keys: number): Position<Of> {
  const [id, ...values] = valuesIn(cursor);
  const isPosition = isUuid<Of>(id) && values.every(Number.isFinite);
  if (!isPosition || values.length !== keys)
    throw invalidRequest([{ field: 'cursor', message: 'La página no es válida.' }]);
  return { id, keys: values as number[] };
}

function valuesIn(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
