import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../kernel/domain/money.js';
import { TillAlreadyOpen } from '../domain/till-errors.js';
import { TillRepository } from './till-repository.js';
import { TillWork } from './till-work.js';

/** Opens a till with the cash that was counted in it. */
@Injectable()
export class OpenTill {
  constructor(
    private readonly tills: TillRepository,
    private readonly work: TillWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws TillNotFound, TillAlreadyOpen */
  execute(tillId: string, openedBy: AdminId, openingCents: Cents): Promise<void> {
    return this.work.on(tillId, async (till) => {
      if (till.shiftId !== null) throw new TillAlreadyOpen();
      const openedAt = this.clock.now();
      await this.tills.open({ id: this.ids.next(), tillId, openedBy, openedAt, openingCents });
      const after = { counted: formatAmount(openingCents) };
      await this.work.record(till, { adminId: openedBy, action: 'till.opened', after });
    });
  }
}
