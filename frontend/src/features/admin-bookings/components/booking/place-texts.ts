/** Texts of the places of a payment link at the desk. */
export const placeTexts = {
  title: 'Qué lugares pagan ahora (ninguno marcado: todos)',
  place: (number: number, amount: string, isBeingPaid: boolean) =>
    `Lugar ${number} · ${amount}${isBeingPaid ? ' · lo están pagando' : ''}`,
} as const;
