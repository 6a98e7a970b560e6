import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { type Id, idFrom } from '../src/kernel/domain/ids.js';

/** Returns a UUID v7 that depends only on the instant and the name. It sorts among other ids. */
export function demoId<Of extends Id>(at: Date, name: string): Of {
  const random = createHash('sha256').update(name).digest();
  return idFrom(v7({ msecs: at.getTime(), random }));
}
