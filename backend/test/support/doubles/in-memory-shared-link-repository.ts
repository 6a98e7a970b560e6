import { SharedLinkRepository } from '../../../src/modules/shared-links/application/shared-link-repository.js';
import type { SharedLinkState } from '../../../src/modules/shared-links/domain/share.js';
import { SharedLink } from '../../../src/modules/shared-links/domain/shared-link.js';

/**
 * Payment links in memory. Like the database, it returns a fresh aggregate for each read, so a
 * change that is not saved is lost.
 */
export class InMemorySharedLinkRepository extends SharedLinkRepository {
  private readonly states = new Map<string, SharedLinkState>();

  override async find(id: string): Promise<SharedLink | null> {
    const state = this.states.get(id);
    return state ? SharedLink.restore(state) : null;
  }

  override async ofBooking(bookingId: string): Promise<SharedLink | null> {
    const state = [...this.states.values()].find((other) => other.bookingId === bookingId);
    return state ? SharedLink.restore(state) : null;
  }

  override async add(link: SharedLink): Promise<void> {
    if (this.states.has(link.id)) throw new Error(`link ${link.id} is stored already`);
    if (await this.ofBooking(link.bookingId)) throw new Error(`booking ${link.bookingId} has a link`);
    this.put(link.snapshot());
  }

  override async save(link: SharedLink): Promise<void> {
    const stored = this.states.get(link.id);
    const { shares, restHeldUntil, publicPlaces } = link.snapshot();
    if (stored) this.put({ ...stored, shares, restHeldUntil, publicPlaces });
  }

  private put(state: SharedLinkState): void {
    this.states.set(state.id, state);
  }
}
