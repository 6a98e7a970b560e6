/** Texts about a discount code that was typed and not applied. */
export const texts = {
  unapplied: 'Escribiste un código y no lo aplicaste',
  withCode: (code: string, amount: string, price: string) =>
    `Con ${code} pagas ${amount} en vez de ${price}.`,
  typeAgain: 'El monto cambia, así que por seguridad escribirás la tarjeta otra vez.',
  apply: 'Aplicar el código',
  applyAndPay: (amount: string) => `Aplicar y pagar ${amount}`,
  confirmFree: 'Aplicar y confirmar sin pagar',
  payWithout: (price: string) => `Pagar ${price} sin código`,
  goOnWithout: 'Seguir sin código',
  correct: 'Corregir el código',
  applied: 'Código aplicado',
  appliedHint: (amount: string) => `Descuento de ${amount} aplicado`,
} as const;
