import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FreedHours, OfferedHours } from '../../bookings/index.js';
import { Openings } from '../../venues/index.js';
import { KeepFreedHours } from './keep-freed-hours.js';
import { KeepOpenedHours } from './keep-opened-hours.js';
import { YieldToBlock } from './yield-to-block.js';

/** Takes part in the transactions of others that free hours or block them (docs/adr/0064). */
@Injectable()
export class HoursForTheLine implements OnModuleInit {
  constructor(
    private readonly freed: FreedHours,
    private readonly openings: Openings,
    private readonly offered: OfferedHours,
    private readonly keep: KeepFreedHours,
    private readonly keepOpened: KeepOpenedHours,
    private readonly yieldToBlock: YieldToBlock,
  ) {}

  onModuleInit(): void {
    this.freed.keptBy((stretches) => this.keep.execute(stretches));
    this.openings.keptBy((opening) => this.keepOpened.execute(opening));
    this.offered.withdrawnBy((block) => this.yieldToBlock.execute(block));
  }
}
