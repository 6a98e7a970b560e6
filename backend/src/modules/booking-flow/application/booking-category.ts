import { formatAmount } from '../../../kernel/domain/money.js';
import type { PricingCategory } from '../../venues/index.js';

/** The category that has priced a booking, and what everyone else would have paid. */
export interface BookingCategoryView {
  name: string;
  publicAmount: string;
}

export function categoryViewOf(category: PricingCategory | null): BookingCategoryView | null {
  return category && { name: category.name, publicAmount: formatAmount(category.publicCents) };
}
