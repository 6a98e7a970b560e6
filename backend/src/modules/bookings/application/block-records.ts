import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { daysOf } from '../domain/hour-block.js';
import { type BlockView, HourBlockQueries } from './hour-block-queries.js';

/** Reports a change of a block: in the audit log, and to the open calendars. */
@Injectable()
export class BlockRecords {
  constructor(
    private readonly views: HourBlockQueries,
    private readonly live: LiveUpdates,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the block as it is now, and notifies the open calendars once the change is stored. */
  async announce(blockId: string): Promise<BlockView> {
    const view = await this.views.one(blockId);
    announce(this.live, view);
    return view;
  }

  async blocked(view: BlockView, adminId: AdminId): Promise<void> {
    await this.audit.record({ adminId, action: 'hours.blocked', ...subjectOf(view), after: factsOf(view) });
  }

  async unblocked(view: BlockView, adminId: AdminId): Promise<void> {
    const before = factsOf(view);
    await this.audit.record({ adminId, action: 'hours.unblocked', ...subjectOf(view), before });
  }
}

/** Notifies open calendars of the venue, once for each day of the block. */
function announce(live: LiveUpdates, { venue, court, date, untilDate }: BlockView): void {
  for (const day of daysOf({ firstDate: date, lastDate: untilDate }))
    live.announce(`venue:${venue.id}`, { courtId: court.id, date: day });
}

function subjectOf({ id, court, venue }: BlockView) {
  return { subject: { type: 'block', id, label: `Cancha ${court.courtNumber} · ${venue.name}` } };
}

function factsOf({ date, untilDate, from, to, reason }: BlockView): object {
  return { date, untilDate, from, to, reason };
}
