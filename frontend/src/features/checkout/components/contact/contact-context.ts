import { createContext, useContext } from 'react';

interface CheckoutContact {
  /** The id of the form that pays. Enter in a field of the contact sends it. */
  formId: string | undefined;
  /** Saves what is typed. Resolves to false if the player has to correct it. Never rejects. */
  ready: () => Promise<boolean>;
}

export const ContactContext = createContext<CheckoutContact>({
  formId: undefined,
  ready: () => Promise.resolve(true),
});

/** The contact that every way to pay, hold or share saves first. */
export const useContact = (): CheckoutContact => useContext(ContactContext);
