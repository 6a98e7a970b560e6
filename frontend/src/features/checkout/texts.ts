export const texts = {
  tabTitle: 'Pagar reserva',
  title: 'Confirma tu reserva',
  summary: 'Resumen de tu reserva',
  courtTitle: (courtNumber: number, name: string) =>
    name === `Cancha ${courtNumber}` ? name : `Cancha ${courtNumber} · ${name}`,
  hours: (from: string, to: string) => `${from} a ${to}`,
  game: 'Juego',
  games: { singles: 'Singles, 2 personas', doubles: 'Dobles, 4 personas' },
  tariff: 'Tarifa',
  tariffs: { day: 'Diurna', night: 'Nocturna, con luz artificial' },
  price: 'Precio',
  discount: 'Descuento',
  alreadyPaid: 'Ya pagado',
  total: 'Total a pagar',
  change: 'Cambiar',
  changeHint:
    'Si eliges otra hora, esta sigue apartada a tu nombre hasta que venza su plazo o la canceles en Mis Reservas.',

  refunds: 'Si cancelas',
  refundBefore: (day: string, time: string) => `Antes del ${day}, ${time}`,
  refundUntil: (day: string, time: string) => `Hasta el ${day}, ${time}`,
  refundAmount: (percentage: number, amount: string) => `${percentage}% · ${amount}`,
  refundLater: 'Después',
  noRefund: 'Sin reembolso',
  refundGone: 'Faltan menos de 12 horas para jugar: si cancelas, no hay reembolso.',

  deadline: (time: string) => `Tienes hasta las ${time}`,
  deadlinePassed: (time: string) =>
    `El plazo terminó a las ${time}. El monto que falte se cobra automáticamente a quien hizo la reserva.`,

  payment: 'Pago con tarjeta',
  policy:
    'Los jugadores tienen hasta 1 hora después de reservar para completar el pago; de lo contrario, el monto que falte se cobrará automáticamente al usuario que hizo la reserva.',
  consent:
    'Al pagar, tu tarjeta queda guardada en el procesador de pagos para cobrar, solo si hace falta, lo que quede pendiente de tus reservas al vencer su plazo.',
  pay: (amount: string) => `Confirmar y Pagar ${amount}`,
  intentFailed: 'No pudimos preparar el pago',

  confirmingHint:
    'Tu tarjeta ya respondió, así que no hace falta pagar de nuevo. Esto suele tardar unos segundos; si cierras la página, la reserva se confirma igual.',
  seeBookings: 'Ver Mis Reservas',

  nothingToPay: 'No queda nada por pagar',
  nothingToPayHint: 'El descuento cubre toda la reserva: confírmala sin tarjeta.',
  confirm: 'Confirmar reserva',
  freeBooking: 'Reserva confirmada',

  paidTitle: 'Esta reserva ya está pagada',
  paidHint: (day: string, time: string) => `Te esperamos el ${day} a las ${time}.`,
  cancelledTitle: 'Esta reserva fue cancelada',
  cancelledHint: 'Ya no hay nada que pagar. Puedes reservar otra hora cuando quieras.',
  expiredTitle: 'El plazo para pagar venció',
  expiredHint: 'La reserva se liberó sin pago. Si la hora sigue libre, puedes volver a reservarla.',
  playedTitle: 'Esta reserva ya pasó',
  playedHint: 'Ya no se puede pagar. ¿Jugamos otra vez?',
  latePayment:
    'Tu pago llegó cuando la reserva ya se había liberado: te lo devolvemos completo a la tarjeta.',
  bookAgain: 'Volver a reservar',

  notFoundTitle: 'Reserva no encontrada',
  notFoundHint: 'El enlace no es correcto o la reserva se hizo desde otro navegador.',
  backHome: 'Volver al inicio',
} as const;
