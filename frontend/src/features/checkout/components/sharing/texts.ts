import { words } from '../../../../shared/texts/words';

export const texts = {
  divideHint: (perPlayer: string) => `${perPlayer} con su tarjeta, desde un link y sin registrarse.`,
  choiceTitle: (places: number) => `Comparte el pago entre ${places}`,
  choiceHint: (perPlayer: string) =>
    `${perPlayer} con su tarjeta, sin registrarse. ¿Y si alguien no paga a tiempo?`,
  guarantee: 'Garantizar con mi tarjeta',
  guaranteeHint: (amount: string) => `Tu banco retiene ${amount}, pero no se te cobra nada.`,
  guaranteeDeadline: (time: string) =>
    `A ${words.theTime(time)} se cobra solo lo que falte y el resto se libera. La hora es tuya aunque alguien no pague.`,
  guaranteeAfterPlay: (time: string) =>
    `Tus amigos pueden pagar hasta ${words.theTime(time)}, también después de jugar. Entonces se cobra solo lo que falte y el resto se libera.`,
  guaranteeOnCancelling:
    'Si cancelas cuando ya no se devuelve todo, lo que falte se cobra de lo retenido y se devuelve lo que digan las condiciones.',
  unguaranteed: 'Compartir sin garantía',
  unguaranteedHint: 'No se retiene nada en tu tarjeta.',
  unguaranteedExpires: (time: string) =>
    `Si a ${words.theTime(time)} no han pagado todos, la reserva vence, la hora queda libre y a quien ya pagó se le devuelve todo.`,
  unguaranteedSavedCard: (time: string, card: string) =>
    `Si a ${words.theTime(time)} no han pagado todos, lo que falte se cobra a ${card}.`,

  guaranteeTitle: 'Garantía con tu tarjeta',
  guaranteeTerms: (amount: string, time: string) =>
    `Tu banco retiene ${amount}, pero no se te cobra nada. Si a ${words.theTime(time)} falta algo por pagar, se cobra solo eso. El resto se libera; si todos pagan antes, se libera todo enseguida.`,
  hold: (amount: string) => `Retener ${amount} en mi tarjeta`,
  guaranteeFailed: 'No pudimos preparar la garantía',
  guaranteed: 'Garantía lista',
  guaranteedHint: (amount: string) => `Tu banco retiene ${amount}. No se te cobró nada.`,

  sharedTitle: 'Pago compartido',
  linkFailed: 'No pudimos cargar el link de pago',
  ownShare: (amount: string) => `Pagar solo mi parte, ${amount}`,
  ownSharePaid: 'Tu parte ya está pagada.',
  rest: 'Falta por pagar',
  payRest: (amount: string) => `Pagar lo que falta ${amount}`,
  restSupersedes:
    'Alguien está pagando su parte ahora mismo. Si pagas tú lo que falta, su pago se detiene y no se le cobra nada.',
} as const;
