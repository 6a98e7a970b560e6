export const texts = {
  title: 'Mis Reservas',
  book: 'Hacer una reserva',
  emptyTitle: 'Aún no tienes reservas',
  emptyHint: 'Elige un complejo, una cancha y una hora. No necesitas registrarte.',
  errorTitle: 'No pudimos cargar tus reservas',
  groups: { upcoming: 'Próximas', past: 'Pasadas', released: 'Canceladas' },
  noUpcoming: 'No tienes reservas próximas.',

  court: (courtNumber: number, name: string) => `Cancha ${courtNumber} · ${name}`,
  hours: (from: string, to: string) => `${from} a ${to}`,
  game: { singles: 'Singles', doubles: 'Dobles' },
  pending: 'Pendiente',
  partial: (paid: string, total: string) => `Parcial ${paid} de ${total}`,
  paid: 'Pagado',
  cancelled: 'Cancelada',
  expired: 'Vencida',

  completePayment: 'Completar pago',
  completePaymentOf: (court: string, day: string, slot: string) =>
    `Completar pago: ${court}, ${day}, ${slot}`,
  dueToday: (time: string) => `Paga hasta las ${time}`,
  dueOn: (day: string, time: string) => `Paga hasta el ${day.toLowerCase()} a las ${time}`,
  overdue: (time: string) => `El plazo para pagar terminó a las ${time}`,
  bookAgain: 'Volver a reservar',
  bookAgainOf: (court: string) => `Volver a reservar: ${court}`,
} as const;
