import type { Part } from '../model/part';
import { texts } from './texts';

/** Returns "Tu parte en el partido de Ana", or without the name if there is none. */
export function titleOf({ organiserName }: Pick<Part, 'organiserName'>): string {
  return organiserName === null ? texts.part : texts.partOf(organiserName);
}
