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
  at_desk: {
    requested: 'Le llegó al club y tu reserva no lo necesitaba. Acuerda con recepción cómo te lo devuelve.',
    sent: 'Le llegó al club y tu reserva no lo necesitaba. El club te lo está devolviendo.',
    succeeded: 'Le llegó al club y tu reserva no lo necesitaba. El club ya te lo devolvió completo.',
    failed: 'Le llegó al club y tu reserva no lo necesitaba. El dinero sigue siendo tuyo: escríbele al club.',
  },
  atDeskTitle: {
    requested: (amount: string) => `El club te devuelve ${amount}`,
    sent: (amount: string) => `El club te devuelve ${amount}`,
    succeeded: (amount: string) => `El club te devolvió ${amount}`,
    failed: (amount: string) => `El club todavía te debe ${amount}`,
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
