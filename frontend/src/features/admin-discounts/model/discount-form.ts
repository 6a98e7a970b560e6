import * as z from 'zod/mini';
import { inputTime, instantOfInput } from '../../../shared/model/dates';
import { centsOf, decimalOf } from '../../../shared/model/money';
import { texts } from '../texts';
import type { DiscountCode, DiscountDetails } from '../types';
import { shortValue } from './code-words';

const codePattern = /^\s*[A-Za-z0-9][A-Za-z0-9_-]{1,31}\s*$/;
const valuePattern = /^\d{1,6}(\.\d{1,2})?$/;
const usagePattern = /^([1-9]\d{0,5}|1000000)?$/;
const highestPercentage = 10_000;

/** What the dialog holds: everything as it is typed (specification §5). */
export const discountFormSchema = z
  .object({
    code: z.string().check(z.regex(codePattern, texts.codeInvalid)),
    type: z.enum(['percentage', 'fixed']),
    value: z.string().check(z.refine(isAboveNothing, texts.valueInvalid)),
    maxUsage: z.string().check(z.regex(usagePattern, texts.usageInvalid)),
    expiresAt: z.string().check(z.refine(isNoneOrInstant, texts.expiryInvalid)),
    isActive: z.boolean(),
    isPromoted: z.boolean(),
  })
  .check(z.refine(isAtMostAll, { path: ['value'], error: texts.percentTooHigh }));

export type DiscountForm = z.infer<typeof discountFormSchema>;

/** The form for a code that is there, or for a new one. */
export function discountFormOf(code: DiscountCode | null): DiscountForm {
  if (!code) {
    const blank = { code: '', value: '', maxUsage: '', expiresAt: '' };
    return { ...blank, type: 'percentage', isActive: true, isPromoted: false };
  }
  const { type, isActive, isPromoted, maxUsage, expiresAt } = code;
  return {
    code: code.code,
    type,
    isActive,
    isPromoted,
    value: shortValue(code.value),
    maxUsage: maxUsage === null ? '' : String(maxUsage),
    expiresAt: expiresAt === null ? '' : inputTime(expiresAt),
  };
}

/** What the server is asked to keep: the value with two decimals, an empty limit or expiry as null. */
export function discountDetailsOf(form: DiscountForm): DiscountDetails {
  const { type, isActive, isPromoted } = form;
  return {
    type,
    isActive,
    isPromoted,
    code: form.code.trim().toUpperCase(),
    value: decimalOf(centsOf(form.value)),
    maxUsage: form.maxUsage === '' ? null : Number(form.maxUsage),
    expiresAt: form.expiresAt === '' ? null : instantOfInput(form.expiresAt),
  };
}

function isAboveNothing(value: string): boolean {
  return valuePattern.test(value) && centsOf(value) > 0;
}

function isAtMostAll({ type, value }: { type: string; value: string }): boolean {
  return type !== 'percentage' || !valuePattern.test(value) || centsOf(value) <= highestPercentage;
}

function isNoneOrInstant(value: string): boolean {
  return value === '' || !Number.isNaN(Date.parse(value));
}
