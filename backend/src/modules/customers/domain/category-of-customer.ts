import type { CategoryId } from '../../../kernel/domain/ids.js';

/** The category of a customer, and the last day on which it holds. */
export interface HeldCategory {
  readonly categoryId: CategoryId | null;
  /** `yyyy-MM-dd` in the time zone of the venue, included; null if it has no end. */
  readonly categoryUntil: string | null;
}

/** A customer who never had a category. */
export const NO_CATEGORY: HeldCategory = { categoryId: null, categoryUntil: null };
