import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { CourtsFacade } from '../../courts/index.js';
import { type BlockedHours, planBlock } from '../domain/hour-block.js';
import { type BlockView, HourBlocks } from './hour-blocks.js';

/** Blocks hours of a court for the venue. The database decides between a block and a booking. */
@Injectable()
export class BlockHours {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly blocks: HourBlocks,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws CourtNotFound, SlotInThePast, BlockEndsBeforeItBegins, BeyondBlockWindow, HourTaken */
  async execute(
    command: BlockedHours & { adminId: string; courtId: string; reason: string },
  ): Promise<BlockView> {
    const { adminId, ...hours } = command;
    const { timeZone } = await this.courts.bookable(command.courtId);
    const block = planBlock(
      { ...hours, id: this.ids.next(), createdBy: adminId },
      timeZone,
      this.clock.now(),
    );
    return this.unitOfWork.run(async () => {
      const view = await this.blocks.add(block);
      await this.audit.record({ adminId, action: 'hours.blocked', ...subjectOf(view), after: factsOf(view) });
      return view;
    });
  }
}

/** Removes a block, so that players can book its hours again. */
@Injectable()
export class UnblockHours {
  constructor(
    private readonly blocks: HourBlocks,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws BlockNotFound */
  execute({ adminId, blockId }: { adminId: string; blockId: string }): Promise<BlockView> {
    return this.unitOfWork.run(async () => {
      const view = await this.blocks.remove(blockId, this.clock.now());
      await this.audit.record({
        adminId,
        action: 'hours.unblocked',
        ...subjectOf(view),
        before: factsOf(view),
      });
      return view;
    });
  }
}

function subjectOf({ id, court, venue }: BlockView) {
  return { subject: { type: 'block', id, label: `Cancha ${court.courtNumber} · ${venue.name}` } };
}

function factsOf({ date, untilDate, firstSlot, lastSlot, reason }: BlockView): object {
  return { date, untilDate, firstSlot, lastSlot, reason };
}
