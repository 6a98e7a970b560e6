const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Returns the name that is printed on a card, from the provider's word for its brand. */
export function cardName(brand: string): string {
  return names[brand] ?? 'Tarjeta';
}
