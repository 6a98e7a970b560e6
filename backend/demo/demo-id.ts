import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** An id that the same name at the same instant always gets: a UUID v7, so that it sorts among the others. */
export function demoId(at: Date, name: string): string {
  const random = createHash('sha256').update(name).digest();
  return v7({ msecs: at.getTime(), random });
}
