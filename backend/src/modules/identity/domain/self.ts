import { NotYours } from './identity-errors.js';

/** Names that always mean the player of the session; the first is what the specification's client sends. */
const ALIASES = new Set(['demo-user', 'me']);

/**
 * A user id in a path or body is an alias of the caller, never an authority: anything but the caller's own answers
 * as if it did not exist.
 * @throws NotYours
 */
export function assertSelf(userId: string | undefined, playerId: string | null): void {
  if (userId === undefined || ALIASES.has(userId)) return;
  if (userId !== playerId) throw new NotYours();
}
