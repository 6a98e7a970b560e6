import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { type AuditEntry, AuditTrail } from '../../../kernel/application/audit-trail.js';
import { LiveUpdates } from '../../../kernel/application/live-updates.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { TillNotFound } from '../domain/till-errors.js';
import { type Till, TillRepository } from './till-repository.js';

/** An act of an admin with a till. */
interface TillAct extends Pick<AuditEntry, 'action' | 'before' | 'after'> {
  adminId: AdminId;
}

/**
 * Changes one till, which is locked meanwhile, and tells the audit log and the other desks of it.
 */
@Injectable()
export class TillWork {
  constructor(
    private readonly tills: TillRepository,
    private readonly audit: AuditTrail,
    private readonly live: LiveUpdates,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws TillNotFound, and what the work throws */
  on<T>(tillId: string, work: (till: Till) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      const till = await this.tills.lock(tillId);
      if (till === null) throw new TillNotFound();
      return work(till);
    });
  }

  /** Records an act and tells the other desks of the venue, inside the unit of work. */
  async record({ id, venueId, name, venueName }: Omit<Till, 'shiftId'>, act: TillAct): Promise<void> {
    await this.audit.record({ ...act, subject: { type: 'till', id, label: `${name} · ${venueName}` } });
    this.live.announce(`venue:${venueId}`, { tills: true });
  }
}
