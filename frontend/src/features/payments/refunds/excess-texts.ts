import { words } from '../../../shared/texts/words';

/** Apart from the other texts, because only the late part of the screens needs them. */
export const texts = {
  match: (venue: string, day: string, time: string) =>
    `Partido en ${venue}, ${day} a ${words.theTime(time)}.`,
  requested: {
    title: (amount: string) => `Te devolvemos un cobro de ${amount}`,
    hint: 'Llegó cuando la reserva ya no lo aceptaba. Ya pedimos el reembolso completo a la misma tarjeta: no tienes que hacer nada.',
  },
  sent: {
    title: (amount: string) => `Te devolvemos un cobro de ${amount}`,
    hint: 'Llegó cuando la reserva ya no lo aceptaba. El reembolso completo ya va en camino a la misma tarjeta; según tu banco puede tardar unos días.',
  },
  succeeded: {
    title: (amount: string) => `Te devolvimos un cobro de ${amount}`,
    hint: 'Llegó cuando la reserva ya no lo aceptaba. Ya lo devolvimos completo a la misma tarjeta; según tu banco puede tardar unos días en verse.',
  },
  failed: {
    title: (amount: string) => `No pudimos devolverte un cobro de ${amount}`,
    hint: 'Llegó cuando la reserva ya no lo aceptaba, y el banco rechazó el reembolso. El dinero sigue siendo tuyo: te contactaremos. Si no nos dejaste un correo, escríbele al complejo.',
  },
  left: {
    requested:
      'Dejaste tu lugar. Ya pedimos el reembolso completo a la misma tarjeta: no tienes que hacer nada.',
    sent: 'Dejaste tu lugar. El reembolso completo ya va en camino a la misma tarjeta; según tu banco puede tardar unos días.',
    succeeded:
      'Dejaste tu lugar. Ya lo devolvimos completo a la misma tarjeta; según tu banco puede tardar unos días en verse.',
    failed:
      'Dejaste tu lugar, y el banco rechazó el reembolso. El dinero sigue siendo tuyo: te contactaremos. Si no nos dejaste un correo, escríbele al complejo.',
  },
} as const;
