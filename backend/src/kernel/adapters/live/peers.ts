interface Peer {
  /** The number of its last notification; null after an interruption of our own. */
  number: number | null;
  heardAt: number;
}

/**
 * The processes whose notifications this process hears, itself included. Each numbers its
 * notifications, so a missing number is a lost notification. A process that ends without a word may
 * have left one unsent.
 */
export class Peers {
  private readonly known = new Map<string, Peer>();

  /** @param patienceMs how long a peer may be silent */
  constructor(private readonly patienceMs: number) {}

  /** Notes a notification. @returns whether the peer is new, and whether one before it was lost */
  hear(id: string, number: number, now: number): { isNew: boolean; lost: boolean } {
    const peer = this.known.get(id);
    this.known.set(id, { number, heardAt: now });
    const last = peer?.number ?? null;
    return { isNew: !peer, lost: last !== null && number !== last + 1 };
  }

  /** Forgets a peer that said that it ends. */
  leave(id: string): void {
    this.known.delete(id);
  }

  /** Forgets the peers that have been silent for too long and returns whether there were any. */
  forgetSilent(now: number): boolean {
    const silent = [...this.known].filter(([, { heardAt }]) => now - heardAt > this.patienceMs);
    for (const [id] of silent) this.known.delete(id);
    return silent.length > 0;
  }

  /** Notes that this process heard no other one for a while. */
  wasDeaf(now: number): void {
    for (const id of this.known.keys()) this.known.set(id, { number: null, heardAt: now });
  }
}
