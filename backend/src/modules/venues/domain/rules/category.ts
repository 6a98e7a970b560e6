import { type Cents, MINIMUM_CHARGE, percentageOf, toCents } from '../../../../kernel/domain/money.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import type { CategoryId } from '../../../../kernel/domain/ids.js';

/** The percentage that a category takes off, or its own price per hour of each game. */
export type CategoryPrice = { readonly percentage: number } | Readonly<Record<GameType, Cents>>;

/** A category of customers that a venue defines, such as "Socio" (docs/adr/0098). */
export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly price: CategoryPrice;
  /** How many days ahead its players book; null means as many as everyone. */
  readonly windowDays: number | null;
  /** How many bookings ahead one of its players may hold; null means as many as everyone. */
  readonly maxActive: number | null;
  /** Whether its players may settle at the desk, also where other players may not. */
  readonly payAtClub: boolean;
}

/** The category that has priced a booking, as it was then. */
export interface PricingCategory extends Pick<Category, 'id' | 'name' | 'price' | 'payAtClub'> {
  /** The price that everyone else would have paid. */
  readonly publicCents: Cents;
}

/** The price of a play for a player of some categories. */
export interface CategorisedPrice {
  readonly cents: Cents;
  /** The category of this price, or null without any category. */
  readonly category: PricingCategory | null;
}

/**
 * Returns what a play costs a player of these categories: the lowest of their prices, and of equal
 * ones the first. No category makes a play dearer, and none makes it cheaper than what a card can
 * be charged, so a price that is not zero never becomes zero.
 */
export function priceWith(
  categories: readonly Category[],
  publicCents: Cents,
  play: { readonly length: number; readonly gameType: GameType },
): CategorisedPrice {
  let best: { cents: Cents; by: Category } | null = null;
  for (const by of categories) {
    const asked = Math.max(ownPrice(by.price, publicCents, play), MINIMUM_CHARGE);
    const cents = toCents(Math.min(asked, publicCents));
    if (!best || cents < best.cents) best = { cents, by };
  }
  if (!best) return { cents: publicCents, category: null };
  const { id, name, price } = best.by;
  const payAtClub = categories.some((category) => category.payAtClub);
  return { cents: best.cents, category: { id, name, price, payAtClub, publicCents } };
}

/** The only place that rounds a price of a category: once, half up, to the cent. */
function ownPrice(
  price: CategoryPrice,
  publicCents: Cents,
  { length, gameType }: { length: number; gameType: GameType },
): number {
  if ('percentage' in price) return percentageOf(publicCents, 100 - price.percentage);
  return Math.floor((price[gameType] * length * 2 + 60) / 120);
}
