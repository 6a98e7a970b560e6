/** Words about the category of a customer. */
export const memberWords = {
  category: 'Categoría',
  areYouMember: '¿Eres socio?',
  enterForPrice: 'Entra y verás tu precio.',
  memberPrices: (category: string, until: string | null) =>
    until === null
      ? `${category}: ves tus precios.`
      : `${category} hasta el ${until.split('-').reverse().join('/')}: ves tus precios.`,
  /** "Socio, en vez de $12.00" */
  insteadOf: (category: string, amount: string) => `${category}, en vez de ${amount}`,
} as const;
