import { isWished, type Wish } from './wish';
import type { components } from '../../../shared/api/schema';

/** A venue with its free starts. */
export type Hit = components['schemas']['SearchHitBody'];
export type Alternative = components['schemas']['AlternativeBody'];

/** In what the alternatives differ from the wish: the time, the day or the place. */
export type AlternativeKind = 'times' | 'days' | 'places';

/** The server names alternatives of one kind only. */
export function kindOf(alternatives: readonly Alternative[], wish: Wish): AlternativeKind {
  if (alternatives.some(({ date }) => date !== wish.date)) return 'days';
  const starts = alternatives.flatMap((alternative) => alternative.starts);
  return starts.some(({ timeSlot }) => isWished(timeSlot, wish)) ? 'places' : 'times';
}
