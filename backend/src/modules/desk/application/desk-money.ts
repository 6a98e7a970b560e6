import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { LedgerRepository, type LedgerTransaction } from '../../payments/index.js';
import { CashEntries } from '../../tills/index.js';

/** An admin who takes money or gives it back at a venue. */
interface AtDesk {
  venueId: VenueId;
  adminId: AdminId;
}

/** Enters what the desk has taken or given back: in the ledger, and cash in the till as well. */
@Injectable()
export class DeskMoney {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly cash: CashEntries,
    private readonly live: LiveUpdates,
  ) {}

  /**
   * The other desks of the venue look again, which learn of no payment otherwise.
   * @throws TillClosed for cash, if the venue has tills and none is open
   */
  async enter(transaction: LedgerTransaction, at: AtDesk): Promise<void> {
    await this.ledger.enter(transaction);
    if (transaction.lines.some(({ account }) => account === 'cash'))
      await this.cash.enter(transaction.id, at);
    this.live.announce(`venue:${at.venueId}`, { desk: true });
  }
}
