export const texts = {
  choiceTitle: (places: number) => `Comparte el pago entre ${places}`,
  choiceHint: (perPlayer: string) =>
    `${perPlayer} con su tarjeta, sin registrarse. ¿Y si alguien no paga a tiempo?`,
  guarantee: 'Garantizar con mi tarjeta',
  guaranteeHint: (amount: string) => `Se reservan ${amount}, no se cobra nada.`,
  guaranteeDeadline: (time: string) =>
    `A las ${time} se cobra solo lo que falte y el resto se libera. La hora es tuya aunque alguien no pague.`,
  unguaranteed: 'Compartir sin garantía',
  unguaranteedHint: 'Nadie reserva nada en tu tarjeta.',
  unguaranteedExpires: (time: string) =>
    `Si a las ${time} no han pagado todos, la reserva vence: la hora queda libre y a cada quien se le devuelve lo que pagó.`,
  unguaranteedSavedCard: (time: string) =>
    `Si a las ${time} no han pagado todos, lo que falte se cobra a la tarjeta de tu pago anterior.`,

  guaranteeTitle: 'Garantía con tu tarjeta',
  guaranteeTerms: (amount: string, time: string) =>
    `Tu banco reserva ${amount} sin cobrarlos. Si a las ${time} falta algo, se cobra solo eso; el resto se libera. Cuando todos hayan pagado, se libera todo enseguida.`,
  guaranteeConsent:
    'Tu tarjeta queda guardada en el procesador de pagos para cobrar, solo si hace falta, lo que quede pendiente de tus reservas al vencer su plazo.',
  hold: (amount: string) => `Reservar ${amount} en mi tarjeta`,
  guaranteeFailed: 'No pudimos preparar la garantía',
  guaranteed: 'Garantía lista',
  guaranteedHint: (amount: string) => `Se reservaron ${amount} en tu tarjeta; no se cobró nada.`,

  sharedTitle: 'Pago compartido',
  linkFailed: 'No pudimos cargar el link de pago',
  ownShare: (amount: string) => `Pagar solo mi parte, ${amount}`,
  ownSharePaid: 'Tu parte ya está pagada.',
  rest: 'Falta por pagar',
  payRest: (amount: string) => `Pagar lo que falta ${amount}`,
  restSupersedes:
    'Alguien está pagando su parte ahora mismo. Si pagas lo que falta, ese pago se detiene antes y no se le cobra nada.',
} as const;
