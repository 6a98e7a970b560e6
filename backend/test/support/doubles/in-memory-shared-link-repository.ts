import { SharedLinks } from '../../../src/modules/shared-links/application/shared-links.js';
import type { SharedLink } from '../../../src/modules/shared-links/domain/shared-link.js';

export class InMemorySharedLinkRepository extends SharedLinks {
  private readonly byBooking = new Map<string, SharedLink>();

  override async find(id: string): Promise<SharedLink | null> {
    return [...this.byBooking.values()].find(({ state }) => state.id === id) ?? null;
  }

  override async ofBooking(bookingId: string): Promise<SharedLink | null> {
    return this.byBooking.get(bookingId) ?? null;
  }

  override async add(link: SharedLink): Promise<void> {
    this.byBooking.set(link.state.bookingId, link);
  }

  override async save(): Promise<void> {
    // what was found is what is stored
  }
}
