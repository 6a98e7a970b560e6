import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain/domain-error.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { parseAmount } from '../../../kernel/domain/money.js';
import { type DiscountCode, type DiscountType, normalizeCode } from '../domain/discount-code.js';
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

/** Making and changing discount codes. */
@Injectable()
export class EditCodes {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws CodeTaken, or `invalid_request` for a value out of range */
  async create(text: string, wish: CodeWish & { type: DiscountType; value: string }): Promise<DiscountCode> {
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
    await this.codes.add(code, this.clock.now());
    return code;
  }

  /** @throws DiscountUnknown, UsageBelowCount */
  async update(id: string, wish: CodeWish): Promise<DiscountCode> {
    const before = await this.codes.byId(id);
    if (!before) throw new DiscountUnknown();
    const code = changed(before, wish);
    await this.codes.save(code);
    return code;
  }
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
