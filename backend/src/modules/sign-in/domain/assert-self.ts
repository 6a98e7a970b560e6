import type { PlayerId } from '../../../kernel/domain/ids.js';
import { NotFoundForCaller } from './caller-errors.js';

/** Names that always mean the calling player. The specification's client sends `demo-user`. */
const ALIASES = new Set(['demo-user', 'me']);

/**
 * Accepts a user id from a path or body if it is an alias or the caller's own id. A user id grants
 * no rights: any other id is treated as if it did not exist.
 * @throws NotFoundForCaller
 */
export function assertSelf(userId: string | undefined, playerId: PlayerId | null): void {
  if (userId === undefined || ALIASES.has(userId)) return;
  if (userId !== playerId) throw new NotFoundForCaller();
}
