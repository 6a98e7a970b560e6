/** The name of the product. No other file contains it. */
export const brand = { name: 'Saque' } as const;
