interface Card {
  /** The provider's word, such as `visa`. */
  brand: string;
  last4: string;
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Returns "Visa", or "Tarjeta" if we do not know the brand. */
export function brandName(brand: string): string {
  return brands[brand] ?? 'Tarjeta';
}

/** Returns "Visa terminada en 4242", for the middle of a sentence. */
export function cardInWords({ brand, last4 }: Card): string {
  return `${brands[brand] ?? 'tarjeta'} terminada en ${last4}`;
}
