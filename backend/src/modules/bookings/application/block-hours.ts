import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, CourtId } from '../../../kernel/domain/ids.js';
import { CourtsFacade } from '../../courts/index.js';
import { HourTaken } from '../domain/block-errors.js';
import { type BlockedHours, daysOf, type HourBlock, planBlock } from '../domain/hour-block.js';
import { parseTimeSlot } from '../domain/slot.js';
import { FreedHours, type FreedStretch } from './freed-hours.js';
import { BlockRecords } from './block-records.js';
import type { BlockView } from './hour-block-queries.js';
import { HourBlockRepository } from './hour-block-repository.js';
import { OfferedHours } from './offered-hours.js';

/** How often a block gives way to an offer that was made in the same moment. */
const MOST_TRIES = 5;

/**
 * Blocks hours of a court for the venue. The database decides between a block and a booking. A
 * block goes before the waiting list: an offer of one of its hours ends.
 */
@Injectable()
export class BlockHours {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly blocks: HourBlockRepository,
    private readonly records: BlockRecords,
    private readonly offered: OfferedHours,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws CourtNotFound, SlotInThePast, BlockEndsBeforeItBegins, BeyondBlockWindow, HourTaken */
  async execute(
    command: BlockedHours & { adminId: AdminId; courtId: CourtId; reason: string },
  ): Promise<BlockView> {
    const { adminId, ...hours } = command;
    const { timeZone } = await this.courts.bookable(command.courtId);
    const block = planBlock(
      { ...hours, id: this.ids.next(), createdBy: adminId },
      timeZone,
      this.clock.now(),
    );
    for (let tries = 1; ; tries++) {
      try {
        return await this.unitOfWork.run(() => this.store(block, adminId));
      } catch (error) {
        const isOffered = error instanceof HourTaken && error.by === 'offer';
        if (!isOffered || tries === MOST_TRIES) throw error;
      }
    }
  }

  private async store(block: HourBlock, adminId: AdminId): Promise<BlockView> {
    await this.offered.withdraw(block);
    await this.blocks.add(block);
    const view = await this.records.announce(block.id);
    await this.records.blocked(view, adminId);
    return view;
  }
}

/** Removes a block, so that players can book its hours again. */
@Injectable()
export class UnblockHours {
  constructor(
    private readonly blocks: HourBlockRepository,
    private readonly records: BlockRecords,
    private readonly freed: FreedHours,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the removed block. @throws BlockNotFound */
  execute({ adminId, blockId }: { adminId: AdminId; blockId: string }): Promise<BlockView> {
    return this.unitOfWork.run(async () => {
      await this.blocks.remove(blockId, this.clock.now());
      const view = await this.records.announce(blockId);
      await this.freed.pass(stretchesOf(view));
      await this.records.unblocked(view, adminId);
      return view;
    });
  }
}

function stretchesOf({ venue, court, date, untilDate, from, to }: BlockView): FreedStretch[] {
  const minute = minuteOf(from);
  const length = minuteOf(to) - minute;
  const days = daysOf({ firstDate: date, lastDate: untilDate });
  return days.map((day) => ({ venueId: venue.id, courtId: court.id, date: day, minute, length }));
}

const END_OF_DAY = 1440;
const minuteOf = (time: string): number => parseTimeSlot(time) ?? END_OF_DAY;
