/** The rules of payments as SQL, for the statements of this module and of those after it. */

/**
 * True if the money arrived and the booking counts it (`Payment.isCounted`).
 * @param payment the alias of the table
 */
export const isCounted = (payment: string): string =>
  `${payment}.status = 'succeeded' and not ${payment}.excess`;
