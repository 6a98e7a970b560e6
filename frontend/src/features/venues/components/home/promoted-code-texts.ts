/** Texts of the promoted codes, which the home page fetches late. */
export const texts = {
  promotedCodes: 'Códigos para tu próxima reserva',
  percentOff: (percent: number) => `${percent}% de descuento`,
  amountOff: (amount: string) => `${amount} de descuento`,
} as const;
