import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { parseAmount } from '../../../kernel/domain/money.js';
import { DiscountCode, type DiscountTerms, type DiscountType, formatValue } from '../domain/discount-code.js';
import { DiscountUnknown } from '../domain/discount-errors.js';
import { DiscountCodeRepository } from './discount-code-repository.js';

/** The fields of a code as an administrator sends them. An absent field does not change. */
export interface CodeChanges {
  type?: DiscountType;
  /** A decimal string: percent, or an amount of the currency. */
  value?: string;
  maxUsage?: number | null;
  /** ISO 8601 with an offset. */
  expiresAt?: string | null;
  isActive?: boolean;
  isPromoted?: boolean;
}

/** Creates and changes discount codes. `adminId` names the administrator in the audit log. */
@Injectable()
export class EditCodes {
  constructor(
    private readonly codes: DiscountCodeRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws CodeTaken, DiscountOutOfRange */
  async create(
    text: string,
    fields: CodeChanges & { type: DiscountType; value: string },
    adminId: string,
  ): Promise<DiscountCode> {
    const code = DiscountCode.create(this.ids.next(), text, {
      type: fields.type,
      valueHundredths: 0,
      maxUsage: null,
      expiresAt: null,
      isActive: true,
      isPromoted: false,
      ...changedTerms(fields),
    });
    await this.unitOfWork.run(async () => {
      await this.codes.add(code, this.clock.now());
      await this.audit.record({ ...auditEntry('discount.created', code, adminId), after: factsOf(code) });
    });
    return code;
  }

  /** @throws DiscountUnknown, DiscountOutOfRange, UsageBelowCount */
  update(id: string, changes: CodeChanges, adminId: string): Promise<DiscountCode> {
    return this.unitOfWork.run(async () => {
      const code = await this.codes.lock(id);
      if (!code) throw new DiscountUnknown();
      const before = factsOf(code);
      code.change(changedTerms(changes));
      await this.codes.save(code);
      const changed = changedFields(before, factsOf(code));
      if (changed) await this.audit.record({ ...auditEntry('discount.updated', code, adminId), ...changed });
      return code;
    });
  }
}

/** Returns the terms of a code in the words of the API, as the audit log shows them. */
function factsOf(code: DiscountCode) {
  const { type, valueHundredths, maxUsage, expiresAt, isActive, isPromoted } = code.terms;
  return { type, value: formatValue(valueHundredths), maxUsage, expiresAt, isActive, isPromoted };
}

function auditEntry(action: string, { id, code }: DiscountCode, adminId: string) {
  return { adminId, action, subject: { type: 'discount', id, label: code } };
}

function changedTerms(changes: CodeChanges): Partial<DiscountTerms> {
  const { type, value, maxUsage, expiresAt, isActive, isPromoted } = changes;
  return {
    ...(type !== undefined && { type }),
    ...(value !== undefined && { valueHundredths: parseAmount(value) ?? 0 }),
    ...(maxUsage !== undefined && { maxUsage }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(isActive !== undefined && { isActive }),
    ...(isPromoted !== undefined && { isPromoted }),
  };
}
