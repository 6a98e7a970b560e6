/** The product's name, kept in this one place. */
export const brand = { name: 'Saque' } as const;
