import type { Category } from '../../../shared/api/categories-query';
import type { components } from '../../../shared/api/schema';
import { gameTypes, type GameType } from '../../../shared/model/games';
import { centsOf, decimalOf, formatMoney } from '../../../shared/model/money';
import { lowestCharge, typedCents, typedCount } from '../../../shared/model/typed-number';
import { words } from '../../../shared/texts/words';
import { categoryTexts } from '../category-texts';

type EnteredCategory = components['schemas']['EnteredCategoryBody'];

export const mostCategories = 10;

/** How a category makes its price. */
export type PriceKind = 'percentage' | 'perHour';

/** A category as it is typed. */
export interface CategoryForm extends Record<GameType, string> {
  /** Undefined for a new one. */
  id: string | undefined;
  name: string;
  kind: PriceKind;
  percentage: string;
  windowDays: string;
  maxActive: string;
  payAtClub: boolean;
}

export const blankCategory: CategoryForm = {
  id: undefined,
  name: '',
  kind: 'percentage',
  percentage: '',
  singles: '',
  doubles: '',
  windowDays: '',
  maxActive: '',
  payAtClub: false,
};

export function formOf({ id, name, price, windowDays, maxActive, payAtClub }: Category): CategoryForm {
  const rest = {
    id,
    name,
    windowDays: String(windowDays ?? ''),
    maxActive: String(maxActive ?? ''),
    payAtClub,
  };
  return 'percentage' in price
    ? { ...blankCategory, ...rest, kind: 'percentage', percentage: String(price.percentage) }
    : { ...blankCategory, ...rest, kind: 'perHour', singles: price.singles, doubles: price.doubles };
}

export type CategoryProblems = Partial<Record<keyof CategoryForm, string>>;

/** Returns what is wrong with a form, by field. The server checks it again. */
export function problemsOf(form: CategoryForm, others: readonly Category[]): CategoryProblems {
  const problems: CategoryProblems = {};
  const name = form.name.trim();
  if (name === '') problems.name = categoryTexts.categoryNameMissing;
  if (others.some((other) => other.name.toLocaleLowerCase('es') === name.toLocaleLowerCase('es')))
    problems.name = categoryTexts.categoryNameTaken;
  if (form.kind === 'percentage' && !isWithin(typedCount(form.percentage), 0, 99))
    problems.percentage = categoryTexts.percentageUnread;
  if (form.kind === 'perHour')
    for (const game of gameTypes)
      if ((typedCents(form[game]) ?? 0) < lowestCharge) problems[game] = categoryTexts.perHourUnread;
  if (form.windowDays.trim() !== '' && !isWithin(typedCount(form.windowDays), 1, 366))
    problems.windowDays = categoryTexts.windowUnread;
  if (form.maxActive.trim() !== '' && !isWithin(typedCount(form.maxActive), 1, 50))
    problems.maxActive = categoryTexts.limitUnread;
  return problems;
}

/** Returns a form without problems as the server takes it. */
export function enteredOf(form: CategoryForm): EnteredCategory {
  const perHour = (game: GameType) => decimalOf(typedCents(form[game]) ?? lowestCharge);
  return {
    ...(form.id === undefined ? {} : { id: form.id }),
    name: form.name.trim(),
    price:
      form.kind === 'percentage'
        ? { percentage: typedCount(form.percentage) ?? 0 }
        : { singles: perHour('singles'), doubles: perHour('doubles') },
    windowDays: form.windowDays.trim() === '' ? null : typedCount(form.windowDays),
    maxActive: form.maxActive.trim() === '' ? null : typedCount(form.maxActive),
    payAtClub: form.payAtClub,
  };
}

/** "20% menos · 14 días antes · hasta 3 reservas · paga en el club" */
export function categoryInWords({ price, windowDays, maxActive, payAtClub }: Category): string {
  const parts = [
    'percentage' in price
      ? categoryTexts.percentOff(price.percentage)
      : gameTypes
          .map((game) => `${words.game[game]} ${formatMoney(centsOf(price[game]))}`)
          .join(', ')
          .concat(categoryTexts.anHour),
    windowDays === null ? null : categoryTexts.daysBefore(windowDays),
    maxActive === null ? null : categoryTexts.upToBookings(maxActive),
    payAtClub ? categoryTexts.paysAtClub : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most;
