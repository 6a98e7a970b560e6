import { Injectable } from '@nestjs/common';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { TillClosed } from '../domain/till-errors.js';
import { TillRepository } from './till-repository.js';

/** An admin who takes cash or gives it back at a venue. */
interface AtDesk {
  venueId: VenueId;
  adminId: AdminId;
}

/**
 * Says to which shift the cash of the desk belongs (docs/adr/0099). Every transaction of the ledger
 * that moves cash is entered here, in the same unit of work.
 */
@Injectable()
export class CashEntries {
  constructor(private readonly tills: TillRepository) {}

  /** Refuses early what {@link enter} would refuse. @throws TillClosed */
  async assertOpen(at: AtDesk): Promise<void> {
    await this.hold(at);
  }

  /**
   * Enters a transaction of the ledger.
   * @throws TillClosed if the venue has tills, and none is open
   */
  async enter(txn: string, at: AtDesk): Promise<void> {
    await this.tills.enter(txn, await this.hold(at));
  }

  private async hold({ venueId, adminId }: AtDesk): Promise<string | null> {
    const shift = await this.tills.holdShift(venueId, adminId);
    if (shift === 'closed') throw new TillClosed();
    return shift === 'unused' ? null : shift.shiftId;
  }
}
