import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../kernel/domain/money.js';
import { DifferenceNeedsReason, ShiftHasEnded, ShiftNotFound, TillClosed } from '../domain/till-errors.js';
import { expectedIn, signedAmount } from '../domain/till-sheet.js';
import { type Till, TillRepository } from './till-repository.js';
import { TillWork } from './till-work.js';

/** The count at the end of a shift. */
export interface Closing {
  closedBy: AdminId;
  counted: Cents;
  /** Why the count differs from what the ledger expects. */
  reason: string | null;
  /** True to hand over: the next shift begins with what was counted. */
  openNext: boolean;
  /** The shift that was counted, if the caller names it. Another one is refused. */
  shiftId: string | null;
}

/**
 * Ends a shift with a numbered sheet. The till is locked meanwhile: cash that is being taken comes
 * before the sheet, or is refused, or belongs to the next shift.
 */
@Injectable()
export class CloseTill {
  constructor(
    private readonly tills: TillRepository,
    private readonly work: TillWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the number of the sheet.
   * @throws TillNotFound, TillClosed, ShiftHasEnded, ShiftNotFound
   * @throws DifferenceNeedsReason: the audit log keeps the count even then, so that no later count
   *   is adjusted unseen
   */
  async execute(tillId: string, closing: Closing): Promise<number> {
    const closed = await this.work.on(tillId, (till) => this.close(till, closing));
    if ('number' in closed) return closed.number;
    throw new DifferenceNeedsReason(closed.expected, closed.difference);
  }

  private async close(
    till: Till,
    closing: Closing,
  ): Promise<{ number: number } | { expected: number; difference: number }> {
    const { id: tillId, shiftId } = till;
    const { counted, reason, closedBy } = closing;
    if (closing.shiftId !== null && closing.shiftId !== shiftId)
      throw (await this.tills.hasShift(tillId, closing.shiftId)) ? new ShiftHasEnded() : new ShiftNotFound();
    if (shiftId === null) throw new TillClosed();
    const sums = await this.tills.sumsOf(shiftId);
    const expected = expectedIn(sums);
    const difference = counted - expected;
    const count = {
      counted: formatAmount(counted),
      expected: signedAmount(expected),
      difference: signedAmount(difference),
    };
    if (difference !== 0 && reason === null) {
      await this.work.record(till, { adminId: closedBy, action: 'till.counted', after: count });
      return { expected, difference };
    }
    const number = await this.tills.nextNumber(tillId);
    await this.tills.close({
      shiftId,
      tillId,
      number,
      takenCents: sums.taken,
      givenBackCents: sums.givenBack,
      movedCents: sums.moved,
      expectedCents: expected,
      countedCents: counted,
      reason: difference === 0 ? null : reason,
      closedBy,
      closedAt: this.clock.now(),
    });
    const after = { number, ...count, ...(difference === 0 ? {} : { reason }) };
    await this.work.record(till, { adminId: closedBy, action: 'till.closed', after });
    if (closing.openNext) await this.handOver(till, closing);
    return { number };
  }

  private async handOver(till: Till, { closedBy: openedBy, counted: openingCents }: Closing): Promise<void> {
    const openedAt = this.clock.now();
    await this.tills.open({ id: this.ids.next(), tillId: till.id, openedBy, openedAt, openingCents });
    const after = { counted: formatAmount(openingCents) };
    await this.work.record(till, { adminId: openedBy, action: 'till.opened', after });
  }
}
