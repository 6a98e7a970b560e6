import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** Returns a UUID v7 that depends only on the instant and the name. It sorts among other ids. */
export function demoId(at: Date, name: string): string {
  const random = createHash('sha256').update(name).digest();
  return v7({ msecs: at.getTime(), random });
}
