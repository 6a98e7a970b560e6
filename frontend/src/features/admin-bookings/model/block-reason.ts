import { texts } from '../texts';

/** The longest reason of a block that the server accepts. */
export const maxBlockReason = 200;

/** A block that follows a cancellation has the same reason, unless another one is typed. */
export function usualBlockReason(cancellation: string): string {
  return cancellation.trim().slice(0, maxBlockReason).trim() || texts.usualBlockReason;
}
