import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import {
  counterReturned,
  counterSold,
  type DeskMethod,
  LedgerRepository,
  type LedgerTransaction,
} from '../../payments/index.js';
import { CashEntries } from '../../tills/index.js';
import { VenuesFacade } from '../../venues/index.js';
import { type Item, linesOf } from '../domain/counter-sale.js';
import { AlreadyGivenBack, NotSoldAtCounter } from '../domain/receipt-errors.js';
import { formatReceiptNumber, type ReceiptNumber } from '../domain/receipt-number.js';
import { type CounterSale, CounterSaleRepository } from './counter-sale-repository.js';

/** Articles that are sold at the counter and paid at once. */
export interface SoldItems {
  venueId: VenueId;
  method: DeskMethod;
  items: readonly Item[];
}

/** Sells balls or the use of a racket: money of the till and no booking's, with a receipt. */
@Injectable()
export class CounterSales {
  constructor(
    private readonly sales: CounterSaleRepository,
    private readonly ledger: LedgerRepository,
    private readonly cash: CashEntries,
    private readonly venues: VenuesFacade,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the transaction of the ledger. A repeated request returns that of its first attempt.
   * @throws VenueNotFound, SaleTooLarge
   * @throws TillClosed for cash, if the venue has tills and none is open
   */
  async sell({ venueId, method, items }: SoldItems, soldBy: AdminId): Promise<string> {
    const { lines, total: cents } = linesOf(items);
    const venue = await this.venues.one(venueId);
    return this.unitOfWork.run(async () => {
      const id = this.ids.ofRequest();
      const sale = { id, venueId, method, cents, lines, soldBy, soldAt: this.clock.now() };
      const sold = counterSold(movementOf(sale));
      if (await this.sales.has(id)) return sold.id;
      await this.sales.add(sale);
      const txn = await this.enter(sale, soldBy, sold);
      const subject = { type: 'venue', id: venueId, label: venue.name };
      const after = { amount: formatAmount(cents), method };
      await this.audit.record({ adminId: soldBy, action: 'counter.sold', subject, after });
      return txn;
    });
  }

  /**
   * Gives a whole sale back, the way it was paid. Returns the transaction of the ledger.
   * @throws NotSoldAtCounter, AlreadyGivenBack, TillClosed
   */
  giveBack(number: ReceiptNumber, returnedBy: AdminId): Promise<string> {
    return this.unitOfWork.run(async () => {
      const sale = await this.sales.ofReceipt(number);
      if (sale === null) throw new NotSoldAtCounter();
      const at = this.clock.now();
      if (!(await this.sales.giveBack(sale.id, returnedBy, at))) throw new AlreadyGivenBack();
      const txn = await this.enter(sale, returnedBy, counterReturned({ ...movementOf(sale), at }));
      const subject = { type: 'venue', id: sale.venueId, label: formatReceiptNumber(number) };
      const after = { amount: formatAmount(sale.cents), method: sale.method };
      await this.audit.record({ adminId: returnedBy, action: 'counter.given_back', subject, after });
      return txn;
    });
  }

  private async enter(
    { venueId, method }: CounterSale,
    adminId: AdminId,
    transaction: LedgerTransaction,
  ): Promise<string> {
    await this.ledger.enter(transaction);
    if (method === 'cash') await this.cash.enter(transaction.id, { venueId, adminId });
    return transaction.id;
  }
}

function movementOf({ id: saleId, cents: amount, method: account, soldAt: at }: CounterSale) {
  return { saleId, amount, account, at };
}
