import { words } from '../../shared/texts/words';

export const texts = {
  tabTitle: 'Pagar reserva',
  title: 'Confirma tu reserva',
  game: 'Juego',
  games: {
    singles: `${words.game.singles}, ${words.people.singles}`,
    doubles: `${words.game.doubles}, ${words.people.doubles}`,
  },
  tariff: 'Tarifa',
  tariffs: { day: words.tariffKind.day, night: `${words.tariffKind.night}, con luz artificial` },
  price: 'Precio',
  discount: 'Descuento',
  alreadyPaid: 'Ya pagado',
  change: 'Cambiar',

  refunds: 'Si cancelas',
  refundMoment: (day: string, time: string) => `${day}, ${time}`,
  refundGone: 'Falta poco para jugar: si cancelas, no hay reembolso.',

  deadline: (time: string) => `Tienes hasta las ${time}`,
  atDeadline: {
    charges_guarantee:
      'Entonces se cobra a la tarjeta de tu garantía solo lo que falte, y el resto de lo reservado se libera.',
    charges_saved_card: 'Entonces lo que falte se cobra a la tarjeta de tu pago anterior.',
    expires:
      'Aún no hay tarjeta a la que cobrar: si entonces no está pagada, la reserva vence y la hora queda libre.',
  },
  atDeadlineShared:
    'No hay tarjeta de garantía: si entonces no han pagado todos, la reserva vence, la hora queda libre y a cada quien se le devuelve lo que pagó.',
  deadlinePassed: (time: string) => `El plazo terminó a las ${time}.`,
  afterDeadline: {
    charges_guarantee: 'Estamos cobrando lo que falta a la tarjeta de tu garantía.',
    charges_saved_card: 'Estamos cobrando lo que falta a la tarjeta de tu pago anterior.',
    expires: 'No se completó el pago: la reserva está por liberarse.',
  },

  discountQuestion: '¿Tienes un código?',
  discountField: 'Código de descuento',
  discountApply: 'Aplicar',
  discountOf: (code: string) => `Código ${code}`,
  off: (amount: string) => `−${amount}`,
  discountRemove: (code: string) => `Quitar el código ${code}`,
  discountApplied: 'Código aplicado',
  discountAppliedHint: (amount: string) => `Descuento de ${amount} aplicado`,
  discountInvalid: 'Código inválido',

  policy: (timeToPay: string) =>
    `Los jugadores tienen hasta ${timeToPay} después de reservar para completar el pago; de lo contrario, el monto que falte se cobrará automáticamente al usuario que hizo la reserva.`,
  consent:
    'Al pagar, tu tarjeta queda guardada en el procesador de pagos para cobrar, solo si hace falta, lo que quede pendiente de tus reservas al vencer su plazo.',
  pay: (amount: string) => `Confirmar y Pagar ${amount}`,

  confirmingHint:
    'Tu tarjeta ya respondió, así que no hace falta pagar de nuevo. Esto suele tardar unos segundos; si cierras la página, la reserva se confirma igual.',

  nothingToPay: 'No queda nada por pagar',
  nothingToPayHint: 'El descuento cubre toda la reserva: confírmala sin tarjeta.',
  confirm: 'Confirmar reserva',
  freeBooking: 'Reserva confirmada',

  cancelledHint: 'Ya no hay nada que pagar. Puedes reservar otra hora cuando quieras.',
  expiredTitle: 'El plazo para pagar venció',
  expiredHint: 'La reserva se liberó sin pago. Si la hora sigue libre, puedes volver a reservarla.',
  playedTitle: 'Esta reserva ya pasó',
  playedHint: 'Ya no se puede pagar. ¿Jugamos otra vez?',
  latePayment:
    'Tu pago llegó cuando la reserva ya se había liberado: te lo devolvemos completo a la tarjeta.',

  notFoundTitle: 'Reserva no encontrada',
  notFoundHint: 'El enlace no es correcto o la reserva se hizo desde otro navegador.',
} as const;
