import { createContext, useContext } from 'react';
import type { DiscountQuote } from '../../api/change-discount';

/** A code that covers the whole price. It is used when the player confirms the booking. */
export interface FreeCode extends DiscountQuote {
  code: string;
}

interface TypedCode {
  /** Keeps what is typed and not applied; an empty text if nothing is. */
  keep: (code: string) => void;
  free: FreeCode | null;
  setFree: (code: FreeCode | null) => void;
  /** Uses the code that covers everything, which confirms the booking. */
  confirmFree: () => Promise<void>;
}

export const TypedCodeContext = createContext<TypedCode>({
  keep: () => undefined,
  free: null,
  setFree: () => undefined,
  confirmFree: () => Promise.resolve(),
});

/** The discount code of the checkout that is not on the booking yet. */
export const useTypedCode = (): TypedCode => useContext(TypedCodeContext);
