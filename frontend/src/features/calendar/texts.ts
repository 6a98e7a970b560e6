import { words } from '../../shared/texts/words';

/** Texts of the monthly calendar. Those quoted by the specification are unchanged. */
export const texts = {
  title: 'Calendario de Reservas',
  backToVenue: 'Volver al Venue',
  nothing: '-',
  courtAt: (courtNumber: number, timeSlot: string) => `C${courtNumber} ${timeSlot}`,
  more: (count: number) => `+${count}`,
  seeDay: (day: string, count: number) => `${day}: ${words.bookingCount(count)}`,
  allBookings: (month: string) => `Todas las Reservas de ${month}`,
  noBookings: 'No hay reservas para este mes',
  noBookingsHint: 'Todas las horas están libres: elige una cancha y estrénalo.',
  chooseCourt: 'Elegir cancha',
  paymentStatus: { completed: words.paid, partial: 'Pago Parcial', pending: words.pending },
  failed: 'No pudimos cargar las reservas',
} as const;
