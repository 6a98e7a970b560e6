/** How cards are called. */
export const texts = {
  brands: {
    amex: 'American Express',
    diners: 'Diners Club',
    discover: 'Discover',
    jcb: 'JCB',
    mastercard: 'Mastercard',
    unionpay: 'UnionPay',
    visa: 'Visa',
  } as Readonly<Record<string, string>>,
  anyBrand: 'Tarjeta',
  anyCardEndingIn: (last4: string) => `tarjeta terminada en ${last4}`,
  endingIn: (brand: string, last4: string) => `${brand} terminada en ${last4}`,
} as const;
