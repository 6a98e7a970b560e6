import * as z from 'zod/mini';
import { decimalOf, formatMoney } from '../../../shared/model/money';
import { lowestCharge, typedCents, typedCount, typedPrice } from '../../../shared/model/typed-number';
import { texts } from '../texts';
import type { Court, CourtDetails } from '../types';
import { freeNumbers, nameForNumber, nameInSeries } from './next-number';

/** The limits of the fields, as the server checks them. */
export const courtLimits = { name: 120, number: { min: 1, max: 999 } } as const;

/** How many equal courts can be created at once. */
const mostAtOnce = 20;

/** The suggested prices of a new court (specification §5). */
const defaultPrices = {
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
} as const;

/** Whether a court has something, or that it is unknown. */
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
  count: z.string().check(z.refine(isCount, texts.countInvalid(mostAtOnce))),
});

export type CourtForm = z.infer<typeof courtFormSchema>;

/** Returns the form for a new court with this number, and with the values of `copyOf` if any. */
export function newCourtForm(copyOf: Court | undefined, nextNumber: number): CourtForm {
  const [courtNumber, status, count] = [String(nextNumber), 'available' as const, '1'];
  if (copyOf) {
    const name = nameForNumber(copyOf.name, copyOf.courtNumber, nextNumber);
    return { ...courtFormOf(copyOf), name, courtNumber, status };
  }
  const facts = { surface: 'hard', indoor: 'unsaid', lights: 'unsaid' } as const;
  return { name: '', courtNumber, status, ...facts, ...defaultPrices, count };
}

/** Returns the form for a court that exists. */
export function courtFormOf(court: Court): CourtForm {
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
    count: '1',
  };
}

/** Returns the details of each court that the form creates. They have the next free numbers. */
export function newCourtsOf(form: CourtForm, venueId: string, taken: readonly number[]): CourtDetails[] {
  const first = courtDetailsOf(form, venueId);
  const count = typedCount(form.count) ?? 1;
  if (count === 1) return [first];
  return freeNumbers(taken, first.courtNumber, count).map((courtNumber) => ({
    ...first,
    courtNumber,
    name: nameInSeries(first.name, first.courtNumber, courtNumber),
  }));
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

function isCount(typed: string): boolean {
  const count = typedCount(typed) ?? 0;
  return count >= 1 && count <= mostAtOnce;
}
