import * as z from 'zod/mini';
import { inputTime, instantOfInput } from '../../../shared/model/dates';
import { decimalOf } from '../../../shared/model/money';
import { typedCents, typedCount } from '../../../shared/model/typed-number';
import { texts } from '../texts';
import type { DiscountCode, DiscountDetails } from '../types';
import { shortValue } from './code-words';

/** The length of a code, as the server checks it. */
export const codeLimits = { min: 2, max: 32 } as const;
const codePattern = new RegExp(
  `^\\s*[A-Za-zÑñ0-9][A-Za-zÑñ0-9_-]{${codeLimits.min - 1},${codeLimits.max - 1}}\\s*$`,
);
const mostUses = 1_000_000;
/** 100 percent, in hundredths. */
const highestPercentage = 10_000;

/** The form of a discount code: every field as it is typed (specification §5). */
export const discountFormSchema = z
  .object({
    code: z.string().check(z.regex(codePattern, texts.codeInvalid(codeLimits))),
    type: z.enum(['percentage', 'fixed']),
    value: z.string().check(z.refine(isPositive, texts.valueInvalid)),
    maxUsage: z.string().check(z.refine(isNoneOrUsage, texts.usageInvalid)),
    maxPerPlayer: z.string().check(z.refine(isNoneOrUsage, texts.perPlayerInvalid)),
    expiresAt: z.string().check(z.refine(isNoneOrInstant, texts.expiryInvalid)),
    isActive: z.boolean(),
    isPromoted: z.boolean(),
    /** Null means every venue. */
    venueIds: z.nullable(z.array(z.string()).check(z.minLength(1, texts.venueMissing))),
  })
  .check(z.refine(isAtMostHundredPercent, { path: ['value'], error: texts.percentTooHigh }));

export type DiscountForm = z.infer<typeof discountFormSchema>;

/**
 * Returns the form for a code, or for a new code.
 * @param venues where a new code is valid; null is every venue
 */
export function discountFormOf(code: DiscountCode | null, venues: string[] | null): DiscountForm {
  if (!code) {
    const blank = { code: '', value: '', maxUsage: '', maxPerPlayer: '', expiresAt: '' };
    return { ...blank, type: 'percentage', isActive: true, isPromoted: false, venueIds: venues };
  }
  const { type, isActive, isPromoted, maxUsage, maxPerPlayer, expiresAt } = code;
  return {
    code: code.code,
    type,
    isActive,
    isPromoted,
    venueIds: code.venueIds ?? null,
    value: shortValue(code.value),
    maxUsage: maxUsage === null ? '' : String(maxUsage),
    maxPerPlayer: maxPerPlayer === null ? '' : String(maxPerPlayer),
    expiresAt: expiresAt === null ? '' : inputTime(expiresAt),
  };
}

/** Returns the details to send to the server. The value has two decimals; empty fields are null. */
export function discountDetailsOf(form: DiscountForm): DiscountDetails {
  const { type, isActive, isPromoted, venueIds } = form;
  return {
    type,
    isActive,
    isPromoted: isPromoted && venueIds === null,
    venueIds,
    code: form.code.trim().toUpperCase(),
    value: decimalOf(typedCents(form.value) ?? 0),
    maxUsage: typedCount(form.maxUsage),
    maxPerPlayer: typedCount(form.maxPerPlayer),
    expiresAt: form.expiresAt === '' ? null : instantOfInput(form.expiresAt),
  };
}

function isPositive(value: string): boolean {
  return (typedCents(value) ?? 0) > 0;
}

function isAtMostHundredPercent({ type, value }: { type: string; value: string }): boolean {
  return type !== 'percentage' || (typedCents(value) ?? 0) <= highestPercentage;
}

function isNoneOrUsage(typed: string): boolean {
  const uses = typedCount(typed) ?? 0;
  return typed.trim() === '' || (uses >= 1 && uses <= mostUses);
}

function isNoneOrInstant(value: string): boolean {
  return value === '' || (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(value)));
}
