import { usualMinutes } from '../../shared/model/play';
import { lengthInWords } from '../../shared/texts/play-words';
import { words } from '../../shared/texts/words';

/** Texts of the monthly calendar. Those quoted by the specification are unchanged. */
export const texts = {
  title: 'Calendario de Reservas',
  previewTitle: (venue: string) => `Calendario de ${venue}`,
  preview: (venue: string) => `Mira qué días quedan horas libres en ${venue} y reserva la tuya.`,
  backToVenue: 'Volver al Venue',
  nothing: '-',
  courtAt: (courtNumber: number, timeSlot: string) => `C${courtNumber} ${timeSlot}`,
  free: (count: number) => (count === 0 ? 'Sin horas' : `${count} ${count === 1 ? 'libre' : 'libres'}`),
  closed: 'Cerrado',
  closedInWords: 'cerrado',
  freeInWords: (count: number) =>
    count === 0 ? 'sin horas libres' : `${count} ${count === 1 ? 'hora libre' : 'horas libres'}`,
  monthHint: {
    over: () => 'Este mes ya pasó.',
    open: () => 'Elige un día para ver sus horas libres y reservar.',
    later: (days: number) => `Todavía no se puede reservar: cada día se abre ${days} días antes.`,
    without_courts: () => 'Este complejo todavía no tiene canchas.',
  },
  freeOn: (day: string) => `Horas libres del ${day}`,
  freeHint: (minutes = usualMinutes) =>
    minutes === usualMinutes
      ? 'Precio de singles. Toca una hora para reservarla.'
      : `Precio de singles por ${lengthInWords(minutes)}. Toca una hora para reservarla.`,
  noneOnCourt: 'Sin horas libres',
  closedOn: (reason: string | null) =>
    reason === null ? 'El complejo no abre este día.' : `El complejo no abre este día: ${reason}.`,
  noneOnDay: 'Este día ya no quedan horas libres.',
  bookHour: (court: string, day: string, slot: string) => `Reservar ${court} el ${day} a las ${slot}`,
  bookingsOn: (day: string) => `Reservas del ${day}`,
  noBookingsOn: 'Nadie ha reservado este día todavía.',
  noBookingsOnPast: 'Ese día nadie reservó.',
  dayFailed: 'No pudimos cargar las horas de este día',
  showPastDays: (count: number) => (count === 1 ? 'Mostrar 1 día pasado' : `Mostrar ${count} días pasados`),
  more: (count: number) => `+${count}`,
  seeDay: (day: string, parts: readonly string[]) => [day, parts.join(', ')].join(': '),
  allBookings: (month: string) => `Todas las Reservas de ${month}`,
  noBookings: 'No hay reservas para este mes',
  noBookingsHint: {
    over: 'Nadie reservó en este mes.',
    open: 'Elige arriba un día para ver sus horas libres, o ve directo a una cancha.',
    later: 'Vuelve cuando se abran sus reservas.',
    without_courts: 'Vuelve pronto, o elige otro complejo.',
  },
  chooseCourt: 'Elegir cancha',
  paymentStatus: { completed: words.paid, partial: 'Pago Parcial', pending: words.pending },
  failed: 'No pudimos cargar las reservas',
} as const;
