import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { FindingRepository } from '../../findings/index.js';
import { NothingToReturn, ReturnContradicted } from '../../payments/index.js';
import { FindingNotFound } from '../domain/finding-errors.js';

/** Lets an admin resolve a finding. Each act is in the audit log. */
@Injectable()
export class ResolveFinding {
  constructor(
    private readonly findings: FindingRepository,
    private readonly returnContradicted: ReturnContradicted,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Resolves an open finding with a note. @throws FindingNotFound */
  resolve(id: string, note: string, adminId: AdminId): Promise<void> {
    return this.unitOfWork.run(async () => {
      const resolved = await this.findings.resolve({ id, adminId, note, at: this.clock.now() });
      if (resolved === null) throw new FindingNotFound();
      const subject = { type: 'finding', id, label: resolved.providerId };
      await this.audit.record({ adminId, action: 'finding.resolved', subject, after: { note } });
    });
  }

  /**
   * Gives the money of a contradicted payment back in full. Safe to repeat.
   * @throws FindingNotFound if there is no such finding
   * @throws NothingToReturn if it is not about a contradicted payment
   */
  async giveBack(id: string, adminId: AdminId): Promise<void> {
    const finding = await this.findings.find(id);
    if (finding === null) throw new FindingNotFound();
    if (finding.kind !== 'contradiction') throw new NothingToReturn();
    await this.returnContradicted.execute(finding.providerId, adminId);
  }
}
