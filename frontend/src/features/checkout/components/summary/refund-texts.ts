/** Texts of the refund terms, which are loaded together with the card form. */
export const texts = {
  refunds: 'Si cancelas',
  refundMoment: (day: string, time: string) => `${day}, ${time}`,
  resale: 'Si tu hora se vuelve a vender, te devolvemos lo que falte, hasta lo que se pague por ella.',
} as const;
