import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { formatReceiptNumber, type ReceiptNumber } from '../domain/receipt-number.js';
import { assertMayName, type Buyer } from '../domain/receipt.js';
import { ReceiptNotFound } from '../domain/receipt-errors.js';
import { BuyerRepository } from './buyer-repository.js';

/** Names the person or company to whom a receipt is made out. */
@Injectable()
export class NameBuyer {
  constructor(
    private readonly buyers: BuyerRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * The audit log never changes, so it has no name: only which fields have changed.
   * @throws ReceiptNotFound, OnlyReceiptsHaveBuyers, BuyerIsFinal
   */
  execute(number: ReceiptNumber, buyer: Buyer, adminId: AdminId): Promise<void> {
    return this.unitOfWork.run(async () => {
      const receipt = await this.buyers.find(number);
      if (receipt === null) throw new ReceiptNotFound();
      const changed = (['name', 'taxId'] as const).filter((field) => receipt.buyer[field] !== buyer[field]);
      if (changed.length === 0) return;
      assertMayName(buyer, receipt, this.clock.now());
      await this.buyers.put(receipt.txn, buyer);
      const label = `${formatReceiptNumber(number)} · ${receipt.venueName}`;
      const subject = { type: 'venue', id: receipt.venueId, label };
      await this.audit.record({ adminId, action: 'receipt.buyer_named', subject, after: { changed } });
    });
  }
}
