import type { Call } from './call.js';
import { invalidParameter } from '../errors.js';
import type { Kind, Selection, StripeObjects } from '../state/store.js';

export interface ListOf<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/**
 * Returns a page of objects, newest first, by `limit`, `created`, `starting_after` and
 * `ending_before`.
 */
export async function listObjects<K extends Kind>(
  { params, transaction: { objects } }: Call,
  kind: K,
  url: string,
  filter: Pick<Selection, 'delivered' | 'equal' | 'types'>,
): Promise<ListOf<StripeObjects[K]>> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidParameter('limit', 'Invalid limit: must be between 1 and 100.');
  const created = params.range('created');
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  params.refuseUnread();
  if (after) await objects.get(kind, after, 'starting_after');
  if (before) await objects.get(kind, before, 'ending_before');
  const found = await objects.select(kind, {
    ...filter,
    created,
    limit,
    ...(after && { after }),
    ...(before && { before }),
  });
  const page = found.slice(0, limit);
  return { object: 'list', data: before ? page.reverse() : page, has_more: found.length > limit, url };
}

/** Returns the list filters whose parameters have the same name as the property. */
export function equalTo(
  { params }: Call,
  ...fields: (keyof NonNullable<Selection['equal']>)[]
): NonNullable<Selection['equal']> {
  const equal: NonNullable<Selection['equal']> = {};
  for (const field of fields) {
    const value = params.text(field);
    if (value !== undefined) equal[field] = value;
  }
  return equal;
}
