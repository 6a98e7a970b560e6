/**
 * Opens a channel between the tabs of this browser, or returns null: browsers before Safari 15.4
 * have none, and some private windows refuse it.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
