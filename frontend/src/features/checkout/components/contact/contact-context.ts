import { createContext, useContext } from 'react';

/**
 * The way to pay that the player has chosen. A saved card pays the price with a code at once; a
 * typed card belongs to the old price and has to be typed again.
 */
export type WayToPay = 'saved card' | 'typed card' | 'other';

interface CheckoutContact {
  /** The id of the form that pays. */
  formId: string | undefined;
  /**
   * Prepares a payment: saves what is typed about the player, and asks about a code that was typed
   * and not applied. Resolves to false if the player does not go on. Never rejects.
   */
  ready: (way: WayToPay) => Promise<boolean>;
  /** Shows an error at the field that it is about. Returns false if there is no such field. */
  show: (error: unknown) => boolean;
}

export const ContactContext = createContext<CheckoutContact>({
  formId: undefined,
  ready: () => Promise.resolve(true),
  show: () => false,
});

/** The preparation that every way to pay, hold or share begins with. */
export const useContact = (): CheckoutContact => useContext(ContactContext);
