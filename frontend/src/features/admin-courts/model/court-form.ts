import * as z from 'zod/mini';
import { centsOf, decimalOf } from '../../../shared/model/money';
import { texts } from '../texts';
import type { Court, SaveCourtCommand } from '../types';

const pricePattern = /^\d{1,6}(\.\d{1,2})?$/;
const numberPattern = /^[1-9]\d{0,2}$/;
/** The least that the provider can charge, in cents. */
const leastCharge = 50;

/** What a new court costs until somebody says otherwise (specification §5). */
const defaultPrices = {
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
} as const;

const price = () =>
  z.string().check(z.regex(/\S/, texts.courtRequired), z.refine(isNoneOrPrice, texts.priceInvalid));

/** What the dialog of a court holds, as it is typed. */
export const courtFormSchema = z.object({
  name: z.string().check(z.regex(/\S/, texts.courtRequired), z.maxLength(120, texts.tooLong(120))),
  courtNumber: z
    .string()
    .check(z.regex(/\S/, texts.courtRequired), z.refine(isNoneOrNumber, texts.numberInvalid)),
  status: z.enum(['available', 'maintenance']),
  surface: z.enum(['clay', 'hard', 'grass']),
  daySinglesPrice: price(),
  dayDoublesPrice: price(),
  nightSinglesPrice: price(),
  nightDoublesPrice: price(),
});

export type CourtForm = z.infer<typeof courtFormSchema>;

/** The form for a court that is there, or for a new one with that number. */
export function courtFormOf(court: Court | null, nextNumber: number): CourtForm {
  if (!court) {
    const courtNumber = String(nextNumber);
    return { name: '', courtNumber, status: 'available', surface: 'hard', ...defaultPrices };
  }
  const { name, courtNumber, status, surface } = court;
  const { daySinglesPrice, dayDoublesPrice, nightSinglesPrice, nightDoublesPrice } = court;
  return {
    name,
    courtNumber: String(courtNumber),
    status,
    surface,
    daySinglesPrice,
    dayDoublesPrice,
    nightSinglesPrice,
    nightDoublesPrice,
  };
}

/** What the server is asked to keep: prices with two decimals. */
export function saveCourtCommandOf(form: CourtForm, venueId: string): SaveCourtCommand {
  const decimal = (typed: string) => decimalOf(centsOf(typed));
  return {
    venueId,
    name: form.name.trim(),
    courtNumber: Number(form.courtNumber),
    status: form.status,
    surface: form.surface,
    daySinglesPrice: decimal(form.daySinglesPrice),
    dayDoublesPrice: decimal(form.dayDoublesPrice),
    nightSinglesPrice: decimal(form.nightSinglesPrice),
    nightDoublesPrice: decimal(form.nightDoublesPrice),
  };
}

function isNoneOrPrice(typed: string): boolean {
  if (typed.trim() === '') return true;
  if (!pricePattern.test(typed)) return false;
  const cents = centsOf(typed);
  return cents === 0 || cents >= leastCharge;
}

function isNoneOrNumber(typed: string): boolean {
  return typed.trim() === '' || numberPattern.test(typed);
}
