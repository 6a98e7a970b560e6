import { words } from '../../../shared/texts/words';

export const texts = {
  title: {
    paid: 'Tu reserva está pagada',
    shared: '¡Listo, todo está pagado!',
    free: 'Reserva confirmada',
    at_club: 'Reserva confirmada',
    by_transfer: 'Falta tu transferencia',
    played: 'Esta reserva ya se jugó',
    partial: 'Falta completar el pago',
    unpaid: 'Tu reserva aún no está pagada',
    cancelled: 'Esta reserva fue cancelada',
    released: 'Soltaste la hora',
    expired: 'Esta reserva venció',
  },
  freeBy: (code: string) => `El código ${code} cubre todo el precio.`,
  releasedHint: 'No se cobró nada.',
  playedHint: 'Gracias por jugar. Aquí tienes tu comprobante.',
  missing: (amount: string) => `Faltan ${amount}.`,
  partArrived: (paid: string, amount: string) => `Ya llegaron ${paid}. Faltan ${amount}.`,
  seenByClub: 'Cuando el club vea tu dinero, esta página lo dice y te escribimos.',
  expiredHint:
    'Terminó el plazo para pagar y la hora quedó libre. Lo que se había pagado se devuelve completo.',

  atVenue: 'Si llamas o escribes al complejo, da este código: con él encuentran tu reserva al momento.',
  refund: (moment: string, amount: string) => `Si cancelas antes del ${moment}, se devuelven ${amount}.`,
  refundUntil: (moment: string, amount: string) => `Si cancelas hasta el ${moment}, se devuelven ${amount}.`,
  refundLater: (moment: string, amount: string) =>
    `Si cancelas más tarde, hasta el ${moment}, se devuelven ${amount}.`,
  noRefund: 'Si cancelas ahora, ya no hay reembolso.',
  noRefundLater: 'Después de esa hora ya no hay reembolso.',
  moment: (day: string, time: string) => `${day} a ${words.theTime(time)}`,

  reminder: {
    question: '¿Te avisamos 2 horas antes en este dispositivo?',
    accept: 'Sí, avísame',
    decline: 'No, gracias',
    accepted: 'Listo: te avisamos 2 horas antes, aquí mismo.',
    refused: 'Tu navegador no permite avisos de este sitio. Puedes cambiarlo en sus ajustes.',
    failed: 'No pudimos activar los avisos. Inténtalo otra vez.',
  },

  notFoundTitle: 'No encontramos esa reserva en este navegador',
  notFoundHint:
    'Tus reservas se ven en el navegador con el que las hiciste. Si ya pagaste, no pagues otra vez: tu pago queda registrado aunque aquí no se vea. El complejo puede buscarla con su código.',
} as const;
