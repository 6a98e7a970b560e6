import * as z from 'zod/mini';
import { decimalOf, formatMoney } from '../../../shared/model/money';
import { lowestCharge, typedCents, typedCount, typedPrice } from '../../../shared/model/typed-number';
import { texts } from '../texts';
import type { Court, CourtDetails } from '../types';

/** The limits of the fields, as the server checks them. */
export const courtLimits = { name: 120, number: { min: 1, max: 999 } } as const;

/** The suggested prices of a new court (specification §5). */
const defaultPrices = {
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
} as const;

/** Whether a court has something, or that nobody has said it. */
const said = ['yes', 'no', 'unsaid'] as const;

const price = () =>
  z
    .string()
    .check(
      z.regex(/\S/, texts.courtRequired),
      z.refine(isNoneOrPrice, texts.priceInvalid(formatMoney(lowestCharge))),
    );

/** The form of a court: every field as it is typed. */
export const courtFormSchema = z.object({
  name: z
    .string()
    .check(
      z.regex(/\S/, texts.courtRequired),
      z.maxLength(courtLimits.name, texts.tooLong(courtLimits.name)),
    ),
  courtNumber: z
    .string()
    .check(
      z.regex(/\S/, texts.courtRequired),
      z.refine(isNoneOrNumber, texts.numberInvalid(courtLimits.number)),
    ),
  status: z.enum(['available', 'maintenance']),
  surface: z.enum(['clay', 'hard', 'grass']),
  indoor: z.enum(said),
  lights: z.enum(said),
  daySinglesPrice: price(),
  dayDoublesPrice: price(),
  nightSinglesPrice: price(),
  nightDoublesPrice: price(),
});

export type CourtForm = z.infer<typeof courtFormSchema>;

/** Returns the form for a court, or for a new court with the suggested number. */
export function courtFormOf(court: Court | null, nextNumber: number): CourtForm {
  if (!court) {
    const courtNumber = String(nextNumber);
    const facts = { surface: 'hard', indoor: 'unsaid', lights: 'unsaid' } as const;
    return { name: '', courtNumber, status: 'available', ...facts, ...defaultPrices };
  }
  const { name, courtNumber, status, surface, indoor, lights } = court;
  const { daySinglesPrice, dayDoublesPrice, nightSinglesPrice, nightDoublesPrice } = court;
  return {
    name,
    courtNumber: String(courtNumber),
    status,
    surface,
    indoor: wordOf(indoor),
    lights: wordOf(lights),
    daySinglesPrice,
    dayDoublesPrice,
    nightSinglesPrice,
    nightDoublesPrice,
  };
}

/** Returns the details to send to the server. Prices have two decimals. */
export function courtDetailsOf(form: CourtForm, venueId: string): CourtDetails {
  const decimal = (typed: string) => decimalOf(typedCents(typed) ?? 0);
  return {
    venueId,
    name: form.name.trim(),
    courtNumber: typedCount(form.courtNumber) ?? 0,
    status: form.status,
    surface: form.surface,
    indoor: truthOf(form.indoor),
    lights: truthOf(form.lights),
    daySinglesPrice: decimal(form.daySinglesPrice),
    dayDoublesPrice: decimal(form.dayDoublesPrice),
    nightSinglesPrice: decimal(form.nightSinglesPrice),
    nightDoublesPrice: decimal(form.nightDoublesPrice),
  };
}

const wordOf = (value: boolean | null) => (value === null ? 'unsaid' : value ? 'yes' : 'no');

const truthOf = (word: (typeof said)[number]) => (word === 'unsaid' ? null : word === 'yes');

function isNoneOrPrice(typed: string): boolean {
  return typed.trim() === '' || typedPrice(typed) !== null;
}

function isNoneOrNumber(typed: string): boolean {
  const number = typedCount(typed) ?? 0;
  return typed.trim() === '' || (number >= courtLimits.number.min && number <= courtLimits.number.max);
}
