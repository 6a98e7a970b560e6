import { Injectable } from '@nestjs/common';
import type { HourBlock } from '../domain/hour-block.js';

/**
 * Ends what is kept for waiting players within a block, and keeps the rest for them. Runs inside
 * the unit of work that stores the block.
 */
export type WithdrawOffers = (block: HourBlock) => Promise<void>;

/**
 * Gives way to a block of the venue: its hours are its own, also while they are offered to the
 * waiting list. A later module knows the offers (docs/adr/0064).
 */
@Injectable()
export class OfferedHours {
  private withdrawOffers: WithdrawOffers = () => Promise.resolve();

  /** Registers who withdraws offers, while modules start. */
  withdrawnBy(withdrawOffers: WithdrawOffers): void {
    this.withdrawOffers = withdrawOffers;
  }

  withdraw(block: HourBlock): Promise<void> {
    return this.withdrawOffers(block);
  }
}
