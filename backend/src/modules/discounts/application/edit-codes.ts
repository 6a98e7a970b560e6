import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { DomainError } from '../../../kernel/domain/domain-error.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { parseAmount } from '../../../kernel/domain/money.js';
import { type DiscountCode, type DiscountType, formatValue, normalizeCode } from '../domain/discount-code.js';
import { DiscountUnknown } from '../domain/discount-errors.js';
import { DiscountCodes } from './discount-codes.js';

/** What an admin may say of a code; `value` is a decimal string. Absent fields stay as they are. */
export interface CodeWish {
  type?: DiscountType;
  value?: string;
  maxUsage?: number | null;
  expiresAt?: string | null;
  isActive?: boolean;
  isPromoted?: boolean;
}

/** Making and changing discount codes; `adminId` is who does it, for the audit. */
@Injectable()
export class EditCodes {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws CodeTaken, or `invalid_request` for a value out of range */
  async create(
    text: string,
    wish: CodeWish & { type: DiscountType; value: string },
    adminId: string,
  ): Promise<DiscountCode> {
    const blank: DiscountCode = {
      id: this.ids.next(),
      code: normalizeCode(text),
      type: wish.type,
      valueHundredths: 0,
      maxUsage: null,
      usageCount: 0,
      expiresAt: null,
      isActive: true,
      isPromoted: false,
    };
    const code = changed(blank, wish);
    await this.unitOfWork.run(async () => {
      await this.codes.add(code, this.clock.now());
      await this.audit.record({ ...done('discount.created', code, adminId), after: factsOf(code) });
    });
    return code;
  }

  /** @throws DiscountUnknown, UsageBelowCount */
  update(id: string, wish: CodeWish, adminId: string): Promise<DiscountCode> {
    return this.unitOfWork.run(async () => {
      const before = await this.codes.lock(id);
      if (!before) throw new DiscountUnknown();
      const code = changed(before, wish);
      await this.codes.save(code);
      const changes = changedFields(factsOf(before), factsOf(code));
      if (changes) await this.audit.record({ ...done('discount.updated', code, adminId), ...changes });
      return code;
    });
  }
}

/** What an admin decides about a code, in the API's words, as the audit keeps it. */
function factsOf({ valueHundredths, type, maxUsage, expiresAt, isActive, isPromoted }: DiscountCode) {
  return { type, value: formatValue(valueHundredths), maxUsage, expiresAt, isActive, isPromoted };
}

function done(action: string, { id, code }: DiscountCode, adminId: string) {
  return { adminId, action, subject: { type: 'discount', id, label: code } };
}

function changed(code: DiscountCode, wish: CodeWish): DiscountCode {
  const type = wish.type ?? code.type;
  const valueHundredths = wish.value === undefined ? code.valueHundredths : (parseAmount(wish.value) ?? 0);
  assertInRange(type, valueHundredths);
  return {
    ...code,
    ...{ type, valueHundredths },
    maxUsage: wish.maxUsage === undefined ? code.maxUsage : wish.maxUsage,
    expiresAt: wish.expiresAt === undefined ? code.expiresAt : toInstant(wish.expiresAt),
    isActive: wish.isActive ?? code.isActive,
    isPromoted: wish.isPromoted ?? code.isPromoted,
  };
}

function toInstant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Decisions §7: a percentage is more than 0 and at most 100; a fixed amount more than 0. */
function assertInRange(type: DiscountType, valueHundredths: number): void {
  const tooMuch = type === 'percentage' && valueHundredths > 10_000;
  if (valueHundredths > 0 && !tooMuch) return;
  const message =
    type === 'percentage'
      ? 'El porcentaje debe ser mayor que 0 y hasta 100.'
      : 'El monto debe ser mayor que 0.';
  throw new DomainError('invalid', 'invalid_request', message, { errors: [{ field: 'value', message }] });
}
