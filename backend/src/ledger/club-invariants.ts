import { CATEGORY_INVARIANTS } from './category-invariants.js';
import { GUARANTEE_INVARIANTS } from './guarantee-invariants.js';
import type { Invariant } from './invariant.js';
import { RECEIPT_INVARIANTS } from './receipt-invariants.js';
import { TILL_INVARIANTS } from './till-invariants.js';
import { TRANSFER_INVARIANTS } from './transfer-invariants.js';

/** The rules of a club's daily life: tills, receipts, categories, transfers and guarantees. */
export const CLUB_INVARIANTS: readonly Invariant[] = TILL_INVARIANTS.concat(
  RECEIPT_INVARIANTS,
  CATEGORY_INVARIANTS,
  TRANSFER_INVARIANTS,
  GUARANTEE_INVARIANTS,
);
