import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { MoreThanInTill, TillClosed } from '../domain/till-errors.js';
import { expectedIn, signedAmount } from '../domain/till-sheet.js';
import { TillRepository } from './till-repository.js';
import { TillWork } from './till-work.js';

/** Cash that is put into an open till, or taken out of it, for a reason that is no booking. */
@Injectable()
export class MoveCash {
  constructor(
    private readonly tills: TillRepository,
    private readonly work: TillWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * A repeated request moves nothing if its first attempt has moved the cash.
   * @param cents negative if it is taken out
   * @throws TillNotFound, TillClosed, MoreThanInTill
   */
  execute(tillId: string, movedBy: AdminId, { cents, reason }: { cents: number; reason: string }) {
    return this.work.on(tillId, async (till) => {
      const id = this.ids.ofRequest();
      if (await this.tills.hasMovement(id)) return;
      const { shiftId } = till;
      if (shiftId === null) throw new TillClosed();
      if (cents < 0 && expectedIn(await this.tills.sumsOf(shiftId)) + cents < 0) throw new MoreThanInTill();
      const movedAt = this.clock.now();
      await this.tills.addMovement({ id, shiftId, cents, reason, movedBy, movedAt });
      const after = { amount: signedAmount(cents), reason };
      await this.work.record(till, { adminId: movedBy, action: 'till.cash_moved', after });
    });
  }
}
